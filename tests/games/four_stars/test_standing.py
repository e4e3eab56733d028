"""How everybody stands at the end: by place, and with what counts."""

from __future__ import annotations

from typing import Any

from tests.games.four_stars.table import CHAIN, HOTEL, STARRED

from fullboard import Match, games
from fullboard.games.four_stars.standing import standing

SPLITS = games["four-stars"].load({"players": 3}).position()["assignments"]


def ended(cash: list[int], links: list[dict[str, int]]) -> dict[str, Any]:
    """The view of a match that the first seat has won by announcing."""
    position = {"phase": "square", "dice": [1, 2], "squares": [HOTEL, STARRED, STARRED], "first": 1, "turn": 0}
    match = Match(
        "four-stars", position={"players": 3, "events": [[], [], []], **position, "cash": cash, "links": links}
    )
    match.play(0, "announce")
    assert match.over
    return match.view(None)


def test_the_others_follow_by_their_fortunes() -> None:
    assert ended([110, 20, 60], [CHAIN, {}, {}])["ranking"] == [0, 2, 1]
    assert ended([110, 60, 20], [CHAIN, {}, {}])["ranking"] == [0, 1, 2]


def test_only_who_could_have_announced_is_said_not_to_have() -> None:
    full = ended([110, 20, 160], [CHAIN, SPLITS[1], SPLITS[2]])
    assert [seat["final"] for seat in standing(full)[1]] == ["full", "short", "silent"]
