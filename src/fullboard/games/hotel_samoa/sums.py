"""What the page of Hotel Samoa counts, from what a view shows: who comes when, what a pool brings, free beds."""

from collections.abc import Sequence
from typing import Any

BUILDING = ("swap", "build")
WELCOMING = ("send-home", "welcome")
GROUND = 6  # rooms of a hotel, before extra ones

Rooms = Sequence[Sequence[str]]


def order(played: Sequence[str | None], tie: int, phase: str) -> list[tuple[int, str]]:
    """Who comes when once all cards are on the table, with what decides it: bids falling, then prices rising (HS-2)."""
    if phase not in BUILDING + WELCOMING or None in played:
        return []
    count, ranked = len(played), []
    for seat, card in enumerate(played):
        if card and card != "holiday":
            bid, price = card.split()
            if phase in BUILDING:
                ranked.append((-int(bid), (seat - tie - 1) % count, seat, bid))
            else:
                ranked.append((int(price), (tie - seat) % count, seat, price))
    return [(seat, figure) for _, _, seat, figure in sorted(ranked)]


def landings(flags: Sequence[str], round: int) -> dict[str, int]:
    """The round in which each nation lands next, after this one."""
    return {nation: round + 1 + flags[round:].index(nation) for nation in flags[round:]}


def purchase(tile: str, card: str, money: int, rooms: Rooms) -> tuple[int, int, int]:
    """What a tile costs whoever has played that card, what it brings at once, and the money that is left."""
    bid = int(card.split()[0])
    gain = pool_brings(rooms) if tile == "pool" else 0
    return bid, gain, money - bid + gain


def alike(rooms: Rooms, guest: str) -> int:
    """How many such guests a hotel has."""
    return sum(list(guests).count(guest) for guests in rooms)


def pool_brings(rooms: Rooms) -> int:
    """What one more pool brings at once: the buoys of all swimmers in the hotel."""
    return sum(int(guest[-1]) for guests in rooms for guest in guests if " swimmer-" in guest)


def beds(house: dict[str, Any], card: str, columns: int) -> dict[str, Any]:
    """What a hotel has for a tourist: free rooms at the single and the double price, and those with one lover."""
    rooms: Rooms = house["rooms"]
    free = {_is_dear(house, room, columns) for room, guests in enumerate(rooms) if not guests}
    lone = {_is_dear(house, room, columns) for room, guests in enumerate(rooms) if _has_lone_lover(guests)}
    return {
        "price": int(card.split()[1]),
        "single": False in free,
        "double": True in free,
        "lone": False in lone,
        "lone_double": True in lone,
        "pools": house["pools"],
    }


def would_pay(kind: str, beds: dict[str, Any]) -> tuple[int, int] | None:
    """The least and the most that a tourist would pay in one of these beds, or None if there is none for them."""
    lover = kind == "lover"
    single = beds["single"] or (lover and beds["lone"])
    double = beds["double"] or (lover and beds["lone_double"])
    if not single and not double:
        return None
    swims = int(kind[-1]) * beds["pools"] if kind.startswith("swimmer") else 0
    if kind == "rich":
        single, double = False, True
    price = beds["price"]
    return (price if single else 2 * price) + swims, (2 * price if double else price) + swims


def _is_dear(house: dict[str, Any], room: int, columns: int) -> bool:
    """Whether a room costs twice its price: a suite, or beside a celebrity."""
    if room + 1 in house["suites"]:
        return True
    return room < GROUND and any(
        _are_near(room, other, columns) and guests and guests[0].endswith(" celebrity")
        for other, guests in enumerate(house["rooms"][:GROUND])
    )


def _are_near(room: int, other: int, columns: int) -> bool:
    apart = abs(room - other)
    return apart == columns or (apart == 1 and room // columns == other // columns)


def _has_lone_lover(guests: Sequence[str]) -> bool:
    return len(guests) == 1 and guests[0].endswith(" lover")
