"""How everybody stands: links that count for the objective card, and cash unless the table hides it (FS-12)."""

from typing import Any


def standing(view: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the goal is, and what each seat has come to."""
    seats = [
        {
            "links": sum(seat["on_card"].values()),
            "all": sum(seat["objective"].values()),
            "cash": "?" if seat["cash"] is None else seat["cash"],
            "fortune": view["fortune"],
            "final": _final(seat, view),
        }
        for seat in view["seats"]
    ]
    return {"fortune": view["fortune"]}, seats


def _final(seat: dict[str, Any], view: dict[str, Any]) -> str:
    """What counts for a seat in the end: an announced full card; only if nobody has one, all it owns."""
    if not any(_reached(each, view) for each in view["seats"]):
        return "fortune"
    if _reached(seat, view):
        return "full"
    return "silent" if _met(seat, view) else "short"


def _reached(seat: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether a seat has announced its objective and still meets it (FS-9, FS-10)."""
    return bool(seat["announced"]) and _met(seat, view)


def _met(seat: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether a seat has all it takes to announce."""
    full = seat["links"] == seat["objective"] and not seat["events"]
    return full and seat["cash"] is not None and seat["cash"] >= view["fortune"]
