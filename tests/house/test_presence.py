"""Who is there: known in all processes, written down now and then, and never part of a table's revision."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from fullboard.house import presence
from fullboard.house.bus import News
from fullboard.house.errors import DatabaseAway
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.house.table import Table
from tests.house.evening import PATIENCE, Evening, counted, evening, two_doors, until


async def there(door: Evening, table: Table, guests: list[Guest]) -> list[bool]:
    return await door.house.presence.there(table.id, [guest.id for guest in guests])


@evening
async def test_whoever_has_a_table_open_or_looks_in_is_there(here: Evening) -> None:
    table, people = await here.begun()
    assert await there(here, table, people) == [False] * 3
    here.house.presence.enter(table.id, people[0].id)
    here.house.presence.look(table.id, people[1].id)
    here.house.presence.enter(table.id, None)  # a stranger
    assert await there(here, table, people) == [True, True, False]
    assert await here.house.presence.there(table.id, [None]) == [False]
    assert here.house.presence.watched() == [table.id]


@evening
async def test_those_without_a_seat_are_counted_strangers_among_them(here: Evening) -> None:
    table, people = await here.begun()
    own, seated = here.house.presence, [guest.id for guest in people]
    assert await own.onlookers(table.id, [*seated]) == 0
    own.enter(table.id, people[0].id)
    own.enter(table.id, (await here.guest("Paula")).id)
    for _ in range(2):
        own.enter(table.id, None)
    assert await own.onlookers(table.id, [*seated]) == 3
    own.leave(table.id, None)
    assert await own.onlookers(table.id, [*seated]) == 2


@evening
async def test_who_closes_one_of_two_pages_is_still_there(here: Evening) -> None:
    table, people = await here.begun()
    own = here.house.presence
    for _ in range(2):
        own.enter(table.id, people[0].id)
    own.leave(table.id, people[0].id)
    assert own.watched() == [table.id]
    own.leave(table.id, people[0].id)
    assert own.watched() == []


@evening
async def test_who_has_gone_is_there_no_more_after_a_while(here: Evening) -> None:
    table, people = await here.begun()
    here.house.presence._looked[table.id] = {people[0].id: time.time() - presence.LATELY_SECONDS - 1}
    here.house.presence.look(table.id, people[1].id)
    await here.house.presence.flush()
    assert await there(here, table, people) == [False, True, False]
    seen = await here.house.presence.seen(table.id)
    assert seen[people[0].id] < time.time() - presence.LATELY_SECONDS


@evening
async def test_who_looks_in_now_and_then_is_there_all_the_time(here: Evening) -> None:
    table, people = await here.begun()
    assert await there(here, table, people) == [False] * 3
    here.house.presence.look(table.id, people[0].id)
    assert await there(here, table, people) == [True, False, False]
    await here.house.presence.flush()
    assert await there(here, table, people) == [True, False, False]


@evening
async def test_who_comes_does_not_have_everybody_written_down_again(here: Evening) -> None:
    table, people = await here.begun()
    here.house.presence.enter(table.id, people[0].id)
    await here.house.presence.flush()
    first = "SELECT max(at) - min(at) FROM presence"
    assert await here.scalar(first) == 0
    here.house.presence.enter(table.id, people[1].id)
    await here.house.presence.flush(everybody=False)
    assert await here.scalar(first) > 0
    await here.house.presence.flush()
    assert await here.scalar(first) == 0


@evening
async def test_presence_never_raises_the_revision(here: Evening) -> None:
    table, people = await here.begun()
    before = await here.find(table)
    for guest in people:
        here.house.presence.enter(table.id, guest.id)
    await here.house.presence.flush()
    await here.reopen()
    after = await here.find(table)
    assert (after.revision, after.talk, after.touched) == (before.revision, before.talk, before.touched)


@evening
async def test_a_table_is_marked_as_watched_once_in_a_while_however_many_watch_it(here: Evening) -> None:
    table, people = await here.begun()
    await here.house.store.write(lambda connection: connection.execute(update(schema.tables).values(watched=0.0)))
    marked = "SELECT watched FROM tables"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "MARKED_SECONDS", 3600.0)
        here.house.presence.enter(table.id, people[0].id)
        await here.house.presence.flush()
        first = await here.scalar(marked)
        assert first > table.created
        here.house.presence.enter(table.id, people[1].id)
        await here.house.presence.flush()
        assert await here.scalar(marked) == first
        patch.setattr(presence, "MARKED_SECONDS", 0.0)
        await here.house.presence.flush()
        assert await here.scalar(marked) > first


@evening
async def test_how_far_many_have_seen_is_written_down_at_once(here: Evening) -> None:
    table, people = await here.begun()

    async def written(lines: int, many: int) -> int:
        for guest in people[:many]:
            here.house.looks.note(table.id, guest.id, lines)
        with counted(here) as asked:
            await here.house.looks.flush()
        return len(asked)

    assert await written(5, 1) == await written(7, 3)
    await written(6, 2)  # nobody unsees anything
    assert [await here.house.looks.since(table.id, guest.id) for guest in people] == [7, 7, 7]


@evening
async def test_that_somebody_came_or_went_is_told_and_that_they_looked_in_is_not(here: Evening) -> None:
    table, people = await here.begun()
    heard: list[News] = []
    here.house.bus.listen(heard.append)
    here.house.presence.look(table.id, people[0].id)
    await here.house.presence.flush()
    assert heard == []
    here.house.presence.enter(table.id, people[0].id)
    await here.house.presence.flush()
    here.house.presence.leave(table.id, people[0].id)
    await here.house.presence.flush()
    await here.house.presence.flush()
    assert heard == [News("presence", table.id)] * 2


@evening
async def test_what_was_seen_is_not_lost_if_it_cannot_be_written_down_at_once(here: Evening) -> None:
    table, people = await here.begun()
    heard: list[News] = []
    here.house.bus.listen(heard.append)
    write = here.house.store.write

    async def away(work: object) -> None:
        raise DatabaseAway

    here.house.presence.look(table.id, people[0].id)
    here.house.presence.enter(table.id, people[1].id)
    here.house.presence.leave(table.id, people[1].id)
    here.house.store.write = away  # type: ignore[assignment, method-assign]
    with pytest.raises(DatabaseAway):
        await here.house.presence.flush()
    here.house.store.write = write  # type: ignore[method-assign]
    assert await there(here, table, people) == [True, True, False]
    await here.house.presence.flush()
    assert heard == [News("presence", table.id)]
    await here.reopen()
    assert await there(here, table, people) == [True, True, False]


@evening
async def test_an_open_house_writes_down_by_itself_who_is_there(here: Evening) -> None:
    table, people = await here.begun()
    await here.house.open()
    here.house.presence.enter(table.id, people[0].id)
    deadline = time.monotonic() + PATIENCE
    while not await here.scalar("SELECT count(*) FROM presence"):
        assert time.monotonic() < deadline


@evening
async def test_all_tables_are_looked_round_at_once(here: Evening) -> None:
    tables = [await here.begun() for _ in range(3)]
    for table, people in tables[:2]:
        here.house.presence.look(table.id, people[0].id)
    await here.house.presence.flush()
    await here.reopen()
    await here.house.presence.look_round([table.id for table, _ in tables])
    found = [await there(here, table, people) for table, people in tables]
    assert found == [[True, False, False], [True, False, False], [False, False, False]]


@two_doors
async def test_who_is_here_is_there_in_all_processes(here: Evening, elsewhere: Evening) -> None:
    table, people = await here.begun()
    heard: list[News] = []
    assert await there(elsewhere, table, people) == [False] * 3
    elsewhere.house.bus.listen(heard.append)
    here.house.presence.enter(table.id, people[1].id)
    await until(lambda: News("presence", table.id) in heard)
    assert await there(elsewhere, table, people) == [False, True, False]
