"""What everybody at the table sees (there is nothing hidden), and the position as plain data."""

from typing import Any

from fullboard.core.results import results
from fullboard.games.sun_sea_and_sand.box import (
    BAR,
    BOATS,
    COLOURS,
    FACILITIES,
    GUESTS,
    HOUSES,
    MEMBERS,
    MONEY,
    MOVED,
    OWNED,
    SHOWN,
    SIGNS,
    SIGNS_LEFT,
    TOURISTS,
    heads,
    unpacked,
)
from fullboard.games.sun_sea_and_sand.rules.board import Board

WORK, OVERBOOKING, OVER = "work", "overbooking", "over"


def phase(state: Board) -> str:
    """What is going on, in a word."""
    return OVER if state.over else OVERBOOKING if state.phase else WORK


def details(state: Board) -> dict[str, Any]:
    """The game's own part of a position. Reservations are the groups taken on boats to come."""
    seats = range(state.players)
    return {
        "week": state.week,
        "phase": phase(state),
        "first": state.first,
        "turn": None if state.over else state.turn,
        "sent": unpacked(state.sent),
        "boats": [_boat(state, week) for week in range(1, 9)],
        "seats": [_seat(state, seat) for seat in seats],
        "track": track(state),
        "beaches": [_weeks(state.campers(seat)) for seat in seats],
        "stock": {name: state.stock(kind) for kind, name in enumerate(FACILITIES)},
        "signs": {name: state.cells[SIGNS_LEFT + sign] for sign, name in enumerate(SIGNS)},
    }


def _boat(state: Board, week: int) -> dict[str, Any]:
    groups = range(state.box.groups_in_use(state.players))
    takers = [int(state.taker(week, group)) for group in groups]
    return {
        "boat": state.cells[BOATS + week - 1] + 1,
        "taken": [None if taker < 0 else taker for taker in takers],
    }


def _seat(state: Board, seat: int) -> dict[str, Any]:
    cells = state.cells
    members = cells[MEMBERS + seat]
    return {
        "money": cells[MONEY + seat],
        "home": members & 255,
        "busy": [(members >> shift) & 255 for shift in (8, 16, 24)],
        "bungalows": cells[HOUSES + seat],
        "tourists": in_bungalows(state, seat),
        "facilities": [
            {"name": name, "field": state.column_of(seat, kind) + 1, "tourists": state.guests_at(seat, kind)}
            for kind, name in enumerate(FACILITIES)
            if cells[OWNED + seat] >> kind & 1
        ],
        "signs": [name for sign, name in enumerate(SIGNS) if cells[SHOWN + seat] >> sign & 1],
    }


def in_bungalows(state: Board, seat: int) -> dict[str, int]:
    """The tourists of a resort that are in its bungalows, by colour."""
    return unpacked(sum((state.cells[GUESTS + seat * 4 + row] & 255) << (8 * row) for row in range(4)))


def track(state: Board) -> list[int]:
    """The seats by their money, and where several have the same, from the bottom of the stack to its top (SS-8)."""
    cells = state.cells
    return sorted(range(state.players), key=lambda seat: (cells[MONEY + seat], cells[MOVED + seat]))


def _weeks(mask: int) -> list[int]:
    return [week for week in range(1, 9) if mask >> (week - 1) & 1]


def view(state: Board, seat: int) -> dict[str, Any]:
    """The table, the same for every seat: the position, and what everybody would work out from it."""
    seen = details(state)
    box = state.box
    poorest = state.poorest()
    seen["poorest"] = None if poorest < 0 else poorest
    seen["market"] = [
        {
            "name": name,
            "colour": COLOURS[box.row[kind]],
            "price": state.price(kind),
            "points": box.points[kind],
            "left": state.stock(kind),
        }
        for kind, name in enumerate(FACILITIES)
    ]
    seen["fields"] = (int(box.coast) & 63).bit_count()
    seen["bungalow_prices"] = list(box.bungalow_price)
    for boat in seen["boats"]:
        number = boat["boat"] - 1
        boat["backpacker"] = COLOURS[box.backpacker[number]]
        boat["groups"] = [unpacked(box.group[number * 10 + group]) for group in range(len(boat["taken"]))]
    seen["beaches"] = [
        [{"week": week, "colour": seen["boats"][week - 1]["backpacker"]} for week in weeks] for weeks in seen["beaches"]
    ]
    for seat, resort in enumerate(seen["seats"]):
        resort["all_tourists"] = state.cells[TOURISTS + seat]
        resort["free"] = state.room(seat)
        resort["reserved"] = _reserved(state, seat)
        resort["points"] = points(state, seat)
        resort["forecast"] = forecast(state, seat)
    if state.phase:
        seen["arriving"] = unpacked(state.booked(state.week + 1, state.turn) - state.sent)
    if state.over:
        seen |= results(state)
    return seen


def _reserved(state: Board, seat: int) -> dict[str, dict[str, int]]:
    """What is in the reservation boxes: box 2 for next week and so on (SS-4)."""
    boxes = {str(box): unpacked(state.booked(state.week + box - 1, seat)) for box in range(2, 10 - state.week)}
    return {box: tourists for box, tourists in boxes.items() if tourists}


def points(state: Board, seat: int) -> dict[str, int]:
    """Where the points of a seat come from, as they would be counted now (SS-13)."""
    return {
        "tourists": state.cells[TOURISTS + seat],
        "signs": state.signs(seat),
        "facilities": state.facility_points(seat),
        "regions": state.region_points(seat),
        "total": state.points(seat),
    }


def forecast(state: Board, seat: int) -> dict[str, Any]:
    """What the end of this week brings if nothing more happens: income, who leaves, who arrives, what is free then."""
    if state.over or state.week == 8:
        return {}
    box = state.box
    leaving: dict[str, int] = {}
    owned = [kind for kind in range(12) if state.cells[OWNED + seat] >> kind & 1]
    inside = in_bungalows(state, seat)
    for row, colour in enumerate(COLOURS):
        here = [kind for kind in owned if box.row[kind] == row]
        last = max(here, key=lambda kind: state.column_of(seat, kind)) if here else None
        many = inside.get(colour, 0) if last is None else state.guests_at(seat, last)
        if many:
            leaving[colour] = many
    arriving = state.booked(state.week + 1, seat)
    staying = state.cells[TOURISTS + seat] - sum(leaving.values())
    free = state.cells[HOUSES + seat] - staying - heads(arriving)
    bar = state.guests_at(seat, BAR) if BAR in owned else 0
    return {
        "income": state.income(seat),
        "bar": bar,
        "leaving": leaving,
        "arriving": unpacked(arriving),
        "free": max(0, free),
        "overbooked": max(0, -free),
    }
