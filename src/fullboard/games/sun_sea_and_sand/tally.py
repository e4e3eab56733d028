"""What is counted of a match of Sun, Sea & Sand: how one works, and where the points of the end come from."""

from collections.abc import Iterator
from typing import Any

from fullboard.core.tally import MOVES, POINTS, Count

SOURCES = ("tourists", "signs", "facilities", "regions")


def tally(key: str, told: dict[str, Any]) -> Iterator[Count]:
    """What a sentence of the story counts for."""
    if key in ("build", "build-last"):
        yield told["seat"], MOVES, f"build {told['facility']}", 1
    elif key == "bungalows":
        yield told["seat"], MOVES, "bungalows", told["many"]
    elif key in ("fetch", "reserve", "sign"):
        yield told["seat"], MOVES, key, 1
    elif key == "score":
        for source in SOURCES:
            yield told["seat"], POINTS, source, told[source]
