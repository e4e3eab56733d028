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
        }
        for seat in view["seats"]
    ]
    return {"fortune": view["fortune"]}, seats
