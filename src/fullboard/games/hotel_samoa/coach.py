"""What a beginner of Hotel Samoa is told: what to go for, and what reasons are counted in."""

from collections.abc import Iterable, Mapping
from typing import Any

from fullboard.core.coach import Aim, Coach
from fullboard.games.hotel_samoa.box import COUNT
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import CARD, EARNED, EXTRAS, FREE, HAND, MONEY, NO_CARD, POOLS, SUITES

CHEAP, DEAR = 5, 10  # prices between which a card usually pays
LOW = 6  # the most that comes early where groups are few
SOON = 3  # rounds to go, for building to pay
HIGH_SEASON = (6, 12)  # HS-5
LASTING = ("extra-room", "suite", "pool")
KINDS = ("rich", "celebrity", "swimmer-4", "swimmer-3", "swimmer-2", "swimmer-1", "lover", "plain")
CELEBRITY = "take celebrity"
MIDDLE = {"room 2", "room 5"}  # which touch three others


def aims(view: Mapping[str, Any], seat: int, legal: Iterable[str]) -> list[Aim]:
    """What to do in each phase of a round."""
    moves = list(legal)
    rooms = sum(not guests for guests in view["hotels"][seat]["rooms"])
    phase = view["phase"]
    if phase == "choose":
        return _card(view, moves, rooms)
    if phase == "build":
        return _tile(view, moves, seat)
    if phase == "welcome":
        return _welcome(view, moves, rooms)
    if phase in ("holiday", "send-home"):
        return _found("empty", [move for move in moves if move.startswith("send ")])
    if phase == "take-back":
        prices = [move for move in moves if move.startswith("fetch ")]
        return _found("recall", sorted(prices, key=lambda move: int(move.split()[2]))[-1:])
    return []


def _found(key: str, moves: Iterable[str], **parameters: Any) -> list[Aim]:
    chosen = frozenset(moves)
    return [Aim(key, chosen, parameters)] if chosen else []


def _card(view: Mapping[str, Any], moves: list[str], rooms: int) -> list[Aim]:
    waiting = sum(len(group) for group in view["groups"])
    enough = 1 if view["round"] in HIGH_SEASON else 2  # then even one free room is worth a welcome
    if rooms < enough and "holiday" in moves:
        return _found("holiday", ["holiday"], rooms=rooms)
    cards = [move for move in moves if move.startswith("choose ") and len(move.split()) == 3]
    groups = sum(1 for group in view["groups"] if group)
    few = groups < len(view["hotels"])  # each hotel takes from one group: who asks less goes first
    least, most = (0, LOW) if few else (CHEAP, DEAR)
    priced = [move for move in cards if least <= int(move.split()[2]) <= most]
    return _found("price-low" if few else "price", priced, rooms=rooms, tourists=waiting, groups=groups)


def _tile(view: Mapping[str, Any], moves: list[str], seat: int) -> list[Aim]:
    left = view["rounds"] - view["round"]
    best = next((f"buy {tile}" for tile in LASTING if f"buy {tile}" in moves), None)
    if best and left >= SOON:
        return _found("build", [best], rounds=left + 1)
    suites = [move for move in moves if move.startswith("suite ")]
    rooms = view["hotels"][seat]["rooms"]
    free = [move for move in suites if not rooms[int(move.split()[1]) - 1]]
    late = "spare" if left < SOON else "special"
    return _found("suite", free or suites) or _found(late, [move for move in moves if move == "pass"])


def _welcome(view: Mapping[str, Any], moves: list[str], rooms: int) -> list[Aim]:
    pays = {f"room {each['room']}": each["pays"] for each in view.get("pays", [])}
    if pays:
        most = max(pays.values())
        best = [move for move in moves if pays.get(move) == most]
        if min(pays.values()) < most:
            return _found("room", best, money=most)
        return _found("middle", set(best) & MIDDLE) if view["tourist"] == "celebrity" else []
    kinds = [f"take {kind}" for kind in KINDS if f"take {kind}" in moves]
    if CELEBRITY in kinds and len(kinds) > 1 and rooms > 1:
        return _found("celebrity", [CELEBRITY])
    if kinds:
        return _found("guest", kinds[:1], rooms=rooms)
    sizes = {f"group {at}": min(len(group), rooms) for at, group in enumerate(view["groups"], 1)}
    groups = [move for move in moves if move in sizes]
    most = max((sizes[move] for move in groups), default=0)
    return _found("group", [move for move in groups if sizes[move] == most], tourists=most)


def money(state: HotelSamoaState, seat: int) -> float:
    """Money, with what is paid at the end of the round."""
    return float(state.of(seat, MONEY) + state.of(seat, EARNED))


def tiles(state: HotelSamoaState, seat: int) -> float:
    """Extra rooms, suites and pools."""
    return float(state.of(seat, EXTRAS) + COUNT[state.of(seat, SUITES)] + state.of(seat, POOLS))


def rooms(state: HotelSamoaState, seat: int) -> float:
    """Rooms without a guest."""
    return float(COUNT[state.of(seat, FREE)])


def cards(state: HotelSamoaState, seat: int) -> float:
    """The prices of all cards one can still play."""
    held = int(state.of(seat, HAND))
    own = int(state.of(seat, CARD))
    held |= 1 << own if own != NO_CARD else 0
    return float(sum(state.box.price[card] for card in range(len(state.box.cards)) if held >> card & 1))


def round_(state: HotelSamoaState) -> int:
    """The round."""
    return int(state.round)


COUNTS = {"money": (1.0, money), "tiles": (8.0, tiles), "rooms": (1.5, rooms), "cards": (0.5, cards)}
COACH = Coach(aims, COUNTS, round_)
