"""What a price card would bring, worked out from what its owner sees: how much each group pays in the free rooms."""

from functools import lru_cache
from itertools import combinations
from typing import Any

MOST_STARS = 2  # celebrities for whom every room is tried; more are rare, and counted like anybody


def preview(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """For each card that could be played: what is left of the money, and the most each group would pay."""
    if view["phase"] not in ("choose", "swap"):
        return {}
    hotel = view["hotels"][seat]
    rooms = tuple(tuple(guests) for guests in hotel["rooms"])
    beds = _beds(rooms, tuple(hotel["suites"]), view["grid"][1])
    cards = {}
    for card in view["hand"]:
        if card == "holiday":
            continue
        bid, price = map(int, card.split())
        pays = {
            number: income(tuple(group), beds, price, hotel["pools"])
            for number, group in enumerate(view["groups"], 1)
            if group
        }
        cards[card] = {"left": view["money"] - bid, "pays": pays, "best": max(pays.values(), default=0)}
    return {"cards": cards, "free": rooms.count(()), "next": _next_to_leave(view, rooms)}


def _next_to_leave(view: dict[str, Any], rooms: tuple[tuple[str, ...], ...]) -> dict[str, Any] | None:
    """The next plane, and how many of the rooms it frees."""
    if view["round"] == view["rounds"]:
        return None
    nation = view["flags"][view["round"]]
    freed = sum(any(guest.split()[0] == nation for guest in guests) for guests in rooms)
    return {"nation": nation, "rooms": freed}


Spots = tuple[tuple[int, bool], ...]  # rooms, and whether one pays double there
Beds = tuple[Spots, Spots, int]  # the free rooms, those of lone lovers, and the columns of the hotel


@lru_cache(1024)
def _beds(rooms: tuple[tuple[str, ...], ...], suites: tuple[int, ...], columns: int) -> Beds:
    stars = [room for room, guests in enumerate(rooms[:6]) if any(guest.endswith(" celebrity") for guest in guests)]
    dear = [room + 1 in suites or any(beside(room, star, columns) for star in stars) for room in range(len(rooms))]
    free = tuple((room, dear[room]) for room, guests in enumerate(rooms) if not guests)
    alone = [room for room, guests in enumerate(rooms) if len(guests) == 1 and guests[0].endswith(" lover")]
    return free, tuple((room, dear[room]) for room in alone), columns


def beside(room: int, other: int, columns: int) -> bool:
    """Whether two of the six printed rooms share a wall; extra rooms are next to nothing."""
    if room > 5 or other > 5:
        return False
    return abs(room - other) == columns or (abs(room - other) == 1 and room // columns == other // columns)


@lru_cache(8192)
def income(group: tuple[str, ...], beds: Beds, price: int, pools: int) -> int:
    """The most a group pays: the best of it is housed, celebrities first, in double rooms those who gain most."""
    free, lone, columns = beds
    stars = min(group.count("celebrity"), MOST_STARS, len(free))
    best = 0
    tried = set()
    for count in range(stars + 1):
        for places in combinations(free, count):
            paid = price * _star_rate(places, columns)
            double = _doubles([spot for spot in free if spot not in places], places, columns)
            shared = _doubles(lone, places, columns)
            case = (count, paid, double, shared)
            if case not in tried:
                tried.add(case)
                rest = [kind for kind in group if kind != "celebrity"]
                rest += ["plain"] * (group.count("celebrity") - count)
                single = len(free) - count - double
                for joined in range(min(rest.count("lover"), len(lone)) + 1):
                    with_lovers = paid + price * (joined + min(joined, shared))
                    best = max(best, with_lovers + _fill(rest, joined, double, single, price, pools))
    return best


def _doubles(spots: Spots | list[tuple[int, bool]], stars: Spots, columns: int) -> int:
    """How many of these rooms cost double once those celebrities are there."""
    return sum(dear or any(beside(room, star, columns) for star, _ in stars) for room, dear in spots)


def _star_rate(places: Spots, columns: int) -> int:
    """How many prices the celebrities pay together: the second beside the first pays double."""
    rate = sum(2 if dear else 1 for _, dear in places)
    if len(places) == MOST_STARS and beside(places[0][0], places[1][0], columns):
        rate += not (places[0][1] and places[1][1])
    return rate


def _fill(kinds: list[str], joined: int, double: int, single: int, price: int, pools: int) -> int:
    """What the others pay: lovers who have not joined one there in twos, each double room to whom it gains most."""
    pairs, odd = divmod(kinds.count("lover") - joined, 2)
    units = [(2 * price, 2 * price)] * pairs + [(price, price)] * (odd + kinds.count("plain"))
    units += [(2 * price, 0)] * kinds.count("rich")  # what they pay, and what a double room adds
    units += [(price + int(kind[-1]) * pools, price) for kind in kinds if kind.startswith("swimmer")]
    dearest = sorted(units, reverse=True)[: double + single]
    by_value = sum(pays for pays, _ in dearest) + sum(sorted((gain for _, gain in dearest), reverse=True)[:double])
    by_gain = sorted(units, key=lambda unit: (sum(unit), unit[1]), reverse=True)
    rest = sorted((pays for pays, _ in by_gain[double:]), reverse=True)[:single]
    return max(by_value, sum(map(sum, by_gain[:double])) + sum(rest))
