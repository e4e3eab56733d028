# The lessons of Sun, Sea & Sand in English.

lesson-first-turn = Your first week
lesson-first-turn-about = A roof, a guest, and a reason to stay.
lesson-first-turn-goal =
    This strip of island is yours. For eight weeks you build a holiday resort on it and fetch tourists from the boats.

    At the end every tourist who is still there is a point, every facility brings the points printed on it. Money is worth nothing then: spend it. (The point you have already is for your empty fields: all that hang together are one *empty region*, and each region counts 1. How to make more of them comes later.)
lesson-first-turn-family =
    Your family does the work. Each member at home does *one thing* this week, then is busy for a while. Members are your time, and time is what you are short of.

    Three are at home now, two more come back next week (clock +1), and you have 13 money.
lesson-first-turn-bungalows = Guests need a roof before anything else. Three bungalows cost 6. Build three. The clock on the button says in which week that member is home again.
lesson-first-turn-bungalows-hint = Bungalows are built by the one, two, three or four: for 1, 3, 6 or 10.
lesson-first-turn-wrong-number = That is a size too. But three guests are coming with the boat, and we want them all.
lesson-first-turn-wrong-build = A terrace for nobody? First a roof, then guests, then something to do.
lesson-first-turn-wrong-reserve = Booking ahead is wise, in a quiet hour. First a roof for those who come today.
lesson-first-turn-wrong-sign = A sign lures backpackers. They, too, would like to sleep somewhere.
lesson-first-turn-fetch =
    Seven money left, three beds free, and { SEAT(1) } has built as well. Now a group from *this week’s* boat: you take all of it or none of it, and everybody needs a bed at once.

    Fetch the three in red.
lesson-first-turn-fetch-hint = Red tourists like the boulevard. There is one group of three of them on the boat of week 1.
lesson-first-turn-wrong-mixed = Three beds, three guests: that works. But two colours want two kinds of fun. Take the three red ones.
lesson-first-turn-wrong-group = There is room for more than that. Take the three red ones.
lesson-first-turn-wrong-boat = The beds are made and empty. To the boat!
lesson-first-turn-stay =
    Three guests. But in bungalows they stay a single week, then sail home: unless there is something to do *in their colour*.

    Red likes the boulevard. You have 7 money: build the terrace.
lesson-first-turn-stay-hint = The terrace costs 6 and brings 3 points at the end. Your first facility goes on the leftmost field of its row.
lesson-first-turn-wrong-bar = The bar is red, too, and every guest there pays double. But it brings no points, and today we can afford the terrace.
lesson-first-turn-wrong-colour = Your guests wear red. That is another colour: they would walk past it, and home.
lesson-first-turn-wrong-leave = Then your three guests sail home at the end of the week. Give them something to do.
lesson-first-turn-income =
    13 − 6 − 6 = 1. Rather little. But at the end of the week every tourist in your resort pays 1.

    How much money will you have then?
lesson-first-turn-wrong-before = That is what you have now. Three guests will pay.
lesson-first-turn-wrong-income = That is what comes in. And there is 1 in the purse.
lesson-first-turn-end =
    Four, and week 2 begins. Your three sit on the terrace and stay another week: two in all, as the small number at the head of the row says. *They still sleep in your bungalows*: more guests need more beds. { SEAT(1) }’s guests had nothing to do and are gone.

    That is the whole trick: a roof, guests, and a chain of facilities in their colour that hands them on.

lesson-booking = Bar, bookings, backpackers
lesson-booking-about = Earn more, plan ahead, and get guests for nothing.
lesson-booking-resort =
    Week 2 in your resort: one red guest in a bungalow, two at the bar, the terrace still empty. Two of your family are at home.

    At the end of the week all move on to the right: from the bungalow to the bar, from the bar to the terrace. So everybody stays one week more.
lesson-booking-bar = Every tourist pays 1 a week. At *your bar* they pay 1 more. What will you take in this week?
lesson-booking-wrong-bar = One each would be 3. But two of them sit at the bar.
lesson-booking-wrong-all = Only those at the bar pay double, not the one in the bungalow.
lesson-booking-book =
    Five. Now think ahead: five bungalows, three guests, two beds free. Groups on later boats can be *booked*; no bed is needed before they come.

    Book the two red ones on the boat of week 3. Your bar and your terrace are waiting. (A red ! warns of more guests than beds.)
lesson-booking-book-hint = The boat of week 3 is the one after this one. Two hearts, side by side.
lesson-booking-wrong-four = Four at once, one of them yellow: they would fit, but yellow has nothing to do here. The two red ones.
lesson-booking-wrong-colour = Your boulevard is red. What would these do here?
lesson-booking-wrong-late = Your family member waits on that boat until it leaves. The sooner it leaves, the sooner they are home.
lesson-booking-wrong-today = A good deed for today. But let us learn to plan: next week.
lesson-booking-wrong-else = Later. First the booking.
lesson-booking-walkers =
    Now the backpackers. At the end of each week one more comes along. The *poorest* player sets the pace: you have 6, so the backpacker begins on the beach to your left and walks six steps, over everybody’s boards, beaches and *signs*.
lesson-booking-stops =
    This is the path. Where they stop on a board or a sign, they move in, if a bungalow is free. They cost nobody any work; nobody can fetch them at the boat, nor book them.
lesson-booking-sign = Every sign makes your stretch longer, so that more of them stop with you; and it is a point at the end. It costs no money. Put one up.
lesson-booking-sign-hint = Signs come in a fixed order, the first says Welcome.
lesson-booking-wrong-sign = Fine, but today it is a sign we want.
lesson-booking-end =
    Week 3. Five came in: 11 money. The two from the bar are on the terrace, the next one is at the bar, and your two bookings are in their bungalows. The backpacker stopped at { SEAT(2) }’s, found nothing to do there, and left again.

    Should more arrive than you have beds for, you must send some away and pay 1 for each. So book with an eye on what moves out.

lesson-building = Building, and the end
lesson-building-about = Where things may stand, and what they are worth.
lesson-building-last =
    The last week. There will be no income any more: you have 13 money, and what is left of it is worth nothing. Two of your family can still do something.

    What counts at the end: tourists, signs, the points on your facilities, and *regions*. What those are comes in a moment.
lesson-building-where =
    Each kind of facility stands in the row of its colour, and you may have *one of each kind*. The first one goes leftmost; later ones on the leftmost field, too, or on a field that *touches* one of yours, in any row, by a side or a corner.

    Your terrace stands leftmost on the boulevard. How many fields are there for the beach bar, on the beach below it?
lesson-building-wrong-corner = There is the leftmost field. And corners count as well.
lesson-building-wrong-anywhere = Not anywhere: the leftmost field, or one that touches what you have.
lesson-building-beach = Two: right below the terrace, and diagonally below it. The beach bar costs 5 and brings 3 points. Build it on either.
lesson-building-beach-hint = On the beach, the yellow row.
lesson-building-wrong-dear = Also a thought. But with 5 for the beach bar there is enough left for something else.
lesson-building-wrong-thing = Points are what counts now. Build the beach bar.
lesson-building-regions =
    Eight left: enough for mini-golf, which costs 7 and brings 4 points, in the green row above the terrace. And now the *regions*: empty fields that hang together by their sides are one region, and each region is a point. You have one, the whole rest.

    Build mini-golf so that it becomes two.
lesson-building-regions-hint = The green corner field has two neighbours. One is your terrace.
lesson-building-wrong-flat = There it takes the corner itself, and what is left still hangs together. One field to the right it fences the corner in.
lesson-building-wrong-golf = Mini-golf, please: you can just afford it.
lesson-building-count =
    The green corner is cut off: two regions. So: 3 tourists, 1 sign, facilities 3 + 3 + 4, and the regions. There is 1 money left.

    How many points?
lesson-building-wrong-regions = Did you count the two regions?
lesson-building-wrong-money = Money is worth nothing at the end.
lesson-building-end =
    Sixteen against nine. Backpackers still on a beach between two resorts count for nobody; on a tie, more tourists win.

    A good resort is full in the *last* week. So look at week 8 from the start: which colours will come, and who will still be there?

lesson-family = Who is at home
lesson-family-about = A family of five, and never all of them there.
lesson-family-away =
    Week 5, and a new start for you. Money you can earn; *time* you cannot. Every action sends one of your family away: a sign for one week, bungalows for two, a facility for three, a trip to the harbour until that boat has left.

    Three are at home. The other two are still busy, and next week they still will be.
lesson-family-order =
    One action each, clockwise, beginning with whoever has the shell (you, this week); whoever has nobody left at home is skipped. You have three at home, { SEAT(1) } one, { SEAT(2) } four.

    Who acts last?
lesson-family-me = I do
lesson-family-blaise = { SEAT(1) }
lesson-family-carmen = { SEAT(2) }
lesson-family-wrong-me = You have three actions, { SEAT(2) } has four.
lesson-family-wrong-blaise = { SEAT(1) } has only one at home, and is done first.
lesson-family-beds =
    You, { SEAT(1) }, { SEAT(2) }, you, { SEAT(2) }, you, { SEAT(2) }, { SEAT(2) }. Nobody is kept for later: *everybody at home has to do something*.

    Begin with three bungalows. They cost 6 of your 7; whoever builds is gone for two weeks, but the beds are there at once.
lesson-family-beds-hint = One bungalow costs 1, two cost 3, three 6, four 10: the more at a time, the dearer each.
lesson-family-wrong-number = Three, please. There is a boat in the harbour with just the right people.
lesson-family-wrong-roof = First a roof. You have none at all.
lesson-family-terrace =
    { SEAT(1) } built a terrace and paid 6 for it. A first facility has to stand on the leftmost field of its row. Now look at the market: whenever a kind is sold, it gets dearer by 1 for the next.

    What would a terrace cost you?
lesson-family-wrong-cheaper = Dearer, alas, not cheaper.
lesson-family-wrong-paid = That is what { SEAT(1) } paid. You would be next.
lesson-family-fetch =
    Seven. You have 1. To the harbour, then, where everything is free: you have exactly *three* beds. The four in red do not fit, and a group does not part.

    Two yellow and a blue one are on the boat as well. Fetch them.
lesson-family-fetch-hint = It is the group of two colours with three heads.
lesson-family-wrong-beds = There is room for more guests than that. The group of three.
lesson-family-wrong-boat = Three beds made, nobody in them. To the boat.
lesson-family-idle =
    One member left, 1 money, no free bed. When there is nothing clever to do, there is always a sign: it costs nothing, is a point at the end, and whoever puts it up is home again next week.

    Each says something else, in a fixed order, and you get each once. Only when there is none left for you may you do nothing at all.
lesson-family-wrong-idle = Possible, but keep that one coin. A sign.
lesson-family-income =
    You will take in 3 and have 4. Now { SEAT(2) }, who has gone into advertising: seven tourists, two of them at the bar, where they pay 1 more; and three in red are *booked* for next week.

    What does { SEAT(2) } take in?
lesson-family-wrong-bar = One for each tourist is 7. But a bar is a bar.
lesson-family-wrong-booked = Those who are booked are not here yet. They pay when they are.
lesson-family-home =
    Nine. And a new week. Two of yours are at home: the one with the sign, and the one from the boat, which has left. The one of the bungalows needs a week more, the others two. So *before you build, count who will be home*.

    The shell has gone to { SEAT(1) }, who begins now. And your three guests are gone; nobody stays for bungalows alone.

lesson-backpackers = Round the island
lesson-backpackers-about = How to be found by people without a plan.
lesson-backpackers-path =
    At the end of each week a backpacker comes ashore. This is their path, clockwise round the island: a player’s *board*, each of that player’s *signs*, then the *beach* to that player’s left, and on to the next.

    Only boards and signs lead into a bungalow. On a beach they pitch a tent, and walk on next week. One already has: to the left of { SEAT(1) }. Your board is the one with the C.
lesson-backpackers-poorest =
    They all walk as many steps as the *poorest player has money*, and the new one begins to the left of that player. Having nothing at all does not count.

    { SEAT(0) } is poorest, with 4. One: { SEAT(1) }’s board. Two: the beach behind it. Where do four steps end?
lesson-backpackers-board = On my board
lesson-backpackers-beach = On the beach left of me
lesson-backpackers-blaise = With { SEAT(1) }
lesson-backpackers-wrong-board = That is the third step. One more.
lesson-backpackers-wrong-blaise = That was the first step. Three more.
lesson-backpackers-sign =
    Past your door by one step! But signs are steps, too, and come right after your board. You have one member left, and nobody moves after you.

    Do something about it.
lesson-backpackers-sign-hint = It costs no money.
lesson-backpackers-wrong-sign = Then four steps still end on the beach. Your stretch of the path has to be longer.
lesson-backpackers-caught =
    Four steps: { SEAT(1) }’s board, the beach, your board, your sign. In came a guest in red who is at your bar by now. With 5 steps, or without a free bed at your place, it would have been the beach again.

    The one in the tent walked 4 as well, to { SEAT(0) }, where every bed was taken: so *on to the next beach*, and another tent.
lesson-backpackers-tie =
    Week 4. { SEAT(0) } has 6 and so have you. On a tie the poorest is whose marker lies *on top*: whoever came to that number last. Incomes are paid in turn order, and you were after { SEAT(0) }.

    Who is the poorest now?
lesson-backpackers-me = I am
lesson-backpackers-ada = { SEAT(0) } is
lesson-backpackers-wrong-ada = { SEAT(0) } was there first, and lies below you.
lesson-backpackers-count =
    What an honour. So the new one begins to your left, and all walk 6. { SEAT(0) }’s board, a beach, { SEAT(1) }’s board, a beach …

    Where do six steps end?
lesson-backpackers-own = At my own sign
lesson-backpackers-ada-board = With { SEAT(0) }
lesson-backpackers-own-beach = On the beach left of me
lesson-backpackers-wrong-count = Five is your own board. And six?
lesson-backpackers-keep =
    Once round the island and home. *Your money is the number of steps*: whatever you spend now, they walk less. One member is at home. Do something that does not turn the guest away.
lesson-backpackers-keep-hint = Six steps are your sign, five would be your board. Four are a beach.
lesson-backpackers-wrong-reserve = It leaves them their six steps, true. But it keeps that member busy; there is something simpler.
lesson-backpackers-wrong-fetch = Guests from the boat would take the beds that the backpacker needs. Something simpler.
lesson-backpackers-wrong-spend = Too dear: they would walk so little that they never come round to you.
lesson-backpackers-end =
    Another red guest for nothing; the first has gone on to the terrace. Once inside they are tourists like all others. The tent stands to your left now and goes on next week.

    So before the last moves of a week look at who is poorest, and count. It is the one thing here that others can spoil by buying a bungalow.

lesson-time = The week turns
lesson-time-about = Who moves on, who leaves, and who has no bed.
lesson-time-eve =
    The evening of week 4, and yours is the last action. Seven guests in eight bungalows: four at facilities (*they keep their bungalow*), three in. Two in yellow are booked for next week, four in red for the week after.

    Then everything moves by one week. Let us see where to.
lesson-time-leave =
    A guest goes from the bungalow to the *leftmost* facility of their colour, from there to the next one *to the right*. Whoever finds none goes home.

    You have two facilities in red, two in green, one in yellow, none at sea. How many guests leave?
lesson-time-wrong-blue = The one in the beach chair, yes. But what shall the two in blue do, without anything at sea?
lesson-time-wrong-red = Bar, then terrace; pool, then mini-golf: in red and green all find something.
lesson-time-taken = Three: yellow has no second facility, blue has no first. Four stay, and two in yellow arrive. How many of your eight bungalows are taken then?
lesson-time-wrong-arrive = Those are the ones who stay. Two more are coming.
lesson-time-wrong-all = Not quite: 7 − 3 + 2.
lesson-time-turn = Six. Now let the week end: put up a sign.
lesson-time-wrong-turn = Keep it simple: a sign.
lesson-time-moved =
    Two went from the bar to the terrace, one from the bungalow to the bar, one from the pool to mini-golf. The two in yellow are in. Six of eight, two free, and the four in red have moved up to next week.

    So *each facility of a colour keeps its guests a week longer*: three of them, three weeks more. The small number at the head of a row counts them all.
lesson-time-members =
    And the harbour: the boat of week 4 has left, and the five on it went home, one of them yours. { SEAT(0) }’s and yours on the boat that is in now stay until *it* leaves. The time spaces moved on by one, too.

    How many of yours are at home?
lesson-time-wrong-members = One from the boat, and one from the sign. The others are still away.
lesson-time-greed =
    And you have the shell now. Three of your six leave this week, so there will be five free beds for the four in red.

    Let us be greedy and see what happens: book the three in blue for next week as well.
lesson-time-greed-hint = No bed is needed for a booking. Not today.
lesson-time-wrong-other = Greedier than that. The three in blue, next week.
lesson-time-wrong-modest = How sensible. But today we want to see trouble.
lesson-time-spare = Seven booked, five beds: your resort shows it already. With two more bungalows all would be well. We want trouble: put up a sign.
lesson-time-wrong-beds = That is what you should do, indeed. In your next match. Now a sign, please.
lesson-time-send =
    Your week brought 7, but the purse holds *20 at most*: 1 is lost. And here they come, seven for five beds. As many as fit must be let in. For each of the others you pay 1, and you choose the colours.

    Whom do you send away?
lesson-time-send-hint = Who would have something to do here?
lesson-time-wrong-send = Red has a bar and a terrace here. Blue has nothing at all, and would leave next week anyway.
lesson-time-again = One is on the way back. One more.
lesson-time-end =
    18 left, a full house, and one in blue who will leave again next week. It was not worth the trip to the harbour.

    Boats of all eight weeks lie open. Look for a colour that comes again and again, and build two or three facilities for it: then beds fill by themselves.

lesson-stars = One point
lesson-stars-about = The very last action, and who wins.
lesson-stars-count =
    Week 8, all others are done. { SEAT(1) } has nine tourists, two signs, facilities for 2 + 1 + 0 + 5 + 4 + 4, five empty regions, and 12 money.

    How many points is that?
lesson-stars-wrong-regions = And the regions? Each is a point.
lesson-stars-wrong-money = Money is worth nothing now.
lesson-stars-own =
    Thirty-two. And you: eight tourists, no sign, facilities for 6 + 3 + 3 + 4, three regions: 27. You have 9 money and one member at home.

    Should it be a tie, more tourists decide, and { SEAT(1) } has nine. So 32 is not enough.
lesson-stars-win = You need six points with one action. Find it.
lesson-stars-win-hint = A facility for 5, on a field where it cuts the empty coast into one part more.
lesson-stars-wrong-tie = 32. A tie, and { SEAT(1) } has more tourists. Mind the regions!
lesson-stars-wrong-fetch = Two beds are free: two points at best. You need six.
lesson-stars-wrong-small = That is too little. Count: what it is worth, and what it does to the regions.
lesson-stars-end =
    Thirty-three: 8 + 0 + 21 + 4. By one point, and that point was a corner of nothing.

    After the last backpackers nothing more happens in week 8: no income, nobody leaves, nobody arrives. Whoever is there then, counts.
