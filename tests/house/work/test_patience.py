"""Whoever waits for bots waits for all of them in a row: together they have so many seconds, each the same share."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.house.settings import Settings
from fullboard.house.table import Seat, Table
from fullboard.house.work.turns import CHAIN_SECONDS, LEAST_THOUGHT_SECONDS, LONGEST_THOUGHT_SECONDS, patience

GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")


def table_of(match: Match, people: int = 1, pace: str | None = None) -> Table:
    seats = tuple(Seat("anna", "Anna") if at < people else Seat(bot="medium") for at in range(match.players))
    settings = Settings(pace=pace)
    table = Table("patience", match.game.key, match.players, {}, False, "", b"", seats, settings, match=match)
    return replace(table, status="running")


@pytest.mark.parametrize("key", GAMES)
def test_bots_in_a_row_share_what_there_is_and_none_has_more_than_another(key: str) -> None:
    match, luck = Match(key, players=4, seed=5), Quick(5)
    thought: list[float] = []  # seconds at most since somebody moved
    moved: set[int] = set()
    while match.actors and len(match.lines()) < 200:
        table = table_of(match)
        seat = next((each for each in match.actors if each != 0), 0)
        if seat == 0:
            thought.clear()
            moved.clear()
        else:
            seconds = patience(table, match, seat)
            assert seat in moved or seconds == pytest.approx(CHAIN_SECONDS / 6)  # everybody begins with as much
            moved.add(seat)
            thought.append(seconds if seconds > LEAST_THOUGHT_SECONDS else 0.0)
            assert sum(thought) < CHAIN_SECONDS
        match.play(seat, match.notation(int(match.state.random_move(seat, luck))))


def test_where_nobody_waits_a_bot_takes_its_time() -> None:
    match = Match("companeros", players=4, seed=5)
    assert patience(table_of(match, people=0), match, 0) == LONGEST_THOUGHT_SECONDS
    assert patience(table_of(match, pace="days 3"), match, 3) == LONGEST_THOUGHT_SECONDS


def test_whoever_is_late_is_moved_for_where_everybody_is_a_person() -> None:
    match = Match("companeros", players=4, seed=5)
    assert 0 < patience(table_of(match, people=4), match, 0) <= CHAIN_SECONDS
