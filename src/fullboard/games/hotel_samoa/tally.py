"""What is counted of a match of Hotel Samoa: improvements and guests, and the money they cost and bring."""

from collections.abc import Iterator
from typing import Any

from fullboard.core.tally import MOVES, POINTS, Count


def tally(key: str, told: dict[str, Any]) -> Iterator[Count]:
    """What a sentence of the story counts for."""
    if key == "buys":
        yield told["seat"], MOVES, f"build {told['tile']}", 1
        yield told["seat"], POINTS, "bids", -told["bid"]
    elif key.startswith("houses"):
        kind = told["guest"].split()[1].partition("-")[0]  # all swimmers are one kind
        yield told["seat"], MOVES, f"welcome {kind}", 1
        yield told["seat"], POINTS, f"guests {kind}", told["pays"]
    elif key == "pool-pays":
        yield told["seat"], POINTS, "pools", told["buoys"]
    elif key == "unused":
        yield told["seat"], POINTS, "unused", told["points"]
    elif key == "shows-holiday":
        yield told["seat"], MOVES, "holiday", 1
