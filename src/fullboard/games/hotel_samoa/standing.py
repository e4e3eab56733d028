"""How everybody stands, as far as all may know: money is secret (HS-15), hotels and cards are not."""

from typing import Any


def standing(view: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the goal is, and what each seat has come to."""
    guests = [sum(map(len, hotel["rooms"])) for hotel in view["hotels"]]
    known = zip(guests, view["hands"], strict=True)
    return {"rounds": view["rounds"]}, [{"guests": many, "cards": cards} for many, cards in known]
