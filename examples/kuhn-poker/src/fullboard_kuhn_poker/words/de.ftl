# Die Texte von Kuhn-Poker auf Deutsch.

title = Kuhn-Poker
tagline = Drei Karten, ein Einsatz und jeder Grund zu bluffen.

## Anzahlen, für die Sätze weiter unten
n-chips = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}

## Optionen eines Tisches
option-hands = Spielrunden
option-hands-about = Wie oft gegeben wird; man beginnt abwechselnd.

## Züge
move-check = schieben
move-bet = setzen
move-fold = aussteigen
move-call = mitgehen

## Warum ein Zug nicht möglich ist
refusal-bet-to-answer = Es ist gesetzt worden: Geh mit oder steig aus.
refusal-no-bet-to-answer = Noch hat niemand gesetzt: Schieb oder setze.

## Die Karten
card-jack = der Bube
    .accusative = den Buben
card-queen = die Dame
    .accusative = die Dame
card-king = der König
    .accusative = den König

## Wer am Zug ist, nach der Phase
status-bet = { SEAT($seat) } schiebt oder setzt.
status-bet-you = Schieb oder setze.
status-answer = { SEAT($seat) } antwortet auf den Einsatz.
status-answer-you = Geh mit oder steig aus.

## Die Seite
label-you = du
label-hand = Runde { $hand } von { $hands }
label-pot = { $n ->
    [one] { $n } Chip im Pot
   *[other] { $n } Chips im Pot
}
label-card = Du hast { WORD($card, "card", form: "accusative") }.
label-hidden = eine verdeckte Karte
label-chips = { n-chips }
label-begins = beginnt
label-showed = zeigte in der letzten Runde { WORD($card, "card", form: "accusative") }

## Der Verlauf
story-deal = Runde { $hand }: Beide legen einen Chip in den Pot und bekommen eine Karte. { SEAT($seat) } beginnt.
story-card = { SEAT($seat) } hat { WORD($card, "card", form: "accusative") }.
story-check = { SEAT($seat) } schiebt.
story-bet = { SEAT($seat) } setzt einen Chip.
story-fold = { SEAT($seat) } steigt aus.
story-call = { SEAT($seat) } geht mit.
story-show = { SEAT($seat) } zeigt { WORD($card, "card", form: "accusative") }.
story-take = { SEAT($seat) } bekommt den Pot und gewinnt { n-chips }.
story-win = { SEAT($seat) } hat am Ende { n-chips } gewonnen.
story-share = Keiner hat mehr gewonnen als der andere: Sie teilen sich den Sieg.
