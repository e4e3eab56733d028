"""What statistics count of each game: it can be said in every language, and adds up to the points of the match."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.words.ftl import messages

from fullboard.core.match import Match
from fullboard.core.shelf import own_games, shelf
from fullboard.core.tally import MOVES, POINTS, counts
from fullboard.words import Words, languages

OPTIONS = {"four-stars": {"round_limit": 20}}
OURS = [key for key, game in shelf().items() if game.folder in own_games()]


@cache
def played(key: str) -> Match:
    chance = random.Random(1)
    match = Match(key, players=shelf()[key].players[-1], seed=1, options=OPTIONS.get(key))
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def test_all_games_of_the_house_are_looked_at() -> None:
    assert len(OURS) == 4


@pytest.mark.parametrize("key", OURS)
def test_every_kind_and_source_has_words(key: str) -> None:
    counted = counts(played(key))
    assert all(seat[MOVES] and seat[POINTS] for seat in counted)
    kinds = {kind for seat in counted for kind in (*seat[MOVES], *seat[POINTS])}
    folder = shelf()[key].folder
    for language in languages():
        assert {f"tally-{kind.split()[0]}" for kind in kinds} <= messages(folder, language).keys()
        assert all(Words(folder, language).tally(kind) for kind in kinds)


@pytest.mark.parametrize("key", [key for key in OURS if key != "four-stars"])
def test_points_by_source_add_up(key: str) -> None:
    match = played(key)
    left = {score - sum(seat[POINTS].values()) for seat, score in zip(counts(match), match.scores, strict=True)}
    assert len(left) == 1  # what everybody began with


def test_trade_prices_and_events_are_all_that_moves_money() -> None:
    """4 Étoiles counts links at the end besides, so it is the cash that adds up."""
    match = played("four-stars")
    cash = [position_cash(match, 0), position_cash(match, len(match.lines()) - 1)]
    gained = [sum(seat[POINTS].values()) for seat in counts(match)]
    assert gained == [after - before for before, after in zip(*cash, strict=True)]


def position_cash(match: Match, line: int) -> list[int]:
    position = match.state_at(line).position()
    found: list[int] = position["cash"]
    return found
