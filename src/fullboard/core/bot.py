"""The contract of a bot, and the one that plays every game: at random."""

from mypy_extensions import i64, mypyc_attr

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance


class Budget:
    """How much a bot may think about one move: iterations of a search, or seconds; 0 is no limit."""

    def __init__(self, iterations: i64 = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat from what that seat may know.

    A bot that wants to read the log sets `reads_story`; it then finds it as `chair.story`. `iterations` is what it
    spends on a move if the budget does not say; 0 if it does not search.
    """

    def __init__(self) -> None:
        self.reads_story = False
        self.iterations: i64 = 0

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        """One of `chair.legal`."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        return chair.random_move(chance)
