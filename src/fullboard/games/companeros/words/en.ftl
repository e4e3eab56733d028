# The words of Compañeros in English.

title = Compañeros
tagline = Make a suit strong together, then race your companions to the pot.

## Numbers of things, for the sentences below
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options of a table
option-rounds = Rounds
option-rounds-about = How many rounds are played; points are added up.

## What the bots are like
bot-greedy-about = plays the card that brings most in this trick, and takes the richest suit
bot-medium-about = tries its cards out a few times, to the end of the round

## Moves
move-play = play { WORD($first, "suit") } { $second }
move-take = take { WORD($first, "suit") }

## Suit
suit-green = green
suit-yellow = yellow
suit-red = red
suit-blue = blue
suit-purple = purple
suit-orange = orange

## Card
card = { WORD($first, "suit") } { $second }

## Standing
standing = { SEAT($first) } { $second }

## Whose turn it is, and what they are to do
status-play = { SEAT($seat) } plays a card.
status-play-you = Your turn: play any card from your hand.
status-take = { SEAT($seat) } takes a suit from the pot.
status-take-you = Your turn: take all pot cards of one suit.
status-over = The match is over.

## On the page and in the terminal
panel-goal = Goal: most points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
panel-standing = { $round ->
    [1] { label-won }
   *[other] { label-won }, { label-total }
}
label-round = Round { $round } of { $rounds }, trick { $trick } of 9
label-pot = Pot
label-table = Table
label-hand = Your hand
label-won = { $won ->
    [one] { $won } card won
   *[other] { $won } cards won
}
label-total = { n-points } so far
label-strength = Strength
label-leader = leads
label-points = { n-points }
label-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
label-you = you
label-turn = to move
label-turn-you = your turn
label-taker = { $ahead ->
    [0] takes now
    [1] takes next
   *[other] after { $ahead } others
}
label-foresee = { $move }: { WORD($suit, "suit") } is then { $sum }, { $place ->
    [-1] nothing would be left for you now
    [0] a tie would stop the share-out before you
   *[other] now no. { $place }
}
label-would-take = now no. { $place }
label-tie = tie
label-winner = wins

## Why a move may not be made
refusal-not-in-hand = You do not hold the { WORD($card, "card") }.
refusal-none-in-pot = There is no { WORD($suit, "suit") } card in the pot.
refusal-no-share-out = The pot is shared out when everybody has played a card.
refusal-share-out = The pot is being shared out: take a suit first.

## What is wrong with an edition
edition-not-six-suits = there are six suits
edition-bad-suit-name = the name of a suit is one word in small letters
edition-suit-twice = two suits have the same name
edition-not-ten-values = each suit has ten values
edition-value-out-of-range = whole numbers are expected here that sum up to { $most } at most
edition-values-not-rising = the values must rise

## What is printed on the pieces; $first is the number of the piece
component-cards-values = cards of each suit
component-suits-name = suit { $first }
    .values = suit

## The log
story-round = Round { $round } of { $rounds }: { SEAT($seat) } starts.
story-position = A position was set up: round { $round } of { $rounds }, trick { $trick } of 9.
story-pot = The pot: { WORD($cards, "card") }.
story-hand = Your hand: { WORD($cards, "card") }.
story-plays = { SEAT($seat) } plays { WORD($card, "card") }.
story-adds = { SEAT($seat) } plays { WORD($card, "card") }: { WORD($suit, "suit") } is now { $before } + { $value } = { $sum }.
story-takes = { SEAT($seat) } takes { WORD($suit, "suit") }: { $sum } = { n-points }.
story-takes-one = { SEAT($seat) } takes { WORD($suit, "suit") }: { n-points }.
story-takes-cards = { SEAT($seat) } takes { $many ->
        [one] { $many } card
       *[other] { $many } cards
    }.
story-tie = A tie at { $sum } between { WORD($suits, "suit") }: the share-out stops.
story-nobody = Nobody takes anything.
story-too-late = The pot is empty: nothing is left for { SEAT($seats) }.
story-leads = { SEAT($seat) } leads.
story-left = What is left in the pot and on the table scores for nobody.
story-round-over = Round { $round } is over: { WORD($standings, "standing") }.
story-scores = Final scores: { WORD($standings, "standing") }.
story-wins = { SEAT($seats) } wins with { n-points }.
story-share = { SEAT($seats) } share the win with { n-points }.

## What the numbers for researchers mean: +0 is one's own seat, +1 the next one clockwise, and so on
feature-round = The number of the round.
feature-tricks = How many tricks of the round are finished, as so many ones.
feature-phase = What is going on: cards are played, suits are taken, or the match is over.
feature-turn = Whose turn it is.
feature-starter = Who led the first trick of the round.
feature-leader = Who led this trick.
feature-hand = The cards in one's own hand.
feature-pot = The cards in the pot.
feature-table = The card that a seat has on the table.
feature-waiting = Whether a seat's card has not been served yet in the share-out.
feature-strength = The sum of the cards on the table in a suit.
feature-held = How many cards a seat holds.
feature-won = How many cards a seat has won in this round.
feature-total = The points of a seat from the rounds before this one.
feature-won-cards = The cards that a seat has won in this round.
feature-unseen = The cards that can only be in other hands.

## Key to the icons
key-suit = { WORD($suit, "suit") }
key-value = a card's strength in its trick, and its points for whoever takes it
key-strength = how strong a suit is: the higher it stands, the more was played in it
key-won = cards won, face down

## The coach: what a move gains
gain-points = { $more ->
    [one] by the end of this trick it has brought you about { $more } point more.
   *[other] by the end of this trick it has brought you about { $more } points more.
}
gain-others = { $more ->
    [one] it costs each of the others about { $more } point in this trick.
   *[other] it costs each of the others about { $more } points in this trick.
}
gain-hand = you keep the stronger hand, worth about { $more } more in card values.
goal-more = Only cards taken from the pot count.
gained = Last trick: { $points } for you, { $others } for each of the others on average.
tip-play = You do not fight alone: cards of one suit add up, whoever plays them. The strongest suit takes first, and a tie between suits stops the share-out.
tip-take = All cards of one suit are yours now. Count their numbers, not the cards.
aim-richest = Take { WORD($suit, "suit") }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, nothing in the pot is worth more.
aim-strongest = { $points ->
    [one] 1 point is
   *[other] { $points } points are
} in the pot: make one suit the strongest, and play the highest card in it.
aim-save = What is in the pot ({ $points }) is not worth a strong card, or out of reach: get rid of a low one.

## Why a move is advised
why-takes = That is { n-points }.
why-last = Nobody takes after you.
why-leaves = { SEAT($seat) } is next and will find at most { n-points }, in { WORD($suit, "suit") }.
why-trick = It should bring you about { n-points } in this trick.
why-trick-more = It should bring you about { n-points } in this trick, against { $less } with { $instead }.
why-saves = There is little to win in this trick, and you keep { WORD($card, "card") } for a better one.
why-place = You will probably be no. { $place } to take.
why-tie = A tie will probably stop the share-out.
why-from = That will probably cost { SEAT($seat) } { n-points }.
why-end = At the end, about { n-points }: { $more } more than with { $instead }.

## Statistics: kinds of moves, and where points come from
tally-play = plays { WORD($first, "suit") }
tally-suit = { WORD($first, "suit") }

## Setting a position up
set-up-round = Round
set-up-tricks = Tricks finished
set-up-starter = Starts the round
set-up-leader = Leads this trick
set-up-taken = Have taken in this share-out
set-up-pot = Pot
    .values = card
set-up-table = Cards on the table
    .one = Card of { SEAT($seat) }
    .values = card
set-up-hands = Hands
    .one = Hand of { SEAT($seat) }
    .values = card
set-up-won = Cards won
    .one = Won by { SEAT($seat) }
    .values = card
set-up-totals = Points of earlier rounds
    .one = Earlier points of { SEAT($seat) }
position-card-missing = { WORD($card, "card") } lies nowhere: every card is in a hand, on the table, in the pot or won
position-card-twice = { WORD($card, "card") } lies somewhere else already
