"""What the page of Sun, Sea & Sand counts: where those on the beaches will walk, and how they walked last."""

from collections.abc import Mapping, Sequence
from typing import Any

BEACH = 0  # the stone of a hop that ends on a beach, wherever that lies

Event = Mapping[str, Any]  # of the log: its line, key and parameters


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


def last_walk(tale: Sequence[Event], seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The last walk of the log: its line, every hop from stone to stone, and after how many each backpacker was there.

    It went along the signs that stood then. A walk that was taken back is none.
    """
    signs = [len(resort["signs"]) for resort in seats]
    walkers: list[Event] = []
    for event in reversed(tale):
        if event["key"] in ("undo", "stranded"):
            break
        if event["key"] == "sign":
            signs[event["parameters"]["seat"]] -= 1
        elif event["key"] in ("settles", "camps", "full"):
            walkers.insert(0, event)
        elif event["key"] == "backpacker":
            found = [hops(walker, [many + 2 for many in signs]) for walker in walkers]
            late = {walker["parameters"]["week"]: len(way) for walker, way in zip(walkers, found, strict=True)}
            return {"line": event["line"], "hops": [hop for way in found for hop in way], "late": late}
    return {"line": None, "hops": [], "late": {}}


def hops(walker: Event, stones: Sequence[int]) -> list[dict[str, Any]]:
    """From the beach where a backpacker camped, stone by stone; who finds a resort full goes on to its beach (SS-9)."""
    facts = walker["parameters"]
    at, stone = facts["from"], stones[facts["from"]]
    way: list[dict[str, Any]] = []
    while len(way) < facts["steps"] or (walker["key"] == "full" and way[-1]["stone"] != BEACH):
        at, stone = (at, stone + 1) if stone < stones[at] else ((at + 1) % len(stones), 1)
        place = BEACH if stone == stones[at] else stone
        hop = {"seat": at, "stone": place, "hop": len(way) + 1}
        way.append({**hop, "colour": facts["colour"], "week": facts["week"]})
    return way
