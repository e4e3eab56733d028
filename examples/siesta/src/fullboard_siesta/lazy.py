"""A bot that gets up only when it pays."""

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance


class Lazy(Bot):
    """Its highest card if there is more shade to win than the prizes to come offer on average, else its lowest."""

    games = ["siesta"]

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        cards = chair.legal
        view = chair.view
        worth_it = sum(view["shade"]) * len(view["bag"]) > sum(view["bag"])
        return cards[len(cards) - 1] if worth_it else cards[0]
