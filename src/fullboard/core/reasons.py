"""Why a move is advised: it and the next best are played on in the same imagined worlds, and what differs is told.

A game that wants its hints to say why brings a function of a `Closer`, which returns what it found as messages of the
game: `("trick", {"points": 6})` is its message `why-trick`. A parameter named `instead` is a move, and quoted.
"""

from collections.abc import Callable, Iterator
from math import hypot
from typing import Any

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.guide import Guide
from fullboard.core.state import State

WORLDS = 32  # imagined for each move
SURE = 2.0  # standard errors
PROBABLY = 0.6  # of them, for what is said to be probable

Why = list[tuple[str, dict[str, Any]]]
Scores = list[tuple[float, float]]  # by seat: the mean where the search stopped, and its standard error
PlayOn = Callable[[Any, Quick], Any]  # (state after the move, luck): the state until which one looks ahead


class Closer:
    """A move that is advised and the one that would be next, as the seat that is to move can see them."""

    def __init__(
        self, chair: Chair, guide: Guide, move: int, instead: int | None, scores: list[Scores], chance: Chance
    ) -> None:
        self.chair = chair
        self.seat = int(chair.seat)
        self.guide = guide
        self.move = move
        self.instead = instead
        self.scores = scores  # by move, the advised one first
        self.seed = int(chance.pick(1 << 30))

    def world(self) -> Any:
        """The state as the seat can imagine it."""
        return self.guide.determinise(self.chair, Quick(self.seed, 0))

    def futures(self, move: int, play_on: PlayOn, many: int = WORLDS) -> Iterator[tuple[Any, Any]]:
        """Imagined worlds before and after a move and what follows it; the same worlds and luck for every move."""
        self.guide.begin(self.seat)
        for number in range(many):
            luck = Quick(self.seed, number + 1)
            before: State = self.guide.determinise(self.chair, luck)
            after = before.copy()
            after.play(self.seat, move, luck)
            yield before, play_on(after, luck)

    def expected(self) -> int:
        """The score the seat is expected to have where the search stopped."""
        return round(self.scores[0][self.seat][0])

    def gain(self) -> int:
        """How much higher that is than after the other move; 0 if it may be luck."""
        if len(self.scores) < 2:
            return 0
        (score, error), (other, other_error) = (each[self.seat] for each in self.scores)
        return round(score - other) if score - other > SURE * hypot(error, other_error) else 0

    def parameters(self) -> dict[str, Any]:
        """The other move, for sentences that name it."""
        return {} if self.instead is None else {"instead": self.chair.notation(self.instead)}


def mean(values: list[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values) if values else 0.0


def commonest(values: list[Any]) -> tuple[Any, float]:
    """The value that comes most often, and its share of all."""
    if not values:
        return None, 0.0
    best = max(dict.fromkeys(values), key=values.count)
    return best, values.count(best) / len(values)
