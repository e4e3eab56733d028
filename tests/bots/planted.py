"""Positions with one right move."""

from __future__ import annotations

from fullboard import Match

RIGHT, WRONG = "take green", "take red"


def last_share_out() -> Match:
    """The last share-out of a match of Compañeros: seat 0 takes first, and wins with the green cards alone."""

    def suit(name: str, *values: int) -> list[str]:
        return [f"{name} {value}" for value in values]

    position = {
        "game": "companeros",
        "rules": 1,
        "edition": "standard",
        "players": 3,
        "options": {"rounds": 1},
        "step": 0,
        "round": 1,
        "tricks": 8,
        "starter": 0,
        "leader": 0,
        "taken": 0,
        "pot": [*suit("green", 10, 9), *suit("red", 1)],
        "table": [None, None, None],
        "hands": [suit("red", 10), suit("yellow", 3), suit("green", 2)],
        "won": [  # 44, 52 and 34 points
            suit("red", *range(2, 10)),
            suit("yellow", 1, 2, *range(4, 11)),
            suit("green", 1, *range(3, 9)),
        ],
        "totals": [0, 0, 0],
    }
    match = Match("companeros", position=position, seed=1, names=["Anna", "Bea", "Carl"])
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    return match


def blunder() -> Match:
    """The same, over: Anna took the red card and Bea won."""
    match = last_share_out()
    match.play(0, WRONG)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match
