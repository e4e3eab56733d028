"""The levels: bots for every game, from one that slips to one that takes its time.

A level is a number of iterations, so that a bot plays the same on a slow machine as on a quick one; how many a game's
`medium` and `hard` make is said by its guide.
"""

from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.game import Game
from fullboard.core.guide import Guide
from fullboard.core.shelf import offer_levels

SLIP = 3  # easy makes one move in three at random
EXPERT = 5  # expert looks at five times as much as hard


class Easy(Bot):
    """Plays like greedy, but often without looking."""

    def __init__(self, model: Bot) -> None:
        super().__init__()
        self.model = model

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        if chance.pick(SLIP) == 0:
            return int(chair.random_move(chance))
        return int(self.model.choose(chair, chance, budget))


def guide_of(game: Game) -> Guide:
    """What search knows about a game."""
    return game.guide() if game.guide else Guide()


def easy(game: Game) -> Bot:
    """A bot to win against."""
    return Easy(game.bots.get("greedy", RandomBot)())


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


offer_levels(before={"easy": easy}, after={"medium": medium, "hard": hard, "expert": expert})
