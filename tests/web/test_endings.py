"""The end of a match: what it says everybody's points are made of adds up to their results."""

import random
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fullboard.core.match import Match
from fullboard.house.places import by_place
from fullboard.house.table import Seat, Table
from fullboard.web.endings import ending, sources_in_words
from fullboard.words import words_for

OPTIONS = {"four-stars": {"round_limit": 10}}


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_what_brought_points_or_money_adds_up_to_the_result(key: str) -> None:
    chance = random.Random(4)
    match = Match(key, players=3, seed=4, options=OPTIONS.get(key))
    while not match.over:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
    words = words_for(match.game.folder, "en")
    told = sources_in_words(cast(Any, SimpleNamespace(id=f"ending of {key}")), match, words)
    added = [
        sum(int(part.replace("\N{MINUS SIGN}", "-")) for part in re.findall(r"\S+$", said, re.M)) for said in of(told)
    ]
    assert added == [match.scores[seat] for seat in by_place(match.scores, match.winners)]
    begun = key in ("four-stars", "hotel-samoa")  # where everybody begins with money
    assert all(said.startswith("at the start 25") == begun for _, said in told)
    assert words.counted("ending-sources") == f"Where everybody's {'money' if begun else 'points'} came from"


def test_that_a_barter_broke_an_announcement_stands_beside_the_result() -> None:
    position = {
        "players": 2,
        "phase": "square",
        "dice": [1, 2],
        "squares": [1, 0],
        "turn": 1,
        "announced": [0],
        "cash": [110, 25],
        "links": [{"hotel": 6, "restaurant": 4, "club": 3, "plane": 2}, {"club": 1}],
        "options": {"round_limit": 10},
        "round": 10,
    }
    square = next(
        at
        for at, each in enumerate(Match("four-stars", players=2, seed=1).view(None)["board"])
        if each.startswith("stars")
    )
    match = Match("four-stars", position={**position, "squares": [1, square]}, seed=1, names=["Ada", "Bob"])
    for move in ("barter 0", "give club 1", "get hotel", "end"):
        match.play(1, move)
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(("Ada", "Bob")))
    table = Table("broken", "four-stars", 2, {}, False, "guest-0", b"", seats, match=match, status="running")
    told = ending(table, match, 0, words_for(match.game.folder, "en", ("Ada", "Bob")))
    assert told.headline.startswith("You win by ")  # points decided it
    assert "Ada had announced, but a barter broke the objective: it no longer counted." in told.sentences
    assert told.sentences[0] == "That was round 10, the last one."
    assert "You were ahead from first to last." in told.sentences


def of(told: tuple[tuple[str, str], ...]) -> list[str]:
    """What each has, one source a line."""
    return [said.replace(" · ", "\n") for _, said in told]
