"""What the compiled states of all games share: their rows of numbers in one vector, and one seat to move."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.moves import MoveNames
from fullboard.core.state import NOBODY, State


class CellState(State):
    """A state whose seats and piles lie side by side in `cells`, so that a copy is one copy."""

    def __init__(
        self, game: Game, edition: Edition, options: dict[str, Any], players: i64, names: MoveNames, cells: vec[i64]
    ) -> None:
        super().__init__(game, edition, options, players, names)
        self.cells = cells
        self.turn: i64 = NOBODY  # whose turn it is

    def actors(self) -> vec[i64]:
        return vec[i64]() if self.over else vec[i64]([self.turn])

    def actor(self) -> i64:
        return NOBODY if self.over else self.turn

    def playout(self, chance: Chance) -> i64:
        moves: i64 = 0
        while not self.over:
            self.play(self.turn, self.random_move(self.turn, chance), chance)
            moves += 1
        return moves

    def score(self, seat: i64) -> i64:
        """The points of a seat, as they would be counted now."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """What decides the win: the points, unless something breaks ties."""
        return self.score(seat)

    def scores(self) -> vec[i64]:
        return self.by_seat(False)

    def ranks(self) -> vec[i64]:
        return self.by_seat(True)

    def by_seat(self, ranked: bool) -> vec[i64]:
        """The points of all seats, or their ranks."""
        figures = vec[i64]()
        seat: i64 = 0
        while seat < self.players:
            figures = append(figures, self.rank(seat)) if ranked else append(figures, self.score(seat))
            seat += 1
        return figures
