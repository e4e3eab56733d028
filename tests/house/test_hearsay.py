"""What is played in another process is known from the news of it, or read where that does not do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fullboard.house.bus import News
from fullboard.house.table import Table
from fullboard.house.tables import LONGEST_LINES, played
from fullboard.web.watching import Watching
from tests.house.evening import Evening, counted, evening, two_doors, until


def same(one: Table, other: Table) -> bool:
    assert one.match is not None
    assert other.match is not None
    plain = [replace(each, match=None, touched=0.0) for each in (one, other)]
    return plain[0] == plain[1] and one.match.log == other.match.log and one.match.step == other.match.step


async def heard(there: Evening, table: Table) -> Table:
    """The table as it is known there, once that is as far as this."""

    def known() -> bool:
        found = there.house.tables.known(table.id)
        return found is not None and found.revision >= table.revision

    await until(known)
    return await there.house.tables.at_least(table.id, table.revision, table.talk)


@two_doors
async def test_a_move_that_was_heard_of_is_not_read(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)

    async def read(*given: Any) -> Table:
        raise AssertionError("it was read")

    there.house.tables._load = read  # type: ignore[method-assign,assignment]
    for _ in range(5):
        await here.move_once(table, people)
        now = await here.find(table)
        assert same(await heard(there, now), now)


@two_doors
async def test_where_nobody_looks_at_a_table_nothing_is_done_about_its_news(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)  # it is known there, and nobody has it open
    watching = Watching(there.house)
    told: list[News] = []
    there.house.bus.listen(told.append)
    with counted(there) as asked:
        for _ in range(3):
            await here.move_once(table, people)
        now = await here.find(table)
        await until(lambda: any(news.revision == now.revision for news in told))
        assert not [each for each in asked if "revision" in each or "lines" in each]
        assert not watching._call.is_set()


@two_doors
async def test_moves_of_both_sides_go_on_from_each_other(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    for turn in range(8):
        await (here, there)[turn % 2].move_once(table, people)
    assert same(await here.find(table), await there.find(table))
    over = await here.play_out(table, people)
    assert same(await there.find(table), over)


@two_doors
async def test_what_was_not_heard_is_read(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    listeners, there.house.bus._listeners = there.house.bus._listeners, []
    await here.move_once(table, people)
    there.house.bus._listeners = listeners
    await here.move_once(table, people)
    now = await here.find(table)
    assert same(await there.house.tables.at_least(now.id, now.revision, now.talk), now)


@two_doors
async def test_news_that_make_no_sense_are_not_believed(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    before = await there.find(table)
    for lines in (("nonsense",), ("1 A dance",), ("1 A -> 1",)):
        there.house.bus.hear([News("table", table.id, before.revision + 1, lines=lines)])
        assert there.house.tables.known(table.id) is before
    await here.move_once(table, people)
    assert same(await there.find(table), await here.find(table))


@evening
async def test_lines_are_told_where_nothing_else_has_changed(here: Evening) -> None:
    told: list[News] = []
    here.house.bus.listen(told.append)
    table, people = await here.begun()
    assert all(not news.lines for news in told)  # nor when the match begins, which takes more than lines
    told.clear()
    await here.move_once(table, people)
    before = await here.find(table)
    assert [news.lines for news in told if news.kind == "table"] == [(before.running().lines()[-1].text(),)]
    told.clear()
    await here.ask(table, people[0], "end")
    await here.house.seating.leave(table.id, people[2].id)
    await here.say(table, people[0], "Hello")
    assert all(not news.lines for news in told)


@evening
async def test_lines_that_are_too_long_are_not_told(here: Evening) -> None:
    table, people = await here.begun()
    await here.move_once(table, people)
    after = await here.find(table)
    assert played(replace(table, talk=after.talk), after)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fullboard.house.tables.LONGEST_LINES", 3)
        assert not played(table, after)
    assert LONGEST_LINES < 7000
