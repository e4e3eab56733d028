"""Former bots, kept so that new ones can be measured against them: they play as they did, whatever becomes of levels.

What a bot is made of is written down here number by number, as it was: the guide's figures, and those of the search.
A test holds their moves against those of then, so that a guide which learns something does so in a way of its own.
"""

from collections.abc import Mapping

from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot
from fullboard.core.game import Game
from fullboard.core.guide import Guide

UCT_C, PUCT_C = 0.5, 1.2
ANY: Mapping[str, float] = {"iterations": 2000, "caution": 1.0, "horizon": 0}  # a guide that says nothing itself
HARD_0_1: Mapping[str, Mapping[str, float]] = {
    "companeros": {
        "iterations": 8000,
        "caution": 1.0,
        "horizon": 0,
        "tries": 2,
        "own_tries": 4,
        "glances": 4,
        "taste": 300.0,
    },
    "hotel-samoa": {"iterations": 2000, "caution": 1.0, "horizon": 2, "spread": 300.0, "faith": 600},
    "sun-sea-and-sand": {"iterations": 500, "caution": 0.0, "horizon": 16, "spread": 300.0, "taste": 100.0},
    "four-stars": {"iterations": 4000, "caution": 1.0, "horizon": 12, "faith": 500},
}


def hard_0_1(game: Game) -> Bot:
    """`hard` as it was in Fullboard 0.1; for games that came later, the same search with the guide they have."""
    guide = game.guide() if game.guide else Guide()
    for name, value in HARD_0_1.get(game.key, {} if game.guide else ANY).items():
        setattr(guide, name, value)
    bot = Searcher(guide, guide.iterations)
    bot.search.uct_c, bot.search.puct_c = UCT_C, PUCT_C
    bot.keeps = False
    return bot
