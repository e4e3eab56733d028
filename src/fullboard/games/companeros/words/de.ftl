# Die Texte von Compañeros auf Deutsch.

title = Compañeros
tagline = Macht gemeinsam eine Farbe stark und seid dann vor den anderen am Topf.

## Anzahlen, für die Sätze weiter unten
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Optionen eines Tisches
option-rounds = Runden
option-rounds-about = Wie viele Runden gespielt werden; die Punkte werden zusammengezählt.

## Wie die Bots sind
bot-greedy-about = spielt die Karte, die in diesem Stich am meisten bringt, und nimmt die reichste Farbe
bot-medium-about = probiert seine Karten ein paar Mal durch, bis zum Ende der Runde

## Züge
move-play = { WORD($first, "suit") } { $second } spielen
move-take = { WORD($first, "suit") } nehmen

## Farben
suit-green = Grün
suit-yellow = Gelb
suit-red = Rot
suit-blue = Blau
suit-purple = Lila
suit-orange = Orange

card = { WORD($first, "suit") } { $second }
standing = { SEAT($first) } { $second }

## Wer am Zug ist und was zu tun ist
status-play = { SEAT($seat) } spielt eine Karte.
status-play-you = Du bist am Zug: Spiel eine beliebige Karte aus deiner Hand.
status-take = { SEAT($seat) } nimmt eine Farbe aus dem Topf.
status-take-you = Du bist am Zug: Nimm alle Karten einer Farbe aus dem Topf.
status-over = Die Partie ist zu Ende.

## Auf der Seite und im Terminal
panel-goal = Ziel: die meisten Punkte in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
panel-standing = { $round ->
    [1] { label-won }
   *[other] { label-won }, { label-total }
}
label-round = Runde { $round } von { $rounds }, Stich { $trick } von 9
label-pot = Topf
label-table = Tisch
label-hand = Deine Hand
label-won = { $won ->
    [one] { $won } Karte gewonnen
   *[other] { $won } Karten gewonnen
}
label-total = bisher { n-points }
label-strength = Stärke
label-leader = spielt aus
label-points = { n-points }
label-cards = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
label-you = du
label-turn = am Zug
label-turn-you = dein Zug
label-taker = { $ahead ->
    [0] nimmt jetzt
    [1] nimmt danach
   *[other] nach { $ahead } anderen
}
label-foresee = { $move }: { WORD($suit, "suit") } hat dann { $sum }, { $place ->
    [-1] für dich bliebe zurzeit nichts
    [0] ein Gleichstand beendete die Aufteilung vor dir
   *[other] zurzeit Nr. { $place }
}
label-would-take = zurzeit Nr. { $place }
label-tie = Gleichstand
label-winner = gewinnt

## Warum ein Zug nicht möglich ist
refusal-not-in-hand = Du hast { WORD($card, "card") } nicht auf der Hand.
refusal-none-in-pot = Im Topf liegt keine Karte in { WORD($suit, "suit") }.
refusal-no-share-out = Der Topf wird aufgeteilt, wenn alle eine Karte gespielt haben.
refusal-share-out = Der Topf wird gerade aufgeteilt: Nimm zuerst eine Farbe.

## Was an einer Ausgabe nicht stimmt
edition-not-six-suits = es gibt sechs Farben
edition-bad-suit-name = der Name einer Farbe ist ein Wort in Kleinbuchstaben
edition-suit-twice = zwei Farben haben denselben Namen
edition-not-ten-values = jede Farbe hat zehn Werte
edition-value-out-of-range = hier werden ganze Zahlen erwartet, die zusammen höchstens { $most } ergeben
edition-values-not-rising = die Werte müssen ansteigen

## Was auf dem Material steht; $first ist die Nummer des Teils
component-cards-values = Karten jeder Farbe
component-suits-name = Farbe { $first }

## Der Verlauf
story-round = Runde { $round } von { $rounds }: { SEAT($seat) } beginnt.
story-position = Eine Stellung wurde aufgebaut: Runde { $round } von { $rounds }, Stich { $trick } von 9.
story-pot = Im Topf: { WORD($cards, "card") }.
story-hand = Deine Hand: { WORD($cards, "card") }.
story-plays = { SEAT($seat) } spielt { WORD($card, "card") }.
story-adds = { SEAT($seat) } spielt { WORD($card, "card") }: { WORD($suit, "suit") } hat jetzt { $before } + { $value } = { $sum }.
story-takes = { SEAT($seat) } nimmt { WORD($suit, "suit") }: { $sum } = { n-points }.
story-takes-one = { SEAT($seat) } nimmt { WORD($suit, "suit") }: { n-points }.
story-takes-cards = { SEAT($seat) } nimmt { $many ->
    [one] { $many } Karte
   *[other] { $many } Karten
}.
story-tie = Gleichstand bei { $sum } zwischen { WORD($suits, "suit") }: Die Aufteilung endet.
story-nobody = Niemand nimmt etwas.
story-too-late = Der Topf ist leer: Für { SEAT($seats) } bleibt nichts.
story-leads = { SEAT($seat) } spielt aus.
story-left = Was im Topf und auf dem Tisch übrig ist, zählt für niemanden.
story-round-over = Runde { $round } ist zu Ende: { WORD($standings, "standing") }.
story-scores = Endstand: { WORD($standings, "standing") }.
story-wins = { SEAT($seats) } gewinnt mit { n-points-dative }.
story-share = { SEAT($seats) } teilen sich den Sieg mit { n-points-dative }.

## Was die Zahlen für die Forschung bedeuten: +0 ist der eigene Platz, +1 der nächste im Uhrzeigersinn und so weiter
feature-round = Die Nummer der Runde.
feature-tricks = Wie viele Stiche der Runde beendet sind, als so viele Einsen.
feature-phase = Was gerade geschieht: Karten werden gespielt, Farben genommen, oder die Partie ist aus.
feature-turn = Wer an der Reihe ist.
feature-starter = Wer den ersten Stich der Runde angespielt hat.
feature-leader = Wer diesen Stich angespielt hat.
feature-hand = Die Karten auf der eigenen Hand.
feature-pot = Die Karten im Pott.
feature-table = Die Karte, die ein Platz auf dem Tisch liegen hat.
feature-waiting = Ob die Karte eines Platzes bei der Verteilung noch wartet.
feature-strength = Die Summe der Karten einer Farbe auf dem Tisch.
feature-held = Wie viele Karten ein Platz auf der Hand hat.
feature-won = Wie viele Karten ein Platz in dieser Runde gewonnen hat.
feature-total = Die Punkte eines Platzes aus den Runden davor.
feature-won-cards = Die Karten, die ein Platz in dieser Runde gewonnen hat.
feature-unseen = Die Karten, die nur auf anderen Händen sein können.

## Zeichenerklärung
key-suit = { WORD($suit, "suit") }
key-value = wie stark eine Karte in ihrem Stich ist, und ihre Punkte für den, der sie nimmt
key-strength = wie stark eine Farbe ist: je höher es steht, desto mehr wurde in ihr gespielt
key-won = gewonnene Karten, verdeckt

## Der Coach: was ein Zug bringt
gain-points = { $more ->
    [one] am Ende dieses Stichs hat er dir etwa { $more } Punkt mehr gebracht.
   *[other] am Ende dieses Stichs hat er dir etwa { $more } Punkte mehr gebracht.
}
gain-others = { $more ->
    [one] er lässt jedem der anderen in diesem Stich etwa { $more } Punkt weniger.
   *[other] er lässt jedem der anderen in diesem Stich etwa { $more } Punkte weniger.
}
gain-hand = du behältst die stärkere Hand, an Kartenwert etwa { $more } mehr.
goal-more = Es zählen nur Karten, die du aus dem Topf nimmst.
gained = Letzter Stich: { $points } für dich, { $others } im Schnitt für jeden der anderen.
tip-play = Du kämpfst nicht allein: Karten einer Farbe zählen zusammen, egal wer sie spielt. Die stärkste Farbe nimmt zuerst, und ein Gleichstand beendet die Verteilung.
tip-take = Alle Karten einer Farbe gehören jetzt dir. Zähl ihre Werte, nicht die Karten.
aim-richest = Nimm { WORD($suit, "suit") }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, nichts im Topf ist mehr wert.
aim-strongest = Im Topf { $points ->
    [one] liegt 1 Punkt
   *[other] liegen { $points } Punkte
}: Mach eine Farbe zur stärksten und spiel die höchste Karte darin.
aim-save = Was im Topf liegt ({ $points }), ist keine starke Karte wert oder nicht zu holen: Werde eine niedrige los.

## Warum ein Zug geraten wird
why-takes = Das sind { n-points }.
why-last = Nach dir nimmt niemand mehr.
why-leaves = { SEAT($seat) } nimmt als Nächstes und findet höchstens { n-points }, in { WORD($suit, "suit") }.
why-trick = In diesem Stich bringt dir das etwa { n-points }.
why-trick-more = In diesem Stich bringt dir das etwa { n-points }, mit { $instead } nur { $less }.
why-saves = In diesem Stich ist wenig zu holen, und du behältst { WORD($card, "card") } für einen besseren.
why-place = Wahrscheinlich nimmst du als Nr. { $place }.
why-tie = Wahrscheinlich beendet ein Gleichstand das Verteilen.
why-from = { SEAT($seat) } bekommt voraussichtlich { n-points } weniger.
why-end = Am Ende etwa { n-points }: { $more } mehr als mit { $instead }.

## Statistik: Arten von Zügen, und woher die Punkte kommen
tally-play = spielt { WORD($first, "suit") }
tally-suit = { WORD($first, "suit") }

## Eine Stellung aufstellen
set-up-round = Runde
set-up-tricks = Fertige Stiche
set-up-starter = Beginnt die Runde
set-up-leader = Spielt zu diesem Stich aus
set-up-taken = Haben schon aus dem Topf genommen
set-up-pot = Topf
set-up-table = Karten auf dem Tisch
    .one = Karte von { SEAT($seat) }
set-up-hands = Hände
    .one = Hand von { SEAT($seat) }
set-up-won = Gewonnene Karten
    .one = Gewonnen von { SEAT($seat) }
set-up-totals = Punkte früherer Runden
    .one = Frühere Punkte von { SEAT($seat) }
position-card-missing = { WORD($card, "card") } liegt nirgends: Jede Karte ist auf einer Hand, auf dem Tisch, im Topf oder gewonnen
position-card-twice = { WORD($card, "card") } liegt schon woanders
