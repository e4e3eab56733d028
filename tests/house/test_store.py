"""The store: what waits together is stored together, what fails takes nothing with it, and reads wait for nobody."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from fullboard.house.errors import BadRequest, Broken, DatabaseAway
from fullboard.house.store import Store, schema, sqlite_url
from tests.apart import run_apart
from tests.house.evening import PATIENCE

only_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def keep(key: str) -> Callable[[Connection], None]:
    """Work that stores something."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.keys).values(key=key, made=0.0))

    return work


def kept(connection: Connection) -> list[str]:
    return list(connection.scalars(select(schema.keys.c.key).order_by(schema.keys.c.id)))


def in_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is a coroutine and gets a store."""

    def run(database: str) -> None:
        async def go() -> None:
            store = Store(database)
            try:
                await test(store)
            finally:
                store.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


@in_store
async def test_what_no_row_can_hold_is_nobodys_and_not_the_houses_fault(store: Store) -> None:
    known = schema.keys.c
    for value in ("a\x00b", 10**30, -(10**30)):
        column = known.key if isinstance(value, str) else known.id

        def find(connection: Connection, wanted: Any = (column == value)) -> Any:
            return connection.scalar(select(known.id).where(wanted))

        for ask in (store.read, store.write):
            try:
                assert await ask(find) is None
            except BadRequest as refused:
                assert refused.code == "bad-request"
    await store.write(keep("after"))
    assert await store.read(kept) == ["after"]


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """While a write takes long, and all others wait for it."""
    begun, done = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        assert done.wait(PATIENCE)

    task = asyncio.create_task(store.write(slow))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        yield
    finally:
        done.set()
        await task


@in_store
async def test_what_was_written_can_be_read(store: Store) -> None:
    await store.write(keep('it\'s ü "quoted" 👩\u200d🍳'))
    assert await store.read(kept) == ['it\'s ü "quoted" 👩\u200d🍳']
    assert await store.write(lambda connection: 7) == 7


def test_what_was_written_is_there_when_the_store_is_opened_again(database: str) -> None:
    for number in range(3):
        store = Store(database)
        run_apart(store.write(keep(f"k{number}")))
        store.close()
    store = Store(database)
    assert run_apart(store.read(kept)) == ["k0", "k1", "k2"]
    store.close()


@in_store
async def test_work_that_fails_leaves_nothing_and_fails_alone(store: Store) -> None:
    def broken(connection: Connection) -> None:
        keep("ghost")(connection)
        raise RuntimeError("no")

    outcomes = await asyncio.gather(
        store.write(keep("a")), store.write(broken), store.write(keep("b")), return_exceptions=True
    )
    assert isinstance(outcomes[1], RuntimeError)
    assert outcomes[0] is outcomes[2] is None
    assert sorted(await store.read(kept)) == ["a", "b"]


@in_store
async def test_a_row_that_is_there_already_is_refused_alone(store: Store) -> None:
    def twice(connection: Connection) -> None:
        keep("ghost")(connection)
        connection.execute(insert(schema.house).values(id=1, alive=0.0, uptime=0.0))

    await store.write(lambda connection: connection.execute(insert(schema.house).values(id=1, alive=1.0, uptime=1.0)))
    outcomes = await asyncio.gather(
        store.write(keep("a")), store.write(twice), store.write(keep("b")), return_exceptions=True
    )
    assert isinstance(outcomes[1], IntegrityError)
    assert sorted(await store.read(kept)) == ["a", "b"]


@in_store
async def test_a_read_sees_one_moment_only(store: Store) -> None:
    looked, changed = threading.Event(), threading.Event()

    def look_twice(connection: Connection) -> list[list[str]]:
        first = kept(connection)
        looked.set()
        assert changed.wait(PATIENCE)
        return [first, kept(connection)]

    reading = asyncio.create_task(store.read(look_twice))
    assert await asyncio.to_thread(looked.wait, PATIENCE)
    await store.write(keep("a"))
    changed.set()
    assert await reading == [[], []]
    assert await store.read(kept) == ["a"]


@in_store
async def test_reads_go_on_during_a_long_write(store: Store) -> None:
    await store.write(keep("a"))
    async with held_up(store):
        assert await asyncio.gather(*(store.read(kept) for _ in range(20))) == [["a"]] * 20


@in_store
async def test_a_read_that_fails_leaves_nobody_in_the_past(store: Store) -> None:
    for number in range(20):
        await store.write(keep(f"k{number}"))
    held = []

    def stumble(connection: Connection) -> None:
        rows = connection.execute(select(schema.keys))
        next(iter(rows))
        held.append(rows)
        raise RuntimeError("no")

    for _ in range(10):
        with pytest.raises(RuntimeError):
            await store.read(stumble)
    await store.write(keep("new"))
    for _ in range(10):
        assert (await store.read(kept))[-1] == "new"
    held.clear()
    await store.wipe()


@in_store
async def test_the_clock_is_the_databases_own(store: Store) -> None:
    first, second = [await store.read(lambda connection: connection.scalar(select(store.clock))) for _ in range(2)]
    assert first is not None
    assert second is not None
    assert 1_600_000_000 < float(first) <= float(second)


def test_what_waits_is_finished_before_the_store_is_closed(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        async with held_up(store):
            waiting = [asyncio.create_task(store.write(keep(str(number)))) for number in range(5)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        store.close()

    run_apart(go())
    store = Store(database)
    assert len(run_apart(store.read(kept))) == 5
    store.close()


def test_what_was_asked_with_is_in_no_error_and_no_log(database: str, caplog: pytest.LogCaptureFixture) -> None:
    secret = "the whole hidden deal"

    @in_store
    async def fail(store: Store) -> None:
        def twice(connection: Connection) -> None:
            for _ in range(2):
                connection.execute(insert(schema.keys).values(id=1, key=secret, made=0.0))

        with pytest.raises(IntegrityError) as error:
            await store.write(twice)
        logging.getLogger("fullboard").error("failed", exc_info=error.value)
        assert "INSERT INTO keys" in str(error.value)

    with caplog.at_level(logging.DEBUG):
        fail(database)
    shown = caplog.text.replace(repr(secret), "")  # the line of this test, in the traceback
    assert secret not in "\n".join(line for line in shown.splitlines() if "secret =" not in line)


# Only one writes to SQLite


def commits(store: Store) -> list[int]:
    """Grows by one with every commit."""
    counted: list[int] = []
    event.listen(store.engine, "commit", lambda connection: counted.append(1))
    return counted


@only_sqlite
def test_changes_that_wait_together_share_a_commit(database: str) -> None:
    @in_store
    async def wait_together(store: Store) -> None:
        def broken(connection: Connection) -> None:
            keep("ghost")(connection)
            raise RuntimeError("no")

        counted = commits(store)
        async with held_up(store):
            waiting = [asyncio.create_task(store.write(keep(str(number)))) for number in range(10)]
            waiting.insert(5, asyncio.create_task(store.write(broken)))
            await asyncio.sleep(0)
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert len(counted) == 2  # the one that took long, and all others
        assert isinstance(outcomes.pop(5), RuntimeError)
        assert outcomes == [None] * 10
        assert await store.read(kept) == [str(number) for number in range(10)]

    wait_together(database)


@only_sqlite
def test_a_file_that_is_locked_is_said_so_soon_and_to_all_at_once(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @in_store
    async def locked(store: Store) -> None:
        await store.write(keep("before"))
        begun: list[int] = []
        event.listen(store.engine, "begin", lambda connection: begun.append(1), insert=True)
        with closing(sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            async with asyncio.timeout(PATIENCE):
                writes = [store.write(keep(str(number))) for number in range(12)]
                outcomes = await asyncio.gather(*writes, return_exceptions=True)
            tried = len(begun)
            assert await store.read(kept) == ["before"]  # who only looks is not held up
            other.execute("ROLLBACK")
        assert all(isinstance(each, DatabaseAway) and not each.in_doubt for each in outcomes)
        assert tried <= 2  # not one after the other
        await store.write(keep("after"))
        assert await store.read(kept) == ["before", "after"]

    locked(database)
    assert set(caplog.messages) == {"the database is away: database is locked"}


@only_sqlite
def test_a_full_disk_is_said_so_and_nothing_is_lost(database: str, caplog: pytest.LogCaptureFixture) -> None:
    def pages(connection: Connection, most: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    @in_store
    async def full(store: Store) -> None:
        await store.write(keep("before"))
        count = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.write(lambda connection: pages(connection, count + 1))
        stored, refused = 1, 0
        for _ in range(3):
            async with held_up(store):
                waiting = [asyncio.create_task(store.write(keep("x" * 5000))) for _ in range(3)]
                await asyncio.sleep(0)
            for outcome in await asyncio.gather(*waiting, return_exceptions=True):
                if outcome is None:
                    stored += 1
                else:
                    assert isinstance(outcome, DatabaseAway)
                    assert not outcome.in_doubt
                    assert "full" in outcome.reason
                    refused += 1
        assert refused > 0
        assert len(await store.read(kept)) == stored
        await store.write(lambda connection: pages(connection, 1_000_000))
        await store.write(keep("after"))
        assert len(await store.read(kept)) == stored + 1
        check = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA integrity_check").scalar_one())
        assert check == "ok"

    full(database)
    assert set(caplog.messages) == {"the database is away: database or disk is full"}


@pytest.mark.parametrize("before", [None, 0o644], ids=["new", "readable by all"])
def test_the_files_of_a_database_are_their_owners_only(tmp_path: Path, before: int | None) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    mask = os.umask(0o022)
    try:
        if before is not None:
            Store(sqlite_url(folder)).close()
            (folder / "house.sqlite").chmod(before)
        store = Store(sqlite_url(folder))
        run_apart(store.write(keep("secret")))
        files = sorted(each.name for each in folder.iterdir())
        assert files == ["house.sqlite", "house.sqlite-shm", "house.sqlite-wal"]
        assert {each.stat().st_mode & 0o777 for each in folder.iterdir()} == {0o600}
        store.close()
    finally:
        os.umask(mask)


# Databases that cannot be opened


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").write_text("a shopping list, not a database; " * 40)
    with pytest.raises(Broken, match="database-unusable") as error:
        Store(sqlite_url(tmp_path))
    assert error.value.parameters == {"reason": "file is not a database"}


def test_a_database_that_cannot_be_opened_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").mkdir()
    with pytest.raises(Broken, match="database-unusable") as error:
        Store(sqlite_url(tmp_path))
    assert error.value.parameters == {"reason": "unable to open database file"}


def test_a_database_that_does_not_answer_is_said_so_without_its_password() -> None:
    with pytest.raises(Broken, match="database-unusable") as error:
        Store("postgresql://nobody:pa55word@127.0.0.1:1/nothing")
    assert "Connection refused" in error.value.parameters["reason"]
    assert "pa55word" not in str(error.value)


def test_a_driver_that_is_missing_is_said_so() -> None:
    with pytest.raises(Broken, match="database-driver-missing") as error:
        Store("mysql+pymysql://nobody@127.0.0.1/nothing")
    assert error.value.parameters == {"driver": "pymysql"}


@in_store
async def test_what_is_counted_is_what_is_there(store: Store) -> None:
    await asyncio.gather(*(store.write(keep(str(number))) for number in range(50)))
    counted: Any = await store.read(lambda connection: connection.scalar(select(func.count()).select_from(schema.keys)))
    assert counted == 50
