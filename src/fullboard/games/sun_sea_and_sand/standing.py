"""How everybody stands: everything lies open, so these are the points as they would be counted now (SS-13)."""

from typing import Any

WEEKS = 8


def standing(view: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the goal is, and what each seat has come to."""
    return {"weeks": WEEKS}, [{"points": seat["points"]["total"], "money": seat["money"]} for seat in view["seats"]]
