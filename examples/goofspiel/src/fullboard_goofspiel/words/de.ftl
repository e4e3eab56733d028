# Die Texte von Goofspiel auf Deutsch.

title = Goofspiel
tagline = Alle haben die gleichen Karten, und jede wird nur einmal geboten.

## Anzahlen, für die Sätze weiter unten
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
n-of-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}

## Optionen eines Tisches
option-cards = Karten
option-cards-about = Wie viele Karten jeder hat, von 1 aufwärts, und wie viele Preise es gibt.

## Züge
move-bid = { $first } bieten

## Warum ein Zug nicht möglich ist
refusal-not-in-hand = Du hast die { $card } nicht auf der Hand.

## Wer am Zug ist, nach der Phase
status-bid = Die anderen bieten noch.
status-bid-you = Biete eine deiner Karten.

## Die Seite
label-you = du
label-round = Runde { $round } von { $rounds }
label-prize = Ein Preis von { n-of-points }
label-left = Noch zu vergeben: { $prizes }
label-points = { n-points }
label-has-bid = hat geboten
label-shown = bot in der letzten Runde { $card }
label-holds = hat { $cards }
label-bid = Dein Gebot ist { $card }.

## Der Verlauf
story-prize = Der nächste Preis: { n-points }.
story-bid = { SEAT($seat) } bietet geheim { $card }.
story-has-bid = { SEAT($seat) } hat geboten.
story-show = { SEAT($seat) } zeigt { $card }.
story-take = { SEAT($seat) } bekommt den Preis: { n-points }.
story-tie = Das höchste Gebot gibt es mehrfach: Niemand bekommt den Preis von { n-of-points }.
story-win = { SEAT($seat) } gewinnt mit { n-of-points }.
story-share = { SEAT($seats) } teilen sich den Sieg mit { n-of-points }.

## Was ein Platz wissen darf, als Zahlen
feature-over = Ob die Partie zu Ende ist.
feature-prize = Der Preis, um den geboten wird.
feature-prizes = Die Preise, die noch kommen.
feature-points = Die Punkte eines Platzes.
feature-has-bid = Ob ein Platz für diesen Preis geboten hat.
feature-holds = Die Karten eines Platzes, wie alle sie kennen; sein Gebot gehört dazu, bis es gezeigt wird.
feature-shown = Was ein Platz für den letzten Preis geboten hat.
feature-bid = Das eigene Gebot für diesen Preis.
