# Die Lektionen von Hotel Samoa auf Deutsch.

lesson-first-turn = Deine erste Runde
lesson-first-turn-about = Eine Karte sagt, was du bietest und was die Nacht kostet.
lesson-first-turn-goal =
    Das ist dein Hotel: sechs Zimmer, alle leer, alle mit Meerblick. Touristen kommen mit dem Flugzeug, zahlen einmal und bleiben, bis das nächste Flugzeug aus ihrem Land sie heimbringt.

    Nach zwölf Runden gewinnt, wer am reichsten ist. Also: volle Zimmer, gute Preise. (Zwei Zeichen haben Zeit: ↔ zwischen zwei Hotels ist für Gleichstände, ×2 für die Hochsaison.)
lesson-first-turn-card =
    Das sind deine Karten, das Herz des Spiels. Jede hat zwei Zahlen. Die erste ist dein *Gebot*: Das höchste baut zuerst und zahlt genau so viel. Die zweite ist dein *Zimmerpreis*: Der niedrigste empfängt zuerst Gäste.

    Eine Karte für beides. Genau das ist das Problem.
lesson-first-turn-choose =
    Alle wählen geheim, und die anderen haben schon. Ein Pool steht zum Verkauf; sieben Norweger warten in zwei Gruppen.

    Unter jeder Karte steht, wie viel dir eine Gruppe damit höchstens zahlen würde. Ein bescheidenes Gebot und ein freundlicher Preis stünden dir gut: Wähle 6/5.
lesson-first-turn-choose-hint = Sie bietet 6, und die Nacht kostet 5.
lesson-first-turn-wrong-dear = Für 20 gehört der Pool sicher dir, aber mit 12 die Nacht wirst du als Letzter nach einem Zimmer gefragt.
lesson-first-turn-wrong-holiday = Betriebsferien schicken Gäste heim, statt welche zu empfangen. Nicht mit einem leeren Hotel!
lesson-first-turn-wrong-card = Das ginge auch. Aber bleiben wir bescheiden: Gebot 6, Preis 5.
lesson-first-turn-build =
    Die Karten liegen offen. { SEAT(1) } bietet 14, du 6, { SEAT(0) } 2; { SEAT(2) } macht Betriebsferien. Das höchste Gebot zuerst, aber { SEAT(1) } sind 14 zu teuer, er passt.

    Jetzt du, zu genau deinem Gebot. Ein Pool bringt heute nichts, aber Schwimmer zahlen für jeden. Kauf ihn.
lesson-first-turn-build-hint = Der Pool liegt als Einziges aus; darunter steht, was dir bliebe.
lesson-first-turn-wrong-pass = Du darfst passen. Aber ein Pool zahlt immer wieder, sobald Schwimmer kommen.
lesson-first-turn-turn =
    Sechs bezahlt, 19 bleiben. Ein zweites Plättchen hätte { SEAT(0) } für 2 haben können. Jetzt wählen die Gäste, und sie schauen auf den Preis: { SEAT(0) } verlangt 3, weniger als alle anderen, und war zuerst dran. Drei gewöhnliche Touristen sind eingezogen.

    Wie viel hat { SEAT(0) } eingenommen?
lesson-first-turn-wrong-bids = Gebote zählen jetzt nicht mehr. Drei Gäste zu je 3.
lesson-first-turn-wrong-four = Nur drei aus der Gruppe sind eingezogen; der vierte wartet noch.
lesson-first-turn-group =
    Neun. Jetzt du, zum Preis von 5. Nimm so viele, wie du willst, aber *nur aus einer Gruppe*. In der einen ist noch ein Gast übrig, ein *Verliebter* (der mit dem Herz; von der Liebe später mehr), die andere ist vollzählig.

    Wähle deine Gruppe.
lesson-first-turn-group-hint = Drei Gäste zahlen mehr als einer.
lesson-first-turn-wrong-group = Ein einsamer Verliebter: 5. In der anderen Gruppe sind drei.
lesson-first-turn-wrong-empty = Und sechs Zimmer leer lassen? Die Saison ist kurz.
lesson-first-turn-take = Drei Norweger, und die Münze unter jedem sagt, was er zahlen würde. Nimm den ersten.
lesson-first-turn-room = Jedes Zimmer zeigt, was es einbrächte. Heute sind es überall 5: Such dir eins aus.
lesson-first-turn-again = Fünf! Und der Nächste: erst der Gast, dann das Zimmer.
lesson-first-turn-wrong-more = Da wartet noch jemand mit Geld in der Hand.
lesson-first-turn-end =
    Fünfzehn zusammen: drei Gäste zu 5. Sie zahlen nur einmal, und ihre Zimmer sind belegt, bis das nächste Flugzeug aus Norwegen kommt: Die 7 neben dem kleinen Koffer ist die Runde, in der sie abreisen.

    Deine Karte ist weg, denn du hast sie genutzt. { SEAT(1) }, der nichts gekauft hat und niemanden empfangen wird, nimmt 14/8 zurück. Eine Karte, die nichts tut, kostet nichts.

lesson-guests = Wer was zahlt
lesson-guests-about = Die Reichen, die Berühmten und die, die schwimmen können.
lesson-guests-who =
    Fünf Deutsche sind gelandet: einer gewöhnlich, einer reich, ein Prominenter und zwei Schwimmer mit 2 und 3 Rettungsringen. Du hast drei Pools; und die anderen, so hört man, sind teuer geworden.

    Ein Preis von 7 sollte also reichen, um zuerst dran zu sein. Wähle 10/7.
lesson-guests-who-hint = Der niedrigste Preis empfängt zuerst. Die anderen verlangen 12 und 11, aber das erfährst du erst, wenn die Karten offen liegen.
lesson-guests-wrong-holiday = Um Gäste heimzuschicken, die du gar nicht hast?
lesson-guests-wrong-price = Das ginge. Für die Rechnung, die jetzt kommt, nehmen wir den Preis 7.
lesson-guests-first = Sieben gegen 11 und 12: Du bist zuerst dran. Es gibt nur eine Gruppe: Wähle sie.
lesson-guests-wrong-pass = Fünf Gäste, sechs Zimmer. Na komm!
lesson-guests-star =
    Gäste ziehen einzeln ein, und die Reihenfolge bestimmst du. *Wer neben einem Prominenten einzieht, zahlt doppelt*, um nah zu sein. Wer schon da war, zahlt nichts nach.

    Wer also zuerst?
lesson-guests-star-hint = Der mit der Sonnenbrille.
lesson-guests-wrong-star = Später. Zuerst der, neben dem alle wohnen wollen.
lesson-guests-middle = Je mehr Nachbarn, desto besser. Oben, unten, links, rechts: Gib dem Prominenten Zimmer 2.
lesson-guests-wrong-below = Auch drei Nachbarn, gut gesehen! Aber nehmen wir Zimmer 2.
lesson-guests-wrong-corner = In der Ecke grenzen nur zwei Zimmer an. In der Mitte sind es drei.
lesson-guests-double =
    Sieben, der einfache Preis: Prominente zahlen wie alle. Nun der Reiche, der ohnehin doppelt zahlt. Und neben dem Prominenten?
lesson-guests-wrong-rich = Reiche zahlen doppelt, wo immer sie schlafen.
lesson-guests-wrong-twice = Das wäre schön. Aber *nie mehr als das Doppelte*, was auch zusammenkommt: reich, Suite, prominent.
lesson-guests-rich = Vierzehn, dort wie überall: Mehr als das Doppelte zahlt niemand für ein Zimmer. Zimmer neben Prominenten sind an Reiche also verschwendet. Nimm den Reichen trotzdem.
lesson-guests-wrong-order = Gleich. Einer nach dem anderen.
lesson-guests-away = Und gib ihm ein Zimmer, in dem er niemandem im Weg ist: eins, das nicht an Zimmer 2 grenzt.
lesson-guests-wrong-waste = Neben dem Prominenten? Das bringt dieselben 14 und versperrt einen Platz, an dem andere doppelt zahlen.
lesson-guests-swim =
    Schwimmer zahlen das Zimmer und dazu 1 für jeden ihrer Rettungsringe in jedem deiner Pools: 3 Ringe, drei Pools, 9. Neben dem Prominenten kostet das Zimmer 14 statt 7.

    Was bringt dieser Schwimmer, alles in allem?
lesson-guests-wrong-bonus = Das ist das Baden allein. Schlafen muss er auch irgendwo.
lesson-guests-wrong-doubled = Das Baden wird nie verdoppelt, nur das Zimmer: 14 + 9.
lesson-guests-three = Dreiundzwanzig! Nimm diesen Schwimmer.
lesson-guests-beside = Und neben den Prominenten: Die Zimmer 1, 3 und 5 grenzen an Zimmer 2.
lesson-guests-wrong-apart = Dort kostet das Zimmer 7. Neben dem Prominenten sind es 14.
lesson-guests-two = Der andere Schwimmer, mit 2 Ringen: 14 + 6 = 20. Du weißt, wie.
lesson-guests-end =
    7 + 14 + 23 + 20 = 64, von vier Gästen, zum Preis von 7. Fünfzehn davon fürs Baden: 5 Ringe, drei Pools.

    Ein neuer Pool zahlt übrigens sofort für die Ringe, die schon im Haus sind. Und mehr als doppelt gibt es nicht: Zwei gute Gründe machen nicht das Vierfache.

lesson-ties = Gleichstand, Suiten, Verliebte
lesson-ties-about = Zwei mit der gleichen Karte und zwei im gleichen Zimmer.
lesson-ties-choose =
    Runde 7. Zu haben sind eine Suite und ein Zusatzzimmer; sechs Norweger warten. Die kleine Gleichstandskarte liegt *zwischen dir und { SEAT(1) }*. Du wirst sehen, wozu.

    Wähle 8/6.
lesson-ties-wrong-card = Dem Beispiel zuliebe: 8/6.
lesson-ties-builds =
    { SEAT(3) } hat 12 geboten und das Zusatzzimmer genommen. Du und { SEAT(2) }, ihr habt beide 8 geboten: Gleichstand. Bei *Geboten* geht es von der Karte aus im Uhrzeigersinn: { SEAT(1) }, { SEAT(2) }, { SEAT(3) }, und du zuletzt.

    Wer baut also als Nächstes?
lesson-ties-carmen = { SEAT(2) }
lesson-ties-me = Ich
lesson-ties-wrong-me = Du bist der Letzte in dieser Reihe, direkt vor der Karte.
lesson-ties-suite = { SEAT(2) } hat gepasst. Kauf die Suite für deine 8: Wer dort einzieht, zahlt doppelt.
lesson-ties-wrong-pass = Eine Suite verdoppelt den Preis eines Zimmers, für alle, die je dort schlafen.
lesson-ties-where = Sie kommt auf eins deiner Zimmer. Auch ein belegtes ginge, aber wer schon drin ist, zahlt nichts nach. Nimm ein freies.
lesson-ties-wrong-taken = Dort schläft schon jemand und hat bezahlt. Ein freies Zimmer bringt heute etwas ein.
lesson-ties-welcomes =
    { SEAT(1) } verlangt 5 und hat zuerst empfangen. Dann kommen zwei mit dem Preis 6, du und { SEAT(2) }. Bei *Preisen* läuft die Reihe andersherum, damit nicht immer die Gleichen zuletzt kommen.

    Wer ist dran?
lesson-ties-wrong-carmen = Bei den Geboten war es so. Bei den Preisen ist es umgekehrt.
lesson-ties-group = Richtig, du. Empfange aus der Gruppe.
lesson-ties-wrong-none = Platz ist da, und sie warten.
lesson-ties-lover =
    In Zimmer 1 sitzt ein japanischer Verliebter allein. *Für einen zweiten Verliebten ist dort noch Platz*, woher er auch kommt; jeder zahlt den vollen Preis.

    Nimm den Verliebten und bring die beiden zusammen.
lesson-ties-lover-hint = Zimmer 1.
lesson-ties-wrong-later = Gleich.
lesson-ties-wrong-alone = Ginge. Aber in Zimmer 1 wartet jemand, und das leere Zimmer bleibt für andere frei.
lesson-ties-plain =
    Sechs, und kein Zimmer verbraucht. Reist einer von beiden ab, geht der andere mit.

    Nun die Suite, die verdoppelt. Für wen: für den Reichen, der ohnehin doppelt zahlt, oder für einen Gewöhnlichen?
lesson-ties-plain-hint = Nie mehr als das Doppelte.
lesson-ties-wrong-rich = Der Reiche zahlt dort 12 und überall sonst auch 12. Der Gewöhnliche zahlt 12 nur in der Suite.
lesson-ties-wrong-room = Das bringt nur 6. In die Suite mit ihm: 12.
lesson-ties-rich = Zwölf! Und der Reiche in irgendein anderes Zimmer.
lesson-ties-end =
    6 + 12 + 12 = 30. Am Ende der Runde wandert die Gleichstandskarte eins weiter: Der Vorteil geht um den Tisch.

    Und wenn dein Hotel voller Leute ist, die nicht abreisen: Betriebsferien schicken bis zu zwei von ihnen heim, und die Karte behältst du immer.

lesson-planes = Flugzeuge und Flaggen
lesson-planes-about = Wer kommt, wer geht, und für wie lange.
lesson-planes-flags =
    Zwölf Flaggen, zwölf Runden, und alle sehen sie. Jede Runde landet das Flugzeug einer Nation: *Zuerst* reisen alle Gäste von dort ab, *dann* kommen neue. Jede Nation kommt dreimal, nie zweimal nacheinander.

    Norwegen ist gerade gelandet. Sieh nach, was danach kommt.
lesson-planes-stay =
    Drei deiner Gäste sind Deutsche. Bezahlt haben sie, und sie bleiben, bis das nächste Flugzeug aus Deutschland landet.

    In welcher Runde werden ihre Zimmer frei?
lesson-planes-wrong-japan = Da landet Japan. Deutschland kommt früher.
lesson-planes-wrong-kingdom = Da landet das Vereinigte Königreich. Deutschland kommt früher.
lesson-planes-season =
    In Runde 5, also in der nächsten: A3 unter der Flagge heißt drei von deinen. Wer früh geht, macht ein Zimmer frei, das noch einmal bezahlt wird.

    Wie viele kommen, steht auf einer Karte: heute 4 + 3, eine Vierergruppe und eine Dreiergruppe. In den Runden *6 und 12*, der Hochsaison, wird jede Gruppe verdoppelt. Wie viele wären es dann?
lesson-planes-wrong-plain = So viele sind es heute. In der Hochsaison gibt es von allem das Doppelte.
lesson-planes-wrong-one = Beide Gruppen werden verdoppelt.
lesson-planes-group = 8 + 6 = 14, bei sechs Zimmern je Haus! In Runde 6 freie Zimmer zu haben, lohnt sich. Heute aber bist du zuerst dran, zu 3 die Nacht, mit zwei freien Zimmern. Wähle deine Gruppe.
lesson-planes-wrong-group = Ginge auch. Aber in der anderen Gruppe ist jemand reich.
lesson-planes-wrong-empty = Zwei leere Zimmer bringen nichts. Wen niemand nimmt, der fliegt wieder heim.
lesson-planes-rich = Reiche zahlen das Doppelte. Das Wichtigste zuerst.
lesson-planes-wrong-rich = Und der Reiche schläft am Strand?
lesson-planes-room = In eines der beiden Zimmer. Das neben dem Hotel ist ein Zusatzzimmer: ein Zimmer wie alle, nur liegt es neben keinem.
lesson-planes-more = Und noch jemand, für das letzte Zimmer. Später *zieht niemand mehr um*.
lesson-planes-full = 6 + 3 = 9, und kein Zimmer mehr frei. Wer noch da ist, ist für die anderen; wen niemand nimmt, der fliegt heim. Du bist fertig.
lesson-planes-landed =
    Deutschland ist gelandet, deine drei Deutschen sind fort: drei Zimmer frei, dreimal neues Geld. Auch bei { SEAT(1) } ist jemand abgereist. Die Gleichstandskarte ist um eins weitergewandert.

    { SEAT(1) }, { SEAT(2) } und { SEAT(3) } haben niemanden empfangen und nichts gekauft, also haben sie ihre Karten wieder. Du hast deine genutzt: 2/3 ist weg.
lesson-planes-tiles =
    Ein neues Plättchen liegt aus, und was niemand gekauft hat, ist noch da. Zu viert kommen anfangs zwei neue je Runde, später eins, ab Runde 10 keins.

    Frag dich also, bevor du eine Karte wählst: Wer landet jetzt, wessen Zimmer werden als Nächstes frei, ist die Hochsaison nah? Und haben die anderen noch Betten? Wenn nicht, bestimmst du den Preis.

lesson-pools = Gut gebaut
lesson-pools-about = Was ein Plättchen bringt, heute und später.
lesson-pools-offer =
    Runde 7. Zum Verkauf stehen ein Pool und ein Zusatzzimmer. Du hast zwei Schwimmer mit 2 und 3 Rettungsringen, einen Prominenten in Zimmer 5 und daneben zwei Suiten: Zimmer 4 und 6.

    Ein Plättchen kostet, was du bietest, und das Geld brauchst du *jetzt*: Was Gäste zahlen, kommt erst danach. Wer nicht zahlen kann, wird trotzdem gefragt und passt, damit niemand erfährt, wie reich jemand ist.
lesson-pools-card = Die zwei anderen haben etwas vor und werden hoch bieten. Gib dich mit 8/6 zufrieden.
lesson-pools-wrong-holiday = Bei einem Pool im Angebot und freien Zimmern? Heute nicht.
lesson-pools-wrong-card = Für die Rechnung, die jetzt kommt: 8/6.
lesson-pools-which =
    14 und 12: Das war beiden zu viel, sie haben gepasst. Jetzt du, für 8. Ein Plättchen je Runde: Zusatzzimmer oder Pool?
lesson-pools-which-hint = Ein neuer Pool zahlt sofort 1 für jeden Rettungsring, der schon im Haus ist.
lesson-pools-wrong-extra = Ein Zimmer mehr ist nie verkehrt, auch wenn es neben keinem anderen liegt und nie Suite werden kann. Aber zähl deine Rettungsringe.
lesson-pools-wrong-pass = Acht ist hier ein guter Preis. Zähl deine Rettungsringe.
lesson-pools-paid = 25 − 8 + 5 = 22: Zwei Schwimmer mit 5 Ringen haben den Pool sofort bezahlt. Und du empfängst zuerst, zum Preis von 6. Drei Gruppen: Nimm die mit dem Schwimmer.
lesson-pools-wrong-group = In Gruppe 1 ist jemand mit Rettungsring und jemand mit Geld.
lesson-pools-swim =
    Ein Schwimmer mit 2 Ringen; du hast einen Pool. Die Zimmer 4 und 6 sind Suiten *und* neben dem Prominenten.

    Was würde dieser Gast dort zahlen?
lesson-pools-wrong-plain = In einem gewöhnlichen Zimmer wären es 6 + 2. In einer Suite kostet das Zimmer das Doppelte.
lesson-pools-wrong-dry = Das ist das Zimmer. Zwei Ringe, ein Pool: Da kommt noch etwas dazu.
lesson-pools-take = 12 + 2 = 14. Nur einmal doppelt, obwohl Suite und Prominenz zusammenkommen; das Baden kommt obendrauf und wird nie verdoppelt. Nimm den Schwimmer.
lesson-pools-wrong-first = Gleich. Erst, wer schwimmt.
lesson-pools-suite = In eine Suite; oder in Zimmer 2, genau über dem Prominenten. Es kommt auf dasselbe heraus: Doppelt ist doppelt.
lesson-pools-rich =
    Vierzehn. Nun der Reiche. Angenommen in einer Suite, neben dem Prominenten: reich, Suite, Prominenz, drei Gründe für das Doppelte.

    Wie viel macht das?
lesson-pools-wrong-single = Jeder einzelne dieser Gründe reicht für das Doppelte.
lesson-pools-wrong-more = Nie mehr als das Doppelte. Auch nicht aus drei guten Gründen.
lesson-pools-any = Zwölf, dort und in jedem anderen Zimmer. Nimm den Reichen trotzdem, egal in welches der beiden.
lesson-pools-wrong-leave = Zwölf einfach stehen lassen? Greif zu.
lesson-pools-end =
    26 von zwei Gästen, und 5 vom Pool.

    Eine Suite darf auch über ein belegtes Zimmer gelegt werden, aber wer darin wohnt, zahlt nichts nach. Also: Suiten für gewöhnliche Gäste, Pools, bevor die Schwimmer abreisen, Zusatzzimmer vor der Hochsaison.

lesson-holiday = Betriebsferien
lesson-holiday-about = Wenn das Haus voll ist und niemand geht.
lesson-holiday-full =
    Runde 7, jedes Zimmer belegt. Vier Norweger warten, und du hast kein Bett für sie: Welche Karte du auch spielst, du könntest höchstens bauen.

    Jetzt taugt die Karte ohne Zahlen, die Betriebsferien. Sie kauft nichts und empfängt niemanden, aber sie *schickt bis zu zwei Gäste heim*, am Ende des Empfangs. Und sie kommt immer auf die Hand zurück, sodass deine Hand nie leer ist.
lesson-holiday-choose = Wähle Betriebsferien.
lesson-holiday-choose-hint = Die Karte mit der Hängematte.
lesson-holiday-wrong-card = Bei sechs belegten Zimmern kommt niemand. Gönn deinen Leuten eine Pause.
lesson-holiday-who =
    { SEAT(2) } hat den Pool gekauft, und zusammen haben die anderen alle Norweger aufgenommen. Nun darfst du zwei heimschicken. Schau erst auf die Flaggen: Wer bald abreist, muss nicht geschickt werden.

    Wessen nächstes Flugzeug ist am weitesten weg?
lesson-holiday-germany = Das deutsche
lesson-holiday-japan = Das japanische
lesson-holiday-kingdom = Das britische
lesson-holiday-wrong-flight = Geh die Reihe entlang, von Runde 8 an. Jemand kommt erst ganz am Ende.
lesson-holiday-send = In Runde 12, der allerletzten. Der Deutsche würde Zimmer 3 bis zum Saisonende behalten. Auf Wiedersehen!
lesson-holiday-send-hint = Zimmer 3.
lesson-holiday-wrong-couple = Ein Paar zählt als zwei und geht gemeinsam. Es reist ab, sobald *einer von beiden* ein Flugzeug hat, also in Runde 10. Zimmer 3 ist schlimmer.
lesson-holiday-wrong-soon = Dieses Flugzeug landet in der nächsten Runde. Die gehen von selbst.
lesson-holiday-wrong-nobody = Du musst niemanden heimschicken. Aber die Zimmer sind etwas wert.
lesson-holiday-wrong-japan = Japan landet in Runde 10. Es gibt jemanden, der länger bleibt.
lesson-holiday-second = Noch einer. Die Briten gehen nächste Runde ohnehin, und das Paar zählte als zwei. Also einer der beiden aus Japan.
lesson-holiday-end =
    Runde 8, und vier Zimmer frei: Zwei hast du am Ende der letzten geräumt, zu spät für deren Flugzeug, und zwei haben die Briten gerade verlassen. Deine Karte ist wieder da: elf auf der Hand, bei den anderen zehn.

    Und *eine Karte, die nichts getan hat, kommt zurück*. Das gilt für jede: Wer weder kauft noch empfängt, behält sie. Abgelegte Karten liegen übrigens verdeckt; was die anderen noch haben, muss man sich merken.

lesson-specials = Sonderplättchen, und das Ende
lesson-specials-about = Drei Kniffe für die letzte Runde.
lesson-specials-last =
    Die letzte Runde, Hochsaison: acht Deutsche, eine Gruppe. Du hast 40, ein freies Zimmer und noch drei Karten: zwei teure und die Betriebsferien. Aber auch drei *Sonderplättchen*: Rücknahme, Tausch, Heimreise. Jedes lässt sich einmal nutzen, in seinem Augenblick, und alle sehen es.

    Was ungenutzt bleibt, ist am Ende 3 wert. Frag dich also vorher: Bringt es mehr als 3?
lesson-specials-recall = Vor dem Wählen holt die Rücknahme bis zu zwei abgelegte Karten auf deine Hand zurück. Niemand sieht, welche. Erst eine mittlere: Hol 8/6.
lesson-specials-recall-hint = Deine Ablage liegt offen vor dir.
lesson-specials-wrong-keep = Dann bleibt dir die Wahl zwischen 10, 12 und Ferien, und { SEAT(1) } bekommt alle acht.
lesson-specials-wrong-fetch = Möglich. Für diese Lektion: 8/6.
lesson-specials-second = Und etwas Billiges, sicherheitshalber: 2/3.
lesson-specials-wrong-one = Du darfst zwei holen. Tu es.
lesson-specials-wrong-cheap = Noch billiger. 2/3.
lesson-specials-choose = Die anderen haben gewählt. Verlangt { SEAT(1) } mehr als 6, bist du mit 6 zuerst dran. Versuch es: 8/6.
lesson-specials-wrong-choose = Versuch es erst mit 8/6. Die billige bleibt im Ärmel.
lesson-specials-swap =
    Pech: { SEAT(1) } verlangt 5 und hat acht Zimmer frei. Alle acht Deutschen werden dorthin gehen.

    Nun der *Tausch*: Wenn die Karten offen liegen, darfst du stattdessen eine andere spielen. Welche hilft?
lesson-specials-swap-hint = Nur ein Preis unter 5 hilft.
lesson-specials-wrong-stay = Dann bleibt niemand für dich übrig. Das Plättchen wäre 3 wert.
lesson-specials-wrong-dear = Teurer hilft nicht. Unter 5!
lesson-specials-worth =
    Du bist zuerst dran, mit einem Zimmerpreis von 3. Aber nur ein Zimmer ist frei. Die *Heimreise* lässt vor dem Empfang bis zu zwei Gäste gehen, und ihre Zimmer sind sofort zu haben.

    Was brächten zwei Zimmer mehr, mit zwei gewöhnlichen Gästen?
lesson-specials-wrong-tile = So viel ist das Plättchen ungenutzt wert. Genutzt bringt es zwei Gäste zu 3.
lesson-specials-wrong-beds = Deutsche gibt es genug. Zwei Gäste zu je 3.
lesson-specials-send = Sechs ist mehr als 3, also nutz es. Niemand zahlt zweimal, und es ist die letzte Runde: Schick, wen du willst. Sagen wir, Zimmer 5.
lesson-specials-send-two = Und Zimmer 4.
lesson-specials-wrong-send = Behalten ist das Plättchen 3 wert. Genutzt 6.
lesson-specials-wrong-who = Es ist gleich. Aber nehmen wir die Briten, Zimmer 5 und 4.
lesson-specials-welcome = { SEAT(2) } hat dieses Plättchen auch und behält es lieber, für 3. Zu den Deutschen!
lesson-specials-wrong-empty = Drei Zimmer frei, acht Gäste. Weiter!
lesson-specials-rich = Einer davon ist reich. Den zuerst, in irgendein Zimmer.
lesson-specials-wrong-rich = Erst der Reiche: das Doppelte.
lesson-specials-fill = Sechs, und zwei Zimmer sind noch frei. Nun ein Gewöhnlicher, egal in welches.
lesson-specials-fill-last = Neun. Und noch einer, ins letzte Zimmer.
lesson-specials-wrong-lover = Gut gesehen: Zwei Verliebte teilen sich ein Zimmer, das brächte 3 mehr. Heute geht es ohne sie. Ein Gewöhnlicher.
lesson-specials-done = Drei Zimmer, 12, und das Haus ist voll. Sag, dass du fertig bist.
lesson-specials-end =
    40 + 12 = 52. { SEAT(2) } hatte 48 und ein Plättchen für 3: 51. Nun liegt alles Geld auf dem Tisch.

    Bei Gleichstand hätten mehr *freie Zimmer* entschieden, und danach wäre der Sieg geteilt. Dass { SEAT(2) } so nah dran war, wusste niemand: Geld ist geheim. Es sei denn, man hat sich gemerkt, was gezahlt wurde.
