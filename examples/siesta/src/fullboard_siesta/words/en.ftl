# The words of Siesta in English.

title = Siesta
tagline = Everybody wants the hammock in the shade, at the same time.

## Numbers of things, for the sentences below
n-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Options of a table
option-rounds = Rounds
option-rounds-about = How many rounds are played, with as many cards in each hand and as many prizes in the bag.

## Moves
move-choose = choose card { $first }

## Why a move may not be made
refusal-not-in-hand = You do not hold card { $card }.

## What is printed on the pieces; $first is the number of the piece
component-prizes-values = prizes in the bag

## The log
story-start = The siesta lasts { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }.
story-prize = A prize is drawn: { n-n } of shade.
story-choose = { SEAT($seat) } secretly chooses card { $card }.
story-chosen = { SEAT($seat) } has chosen.
story-show = { SEAT($seat) } shows card { $card }.
story-take = { SEAT($seat) } takes { n-n } of shade: { $card } is the highest card chosen only once.
story-take-sum = { SEAT($seat) } takes { n-n } of shade ({ $sum }): { $card } is the highest card chosen only once.
story-wait = No card was chosen only once: { n-n } of shade can still be won in the next round.
story-lost = No card was chosen only once: nobody gets the last { n-n } of shade.
story-win = { SEAT($seat) } wins with { n-n } of shade.
story-share = { SEAT($seats) } share the win with { n-n } of shade.

## The plain board
view-bag = prizes left in the bag
view-shade = shade to be won
view-won = shade won
    .seats = each
view-discards = cards shown
    .seats = each
view-holds = cards still held
    .seats = each
