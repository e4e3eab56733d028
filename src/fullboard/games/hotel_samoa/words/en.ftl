# The words of Hotel Samoa in English.

title = Hotel Samoa
tagline = One card sets your bid and your room price: fill the hotel before the next plane lands.

## Numbers of things, for the sentences below
n-pools = { $pools ->
    [one] { $pools } pool
   *[other] { $pools } pools
}
n-rooms = { $rooms ->
    [one] { $rooms } free room
   *[other] { $rooms } free rooms
}
n-tiles = { $tiles ->
    [one] { $tiles } special tile
   *[other] { $tiles } special tiles
}

## What the bots are like
bot-greedy-about = tries each price for this round only, and decides the rest by habit
bot-medium-about = tries its prices out, two rounds ahead
bot-champion-about = thinks as long as the hard bot; matches have taught it what hotels earn and which prices come next

## Moves
move-choose = play { $first }/{ $second }
move-holiday = play Staff Holiday
move-swap = swap for { $first }/{ $second }
move-swap-holiday = swap for Staff Holiday
move-fetch = recall { $first }/{ $second }
move-buy = buy { WORD($first, "a-tile") }
move-suite = make { WORD($first, "room") } a suite
move-send = send the guests of { WORD($first, "room") } home
move-group = welcome tourists from group { $first }
move-take = welcome a { WORD($first, "kind") }
move-room = into { WORD($first, "room") }
move-pass = pass
move-done = done

## Nation
nation-japan = Japan
nation-norway = Norway
nation-germany = Germany
nation-united-kingdom = United Kingdom
nation-france = France
nation-italy = Italy
nation-netherlands = Netherlands
nation-united-states = United States

## From-nation
from-nation-japan = from Japan
from-nation-norway = from Norway
from-nation-germany = from Germany
from-nation-united-kingdom = from the United Kingdom
from-nation-france = from France
from-nation-italy = from Italy
from-nation-netherlands = from the Netherlands
from-nation-united-states = from the United States

## Kind
kind-plain = tourist
kind-rich = rich tourist
kind-lover = lover
kind-celebrity = celebrity
kind-swimmer-1 = swimmer (1)
kind-swimmer-2 = swimmer (2)
kind-swimmer-3 = swimmer (3)
kind-swimmer-4 = swimmer (4)

## Guest
guest = { WORD($second, "kind") } { WORD($first, "from-nation") }

## Tile
tile-extra-room = Extra room
tile-suite = Suite
tile-pool = Pool
tile-swap = Swap
tile-send-home = Send home
tile-take-back = Recall

## A-tile
a-tile-extra-room = an extra room
a-tile-suite = a suite
a-tile-pool = a pool
a-tile-swap = Swap
a-tile-send-home = Send home
a-tile-take-back = Recall

## Room
room-1 = room 1
room-2 = room 2
room-3 = room 3
room-4 = room 4
room-5 = room 5
room-6 = room 6
room-7 = extra room 1
room-8 = extra room 2
room-9 = extra room 3
room-10 = extra room 4
room-11 = extra room 5
room-12 = extra room 6

## Card
card = { $first }/{ $second }

## Reason
reason-rich = rich
reason-suite = in a suite
reason-celebrity = beside a celebrity

## Standing
standing = { SEAT($first) } { $second }

## Phase
phase-take-back = Recall
phase-choose = choice of price cards
phase-swap = Swap
phase-build = construction
phase-send-home = Send home
phase-welcome = welcome
phase-holiday = Staff Holiday
phase-over = end

## Whose turn it is, and what they are to do
status-take-back = { SEAT($seat) } may use Recall.
status-take-back-you = You may use Recall: take up to 2 of your discards back into your hand.
status-choose = Everybody chooses a price card.
status-choose-you = Choose a price card: your bid and your room price.
status-swap = { SEAT($seat) } may use Swap.
status-swap-you = You may use Swap: put down another card.
status-build = { SEAT($seat) } may build.
status-build-you = You may buy one tile at your bid.
status-build-you-suite = Which room shall be the suite?
status-send-home = { SEAT($seat) } may use Send home.
status-send-home-you = You may use Send home: up to 2 of your guests leave.
status-welcome = { SEAT($seat) } welcomes tourists.
status-welcome-you = Welcome tourists of one group: choose the group, a tourist, a room.
status-welcome-you-group = Welcome tourists of one group: choose the group.
status-welcome-you-take = Choose a tourist of your group.
status-welcome-you-room = Choose a room for this guest.
status-welcome-you-done = Nobody can be welcomed any more: you are done.
status-holiday = { SEAT($seat) } has sent the staff on holiday and may send guests home.
status-holiday-you = Your staff is on holiday: you may send up to 2 guests home.
status-over = The match is over.

## On the page and in the terminal
panel-goal = Goal: most money after { $rounds } rounds
panel-standing = { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ending-you-win-by = You win, { $points } richer than anybody else!
ending-place-behind = Your place: { $place } of { $players }, { $points } poorer than { $names }.
ending-sources = Where everybody's money came from
players-points = { $points } in money
label-round = Round { $round } of { $rounds }: { WORD($nation, "nation") }, { WORD($phase, "phase") }
label-flags = Planes
label-offer = Tiles on offer
label-none = no tile left
label-group = Group { $group }
label-hand = Your hand (bid/room price)
label-discards = Your discards
label-money = Your money: { $money }
label-pools = { n-pools }
label-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
label-earned = +{ $earned } this round
label-chosen = has chosen
label-holiday = Staff Holiday
label-suite = suite
label-pays = { WORD($room, "room") }: { $pays }
label-score = { $points } in all, { n-rooms }
label-legend = $ rich (double)  ♥ lover  ★ celebrity (next to it: double)  ≈n swimmer, n per pool  [[ ]] suite (double)  ▼ tie card
label-you = you
label-turn = to move
label-turn-you = your turn
label-winner = wins
label-arrivals = Just landed { WORD($nation, "from-nation") }
label-hotels = Hotels
label-rooms = Rooms
label-extras = Extra rooms
label-stock = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} still face down
label-bid = bid
label-price = room
label-double = ×2
label-high-season = high season: twice as many tourists
label-flight = Round { $round }: { WORD($nation, "nation") }
label-landed = landed now
label-flown = gone
label-leaving = { SEAT($seat) }: { $guests ->
        [one] { $guests } room
       *[other] { $guests } rooms
    } freed
label-leaves = leaves in round { $round }
label-stays = stays to the end
label-free = free
label-lone = room for another lover
label-tie-card = Tie card: on equal bids { SEAT($other) } builds first, on equal prices { SEAT($seat) } welcomes first.
label-order-build = Builds
label-order-welcome = Welcomes
label-discarded = { $cards ->
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}
label-face-down = card face down
label-no-card = no card yet
label-costs = costs { $bid }
label-left = then you have { $money }
label-at-once = { $money } at once
label-would-pay = pays { $low }
label-would-pay-range = pays { $low } to { $high }
label-income = +{ $pays }
label-unaffordable = more than your money: you could not build
label-each-pays = bid { $bid }, each guest pays { $price }
label-waiting = { $tourists ->
    [one] { $tourists } tourist
   *[other] { $tourists } tourists
}
label-nobody = nobody is waiting
label-budget = { $guests ->
    [one] { $guests } guest may
   *[other] { $guests } guests may
} still leave
label-final = { $money } in cash + { n-tiles }
label-about-extra-room = One more room, adjacent to no other room.
label-about-suite = Covers one of your six rooms: it costs double from now on.
label-suite-free = free now: the next guest there pays double
label-suite-later = double for the next guest there; free from round { $round } on
label-suite-never = nobody leaves it any more: it would bring nothing
label-about-pool = Swimmers pay their buoy points for each of your pools.
label-about-swap = Once: after the reveal, play another card instead.
label-about-send-home = Once: before the welcome, up to two of your guests leave.
label-about-take-back = Once: take up to two of your discards back into your hand.
label-code-japan = JPN
label-code-norway = NOR
label-code-germany = GER
label-code-united-kingdom = GBR
label-code-france = FRA
label-code-italy = ITA
label-code-netherlands = NED
label-code-united-states = USA
label-colon = {": "}
label-semicolon = {"; "}
label-free-rooms = { n-rooms }
label-foreseen = group { $group }: up to { $pays }
label-no-beds = no free room
label-left-after = { $money } left if you build
label-next-plane = the next plane ({ WORD($nation, "nation") }) frees { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }
label-most = ≤: most from a group
label-about-holiday = no building, no welcoming: at the end of the round up to two of your guests leave
label-hush = Don't ask me again this round
label-hushed = You pass for the rest of this round.
label-unhush = Ask me again

## Why a move may not be made
refusal-already-chosen = You have chosen your card. You can take it back until all are revealed.
refusal-staff-holiday = Your staff is on holiday: no building, no welcoming.
refusal-wrong-phase = Not now: this is the phase “{ WORD($phase, "phase") }”.
refusal-choose-a-card = Everybody must choose a card.
refusal-not-in-hand = You do not have the card { WORD($card, "card") } in hand.
refusal-holiday-on-table = You have played Staff Holiday already.
refusal-finish-fetching = Fetch another card, or say that you are done.
refusal-no-such-special = You have no { WORD($tile, "tile") } tile.
refusal-not-discarded = The card { WORD($card, "card") } is not among your discards.
refusal-no-tile-left = This tile is not on offer: { WORD($tile, "tile") }.
refusal-not-enough-money = Your bid is { $bid }, and you have { $money }.
refusal-all-suites = All six rooms are suites already.
refusal-already-suite = Room { $room } is a suite already.
refusal-buy-a-suite-first = You have no suite to place.
refusal-place-the-suite = First place your suite.
refusal-room-empty = There is nobody in { WORD($room, "room") }.
refusal-no-such-room = You have no { WORD($room, "room") }.
refusal-couple-counts-two = The couple in { WORD($room, "room") } counts as two.
refusal-choose-a-group = First choose a group.
refusal-other-group = You are welcoming from group { $group }: all your tourists must be of one group.
refusal-group-empty = There is nobody in group { $group }.
refusal-no-room-for-group = You have no room for anybody of group { $group }.
refusal-choose-a-tourist = First choose a tourist.
refusal-none-in-group = There is no { WORD($kind, "kind") } in group { $group }.
refusal-no-free-room = You have no free room for a { WORD($kind, "kind") }.
refusal-choose-a-room = First choose a room for your tourist.
refusal-room-taken = There is somebody in { WORD($room, "room") }.
refusal-lovers-only = The lover in { WORD($room, "room") } shares with another lover only.
refusal-nothing-begun = There is nothing to finish: pass if you do not want to do anything.
refusal-say-done = You have begun: say “done” to finish.

## What is wrong with an edition
edition-not-six-rooms = a hotel has six rooms, and rows × columns of its grid are six
edition-not-four-nations = there are four nations
edition-unknown-nation = choose among { $known }
edition-nation-twice = { $nation } is there twice
edition-not-twelve-flags = there are twelve flags, three of each nation
edition-not-three-piles = there are three piles with a flag of each nation
edition-not-eleven-cards = there are ten price cards and Staff Holiday
edition-holiday-with-price = Staff Holiday has neither bid nor price
edition-bid-twice = two cards with the bid { $bid }: all must differ
edition-not-one-holiday = one card must have staff_holiday = true; there are { $found }
edition-not-18-tokens = each nation has 18 tourists, not { $found }
edition-not-19-tiles = there are 19 tiles, not { $found }
edition-too-many-extra-rooms = { $most } extra rooms at most
edition-not-13-tourist-cards = there are 13 tourist cards
edition-not-one-to-three-groups = one to three groups are expected here
edition-more-than-nine-tourists = nine tourists at most, not { $found }

## What is printed on the pieces; $first is the number of the piece
component-start-money = money at the start
component-hotel-rooms = rooms of a hotel
component-hotel-grid-rows = rooms: floors
component-hotel-grid-columns = rooms: on each floor
component-nations-name = nation { $first }
    .values = nation
component-flags-total = flags
component-flags-of_each_nation = flags of each nation
component-flags-piles-total = piles of flags
component-flags-piles-of_each_nation = flags of each nation in a pile
component-prices = price cards
component-prices-bid = price card { $first }: bid
component-prices-price = price card { $first }: room price
component-prices-staff_holiday = price card { $first }: Staff Holiday
component-tokens-of_each_nation = tourists of each nation
component-tokens-split-plain = of these: tourists without a badge
component-tokens-split-rich = of these: rich tourists
component-tokens-split-lover = of these: lovers
component-tokens-split-celebrity = of these: celebrities
component-tokens-split-swimmers = of these: swimmers, by their numbers
component-tiles-total = building tiles
component-tiles-split-extra-room = of these: extra rooms
component-tiles-split-suite = of these: suites
component-tiles-split-pool = of these: pools
component-tiles-split-swap = of these: Swap
component-tiles-split-send-home = of these: Send home
component-tiles-split-take-back = of these: Recall
component-tourist_cards = tourist cards
component-tourist_cards-3-groups = tourist card { $first }: groups with 3 players
component-tourist_cards-4-groups = tourist card { $first }: groups with 4 players
component-tourist_cards-5-groups = tourist card { $first }: groups with 5 players
component-tourist_cards-6-groups = tourist card { $first }: groups with 6 players

## The log
story-tie-card = The tie card lies between { SEAT($seat) } and { SEAT($other) }.
story-round = Round { $round }: a plane { WORD($nation, "from-nation") } lands.
story-new-tiles = New on offer: { WORD($tiles, "tile") }.
story-leave = Leaving { SEAT($seat) }'s hotel: { WORD($guests, "guest") }.
story-arrive = Tourists arriving: { $sizes }.
story-arrive-doubled = High season, twice as many arrive: { $sizes }.
story-group = Group { $group }: { WORD($tourists, "kind") }.
story-chooses = { SEAT($seat) } chooses { WORD($card, "card") }.
story-chooses-holiday = { SEAT($seat) } chooses Staff Holiday.
story-has-chosen = { SEAT($seat) } has chosen.
story-shows = { SEAT($seat) } shows { WORD($card, "card") }.
story-shows-holiday = { SEAT($seat) } shows Staff Holiday.
story-tied-bids = Equal bids of { $bid }: { SEAT($seat) } builds before { SEAT($others) }.
story-tied-prices = Equal prices of { $price }: { SEAT($seat) } welcomes before { SEAT($others) }.
story-uses = { SEAT($seat) } uses { WORD($tile, "tile") }.
story-swaps = { SEAT($seat) } now plays { WORD($card, "card") }.
story-swaps-holiday = { SEAT($seat) } now plays Staff Holiday.
story-fetches = { SEAT($seat) } takes { WORD($card, "card") } back.
story-fetches-one = { SEAT($seat) } takes a card back.
story-buys = { SEAT($seat) } buys { WORD($tile, "a-tile") } for { $bid }.
story-pool-pays = The swimmers in { SEAT($seat) }'s hotel pay { $buoys } at once.
story-covers = { SEAT($seat) } makes { WORD($room, "room") } a suite.
story-sends-home = { SEAT($seat) } sends home: { WORD($guests, "guest") }.
story-opens-group = { SEAT($seat) } chooses group { $group }: { WORD($tourists, "kind") }.
story-leaves-group = { SEAT($seat) } leaves group { $group }; still waiting: { WORD($tourists, "kind") }.
story-empties-group = { SEAT($seat) } leaves group { $group }, in which nobody is left.
story-moves-in = { SEAT($seat) } welcomes a { WORD($guest, "guest") } in { WORD($room, "room") }.
story-houses = { SEAT($seat) } welcomes a { WORD($guest, "guest") } in { WORD($room, "room") }: { $pays }.
story-houses-double = { SEAT($seat) } welcomes a { WORD($guest, "guest") } in { WORD($room, "room") }: 2 × { $price } = { $pays }, { WORD($double, "reason") }.
story-houses-swim = { SEAT($seat) } welcomes a { WORD($guest, "guest") } in { WORD($room, "room") }: { $price } + { $buoys } × { n-pools } = { $pays }.
story-houses-double-swim = { SEAT($seat) } welcomes a { WORD($guest, "guest") } in { WORD($room, "room") }: 2 × { $price } + { $buoys } × { n-pools } = { $pays }, { WORD($double, "reason") }.
story-builds-nothing = { SEAT($seat) } builds nothing.
story-uses-not = { SEAT($seat) } does not use { WORD($tile, "tile") }.
story-sends-nobody = { SEAT($seat) } sends nobody home.
story-welcomes-nobody = { SEAT($seat) } welcomes nobody.
story-tiles-gone = That was the last tile: none is left for { SEAT($seats) }.
story-none-left = Nobody is left for { SEAT($seats) }: those who came first took everybody.
story-full = { SEAT($seats) } { $many ->
    [one] has
   *[other] have
} no free room and could welcome nobody.
story-nobody-took = Nobody took: { WORD($tourists, "kind") }.
story-earns = { SEAT($seat) } is paid { $money }.
story-discards = { SEAT($seats) } { $many ->
    [one] discards the card played
   *[other] discard the cards they played
}.
story-keeps = { SEAT($seats) } { $many ->
    [one] takes the card played back into hand
   *[other] take the cards they played back into their hands
}.
story-unused = { SEAT($seat) } has { n-tiles } left: { $tiles } × { $each } = { $points }.
story-scores = Money: { WORD($standings, "standing") }.
story-wins = { SEAT($seats) } wins with { $points }.
story-wins-by-rooms = { SEAT($seats) } wins with { $points } and more free rooms ({ $rooms }).
story-shares = { SEAT($seats) } share the win with { $points } and { n-rooms }.

## What the numbers for researchers mean: +0 is one's own seat, +1 the next one clockwise, and so on
feature-round = How many rounds have begun, as so many ones.
feature-phase = The phase of the round, or that the match is over.
feature-turn = Whose turn it is; nobody's while all choose.
feature-tie = After which seat the tie card lies.
feature-flag = The nation whose plane lands in a round.
feature-tourist-card = The number of the tourist card that was drawn in a round, 0 before it.
feature-group = How many tourists of a kind wait in a group.
feature-offer = How many tiles of a kind are on offer.
feature-stock = How many tiles are still face down.
feature-busy = Whether a card may still be fetched, or a suite must be placed.
feature-budget = How many tourists may still be sent home, as so many ones.
feature-taking = The group from which somebody welcomes tourists.
feature-tourist = The kind of tourist that is looking for a room.
feature-hand = The price cards in one's own hand.
feature-own-discards = One's own discarded price cards.
feature-choice = The price card that one has chosen or played.
feature-guest-nation = How many guests of a nation are in a room.
feature-guest-kind = Whether guests of a kind are in a room.
feature-suite = Whether a room is a suite.
feature-extra-rooms = How many extra rooms a hotel has, as so many ones.
feature-pools = How many pools a hotel has.
feature-special = How many special tiles of a kind a seat has.
feature-held = How many price cards a seat holds.
feature-discarded = How many price cards a seat has discarded.
feature-chosen = Whether a seat has chosen a price card.
feature-played = The price card that a seat has shown.
feature-earned = What a seat has earned in this round.
feature-money = The money of a seat, where it is known.
feature-bag = How many tourists of a kind are in the bag of a nation.
feature-unturned = How many tiles of a kind are still face down.
feature-used = How many tiles of a kind have been used up.
feature-recalled = What all remember of a card: 0 certainly not discarded, 15 certainly discarded, in between perhaps fetched, by the level of the take-back.
feature-fetched = How many cards a seat has fetched at a level without showing them since.
feature-bought = Whether a seat has bought a tile in this round.
feature-welcomed = Whether a seat has welcomed somebody in this round.

## Key to the icons
key-hammer = bid: what you offer for a tile, exactly that; the highest builds first
key-key = room price: what each new guest pays; the lowest welcomes first
key-coin = money
key-case = the round in which these guests go home
key-tie = the tie card: whom it favours when bids or prices are equal
key-leaving = below a flag: how many guests of which hotel go home with that plane
key-most = on a card: the most that one group could pay you with it
key-plain = a tourist: pays the room price
key-rich = rich: pays double
key-lover = a lover: two of them share a room
key-celebrity = a celebrity: whoever moves in next door later pays double
key-swimmer-3 = a swimmer: pays this number extra for each of your pools
label-about-swimmer = a swimmer ({ $buoys }): pays { $buoys } extra for each of your pools

## The coach: what a move gains
gain-money = by the end of this round it has brought you about { $more } more money.
gain-tiles = { $more ->
    [one] your hotel is about { $more } lasting tile ahead by the end of this round.
   *[other] your hotel is about { $more } lasting tiles ahead by the end of this round.
}
gain-rooms = { $more ->
    [one] about { $more } more room is free for the next plane.
   *[other] about { $more } more rooms are free for the next plane.
}
gain-cards = you keep the better price cards: their prices add up to about { $more } more.
goal-more = Guests pay once, on arrival.
gained = Previous round: { $what }.
gained-nothing = The previous round left everything as it was.
gained-money = money { $change }
gained-tiles = tiles built { $change }
gained-rooms = free rooms { $change }
tip-choose = A high bid builds first, a low price welcomes first; a card that is used for either is gone.
tip-build = A tile costs exactly your bid. Early in the match rooms, suites and pools pay for themselves; later they do not.
tip-welcome = From one group only; everybody pays your price at once, and keeps the room until their flag comes again.
tip-holiday = Guests you send home make room for the next plane. They have paid already.
tip-send-home = Guests you send home make room for the tourists who wait now.
tip-swap = All cards are open now: would another one of yours do better?
tip-take-back = Bring back the cards you will miss most.
aim-holiday = { $rooms ->
    [0] You have no free room left
    [one] You have only one free room left
   *[other] You have only { $rooms } free rooms left
}: Staff Holiday makes room and costs no card.
aim-price = { $tourists } tourists wait, and { $rooms ->
    [one] { $rooms } of your rooms is free
   *[other] { $rooms } of your rooms are free
}: a price in the middle, from 5 to 10, comes early enough and pays.
aim-price-low = { $groups ->
    [one] All who wait are in one group
   *[other] Those who wait are in { $groups } groups
}, fewer than there are hotels: whoever asks least chooses first, so ask little, 6 at most.
aim-build = { $rounds } rounds to go: what lasts is worth buying. Extra rooms first, then suites and pools.
aim-suite = Lay the suite over a free room: only those who move in later pay double.
aim-spare = It is too late for building to pay: keep the money.
aim-special = Only special tiles are on offer: each works once, and is worth 3 at the end if unused. Keep your money, unless your bid is low.
aim-room = Put this guest where { $money } is paid: no other room brings more.
aim-celebrity = The celebrity first: whoever moves in beside pays double.
aim-middle = Put the celebrity in the middle: three rooms touch it.
aim-guest = { $rooms ->
    [0] No room is free, but a lover can share one: welcome those who pay most first.
    [one] Fill your free room with whoever pays most.
   *[other] Fill your { $rooms } free rooms, those who pay most first.
}
aim-group = Choose the group that brings you most guests: { $tourists ->
    [one] one of them finds
   *[other] { $tourists } of them find
} a room.
aim-empty = Send home whoever would stay longest.
aim-recall = Recall your dearest card.

## Why a move is advised
why-pays = That pays { $money } now.
why-pays-more = That pays { $money }, against { $less } with { $instead }.
why-pays-alike = That pays { $money }, as elsewhere, and leaves the better rooms to those who come next.
why-leaves-room = It pays { $money } less, but leaves the dearer room to somebody who will pay more in it.
why-stays = { $rounds ->
    [0] The next plane takes them home, and the room is free again.
    [one] They keep a room for { $rounds } more round.
   *[other] They keep a room for { $rounds } more rounds.
}
why-frees = { $rounds ->
    [0] They have paid: the room is free at once.
    [one] They have paid, and would keep the room for { $rounds } more round.
   *[other] They have paid, and would keep the room for { $rounds } more rounds.
}
why-keeps = You keep { $money } and, if you welcome nobody, the card as well.
why-keeps-rooms = Your rooms are worth more in a round to come.
why-keeps-both = You keep the card, and your rooms are worth more in a round to come.
why-costs = It costs { $money } and leaves you { $left }.
why-extra-room = { $rounds ->
    [one] A room more to let, for { $rounds } round.
   *[other] A room more to let, for { $rounds } rounds.
}
why-suite = { $rounds ->
    [one] Guests pay double in it, for { $rounds } round.
   *[other] Guests pay double in it, for { $rounds } rounds.
}
why-pool = { $rounds ->
    [one] Swimmers pay more for { $rounds } round, and those in your hotel { $buoys } at once.
   *[other] Swimmers pay more for { $rounds } rounds, and those in your hotel { $buoys } at once.
}
why-rival = Otherwise { SEAT($seat) } would probably buy one.
why-rival-group = Otherwise { SEAT($seat) } would probably take from this group.
why-income = Your guests should pay about { $money } this round.
why-income-more = Your guests should pay about { $money } this round, against { $less } with { $instead }.
why-builds = You will probably get to buy { WORD($tile, "a-tile") }.
why-no-building = You will probably buy nothing with it.

## Statistics: kinds of moves, and where money comes from
tally-build = { WORD($first, "tile") }
tally-welcome = { $first ->
    [rich] rich tourists
    [lover] lovers
    [celebrity] celebrities
    [swimmer] swimmers
   *[plain] tourists
}
tally-guests = { tally-welcome }
tally-holiday = Staff Holiday
tally-bids = bids paid
tally-pools = new pools
tally-unused = unused tiles

## Setting a position up
card-holiday = Staff Holiday
set-up-round = Round
set-up-phase = Phase
    .values = phase
set-up-turn = To move
set-up-tie = Tie card to the right of
set-up-flags = Planes
    .one = Plane of round { $first }
    .values = nation
set-up-cards = Tourist cards so far, by number
set-up-deck = Tourist cards to come
set-up-stock = Tiles face down
    .values = tile
set-up-offer = Tiles on offer
    .values = tile
set-up-used = Special tiles used
    .values = tile
set-up-bags = Tourists at home
    .one = At home: { WORD($key, "nation") }
    .values = kind
    .called = guest
set-up-groups = Tourists waiting
    .one = Group { $first }
    .values = kind
    .called = guest
set-up-hotels = Hotels
    .one = Hotel of { SEAT($seat) }
set-up-hotels-rooms = Rooms
    .one = { WORD($second, "room") }
    .values = guest
set-up-hotels-suites = Rooms that are suites
    .one = Suite { $second }
set-up-hotels-pools = Pools
set-up-hotels-specials = Tiles: what you put here is built
    .values = tile
set-up-money = Money
    .one = Money of { SEAT($seat) }
set-up-least-money = Money the others know of
    .one = Money the others know { SEAT($seat) } to have
set-up-earned = Earned in this round
    .one = Earned by { SEAT($seat) } in this round
set-up-hands = Price cards in hand
    .one = Hand of { SEAT($seat) }
    .values = card
set-up-discards = Price cards discarded
    .one = Discards of { SEAT($seat) }
    .values = card
set-up-played = Price cards on the table
    .one = Card of { SEAT($seat) }
    .values = card
set-up-taken-back = Cards recalled
    .one = Cards recalled by { SEAT($seat) }
set-up-bought = Built in this round
    .one = { SEAT($seat) } has built in this round
set-up-welcomed = Welcomed in this round
    .one = { SEAT($seat) } has welcomed in this round
set-up-busy = In the middle of a move
set-up-budget = Guests who may still leave
set-up-group = Group that is being welcomed
set-up-tourist = Tourist who is getting a room
    .values = kind
position-card-missing = { WORD($card, "card") } lies nowhere: every price card of a player is in hand, on the table or discarded
position-card-twice = { $card } is there twice
position-tile-missing = a tile lies nowhere: { WORD($tile, "tile") }
position-too-many-tourists = the box has no more of these: { WORD($tourist, "guest") }
position-wrong-nation = only tourists { WORD($nation, "from-nation") } belong here
position-flag-twice = each nation lands once in rounds 1 to 4, 5 to 8 and 9 to 12; { WORD($nation, "nation") } is there already
position-equal-neighbours = { WORD($nation, "nation") } landed in the round before
position-not-a-special = a tile that is used up is Swap, Send home or Recall
