"""A quick bot for Secret Number: sensible moves without looking ahead."""

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance


class Greedy(Bot):
    """One of the higher numbers that nobody showed in the last round."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        shown = chair.view["shown"]
        fresh = [move for move in chair.legal if move + 1 not in shown]
        return fresh[len(fresh) - 1 - chance.pick(2)] if len(fresh) > 1 else chair.random_move(chance)
