# The lessons of Compañeros in English.

lesson-first-turn = Your first turn
lesson-first-turn-about = Play a card, take a prize.
lesson-first-turn-goal =
    Compañeros is about the *pot*: the cards lying in the middle. Each is worth the number printed on it. Whoever collects the most points wins.

    What you play from your hand scores nothing. What you *take* does.
lesson-first-turn-players =
    That is you, { SEAT(0) }, with two others. Below each name: how many cards are still in the hand, and how many have been won.

    A round has nine *tricks*: everybody plays a card, then the pot is shared out. We come in at the seventh.
lesson-first-turn-hand =
    This is your hand. Everybody plays one card, whichever they like: nobody has to follow suit, and no suit belongs to you.

    Cards of one colour, a *suit*, add up, whoever played them. The strongest suit goes to the pot first.
lesson-first-turn-play = The pot looks inviting: a yellow 9! To be first at it you need a strong suit. Play your strongest card.
lesson-first-turn-play-hint = Six is more than four, and four is more than one.
lesson-first-turn-wrong-green = Green 4 is a modest beginning. You have something stronger.
lesson-first-turn-wrong-yellow = A yellow 1 does not catch a yellow 9: what is in the pot and what you play have nothing to do with each other. Play something strong.
lesson-first-turn-strength =
    { SEAT(1) } played yellow 8, higher than your card. But { SEAT(2) } joined you in red, and red 11 goes to the pot first.

    Had { SEAT(2) } played a green 5 instead, who would have gone first?
lesson-first-turn-me = Me, with red 6
lesson-first-turn-blaise = { SEAT(1) }, with yellow 8
lesson-first-turn-carmen = { SEAT(2) }, with green 5
lesson-first-turn-wrong-alone = Your 6 alone, against an 8? It takes { SEAT(2) }, your companion in this trick, to make red the strongest.
lesson-first-turn-wrong-five = Then every suit would have one card: 5, 6 and 8. The strongest goes first.
lesson-first-turn-take =
    Right: then yellow 8 would have been the strongest. But as it is, red 11 beats it. And within red your 6 comes before { SEAT(2) }’s 5: you are first of all.

    Take *all* cards of one suit from the pot. Which is worth most?
lesson-first-turn-take-hint = Red: 2 + 3. Green: 7. Yellow: 9. You need not take the suit you played.
lesson-first-turn-wrong-red = Two cards, but only 2 + 3 = 5 points. It need not be the suit you played.
lesson-first-turn-wrong-seven = Seven points are nice. There is more.
lesson-first-turn-next =
    Nine points for you. { SEAT(2) }, second in red, took the green 7; { SEAT(1) } got what was left.

    Now look at the pot: *the cards that were played have become the new one.* A high card wins you this pot and makes the next one fat. You took first, so you *lead* the next trick: you play its first card.

lesson-share-out = Who takes when
lesson-share-out-about = Six players, one pot, and an order.
lesson-share-out-table =
    Six players, six suits. Five have played: the numbers above the ground say how strong each suit is now. Green 7 + 2 = 9, yellow 9, blue 10, red 5.

    The order at the pot goes by *suit* first, strongest to weakest. Within a suit the higher card goes first.
lesson-share-out-play =
    An = marks a tie; the dashed labels below the names say who would take when, as things stand.

    You play last, and blue is ahead with 10. { SEAT(3) } stands in red with a 5. Make red the strongest.
lesson-share-out-play-hint = 5 + 6 = 11.
lesson-share-out-wrong-orange = Orange 1, alone: the weakest suit of all. You would watch the others eat.
lesson-share-out-first =
    Red 11 is strongest, and your 6 is higher than { SEAT(3) }’s 5. You take first: all pot cards of one suit. Which heap is worth most?
lesson-share-out-first-hint = Yellow 7 + 4, red 8 + 1, green 6, blue 4.
lesson-share-out-wrong-red = 8 + 1 = 9. There is a better heap.
lesson-share-out-wrong-less = The sums stand above the heaps. Look for the largest.
lesson-share-out-next =
    Eleven points. { SEAT(3) }, second in red, took 8 + 1 = 9.

    Who is next?
lesson-share-out-elif = { SEAT(4) }, with blue 10
lesson-share-out-carmen = { SEAT(2) }, with yellow 9
lesson-share-out-ada = { SEAT(0) }, with the green 7
lesson-share-out-wrong-nine = Nine is less than ten.
lesson-share-out-stop =
    { SEAT(4) } took the green 6. And then it stopped: green has 9, yellow has 9. *A tie ends the share-out, for the tied and for everybody below.* { SEAT(0) }, { SEAT(1) } and { SEAT(2) } get nothing.

    The blue 4 stays, the six played cards join it, and you lead, since you took first.

lesson-ties = Ties, and the end
lesson-ties-about = A small card that spoils everything.
lesson-ties-join =
    Green 6, red 4, and you are last. You could join { SEAT(2) } in red with your 2.

    What would happen then?
lesson-ties-six = Red is strongest, { SEAT(2) } takes first
lesson-ties-nobody = Nobody takes anything
lesson-ties-first = I take first
lesson-ties-wrong-six = 4 + 2 = 6. And green? Also 6.
lesson-ties-wrong-first = Even within red, { SEAT(2) }’s 4 would come before your 2. But look at the sums first.
lesson-ties-alone =
    Right: 6 and 6, a tie at the very top, and the pot stays where it is. Good to know when the pot is for somebody else. Today there is something in it for you.

    Play so that you take.
lesson-ties-alone-hint = Alone with 5 you come second: after green 6, before red 4.
lesson-ties-wrong-tie = That is the tie: green 6, red 6, nobody takes. Keep it for a day when you are last anyway.
lesson-ties-second = { SEAT(1) } went first and took the green 9. Now you: take the better of what is left.
lesson-ties-wrong-three = Three points? Next to it lies an eight.
lesson-ties-last = The ninth and last trick, one card each. You have no choice left: play it.
lesson-ties-must = You come last, but something is left. *Whoever’s turn it is takes*; nobody may decline.
lesson-ties-end =
    That was a round. What is still on the table scores for nobody, the three last cards included: so end with your small ones.

    51 points for you, 62 for { SEAT(1) }. Won cards lie face down until the end; whoever remembers who took what knows who must be stopped.

lesson-companions = Good company
lesson-companions-about = Second among the strong, or first among the rest?
lesson-companions-green =
    { SEAT(0) } played green 9, { SEAT(1) } yellow 4, and you are last, with green 5 and yellow 7. In the pot lie a red 9, a green 8, a yellow 1.

    You could join { SEAT(0) }: 9 + 5 = 14, the strongest by far. What would be the most you could get?
lesson-companions-wrong-first = { SEAT(0) } stands there with a 9 and goes before your 5. The best heap would be gone.
lesson-companions-wrong-last = That bad it is not: in the strongest suit you come second, and second takes the second best.
lesson-companions-yellow =
    Eight, as the second in green. Now look at yellow: { SEAT(1) }’s 4 and your 7 are more than green’s 9. And whose card is the higher one there?

    Play so that you are first.
lesson-companions-yellow-hint = 4 + 7 = 11. Within yellow, 7 comes before 4.
lesson-companions-wrong-second = Strong company, but { SEAT(0) } eats first. In yellow it would be you.
lesson-companions-take = Yellow 11, green 9. First you, then { SEAT(1) }, then { SEAT(0) }. Help yourself.
lesson-companions-wrong-less = There is a 9 to be had.
lesson-companions-bait =
    Nine for you, 8 for { SEAT(1) }, who owes you something. *Join those with a lower card than yours*: they lend you their strength, and you eat first.

    And look at the new pot: the 7 and the 4 from your yellow are in it. What wins today is bait tomorrow. You took first, so you lead the last trick: play your last card.
lesson-companions-again = A red 1 and a red 2: 3 in all, against your 5. Company is no help when it is as small as that. Help yourself.
lesson-companions-wrong-nine = A single nine. Next to it lie 7 + 4.
lesson-companions-end =
    Eleven more: 59 in all. { SEAT(1) } took the last heap, and when the pot is empty, whoever is left goes without.

    Before you play, ask three things: who is strong, who will join, and who comes before me.

lesson-spoil = Spoilsports
lesson-spoil-about = When the pot is for somebody else, let it be for nobody.
lesson-spoil-pot =
    The whole pot is yellow: 10 + 9 + 3, 22 points. { SEAT(0) } is ahead with green 8, { SEAT(1) } has red 5. You are last, with red 3, green 1 and yellow 7.

    With yellow 7 you would be second, after green. What would you take?
lesson-spoil-wrong-card = Seven is what you would have *played*. What is in the pot then?
lesson-spoil-wrong-second = The first one takes *all* cards of a suit, and there is only one suit.
lesson-spoil-stop =
    Nothing. { SEAT(0) } takes all yellow, the pot is empty, and that is that. So it is not about being second today.

    You cannot win this trick. But you can see to it that nobody does.
lesson-spoil-stop-hint = Two suits of the same strength, at the very top. Green has 8. Red has 5.
lesson-spoil-wrong-yellow = Then { SEAT(0) } walks off with 22 points, and thanks you.
lesson-spoil-wrong-green = That makes green even stronger. { SEAT(0) } would be delighted.
lesson-spoil-stays =
    Green 8, red 8: a tie at the top, nobody takes, and the pot grows to six cards and 38 points.

    Usually whoever took first leads. Nobody did. Who leads now?
lesson-spoil-ada = { SEAT(0) }, as before
lesson-spoil-me = I do, since I stopped it
lesson-spoil-wrong-me = A nice idea, but the house does not reward mischief: the same player leads again.
lesson-spoil-now = { SEAT(0) } has led again, yellow 2, and { SEAT(1) } followed with red 1: they have run out of strong cards. Your hour has come.
lesson-spoil-wrong-one = Green 1 and red 1 tie, and { SEAT(0) }’s 2 goes first. You have better.
lesson-spoil-take = Yellow 9 is the strongest, and your 7 goes before { SEAT(0) }’s 2. Now it is you who takes first.
lesson-spoil-wrong-eight = Eight points are nice. Twenty-two are nicer.
lesson-spoil-end =
    All 22. { SEAT(0) } and { SEAT(1) } share the rest, 8 each, and you lead.

    A tie costs you nothing when you would have got nothing. So count who is ahead, and keep one small card of each suit for such moments.

lesson-rounds = A new round
lesson-rounds-about = Face-down heaps, a fresh deal, and who starts.
lesson-rounds-heaps =
    The last trick of the first round; this table has agreed on two. Everybody has taken eight cards so far. They lie *face down*, and nobody may look through them, not even their owner: who wants to know who is ahead has to remember.

    At a table, “Log and chat” tells what was taken until the next pot is shared out. Then it is gone.
lesson-rounds-last = Green 6, yellow 3, and one card in your hand. There is little to think about.
lesson-rounds-take = Red 8 is the strongest. What is played now will never be shared out: after the ninth trick, what is left scores for nobody. So take.
lesson-rounds-wrong-nine = Good. But beside it lies a ten.
lesson-rounds-wrong-one = A single point? Beside it lies a ten.
lesson-rounds-starts =
    59 points for you, 48 for { SEAT(1) }, 41 for { SEAT(2) }. They are kept, and the cards are shuffled again. { SEAT(2) } had started the first round, as the lot would have it, { SEAT(1) } led its last trick. The next one is started by *whoever is ahead*.

    Who is that?
lesson-rounds-me = Me
lesson-rounds-blaise = { SEAT(1) }
lesson-rounds-carmen = { SEAT(2) }
lesson-rounds-wrong-led = { SEAT(1) } led the last trick. But who has most points?
lesson-rounds-wrong-started = That was last round. Who has most points?
lesson-rounds-deal =
    You are, so you start. A fresh hand: there are as many suits as players, ten cards each; as many cards as players lie open as the pot, and the rest is dealt.

    Three players, thirty cards, three in the pot. How many tricks will there be?
lesson-rounds-wrong-tricks = As many as you have cards in your hand.
lesson-rounds-lead = Nine cards, nine tricks. You lead, and nobody has to follow: play what you think best.
lesson-rounds-lead-hint = Twenty-one points of yellow are in the pot. A strong card invites company, and makes the next pot rich. A weak one waits and sees.
lesson-rounds-end =
    And so on. After the last round the most points win; equals share the win.

    That is all there is to Compañeros. The rest is knowing people.
