# The words of Goofspiel in English.

title = Goofspiel
tagline = The same cards for everybody, and every one is bid once.

## Numbers of things, for the sentences below
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Options of a table
option-cards = Cards
option-cards-about = How many cards everybody holds, from 1 up, and how many prizes there are.

## Moves
move-bid = bid { $first }

## Why a move may not be made
refusal-not-in-hand = You do not hold { $card }.

## Whose turn it is, by the phase of the view
status-bid = The others are bidding.
status-bid-you = Bid one of your cards.

## The page
label-you = you
label-round = Round { $round } of { $rounds }
label-prize = { $n ->
    [one] A prize of { $n } point
   *[other] A prize of { $n } points
}
label-left = Still to come: { $prizes }
label-points = { n-points }
label-has-bid = has bid
label-shown = bid { $card } in the last round
label-holds = holds { $cards }
label-bid = Your bid is { $card }.

## The log
story-prize = The next prize: { n-points }.
story-bid = { SEAT($seat) } secretly bids { $card }.
story-has-bid = { SEAT($seat) } has bid.
story-show = { SEAT($seat) } shows { $card }.
story-take = { SEAT($seat) } takes the prize: { n-points }.
story-tie = The highest bid is a tie: nobody takes the prize of { n-points }.
story-win = { SEAT($seat) } wins with { n-points }.
story-share = { SEAT($seats) } share the win with { n-points }.

## What one seat may know, as numbers
feature-over = Whether the match is over.
feature-prize = The prize that is bid for.
feature-prizes = The prizes still to come.
feature-points = The points of a seat.
feature-has-bid = Whether a seat has bid for this prize.
feature-holds = The cards of a seat as everybody knows them, its bid included until it is shown.
feature-shown = What a seat bid for the last prize.
feature-bid = One's own bid for this prize.
