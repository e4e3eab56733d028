"""Why a card or a suit is advised: what it brings in this trick, who takes before you, and what it leaves to others."""

from dataclasses import dataclass

from fullboard.core.chance import Quick
from fullboard.core.reasons import PROBABLY, Closer, Why, commonest, mean
from fullboard.games.companeros.box import RANKS, count_suits, suit_of
from fullboard.games.companeros.greedy import richest_suit
from fullboard.games.companeros.guide import CompanerosGuide
from fullboard.games.companeros.rules import TAKE, CompanerosState

NOTABLE = 1.0  # a point is worth a word
LITTLE = 2.5
TIED = 0.3  # how much likelier a tie must be


def reasons(closer: Closer) -> Why:
    """What speaks for a move."""
    why = _of_taking(closer) if closer.move >= TAKE else _of_playing(closer)
    if (gain := closer.gain()) >= NOTABLE:
        why.append(("end", {"points": closer.expected(), "more": gain, **closer.parameters()}))
    return why


def _of_taking(closer: Closer) -> Why:
    world: CompanerosState = closer.world()
    points = int(world.box.points[suit_of(world.pot, closer.move - TAKE)])
    why: Why = [("takes", {"points": points})]
    after = world.copy()
    after.play(closer.seat, closer.move, Quick(0))
    if after.over or not after.sharing():
        return [*why, ("last", {})]
    left = richest_suit(after)
    next_points = int(after.box.points[suit_of(after.pot, left)])
    suit = after.notation(TAKE + left).split()[1]
    return [*why, ("leaves", {"seat": int(after.turn), "suit": suit, "points": next_points})]


@dataclass(frozen=True)
class Trick:
    """What came of a card in one imagined trick."""

    won: list[int]  # points, by seat
    place: int  # of the seat that thinks among those who take, 0 if it does not
    tied: bool  # whether a tie ended the share-out


def _of_playing(closer: Closer) -> Why:
    seat = closer.seat
    tricks = _tricks(closer, closer.move)
    brings = mean([trick.won[seat] for trick in tricks])
    if closer.instead is None:
        return [("trick", {"points": round(brings)})]
    others = _tricks(closer, closer.instead)
    less = mean([trick.won[seat] for trick in others])
    world: CompanerosState = closer.world()
    why: Why = []
    if brings - less >= NOTABLE:
        why.append(("trick-more", {"points": round(brings), "less": round(less), **closer.parameters()}))
    elif max(brings, less) < LITTLE and _number(world, closer.move) < _number(world, closer.instead):
        why.append(("saves", {"card": world.notation(closer.instead).partition(" ")[2]}))
    else:
        why.append(("trick", {"points": round(brings)}))
    place, share = commonest([trick.place for trick in tricks])
    if place and share >= PROBABLY:
        why.append(("place", {"place": place}))
    if mean([trick.tied for trick in tricks]) - mean([trick.tied for trick in others]) >= TIED:
        why.append(("tie", {}))
    losses = {
        each: mean([trick.won[each] for trick in others]) - mean([trick.won[each] for trick in tricks])
        for each in range(world.players)
        if each != seat
    }
    loser = max(losses, key=lambda each: losses[each])
    if losses[loser] >= NOTABLE:
        why.append(("from", {"seat": loser, "points": round(losses[loser])}))
    return why


def _number(world: CompanerosState, card: int) -> int:
    return int(world.box.numbers[card % RANKS])


def _tricks(closer: Closer, move: int) -> list[Trick]:
    """What comes of a card in imagined tricks."""
    guide = closer.guide
    assert isinstance(guide, CompanerosGuide)
    world: CompanerosState = closer.world()
    begun = (world.round, world.tricks)
    suits = int(count_suits(world.pot))

    def play_on(state: CompanerosState, luck: Quick) -> Trick:
        takers: list[int] = []
        won = [0] * int(state.players)
        while not state.over and (state.round, state.tricks) == begun:
            seat = int(state.turn)
            if state.sharing():
                suit = richest_suit(state)
                won[seat] += int(state.box.points[suit_of(state.pot, suit)])
                takers.append(seat)
                state.play(seat, TAKE + suit, luck)
            else:
                state.play(seat, guide.card(state, seat, luck), luck)
        place = takers.index(closer.seat) + 1 if closer.seat in takers else 0
        return Trick(won, place, len(takers) < min(suits, int(state.players)))

    return [trick for _, trick in closer.futures(move, play_on)]
