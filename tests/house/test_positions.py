"""Tables that begin with a position: nothing is promised, and what is stored is enough to go on."""

from __future__ import annotations

from typing import Any

import pytest

from fullboard.core.errors import BadPosition, BadRecord, BadTable
from fullboard.core.match import Match
from fullboard.core.verify import verify
from fullboard.house.continuing import position_at, position_of
from fullboard.house.errors import BadRequest, Refused
from tests.house.evening import Evening, evening, refused

SEATS = ["me", "greedy", "greedy"]


def under_way(lines: int, **how: Any) -> Match:
    """A match of which so many moves have been made."""
    match = Match("companeros", players=3, seed=5, **how)
    for _ in range(lines):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


@evening
async def test_a_table_begins_with_a_position_and_is_there_after_a_restart(here: Evening) -> None:
    anna = await here.guest("Anna")
    position = under_way(10).position()
    table = await here.create(anna, "companeros", SEATS, position=position)
    assert table.commitment is None
    assert table.running().position() == position
    assert table.running().log.heading.commitment is None
    table = await here.until_turn_of(table, 0)
    table = await here.play(table, anna, table.running().legal(0)[0])
    await here.reopen()
    again = await here.find(table)
    assert again.running().record() == table.running().record()
    over = await here.play_out(again, [anna])  # draws go on from the stored key
    with pytest.raises(BadRecord, match="nothing-promised"):
        verify(over.finished_match().record())


@evening
async def test_it_waits_for_a_friend_and_needs_none_of_their_bytes(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    position = under_way(10).position()
    table = await here.create(anna, "companeros", ["person", "me", "easy"], position=position)
    assert table.status == "open"
    await here.reopen()
    table = await here.sit(table, bob, None, "ab" * 16)
    assert table.running().position() == position
    assert [seat.salt for seat in table.seats] == ["", "", ""]


@evening
async def test_again_is_the_same_position_with_everybody_where_they_sat(here: Evening) -> None:
    anna = await here.guest("Anna")
    position = under_way(10).position()
    table = await here.create(anna, "companeros", SEATS, position=position)
    over = await here.play_out(table, [anna])
    again = await here.rematch(over, anna)
    assert again.running().position() == position
    assert again.seat_of(anna.id) == 0
    assert again.secret != over.secret


@evening
async def test_what_is_no_position_to_play_on_from_sets_no_table(here: Evening) -> None:
    anna = await here.guest("Anna")
    position = under_way(10).position()
    ended = under_way(0, options={"rounds": 1})
    while not ended.over:
        ended.play(ended.actors[0], ended.legal(ended.actors[0])[0])
    for code, seats, wish in (
        ("bad-players", ["me", "greedy", "greedy", "greedy"], {"position": position}),
        ("nothing-left-to-play", SEATS, {"position": ended.position()}),
        ("unknown-rules-version", SEATS, {"position": position | {"rules": 99}}),
        ("position-says-it-all", SEATS, {"position": position, "options": {"rounds": 1}}),
        ("position-says-it-all", SEATS, {"position": position, "salt": "ab" * 16}),
    ):
        await refused(code, here.create(anna, "companeros", seats, **wish))
    assert isinstance(
        await refused("another-game", here.create(anna, "companeros", SEATS, position={"game": "x"})), BadPosition
    )
    assert isinstance(
        await refused("position-says-it-all", here.create(anna, "companeros", SEATS, position=position, promise="a")),
        BadRequest,
    )
    assert await here.scalar("SELECT count(*) FROM tables") == 0


@evening
async def test_any_moment_of_a_finished_match_can_be_played_on_from(here: Evening) -> None:
    table, people = await here.begun()
    for _ in range(7):
        await here.move_once(table, people)
    table = await here.find(table)
    with pytest.raises(Refused, match="match-running"):
        position_of(table, 3)
    for guest in people:
        table = await here.ask(table, guest, "end")
    match = table.finished_match()
    for line in range(len(match.lines())):
        assert Match("companeros", position=position_of(table, line), seed=1).step <= match.state_at(line).step
    with pytest.raises(BadTable, match="no-such-line"):
        position_of(table, 99)


def test_a_secret_choice_is_played_on_from_before_anybody_had_chosen() -> None:
    match = Match("hotel-samoa", players=3, seed=5)
    first = match.position()
    for seat in match.actors[:2]:
        match.play(seat, match.legal(seat)[0])
    assert match.position() != first
    assert position_at(match, 2) == first
