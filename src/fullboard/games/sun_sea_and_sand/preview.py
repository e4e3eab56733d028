"""What building on a field does to the empty coast: the regions it leaves, each worth a point at the end (SS-13)."""

from functools import lru_cache
from typing import Any

COLOURS = ("green", "red", "yellow", "blue")  # the rows, from meadow to sea
Field = tuple[int, int]


def preview(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """For each free field the sizes of the regions there would be, the largest first; and how many there are now."""
    if view["phase"] != "work":
        return {}
    rows = {kind["name"]: COLOURS.index(kind["colour"]) for kind in view["market"]}
    built = frozenset((rows[each["name"]], each["field"]) for each in view["seats"][seat]["facilities"])
    free = frozenset((row, field) for row in range(4) for field in range(1, view["fields"] + 1)) - built
    sites: dict[str, dict[int, tuple[int, ...]]] = {colour: {} for colour in COLOURS}
    for row, field in free:
        sites[COLOURS[row]][field] = regions(free - {(row, field)})
    return {"regions": len(regions(free)), "sites": sites}


@lru_cache(4096)
def regions(free: frozenset[Field]) -> tuple[int, ...]:
    """The sizes of the regions that these fields make when they connect by their sides."""
    left = set(free)
    sizes = []
    while left:
        reached = [left.pop()]
        size = 0
        while reached:
            row, field = reached.pop()
            size += 1
            beside = {(row - 1, field), (row + 1, field), (row, field - 1), (row, field + 1)} & left
            left -= beside
            reached += beside
        sizes.append(size)
    return tuple(sorted(sizes, reverse=True))
