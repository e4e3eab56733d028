"""How hard puzzles are and how good a guest is at them, on one scale: every puzzle is a match of the guest against it.

Who finds the solution at the first try has won it. Ratings are Bradley-Terry ratings by openskill (R. C. Weng and
C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12, 2011), shown
sixty times as large. Nothing is stored: all follows from what guests have tried, and goes with them.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING

from fullboard.core.puzzle import Collection, Puzzle
from fullboard.house.puzzles import Tried
from fullboard.house.ratings import Estimate

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

ENOUGH = 10  # puzzles, before a guest is told a rating
BOTS = 8  # tries of guests that all those of weaker bots count for

Counts = Mapping[
    str, tuple[int, int]
]  # by puzzle: how many guests have tried it, and how many of them solved it at once


class Rating(Estimate):
    """How good somebody is at puzzles, or how hard a puzzle is."""

    scale = 60  # whoever begins is rated 1500


@cache
def model() -> "BradleyTerryFull":
    """The model with its usual figures."""
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull()


def difficulty(puzzle: Puzzle, tried: int = 0, at_once: int = 0) -> Rating:
    """How hard a puzzle is: what it must be rated for as many to solve it as do, if all of them are as good as anybody.

    What weaker bots solved counts as some guests would, so that a puzzle which nobody has tried has a rating, too.
    """
    many = BOTS + tried + 2
    share = (BOTS * puzzle.solved + at_once + 1) / many
    width = sqrt(2) * float(model().beta)  # of the model's chances: 1 / (1 + exp(difference / width))
    return Rating(float(model().mu) - width * log(share / (1 - share)), width / sqrt(many * share * (1 - share)))


def difficulties(found: Collection, counts: Counts) -> dict[str, Rating]:
    """How hard all puzzles of a game are."""
    return {name: difficulty(puzzle, *counts.get(name, (0, 0))) for name, puzzle in found.puzzles.items()}


def rating(tried: Iterable[Tried], hard: Mapping[str, Rating]) -> Rating | None:
    """How good somebody is who has tried these puzzles of a game, the oldest first; None while too little is known."""
    matches = list(tried)
    if len(matches) < ENOUGH:
        return None
    own = model().rating()
    for each in matches:
        it = hard[each.puzzle]
        teams = [[own], [model().rating(it.mu, it.sigma)]]
        [[own], _] = model().rate(teams, ranks=[1, 2] if each.at_once else [2, 1])
    return Rating(float(own.mu), float(own.sigma))
