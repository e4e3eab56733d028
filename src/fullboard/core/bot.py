"""The contract of a bot, and the one that plays every game: at random."""

from mypy_extensions import i64, mypyc_attr

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance


class Budget:
    """What a bot may spend on one move.

    `iterations` limits a search by its iterations, which gives the same move on every machine; `seconds` limits it by
    the clock. A limit of None does not apply: with neither, a bot spends what it usually does; with both, whichever is
    reached first ends the search. Bots that do not search may ignore it.
    """

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        if iterations is not None and iterations < 1:
            raise ValueError(f"a budget of {iterations} iterations")
        if seconds is not None and not seconds > 0.0:
            raise ValueError(f"a budget of {seconds} seconds")
        self.iterations = iterations
        self.seconds = seconds

    @property
    def is_open(self) -> bool:
        """Whether nothing is limited, so that a bot spends what it usually does."""
        return self.iterations is None and self.seconds is None


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
