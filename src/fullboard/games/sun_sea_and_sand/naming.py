"""Names moves by what lies on the table: cabins have no numbers there, but everybody sees who waits in them."""

from collections.abc import Mapping
from typing import Any

FIRST_CABIN = 2  # before it is the backpacker's


def naming(view: Mapping[str, Any] | None, notation: str) -> tuple[str, dict[str, Any]] | None:
    """The message of a move that fetches or reserves a group, and whom it is about; without a table, nobody."""
    verb, *rest = notation.split()
    if verb not in ("fetch", "reserve"):
        return None
    if view is None:
        return f"some-{verb}", {}
    ahead = int(rest[0]) - 1 if verb == "reserve" else 0
    week = view["week"] + ahead
    group = view["boats"][week - 1]["groups"][int(rest[-1]) - FIRST_CABIN]
    return f"seen-{verb}", {"tourists": [f"{many} {colour}" for colour, many in group.items()], "week": week}
