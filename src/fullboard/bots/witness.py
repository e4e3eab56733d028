"""Counts who wins the matches a search imagines, whatever its guide makes of them.

A guide may reward points besides the win, which makes a search play better and its shares no chances. A witness lets
the search see what the guide sees and keeps a count of its own: the winners where an imagined match was played to its
end, the guide's judgement, as shares of one win, where it stopped before.
"""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import WHOLE, Guide, shares_of_winners
from fullboard.core.state import SPECTATOR, State


class Witness(Guide):
    """A guide that is asked, and counted."""

    def __init__(self, guide: Guide) -> None:
        super().__init__()
        self.guide = guide
        self.iterations = guide.iterations
        self.caution = guide.caution
        self.horizon = guide.horizon
        self.looks: i64 = 0
        self.sums: list[int] = []
        self.points: list[int] = []  # the sum of every seat's scores where the imagined matches stopped
        self.squares: list[int] = []  # and of their squares

    def reset(self) -> None:
        """Count anew."""
        self.looks = 0
        self.sums = []
        self.points = []
        self.squares = []

    def chances(self) -> list[float]:
        """Every seat's share of the wins that were counted."""
        return [won / float(self.looks * WHOLE) for won in self.sums]

    def scores(self) -> list[tuple[float, float]]:
        """Every seat's mean score where the imagined matches stopped, and its standard error."""
        found: list[tuple[float, float]] = []
        for points, squares in zip(self.points, self.squares, strict=True):
            mean = points / float(self.looks)
            spread = squares / float(self.looks) - mean * mean
            found.append((mean, sqrt(max(0.0, spread) / float(self.looks))))
        return found

    def begin(self, seat: i64) -> None:
        self.guide.begin(seat)

    def determinise(self, chair: Chair, chance: Chance) -> State:
        if chair.seat != SPECTATOR:
            return self.guide.determinise(chair, chance)
        state = chair.guess(chance)  # a guide wants a seat: for a spectator, that of whoever is to move
        return self.guide.determinise(Chair(state, state.actor(), chance), chance)

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        return self.guide.priors(state, seat, moves)

    def rollout(self, state: State, chance: Chance) -> None:
        self.guide.rollout(state, chance)

    def shares(self, state: State) -> vec[i64]:
        shares = self.guide.shares(state)
        counted = shares_of_winners(state) if state.over else shares
        whole: i64 = 0
        for share in counted:
            whole += share
        if not self.sums:
            self.sums = [0] * len(counted)
            self.points = [0] * len(counted)
            self.squares = [0] * len(counted)
        scores = state.scores()
        seat: i64 = 0
        while seat < len(counted):
            if whole > 0:  # what a guide gives for points need not add up to one win
                self.sums[seat] += counted[seat] * WHOLE // whole
            self.points[seat] += scores[seat]
            self.squares[seat] += scores[seat] * scores[seat]
            seat += 1
        self.looks += 1
        return shares
