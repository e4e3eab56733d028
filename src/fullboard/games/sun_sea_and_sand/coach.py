"""What a beginner of Sun, Sea & Sand is told: what to go for, and what reasons are counted in."""

from collections.abc import Iterable, Mapping
from typing import Any

from fullboard.core.coach import Aim, Coach
from fullboard.games.sun_sea_and_sand.box import MEMBERS, MONEY, TOURISTS
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

GROUP = 2  # tourists that are worth a member's week
SOON = 3  # boxes that are not too far off
WEEKS = 8


def aims(view: Mapping[str, Any], seat: int, legal: Iterable[str]) -> list[Aim]:
    """Guests first, then what keeps them, bungalows for those who come, facilities, bookings and signs."""
    moves = list(legal)
    own = view["seats"][seat]
    if view["phase"] == "overbooking":
        return _overbooked(view, own, moves)
    found = [
        _largest("fetch", view, moves, own["free"] + own["all_tourists"]),
        _bungalows("bungalows", own["forecast"].get("overbooked", 0), moves),
        _bungalows("beds", 3 - own["free"] if own["money"] >= 6 else 0, moves),
        keeping := _keeping(view, own, moves),
        _facility(view, own, [] if keeping.moves else moves),
        _largest("reserve", view, moves, own["bungalows"]),
        Aim("sign", frozenset({"sign"} & set(moves))),
    ]
    return [aim for aim in found if aim.moves]


def _largest(verb: str, view: Mapping[str, Any], moves: list[str], room: int) -> Aim:
    """The largest groups that can be fetched, or booked for one of the next weeks."""
    sizes: dict[str, int] = {}
    for move in moves:
        if not move.startswith(f"{verb} "):
            continue
        *box, space = map(int, move.split()[1:])
        ahead = box[0] - 1 if box else 0
        if ahead < SOON:
            size = sum(view["boats"][view["week"] - 1 + ahead]["groups"][space - 2].values())
            if GROUP <= size <= max(room, GROUP):
                sizes[move] = size
    most = max(sizes.values(), default=0)
    return Aim(verb, frozenset(move for move, size in sizes.items() if size == most), {"many": most})


def _keeping(view: Mapping[str, Any], own: Mapping[str, Any], moves: list[str]) -> Aim:
    """A facility for those who would leave: further to the right than what they have already seen."""
    leaving = own["forecast"].get("leaving", {})
    kinds = {each["name"]: each for each in view["market"]}
    last: dict[str, int] = {}
    for each in own["facilities"]:
        colour = kinds[each["name"]]["colour"]
        last[colour] = max(last.get(colour, 0), each["field"])
    worth = {}
    for move in moves:
        if not move.startswith("build "):
            continue
        kind, field = move.split()[1:]
        colour = kinds[kind]["colour"]
        if leaving.get(colour, 0) >= GROUP and int(field) > last.get(colour, 0):
            worth[move] = (leaving[colour], kinds[kind]["points"])
    if not worth:
        return Aim("keep", frozenset())
    most = max(worth.values())
    best = [move for move in worth if worth[move] == most]
    return Aim("keep", frozenset(best), {"many": most[0], "colour": kinds[best[0].split()[1]]["colour"]})


def _bungalows(key: str, missing: int, moves: list[str]) -> Aim:
    """Enough for those who come next week, or for three who can be fetched."""
    many = next((many for many in (3, 2, 1) if many <= missing and f"bungalows {many}" in moves), 0)
    return Aim(key, frozenset([f"bungalows {many}"] if many else []), {"many": many})


def _facility(view: Mapping[str, Any], own: Mapping[str, Any], moves: list[str]) -> Aim:
    """What brings most points for the money, in the colour of one's guests if that can be."""
    prices = {each["name"]: each for each in view["market"]}
    liked = {**own["tourists"]}
    for group in own["reserved"].values():
        for colour, many in group.items():
            liked[colour] = liked.get(colour, 0) + many
    worth = {
        move: prices[move.split()[1]]["points"] + liked.get(prices[move.split()[1]]["colour"], 0)
        for move in moves
        if move.startswith("build ")
    }
    most = max(worth.values(), default=0)
    best = frozenset(move for move, value in worth.items() if value == most)
    suits = all(liked.get(prices[move.split()[1]]["colour"]) for move in best)
    return Aim("facility" if suits else "points", best)


def _overbooked(view: Mapping[str, Any], own: Mapping[str, Any], moves: list[str]) -> list[Aim]:
    """Send away the colour that has least to do here."""
    colours = {each["name"]: each["colour"] for each in view["market"]}
    rows = [colours[each["name"]] for each in own["facilities"]]
    stays = {move: rows.count(move.split()[1]) for move in moves if move.startswith("send-away ")}
    least = min(stays.values(), default=0)
    return [Aim("send-away", frozenset(move for move, weeks in stays.items() if weeks == least))]


def points(state: SunSeaAndSandState, seat: int) -> float:
    """Points as they would be counted now, without the tourists, who come and go."""
    return float(state.points(seat) - state.cells[TOURISTS + seat])


def tourists(state: SunSeaAndSandState, seat: int) -> float:
    """Everybody in the resort, and everybody who has booked."""
    week = int(state.week)
    booked = sum(sum(int(state.booked(later, seat)).to_bytes(8, "little")) for later in range(week + 1, WEEKS + 1))
    return float(state.cells[TOURISTS + seat] + booked)


def money(state: SunSeaAndSandState, seat: int) -> float:
    """Money."""
    return float(state.cells[MONEY + seat])


def family(state: SunSeaAndSandState, seat: int) -> float:
    """Members at home."""
    return float(state.cells[MEMBERS + seat] & 255)


def week(state: SunSeaAndSandState) -> int:
    """The week."""
    return int(state.week)


COUNTS = {"points": (1.0, points), "tourists": (0.8, tourists), "money": (0.4, money), "family": (0.9, family)}
COACH = Coach(aims, COUNTS, week)
