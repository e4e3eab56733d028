"""What two processes, or two clicks, could do to each other. Each of these went wrong once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import Connection

from fullboard.house.bus import News
from fullboard.house.errors import DatabaseAway
from fullboard.house.keys import signing_keys
from fullboard.house.store import Store
from fullboard.house.table import Table
from fullboard.web.watching import Watching
from tests.house.evening import Evening, at_once, evening, refused, two_doors, until


class Breaking:
    """A store whose connection breaks at the next commit, after it was stored or before."""

    def __init__(self, store: Store, stored: bool) -> None:
        self._store = store
        self._write = store.write
        self._stored = stored
        self.broken = 0

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        self._store.write = self._write  # type: ignore[method-assign]
        self.broken += 1
        if self._stored:
            await self._write(work)
        raise DatabaseAway(in_doubt=True)


def break_at_commit(here: Evening, stored: bool) -> Breaking:
    breaking = Breaking(here.house.store, stored)
    here.house.store.write = breaking.write  # type: ignore[method-assign]
    return breaking


# Keys that senders give


@pytest.mark.parametrize("key", ["x" * 1000, "a\0b", "é", "\ud800"])
def test_any_key_is_a_key(database: str, key: str) -> None:
    @evening
    async def test(here: Evening) -> None:
        guest = await here.guest("Anna")
        tables = [await here.create(guest, "companeros", ["me", "greedy", "greedy"], key=key) for _ in range(2)]
        assert tables[0].id == tables[1].id
        for _ in range(2):
            await here.say(tables[0], guest, "Hello", key=key)
        assert await here.said(tables[0]) == ["Hello"]
        table = await here.until_turn_of(tables[0], 0)
        match = table.running()
        for _ in range(2):
            await here.play(table, guest, match.legal(0)[0], match.step, key=key)
        assert len((await here.match(table)).lines()) == len(match.lines()) + 1

    test(database)


@evening
async def test_a_table_that_is_asked_for_twice_at_once_is_one_table_promise_and_all(here: Evening) -> None:
    guest = await here.guest("Anna")
    promise = await here.house.commitments.make(guest.id)
    seats = ["me", "person", "person"]
    wishes = [here.create(guest, "companeros", seats, key="one", promise=promise) for _ in range(4)]
    tables = await at_once(*wishes)
    assert len({table.id for table in tables}) == 1
    assert tables[0].commitment == promise
    assert await here.scalar("SELECT count(*) FROM tables") == 1


# A process that knows an old table


@two_doors
async def test_who_left_by_one_door_sits_down_again_by_another(here: Evening, there: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    await there.sit(table, bob, 1)
    await here.house.seating.leave(table.id, bob.id)
    again = await there.sit(table, bob, 1)  # where they never left, as far as is known there
    assert again.seats[1].guest == bob.id
    assert await here.scalar("SELECT guest FROM seats WHERE seat = 1") == bob.id


@two_doors
async def test_who_came_back_by_one_door_leaves_again_by_another(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    await there.house.seating.leave(table.id, people[1].id)
    await here.sit(table, people[1])
    await there.house.seating.leave(table.id, people[1].id)
    assert await here.scalar("SELECT away FROM seats WHERE seat = 1")


@evening
async def test_words_said_while_somebody_moves_are_heard(here: Evening) -> None:
    table, people = await here.begun()
    assert await here.said(table) == []
    before = await here.find(table)
    await here.say(table, people[0], "Hello")
    here.house.tables._known[table.id] = before  # whoever moves has seen it as it was
    await here.move_once(table, people)
    here.house.tables.said(table.id, 1)
    assert await here.said(table) == ["Hello"]
    moved = await here.find(table)
    assert here.house.tables._keep(before) is moved
    assert (moved.revision, moved.talk) == (before.revision + 1, 1)


# A commit of which nobody knows whether it was one


@pytest.mark.parametrize("stored", [True, False])
@pytest.mark.parametrize("what", ["move", "table", "sit", "leave", "undo"])
def test_what_was_in_doubt_is_looked_up_and_done_once(database: str, what: str, stored: bool) -> None:
    @evening
    async def test(here: Evening) -> None:
        anna, bob = await here.people("Anna", "Bob")
        table = await here.create(anna, "companeros", ["me", "person", "greedy"])
        if what in ("move", "leave", "undo"):
            table = await here.sit(table, bob)
            while not {0, 1} & set(table.actors):
                table = await here.bot_moves(table, table.owed[0])
        people = [anna, bob]
        mover = table.actors[0] if table.actors else 0
        if what == "undo":
            await here.move_once(table, people)
            await here.ask(table, people[mover], "undo")
        lines = len((await here.find(table)).match.lines()) if table.match else 0  # type: ignore[union-attr]
        breaking = break_at_commit(here, stored)
        match what:
            case "move":
                await here.move_once(table, people)
                assert len((await here.match(table)).lines()) == lines + 1
            case "table":
                if stored:
                    await here.create(bob, "companeros", ["me", "person", "greedy"])
                else:
                    await refused("database-away", here.create(bob, "companeros", ["me", "person", "greedy"]))
                assert await here.scalar("SELECT count(*) FROM tables") == 1 + stored
            case "sit":
                assert (await here.sit(table, bob, 1)).seats[1].guest == bob.id
            case "leave":
                await here.house.seating.leave(table.id, bob.id)
                assert (await here.find(table)).seats[1].away
            case "undo":
                await here.ask(table, people[1 - mover], "undo")
                told = (await here.match(table)).lines()
                assert sum(line.undone is not None for line in told) == 1
        assert breaking.broken == 1

    test(database)


@pytest.mark.parametrize("stored", [True, False])
def test_of_what_leaves_no_line_nobody_is_told_that_nothing_has_changed(database: str, stored: bool) -> None:
    @evening
    async def test(here: Evening) -> None:
        table, people = await here.begun()
        for guest in people[:2]:
            await here.ask(table, guest, "end")
        break_at_commit(here, stored)
        if stored:
            await refused("database-away", here.ask(table, people[2], "end"))
        else:
            await here.ask(table, people[2], "end")
        assert (await here.find(table)).status == "closed"

    test(database)


# Opening, and looking on


@two_doors
async def test_processes_that_open_an_empty_house_at_once_sign_with_the_same_key(here: Evening, there: Evening) -> None:
    stores = [here.house.store, there.house.store] * 4
    found = await asyncio.gather(*(store.write(signing_keys) for store in stores))
    assert len({tuple(keys) for keys in found}) == 1
    assert await here.scalar("SELECT count(*) FROM keys") == 1


@two_doors
async def test_news_that_are_lost_cost_a_second_whoever_hears_of_it_first(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    watching = Watching(there.house)
    running = asyncio.create_task(watching.run())
    there.house.bus._receive = lambda payload: None  # type: ignore[attr-defined]
    try:
        async with watching.watch(await there.find(table), None) as watched:
            await here.move_once(table, people)
            moved = await there.find(table)  # somebody else asks for it, and is told
            assert moved.revision == table.revision + 1
            await until(lambda: watched.table.revision == moved.revision)
            await here.say(table, people[0], "Hello")
            await until(lambda: [said.text for said in watched.chat] == ["Hello"])
    finally:
        running.cancel()


@two_doors
async def test_a_damaged_table_that_somebody_watches_holds_up_no_other(here: Evening, there: Evening) -> None:
    spoilt, _ = await here.begun(("Ada", "Ben", "Cleo"))
    table, people = await here.begun()
    watching = Watching(there.house)
    running = asyncio.create_task(watching.run())
    there.house.bus._receive = lambda payload: None  # type: ignore[attr-defined]
    try:
        shown = [await there.find(each) for each in (spoilt, table)]
        async with watching.watch(shown[0], None), watching.watch(shown[1], None) as watched:
            await here.set_row(spoilt, heading="?", revision=spoilt.revision + 1)
            there.house.tables._known.pop(spoilt.id)
            await here.move_once(table, people)
            await until(lambda: watched.table.revision == table.revision + 1)
    finally:
        running.cancel()


@evening
async def test_to_look_who_is_there_asks_the_database_as_often_for_many_tables_as_for_one(here: Evening) -> None:
    tables = [(await here.begun())[0] for _ in range(4)]
    watching = Watching(here.house)
    read, asked = here.house.store.read, 0

    async def count(work: Any) -> Any:
        nonlocal asked
        asked += 1
        return await read(work)

    async def reads(*watched: Table) -> int:
        nonlocal asked
        async with AsyncExitStack() as stack:
            seen = [await stack.enter_async_context(watching.watch(table, None)) for table in watched]
            asked = 0
            for known in (here.house.presence._seen, here.house.shoulders._known):
                known.clear()  # what is known for some seconds only
            await watching.attend()
            for table, version in watching._stale.items():
                await watching._refresh(table, *version)
            assert [each.onlookers for each in seen] == [1] * len(seen)
            return asked

    here.house.store.read = count  # type: ignore[method-assign]
    assert await reads(*tables) == await reads(tables[0]) > 0


@evening
async def test_what_goes_wrong_once_does_not_end_the_book_of_who_is_there(here: Evening) -> None:
    guest = await here.guest("Anna")
    table = await here.create(guest, "companeros", ["me", "person", "person"])
    write, failed = here.house.store.write, asyncio.Event()

    async def fail(work: object) -> None:
        here.house.store.write = write  # type: ignore[method-assign]
        failed.set()
        raise RuntimeError("whatever")

    here.house.store.write = fail  # type: ignore[assignment, method-assign]
    running = asyncio.create_task(here.house.presence.run())
    try:
        here.house.presence.enter(table.id, guest.id)
        await failed.wait()
        written = asyncio.Event()
        here.house.bus.listen(lambda news: written.set() if news == News("presence", table.id) else None)
        here.house.presence.leave(table.id, guest.id)
        await asyncio.wait_for(written.wait(), 60)
        assert await here.scalar("SELECT count(*) FROM presence") == 1
    finally:
        running.cancel()


@evening
async def test_who_only_looks_is_let_in_even_if_nothing_can_be_stored(here: Evening) -> None:
    guest = await here.guest("Anna")
    await here.house.store.write(lambda connection: connection.exec_driver_sql("UPDATE guests SET seen = 0"))

    async def full(work: object) -> None:
        raise DatabaseAway(reason="disk full")

    here.house.store.write = full  # type: ignore[assignment, method-assign]
    known = await here.house.people.by_session(guest.session)
    assert known is not None
    assert known.id == guest.id
