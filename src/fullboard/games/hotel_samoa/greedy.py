"""placeholder"""

from mypy_extensions import i64

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance


class Greedy(Bot):
    """x"""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        return chair.random_move(chance)
