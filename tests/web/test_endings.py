"""The end of a match: what it says everybody's points are made of adds up to their results."""

import random
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fullboard.core.match import Match
from fullboard.house.places import by_place
from fullboard.web.endings import sources_in_words
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


def of(told: tuple[tuple[str, str], ...]) -> list[str]:
    """What each has, one source a line."""
    return [said.replace(" · ", "\n") for _, said in told]
