"""Who is imitated first: any bot of the shelf, or `habit`, what a game's guide finds plausible, without search.

The guides' habits are cheap, and better than the greedy bots': a net sees many more matches of them than of a search.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.bots.guides import guide_of
from fullboard.bots.plan import split_name
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.game import Game
from fullboard.core.shelf import shelf

HABIT = "habit"
GUESSES = 4


class Habit(Bot):
    """Plays what the game's guide finds most plausible, over some guesses; where it finds nothing, what is greedy."""

    def __init__(self, game: Game, guesses: int) -> None:
        super().__init__()
        self.guide = guide_of(game)
        self.guide.compete()
        self.greedy = game.bots.get("greedy", RandomBot)()
        self.guesses = guesses

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        moves = chair.legal
        self.guide.begin(chair.seat)
        sums = [0] * len(moves)
        for _ in range(self.guesses):
            priors: vec[i64] = self.guide.priors(self.guide.determinise(chair, chance), chair.seat, moves)
            if len(priors) == 0:
                return self.greedy.choose(chair, chance, budget)
            for at, prior in enumerate(priors):
                sums[at] += int(prior)
        return moves[sums.index(max(sums))]


def find_teacher(game: Game, name: str) -> tuple[Bot, Budget]:
    """A teacher by its name, and what it may spend on a move; `habit@8` looks at eight guesses."""
    bot, count = split_name(name)
    if bot == HABIT:
        return Habit(game, count or GUESSES), Budget()
    return shelf().find_bot(game, bot), Budget(count or None)
