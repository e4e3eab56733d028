"""A bot that is weak as people are: it overlooks what it should have seen, and then takes the best of what it does see.

It never moves at random. What it falls back on was compared with the other moves, if only at a glance: a search of a
few iterations, in which most moves are tried once or twice.
"""

from fullboard.bots.search import Search
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import Guide

HUNDRED = 100


class Overlooking(Bot):
    """Plays like its model, unless it overlooks the model's move, so many times in a hundred."""

    def __init__(self, model: Bot, guide: Guide, times: int, glance: int) -> None:
        super().__init__()
        self.model = model
        self.reads_story = model.reads_story
        self.times = times
        self.glance = glance  # iterations
        self.search = Search(guide)

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        obvious = int(self.model.choose(chair, chance, budget))
        if len(chair.legal) == 1 or not self.overlooks(chance):
            return obvious
        return self.next_best(chair, chance, obvious)

    def overlooks(self, chance: Chance) -> bool:
        """Whether a move that is there is not seen."""
        return bool(chance.pick(HUNDRED) < self.times)

    def next_best(self, chair: Chair, chance: Chance, obvious: int) -> int:
        """What looks best at a glance of the moves that are seen."""
        self.search.reset()
        self.search.think(chair, chance, Budget(self.glance))
        seat = chair.seat
        others = [int(move) for move in self.search.moves(seat) if move != obvious and move in chair.legal]
        others.sort(key=lambda move: -self.search.share(seat, move))
        return next((move for move in others if not self.overlooks(chance)), others[-1] if others else obvious)
