"""The levels: bots for every game, from one that overlooks much to one that takes its time, and champions of some.

A level is a number of iterations, so that a bot plays the same on a slow machine as on a quick one; how many a game's
`medium` and `hard` make, and how much `easy` overlooks, is said by its guide.
"""

from functools import cache

from fullboard.bots.champion import Champion, has_champion
from fullboard.bots.guides import guide_of
from fullboard.bots.kept import hard_0_1
from fullboard.bots.overlooking import Overlooking
from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot
from fullboard.core.game import Game
from fullboard.core.shelf import offer_levels

GLANCE = 8  # iterations of easy where it does not see the obvious
EXPERT = 5  # expert looks at five times as much as hard


def easy(game: Game) -> Bot:
    """Plays like greedy, or by a glance where nobody is, but often does not see what that would do."""
    guide = guide_of(game)
    guide.hasten()
    model = game.bots["greedy"]() if "greedy" in game.bots else Searcher(guide_of(game), GLANCE)
    return Overlooking(model, guide, guide.overlooks, GLANCE)


def medium(game: Game) -> Bot:
    """Looks ahead, briefly."""
    guide = guide_of(game)
    guide.hasten()
    return Searcher(guide, guide.brief)


def hard(game: Game) -> Bot:
    """Thinks for up to about a second."""
    guide = guide_of(game)
    return Searcher(guide, guide.iterations)


def expert(game: Game) -> Bot:
    """Takes its time."""
    guide = guide_of(game)
    return Searcher(guide, guide.iterations * EXPERT)


@cache
def deepens(game: Game) -> bool:
    """Whether `expert` was measured to win more than `hard` at this game; elsewhere nobody is offered it."""
    return guide_of(game).deepens


offer_levels(
    before={"easy": easy},
    after={"medium": medium, "hard": hard, "expert": expert, "champion": Champion},
    kept={"hard-0.1": hard_0_1},
    where={"champion": has_champion},
    shown={"expert": deepens},
)
