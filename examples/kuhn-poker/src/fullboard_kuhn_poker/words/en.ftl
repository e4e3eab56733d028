# The words of Kuhn poker in English.

title = Kuhn poker
tagline = Three cards, one bet, and every reason to bluff.

## Numbers of things, for the sentences below
n-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}

## Options of a table
option-hands = Hands
option-hands-about = How many hands are played; those who begin take turns.

## Moves
move-check = check
move-bet = bet
move-fold = fold
move-call = call

## Why a move may not be made
refusal-bet-to-answer = There is a bet: call it or fold.
refusal-no-bet-to-answer = There is no bet to answer: check or bet.

## The cards
card-jack = the jack
card-queen = the queen
card-king = the king

## Whose turn it is, by the phase of the view
status-bet = { SEAT($seat) } checks or bets.
status-bet-you = Check or bet.
status-answer = { SEAT($seat) } answers the bet.
status-answer-you = Call the bet or fold.

## The page
label-you = you
label-hand = Hand { $hand } of { $hands }
label-pot = { $n ->
    [one] { $n } chip in the pot
   *[other] { $n } chips in the pot
}
label-card = You hold { WORD($card, "card") }.
label-hidden = a card face down
label-chips = { n-chips }
label-begins = begins
label-showed = showed { WORD($card, "card") } in the last hand

## The log
story-deal = Hand { $hand }: both put one chip into the pot and get a card. { SEAT($seat) } begins.
story-card = { SEAT($seat) } holds { WORD($card, "card") }.
story-check = { SEAT($seat) } checks.
story-bet = { SEAT($seat) } bets one chip.
story-fold = { SEAT($seat) } folds.
story-call = { SEAT($seat) } calls.
story-show = { SEAT($seat) } shows { WORD($card, "card") }.
story-take = { SEAT($seat) } takes the pot and wins { n-chips }.
story-win = { SEAT($seat) } has won { n-chips } in the end.
story-share = Nobody has won more than the other: they share the win.
