"""PostgreSQL restarts under a running house: it waits, or says so, finds it again by itself, and loses nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text

from fullboard.core.match import Match
from fullboard.house.bus import News
from fullboard.house.errors import DatabaseAway
from fullboard.house.people import Guest
from fullboard.house.store import schema, store
from fullboard.house.table import Table
from tests.apart import run_apart
from tests.house.evening import Evening, refused, until
from tests.house.postgres import Cluster
from tests.house.server import Caller, Server

pytestmark = pytest.mark.slow


def test_the_match_goes_on_after_a_restart(tmp_path: Path, cluster: Cluster) -> None:
    with Server(tmp_path / "data", database=cluster.new_database()) as server:
        caller = Caller(server, "Anna")
        table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]

        def my_turn() -> Any:
            deadline = time.monotonic() + 60
            while not (state := caller.get(f"/tables/{table}"))["legal"] and state["status"] == "running":
                assert time.monotonic() < deadline
                time.sleep(0.02)
            return state

        def play(state: Any) -> Any:
            return caller.post(f"/tables/{table}/move", move=state["legal"][0]["notation"], step=state["step"])

        play(my_turn())
        state = my_turn()
        cluster.stop()
        cluster.open()
        assert play(state).status_code == 200  # as if nothing had happened
        state = my_turn()
        cluster.stop()
        with ThreadPoolExecutor(2) as people:  # so that both are patient at the same time
            away = people.submit(play, state)
            new = people.submit(caller.post, "/tables", game="companeros", seats=["me", "random", "random"])
        answers = [asked.result() for asked in (away, new)]
        assert [(each.status_code, each.json()["code"]) for each in answers] == [(503, "database-away")] * 2
        cluster.open()
        assert my_turn()["step"] == state["step"]
        assert play(state).status_code == 200
        while (state := my_turn())["status"] == "running":
            assert play(state).status_code == 200
        record = caller.http.get(f"/tables/{table}/record").text
        assert Match.from_record(record).over
        assert "the database is away" in server.log
        assert "Traceback" not in server.log
    server.open()  # and it was all on the disk
    assert caller.http.get(f"/tables/{table}/record").text == record
    server.stop()


def on_postgres(test: Callable[[Evening, Cluster], Awaitable[None]]) -> Callable[[Cluster], None]:
    """A test that is a coroutine and gets a house on PostgreSQL."""

    def run(cluster: Cluster) -> None:
        async def go() -> None:
            here = Evening(cluster.new_database())
            try:
                await test(here, cluster)
            finally:
                await here.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


def hang_up(here: Evening, cluster: Cluster) -> None:
    """End every connection to this house's database, as an administrator may."""
    name = here.house.store.engine.url.database
    cluster.admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


def lose_connection_when_committed(here: Evening, cluster: Cluster, stored: bool) -> None:
    """With the next change of a table the connection breaks at the commit, before or after it is stored."""
    engine, tables = here.house.store.engine, here.house.store
    dialect = engine.dialect
    commit, write = dialect.do_commit, tables.write

    def broken(connection: Any) -> None:
        dialect.do_commit = commit  # type: ignore[method-assign]
        if stored:
            commit(connection)
        hang_up(here, cluster)
        connection.execute("SELECT 1")

    async def write_once(work: Any) -> Any:
        tables.write = write  # type: ignore[method-assign]
        dialect.do_commit = broken  # type: ignore[method-assign,assignment]
        return await write(work)

    tables.write = write_once  # type: ignore[method-assign]


async def to_move(here: Evening) -> tuple[Table, Guest]:
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["me", "random", "random"])
    return await here.until_turn_of(table, 0), anna


@pytest.mark.parametrize("stored", [True, False])
def test_a_move_whose_commit_was_in_doubt_is_looked_up_and_made_once(cluster: Cluster, stored: bool) -> None:
    @on_postgres
    async def doubtful(here: Evening, cluster: Cluster) -> None:
        table, anna = await to_move(here)
        match = table.running()
        first = match.notation(match.legal(0)[0])
        lose_connection_when_committed(here, cluster, stored)
        after = (await here.play(table, anna, first, match.step)).running()
        assert len(after.lines()) == len(match.lines()) + 1
        assert after.lines()[-1].move == first
        await refused("stale-step", here.play(table, anna, first, match.step))
        await here.reopen()
        assert (await here.match(table)).record() == after.record()

    doubtful(cluster)


@pytest.mark.parametrize("stored", [True, False])
def test_a_seat_whose_commit_was_in_doubt_is_taken_and_the_match_begins(cluster: Cluster, stored: bool) -> None:
    @on_postgres
    async def doubtful(here: Evening, cluster: Cluster) -> None:
        anna, bob = await here.people("Anna", "Bob")
        table = await here.create(anna, "siesta", ["me", "person"])
        lose_connection_when_committed(here, cluster, stored)
        assert (await here.sit(table, bob)).status == "running"
        assert await here.scalar("SELECT count(*) FROM lines") == 1

    doubtful(cluster)


@pytest.mark.parametrize("stored", [True, False])
def test_what_cannot_be_looked_up_is_said_to_be_in_doubt(cluster: Cluster, stored: bool) -> None:
    @on_postgres
    async def doubtful(here: Evening, cluster: Cluster) -> None:
        lose_connection_when_committed(here, cluster, stored)
        key = insert(schema.keys).values(key="k", made=0.0)
        error = await refused("database-away", here.house.store.write(lambda connection: connection.execute(key)))
        assert isinstance(error, DatabaseAway)
        assert error.in_doubt
        assert await here.scalar("SELECT count(*) FROM keys") == stored

    doubtful(cluster)


@on_postgres
async def test_work_that_was_not_committed_is_done_again(here: Evening, cluster: Cluster) -> None:
    tried = []

    def work(connection: Connection) -> Any:
        tried.append(1)
        if len(tried) == 1:
            hang_up(here, cluster)
        return connection.scalar(text("SELECT 6 * 7"))

    others = [here.house.store.read(lambda connection: connection.scalar(text("SELECT 1"))) for _ in range(3)]
    assert await asyncio.gather(here.house.store.write(work), *others) == [42, 1, 1, 1]
    assert len(tried) == 2
    tried.clear()
    assert await here.house.store.read(work) == 42
    assert len(tried) == 2


def test_reads_and_writes_wait_a_little_for_a_database_that_is_away(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store, "PATIENCE_SECONDS", 0.5)

    @on_postgres
    async def away(here: Evening, cluster: Cluster) -> None:
        table, anna = await to_move(here)
        match = table.running()
        move = match.legal(0)[0]
        cluster.stop()
        try:
            start = time.monotonic()
            attempts = [here.find(table), here.play(table, anna, move, match.step), here.guest("Bob")]
            outcomes = await asyncio.gather(*attempts, return_exceptions=True)
            assert time.monotonic() - start >= 0.5
            assert all(isinstance(each, DatabaseAway) and not each.in_doubt for each in outcomes)
        finally:
            cluster.open()
        assert (await here.match(table)).record() == match.record()
        assert len((await here.play(table, anna, move, match.step)).running().lines()) == len(match.lines()) + 1
        assert (await here.guest("Bob")).name == "Bob"

    away(cluster)
    assert "the database is away" in caplog.text


@on_postgres
async def test_who_asks_while_it_is_away_is_served_if_it_comes_back_in_time(here: Evening, cluster: Cluster) -> None:
    table, anna = await to_move(here)
    match = table.running()
    cluster.stop()
    with pytest.MonkeyPatch.context() as patience:
        patience.setattr(store, "PATIENCE_SECONDS", 60.0)
        playing = asyncio.create_task(here.play(table, anna, match.legal(0)[0], match.step))
        looking = asyncio.create_task(here.find(table))
        await asyncio.sleep(0.5)
        assert not playing.done()
        await asyncio.to_thread(cluster.open)
        assert len((await playing).running().lines()) == len(match.lines()) + 1
        assert (await looking).id == table.id


@on_postgres
async def test_an_open_house_lives_through_a_restart(here: Evening, cluster: Cluster) -> None:
    await here.house.open()
    heard: list[News] = []
    here.house.bus.listen(heard.append)
    table, anna = await to_move(here)
    here.house.presence.enter(table.id, anna.id)
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.open)
    await until(lambda: News("reconnected") in heard)
    match = table.running()
    await here.play(table, anna, match.legal(0)[0], match.step)
    here.house.presence.enter(table.id, None)
    await until(lambda: all(not task.done() for task in here.house._tasks))
    seen = select(schema.presence.c.guest)
    deadline = time.monotonic() + 60
    while anna.id not in await here.house.store.read(lambda connection: connection.scalars(seen).all()):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
