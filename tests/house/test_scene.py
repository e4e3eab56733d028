"""What a page is made of: a table gives it at every line, to every seat as it saw it."""

from __future__ import annotations

import pytest

from fullboard.house.errors import Refused
from fullboard.house.memory import recalled
from fullboard.house.scene import Sitting, scene_of
from tests.house.evening import Evening, evening


@evening
async def test_a_table_gives_a_scene(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "greedy"])
    scene = scene_of(table)
    assert (scene.home, scene.game.key) == (f"/tables/{table.id}", "companeros")
    assert scene.called == ("Anna", None, "Carmen")
    assert scene.sitting == [Sitting("Anna", "person"), Sitting(None, "free"), Sitting("Carmen", "bot", "greedy")]
    with pytest.raises(Refused, match="not-running"):
        _ = scene.last
    table = await here.sit(table, bob)
    while (table := await here.find(table)).status == "running" and len(table.running().lines()) < 8:
        if table.owed:
            await here.bot_moves(table, 2)
        else:
            await here.move_once(table, [anna, bob])
    scene, match = scene_of(table), table.running()
    assert scene.last == 7
    for line in (0, 4, 7):
        for seat in (0, 1, None):
            assert await scene.view(line, seat) == match.view_at(line, seat)
    assert await scene.story(0) == recalled(table, match.story(0))
    assert await scene.story(None) == recalled(table, match.story(None))


@evening
async def test_who_is_not_there_is_away(here: Evening) -> None:
    table, people = await here.begun()
    table = await here.house.seating.leave(table.id, people[2].id)
    sitting = scene_of(table, [True, False, False]).sitting
    assert sitting == [
        Sitting("Anna", "person"),
        Sitting("Bob", "person", away=True),
        Sitting("Carla", "bot", table.seats[2].bot, away=True),
    ]
