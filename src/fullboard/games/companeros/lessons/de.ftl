# Die Lektionen von Compañeros auf Deutsch.

lesson-first-turn = Dein erster Zug
lesson-first-turn-about = Eine Karte spielen, Beute machen.
lesson-first-turn-goal =
    In Compañeros geht es um den *Topf*: die Karten in der Mitte. Jede zählt so viele Punkte, wie auf ihr steht, und wer die meisten Punkte einsammelt, gewinnt.

    Was du aus der Hand spielst, bringt nichts. Was du dir *nimmst*, schon.
lesson-first-turn-players =
    Das bist du, { SEAT(0) }, mit zwei anderen. Unter jedem Namen steht, wie viele Karten noch auf der Hand sind und wie viele schon gewonnen.

    Eine Runde hat neun *Stiche*: Alle spielen eine Karte, dann wird der Topf verteilt. Wir steigen beim siebten ein.
lesson-first-turn-hand =
    Das ist deine Hand. Alle spielen eine Karte, irgendeine: Niemand muss Farbe bekennen, und keine Farbe gehört dir.

    Karten einer Farbe werden zusammengezählt, egal, wer sie gespielt hat. Die stärkste Farbe darf zuerst an den Topf.
lesson-first-turn-play = Eine gelbe 9 im Topf, das lockt. Um als Erster dranzukommen, brauchst du eine starke Farbe. Spiel deine stärkste Karte.
lesson-first-turn-play-hint = Sechs ist mehr als vier, und vier mehr als eins.
lesson-first-turn-wrong-green = Die grüne 4 ist bescheiden. Du hast Stärkeres.
lesson-first-turn-wrong-yellow = Eine gelbe 1 fängt keine gelbe 9: Was du spielst und was im Topf liegt, hat nichts miteinander zu tun. Spiel etwas Starkes.
lesson-first-turn-strength =
    { SEAT(1) } hat die gelbe 8 gespielt, höher als deine Karte. Aber { SEAT(2) } hat sich dir in Rot angeschlossen, und Rot darf mit 11 zuerst an den Topf.

    Hätte { SEAT(2) } stattdessen eine grüne 5 gespielt: Wer wäre dann zuerst dran?
lesson-first-turn-me = Ich, mit der roten 6
lesson-first-turn-blaise = { SEAT(1) }, mit der gelben 8
lesson-first-turn-carmen = { SEAT(2) }, mit der grünen 5
lesson-first-turn-wrong-alone = Deine 6 allein gegen eine 8? Erst mit { SEAT(2) }, in diesem Stich an deiner Seite, wird Rot am stärksten.
lesson-first-turn-wrong-five = Dann hätte jede Farbe nur eine Karte: 5, 6 und 8. Die stärkste ist zuerst dran.
lesson-first-turn-take =
    Richtig: Dann wäre Gelb mit 8 am stärksten gewesen. So aber ist Rot mit 11 stärker. Und in Rot kommt deine 6 vor der 5 von { SEAT(2) }: Du darfst vor allen anderen zugreifen.

    Nimm *alle* Karten einer Farbe aus dem Topf. Welche ist am meisten wert?
lesson-first-turn-take-hint = Rot: 2 + 3. Grün: 7. Gelb: 9. Du musst nicht die Farbe nehmen, die du gespielt hast.
lesson-first-turn-wrong-red = Zwei Karten, aber nur 2 + 3 = 5 Punkte. Es muss nicht die Farbe sein, die du gespielt hast.
lesson-first-turn-wrong-seven = Sieben Punkte sind nett. Es geht mehr.
lesson-first-turn-next =
    Neun Punkte für dich. { SEAT(2) }, in Rot auf Platz zwei, hat die grüne 7 genommen; { SEAT(1) } bekam den Rest.

    Und nun der Topf: *Die gespielten Karten sind der neue Topf geworden.* Eine hohe Karte gewinnt dir den jetzigen und macht den nächsten fett. Du hast zuerst genommen, also spielst du als Erster aus.

lesson-share-out = Wer wann zugreift
lesson-share-out-about = Sechs Leute, ein Topf und eine Reihenfolge.
lesson-share-out-table =
    Sechs Leute, sechs Farben. Fünf haben gespielt: Die Zahlen über der Erde sagen, wie stark jede Farbe gerade ist. Grün 7 + 2 = 9, Gelb 9, Blau 10, Rot 5.

    An den Topf geht es zuerst nach *Farben*, von der stärksten zur schwächsten. Innerhalb einer Farbe kommt die höhere Karte zuerst.
lesson-share-out-play =
    Ein = heißt Gleichstand; gestrichelt unter den Namen steht, wer nach jetzigem Stand wann dran ist.

    Du spielst zuletzt, und Blau führt mit 10. { SEAT(3) } steht mit einer 5 in Rot. Mach Rot zur stärksten Farbe.
lesson-share-out-play-hint = 5 + 6 = 11.
lesson-share-out-wrong-orange = Die orange 1, ganz allein: die schwächste Farbe von allen. Du sähest den anderen beim Essen zu.
lesson-share-out-first =
    Rot 11 ist am stärksten, und deine 6 ist höher als die 5 von { SEAT(3) }. Du nimmst zuerst: alle Karten einer Farbe aus dem Topf. Welcher Haufen bringt am meisten?
lesson-share-out-first-hint = Gelb 7 + 4, Rot 8 + 1, Grün 6, Blau 4.
lesson-share-out-wrong-red = 8 + 1 = 9. Es gibt einen besseren Haufen.
lesson-share-out-wrong-less = Die Summen stehen über den Haufen. Such die größte.
lesson-share-out-next =
    Elf Punkte. { SEAT(3) }, in Rot auf Platz zwei, hat 8 + 1 = 9 genommen.

    Wer ist der Nächste?
lesson-share-out-elif = { SEAT(4) }, mit Blau 10
lesson-share-out-carmen = { SEAT(2) }, mit Gelb 9
lesson-share-out-ada = { SEAT(0) }, mit der grünen 7
lesson-share-out-wrong-nine = Neun ist weniger als zehn.
lesson-share-out-stop =
    { SEAT(4) } hat die grüne 6 genommen. Und dann war Schluss: Grün hat 9, Gelb hat 9. *Ein Gleichstand beendet das Verteilen, für die Gleichen und für alle darunter.* { SEAT(0) }, { SEAT(1) } und { SEAT(2) } gehen leer aus.

    Die blaue 4 bleibt liegen, die sechs gespielten Karten kommen dazu, und du spielst aus, denn du hast zuerst genommen.

lesson-ties = Gleichstand, und das Ende
lesson-ties-about = Eine kleine Karte, die alles verdirbt.
lesson-ties-join =
    Grün 6, Rot 4, und du bist zuletzt dran. Mit deiner 2 könntest du dich { SEAT(2) } in Rot anschließen.

    Was geschähe dann?
lesson-ties-six = Rot ist am stärksten, { SEAT(2) } nimmt zuerst
lesson-ties-nobody = Niemand nimmt etwas
lesson-ties-first = Ich nehme zuerst
lesson-ties-wrong-six = 4 + 2 = 6. Und Grün? Auch 6.
lesson-ties-wrong-first = Selbst in Rot käme die 4 von { SEAT(2) } vor deiner 2. Aber schau erst auf die Summen.
lesson-ties-alone =
    Genau: 6 und 6, Gleichstand ganz oben, und der Topf bleibt, wo er ist. Gut zu wissen, wenn der Topf für andere bestimmt ist. Heute ist etwas für dich drin.

    Spiel so, dass du etwas bekommst.
lesson-ties-alone-hint = Allein mit 5 bist du Zweiter: nach Grün 6, vor Rot 4.
lesson-ties-wrong-tie = Das ist der Gleichstand: Grün 6, Rot 6, niemand nimmt. Heb ihn dir für einen Tag auf, an dem du ohnehin Letzter wärst.
lesson-ties-second = { SEAT(1) } war zuerst dran und hat die grüne 9. Jetzt du: Nimm das Bessere von dem, was noch da ist.
lesson-ties-wrong-three = Drei Punkte? Daneben liegt eine Acht.
lesson-ties-last = Der neunte und letzte Stich, eine Karte für jeden. Du hast keine Wahl mehr: Spiel sie.
lesson-ties-must = Du bist Letzter, aber etwas ist noch da. *Wer dran ist, nimmt*; ablehnen darf niemand.
lesson-ties-end =
    Das war eine Runde. Was noch auf dem Tisch liegt, zählt für niemanden, auch die drei letzten Karten nicht: Hör also mit den kleinen auf.

    51 Punkte für dich, 62 für { SEAT(1) }. Gewonnene Karten liegen bis zum Schluss verdeckt; wer sich merkt, wer was genommen hat, weiß, wen es aufzuhalten gilt.

lesson-companions = Gute Gesellschaft
lesson-companions-about = Zweiter bei den Starken oder Erster beim Rest?
lesson-companions-green =
    { SEAT(0) } hat die grüne 9 gespielt, { SEAT(1) } die gelbe 4, und du bist zuletzt dran, mit grüner 5 und gelber 7. Im Topf: eine rote 9, eine grüne 8, eine gelbe 1.

    Du könntest dich { SEAT(0) } anschließen: 9 + 5 = 14, mit Abstand am stärksten. Was könntest du dann höchstens bekommen?
lesson-companions-wrong-first = { SEAT(0) } steht dort mit einer 9 und kommt vor deiner 5. Der beste Haufen wäre weg.
lesson-companions-wrong-last = So schlimm ist es nicht: In der stärksten Farbe kommst du als Zweites und nimmst das Zweitbeste.
lesson-companions-yellow =
    Acht, an zweiter Stelle in Grün. Nun sieh auf Gelb: Die 4 von { SEAT(1) } und deine 7 sind mehr als die grüne 9. Und wessen Karte ist dort die höhere?

    Spiel so, dass du zuerst drankommst.
lesson-companions-yellow-hint = 4 + 7 = 11. Und in Gelb kommt 7 vor 4.
lesson-companions-wrong-second = Starke Gesellschaft, aber { SEAT(0) } isst zuerst. In Gelb wärst du das.
lesson-companions-take = Gelb 11, Grün 9. Erst du, dann { SEAT(1) }, dann { SEAT(0) }. Greif zu.
lesson-companions-wrong-less = Es gibt eine 9 zu holen.
lesson-companions-bait =
    Neun für dich, 8 für { SEAT(1) }, der dir nun etwas schuldet. *Schließ dich denen an, deren Karte niedriger ist als deine*: Sie leihen dir ihre Stärke, und du isst zuerst.

    Und sieh dir den neuen Topf an: Die 7 und die 4 aus deinem Gelb liegen darin. Was heute gewinnt, ist morgen Köder. Du hast zuerst genommen, also beginnst du den letzten Stich: Spiel deine letzte Karte.
lesson-companions-again = Eine rote 1 und eine rote 2, zusammen 3, gegen deine 5. Zu zweit ist man nicht immer stärker. Greif zu.
lesson-companions-wrong-nine = Eine einzelne Neun. Daneben liegen 7 + 4.
lesson-companions-end =
    Noch elf: 59 zusammen. { SEAT(1) } nahm den letzten Haufen, und wer noch käme, wenn der Topf leer ist, geht leer aus.

    Frag dich vor jeder Karte dreierlei: Wer ist stark, wer schließt sich an, und wer kommt vor mir?

lesson-spoil = Spielverderber
lesson-spoil-about = Wenn der Topf schon einem anderen gehört, dann lieber keinem.
lesson-spoil-pot =
    Der ganze Topf ist gelb: 10 + 9 + 3, 22 Punkte. { SEAT(0) } hat mit der grünen 8 begonnen, { SEAT(1) } liegt mit der roten 5 dabei. Du bist zuletzt dran, mit roter 3, grüner 1 und gelber 7.

    Mit der gelben 7 kämst du als Zweites dran, nach Grün. Was würdest du nehmen?
lesson-spoil-wrong-card = Sieben hättest du *gespielt*. Was liegt dann noch im Topf?
lesson-spoil-wrong-second = Wer zuerst kommt, nimmt *alle* Karten einer Farbe, und es gibt nur eine.
lesson-spoil-stop =
    Nichts. { SEAT(0) } nimmt alles Gelbe, der Topf ist leer, und das war es. Ums Zweitsein geht es heute also nicht.

    Gewinnen kannst du diesen Stich nicht. Aber du kannst dafür sorgen, dass es niemand tut.
lesson-spoil-stop-hint = Zwei gleich starke Farben ganz oben. Grün hat 8. Rot hat 5.
lesson-spoil-wrong-yellow = Dann zieht { SEAT(0) } mit 22 Punkten ab und bedankt sich.
lesson-spoil-wrong-green = Das macht Grün noch stärker. { SEAT(0) } wäre entzückt.
lesson-spoil-stays =
    Grün 8, Rot 8: Gleichstand ganz oben, niemand nimmt, und der Topf wächst auf sechs Karten und 38 Punkte.

    Sonst beginnt, wer zuerst genommen hat. Nun hat niemand genommen. Wer beginnt?
lesson-spoil-ada = { SEAT(0) }, wie zuvor
lesson-spoil-me = Ich, ich habe es ja verhindert
lesson-spoil-wrong-me = Schön wäre es, aber Unfug wird hier nicht belohnt: Es beginnt, wer schon begonnen hatte.
lesson-spoil-now = { SEAT(0) } hat wieder begonnen, mit der gelben 2, und { SEAT(1) } legte die rote 1 dazu: Die starken Karten sind ihnen ausgegangen. Deine Stunde ist da.
lesson-spoil-wrong-one = Grüne 1 und rote 1 sind gleich, und die 2 von { SEAT(0) } kommt zuerst. Du hast Besseres.
lesson-spoil-take = Gelb 9 ist am stärksten, und deine 7 kommt vor der 2 von { SEAT(0) }. Jetzt nimmst du zuerst.
lesson-spoil-wrong-eight = Acht Punkte sind schön. Zweiundzwanzig sind schöner.
lesson-spoil-end =
    Alle 22. { SEAT(0) } und { SEAT(1) } teilen sich den Rest, je 8, und du beginnst.

    Ein Gleichstand kostet dich nichts, wenn du ohnehin nichts bekommen hättest. Zähl also mit, wer vorn liegt, und heb dir von jeder Farbe etwas Kleines auf.

lesson-rounds = Eine neue Runde
lesson-rounds-about = Verdeckte Haufen, frische Karten, und wer beginnt.
lesson-rounds-heaps =
    Der letzte Stich der ersten Runde; an diesem Tisch sind zwei vereinbart. Alle haben bisher acht Karten genommen. Sie liegen *verdeckt*, und niemand darf sie durchsehen, auch nicht die eigenen: Wer wissen will, wer vorn liegt, muss es sich merken.

    Was genommen wurde, steht am Tisch unter „Verlauf, Chat“, bis der nächste Topf verteilt wird. Dann ist es weg.
lesson-rounds-last = Grüne 6, gelbe 3, und eine Karte auf deiner Hand. Viel zu überlegen ist da nicht.
lesson-rounds-take = Rot 8 ist am stärksten. Was jetzt gespielt ist, wird nie mehr verteilt: Nach dem neunten Stich zählt der Rest für niemanden. Also nimm.
lesson-rounds-wrong-nine = Gut. Aber daneben liegt eine Zehn.
lesson-rounds-wrong-one = Ein einziger Punkt? Daneben liegt eine Zehn.
lesson-rounds-starts =
    59 Punkte für dich, 48 für { SEAT(1) }, 41 für { SEAT(2) }. Sie bleiben stehen, und alles wird neu gemischt. Die erste Runde hatte { SEAT(2) } begonnen, so wollte es das Los, ihren letzten Stich { SEAT(1) }. Die nächste beginnt, *wer vorn liegt*.

    Wer ist das?
lesson-rounds-me = Ich
lesson-rounds-blaise = { SEAT(1) }
lesson-rounds-carmen = { SEAT(2) }
lesson-rounds-wrong-led = { SEAT(1) } hat den letzten Stich begonnen. Aber wer hat die meisten Punkte?
lesson-rounds-wrong-started = Das war in der letzten Runde. Wer hat die meisten Punkte?
lesson-rounds-deal =
    Du, also beginnst du. Frische Karten: Es gibt so viele Farben wie Mitspieler, zu je zehn Karten; so viele Karten wie Mitspieler liegen offen als Topf, der Rest wird verteilt.

    Zu dritt, dreißig Karten, drei im Topf. Wie viele Stiche werden es?
lesson-rounds-wrong-tricks = So viele, wie du Karten auf der Hand hast.
lesson-rounds-lead = Neun Karten, neun Stiche. Du beginnst, und niemand muss bedienen: Spiel, was du für richtig hältst.
lesson-rounds-lead-hint = Einundzwanzig gelbe Punkte liegen im Topf. Eine starke Karte lädt Gesellschaft ein und macht den nächsten Topf fett. Eine schwache wartet ab.
lesson-rounds-end =
    Und so weiter. Nach der letzten Runde gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt.

    Mehr ist an Compañeros nicht dran. Der Rest ist Menschenkenntnis.
