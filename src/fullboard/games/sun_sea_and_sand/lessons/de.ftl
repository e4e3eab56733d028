# Die Lektionen von Sun, Sea & Sand auf Deutsch.

lesson-first-turn = Deine erste Woche
lesson-first-turn-about = Ein Dach, ein paar Gäste und ein Grund zu bleiben.
lesson-first-turn-goal =
    Dieses Stück Insel gehört dir. Acht Wochen lang baust du hier eine Ferienanlage und holst Touristen vom Schiff.

    Am Ende zählt jeder Tourist, der noch da ist, einen Punkt, und jede Anlage so viele, wie auf ihr stehen. Geld ist dann nichts mehr wert: Gib es aus. (Deinen einen Punkt bisher gibt es für deine leeren Felder: Was zusammenhängt, ist ein *leeres Gebiet*, und jedes Gebiet zählt 1. Wie man mehrere daraus macht, kommt später.)
lesson-first-turn-family =
    Die Arbeit macht deine Familie. Jedes Mitglied, das daheim ist, tut in dieser Woche *eine Sache* und ist dann eine Weile beschäftigt. Deine Familie ist deine Zeit, und Zeit ist knapp.

    Drei sind daheim, zwei weitere kommen nächste Woche zurück (Uhr +1), und du hast 13 Geld.
lesson-first-turn-bungalows = Gäste brauchen zuallererst ein Dach. Drei Bungalows kosten 6. Bau drei. Die Uhr auf dem Knopf sagt, in welcher Woche dieses Mitglied wieder zu Hause ist.
lesson-first-turn-bungalows-hint = Bungalows baut man zu einem, zweien, dreien oder vieren: für 1, 3, 6 oder 10.
lesson-first-turn-wrong-number = Geht auch. Aber mit dem Schiff kommen drei Gäste, und wir wollen sie alle.
lesson-first-turn-wrong-build = Eine Anlage für niemanden? Erst ein Dach, dann Gäste, dann etwas zu tun.
lesson-first-turn-wrong-reserve = Vorausreservieren ist klug, in einer ruhigen Stunde. Erst ein Dach für die von heute.
lesson-first-turn-wrong-sign = Ein Schild lockt Rucksacktouristen an. Auch die wollen irgendwo schlafen.
lesson-first-turn-fetch =
    Noch 7 Geld, drei freie Betten, und { SEAT(1) } hat auch gebaut. Jetzt eine Gruppe vom Schiff *dieser Woche*: Man nimmt sie ganz oder gar nicht, und alle brauchen sofort ein Bett.

    Hol die drei Roten.
lesson-first-turn-fetch-hint = Rote Touristen mögen die Promenade. Auf dem Schiff von Woche 1 ist eine Gruppe von dreien.
lesson-first-turn-wrong-mixed = Drei Betten, drei Gäste: passt. Aber zwei Farben wollen zweierlei Vergnügen. Nimm die drei Roten.
lesson-first-turn-wrong-group = Du hast Platz für mehr. Nimm die drei Roten.
lesson-first-turn-wrong-boat = Die Betten sind gemacht und leer. Auf zum Schiff!
lesson-first-turn-stay =
    Drei Gäste. Aber im Bungalow bleiben sie nur eine Woche und fahren dann heim: es sei denn, es gibt etwas zu tun *in ihrer Farbe*.

    Rot mag die Promenade. Du hast 7 Geld: Bau die Terrasse.
lesson-first-turn-stay-hint = Die Terrasse kostet 6 und bringt am Ende 3 Punkte. Deine erste Anlage kommt ganz links in ihre Reihe.
lesson-first-turn-wrong-bar = Auch die Bar ist rot, und jeder Gast zahlt dort doppelt. Aber Punkte bringt sie keine, und heute reicht es für die Terrasse.
lesson-first-turn-wrong-colour = Deine Gäste sind rot. Das ist eine andere Farbe: Sie gingen daran vorbei und nach Hause.
lesson-first-turn-wrong-leave = Dann fahren deine drei Gäste am Ende der Woche heim. Gib ihnen etwas zu tun.
lesson-first-turn-income =
    13 − 6 − 6 = 1. Eher wenig. Aber am Ende der Woche zahlt jeder Tourist in deiner Anlage 1.

    Wie viel Geld hast du dann?
lesson-first-turn-wrong-before = So viel hast du jetzt. Drei Gäste zahlen noch.
lesson-first-turn-wrong-income = So viel kommt herein. Und 1 ist schon in der Kasse.
lesson-first-turn-end =
    Vier, und Woche 2 beginnt. Deine drei sitzen auf der Terrasse und bleiben eine Woche länger: zwei im Ganzen, wie die kleine Zahl am Anfang der Reihe sagt. *Sie schlafen weiter in deinen Bungalows*: Mehr Gäste brauchen mehr Betten. Die Gäste von { SEAT(1) } hatten nichts zu tun und sind weg.

    Das ist der ganze Kniff: ein Dach, Gäste und eine Kette von Anlagen in ihrer Farbe, die sie weiterreicht.

lesson-booking = Bar, Reservierungen, Rucksäcke
lesson-booking-about = Mehr einnehmen, vorausplanen und Gäste umsonst bekommen.
lesson-booking-resort =
    Woche 2 in deiner Anlage: ein roter Gast im Bungalow, zwei an der Bar, die Terrasse noch leer. Zwei aus deiner Familie sind daheim.

    Am Ende der Woche rücken alle nach rechts: vom Bungalow an die Bar, von der Bar auf die Terrasse. Alle bleiben also eine Woche länger.
lesson-booking-bar = Jeder Tourist zahlt 1 die Woche. An *deiner Bar* zahlt er 1 mehr. Was nimmst du diese Woche ein?
lesson-booking-wrong-bar = Je 1 wären 3. Aber zwei sitzen an der Bar.
lesson-booking-wrong-all = Nur wer an der Bar sitzt, zahlt doppelt, nicht der im Bungalow.
lesson-booking-book =
    Fünf. Nun denk voraus: fünf Bungalows, drei Gäste, zwei Betten frei. Gruppen auf späteren Schiffen kann man *reservieren*; ein Bett brauchen sie erst, wenn sie kommen.

    Reservier die zwei Roten auf dem Schiff von Woche 3. Bar und Terrasse warten schon. (Ein rotes ! warnt vor mehr Gästen als Betten.)
lesson-booking-book-hint = Das Schiff von Woche 3 ist das nach diesem. Zwei Herzen nebeneinander.
lesson-booking-wrong-four = Vier auf einmal, einer davon gelb: Platz wäre da, aber Gelb hat hier nichts zu tun. Die zwei Roten.
lesson-booking-wrong-colour = Deine Promenade ist rot. Was sollten die hier tun?
lesson-booking-wrong-late = Dein Familienmitglied wartet auf dem Schiff, bis es ablegt. Je früher, desto schneller ist es wieder daheim.
lesson-booking-wrong-today = Gut für heute. Aber wir lernen gerade zu planen: nächste Woche.
lesson-booking-wrong-else = Später. Erst die Reservierung.
lesson-booking-walkers =
    Nun zu den Rucksacktouristen. Am Ende jeder Woche kommt einer dazu. Wie weit er geht, sagt das Geld des *Ärmsten*. Das bist du mit 6: Er beginnt am Strand links von dir und geht sechs Schritte, über die Anlagen, Strände und *Schilder* aller.
lesson-booking-stops =
    Das ist der Weg. Wo er auf einer Anlage oder einem Schild stehen bleibt, zieht er ein, wenn ein Bungalow frei ist. Arbeit macht er niemandem; am Schiff abholen oder reservieren lässt er sich nicht.
lesson-booking-sign = Jedes Schild macht deinen Wegabschnitt länger, sodass mehr von ihnen bei dir stehen bleiben; und am Ende ist es ein Punkt. Geld kostet es keins. Stell eins auf.
lesson-booking-sign-hint = Schilder kommen in fester Reihenfolge, auf dem ersten steht Welcome.
lesson-booking-wrong-sign = Schön, aber heute soll es ein Schild sein.
lesson-booking-end =
    Woche 3. Fünf sind hereingekommen: 11 Geld. Die zwei von der Bar sind auf der Terrasse, der Nächste sitzt an der Bar, und deine zwei Reservierten sind im Bungalow. Der Rucksacktourist blieb bei { SEAT(2) } stehen, fand dort nichts zu tun und ist wieder fort.

    Kommen mehr an, als du Betten hast, musst du welche wegschicken und für jeden 1 zahlen. Reservier also mit Blick auf die, die gehen.

lesson-building = Bauen, und das Ende
lesson-building-about = Wo etwas stehen darf und was es wert ist.
lesson-building-last =
    Die letzte Woche. Einnahmen gibt es keine mehr: Du hast 13 Geld, und was davon bleibt, ist nichts wert. Zwei aus deiner Familie können noch etwas tun.

    Am Ende zählen: Touristen, Schilder, die Punkte auf den Anlagen und *Gebiete*. Was das ist, kommt gleich.
lesson-building-where =
    Jede Anlage steht in der Reihe ihrer Farbe, und du darfst *jede nur einmal* haben. Die erste ganz links; spätere auch ganz links oder auf einem Feld, das eine von deinen *berührt*, in welcher Reihe auch immer, mit einer Seite oder einer Ecke.

    Deine Terrasse steht ganz links auf der Promenade. Wie viele Felder gibt es für die Strandbar, am Strand darunter?
lesson-building-wrong-corner = Das Feld ganz links ist eins. Und Ecken zählen auch.
lesson-building-wrong-anywhere = Nicht irgendwo: ganz links, oder wo es berührt, was du schon hast.
lesson-building-beach = Zwei: gerade unter der Terrasse und schräg darunter. Die Strandbar kostet 5 und bringt 3 Punkte. Bau sie auf eins davon.
lesson-building-beach-hint = Am Strand, in der gelben Reihe.
lesson-building-wrong-dear = Auch ein Gedanke. Aber für 5 lässt die Strandbar noch Geld für etwas anderes.
lesson-building-wrong-thing = Jetzt zählen Punkte. Bau die Strandbar.
lesson-building-regions =
    Noch 8: genug für Minigolf, das 7 kostet und 4 Punkte bringt, in der grünen Reihe über der Terrasse. Und nun die *Gebiete*: Leere Felder, die mit ihren Seiten zusammenhängen, sind ein Gebiet, und jedes Gebiet ist ein Punkt. Du hast eins, den ganzen Rest.

    Bau Minigolf so, dass zwei daraus werden.
lesson-building-regions-hint = Das grüne Eckfeld hat zwei Nachbarn. Einer ist deine Terrasse.
lesson-building-wrong-flat = Dort nimmt es die Ecke selbst ein, und der Rest hängt noch zusammen. Ein Feld weiter rechts schließt es die Ecke ein.
lesson-building-wrong-golf = Minigolf, bitte: Dafür reicht es gerade.
lesson-building-count =
    Die grüne Ecke ist abgeschnitten: zwei Gebiete. Also: 3 Touristen, 1 Schild, Anlagen zu 3 + 3 + 4, und die Gebiete. 1 Geld ist übrig.

    Wie viele Punkte?
lesson-building-wrong-regions = Hast du die zwei Gebiete mitgezählt?
lesson-building-wrong-money = Geld ist am Ende nichts wert.
lesson-building-end =
    Sechzehn zu neun. Rucksacktouristen an einem Strand zwischen zwei Ferienanlagen zählen für niemanden; bei Gleichstand gewinnen mehr Touristen.

    Eine gute Anlage ist in der *letzten* Woche voll. Schau also von Anfang an auf Woche 8: Welche Farben kommen dann, und wer ist noch da?

lesson-family = Wer ist zu Hause?
lesson-family-about = Eine fünfköpfige Familie, und nie sind alle da.
lesson-family-away =
    Woche 5, und du fängst neu an. Geld kann man verdienen, *Zeit* nicht. Jede Aktion schickt jemanden aus deiner Familie fort: ein Schild für eine Woche, Bungalows für zwei, eine Anlage für drei, der Weg zum Hafen, bis das Schiff abgelegt hat.

    Drei sind zu Hause. Die anderen zwei haben noch zu tun, auch nächste Woche.
lesson-family-order =
    Reihum eine Aktion, im Uhrzeigersinn. Wer die Muschel hat, beginnt (diese Woche du); wer niemanden mehr zu Hause hat, wird übersprungen. Du hast drei zu Hause, { SEAT(1) } eine Person, { SEAT(2) } vier.

    Wer kommt als Letztes dran?
lesson-family-me = Ich
lesson-family-blaise = { SEAT(1) }
lesson-family-carmen = { SEAT(2) }
lesson-family-wrong-me = Du hast drei Aktionen, { SEAT(2) } hat vier.
lesson-family-wrong-blaise = { SEAT(1) } hat nur eine Aktion und ist zuerst fertig.
lesson-family-beds =
    Du, { SEAT(1) }, { SEAT(2) }, du, { SEAT(2) }, du, { SEAT(2) }, { SEAT(2) }. Aufheben gilt nicht: *Wer zu Hause ist, muss etwas tun.*

    Fang mit drei Bungalows an. Sie kosten 6 von deinen 7; wer sie baut, ist zwei Wochen fort, aber die Betten stehen sofort.
lesson-family-beds-hint = Einer kostet 1, zwei kosten 3, drei 6, vier 10: je mehr auf einmal, desto teurer jeder.
lesson-family-wrong-number = Drei, bitte. Im Hafen liegt ein Schiff mit genau den richtigen Leuten.
lesson-family-wrong-roof = Erst ein Dach. Du hast noch gar keins.
lesson-family-terrace =
    { SEAT(1) } hat für 6 eine Terrasse gebaut. Die allererste Anlage muss ganz links in ihrer Reihe stehen. Und nun sieh auf den Markt: Jede verkaufte Anlage macht die nächste derselben Art um 1 teurer.

    Was würde dich eine Terrasse kosten?
lesson-family-wrong-cheaper = Teurer, leider, nicht billiger.
lesson-family-wrong-paid = So viel hat { SEAT(1) } gezahlt. Du wärst als Nächstes dran.
lesson-family-fetch =
    Sieben. Du hast 1. Also zum Hafen, da ist alles umsonst. Du hast genau *drei* Betten: Die vier Roten passen nicht hinein, und Gruppen trennen sich nicht.

    Zwei Gelbe und ein Blauer sind auch auf dem Schiff. Hol sie ab.
lesson-family-fetch-hint = Die Gruppe mit drei Köpfen in zwei Farben.
lesson-family-wrong-beds = Du hast Platz für mehr. Die Dreiergruppe.
lesson-family-wrong-boat = Drei Betten gemacht, und keiner drin. Zum Schiff!
lesson-family-idle =
    Eine Aktion noch, 1 Geld, kein freies Bett. Wenn einem nichts Kluges einfällt, gibt es immer noch ein Schild: Es kostet nichts, ist am Ende ein Punkt, und nächste Woche ist man wieder zu Hause.

    Auf jedem steht etwas anderes, in fester Reihenfolge, und jedes gibt es für dich einmal. Nur wenn keins mehr für dich da ist, darfst du gar nichts tun.
lesson-family-wrong-idle = Ginge auch, aber behalt die eine Münze. Ein Schild.
lesson-family-income =
    Du wirst 3 einnehmen und 4 haben. Nun zu { SEAT(2) }, neuerdings in der Werbung: sieben Touristen, zwei davon an der Bar, wo sie 1 mehr zahlen; und drei Rote sind für nächste Woche *reserviert*.

    Was nimmt { SEAT(2) } ein?
lesson-family-wrong-bar = Je 1 wären 7. Aber Bar ist Bar.
lesson-family-wrong-booked = Die Reservierten sind noch nicht da. Sie zahlen, wenn sie da sind.
lesson-family-home =
    Neun. Und eine neue Woche. Zwei von deinen Leuten sind zu Hause: vom Schild und vom Schiff, das abgelegt hat. Wer die Bungalows baut, braucht noch eine Woche, die anderen noch zwei. Also: *Zähl vor dem Bauen, wer dann zu Hause ist.*

    Die Muschel ist bei { SEAT(1) } und damit auch der Anfang. Und deine drei Gäste sind weg; für Bungalows allein bleibt niemand.

lesson-backpackers = Rund um die Insel
lesson-backpackers-about = Wie einen Leute finden, die keinen Plan haben.
lesson-backpackers-path =
    Am Ende jeder Woche geht jemand mit Rucksack an Land. Das hier ist der Weg, im Uhrzeigersinn um die Insel: jemandes *Plan*, jedes seiner *Schilder*, dann der *Strand* links davon, und weiter zum Nächsten.

    Nur Pläne und Schilder führen in einen Bungalow. Am Strand wird gezeltet und nächste Woche weitergegangen. Ein Zelt steht schon: links von { SEAT(1) }. Dein Plan ist der mit dem C.
lesson-backpackers-poorest =
    Alle gehen so viele Schritte, wie *die ärmste Person Geld hat*, und links von ihr geht der Neue los. Wer gar nichts hat, zählt nicht.

    { SEAT(0) } ist mit 4 am ärmsten. Eins: der Plan von { SEAT(1) }. Zwei: der Strand dahinter. Wo enden vier Schritte?
lesson-backpackers-board = Auf meinem Plan
lesson-backpackers-beach = Am Strand links von mir
lesson-backpackers-blaise = Bei { SEAT(1) }
lesson-backpackers-wrong-board = Das ist der dritte Schritt. Noch einer.
lesson-backpackers-wrong-blaise = Das war der erste Schritt. Noch drei.
lesson-backpackers-sign =
    Einen Schritt zu weit! Aber auch Schilder sind Schritte, und sie kommen gleich nach deinem Plan. Du hast noch eine Aktion, und nach dir ist niemand mehr dran.

    Tu etwas dagegen.
lesson-backpackers-sign-hint = Es kostet kein Geld.
lesson-backpackers-wrong-sign = Dann enden vier Schritte immer noch am Strand. Dein Stück Weg muss länger werden.
lesson-backpackers-caught =
    Vier Schritte: der Plan von { SEAT(1) }, der Strand, dein Plan, dein Schild. Ein Gast in Rot ist eingezogen und sitzt schon an der Bar. Bei 5 Schritten, oder ohne freies Bett bei dir, wäre es wieder der Strand geworden.

    Auch das Zelt ist 4 gewandert, zu { SEAT(0) }, wo alles belegt war: also *weiter zum nächsten Strand*, und wieder ein Zelt.
lesson-backpackers-tie =
    Woche 4. { SEAT(0) } hat 6, und du auch. Bei Gleichstand ist am ärmsten, wessen Marker *obenauf* liegt: wer zuletzt auf diese Zahl kam. Einnahmen gibt es in Zugreihenfolge, und du warst nach { SEAT(0) } dran.

    Wer ist jetzt am ärmsten?
lesson-backpackers-me = Ich
lesson-backpackers-ada = { SEAT(0) }
lesson-backpackers-wrong-ada = { SEAT(0) } war zuerst da und liegt unter dir.
lesson-backpackers-count =
    Welche Ehre. Der Neue beginnt also links von dir, und alle gehen 6. Der Plan von { SEAT(0) }, ein Strand, der Plan von { SEAT(1) }, ein Strand …

    Wo enden sechs Schritte?
lesson-backpackers-own = Bei meinem eigenen Schild
lesson-backpackers-ada-board = Bei { SEAT(0) }
lesson-backpackers-own-beach = Am Strand links von mir
lesson-backpackers-wrong-count = Fünf ist dein eigener Plan. Und sechs?
lesson-backpackers-keep =
    Einmal um die Insel und heim. *Dein Geld ist die Zahl der Schritte*: Was du jetzt ausgibst, gehen sie weniger. Eine Aktion hast du. Tu etwas, das den Gast nicht vertreibt.
lesson-backpackers-keep-hint = Sechs Schritte sind dein Schild, fünf wären dein Plan. Vier sind ein Strand.
lesson-backpackers-wrong-reserve = Die sechs Schritte bleiben, das stimmt. Aber es bindet deine Leute; es geht einfacher.
lesson-backpackers-wrong-fetch = Gäste vom Schiff nehmen dem Rucksack die Betten weg. Es geht einfacher.
lesson-backpackers-wrong-spend = Zu teuer: Dann gehen sie so wenige Schritte, dass sie nie bei dir ankommen.
lesson-backpackers-end =
    Noch ein roter Gast umsonst; der erste ist auf die Terrasse weitergezogen. Einmal eingezogen, sind es Touristen wie alle. Das Zelt steht jetzt links von dir und wandert nächste Woche weiter.

    Schau also vor den letzten Zügen einer Woche, wer am ärmsten ist, und zähl. Es ist das Einzige hier, was einem andere mit einem Bungalow verderben können.

lesson-time = Die Woche geht um
lesson-time-about = Wer weiterzieht, wer geht und wer kein Bett hat.
lesson-time-eve =
    Der Abend von Woche 4, und du hast die letzte Aktion. Sieben Gäste in acht Bungalows: vier in Anlagen (*ihren Bungalow behalten sie*), drei daheim. Zwei Gelbe sind für nächste Woche reserviert, vier Rote für die übernächste.

    Gleich rückt alles eine Woche weiter. Sehen wir, wohin.
lesson-time-leave =
    Ein Gast geht vom Bungalow in die Anlage seiner Farbe, die *am weitesten links* steht, von dort in die nächste *rechts davon*. Wer keine findet, reist ab.

    Du hast zwei Anlagen in Rot, zwei in Grün, eine in Gelb, keine im Meer. Wie viele reisen ab?
lesson-time-wrong-blue = Der im Strandkorb, ja. Aber was sollen die zwei Blauen tun, so ganz ohne Meer?
lesson-time-wrong-red = Bar, dann Terrasse; Schwimmbad, dann Minigolf: Rot und Grün finden alle etwas.
lesson-time-taken = Drei: Gelb hat keine zweite Anlage, Blau keine erste. Vier bleiben, zwei Gelbe kommen. Wie viele deiner acht Bungalows sind dann belegt?
lesson-time-wrong-arrive = So viele bleiben. Zwei kommen noch.
lesson-time-wrong-all = Nicht ganz: 7 − 3 + 2.
lesson-time-turn = Sechs. Nun lass die Woche enden: Stell ein Schild auf.
lesson-time-wrong-turn = Mach es einfach: ein Schild.
lesson-time-moved =
    Zwei gingen von der Bar auf die Terrasse, einer vom Bungalow an die Bar, einer vom Schwimmbad zum Minigolf. Die zwei Gelben sind da. Sechs von acht belegt, zwei frei, und die vier Roten kommen nun nächste Woche.

    So *hält jede Anlage einer Farbe ihre Gäste eine Woche länger*: drei Anlagen, drei Wochen mehr. Die kleine Zahl am Anfang der Reihe zählt sie alle.
lesson-time-members =
    Und im Hafen: Das Schiff von Woche 4 hat abgelegt, die fünf darauf sind heimgegangen, einer davon deiner. Wer auf dem Schiff steht, das jetzt da ist, du und { SEAT(0) }, bleibt, bis *dieses* ablegt. Auch die Zeitfelder sind um eins gerückt.

    Wie viele von deinen sind zu Hause?
lesson-time-wrong-members = Einer vom Schiff, einer vom Schild. Die anderen sind noch fort.
lesson-time-greed =
    Und die Muschel hast jetzt du. Drei deiner sechs reisen diese Woche ab, also werden fünf Betten frei sein, für die vier Roten.

    Lass uns gierig sein und sehen, was passiert: Reservier für nächste Woche auch die drei Blauen.
lesson-time-greed-hint = Zum Reservieren braucht man kein Bett. Heute nicht.
lesson-time-wrong-other = Noch gieriger. Die drei Blauen, nächste Woche.
lesson-time-wrong-modest = Sehr vernünftig. Aber heute wollen wir Ärger sehen.
lesson-time-spare = Sieben reserviert, fünf Betten: Deine Anlage zeigt es schon an. Mit zwei Bungalows mehr wäre alles gut. Wir aber wollen Ärger: Stell ein Schild auf.
lesson-time-wrong-beds = Genau das solltest du tun. In deiner nächsten Partie. Jetzt bitte ein Schild.
lesson-time-send =
    Die Woche brachte 7, aber in die Kasse passen *höchstens 20*: 1 verfällt. Und da sind sie, sieben für fünf Betten. So viele wie hineinpassen, musst du aufnehmen. Für alle anderen zahlst du je 1, und die Farben suchst du aus.

    Wen schickst du weg?
lesson-time-send-hint = Wer hätte hier etwas zu tun?
lesson-time-wrong-send = Rot hat hier Bar und Terrasse. Blau hat gar nichts und reist nächste Woche ohnehin ab.
lesson-time-again = Einer ist schon auf dem Rückweg. Noch einer.
lesson-time-end =
    Noch 18, ein volles Haus, und ein Blauer, der nächste Woche wieder geht. Den Weg zum Hafen war er nicht wert.

    Die Schiffe aller acht Wochen liegen offen. Such eine Farbe, die immer wieder kommt, und bau zwei oder drei Anlagen dafür: Dann füllen sich die Betten von selbst.

lesson-stars = Ein Punkt
lesson-stars-about = Die allerletzte Aktion, und wer gewinnt.
lesson-stars-count =
    Woche 8, alle anderen sind fertig. { SEAT(1) } hat neun Touristen, zwei Schilder, Anlagen zu 2 + 1 + 0 + 5 + 4 + 4, fünf leere Gebiete und 12 Geld.

    Wie viele Punkte sind das?
lesson-stars-wrong-regions = Und die Gebiete? Jedes ist ein Punkt.
lesson-stars-wrong-money = Geld ist jetzt nichts mehr wert.
lesson-stars-own =
    Zweiunddreißig. Und du: acht Touristen, kein Schild, Anlagen zu 6 + 3 + 3 + 4, drei Gebiete: 27. Du hast 9 Geld und eine Aktion.

    Bei Gleichstand entscheiden mehr Touristen, und { SEAT(1) } hat neun. 32 reichen also nicht.
lesson-stars-win = Du brauchst sechs Punkte mit einer einzigen Aktion. Finde sie.
lesson-stars-win-hint = Eine Anlage zu 5, und zwar dort, wo sie die leere Küste in ein Gebiet mehr teilt.
lesson-stars-wrong-tie = 32. Gleichstand, und { SEAT(1) } hat mehr Touristen. Achte auf die Gebiete!
lesson-stars-wrong-fetch = Zwei Betten sind frei: höchstens zwei Punkte. Du brauchst sechs.
lesson-stars-wrong-small = Das ist zu wenig. Rechne: was es wert ist, und was aus den Gebieten wird.
lesson-stars-end =
    Dreiunddreißig: 8 + 0 + 21 + 4. Um einen Punkt, und der war eine Ecke voller Nichts.

    Nach den letzten Rucksäcken geschieht in Woche 8 nichts mehr: keine Einnahmen, niemand geht, niemand kommt. Wer dann da ist, zählt.
