"""Positions in which the rules alone say what is best, for bots to find.

Every claim is proven in `tests/bots/test_tactics_are_true.py` without any bot: each legal move is followed to the end
of the match.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Tactic:
    """A position, whose turn it is, and the moves that are clearly better than all others."""

    name: str
    game: str
    rule: str  # the section of the rulebook, or the ruling, that decides
    why: str
    position: dict[str, Any]
    seat: int
    best: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"


def all_tactics() -> list[Tactic]:
    """Those of every game."""
    from tests.bots.tactics import companeros, four_stars, hotel_samoa, sun_sea_and_sand

    return [tactic for game in (companeros, hotel_samoa, sun_sea_and_sand, four_stars) for tactic in game.TACTICS]
