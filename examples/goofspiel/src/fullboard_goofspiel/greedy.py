"""A quick bot for Goofspiel: what a prize is worth is what it bids."""

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance


class Greedy(Bot):
    """Bids the prize's own value, or the nearest card: the best reply to bids at random (Ross, 1971)."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        prize = chair.view["prize"]
        return min(chair.legal, key=lambda move: abs(move + 1 - prize))
