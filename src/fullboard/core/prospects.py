"""What a game has learned of many matches: traits that can be counted of a seat, and how they are weighed.

A guide (`core.guide`) asks for the shares of the win before a match is over. The weights are a game's own, fitted
once and kept as a file beside the code that reads them.
"""

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.guide import WHOLE, odds
from fullboard.core.state import State

DEGREES: Final[i64] = 3  # a trait is weighed by 1, by how much is left, and by its square


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects:
    """Tells each seat's share of the win by what it counts and weighs of it."""

    def __init__(self, traits: i64) -> None:
        self.traits = vec[float]([0.0] * traits)  # of the seat that was counted last

    def count(self, state: State, seat: i64) -> None:
        """Count all traits of a seat."""
        raise NotImplementedError

    def weigh(self, state: State) -> float:
        """What the traits counted are worth, give or take what all have."""
        raise NotImplementedError

    def apart(self, state: State) -> float:
        """The lead that makes a win e times as likely."""
        return 1.0

    def shares(self, state: State) -> vec[i64]:
        """Each seat's share of the win, parts of WHOLE."""
        worths = vec[float]()
        seat: i64 = 0
        while seat < state.players:
            self.count(state, seat)
            worths = append(worths, self.weigh(state))
            seat += 1
        return odds(worths, self.apart(state), WHOLE, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedProspects(Prospects):
    """Weighs a trait by 1, by how much of the match is left, and by its square: what pays late is worth more early."""

    def __init__(self, weights: list[float], spread: list[float], length: float) -> None:
        super().__init__(len(weights) // DEGREES)
        self.weights = vec[float](weights)  # degree * traits + trait
        self.spread = vec[float](spread)  # by what is left: the lead that makes a win e times as likely
        self.length = length  # of a match

    def left(self, state: State) -> i64:
        """How many rounds are left."""
        raise NotImplementedError

    def apart(self, state: State) -> float:
        return self.spread[self.left(state)]

    def weigh(self, state: State) -> float:
        left = float(self.left(state)) / self.length
        traits = self.traits
        weights = self.weights
        many: i64 = len(traits)
        worth = 0.0
        trait: i64 = 0
        while trait < many:
            value = traits[trait]
            if value != 0.0:
                worth += value * (weights[trait] + left * (weights[many + trait] + left * weights[2 * many + trait]))
            trait += 1
        return worth


def fitted(beside: str, name: str) -> dict[str, Any]:
    """Weights as they were fitted, from a JSON file beside the module that reads them."""
    read: dict[str, Any] = json.loads((Path(beside).parent / name).read_text(encoding="utf-8"))
    return read
