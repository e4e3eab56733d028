"""What is said at a table leads to a ruling that is there."""

from __future__ import annotations

import pytest

from fullboard import games
from fullboard.web.rulings import ruling_ids, spoken_of
from fullboard.words.catalogue import catalogue

OWN = [key for key in games if spoken_of(games[key].folder)]
MESSAGES = {"moves": "move-", "refusals": "refusal-", "story": "story-"}


@pytest.mark.parametrize("key", OWN)
def test_what_names_a_ruling_is_said_and_the_ruling_is_there(key: str) -> None:
    game = games[key]
    said = catalogue(game.folder, "en").messages
    for kind, named in spoken_of(game.folder).items():
        assert {ruling for ruling in named.values() if ruling not in ruling_ids(game)} == set()
        assert {each for each in named if f"{MESSAGES[kind]}{each}" not in said} == set()


@pytest.mark.parametrize("key", OWN)
def test_every_move_and_nearly_every_refusal_has_its_rule(key: str) -> None:
    said = catalogue(games[key].folder, "en").messages
    named = spoken_of(games[key].folder)
    assert {each.removeprefix("move-") for each in said if each.startswith("move-")} == named["moves"].keys()
    refusals = {each for each in said if each.startswith("refusal-")}
    assert len(named["refusals"]) >= 0.8 * len(refusals)
