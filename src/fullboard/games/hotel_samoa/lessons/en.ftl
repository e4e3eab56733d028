# The lessons of Hotel Samoa in English.

lesson-first-turn = Your first round
lesson-first-turn-about = One card says what you bid and what a night costs.
lesson-first-turn-goal =
    This is your hotel: six rooms, all empty, all sea view. Tourists arrive by plane, pay once, and stay until the next plane from their country takes them home.

    After twelve rounds the richest owner wins. So: full rooms, good prices. (Two signs can wait: ↔ between two hotels is for ties, ×2 marks the high season.)
lesson-first-turn-card =
    These are your cards, the heart of the game. Each has two numbers. The first is your *bid*: the highest bid builds first, and pays exactly that. The second is your *room price*: the lowest price welcomes guests first.

    One card does both jobs. That is the whole trouble.
lesson-first-turn-choose =
    All choose in secret, and the others already have. On offer is one pool; seven Norwegians are waiting in two groups.

    Below each card stands the most that one group would pay you with it. A modest bid and a friendly price would suit you: choose 6/5.
lesson-first-turn-choose-hint = It bids 6, and a night costs 5.
lesson-first-turn-wrong-dear = For 20 the pool is surely yours, but at 12 a night you are the last to be asked for a room.
lesson-first-turn-wrong-holiday = Staff Holiday sends guests home instead of welcoming any. Not with an empty hotel!
lesson-first-turn-wrong-card = It could be done. But let us be modest: bid 6, price 5.
lesson-first-turn-build =
    The cards are open. { SEAT(1) } bid 14, you 6, { SEAT(0) } 2; { SEAT(2) } has given the staff a holiday. Highest bid first, but { SEAT(1) } finds 14 too dear and passes.

    Now it is yours, for exactly your bid. A pool earns nothing today, but swimmers pay for every one. Buy it.
lesson-first-turn-build-hint = The pool is the only tile on offer; below it stands what you would have left.
lesson-first-turn-wrong-pass = You may pass. But a pool pays again and again, as soon as swimmers come.
lesson-first-turn-turn =
    Six paid, 19 left. Had there been a second tile, { SEAT(0) } could have bought it for 2. Now the guests choose, and they look at the price: { SEAT(0) } asks for 3, less than anybody, and went first. Three plain tourists moved in there.

    How much did { SEAT(0) } earn?
lesson-first-turn-wrong-bids = Bids do not matter any more. Three guests at 3 each.
lesson-first-turn-wrong-four = Only three of the group moved in; the fourth still waits.
lesson-first-turn-group =
    Nine. Now you, at 5. You may take as many as you like, but *from one group only*. In one group a single guest is left, a *lover* (with the heart; more of love later); the other is complete.

    Choose your group.
lesson-first-turn-group-hint = Three guests pay more than one.
lesson-first-turn-wrong-group = One lonely lover: 5. The other group has three guests.
lesson-first-turn-wrong-empty = And leave six rooms empty? The season is short.
lesson-first-turn-take = Three Norwegians, and the coin below each says what they would pay. Take the first one.
lesson-first-turn-room = Every room shows what it would bring. Today they all bring 5: choose any.
lesson-first-turn-again = Five! And the next one: guest, then room.
lesson-first-turn-wrong-more = There is still somebody waiting with money in hand.
lesson-first-turn-end =
    Fifteen in all: three guests at 5. They pay only once, and their rooms stay taken until Norway’s next plane: the 7 beside the little suitcase is the round in which they leave.

    Your card is discarded, since you used it. { SEAT(1) }, who bought nothing and will welcome nobody, takes 14/8 back. A card that does nothing costs nothing.

lesson-guests = Who pays what
lesson-guests-about = The rich, the famous, and those who can swim.
lesson-guests-who =
    Five Germans have landed: one plain, one rich, one celebrity, two swimmers with 2 and 3 buoys. You own three pools; and the others, people say, have become dear.

    So a price of 7 should be low enough to be first. Choose 10/7.
lesson-guests-who-hint = The lowest price welcomes first. The others ask 12 and 11, but you only learn that when the cards are turned.
lesson-guests-wrong-holiday = And send away guests you do not have?
lesson-guests-wrong-price = It would do. For the figures to come let us take a price of 7.
lesson-guests-first = Seven against 11 and 12: you are first. There is only one group: choose it.
lesson-guests-wrong-pass = Five guests, six rooms. Please!
lesson-guests-star =
    Guests move in one by one, and the order is yours. *Whoever moves in beside a celebrity pays double*, to be near. Those who were there before pay nothing more.

    So who comes first?
lesson-guests-star-hint = The one with the sunglasses.
lesson-guests-wrong-star = Later. First the one whose neighbour they would all like to be.
lesson-guests-middle = The more neighbours the better. Up, down, left and right count; put the star into room 2.
lesson-guests-wrong-below = Three neighbours as well, well seen! But let us take room 2.
lesson-guests-wrong-corner = In a corner only two rooms touch it. In the middle there are three.
lesson-guests-double =
    Seven, the plain price: celebrities pay like anybody. Now the rich one, who pays double anyway. And beside the celebrity?
lesson-guests-wrong-rich = The rich pay double wherever they sleep.
lesson-guests-wrong-twice = That would be nice. But *never more than double*, whatever comes together: rich, suite, celebrity.
lesson-guests-rich = Fourteen, there as anywhere: nobody pays more than double for a room. So rooms beside a celebrity are wasted on the rich. Take the rich guest all the same.
lesson-guests-wrong-order = Soon. One after the other.
lesson-guests-away = And put them where they are in nobody’s way: in a room that does not touch room 2.
lesson-guests-wrong-waste = Beside the celebrity? It brings the same 14, and blocks a place where others would pay double.
lesson-guests-swim =
    Swimmers pay for the room, and on top 1 for each of their buoys, in each of your pools: 3 buoys, three pools, 9. Beside the celebrity the room costs 14 instead of 7.

    What does that swimmer bring, all in all?
lesson-guests-wrong-bonus = That is the bathing alone. They sleep somewhere, too.
lesson-guests-wrong-doubled = The bathing is never doubled, only the room: 14 + 9.
lesson-guests-three = Twenty-three! Take that swimmer.
lesson-guests-beside = And beside the celebrity: rooms 1, 3 and 5 touch room 2.
lesson-guests-wrong-apart = There it is 7 for the room. Beside the celebrity it is 14.
lesson-guests-two = The other swimmer, with 2 buoys: 14 + 6 = 20. You know how.
lesson-guests-end =
    7 + 14 + 23 + 20 = 64, from four guests at a price of 7. Fifteen of it is bathing: 5 buoys, three pools.

    A new pool, by the way, pays at once for the buoys already in your house. And double is the most there is: two good reasons do not make it fourfold.

lesson-ties = Ties, suites and lovers
lesson-ties-about = Two with the same card, and two in the same room.
lesson-ties-choose =
    Round 7. On offer are a suite and an extra room; six Norwegians are waiting. The little tie card lies *between you and { SEAT(1) }*. You will see what for.

    Choose 8/6.
lesson-ties-wrong-card = For the sake of the example: 8/6.
lesson-ties-builds =
    { SEAT(3) } bid 12 and took the extra room. You and { SEAT(2) } both bid 8: a tie. On *bids* one goes clockwise from the tie card: { SEAT(1) }, { SEAT(2) }, { SEAT(3) }, and you last.

    So who builds next?
lesson-ties-carmen = { SEAT(2) }
lesson-ties-me = I do
lesson-ties-wrong-me = You come last in that row, right before the card.
lesson-ties-suite = { SEAT(2) } passed. Buy the suite for your 8: whoever moves in there will pay double.
lesson-ties-wrong-pass = A suite doubles the price of a room, for everybody who will ever sleep there.
lesson-ties-where = It covers one of your rooms. An occupied one would do, but whoever is there pays nothing more. Choose a free one.
lesson-ties-wrong-taken = Somebody sleeps there already, and has paid. A free room earns today.
lesson-ties-welcomes =
    { SEAT(1) } asks 5 and welcomed first. Now there are two with a price of 6, you and { SEAT(2) }. On *prices* the row runs the other way round, so that nobody is always last.

    So who welcomes next?
lesson-ties-wrong-carmen = For bids it was so. For prices it is the other way round.
lesson-ties-group = Right, you. Welcome from the group.
lesson-ties-wrong-none = There is room, and they are waiting.
lesson-ties-lover =
    A Japanese lover sits alone in room 1. *There another lover still finds a place*, wherever they come from; each pays the full price.

    Take the lover, and bring them together.
lesson-ties-lover-hint = Room 1.
lesson-ties-wrong-later = In a moment.
lesson-ties-wrong-alone = They could. But in room 1 somebody is waiting, and the empty room stays free for others.
lesson-ties-plain =
    Six, and no room used up. When one of the two goes home, both go.

    Now the suite, which doubles. Whom shall it be for: the rich guest, who pays double anyway, or a plain one?
lesson-ties-plain-hint = Never more than double.
lesson-ties-wrong-rich = The rich guest pays 12 there and 12 anywhere else. The plain one pays 12 in the suite alone.
lesson-ties-wrong-room = That brings only 6. Put them into the suite: 12.
lesson-ties-rich = Twelve! And the rich guest into any other room.
lesson-ties-end =
    6 + 12 + 12 = 30. At the end of the round the tie card moves on by one, so the advantage goes round the table.

    And should your hotel be full of people who do not leave: Staff Holiday sends home up to two of them, and never costs you the card.

lesson-planes = Planes and flags
lesson-planes-about = Who comes, who goes, and for how long.
lesson-planes-flags =
    Twelve flags, twelve rounds, and everybody can see all of them. Each round the plane of one nation lands: *first* all guests from there go home, *then* new ones arrive. Every nation comes three times, never twice in a row.

    Norway has just landed. Look at what comes next.
lesson-planes-stay =
    Three of your guests are Germans. They have paid, and they stay until Germany’s next plane.

    In which round will their rooms be free?
lesson-planes-wrong-japan = That is Japan’s plane. Germany comes earlier.
lesson-planes-wrong-kingdom = That is the United Kingdom’s. Germany comes earlier.
lesson-planes-season =
    In round 5, the very next: A3 below its flag means three of yours. Who leaves early frees a room that will be paid for once more.

    How many arrive is on a card: today 4 + 3, a group of 4 and a group of 3. In rounds *6 and 12*, the high season, each group is doubled. How many would it be then?
lesson-planes-wrong-plain = That is today. In the high season there is twice as much of everybody.
lesson-planes-wrong-one = Both groups are doubled.
lesson-planes-group = 8 + 6 = 14, with only six rooms to a house! It pays to have free rooms in round 6. But today you are first, at 3 a night, with two rooms free. Choose your group.
lesson-planes-wrong-group = They would do. But in the other group is somebody rich.
lesson-planes-wrong-empty = Two empty rooms earn nothing. Those whom nobody takes fly home again.
lesson-planes-rich = The rich pay double. First things first.
lesson-planes-wrong-rich = And the rich one sleeps on the beach?
lesson-planes-room = Into either room. The one beside the hotel is an extra room: a room like any other, but it touches none.
lesson-planes-more = And one more, for the last room. *Nobody ever moves* to another room later.
lesson-planes-full = 6 + 3 = 9, and no room left. The others may take who is still there; those whom nobody takes fly home. You are done.
lesson-planes-landed =
    Germany has landed, and your three Germans are gone: three rooms free, three new payments. { SEAT(1) }’s German left as well. The tie card has moved on by one.

    { SEAT(1) }, { SEAT(2) } and { SEAT(3) } took nobody and bought nothing, so they have their cards back. You have used yours: 2/3 is gone.
lesson-planes-tiles =
    A new tile is on offer, and what nobody bought is still there. With four players it is two new ones a round at first, then one, and from round 10 on none.

    So before you choose a card: who lands now, whose rooms get free next, is the high season near? And have the others any beds left? If not, name your price.

lesson-pools = Building well
lesson-pools-about = What a tile brings, today and later.
lesson-pools-offer =
    Round 7. On offer are a pool and an extra room. You have two swimmers, with 2 and 3 buoys, a celebrity in room 5, and two suites beside: rooms 4 and 6.

    A tile costs what you bid, and you need the money *now*: what guests pay comes afterwards. Who cannot pay is asked all the same, and passes, so that nobody learns how rich anybody is.
lesson-pools-card = The two others are after something, and will bid high. Be content with 8/6.
lesson-pools-wrong-holiday = With a pool on offer and rooms free? Not today.
lesson-pools-wrong-card = For the figures to come: 8/6.
lesson-pools-which =
    14 and 12: both found that too much and passed. Now you, for 8. One tile a round: extra room or pool?
lesson-pools-which-hint = A new pool pays 1 at once for each buoy already in your hotel.
lesson-pools-wrong-extra = One room more is never wrong, though it lies beside no other and can never be a suite. But count your buoys.
lesson-pools-wrong-pass = Eight is a fair price here. Count your buoys.
lesson-pools-paid = 25 − 8 + 5 = 22: two swimmers with 5 buoys paid for the pool at once. And you welcome first, at 6. Three groups: choose the one with the swimmer.
lesson-pools-wrong-group = In group 1 there is somebody with a buoy, and somebody with money.
lesson-pools-swim =
    A swimmer with 2 buoys; you have one pool. Rooms 4 and 6 are suites *and* beside the celebrity.

    What would this guest pay there?
lesson-pools-wrong-plain = That is in an ordinary room: 6 + 2. In a suite the room costs double.
lesson-pools-wrong-dry = That is the room. Two buoys, one pool: there is something on top.
lesson-pools-take = 12 + 2 = 14. Double only once, although it is a suite and beside a celebrity; the bathing comes on top and is never doubled. Take the swimmer.
lesson-pools-wrong-first = In a moment. First the one who swims.
lesson-pools-suite = Into a suite; or into room 2, right above the celebrity. It is all the same: double is double.
lesson-pools-rich =
    Fourteen. Now the rich one. Suppose in a suite, beside the celebrity: rich, suite, celebrity, three reasons to pay double.

    How much?
lesson-pools-wrong-single = Any single one of the reasons is good for double.
lesson-pools-wrong-more = Never more than double. Not even for three good reasons.
lesson-pools-any = Twelve, there and in any room of yours. Take the rich one all the same, into either room.
lesson-pools-wrong-leave = Twelve for nothing? Take them.
lesson-pools-end =
    26 from two guests, and 5 from the pool.

    A suite may also be laid over an occupied room, but whoever is in it pays nothing more. So: suites for plain guests, pools before the swimmers leave, extra rooms before the high season.

lesson-holiday = Staff Holiday
lesson-holiday-about = When the house is full and nobody leaves.
lesson-holiday-full =
    Round 7, every room taken. Four Norwegians are waiting, and you have no bed for them: whichever card you play, you could at best build something.

    Now the card without figures is of use, Staff Holiday. It neither buys nor welcomes, but it *sends home up to two guests* at the end of the welcome. And it always comes back to your hand, so your hand is never empty.
lesson-holiday-choose = Choose Staff Holiday.
lesson-holiday-choose-hint = The card with the hammock.
lesson-holiday-wrong-card = With six rooms taken nobody comes. Give your staff a rest.
lesson-holiday-who =
    { SEAT(2) } bought the pool, and between them the others have taken all the Norwegians. Now you may send home two. Look at the flags first: those who leave soon need no sending.

    Whose next plane is furthest away?
lesson-holiday-germany = Germany’s
lesson-holiday-japan = Japan’s
lesson-holiday-kingdom = The United Kingdom’s
lesson-holiday-wrong-flight = Look along the row, from round 8 on. Somebody comes only at the very end.
lesson-holiday-send = In round 12, the last of all. That German would keep room 3 for the rest of the season. Goodbye!
lesson-holiday-send-hint = Room 3.
lesson-holiday-wrong-couple = A couple counts as two and goes together. They leave as soon as *either* has a plane, so in round 10. Room 3 is worse.
lesson-holiday-wrong-soon = Their plane lands next round. They go by themselves.
lesson-holiday-wrong-nobody = You need not send anybody. But the rooms are worth something.
lesson-holiday-wrong-japan = Japan lands in round 10. There is somebody who stays longer.
lesson-holiday-second = One more. The British leave next round anyway, and the couple would count as two. So one of the two from Japan.
lesson-holiday-end =
    Round 8, and four rooms free: two you emptied at the end of the last one, too late for its plane, and two the British have just left. Your card is back: eleven in hand, the others ten.

    And *a card that did nothing comes back*. That goes for any card: who neither buys nor welcomes keeps it. Discards, by the way, lie face down; you have to remember what the others still have.

lesson-specials = Special tiles, and the end
lesson-specials-about = Three tricks for the last round.
lesson-specials-last =
    The last round, high season: eight Germans, one group. You have 40, one free room, and three cards left: two dear ones and Staff Holiday. But also three *special tiles*: Recall, Swap, Send home. Each can be used once, at its moment, and everybody sees it.

    What is not used is worth 3 at the end. So before you use one: does it bring more than 3?
lesson-specials-recall = Before choosing, Recall takes up to two of your discards back into your hand. Nobody sees which. A middling one first: fetch 8/6.
lesson-specials-recall-hint = Your discards lie open to you.
lesson-specials-wrong-keep = Then you would choose between 10, 12 and a holiday, and { SEAT(1) } would have all eight of them.
lesson-specials-wrong-fetch = Possible. For this lesson: 8/6.
lesson-specials-second = And something cheap, to be on the safe side: 2/3.
lesson-specials-wrong-one = You may take two. Do.
lesson-specials-wrong-cheap = Cheaper still. 2/3.
lesson-specials-choose = The others have chosen. If { SEAT(1) } asks for more than 6, you are first with 6. Try it: 8/6.
lesson-specials-wrong-choose = Try 8/6 first. The cheap one stays in your sleeve.
lesson-specials-swap =
    Bad luck: { SEAT(1) } asks for 5, and has eight rooms free. All eight Germans will go there.

    Now *Swap*: after the cards are open you may play another one instead. Which one would help?
lesson-specials-swap-hint = Only a price below 5 helps.
lesson-specials-wrong-stay = Then there is nobody left for you. The tile would be worth 3.
lesson-specials-wrong-dear = Dearer does not help. Below 5!
lesson-specials-worth =
    You are first, at a room price of 3. But there is only one free room. *Send home* lets up to two guests go before the welcome, and their rooms can be used at once.

    What would two more rooms bring, with two plain guests?
lesson-specials-wrong-tile = That is what the tile is worth unused. Used it brings two guests at 3.
lesson-specials-wrong-beds = There are enough Germans. Two guests at 3 each.
lesson-specials-send = Six is more than 3, so use it. Nobody pays twice, and it is the last round: send whom you like. Let us say room 5.
lesson-specials-send-two = And room 4.
lesson-specials-wrong-send = Kept, the tile is worth 3. Used, 6.
lesson-specials-wrong-who = It makes no difference. But let it be the British, rooms 5 and 4.
lesson-specials-welcome = { SEAT(2) } has that tile, too, and prefers to keep it for 3. To the Germans!
lesson-specials-wrong-empty = Three rooms free, eight guests. Go on!
lesson-specials-rich = One of them is rich. That one first, into any room.
lesson-specials-wrong-rich = The rich one first: double.
lesson-specials-fill = Six, and two rooms are left. A plain guest next, into either.
lesson-specials-fill-last = Nine. And one more, into the last room.
lesson-specials-wrong-lover = Well seen: two lovers share a room, and would bring 3 more. Today let us do without. A plain one.
lesson-specials-done = Three rooms, 12, and the house is full. Say that you are done.
lesson-specials-end =
    40 + 12 = 52. { SEAT(2) } had 48 and a tile for 3: 51. Now all money is on the table.

    Had it been a tie, more *free rooms* would have decided, and after that you would have shared the win. Nobody knew that { SEAT(2) } was so close: money is secret. Unless one had kept track of what was paid.
