"""How everybody stands, as far as all may know: cards won lie face down and are only counted (CO-10)."""

from typing import Any


def standing(view: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the goal is, and what each seat has come to."""
    known = zip(view["won"], view["totals"], strict=True)
    seats = [{"round": view["round"], "won": won, "points": total} for won, total in known]
    return {"rounds": view["rounds"]}, seats
