"""A level that adapts to people: by their last results at this game, settled when the match begins, told at its end."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from fullboard.core.shelf import shelf
from fullboard.house import adapting
from fullboard.house.adapting import levels_chosen
from fullboard.house.people import Guest
from fullboard.house.statistics import statistics
from fullboard.house.store import schema
from fullboard.house.table import Seat, Table, bot_asked_for, bot_behind
from tests.house.evening import Evening, evening, refused

SKILLS = {"easy": -1.5, "greedy": 0.0, "medium": 0.8, "hard": 1.6}


@pytest.fixture(autouse=True)
def _known_strengths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapting, "skills", lambda game, players: dict(SKILLS) if game.key != "siesta" else {})


async def has_played(here: Evening, guest: Guest, places: list[int], bot: str, game: str = "companeros") -> None:
    """Matches of three against two such bots, one after the other."""
    figures = {"pace": "live", "players": 3, "rated": False, "unrated": False, "gone": False, "score": 1}
    figures |= {"lead": 1, "seconds": 1.0, "lines": 9, "counts": {}, "game": game}
    rows: list[dict[str, Any]] = []
    for number, place in enumerate(places):
        table = {**figures, "table": f"{guest.id[:8]}{number:04}", "ended": float(number)}
        others = [each for each in (1, 2, 3) if each != place]
        rows.append({**table, "seat": 0, "guest": guest.id, "bot": None, "place": place})
        rows += [{**table, "seat": at, "guest": None, "bot": bot, "place": each} for at, each in enumerate(others, 1)]
    await here.house.store.write(lambda connection: connection.execute(insert(schema.results), rows))


def levels(table: Table) -> list[str]:
    return sorted(str(seat.level) for seat in table.seats if seat.guest is None)


@evening
async def test_newcomers_meet_the_weakest_and_who_always_wins_the_strongest(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.create(anna, "companeros", ["me", "adapts", "adapts"])
    assert [seat.bot for seat in table.seats] == [None, "adapts@easy", "adapts@easy"]
    await has_played(here, bob, [1] * 20, "hard")
    assert levels(await here.create(bob, "companeros", ["adapts", "me", "adapts"])) == ["hard", "hard"]
    assert levels(await here.create(bob, "hotel-samoa", ["adapts", "me", "adapts"])) == ["easy", "easy"]
    await has_played(here, carla, [3] * 20, "medium")
    assert levels(await here.create(carla, "companeros", ["me", "adapts", "greedy"])) == ["easy", "greedy"]


@evening
async def test_with_several_people_their_average_counts_whoever_comes_last(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    await has_played(here, anna, [1] * 20, "hard")
    await has_played(here, bob, [3] * 20, "greedy")
    table = await here.create(anna, "companeros", ["me", "person", "adapts"])
    assert table.seats[2].bot == "adapts"
    assert levels(await here.sit(table, bob)) == ["greedy"]
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    table = await here.house.seating.add_bot(table.id, anna.id, 2, "adapts")
    assert table.seats[2].bot == "adapts"
    table = await here.house.seating.add_bot(table.id, anna.id, 1, "adapts")
    assert levels(table) == ["hard", "hard"]


@evening
async def test_what_was_chosen_stays_and_is_told_only_at_the_end(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["me", "adapts", "greedy"], options={"rounds": 1})
    assert table.known_names == ["Anna", "Blaise (adapts)", "Carmen (greedy)"]
    assert levels_chosen(table) == {}
    await has_played(here, anna, [1] * 20, "hard")
    await here.reopen()
    table = await here.find(table)
    assert table.seats[1] == Seat(bot="adapts@easy")
    table = await here.play_out(table, [anna])
    assert levels_chosen(table) == {"easy": [1]}
    assert table.known_names == ["Anna", "Blaise (adapts@easy)", "Carmen (greedy)"]
    found = await here.house.store.read(lambda connection: statistics(connection, anna.id, "companeros"))
    assert found is not None
    assert {"easy", "greedy", "hard"} == {each.bot for each in found.against}
    again = await here.house.seating.rematch(table, anna.id, anna.name, None, "")
    assert levels(again) == ["greedy", "hard"]


@evening
async def test_where_nothing_was_measured_nobody_adapts(here: Evening) -> None:
    anna = await here.guest("Anna")
    await refused("unknown-bot", here.create(anna, "siesta", ["me", "adapts"]))


def test_a_bot_that_adapts_is_called_so_whatever_it_plays() -> None:
    for bot in ("adapts", "adapts@medium"):
        assert bot_asked_for(bot) == "adapts"
    assert [bot_behind(bot) for bot in ("adapts@medium", "hard", "hard-0.1")] == ["medium", "hard", "hard-0.1"]
    assert "adapts" not in shelf().bots
