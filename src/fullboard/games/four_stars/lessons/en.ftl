# The lessons of 4 Étoiles in English.

lesson-first-turn = Your first two turns
lesson-first-turn-about = Buy cheap, sell dear, and mind the card.
lesson-first-turn-goal =
    You are building a hotel empire, and this card says which: six hotels, four restaurants, three clubs, two planes, the *links* of your chain. *Exactly* these 15, none beside the card, no event card in hand, at least 100 million (M$) in cash: then you say so, and win.

    You have four planes already, two more than you need. And 25 in cash.
lesson-first-turn-roll = A turn is a roll of two dice, a walk, and what the square says. Roll.
lesson-first-turn-roll-hint = The dice lie in the middle of the board.
lesson-first-turn-wrong-event = An event card would be allowed before the dice, one a turn. This one pays 2 for every hotel on your card: you have none. Keep it for later.
lesson-first-turn-buy =
    Three and two: five squares on, a restaurant. Here you may buy or sell up to four restaurants, at today’s price: 4 each.

    Your card wants four. Buy two and keep some cash.
lesson-first-turn-buy-hint = Two restaurants at 4: that makes 8 of your 25.
lesson-first-turn-wrong-one = You can afford a little more. Two.
lesson-first-turn-wrong-many = You could, but an empty purse misses every bargain. Two will do.
lesson-first-turn-wrong-end = You would leave with nothing done.
lesson-first-turn-paid = Two at 4: 8 paid, 17 left. One deal a square, so that is it. End your turn.
lesson-first-turn-again = { SEAT(1) } has bought a club. Your turn again: roll.
lesson-first-turn-planes =
    Four and one: a plane square. You own four planes, and the price stands at 9 of 10. It will hardly get better.

    What would all four bring?
lesson-first-turn-wrong-single = That is the price of one.
lesson-first-turn-wrong-pair = For two. You may sell four at once.
lesson-first-turn-sell = Thirty-six! Your card wants two planes in the end, but they can be had again when they are cheap. Sell all four.
lesson-first-turn-sell-hint = Up to four links in one deal.
lesson-first-turn-wrong-dear = At 9? You buy when it is cheap, you sell when it is dear.
lesson-first-turn-wrong-few = More! At 9 nobody keeps planes.
lesson-first-turn-end =
    53 in cash, two turns played. That is the rhythm: buy what your card wants while it is cheap, sell what is dear, and let the prices work for you.

    How prices are moved comes soon: that happens on the $ squares.

lesson-dollars = The $ squares
lesson-dollars-about = Where prices move, and money comes from.
lesson-dollars-roll = You own two restaurants, two clubs and three planes. Prices move only through event cards and on the $ squares. There is one five squares on. Roll.
lesson-dollars-wrong-event = Not that card: it pays for hotels, and you have none on your card.
lesson-dollars-three =
    A three and a two, and a $. Here you *must* change two different prices: one by the three, one by the two, each up or down as you like.

    You own restaurants, at 3. Raise them by three.
lesson-dollars-three-hint = Each price has its buttons, up and down, for each die.
lesson-dollars-wrong-lower = Cheaper? Lower what you want to buy, raise what you own.
lesson-dollars-wrong-three = That is possible, too. The restaurants, please, and the three.
lesson-dollars-two = 3 + 3 = 6. And now the two: raise clubs, which stand at 5.
lesson-dollars-wrong-two = You own clubs as well. Raise those.
lesson-dollars-on =
    Clubs stand at 7. After a $ you move on with *one* die: a five, and you are on a club square. You could sell at 7, but your card wants four clubs.

    Leave it at that: end the turn.
lesson-dollars-wrong-not-now = One could. For this lesson, just end the turn.
lesson-dollars-again = { SEAT(1) } came to a club square as well, found 7 too dear, and did nothing. You roll.
lesson-dollars-ceiling =
    Five and three, and a $ again. Planes are at 9, and you have three on your card. No price rises past 10, but whoever pushes it further is *paid*: 1 for each point above 10, for each link of that branch on the card.

    Planes up by five would be 14. What would you get?
lesson-dollars-wrong-tenth = From 9 to 10 there is nothing for anybody. The four points above it count.
lesson-dollars-wrong-each = Four points above 10, that is right. For each of three planes.
lesson-dollars-raise = Four points, three planes: twelve. That is where the money comes from. Raise the planes by five.
lesson-dollars-wrong-other-die = With the three it would be 12, so 2 × 3 = 6. The five is better.
lesson-dollars-wrong-plane = First the planes, by five.
lesson-dollars-cheap =
    37 in cash, and planes at 10. The three is still to be used, on another price. Your card wants two hotels and you have none.

    Make them cheaper.
lesson-dollars-cheap-hint = Hotels are at 6.
lesson-dollars-wrong-own = Up? You still have to buy some of everything. Hotels, down.
lesson-dollars-wrong-cheap = Those you own. Lower what you want to buy: hotels.
lesson-dollars-end =
    Hotels at 3, planes at 10, twelve richer. Raise what you own, lower what you want, and push what stands near 10 over the top, again and again: a price at 10 still pays.

lesson-announce = Say it, and win
lesson-announce-about = A barter, and three words.
lesson-announce-nearly =
    You have 101 in cash, no event card, and 15 links. But look at your card: it wants six hotels, four restaurants, three clubs, two planes.

    What is not right yet?
lesson-announce-plane = One plane too many
lesson-announce-hotel = One hotel too few
lesson-announce-both = Both
lesson-announce-wrong-half = True, but not the whole truth. *Exactly* these links, and none beside the card.
lesson-announce-roll = Five hotels instead of six, three planes instead of two. Four squares on is a corner with four stars. Roll.
lesson-announce-barter =
    Three and one: there! On the 4 Étoiles square you may buy or sell up to four of any one branch, or *barter* with somebody: some of one branch for as many of another. Prices do not matter, and nobody can refuse.

    One deal only. Which one puts everything right?
lesson-announce-barter-hint = { SEAT(1) } has two hotels.
lesson-announce-wrong-buy = Then you would have the hotel, and the plane is still too many; and 97 in cash.
lesson-announce-wrong-sell = Then the plane would be gone, and the hotel still missing.
lesson-announce-wrong-deal = That does not help. You need one thing out and another in, at one stroke.
lesson-announce-give = What do you give { SEAT(1) }?
lesson-announce-wrong-give = One plane is what you have too much of.
lesson-announce-get = And what do you ask for?
lesson-announce-wrong-get = A restaurant would be your fifth. Take the hotel!
lesson-announce-say-it =
    Six, four, three, two. 101 in cash, no event card. It is all there, and *nobody will notice for you*: whoever does not say so has not won.

    Say it!
lesson-announce-say-it-hint = The button with the crown.
lesson-announce-wrong-silent = Then you wait a whole round, and the next barter may be at your expense. Say it!
lesson-announce-end =
    And won. The table round is always played to its end, so that all have had the same number of turns; { SEAT(1) } began, so this was it. If several make it, the most cash wins.

    Until then barter can still break somebody’s card. Yours, too.

lesson-opening = How it begins
lesson-opening-about = Four dice, three secrets, and a place to start.
lesson-opening-prices =
    A new match. Four dice have been thrown for the opening prices, one for each branch: 3 for restaurants, 5 for clubs, 1 for hotels, 6 for planes. Everybody has 25.

    Hotels at 1! It will not last.
lesson-opening-hand =
    You have three *event cards*. Only you see them; the others see how many there are. One may be played a turn, before the dice. To win, all of them must be gone.

    Yours are three crises: 3 to pay for each hotel, each restaurant, each club *on your card*. Nobody said that business was fair.
lesson-opening-start =
    Everybody chooses one of the four starred $ squares to start on. Nothing happens there yet. Two dice make seven more often than anything else; so look what lies five to nine squares ahead.

    You want cheap hotels. From square 46 there is one after five squares, one after seven, and after six a corner where *any* branch can be had.
lesson-opening-start-hint = The last of the four.
lesson-opening-wrong-start = A place like any other. But from 46 you see more hotels.
lesson-opening-crisis =
    { SEAT(1) } has gone elsewhere. Your turn, and before the dice you may play an event. The hotel crisis costs 3 for each hotel on your card.

    What would it cost now?
lesson-opening-wrong-cost = How many hotels are on your card?
lesson-opening-play = Nothing! You own no hotel yet. *Bad cards are best played while you are poor.* Since it is hotels that you are going to buy: away with that one.
lesson-opening-play-hint = The one with the lift.
lesson-opening-wrong-roll = Wait. This is the cheapest moment there will ever be to get rid of a crisis.
lesson-opening-wrong-later = Free as well, today. But hotels come first, so that card first.
lesson-opening-roll = One event a turn, so the other two wait. Roll.
lesson-opening-double =
    Three and three. A *double* draws an event card, which you may play from your next turn on; there is no second turn for it. And you stand on a corner with four stars: up to four links of any branch, at today’s price. A small ring warns that some would lie beside your card.

    What would you like most of all?
lesson-opening-double-hint = What costs 1?
lesson-opening-wrong-few = At 1 apiece? Take four, more is not allowed.
lesson-opening-wrong-dear = That is dearer. Hotels cost 1!
lesson-opening-wrong-nothing = Not now. Hotels cost 1!
lesson-opening-done = Four hotels for 4. They lie on your card by themselves; it has room for six. End your turn.
lesson-opening-end =
    21 in cash, four hotels, three event cards: two crises and a boom, which you have just drawn.

    From now on each of your turns is the same: an event if you like, the dice, the square.

lesson-market = Up and down
lesson-market-about = Prices that fall, a $ after a $, and the floor.
lesson-market-want =
    Your card is full of restaurants: four, at 5. But it wants three clubs and two planes, and they stand at 10 and 9. Five squares on there is a $. Roll.
lesson-market-club =
    Three and two. Two different prices *must* change, one by each die. Clubs to 7 and planes to 7, or clubs to 8 and planes to 6: either will do. You could also send one up and one down.

    Clubs first, down by three.
lesson-market-club-hint = 10 − 3 = 7.
lesson-market-wrong-raise = Up? What you still have to buy should get cheaper.
lesson-market-wrong-club = That would do, too. For the figures: clubs, by three.
lesson-market-plane = And the two, for the planes: 9 − 2.
lesson-market-wrong-plane = The planes, please, and down.
lesson-market-again =
    7 and 7. Then you moved on with one die, a six: *another $*! Now one price must change, by that six. Restaurants stand at 5, and four are on your card.

    5 + 6 = 11. What would you be paid?
lesson-market-wrong-again = One point above 10, for each of four restaurants.
lesson-market-push = Four. Not a fortune, but it costs nothing. Restaurants, up.
lesson-market-wrong-push = Four for nothing, on your restaurants. Up with them.
lesson-market-off =
    Again one die, a one, and a plane square: no $ this time, so your walk ends here. You may buy planes at 7, or not. Let us wait for better days: end the turn.
lesson-market-wrong-off = At 7? You have seen what you can do about prices. End the turn.
lesson-market-next = { SEAT(1) } has done nothing. Your turn: roll.
lesson-market-floor =
    Five and one, and a $. Hotels stand at 3, and your card wants six of them. Down by five, then. How low would that be?
lesson-market-minus = −2: I am paid for hotels
lesson-market-one = 1
lesson-market-three = It is not allowed, so 3
lesson-market-wrong-floor = Allowed it is. But there is a floor: nothing is ever given away.
lesson-market-hotel = 1, the floor. Below that nothing happens, and nobody is paid for it. In a match you would rather take the 20 for your restaurants; but let us see the floor. Lower the hotels by five.
lesson-market-wrong-twenty = Well spotted: five points above 10, four restaurants, 20. In a match, do just that. Here we want to see the floor: hotels, down, by five.
lesson-market-wrong-hotel = Hotels, down, by five.
lesson-market-other =
    And the one, for another branch. Restaurants stand at 10, with four of yours. You remember: *a price at 10 still pays*.
lesson-market-other-hint = 11 is one above 10. Four restaurants.
lesson-market-wrong-other = Not bad. But there are four to be had.
lesson-market-cheap = Four more: 33. And now one die again, a one: a hotel square, with hotels at 1. There are days like that. Buy as many as you may.
lesson-market-wrong-cheap = Four hotels for 4. When, if not now?
lesson-market-end =
    29 in cash and four hotels. Prices are everybody’s: what you make cheap, others may buy before you. So lower what lies right ahead of *you*.

    The bank has thirty links of each branch, never runs out of money, and gives no credit.

lesson-events = Event cards
lesson-events-about = When to play what, and for which links.
lesson-events-cards =
    You have six hotels, two restaurants and three planes; your card wants six hotels, four restaurants, three clubs and two planes. In your hand: a good season for planes, a boom for hotels, an offer of clubs.

    You may play one a turn, before you roll. All must be gone before you can win, so make each of them count. Let us see what they are worth.
lesson-events-beside = The season pays 2 for each plane *on your card*. You own three planes, but the card has room for two; the third lies beside it. What would it pay?
lesson-events-wrong-beside = The one beside the card does not count. Only what is on it.
lesson-events-wrong-single = Two for each plane on your card.
lesson-events-boom = The boom raises hotels by 3. They stand at 10, with six of yours on the card. You know what happens at the ceiling. What would it pay?
lesson-events-wrong-boom = Three points above 10, for each of six hotels: 3 × 6.
lesson-events-now = Eighteen! Who knows how long hotels will stay at 10. Play it.
lesson-events-wrong-roll = First the card: it is played before the dice.
lesson-events-wrong-now = That one can wait. Hotels stand at 10 *today*.
lesson-events-roll = 18 more: 58. The card is seen by all and goes under the stack. Now roll.
lesson-events-leave = Restaurants, at 8. Your card wants two more, but not at that price. End the turn.
lesson-events-wrong-leave = At 8? Patience.
lesson-events-offer = Your next turn, your next event. Clubs stand at 2, and the offer sells them to you wherever you are: up to four, *besides* what your square will allow. Play it.
lesson-events-wrong-season = 4 for two planes. It can wait, clubs at 2 cannot.
lesson-events-clubs = Your card wants three clubs. One may buy more than it has room for, or sell from it, whenever the price is right. (A small ring marks the numbers that would put some beside it.) Today let us take what it wants.
lesson-events-clubs-hint = Three at 2.
lesson-events-wrong-four = The fourth would lie beside the card, and has to be gone in the end. One can speculate like that; today: three.
lesson-events-wrong-clubs = At 2! Three, as many as the card wants.
lesson-events-end =
    Three clubs for 6. One card is left. Should one be of no use, you may play it all the same, to be rid of it; but not if it asks for more than you have.

    When to play what? A crisis, which makes you pay for your links, while you have few. A season, which pays you for them, when the card is full. A boom at 9 or 10. An offer while its branch is cheap, a buyer while it is dear.

lesson-rival = Not so fast
lesson-rival-about = Somebody else says it first.
lesson-rival-announced =
    { SEAT(1) } has announced: two hotels, six restaurants, four clubs, three planes, no event, 120 in cash. All as it should be.

    You have 104. And your links? Six hotels instead of three, three clubs instead of six. So near!
lesson-rival-turn = Is the match over?
lesson-rival-over = Yes, { SEAT(1) } has won
lesson-rival-last = No, I have one more turn
lesson-rival-two = No, everybody has two more turns
lesson-rival-wrong-turn = Everybody gets as many turns as everybody else. { SEAT(1) } began, so yours is still to come; then the round is over.
lesson-rival-roll = The round is played to its end. And only who *still* has everything then has won. Four squares on is a corner. Roll.
lesson-rival-barter = The corner! You may barter with { SEAT(1) }, who cannot refuse. You see it, don’t you?
lesson-rival-barter-hint = Three hotels too many, three clubs too few. { SEAT(1) } has four clubs.
lesson-rival-wrong-barter = Then the round ends, and { SEAT(1) } has won. Barter!
lesson-rival-give = One to four links of one branch, for as many of another. What do you give, and how many?
lesson-rival-give-hint = Your card wants three hotels. You have six.
lesson-rival-wrong-many = Three hotels too many: all three.
lesson-rival-wrong-give = Give what you have too much of.
lesson-rival-get = And what do you want for it?
lesson-rival-wrong-get = Clubs are what you lack, and what { SEAT(1) } will lack.
lesson-rival-both = Three hotels for three clubs. { SEAT(1) } has five hotels and one club now: the announcement is worth nothing. And you? Count, and do what has to be done.
lesson-rival-wrong-silent = Three, two, six, four; 104; no event. Say it!
lesson-rival-end =
    Won, at the last moment. Had you only broken { SEAT(1) }’s chain, play would have gone on, and it would all have to be announced again. Had both of you had it, the one with more cash would have won.

    So before you announce: who moves after you, and how far is it to the next corner?
