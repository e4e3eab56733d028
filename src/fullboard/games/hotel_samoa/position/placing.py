"""What tourists are called where they lie: with their nation in a room, without it in their bag and on the quay."""

from collections.abc import Mapping
from typing import Any

from fullboard.core.errors import BadPosition
from fullboard.core.placing import Placing


def nation_of(position: Mapping[str, Any], place: str) -> str | None:
    """The nation that all tourists in a place are of, if it is one for them alone."""
    if place.startswith("bags."):
        return place.removeprefix("bags.")
    if place.startswith("groups["):
        return str(position["flags"][position["round"] - 1])
    return None


def name(position: Mapping[str, Any], place: str, written: str) -> str:
    """A tourist with nation, anything else as it is."""
    nation = nation_of(position, place)
    return written if nation is None else f"{nation} {written}"


def lay(position: Mapping[str, Any], place: str, piece: str) -> str:
    """A tourist without the nation that its place tells; BadPosition if it does not belong there."""
    nation = nation_of(position, place)
    if nation is None:
        return piece
    if not piece.startswith(f"{nation} "):
        raise BadPosition("wrong-nation", place, nation=nation)
    return piece.removeprefix(f"{nation} ")


PLACING = Placing(name, lay, frozenset({"flags", "least-money", "suites"}))
