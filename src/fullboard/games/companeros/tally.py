"""What is counted of a match of Compañeros: the suits one plays, and the points of those one takes."""

from collections.abc import Iterator
from typing import Any

from fullboard.core.tally import MOVES, POINTS, Count


def tally(key: str, told: dict[str, Any]) -> Iterator[Count]:
    """What a sentence of the story counts for."""
    if key in ("plays", "adds"):
        yield told["seat"], MOVES, f"play {told['suit']}", 1
    elif key in ("takes", "takes-one"):
        yield told["seat"], POINTS, f"suit {told['suit']}", told["points"]
