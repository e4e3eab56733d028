"""A sensible quick bot: plays the card that on average brings the most from this trick, and keeps its high ones."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.games.companeros.box import FULL_SUIT, RANKS, suit_of
from fullboard.games.companeros.rules import TAKE, CompanerosState

SAMPLES: Final[i64] = 12
THRIFT: Final[i64] = 20  # hundredths of a point that each point of a card's own value is worth in hand


class Greedy(Bot):
    """Looks one trick ahead: deals the hidden cards a few times and lets the others play anything."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        world = chair.guess(chance)
        assert isinstance(world, CompanerosState)
        if world.sharing():
            return TAKE + richest_suit(world)
        cards = chair.legal
        gains = vec[i64]()
        for card in cards:
            gains = append(gains, -SAMPLES * THRIFT * world.box.numbers[card % RANKS])
        sample: i64 = 0
        while sample < SAMPLES:
            world = chair.guess(chance)
            assert isinstance(world, CompanerosState)
            at: i64 = 0
            while at < len(cards):
                gains[at] += trick_gain(world, chair.seat, cards[at], chance)
                at += 1
            sample += 1
        best: i64 = 0
        at = 1
        while at < len(cards):
            if gains[at] > gains[best]:
                best = at
            at += 1
        return cards[best]


def richest_suit(state: CompanerosState) -> i64:
    """The suit of the pot that is worth most."""
    best: i64 = -1
    most: i64 = 0
    suit: i64 = 0
    while suit < state.players:
        points = state.box.points[suit_of(state.pot, suit) & FULL_SUIT]
        if points > most:
            most = points
            best = suit
        suit += 1
    return best


def trick_gain(world: CompanerosState, seat: i64, card: i64, chance: Chance, leading: i64 = 0) -> i64:
    """What this seat takes in the trick, less what the others take on average, in hundredths of a point.

    `leading` is what it costs to lead the next one.
    """
    trick = world.copy()
    own: i64 = 0
    others: i64 = 0
    trick.play(seat, card, chance)
    while trick.tricks == world.tricks and not trick.over and trick.round == world.round:
        actor = trick.turn
        if trick.sharing():
            suit = richest_suit(trick)
            points = trick.box.points[suit_of(trick.pot, suit)]
            if actor == seat:
                own += points
            else:
                others += points
            trick.play(actor, TAKE + suit, chance)
        else:
            trick.play(actor, trick.random_move(actor, chance), chance)
    if trick.leader != seat or trick.over:
        leading = 0
    return own * 100 - others * 100 // (world.players - 1) - leading
