"""A sensible quick bot: tries each price card against a few random choices of the others, to the end of the round."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.vectors import largest
from fullboard.games.hotel_samoa.box import DONE, FETCH_CARD, PASS
from fullboard.games.hotel_samoa.greedy.habits import habit
from fullboard.games.hotel_samoa.greedy.worth import position_worth
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import CHOOSING, SWAPPING

SAMPLES: Final[i64] = 5
SWAP_GAIN: Final[i64] = 60  # tenths of money that a swap must bring
NEVER: Final[i64] = -1000000


class Greedy(Bot):
    """Prices by trial, everything else by habit."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        world = chair.guess(chance)
        assert isinstance(world, HotelSamoaState)
        if world.phase == CHOOSING:
            return best_card(chair, chance)
        if world.phase == SWAPPING:
            return best_swap(world, chair.seat, chance)
        return habit(world, chair.seat)


def best_card(chair: Chair, chance: Chance) -> i64:
    """The card that on average leaves this seat best off after the round."""
    cards = chair.legal
    gains = vec[float]([0.0] * len(cards))
    sample: i64 = 0
    while sample < SAMPLES:
        world = chair.guess(chance)
        assert isinstance(world, HotelSamoaState)
        for other in world.actors():
            if other != chair.seat:
                world.play(other, world.random_move(other, chance), chance)
        at: i64 = 0
        while at < len(cards):
            gains[at] += float(outcome(world, chair.seat, cards[at], chance))
            at += 1
        sample += 1
    return cards[largest(gains)]


def best_swap(world: HotelSamoaState, seat: i64, chance: Chance) -> i64:
    """Swap if another card does clearly better against what the others have shown."""
    if world.busy:
        return DONE
    cards = world.legal(seat)
    gains = vec[float]()
    for move in cards:
        gain: i64 = NEVER
        if move == PASS:
            gain = outcome(world, seat, move, chance) + SWAP_GAIN
        elif move < FETCH_CARD:
            gain = outcome(world, seat, move, chance)
        gains = append(gains, float(gain))
    return cards[largest(gains)]


def outcome(world: HotelSamoaState, seat: i64, move: i64, chance: Chance) -> i64:
    """How a seat stands after this round if it makes this move and all then follow their habits."""
    trial = world.copy()
    trial.play(seat, move, chance)
    while trial.round == world.round and not trial.over:
        trial.play(trial.turn, habit(trial, trial.turn), chance)
    return position_worth(trial, seat)
