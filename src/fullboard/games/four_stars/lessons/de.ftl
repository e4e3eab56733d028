# Die Lektionen von 4 Étoiles auf Deutsch.

lesson-first-turn = Deine ersten zwei Züge
lesson-first-turn-about = Billig kaufen, teuer verkaufen, die Karte im Blick.
lesson-first-turn-goal =
    Du baust ein Ferienimperium, und diese Karte sagt, welches: sechs Hotels, vier Restaurants, drei Clubs, zwei Flugzeuge, die *Glieder* deiner Kette. *Genau* diese 15, keins daneben, keine Ereigniskarte auf der Hand, mindestens 100 Millionen (M$) in der Kasse: Dann sagst du es an und gewinnst.

    Vier Flugzeuge hast du schon, zwei zu viel. Und 25 in der Kasse.
lesson-first-turn-roll = Ein Zug heißt: zwei Würfel, ein Spaziergang, und tun, was das Feld sagt. Würfle.
lesson-first-turn-roll-hint = Die Würfel liegen mitten auf dem Plan.
lesson-first-turn-wrong-event = Vor dem Würfeln darf man eine Ereigniskarte spielen, eine je Zug. Diese zahlt 2 für jedes Hotel auf deiner Karte: Du hast noch keins. Heb sie auf.
lesson-first-turn-buy =
    Drei und zwei: fünf Felder weiter, ein Restaurant. Hier kannst du bis zu vier Restaurants kaufen oder verkaufen, zum Preis von heute: 4 das Stück.

    Deine Karte will vier. Kauf zwei und behalte etwas Geld.
lesson-first-turn-buy-hint = Zwei Restaurants zu 4: 8 von deinen 25.
lesson-first-turn-wrong-one = Etwas mehr kannst du dir leisten. Zwei.
lesson-first-turn-wrong-many = Ginge, aber mit leerer Kasse verpasst man jede Gelegenheit. Zwei genügen.
lesson-first-turn-wrong-end = Dann wäre nichts getan.
lesson-first-turn-paid = Zwei zu 4: 8 bezahlt, 17 bleiben. Ein Geschäft je Feld, das war es. Beende deinen Zug.
lesson-first-turn-again = { SEAT(1) } hat einen Club gekauft. Du bist wieder dran: Würfle.
lesson-first-turn-planes =
    Vier und eins: ein Flugzeugfeld. Du hast vier Flugzeuge, und der Preis steht bei 9 von 10. Viel besser wird er nicht.

    Was brächten alle vier?
lesson-first-turn-wrong-single = Das ist der Preis für eins.
lesson-first-turn-wrong-pair = Für zwei. Du darfst vier auf einmal verkaufen.
lesson-first-turn-sell = Sechsunddreißig! Am Ende will deine Karte zwei Flugzeuge, aber die gibt es wieder, wenn sie billig sind. Verkauf alle vier.
lesson-first-turn-sell-hint = Bis zu vier Glieder in einem Geschäft.
lesson-first-turn-wrong-dear = Zu 9? Gekauft wird, wenn es billig ist, verkauft, wenn es teuer ist.
lesson-first-turn-wrong-few = Mehr! Zu 9 behält niemand Flugzeuge.
lesson-first-turn-end =
    53 in der Kasse nach zwei Zügen. Das ist der Takt: kaufen, was die Karte will, solange es billig ist, verkaufen, was teuer ist, und die Preise arbeiten lassen.

    Wie man sie bewegt, kommt bald: Das geschieht auf den $-Feldern.

lesson-dollars = Die $-Felder
lesson-dollars-about = Wo sich Preise bewegen und das Geld herkommt.
lesson-dollars-roll = Du hast zwei Restaurants, zwei Clubs und drei Flugzeuge. Preise bewegen sich nur durch Ereignisse und auf den $-Feldern. Fünf Felder weiter ist eins. Würfle.
lesson-dollars-wrong-event = Nicht diese Karte: Sie zahlt für Hotels, und du hast keins auf deiner.
lesson-dollars-three =
    Eine Drei und eine Zwei, und ein $. Hier *musst* du zwei verschiedene Preise ändern: einen um die Drei, einen um die Zwei, jeden nach oben oder nach unten, wie du willst.

    Du hast Restaurants, zu 3. Erhöh sie um drei.
lesson-dollars-three-hint = Jeder Preis hat seine Knöpfe, hinauf und hinunter, für jeden Würfel.
lesson-dollars-wrong-lower = Billiger? Senk, was du kaufen willst, und erhöh, was du hast.
lesson-dollars-wrong-three = Geht auch. Bitte die Restaurants, und die Drei.
lesson-dollars-two = 3 + 3 = 6. Und nun die Zwei: Erhöh die Clubs, sie stehen bei 5.
lesson-dollars-wrong-two = Clubs hast du auch. Erhöh die.
lesson-dollars-on =
    Clubs stehen bei 7. Nach einem $ geht es mit *einem* Würfel weiter: eine Fünf, und du stehst auf einem Clubfeld. Du könntest zu 7 verkaufen, aber deine Karte will vier Clubs.

    Lass es gut sein: Beende den Zug.
lesson-dollars-wrong-not-now = Das ginge. Für diese Lektion beende einfach den Zug.
lesson-dollars-again = { SEAT(1) } kam auch auf ein Clubfeld, fand 7 zu teuer und tat nichts. Du würfelst.
lesson-dollars-ceiling =
    Fünf und drei, und wieder ein $. Flugzeuge stehen bei 9, und du hast drei auf deiner Karte. Über 10 steigt kein Preis, aber wer ihn weiter hinauftreibt, wird *bezahlt*: 1 für jeden Punkt über 10, für jedes Glied dieser Branche auf der Karte.

    Flugzeuge um fünf hinauf wären 14. Was bekämst du?
lesson-dollars-wrong-tenth = Von 9 auf 10 bekommt niemand etwas. Es zählen die vier Punkte darüber.
lesson-dollars-wrong-each = Vier Punkte über 10, das stimmt. Für jedes von drei Flugzeugen.
lesson-dollars-raise = Vier Punkte, drei Flugzeuge: zwölf. Daher kommt das Geld. Erhöh die Flugzeuge um fünf.
lesson-dollars-wrong-other-die = Mit der Drei wären es 12, also 2 × 3 = 6. Die Fünf ist besser.
lesson-dollars-wrong-plane = Erst die Flugzeuge, um fünf.
lesson-dollars-cheap =
    37 in der Kasse, Flugzeuge bei 10. Die Drei ist noch übrig, für einen anderen Preis. Deine Karte will zwei Hotels, und du hast keins.

    Mach sie billiger.
lesson-dollars-cheap-hint = Hotels stehen bei 6.
lesson-dollars-wrong-own = Hinauf? Du musst noch von allem etwas kaufen. Hotels, hinunter.
lesson-dollars-wrong-cheap = Die hast du. Senk, was du kaufen willst: Hotels.
lesson-dollars-end =
    Hotels bei 3, Flugzeuge bei 10, um zwölf reicher. Erhöh, was du hast, senk, was du willst, und schieb über 10 hinaus, was nahe dran ist, immer wieder: Auch ein Preis von 10 zahlt noch.

lesson-announce = Ansagen und gewinnen
lesson-announce-about = Ein Tausch und drei Worte.
lesson-announce-nearly =
    Du hast 101 in der Kasse, keine Ereigniskarte und 15 Glieder. Aber schau auf deine Karte: Sie will sechs Hotels, vier Restaurants, drei Clubs, zwei Flugzeuge.

    Was stimmt noch nicht?
lesson-announce-plane = Ein Flugzeug ist zu viel
lesson-announce-hotel = Ein Hotel fehlt
lesson-announce-both = Beides
lesson-announce-wrong-half = Richtig, aber nicht alles. *Genau* diese Glieder, und keins neben der Karte.
lesson-announce-roll = Fünf Hotels statt sechs, drei Flugzeuge statt zwei. Vier Felder weiter ist eine Ecke mit vier Sternen. Würfle.
lesson-announce-barter =
    Drei und eins: da! Auf dem Feld 4 Étoiles kaufst oder verkaufst du bis zu vier Glieder einer beliebigen Branche, oder du *tauschst* mit jemandem: einige aus einer Branche gegen ebenso viele aus einer anderen. Preise spielen keine Rolle, und ablehnen kann niemand.

    Nur ein Geschäft. Welches bringt alles in Ordnung?
lesson-announce-barter-hint = { SEAT(1) } hat zwei Hotels.
lesson-announce-wrong-buy = Dann hättest du das Hotel, aber immer noch ein Flugzeug zu viel; und 97 in der Kasse.
lesson-announce-wrong-sell = Dann wäre das Flugzeug weg, und das Hotel fehlte immer noch.
lesson-announce-wrong-deal = Das hilft nicht. Eins muss hinaus und ein anderes herein, auf einen Schlag.
lesson-announce-give = Was gibst du { SEAT(1) }?
lesson-announce-wrong-give = Zu viel hast du ein Flugzeug.
lesson-announce-get = Und was verlangst du?
lesson-announce-wrong-get = Ein Restaurant wäre dein fünftes. Nimm das Hotel!
lesson-announce-say-it =
    Sechs, vier, drei, zwei. 101 in der Kasse, keine Ereigniskarte. Alles ist da, und *niemand merkt es für dich*: Wer es nicht ansagt, hat nicht gewonnen.

    Sag es an!
lesson-announce-say-it-hint = Der Knopf mit der Krone.
lesson-announce-wrong-silent = Dann wartest du eine ganze Runde, und der nächste Tausch geht vielleicht auf deine Kosten. Sag es an!
lesson-announce-end =
    Gewonnen. Die Tischrunde wird immer zu Ende gespielt, damit alle gleich oft dran waren; { SEAT(1) } hatte begonnen, also war es das. Schaffen es mehrere, gewinnt die vollste Kasse.

    Bis dahin kann ein Tausch noch jede Karte zerstören. Auch deine.

lesson-opening = Wie es anfängt
lesson-opening-about = Vier Würfel, drei Geheimnisse und ein Platz zum Loslaufen.
lesson-opening-prices =
    Eine neue Partie. Vier Würfel sind für die Anfangspreise gefallen, einer je Branche: 3 für Restaurants, 5 für Clubs, 1 für Hotels, 6 für Flugzeuge. Alle haben 25.

    Hotels zu 1! Das bleibt nicht so.
lesson-opening-hand =
    Du hast drei *Ereigniskarten*. Nur du siehst sie; die anderen sehen, wie viele es sind. Eine darf man je Zug spielen, vor dem Würfeln. Zum Gewinnen müssen alle weg sein.

    Deine sind drei Krisen: je 3 zu zahlen für jedes Hotel, jedes Restaurant, jeden Club *auf deiner Karte*. Niemand hat behauptet, das Geschäft sei gerecht.
lesson-opening-start =
    Alle suchen sich eins der vier $-Felder mit Stern aus. Dort geschieht noch nichts. Zwei Würfel zeigen öfter sieben als alles andere; sieh also nach, was fünf bis neun Felder weiter liegt.

    Du willst billige Hotels. Von Feld 46 aus kommt eins nach fünf Feldern, eins nach sieben, und nach sechs eine Ecke, an der *jede* Branche zu haben ist.
lesson-opening-start-hint = Das letzte der vier.
lesson-opening-wrong-start = Ein Platz wie jeder andere. Aber von 46 aus siehst du mehr Hotels.
lesson-opening-crisis =
    { SEAT(1) } steht anderswo. Dein Zug, und vor dem Würfeln darfst du ein Ereignis spielen. Die Hotelkrise kostet 3 für jedes Hotel auf deiner Karte.

    Was würde sie jetzt kosten?
lesson-opening-wrong-cost = Wie viele Hotels liegen auf deiner Karte?
lesson-opening-play = Nichts! Du hast ja noch kein Hotel. *Schlechte Karten spielt man am besten, solange man arm ist.* Hotels willst du als Erstes kaufen: also weg mit dieser.
lesson-opening-play-hint = Die mit dem Aufzug.
lesson-opening-wrong-roll = Halt. Billiger wirst du eine Krise nie wieder los.
lesson-opening-wrong-later = Auch umsonst, heute. Aber zuerst kommen Hotels, also zuerst diese Karte.
lesson-opening-roll = Ein Ereignis je Zug, die anderen zwei warten. Würfle.
lesson-opening-double =
    Drei und drei. Ein *Pasch* bringt eine Ereigniskarte, die du ab dem nächsten Zug spielen darfst; einen zweiten Zug gibt es dafür nicht. Und du stehst an einer Ecke mit vier Sternen: bis zu vier Glieder einer beliebigen Branche, zum Preis von heute. Ein kleiner Ring warnt: Davon läge etwas neben deiner Karte.

    Wovon hättest du am liebsten mehr?
lesson-opening-double-hint = Was kostet 1?
lesson-opening-wrong-few = Zu 1 das Stück? Nimm vier, mehr geht nicht.
lesson-opening-wrong-dear = Das ist teurer. Hotels kosten 1!
lesson-opening-wrong-nothing = Jetzt nicht. Hotels kosten 1!
lesson-opening-done = Vier Hotels für 4. Auf deine Karte legen sie sich von selbst; Platz ist für sechs. Beende deinen Zug.
lesson-opening-end =
    21 in der Kasse, vier Hotels, drei Ereigniskarten: zwei Krisen und ein Boom, frisch gezogen.

    Von nun an ist jeder Zug gleich: ein Ereignis, wenn du magst, die Würfel, das Feld.

lesson-market = Hinauf und hinunter
lesson-market-about = Fallende Preise, ein $ nach dem anderen, und der Boden.
lesson-market-want =
    Deine Karte ist voll mit Restaurants: vier, zu 5. Aber sie will drei Clubs und zwei Flugzeuge, und die stehen bei 10 und 9. Fünf Felder weiter ist ein $. Würfle.
lesson-market-club =
    Drei und zwei. Zwei verschiedene Preise *müssen* sich ändern, jeder um einen Würfel. Clubs auf 7 und Flugzeuge auf 7 oder Clubs auf 8 und Flugzeuge auf 6: beides recht. Auch einen hinauf und einen hinunter dürftest du.

    Erst die Clubs, um drei hinunter.
lesson-market-club-hint = 10 − 3 = 7.
lesson-market-wrong-raise = Hinauf? Was du noch kaufen musst, soll billiger werden.
lesson-market-wrong-club = Ginge auch. Für die Rechnung: Clubs, um drei.
lesson-market-plane = Und die Zwei für die Flugzeuge: 9 − 2.
lesson-market-wrong-plane = Die Flugzeuge, bitte, und hinunter.
lesson-market-again =
    7 und 7. Dann ging es mit einem Würfel weiter, einer Sechs: *noch ein $*! Jetzt muss sich ein Preis ändern, um diese Sechs. Restaurants stehen bei 5, und vier liegen auf deiner Karte.

    5 + 6 = 11. Was bekämst du?
lesson-market-wrong-again = Ein Punkt über 10, für jedes von vier Restaurants.
lesson-market-push = Vier. Kein Vermögen, aber es kostet auch nichts. Restaurants, hinauf.
lesson-market-wrong-push = Vier geschenkt, für deine Restaurants. Hinauf damit.
lesson-market-off =
    Wieder ein Würfel, eine Eins, und ein Flugzeugfeld: diesmal kein $, also bleibst du hier. Du darfst Flugzeuge zu 7 kaufen oder es lassen. Warten wir auf bessere Tage: Beende den Zug.
lesson-market-wrong-off = Zu 7? Du hast gesehen, was man gegen Preise tun kann. Beende den Zug.
lesson-market-next = { SEAT(1) } hat nichts getan. Dein Zug: Würfle.
lesson-market-floor =
    Fünf und eins, und ein $. Hotels stehen bei 3, und deine Karte will sechs. Also hinunter um fünf. Wie tief wäre das?
lesson-market-minus = −2: Hotels bringen mir Geld
lesson-market-one = 1
lesson-market-three = Es ist verboten, also 3
lesson-market-wrong-floor = Erlaubt ist es. Aber es gibt einen Boden: Verschenkt wird nichts.
lesson-market-hotel = 1, der Boden. Darunter geschieht nichts, und niemand bekommt etwas dafür. In einer Partie nähmst du lieber die 20 für deine Restaurants; aber wir wollen den Boden sehen. Senk die Hotels um fünf.
lesson-market-wrong-twenty = Gut gesehen: fünf über 10, vier Restaurants, 20. In einer Partie genau das. Hier wollen wir den Boden sehen: Hotels, hinunter, um fünf.
lesson-market-wrong-hotel = Hotels, hinunter, um fünf.
lesson-market-other =
    Und die Eins für eine andere Branche. Restaurants stehen bei 10, vier davon gehören dir. Du erinnerst dich: *Ein Preis bei 10 zahlt immer noch.*
lesson-market-other-hint = 11 ist eins über 10. Vier Restaurants.
lesson-market-wrong-other = Nicht schlecht. Aber es sind vier zu holen.
lesson-market-cheap = Noch vier: 33. Und nun wieder ein Würfel, eine Eins: ein Hotelfeld, mit Hotels zu 1. Solche Tage gibt es. Kauf so viele, wie du darfst.
lesson-market-wrong-cheap = Vier Hotels für 4. Wann, wenn nicht jetzt?
lesson-market-end =
    29 in der Kasse und vier Hotels. Preise gehören allen: Was du billig machst, kaufen andere vielleicht vor dir. Senk also, was gleich vor *dir* liegt.

    Die Bank hat dreißig Glieder jeder Branche, Geld ohne Ende, und gibt keinen Kredit.

lesson-events = Ereigniskarten
lesson-events-about = Wann man was spielt, und welche Glieder zählen.
lesson-events-cards =
    Du hast sechs Hotels, zwei Restaurants und drei Flugzeuge; deine Karte will sechs Hotels, vier Restaurants, drei Clubs und zwei Flugzeuge. Auf der Hand: eine gute Saison für Flugzeuge, ein Boom für Hotels, ein Angebot für Clubs.

    Eine je Zug darfst du spielen, vor dem Würfeln. Gewinnen kannst du erst, wenn alle weg sind; also soll jede etwas bringen. Sehen wir, was sie wert sind.
lesson-events-beside = Die Saison zahlt 2 für jedes Flugzeug *auf deiner Karte*. Du hast drei, aber die Karte hat Platz für zwei; das dritte liegt daneben. Was brächte sie?
lesson-events-wrong-beside = Was neben der Karte liegt, zählt nicht. Nur was darauf liegt.
lesson-events-wrong-single = Zwei für jedes Flugzeug auf deiner Karte.
lesson-events-boom = Der Boom erhöht Hotels um 3. Sie stehen bei 10, sechs von deinen liegen auf der Karte. Du weißt, was an der Decke geschieht. Was brächte er?
lesson-events-wrong-boom = Drei Punkte über 10, für jedes von sechs Hotels: 3 × 6.
lesson-events-now = Achtzehn! Wer weiß, wie lange Hotels noch bei 10 stehen. Spiel ihn.
lesson-events-wrong-roll = Erst die Karte: Sie wird vor dem Würfeln gespielt.
lesson-events-wrong-now = Die kann warten. Hotels stehen *heute* bei 10.
lesson-events-roll = Noch 18: 58. Alle sehen die Karte, dann kommt sie unter den Stapel. Nun würfle.
lesson-events-leave = Restaurants, zu 8. Zwei will deine Karte noch, aber nicht zu dem Preis. Beende den Zug.
lesson-events-wrong-leave = Zu 8? Geduld.
lesson-events-offer = Nächster Zug, nächstes Ereignis. Clubs stehen bei 2, und das Angebot verkauft sie dir, wo immer du stehst: bis zu vier, *zusätzlich* zu dem, was dein Feld erlaubt. Spiel es.
lesson-events-wrong-season = 4 für zwei Flugzeuge. Das kann warten, Clubs zu 2 nicht.
lesson-events-clubs = Deine Karte will drei Clubs. Man darf mehr kaufen, als auf sie passt, und auch von ihr verkaufen, wenn der Preis stimmt. (Ein kleiner Ring zeigt, bei welchen Zahlen etwas daneben läge.) Heute nehmen wir, was sie will.
lesson-events-clubs-hint = Drei zu 2.
lesson-events-wrong-four = Der vierte läge neben der Karte und muss am Ende weg sein. So kann man spekulieren; heute: drei.
lesson-events-wrong-clubs = Zu 2! Drei, so viele die Karte will.
lesson-events-end =
    Drei Clubs für 6. Eine Karte ist noch da. Und sollte eine nichts bewirken: Spielen darf man sie trotzdem, um sie loszuwerden. Nur nicht, wenn sie mehr kostet, als du hast.

    Wann spielt man was? Eine Krise, die dich für deine Glieder zahlen lässt, solange du wenige hast. Eine Saison, die dir dafür etwas zahlt, wenn die Karte voll ist. Einen Boom bei 9 oder 10. Ein Angebot, solange die Branche billig, einen Käufer, solange sie teuer ist.

lesson-rival = Nicht so schnell
lesson-rival-about = Jemand anders sagt es zuerst.
lesson-rival-announced =
    { SEAT(1) } hat angesagt: zwei Hotels, sechs Restaurants, vier Clubs, drei Flugzeuge, kein Ereignis, 120 in der Kasse. Alles, wie es sein soll.

    Du hast 104. Und deine Glieder? Sechs Hotels statt drei, drei Clubs statt sechs. So nah dran!
lesson-rival-turn = Ist die Partie vorbei?
lesson-rival-over = Ja, { SEAT(1) } hat gewonnen
lesson-rival-last = Nein, ich habe noch einen Zug
lesson-rival-two = Nein, alle haben noch zwei Züge
lesson-rival-wrong-turn = Alle bekommen gleich viele Züge. { SEAT(1) } hat begonnen, deiner steht also noch aus; dann ist die Tischrunde zu Ende.
lesson-rival-roll = Die Tischrunde wird zu Ende gespielt. Und nur wer dann *immer noch* alles hat, hat gewonnen. Vier Felder weiter ist eine Ecke. Würfle.
lesson-rival-barter = Die Ecke! Du darfst mit { SEAT(1) } tauschen, ablehnen gilt nicht. Du siehst es schon, oder?
lesson-rival-barter-hint = Drei Hotels zu viel, drei Clubs zu wenig. { SEAT(1) } hat vier Clubs.
lesson-rival-wrong-barter = Dann endet die Runde, und { SEAT(1) } hat gewonnen. Tausche!
lesson-rival-give = Eins bis vier Glieder einer Branche gegen ebenso viele einer anderen. Was gibst du, und wie viele?
lesson-rival-give-hint = Deine Karte will drei Hotels. Du hast sechs.
lesson-rival-wrong-many = Drei Hotels zu viel: alle drei.
lesson-rival-wrong-give = Gib, wovon du zu viel hast.
lesson-rival-get = Und was willst du dafür?
lesson-rival-wrong-get = Clubs fehlen dir, und dann fehlen sie { SEAT(1) }.
lesson-rival-both = Drei Hotels gegen drei Clubs. { SEAT(1) } hat nun fünf Hotels und einen Club: Die Ansage ist nichts mehr wert. Und du? Zähl nach und tu, was zu tun ist.
lesson-rival-wrong-silent = Drei, zwei, sechs, vier; 104; kein Ereignis. Sag es an!
lesson-rival-end =
    Gewonnen, im letzten Augenblick. Hättest du nur die Kette von { SEAT(1) } zerstört, ginge es weiter, und alles müsste neu angesagt werden. Hättet ihr es beide geschafft, gewänne das meiste Geld.

    Frag dich also vor der Ansage: Wer kommt nach mir, und wie weit ist es zur nächsten Ecke?
