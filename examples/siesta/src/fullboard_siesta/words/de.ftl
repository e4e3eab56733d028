# Die Texte von Siesta auf Deutsch.

title = Siesta
tagline = Alle wollen in die Hängematte im Schatten, und zwar gleichzeitig.

## Anzahlen, für die Sätze weiter unten
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Optionen eines Tisches
option-rounds = Runden
option-rounds-about = Wie viele Runden gespielt werden; so viele Karten hat jede Hand, und so viele Preise sind im Beutel.

## Züge
move-choose = Karte { $first } wählen

## Warum ein Zug nicht möglich ist
refusal-not-in-hand = Du hast Karte { $card } nicht auf der Hand.

## Was auf dem Material steht
component-prizes-values = Preise im Beutel

## Der Verlauf
story-start = { $n ->
    [one] Die Siesta dauert { $n } Runde.
   *[other] Die Siesta dauert { $n } Runden.
}
story-prize = Ein Preis wird gezogen: { n-points } Schatten.
story-choose = { SEAT($seat) } wählt geheim Karte { $card }.
story-chosen = { SEAT($seat) } hat gewählt.
story-show = { SEAT($seat) } zeigt Karte { $card }.
story-take = { SEAT($seat) } bekommt { n-points } Schatten: { $card } ist die höchste Karte, die nur einmal gewählt wurde.
story-take-sum = { SEAT($seat) } bekommt { n-points } Schatten ({ $sum }): { $card } ist die höchste Karte, die nur einmal gewählt wurde.
story-wait = Keine Karte wurde nur einmal gewählt: { n-points } Schatten sind in der nächsten Runde noch zu gewinnen.
story-lost = Keine Karte wurde nur einmal gewählt: Die letzten { n-points } Schatten bekommt niemand.
story-win = { SEAT($seat) } gewinnt, mit { n-points } Schatten.
story-share = { SEAT($seats) } teilen sich den Sieg, mit { n-points } Schatten.

## Die einfache Ansicht
view-bag = Preise im Beutel
view-shade = Schatten zu gewinnen
view-won = Schatten gewonnen
    .seats = je
view-discards = gezeigte Karten
    .seats = je
view-holds = Karten noch auf der Hand
    .seats = je
