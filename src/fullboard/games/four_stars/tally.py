"""What is counted of a match of 4 Étoiles: the links one trades in, and the money they, prices and events bring."""

from collections.abc import Iterator
from typing import Any

from fullboard.core.tally import MOVES, POINTS, Count

SIGNS = {"buys": -1, "sells": 1}


def tally(key: str, told: dict[str, Any]) -> Iterator[Count]:
    """What a sentence of the story counts for."""
    if key in SIGNS:
        branch = told["links"].split()[0]
        yield told["seat"], MOVES, f"{'buy' if key == 'buys' else 'sell'} {branch}", told["many"]
        yield told["seat"], POINTS, f"trade {branch}", SIGNS[key] * told["money"]
    elif key == "barters":
        yield told["seat"], MOVES, "barter", 1
    elif key == "event":
        yield told["seat"], MOVES, "event", 1
    elif key == "ceiling":
        yield told["seat"], POINTS, "ceiling", told["money"]
    elif key in ("pays", "receives"):
        yield told["seat"], POINTS, "events", told["money"] if key == "receives" else -told["money"]
