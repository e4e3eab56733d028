# The words of Sun, Sea & Sand in English.

title = Sun, Sea & Sand
tagline = Eight weeks of season: build bungalows and attractions, and keep your guests a little longer.

## Numbers of things, for the sentences below
n-many-bungalow = { $many ->
    [one] { $many } bungalow
   *[other] { $many } bungalows
}
n-many-empty-region = { $many ->
    [one] { $many } empty region
   *[other] { $many } empty regions
}
n-members = { $many ->
    [one] { $many } family member
   *[other] { $many } family members
}
n-many-tourist = { $many ->
    [one] { $many } tourist
   *[other] { $many } tourists
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
n-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}

## What the bots are like
bot-greedy-about = does what makes its own resort look best now, and minds nobody else
bot-medium-about = looks at a few moves of its own, and at how the others answer
bot-champion-about = thinks as long as the hard bot; matches have taught it what a resort makes in the end

## Moves
move-bungalows = build { $first ->
    [one] { $first } bungalow
   *[other] { $first } bungalows
}
move-fetch = fetch the group from cabin { $first }
seen-fetch = fetch { WORD($tourists, "tourists") }
some-fetch = fetch a group
move-reserve = reserve cabin { $second } of the boat that comes { $first ->
    [2] next week
    [3] in 2 weeks
    [4] in 3 weeks
    [5] in 4 weeks
    [6] in 5 weeks
    [7] in 6 weeks
   *[other] in 7 weeks
}
seen-reserve = reserve { WORD($tourists, "tourists") } for week { $week }
some-reserve = reserve a group of a later boat
move-build = build { WORD($first, "a-facility") } on field { $second }
move-sign = place a sign
move-pass = pass
move-send-away = send away { WORD($first, "colour") }

## Colour
colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue

## Row
row-green = Meadow
row-red = Boulevard
row-yellow = Beach
row-blue = Sea

## Tourists
tourists = { $first } { $first ->
    [one] { WORD($second, "colour") } tourist
   *[other] { WORD($second, "colour") } tourists
}

## Facility
facility-swimming-pool = swimming pool
facility-mini-golf = mini-golf
facility-tennis-court = tennis court
facility-bar = bar
facility-terrace = terrace
facility-restaurant = restaurant
facility-beach-chairs = beach chairs
facility-beach-bar = beach bar
facility-beach-volleyball = beach volleyball
facility-jet-ski = jet-ski
facility-diving = diving
facility-water-slide = water slide

## A-facility
a-facility-swimming-pool = a swimming pool
a-facility-mini-golf = a mini-golf course
a-facility-tennis-court = a tennis court
a-facility-bar = a bar
a-facility-terrace = a terrace
a-facility-restaurant = a restaurant
a-facility-beach-chairs = a row of beach chairs
a-facility-beach-bar = a beach bar
a-facility-beach-volleyball = a beach volleyball court
a-facility-jet-ski = a jet-ski
a-facility-diving = a diving school
a-facility-water-slide = a water slide

## Sign
sign-welcome = Welcome
sign-open = Open
sign-hotel = Hotel
sign-blue = blue

## Whose turn it is, and what they are to do
status-work = { SEAT($seat) } sends a family member to work.
status-work-you = Your turn: choose what a family member does.
status-overbooking = { SEAT($seat) } is overbooked and sends tourists away.
status-overbooking-you = You are overbooked: send a tourist away; each costs 1.
status-over = The season is over.

## On the page and in the terminal
panel-goal = Goal: most points after week { $weeks }
panel-standing = { n-points }, ${ $money }
label-week = Week { $week } of 8, { SEAT($seat) } has the shell
label-boats = Boats
label-boat = Week { $week }
label-this-week = fetch
label-market = Facilities
label-facility = Facility
label-price = Price
label-points = Points
label-left = Left
label-money = money
label-home = home
label-time = time 1-2-3
label-bungalows = bungalows
label-free = { $free } of { $all } free
label-reserved = reserved
label-signs = signs
label-track = Money track (top of a stack on the right)
label-island = Round the island
label-beach = beach
label-forecast = week's end: +{ $income }
label-leaving = leaving
label-arriving = arriving
label-overbooked = overbooked by { $many }
label-points-now = { n-points } now
label-arriving-now = Arriving now
label-you = you
label-shell = has the shell: begins this week
label-calendar = The eight weeks
label-week-number = week { $week }
label-backpacker = { WORD($colour, "colour") } backpacker of week { $week }
label-taken-by = taken by { SEAT($seat) }
label-cost = costs { $price }, leaves { $left }
label-back = member back in week { $week }
label-back-never = member not back this season
label-income-more = income +{ $many } this week
label-stay = { WORD($colour, "colour") } guests stay { n-weeks }
label-arrive-in = arrival in week { $week }
label-overbooks = overbooks next week by { $many }
label-in-stock = { $left } left
label-kind = { WORD($facility, "facility") }: costs { $price }, { n-points } at the end; { WORD($colour, "colour") } guests stay a week longer.
label-kind-bar = Each guest at the bar pays 1 more.
label-kind-left = { $left } left.
label-kind-yours = You have built it.
label-kind-sold-out = Sold out.
label-then-stay = From then on { WORD($colour, "colour") } guests stay { n-weeks }.
label-yours = built
label-sold-out = sold out
label-where = On which field?
label-what = Field { $field }: build what?
label-field = field { $field }
label-free-field = field { $field }: free
label-tourists-at = { n-many-tourist }
label-family = Family
label-at-home = { n-members } at home, free to work
label-on-time = { n-members } home again in { n-weeks }
label-on-boats = { n-members } on boats, home when the boat has left
label-village = Bungalows
label-next-week = Week's end
label-income = income +{ $income }
label-income-bar = income +{ $income }, { $bar } of it at the bar
label-free-then = { n-many-bungalow } free then
label-last-week = Last week: no income any more
label-actions = What a family member can do
label-sign-next = Sign: { WORD($sign, "sign") }
label-resort = Resort of { SEAT($seat) }
label-resorts = The other resorts
label-walk = If the week ended now: { SEAT($seat) } is poorest, so backpackers walk { n-steps }.
label-walk-none = If the week ended now: nobody has money, and nobody walks.
label-to-resort = { WORD($colour, "colour") } backpacker of week { $week } → moves in with { SEAT($seat) }
label-to-beach = { WORD($colour, "colour") } backpacker of week { $week } → beach left of { SEAT($seat) }
label-board-of = resort of { SEAT($seat) }
label-beach-of = beach left of { SEAT($seat) }
label-one-poorest = poorest
label-money-of = { SEAT($seat) } has ${ $money }
label-from-bottom = in a stack from bottom to top
label-too-many = { SEAT($seat) }: { $arriving ->
        [one] { $arriving } tourist arrives
       *[other] { $arriving } tourists arrive
    }, { $free ->
        [one] { $free } bungalow is
       *[other] { $free } bungalows are
    } free.
label-send-cost = pay 1
label-send-free = nothing to pay with
label-how-many = { $many } arriving
label-result = Final score
label-winner = winner
label-points-tourists = tourists
label-points-facilities = facilities
label-points-regions = regions
label-total = total
label-close = Close
label-colon = {": "}
label-semicolon = {"; "}
label-regions = { $many ->
    [one] Leaves { n-many-empty-region } ({ $sizes } fields), worth 1 point at the end
   *[other] Leaves { n-many-empty-region } ({ $sizes } fields), each worth 1 point at the end
}
label-regions-now = { $many ->
    [one] Now { n-many-empty-region }, 1 point at the end.
   *[other] Now { n-many-empty-region }, 1 point each at the end.
}
label-more-points = { n-points } more than now
label-fewer-points = { n-points } less than now
label-own-resort = Resort
label-build = Build

## Key to the icons
key-coin = money, or a price
key-star = points at the end
key-home = family members at home, free to work
key-clock = when the family member is back: the week, or with a + in how many weeks
key-bow = family members on boats
key-shell = has the shell and begins
key-sign-welcome = a sign: a backpacker who stops there moves in with its owner
key-feet = how far backpackers walk
key-member = a member of the family
key-lit = a bungalow with a tourist
key-vacant = a free bungalow
key-tourist = { WORD($colour, "row") }: { WORD($colour, "colour") } tourists
key-stay = beside a row: how many weeks its tourists stay
key-backpacker = a backpacker
key-goal = where a backpacker goes if the week ends now
key-alarm = more tourists next week than free bungalows

## Why a move may not be made
refusal-not-enough-money = That costs { $price }; you have { $money }.
refusal-past-week-8 = The season ends with week 8: there is no boat in week { $week }.
refusal-backpack = A backpacker cannot be fetched or reserved.
refusal-space-covered = With { $players } players cabin { $space } is closed.
refusal-group-taken = { SEAT($seat) } already has a family member on that group.
refusal-no-free-bungalow = That group needs { $needed ->
        [one] { $needed } free bungalow
       *[other] { $needed } free bungalows
    }; you have { $free }.
refusal-already-built = You already have { WORD($facility, "a-facility") }.
refusal-sold-out = Sold out: { WORD($facility, "facility") }.
refusal-no-such-field = There is no field { $field } in that row.
refusal-field-taken = There is a facility on field { $field } of that row already.
refusal-not-connected = Field { $field } is neither leftmost nor touching one of your facilities.
refusal-must-place-sign = There is a sign left for you: place it instead of passing.
refusal-no-sign-left = No sign is left for you: pass instead.
refusal-overbooked = You are overbooked: send a tourist away first.
refusal-none-arriving = No { WORD($colour, "colour") } tourist is arriving.
refusal-not-overbooked = Nobody has to be sent away now.

## What is wrong with an edition
edition-not-boxes-2-to-8 = the boxes 2 to 8 are expected here
edition-not-four-numbers = four numbers are expected here
edition-not-rising = the numbers must rise
edition-not-five-members = a family has five members
edition-not-four-rows = there are four rows
edition-another-row = the row { $name } with the colour { $colour } is expected here
edition-not-twelve-facilities = there are twelve facilities
edition-unknown-facility = there is no such facility
edition-facility-twice = { $facility } is there twice
edition-another-colour = this facility is { $colour }
edition-bad-number-of-boats = { $least } to { $most } boats are expected here
edition-unknown-colour = there is no such colour
edition-not-ten-groups = a boat has ten groups
edition-bad-group = this is not a group of tourists

## What is printed on the pieces; $first is the number of the piece
component-members-home = family members at home
component-members-busy = family members at work at the start
component-money-start = money at the start
component-money-most = most money
component-bungalows-prices = price of 1, 2, 3 and 4 bungalows
component-bungalows-time = weeks for bungalows
component-signs-numbers = signs: Welcome, Open, Hotel, blue
component-signs-time = weeks for a sign
component-spaces-visible = spaces of a boat with 2, 3, 4 and 5 players
component-reservations-boxes = boxes one can reserve in
component-board-time = weeks for a facility
component-board-fields = fields of a row
component-board-rows-name = row { $first }
    .values = row-name
component-board-rows-colour = row { $first }: colour
    .values = colour
component-facilities = facilities
component-facilities-name = facility { $first }
    .values = facility
component-facilities-colour = facility { $first }: colour
    .values = colour
component-facilities-price = facility { $first }: price
component-facilities-points = facility { $first }: points
component-facilities-stock = facility { $first }: number with 2, 3, 4 and 5 players
component-boats = boats
component-boats-backpacker = boat { $first }: backpacker
    .values = colour
component-boats-groups = boat { $first }: groups
    .values = colour

## Row-name
row-name-meadow = meadow
row-name-boulevard = boulevard
row-name-beach = beach
row-name-sea = sea

## The log
story-boats = The boats of the eight weeks are numbers { $boats }.
story-week = Week { $week }: { SEAT($seat) } has the shell; the backpacker is { WORD($colour, "colour") }.
story-bungalows = { SEAT($seat) } builds { n-many-bungalow } for { $price }.
story-fetch = { SEAT($seat) } fetches { WORD($tourists, "tourists") }; { $free ->
        [one] { $free } bungalow stays
       *[other] { $free } bungalows stay
    } free.
story-reserve = { SEAT($seat) } reserves { WORD($tourists, "tourists") } for week { $week }.
story-build = { SEAT($seat) } builds { WORD($facility, "a-facility") } for { $price }: { n-points }. The next one costs { $next }.
story-build-last = { SEAT($seat) } builds { WORD($facility, "a-facility") }, the last one, for { $price }: { n-points }.
story-sign = { SEAT($seat) } places { $sign ->
    [blue] the blue sign
   *[other] the sign “{ WORD($sign, "sign") }”
} and has { $signs ->
    [one] { $signs } sign
   *[other] { $signs } signs
}.
story-passes = { SEAT($seat) } passes: no sign is left.
story-backpacker = The { WORD($colour, "colour") } backpacker starts left of { SEAT($seat) }, who is poorest; backpackers walk { n-steps }.
story-stranded = Nobody has any money: the { WORD($colour, "colour") } backpacker stays on the beach left of { SEAT($seat) }, and nobody walks.
story-settles = The { WORD($colour, "colour") } backpacker of week { $week } walks { n-steps } and moves in with { SEAT($seat) }.
story-camps = The { WORD($colour, "colour") } backpacker of week { $week } walks { n-steps } to the beach left of { SEAT($seat) }.
story-full = The { WORD($colour, "colour") } backpacker of week { $week } finds no bungalow free with { SEAT($seat) } and goes on to the next beach.
story-income = { SEAT($seat) } earns { $income } for { $tourists ->
        [one] { $tourists } tourist
       *[other] { $tourists } tourists
    }: { $before } → { $after }.
story-income-bar = { SEAT($seat) } earns { $income } ({ $tourists } + { $bar } at the bar): { $before } → { $after }.
story-lost = { SEAT($seat) } cannot keep more than { $most }: { $lost } lost.
story-leave = { WORD($tourists, "tourists") } leave the resort of { SEAT($seat) }.
story-leave-one = { WORD($tourists, "tourists") } leaves the resort of { SEAT($seat) }.
story-sends-away = { SEAT($seat) } sends a { WORD($colour, "colour") } tourist away and pays 1.
story-sends-away-unpaid = { SEAT($seat) } sends a { WORD($colour, "colour") } tourist away and has nothing to pay.
story-overbooked = { SEAT($seat) } has { n-many-tourist } too many for { $free ->
        [one] { $free } free bungalow
       *[other] { $free } free bungalows
    }.
story-turned-away = { SEAT($seat) } must turn { n-many-tourist } away and pays { $paid }.
story-arrive = { WORD($tourists, "tourists") } arrive at the resort of { SEAT($seat) }.
story-arrive-one = { WORD($tourists, "tourists") } arrives at the resort of { SEAT($seat) }.
story-score = { SEAT($seat) }: { $tourists } for tourists + { $signs } for signs + { $facilities } for facilities + { $regions } for regions = { $total }.
story-wins = { SEAT($seats) } wins with { n-points }.
story-wins-by-tourists = { SEAT($seats) } wins with { n-points } and more tourists.
story-share = { SEAT($seats) } share the win with { n-points }.

## What the numbers for researchers mean: +0 is one's own seat, +1 the next one clockwise, and so on
feature-week = How many weeks have begun, as so many ones.
feature-phase = What is going on: work, a resort is overbooked, or the match is over.
feature-first = Who has the shell.
feature-turn = Whose turn it is.
feature-sent = How many arriving tourists of a colour have been sent away.
feature-boat = Which boat comes in a week.
feature-aboard = How many tourists of a colour are in a group, by weeks ahead and group.
feature-taken = Whose member is with a group, by weeks ahead and group.
feature-stock = How many of a facility are for sale.
feature-signs-left = How many signs of a kind are left.
feature-money = The money of a seat.
feature-marker = How many markers are behind or under that of a seat.
feature-members = How many members of a family are at home, or on a time space.
feature-bungalows = How many bungalows a resort has.
feature-tourists = How many tourists are in a resort.
feature-guests = How many tourists of a colour are in bungalows, or at the first, second or third facility of their row.
feature-facility = The field on which a facility of a seat lies.
feature-sign = The signs that a seat has put up.
feature-beach = The weeks whose backpackers are on the beach left of a seat.
feature-points = The points of a seat as they would be counted now.

## The coach: what a move gains
gain-points = { $more ->
    [one] at the end of the week your resort is worth about { $more } point more, tourists aside.
   *[other] at the end of the week your resort is worth about { $more } points more, tourists aside.
}
gain-tourists = { $more ->
    [one] it gets you about { $more } tourist more, here or booked, by the end of the week.
   *[other] it gets you about { $more } tourists more, here or booked, by the end of the week.
}
gain-money = it leaves you with about ${ $more } more by the end of the week.
gain-family = { $more ->
    [one] about { $more } family member more is at home when the next week begins.
   *[other] about { $more } family members more are at home when the next week begins.
}
goal-more = Tourists, signs, facilities and empty regions count; money counts nothing in the end.
gained = Previous week: { $what }.
gained-nothing = The previous week left everything as it was.
gained-points = points { $change }
gained-tourists = guests here or booked { $change }
gained-money = money { $change }
gained-family = family at home { $change }
tip-work = Whoever is at home must work and is then away: first a bungalow, then guests, then something to do in their colour.
tip-overbooking = You have promised more than you have bungalows. Keep those who have something to do here: they stay longest.
aim-fetch = Fetch a group of { $many }: you have bungalows for them, and they pay from this week on.
aim-keep = { $many ->
    [one] A guest leaves
   *[other] { $many } guests leave
} at the end of this week, unless you build something more in { WORD($colour, "colour") }.
aim-bungalows = More guests are booked than you have beds for. Build { $many ->
    [one] a bungalow
   *[other] { $many } bungalows
} before they arrive.
aim-beds = Build { $many ->
    [one] a bungalow
   *[other] { $many } bungalows
}: only guests who find a bed can be fetched.
aim-facility = Build a facility in the colour of your guests: points for you, and a week longer for them.
aim-points = Build a facility: its points count at the end, whatever your guests wear.
aim-reserve = Book a group of { $many } for one of the next boats.
aim-sign = A sign is free, counts a point and brings its builder home soonest.
aim-send-away = Send away the colour that has least to do here.

## Why a move is advised
why-guests = { $points ->
    [0] As your resort stands, they will pay { $coins } in all.
   *[other] As your resort stands, they will pay { $coins } in all and count { n-points } at the end.
}
why-arrive = They arrive in week { $week }.
why-rival = Otherwise { SEAT($seat) } would probably take them this week.
why-points = It is worth { n-points } at the end.
why-stay = { $guests ->
    [0] From now on { WORD($colour, "colour") } tourists stay { n-weeks } longer than those with nothing to do.
    [one] From now on { WORD($colour, "colour") } tourists stay { n-weeks } longer than those with nothing to do; { $guests } is here already.
   *[other] From now on { WORD($colour, "colour") } tourists stay { n-weeks } longer than those with nothing to do; { $guests } are here already.
}
why-no-bungalow = { $many ->
    [one] { $many } tourist on next week's boat would find no bungalow otherwise, and cost you money.
   *[other] { $many } tourists on next week's boat would find no bungalow otherwise, and cost you money.
}
why-bungalows = { $many ->
    [one] You then have { $many } free bungalow for tourists to come.
   *[other] You then have { $many } free bungalows for tourists to come.
}
why-sign = A sign is a point, and more backpackers stop at your resort.
why-leave-soonest = { $weeks ->
    [one] These would leave soonest: after { n-weeks }.
   *[other] These would leave soonest: after { n-weeks }.
}
why-later = Some moves later you are expected to be { $more ->
    [one] { $more } point
   *[other] { $more } points
} better off than with { $instead }.

## Statistics: kinds of moves, and where points come from
tally-build = { WORD($first, "facility") }
tally-bungalows = bungalows
tally-fetch = groups fetched
tally-reserve = groups reserved
tally-sign = signs put up
tally-tourists = tourists
tally-signs = signs
tally-facilities = facilities
tally-regions = regions

## Setting a position up
set-up-week = Week
set-up-phase = What is going on
    .values = phase
set-up-first = Has the shell
set-up-turn = To move
set-up-sent = Arriving tourists sent away
    .values = colour
set-up-boats = Boats
    .one = Week { $first }
set-up-boats-boat = Boat no.
set-up-boats-taken = Groups taken
    .one = Group { $second }: taken by
set-up-seats = Resorts
    .one = Resort of { SEAT($seat) }
set-up-seats-money = Money
set-up-seats-home = Family at home
set-up-seats-busy = Family at work
    .one = { $second ->
        [one] Family back in { $second } week
       *[other] Family back in { $second } weeks
    }
set-up-seats-bungalows = Bungalows
set-up-seats-tourists = Tourists with nothing to do
    .one = { WORD($key, "colour") } tourists
    .values = colour
set-up-seats-facilities = Facilities
    .values = facility
set-up-seats-facilities-field = on field
set-up-seats-facilities-tourists = tourists there
set-up-seats-signs = Signs
    .values = sign
set-up-track = Money track
    .one = Marker { $first }
set-up-beaches = Backpackers on the beaches, by the weeks they came in
    .one = Backpackers left of { SEAT($seat) } (weeks)
set-up-stock = Facilities for sale
    .values = facility
set-up-signs = Signs left
    .values = sign
phase-work = the families work
phase-overbooking = somebody is overbooked
phase-over = end of the season
position-too-many-tourists = more tourists live here than there are bungalows
position-facility-twice = everybody may build this once: { WORD($facility, "facility") }
position-sold-out = sold out: { WORD($facility, "facility") }
position-sign-twice = everybody has one sign of each kind; “{ WORD($sign, "sign") }” is up already
position-too-many-signs = no sign “{ WORD($sign, "sign") }” is left
position-sign-skipped = signs go up in their order, and “{ WORD($sign, "sign") }” comes first
position-not-five-members = a family has five members, at home, at work or on boats: { $found } are placed
position-no-such-field = that strip has no such field
