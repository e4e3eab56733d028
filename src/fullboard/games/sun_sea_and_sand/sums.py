"""What the page of Sun, Sea & Sand counts, from what a view shows: where those on the beaches will walk."""

from collections.abc import Sequence
from typing import Any


def goals(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Where every backpacker would come to if the week ended now, in the order in which they walk (SS-9).

    Stones are numbered 1, 2 … in each seat's part of the way: the resort, its signs, the beach, which is the last.
    """
    poorest = view["poorest"]
    if view["phase"] != "work" or poorest is None:
        return []
    seats = view["seats"]
    stones = [len(resort["signs"]) + 2 for resort in seats]
    free = [resort["free"] for resort in seats]
    new = {"week": view["week"], "colour": view["boats"][view["week"] - 1]["backpacker"]}
    found = []
    for turn in range(len(seats)):
        start = (poorest + turn) % len(seats)
        at, stone = walk(start, seats[poorest]["money"], stones)
        for camper in [*view["beaches"][start], *([new] if turn == 0 else [])]:
            settles = stone < stones[at] and free[at] > 0
            free[at] -= settles
            place = stone if settles else stones[at]
            found.append({**camper, "seat": at, "stone": place, "settles": settles})
    return found


def walk(start: int, steps: int, stones: Sequence[int]) -> tuple[int, int]:
    """The part of the way and the stone where so many steps end, from the beach of that seat on."""
    at = (start + 1) % len(stones)
    while steps > stones[at]:
        steps -= stones[at]
        at = (at + 1) % len(stones)
    return at, steps
