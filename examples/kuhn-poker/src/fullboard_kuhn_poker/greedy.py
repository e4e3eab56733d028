"""A quick bot for Kuhn poker that never bluffs."""

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard_kuhn_poker.rules import BET, CALL, CHECK, FOLD


class Greedy(Bot):
    """Bets and calls with the king, and with nothing else."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        brave, careful = (CALL, FOLD) if CALL in chair.legal else (BET, CHECK)
        return brave if chair.view["card"] == "king" else careful
