"""What a pace means: `live`, `live 60` (seconds a move), `live 600+20` (a bank, and what a move adds), `days 2`."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

LIVE: Final = "live"
DAY = 86400.0
PATTERN: Final = r"^(live|live [1-9][0-9]{1,4}|live [1-9][0-9]{1,4}\+[0-9]{1,3}|days ([1-9]|[12][0-9]|30))$"
OFFERED = ("live", "live 60", "live 180", "live 600+20", "live 1500+30", "days 1", "days 2", "days 3", "days 7")
GIFT_SECONDS = 300.0  # what "more time" is where there is a bank


@dataclass(frozen=True)
class Pace:
    """How long people may think. Without a clock both times are 0."""

    days: bool  # whether it is played over days
    move: float  # seconds for each move; where there is a bank, what each move adds
    bank: float = 0.0  # seconds for the whole match

    @property
    def timed(self) -> bool:
        """Whether there is a clock."""
        return bool(self.move or self.bank)

    @property
    def first(self) -> float:
        """What a clock shows before it has ever run."""
        return self.bank or self.move

    @property
    def gift(self) -> float:
        """How much "more time" is."""
        return GIFT_SECONDS if self.bank else self.move

    @property
    def kind(self) -> str:
        """`live` or `days`: what people are called for and rated by."""
        return "days" if self.days else "live"


@lru_cache(1000)
def pace_of(text: str | None) -> Pace:
    """The pace that a setting names."""
    if text is None or re.match(PATTERN, text) is None:
        return Pace(days=False, move=0.0)
    kind, _, numbers = text.strip().partition(" ")
    if kind == "days":
        return Pace(days=True, move=int(numbers) * DAY)
    bank, plus, adds = numbers.partition("+")
    if plus:
        return Pace(days=False, move=float(adds), bank=float(bank))
    return Pace(days=False, move=float(bank or 0))
