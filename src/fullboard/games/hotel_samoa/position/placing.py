"""What tourists are called where they lie: with their nation in a room, without it in their bag and on the quay.

A tile that is laid on a hotel is built.
"""

from collections.abc import Mapping
from typing import Any

from fullboard.core.errors import BadPosition
from fullboard.core.placing import Placing, read
from fullboard.games.hotel_samoa.box import KIND_NAMES, POOL, SUITE, TILE_NAMES
from fullboard.games.hotel_samoa.rules.board import PHASES


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


def build(position: dict[str, Any], place: str, piece: str) -> bool:
    """Rooms, suites and pools become part of the hotel; special tiles lie beside it until they are used."""
    if not place.endswith(".specials") or piece not in TILE_NAMES[:3]:
        return False
    hotel = read(position, place.removesuffix(".specials"))
    if piece == TILE_NAMES[POOL]:
        hotel["pools"] += 1
    elif piece == TILE_NAMES[SUITE]:
        free = [room for room in range(1, 7) if room not in hotel["suites"]]
        if not free:
            raise BadPosition("all-suites", place)
        hotel["suites"].append(free[0])
    else:
        hotel["rooms"].append([])
    return True


PLACING = Placing(
    name,
    lay,
    build,
    figures=frozenset({"flags"}),
    lists=frozenset({"cards", "hotels.suites"}),
    seats={"turn": True, "tie": False},
    choices={"phase": (*PHASES, "over"), "tourist": (*KIND_NAMES, None), "group": (1, 2, 3, None)},
    text=frozenset({"deck", "least-money", "taken-back", "budget"}),
    follows=frozenset({"deck", "bags", "least-money", "budget"}),
)
