# The words of 4 Étoiles in English.

title = 4 Étoiles
tagline = Build your chain of hotels, restaurants, clubs and planes, and save up 100 million beside it.

## Numbers of things, for the sentences below
n-links = { $links ->
    [one] { $links } link
   *[other] { $links } links
}
n-money = { $money } million
n-most = { $most ->
    [one] { $most } link
   *[other] { $most } links
}

## Options of a table
option-objective = Objective
option-objective-about = Fixed: the branches printed on your card. Free: you assign the four sizes yourself, and again before any roll.
choice-objective-fixed = fixed
choice-objective-free = free
option-cash = Cash
option-cash-about = Open: everybody sees everybody's money. Hidden: whoever pays attention can still work it out.
choice-cash-public = open
choice-cash-hidden = hidden
option-round_limit = Round limit
option-round_limit-about = After that many table rounds the greatest fortune wins.
choice-round_limit-0 = no limit
option-reminder = Reminder
option-reminder-about = On: the table stops for whoever has reached the objective. Off: announcing can be forgotten.
choice-reminder-off = off
choice-reminder-on = on

## What the bots are like
bot-greedy-about = takes what brings most at once, and thinks of the end only when it is rich
bot-medium-about = looks four turns ahead, and sees the end coming

## Moves
move-start = start on square { $first }
move-roll = roll the dice
move-event = play “{ WORD($first, "headline") }” ({ WORD($first, "effect") } { $second })
move-assign = assign hotel { $first }, restaurant { $second }, club { $third }, plane { $fourth }
move-buy = buy { $second } × { WORD($first, "branch") }
move-sell = sell { $second } × { WORD($first, "branch") }
move-raise = raise { WORD($first, "branch") } by { $second }
move-lower = lower { WORD($first, "branch") } by { $second }
move-barter = barter with { SEAT($first) }
move-give = give { $second } × { WORD($first, "branch") }
move-get = get { WORD($first, "branch") } in return
move-pass = leave it
move-announce = announce “objective reached”
move-end = end the turn

## Branch
branch-hotel = hotel
branch-restaurant = restaurant
branch-club = club
branch-plane = plane

## Branches
branches-hotel = hotels
branches-restaurant = restaurants
branches-club = clubs
branches-plane = planes

## Square
square-hotel = hotel
square-restaurant = restaurant
square-club = club
square-plane = plane
square-stars = 4 Étoiles
square-u24 = $

## Links
links = { $second } × { WORD($first, "branch") }

## Figure
figure = { WORD($first, "branch") } { $second }

## Card
card = “{ WORD($first, "headline") }” ({ WORD($first, "effect") } { $second })

## Standing
standing = { SEAT($first) } { $second }

## Headline
headline-crisis-hotel = The lift is stuck, with the mayor inside
headline-crisis-restaurant = The inspector found a hair; it was his own
headline-crisis-club = The entertainer has lost his voice
headline-crisis-plane = One engine too few
headline-crisis-all = The accountant has found the minibar
headline-season-hotel = Fully booked, bathtubs included
headline-season-restaurant = The critic asked for a second helping
headline-season-club = Nobody wants to go home
headline-season-plane = Window seats for everybody
headline-season-all = The sun works overtime
headline-boom-hotel = A film star slept here, for once
headline-boom-restaurant = The third star, at last
headline-boom-club = The song of the summer sings of us
headline-boom-plane = Everybody would rather be elsewhere
headline-boom-all = World fair: not a bed left on the planet
headline-slump-hotel = Camping is chic again
headline-slump-restaurant = The whole town is on a diet
headline-slump-club = Six weeks of rain
headline-slump-plane = The train was there first
headline-slump-all = General strike: even the waves take a break
headline-offer-hotel = The heirs are not on speaking terms
headline-offer-restaurant = The chef follows his heart to Tahiti
headline-offer-club = For sale, palm trees included
headline-offer-plane = Hardly flown, one careful pilot
headline-offer-all = Everything must go
headline-buyer-hotel = A prince is short of bedrooms
headline-buyer-restaurant = A bank with an appetite
headline-buyer-club = A gentleman with a suitcase
headline-buyer-plane = A small country wants a large fleet
headline-buyer-all = Somebody with a golden pen

## Effect
effect-crisis-hotel = for each hotel on your card, pay
effect-crisis-restaurant = for each restaurant on your card, pay
effect-crisis-club = for each club on your card, pay
effect-crisis-plane = for each plane on your card, pay
effect-crisis-all = for each link on your card, pay
effect-season-hotel = for each hotel on your card, receive
effect-season-restaurant = for each restaurant on your card, receive
effect-season-club = for each club on your card, receive
effect-season-plane = for each plane on your card, receive
effect-season-all = for each link on your card, receive
effect-boom-hotel = raise the price of hotels by
effect-boom-restaurant = raise the price of restaurants by
effect-boom-club = raise the price of clubs by
effect-boom-plane = raise the price of planes by
effect-boom-all = raise every price by
effect-slump-hotel = lower the price of hotels by
effect-slump-restaurant = lower the price of restaurants by
effect-slump-club = lower the price of clubs by
effect-slump-plane = lower the price of planes by
effect-slump-all = lower every price by
effect-offer-hotel = buy hotels, at most
effect-offer-restaurant = buy restaurants, at most
effect-offer-club = buy clubs, at most
effect-offer-plane = buy planes, at most
effect-offer-all = buy links of one branch, at most
effect-buyer-hotel = sell hotels, at most
effect-buyer-restaurant = sell restaurants, at most
effect-buyer-club = sell clubs, at most
effect-buyer-plane = sell planes, at most
effect-buyer-all = sell links of one branch, at most

## Whose turn it is, and what they are to do
status-start = { SEAT($seat) } chooses a starting square.
status-start-you = Choose a starred $ square to start from.
status-plan = { SEAT($seat) } is about to roll.
status-plan-you = Your turn: roll.
status-plan-you-event = Your turn: play an event card if you like, then roll.
status-plan-you-announce = Announce that you have reached your objective, or roll.
status-deal = { SEAT($seat) } may trade by an event card.
status-deal-you = Your event card lets you trade now.
status-change = { SEAT($seat) } changes prices.
status-change-you = $: change a price by a die, up or down.
status-square = { SEAT($seat) } may trade.
status-square-you = Buy, sell, or end your turn.
status-square-you-barter = Buy or sell in one branch, barter, or end your turn.
status-give = { SEAT($seat) } barters.
status-give-you = Barter: what do you give?
status-get = { SEAT($seat) } barters.
status-get-you = Barter: what do you want in return?
status-close = { SEAT($seat) } ends the turn.
status-close-you = Your turn is done: end it.
status-close-you-announce = Announce that you have reached your objective, or end your turn.
status-over = The match is over.

## On the page and in the terminal
panel-goal = Goal: full card, { $fortune } M$ in cash, announced
panel-standing = { $links }/{ $all } links, { $cash } M$
ending-you-win-by = You win by { $points } M$!
ending-place-behind = Your place: { $place } of { $players }, { $points } M$ behind { $names }.
ending-sources = Where everybody's money came from
ending-rest = links at the final prices
players-points = { $final ->
    [full] full card, { $cash } M$ in cash
    [silent] not announced, { $cash } M$
    [short] { $links }/{ $all } links, { $cash } M$
   *[fortune] { $points } M$ with all links
}
label-round = Round { $round }
label-round-of = Round { $round } of { $limit }
label-prices = Prices
label-bank = bank { $links }
label-hand = Your event cards
label-none = none
label-stack = { $stack ->
    [one] { $stack } event card nobody has seen
   *[other] { $stack } event cards nobody has seen
}, { $played } played
label-dice = Dice
label-cash = cash
label-hidden = hidden
label-events = { $events ->
    [one] { $events } event
   *[other] { $events } events
}
label-announced = announced
label-reminder = You have reached your objective: announce it!
label-beside = +{ $links }
label-reach = Two dice could reach
label-money = { $amount } M$
label-gain = +{ $amount } M$
label-cost = −{ $amount } M$
label-at = at { $price }
label-to = { $before } → { $after }
label-price = price
label-board = The board
label-square = Square { $square }: { WORD($what, "square") }
label-stands = { SEAT($seat) } on square { $square }, { WORD($what, "square") }
label-start = Square { $square }
label-asks = Your card asks for
label-first-throw = The first throw then leads to: { $chances }.
label-land = { $what ->
    [stars] Buy or sell links of one branch, or barter.
    [dollar] Change two prices by the dice, then roll one die.
   *[branch] Buy or sell up to { $most } links.
}
label-throw = A throw of { $steps } leads here: { $percent } %.
label-ladder = { WORD($branch, "branches") }: a link costs { $price } million, and the bank has { $links }. On such a square one buys or sells up to { $most }.
label-before-dice = One event card a turn, before the dice.
label-after = You then have { $amount } M$, and { $links } of { $size } on your card.
label-bartering = swap up to { $most } links of one branch for as many of another. Nobody can refuse, and prices do not matter.
label-chance = { $percent } %
label-one-die = One die could reach
label-roll = Roll the dice
label-desk = What to do
label-change-two = Change two prices, one by each die.
label-change-one = Change a price by this die, then roll one die.
label-ceiling = the ceiling pays { $amount } M$
label-landed = You are on: { WORD($what, "square") }
label-colon = {": "}
label-have = { $beside ->
    [0] yours: { $links } of { $size }
   *[other] yours: { $links } of { $size }, { $beside } beside
}
label-your-cash = You have { $amount } M$.
label-buy = buy
label-sell = sell
label-barter = barter with
label-give = give
label-given = For { WORD($links, "links") } you get …
label-both = you { $yours }, { SEAT($seat) } { $theirs }
label-pass = Leave it
label-announce = Announce the objective
label-end = End the turn
label-may-announce = Anything to announce? Otherwise end your turn.
label-must-end = End your turn.
label-needed = To announce: exactly the { $size ->
        [one] { $size } link
       *[other] { $size } links
    } of the card, none beside them, no event card, at least { $amount } M$.
label-not-yet = Not yet: { $lacks }.
label-lacks-links = { n-links } missing on your card
label-lacks-order = { n-links } too many beside it
label-lacks-plays = { $events ->
    [one] { $events } event card
   *[other] { $events } event cards
} still in hand
label-lacks-money = { $amount } M$ missing
label-last = Last event: { WORD($card, "card") }
label-assign = Assign the sizes anew
label-on-card = { $links } on the card
label-chain = { WORD($branch, "branch") }: { $on } of { $size } on the card, { $beside } beside it
label-besides = { $links } beside the card
label-links = { $links } of { $size } links
label-goal = of { $amount }
label-objectives = Objective cards
label-you = you
label-turn = to move
label-winner = wins
label-in-cash = { $amount } of it in cash

## Why a move may not be made
refusal-not-a-start = Square { $square } is not a starred $ square.
refusal-already-started = Everybody stands on the board already.
refusal-choose-start = Choose a starting square first.
refusal-roll-first = That comes after the dice: roll first.
refusal-already-rolled = That comes before the dice, and you have rolled.
refusal-one-event-a-turn = Only one event card a turn.
refusal-not-in-hand = You do not hold { WORD($card, "card") }.
refusal-cannot-pay = That costs { $cost } million, and you have { $cash }.
refusal-fixed-objective = At this table the objective is as printed on the card.
refusal-one-assignment = You have just chosen another assignment.
refusal-same-assignment = That is how the sizes are assigned already.
refusal-change-prices-first = Use the dice first: { $dice }.
refusal-not-on-the-dice = There is no { $die } to use: { $dice }.
refusal-same-branch-twice = It must be another branch than { WORD($branch, "branch") }.
refusal-not-on-this-square = That cannot be done on this square ({ WORD($square, "square") }).
refusal-not-on-this-card = The card says: { WORD($card, "card") }.
refusal-over-four-links = No more than { n-most } at once.
refusal-over-the-limit = No more than { n-most } here.
refusal-not-owned = You have { $links } × { WORD($branch, "branch") }.
refusal-bank-empty = The bank has only { $links } × { WORD($branch, "branch") }.
refusal-already-traded = You have traded on this square: end your turn.
refusal-finish-the-deal = First trade by the event card, or leave it.
refusal-finish-the-barter = First finish the barter with { SEAT($seat) }.
refusal-not-in-a-barter = Choose whom to barter with first.
refusal-no-such-opponent = There is no such opponent to barter with.
refusal-nothing-to-barter = You and { SEAT($seat) } have nothing to barter.
refusal-not-matched = { SEAT($seat) } has no other branch with { n-links }.
refusal-opponent-lacks = { SEAT($seat) } does not have { $links } × { WORD($branch, "branch") }.
refusal-nothing-to-pass = There is nothing to leave; end your turn instead.
refusal-objective-not-met = You need exactly the links of your card, none beside them, no event card and the full fortune.

## What is wrong with an edition
edition-floor-above-ceiling = the floor must be below the ceiling
edition-not-52-squares = there are 52 squares
edition-unknown-square = there is no such square
edition-wrong-count = { $expected ->
    [one] { $expected } square is
   *[other] { $expected } squares are
} expected, the board has { $found }
edition-no-start = the board needs its start
edition-nothing-but-dollars = there must be something to land on besides dollars
edition-not-four-sizes = four sizes are expected here
edition-sizes-not-rising = the sizes must rise
edition-more-than-the-bank = the bank has { n-most }
edition-not-four-objectives = there are four objectives
edition-not-a-split = an objective gives each of the sizes { $sizes } to one branch
edition-split-twice = two objectives are the same
edition-not-26-events = there are 26 events
edition-unknown-effect = choose among { $known }
edition-unknown-branch = choose among { $known }
edition-event-twice = two events are the same

## What is printed on the pieces; $first is the number of the piece
component-set-up-money = money at the start
component-set-up-events = event cards at the start
component-victory-money = money to win with
component-bank-links = links of each branch
component-trade-most = most links in a trade
component-prices-floor = lowest price
component-prices-ceiling = highest price
component-squares-hotel = squares: hotel
component-squares-restaurant = squares: restaurant
component-squares-club = squares: club
component-squares-plane = squares: plane
component-squares-stars = squares: 4 Étoiles
component-squares-dollar = squares: $
component-board-order = squares, clockwise
    .values = printed-square
component-objectives-sizes = sizes of the chains of an objective
component-objectives-cards = objective cards
component-objectives-cards-hotel = objective card { $first }: hotel
component-objectives-cards-restaurant = objective card { $first }: restaurant
component-objectives-cards-club = objective card { $first }: club
component-objectives-cards-plane = objective card { $first }: plane
component-events = event cards
component-events-effect = event card { $first }
    .values = event
component-events-branch = event card { $first }: branch
    .values = event-branch
component-events-amount = event card { $first }: amount

## Printed-square
printed-square-hotel = hotel
printed-square-restaurant = restaurant
printed-square-club = club
printed-square-plane = plane
printed-square-stars = 4 Étoiles
printed-square-u24 = $
printed-square-u24u2a = $ with a star

## Event
event-crisis = crisis
event-season = good season
event-boom = boom
event-slump = slump
event-offer = offer
event-buyer = buyer

## Event-branch
event-branch-hotel = hotel
event-branch-restaurant = restaurant
event-branch-club = club
event-branch-plane = plane
event-branch-all = every branch

## The log
story-prices = Opening prices: { WORD($prices, "figure") }.
story-objective = { SEAT($seat) } needs { WORD($sizes, "links") }.
story-first = { SEAT($seat) } begins.
story-hand = Your event cards: { WORD($cards, "card") }.
story-position = The match goes on from a position: { WORD($prices, "figure") }.
story-starts = { SEAT($seat) } starts on square { $square }.
story-rolls = { SEAT($seat) } rolls { $dice } = { $sum }: { WORD($what, "square") }.
story-rolls-one = { SEAT($seat) } rolls { $sum } with one die: { WORD($what, "square") }.
story-draws = A double: { SEAT($seat) } draws { WORD($card, "card") }.
story-draws-hidden = A double: { SEAT($seat) } draws an event card.
story-draws-none = A double, but the stack of event cards is empty.
story-assigns = { SEAT($seat) } now needs { WORD($sizes, "links") }.
story-event = { SEAT($seat) } plays { WORD($card, "card") }.
story-pays = { SEAT($seat) } pays { $amount } × { $links } = { n-money }.
story-receives = { SEAT($seat) } receives { $amount } × { $links } = { n-money }.
story-nothing = { SEAT($seat) } has no such link on the card: nothing happens.
story-up = Price of { WORD($branch, "branches") }: { $before } + { $by } = { $price }.
story-down = Price of { WORD($branch, "branches") }: { $before } − { $by } = { $price }.
story-to-ceiling = Price of { WORD($branch, "branches") }: { $before } + { $by }, which stops at { $price }.
story-to-floor = Price of { WORD($branch, "branches") }: { $before } − { $by }, which stops at { $price }.
story-ceiling = Past the ceiling: { $points } × { $links } on the card = { n-money } for { SEAT($seat) }.
story-buys = { SEAT($seat) } buys { WORD($links, "links") } at { $price }: { $many } × { $price } = { n-money }.
story-sells = { SEAT($seat) } sells { WORD($links, "links") } at { $price }: { $many } × { $price } = { n-money }.
story-passes = { SEAT($seat) } leaves it.
story-nothing-done = { SEAT($seat) } neither buys nor sells.
story-barters = { SEAT($seat) } gives { WORD($given, "links") } to { SEAT($other) } for { WORD($got, "links") }.
story-barters-you = { SEAT($seat) } barters with { SEAT($other) }: { SEAT($other) } gives { WORD($got, "links") } and gets { WORD($given, "links") }.
story-breaks = { SEAT($other) } had announced, but this barter breaks the objective.
story-breaks-you = { SEAT($other) } had announced, but this barter breaks the objective.
story-announces = { SEAT($seat) } announces: objective reached!
story-broken = Nobody who announced ({ SEAT($seats) }) still has the whole chain: play goes on.
story-broken-last = { SEAT($seats) } had announced, but { $many ->
    [one] a barter broke the objective: it
   *[other] barters broke their objectives: they
} no longer counted.
story-limit = That was round { $round }, the last one.
story-fortunes = Fortunes, links at current prices included: { WORD($standings, "standing") }.
story-cash = Cash of those who reached their objective: { WORD($standings, "standing") }.
story-richer = { SEAT($seats) } { $many ->
    [one] has
   *[other] have
} more with all links counted, but only an announced full card can win; if there are several, the one with the most cash does.
story-wins-card = { SEAT($seats) } wins with a full card and { $cash } M$ in cash.
story-share-card = { SEAT($seats) } share the win, each with a full card and { $cash } M$ in cash.
story-wins = { SEAT($seats) } wins.
story-share = { SEAT($seats) } share the win.

## What the numbers for researchers mean: +0 is one's own seat, +1 the next one clockwise, and so on
feature-phase = The part of the turn, or that the match is over.
feature-round = The number of the table round.
feature-first = Who began.
feature-turn = Whose turn it is.
feature-price = The price of a branch.
feature-bank = How many links of a branch the bank has.
feature-dice = The last roll of this turn.
feature-dice-left = The dice that are still to change a price.
feature-changed = The branch that the other die has changed.
feature-partner = With whom somebody barters.
feature-given = The branch that is given in a barter.
feature-given-links = How many links are given in a barter.
feature-event-played = Whether an event card was played in this turn.
feature-assigned = Whether the objective has just been assigned anew.
feature-stack = How many event cards nobody has drawn yet.
feature-under-stack = The place of a played event card under the stack, the oldest first; 0 if it is not there.
feature-hand = The event cards in one's own hand.
feature-met = Whether one has reached one's own objective.
feature-cash = The cash of a seat; 0 where the table hides it.
feature-owned = How many links of a branch a seat has.
feature-objective = How many links of a branch a seat's objective asks for.
feature-events = How many event cards a seat holds.
feature-known = The event cards of a seat that all saw being drawn.
feature-square = The square of a seat's figure.
feature-announced = Whether a seat has announced its objective.
feature-least-cash = Where the table hides cash and the match began with a position: 1 more than what a seat must have at least; 0 where all could follow its cash.
feature-objective-card = The objective card of a seat.
feature-unseen = The event cards that one has never seen.

## Key to the icons
key-branch = { WORD($branch, "branches") }: buy or sell up to 4 links on such a square
key-stars = buy or sell links of any branch, or barter
key-dollar = change prices by the dice, then roll one die again
key-link = a link on your card
key-gap = a link that your card still asks for
key-beside = links beside the card: too many to win
key-too-many = would leave you with links too many

## The coach: what a move gains
gain-cash = it leaves you with about { $more } more in cash at the end of this turn.
gain-links = { $more ->
    [one] it puts about { $more } link more on your objective card.
   *[other] it puts about { $more } links more on your objective card.
}
gain-fortune = your cash and links together are worth about { $more } more at the end of this turn.
gain-events = { $more ->
    [one] you are rid of about { $more } event card more, and none may be left when you announce.
   *[other] you are rid of about { $more } event cards more, and none may be left when you announce.
}
goal-more = Complete means exactly the links it asks for, and no event card left in your hand.
gained = Your previous turn: { $what }.
gained-nothing = Your previous turn left everything as it was.
gained-cash = cash { $change }
gained-links = links on your card { $change }
gained-fortune = cash and links together { $change }
gained-events = event cards { $change }
tip-start = Any starred square will do: look which squares lie two to twelve steps ahead of it.
tip-plan = Play an event card before you roll, if one helps: all of them have to be gone before you can win.
tip-change = You move two prices. A price pushed past 10 pays you for every link of that branch on your card.
tip-square = Buy cheap and sell dear: up to four links. You need 100 in cash besides the links.
tip-deal = This comes on top of what your square will allow.
tip-give = Prices do not matter in a barter: give what lies beside your card, or what is cheap just now.
tip-get = Ask for what your card wants, what is dear, or what somebody is about to win with.
tip-close = Look once more before you end your turn: have you reached your objective?
aim-announce = You have reached your objective: announce it!
aim-change = Raise the branch you have most links of: past 10 it pays, again and again.
aim-buy = Buy what your card asks for while it costs 5 or less.
aim-sell = Sell what lies beside your card, and anything that stands at 7 or more while your cash is short.
aim-event = Play an event card that pays, or a crisis while there is nothing to lose.
aim-wait = There is nothing to gain here just now: go on.

## Why a move is advised
why-announce = You have reached your objective: whoever says so wins at the end of the round.
why-buys = It costs { n-money } and leaves you { $left }.
why-receives = It brings { n-money } at once.
why-missing = Your card then lacks { n-links }.
why-complete = Your card is then complete.
why-beside = You then have { n-links } too many.
why-clean = You then have no link too many.
why-fewer-cards = { $cards ->
    [0] Your hand is then empty, as it must be to announce.
    [one] You then hold { $cards } event card; to announce you may hold none.
   *[other] You then hold { $cards } event cards; to announce you may hold none.
}
why-fortune = In the next turns your fortune should come to about { n-money }: { $more } more than with { $instead }.
why-rolls = { $useful } of 36 rolls take you to a branch your card still needs, { $dollars } to a $ square.

## Statistics: kinds of moves, and where money comes from
tally-buy = bought: { WORD($first, "branch") }
tally-sell = sold: { WORD($first, "branch") }
tally-barter = barters
tally-event = event cards
tally-trade = trade ({ WORD($first, "branch") })
tally-ceiling = prices past the ceiling
tally-events = events

## Setting a position up
set-up-phase = Part of the turn
    .values = phase
set-up-round = Round
set-up-first = Began the match
set-up-turn = To move
set-up-prices = Prices
    .one = Price of { WORD($key, "branches") }
set-up-bank = Links at the bank
    .values = branches
set-up-cash = Cash
    .one = Cash of { SEAT($seat) }
set-up-least_cash = Cash the others know of
set-up-links = Links
    .one = Links of { SEAT($seat) }
    .values = branches
set-up-squares = Figures
    .one = Square of { SEAT($seat) }
set-up-objectives = Objective cards
    .one = Objective card of { SEAT($seat) }
    .values = objective
set-up-assignments = Objectives
    .one = Objective of { SEAT($seat) }
set-up-events = Event cards in hand
    .one = Event cards of { SEAT($seat) }
    .values = card
set-up-known = Event cards all have seen
    .one = Cards of { SEAT($seat) } that all have seen
set-up-stack = Event cards nobody has seen
    .values = card
set-up-played = Event cards played
    .values = card
set-up-assigned = Sizes just assigned anew
set-up-event_played = Event card played in this turn
set-up-dice = Dice rolled
set-up-dice_left = Dice still to use
set-up-changed = Price changed by the other die
    .values = branches
set-up-barter = Barter
set-up-barter-seat = Partner
set-up-barter-links = Links given
set-up-announced = Have announced
    .one = Announcement { $first }
phase-start = choice of the starting squares
phase-plan = before the roll
phase-deal = trade by an event card
phase-change = change of prices
phase-square = trade on the square
phase-give = barter: what is given
phase-get = barter: what comes back
phase-close = end of the turn
phase-over = end of the match
objective-0 = card 1
objective-1 = card 2
objective-2 = card 3
objective-3 = card 4
position-card-missing = { WORD($card, "card") } lies nowhere: every event card is in a hand, in the stack or played
position-card-twice = { WORD($card, "card") } lies somewhere else already
position-wrong-dice = dice lie there from the roll to the end of a turn; still to use are those that have not changed a price
