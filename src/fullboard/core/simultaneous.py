"""Games in which all choose at the same time, each in secret: what they need besides their own rules."""

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.errors import IllegalMove
from fullboard.core.state import State


class SimultaneousChoice(State):
    """Every seat chooses in secret, the last choice turns all of them up, and all choose again until it is over.

    A game says what a seat may choose (`choosable`) and what happens then (`reveal`). What was chosen stays where it
    was until the reveal, so that nothing but `choices` is hidden.
    """

    choices: list[int | None]  # the moves chosen so far, by seat

    def set_up(self, chance: Chance) -> None:
        self.choices = [None for _ in range(self.players)]

    def choosable(self, seat: int) -> list[int]:
        """The moves a seat has to choose from, in rising order, as all know them: what it has chosen is still there."""
        raise NotImplementedError

    def reveal(self, moves: list[int], chance: Chance) -> None:
        """All have chosen: what their moves, by seat, bring about."""
        raise NotImplementedError

    def chosen(self) -> list[bool]:
        """Who has chosen: all that anybody else may know before the reveal."""
        return [move is not None for move in self.choices]

    def actors(self) -> vec[i64]:
        return vec[i64]([seat for seat in range(self.players) if not self.over and self.choices[seat] is None])

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64](self.choosable(seat) if self.choices[seat] is None and not self.over else [])

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.choices[seat] = int(move)
        self.sealed = False
        moves = [choice for choice in self.choices if choice is not None]
        if len(moves) == self.players:
            self.choices = [None for _ in moves]
            self.step += 1
            self.sealed = True  # something was revealed: no longer taken back without asking
            self.reveal(moves, chance)

    def refuse(self, seat: int, move: int) -> None:
        if seat in range(self.players) and self.choices[seat] is not None:
            raise IllegalMove("already-chosen", seat=seat)
        super().refuse(seat, move)

    def guess(self, seat: int, chance: Chance) -> State:
        """Let every other seat that has chosen choose again: nothing else is hidden."""
        twin = self.copy()
        assert isinstance(twin, SimultaneousChoice)
        for other in range(self.players):
            if other != seat and self.choices[other] is not None:
                moves = self.choosable(other)
                twin.choices[other] = moves[chance.pick(len(moves))]
        return twin
