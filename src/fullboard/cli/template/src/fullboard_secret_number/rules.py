"""Secret Number: the rules. Moves 0 to 4 choose the numbers 1 to 5."""

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.simultaneous import SimultaneousChoice

NUMBERS = range(1, 6)
SIDES = 6


class SecretNumberState(SimultaneousChoice):
    """A match in progress. What is kept here is copied, pickled and written down without a line more."""

    def set_up(self, chance: Chance) -> None:
        super().set_up(chance)
        self.round = 1
        self.points = [0 for _ in range(self.players)]
        self.shown: list[int] = []  # what was chosen in the last round
        self.die = 1 + chance.pick(SIDES)

    def choosable(self, seat: int) -> list[int]:
        """The moves that a seat may choose from: all of them, always."""
        return list(range(len(NUMBERS)))

    def reveal(self, moves: list[int], chance: Chance) -> None:
        """Whoever is alone with their number scores it times the die."""
        self.shown = [NUMBERS[move] for move in moves]
        for seat, number in enumerate(self.shown):
            if self.shown.count(number) == 1:
                self.points[seat] += number * self.die
        self.over = self.round == self.options["rounds"]
        if not self.over:
            self.round += 1
            self.die = 1 + chance.pick(SIDES)

    def scores(self) -> vec[i64]:
        return vec[i64](self.points)
