"""The chair a bot sits on: everything its seat may know, and nothing else."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.state import State


class Chair:
    """What a bot gets instead of the state.

    It holds a guess, never the truth: a state this seat could not tell from the true one gives the same
    view, the same legal moves and, asked again, the same guesses. There is nothing in it to peek at.
    """

    def __init__(self, state: State, seat: i64, chance: Chance, story: list[Any] | None = None) -> None:
        self.seat = seat
        self.players = state.players
        self.game = state.game.key
        self.story = story if story is not None else []
        self._guess = state.guess(seat, chance)
        self.step = self._guess.step

    @property
    def view(self) -> dict[str, Any]:
        """What the table shows to this seat."""
        return self._guess.view(self.seat)

    @property
    def legal(self) -> vec[i64]:
        """The moves this seat may make."""
        return self._guess.legal(self.seat)

    @property
    def actors(self) -> vec[i64]:
        """The seats that may move."""
        return self._guess.actors()

    def notation(self, move: i64) -> str:
        """The readable name of a move."""
        return self._guess.notation(move)

    def parse(self, text: str) -> i64:
        """The move of that name."""
        return self._guess.parse(text)

    def random_move(self, chance: Chance) -> i64:
        """One of the legal moves, each equally likely."""
        return self._guess.random_move(self.seat, chance)

    def guess(self, chance: Chance) -> State:
        """A full random state that this seat could not tell from the true one."""
        return self._guess.guess(self.seat, chance)
