"""What one seat of 4 Étoiles may see, and the whole position for those who may see everything."""

from typing import Any

from fullboard.core.bits import count
from fullboard.core.results import results
from fullboard.games.four_stars.box import BRANCH_NAMES
from fullboard.games.four_stars.rules.board import (
    BANK,
    CASH,
    CHOSEN,
    HAND,
    KNOWN,
    LEAST,
    OBJECTIVE,
    OWNED,
    PLACE,
    PRICE,
)
from fullboard.games.four_stars.rules.turn import Turn

PHASES = ("start", "plan", "deal", "change", "square", "give", "get", "close", "over")  # by their numbers in `turn`


def view(state: Turn, seat: int) -> dict[str, Any]:
    """The table as that seat sees it: event cards of others only counted, cash unless it is hidden (FS-12)."""
    box = state.box
    hidden = state.options["cash"] == "hidden" and not state.over
    seen: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "round": state.round,
        "round_limit": state.options["round_limit"],
        "first": state.first,
        "turn": None if state.over else state.turn,
        "board": list(box.order),
        "fortune": box.fortune,
        "floor": box.floor,
        "ceiling": box.ceiling,
        "most": box.most,
        "prices": _by_branch(state, PRICE),
        "bank": _by_branch(state, BANK),
        "dice": dice(state),
        "dice_left": dice_left(state),
        "changed": _branch(state.changed),
        "barter": _barter(state),
        "event_played": state.eventful,
        "assigned": state.assigned,
        "stack": count(state.bag),
        "played": [box.events[card] for card in state.played()],
        "seats": [_seat(state, other, hidden and other != seat) for other in range(state.players)],
    }
    if seat >= 0:
        seen["hand"] = box.names_of(state.cells[HAND + seat])
        if state.reminder and not state.over:
            seen["reminder"] = state.met(seat)
    if state.over:
        seen |= results(state)
    return seen


def _seat(state: Turn, seat: int, hidden: bool) -> dict[str, Any]:
    cells = state.cells
    place = cells[PLACE + seat]
    return {
        "cash": None if hidden else cells[CASH + seat],
        "links": _by_branch(state, OWNED + seat * 4),
        "objective": _sizes(state, seat),
        "on_card": {name: state.on_card(seat, branch) for branch, name in enumerate(BRANCH_NAMES)},
        "events": count(cells[HAND + seat]),
        "known": state.box.names_of(cells[KNOWN + seat]),
        "square": None if place < 0 else place,
        "announced": bool(state.announced >> seat & 1),
    }


def details(state: Turn) -> dict[str, Any]:
    """The game's own part of a position."""
    cells = state.cells
    box = state.box
    seats = range(state.players)
    places = [cells[PLACE + seat] for seat in seats]
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "prices": _by_branch(state, PRICE),
        "bank": _by_branch(state, BANK),
        "cash": [cells[CASH + seat] for seat in seats],
        "least_cash": [cells[LEAST + seat] - 1 if cells[LEAST + seat] else None for seat in seats],
        "links": [_by_branch(state, OWNED + seat * 4) for seat in seats],
        "squares": [None if place < 0 else place for place in places],
        "objectives": [cells[OBJECTIVE + seat] for seat in seats],
        "assignments": [_sizes(state, seat) for seat in seats],
        "events": [box.names_of(cells[HAND + seat]) for seat in seats],
        "known": [box.names_of(cells[KNOWN + seat]) for seat in seats],
        "stack": box.names_of(state.bag),
        "played": [box.events[card] for card in state.played()],
        "assigned": state.assigned,
        "event_played": state.eventful,
        "dice": dice(state),
        "dice_left": dice_left(state),
        "changed": _branch(state.changed),
        "barter": _barter(state),
        "announced": [seat for seat in seats if state.announced >> seat & 1],
    }


def dice(state: Turn) -> list[int]:
    """The last roll of this turn."""
    return [die for die in (state.die, state.second_die) if die]


def dice_left(state: Turn) -> list[int]:
    """The dice that are still to change a price."""
    return [die for die in (state.left, state.second_left) if die]


def _by_branch(state: Turn, first: int) -> dict[str, int]:
    return {name: state.cells[first + branch] for branch, name in enumerate(BRANCH_NAMES)}


def _sizes(state: Turn, seat: int) -> dict[str, int]:
    first = state.cells[CHOSEN + seat] * 4
    return {name: state.box.assignment[first + branch] for branch, name in enumerate(BRANCH_NAMES)}


def _branch(branch: int) -> str | None:
    return None if branch < 0 else BRANCH_NAMES[branch]


def _barter(state: Turn) -> dict[str, Any] | None:
    if state.partner < 0:
        return None
    return {"seat": state.partner, "give": _branch(state.given), "links": state.links}
