"""PostgreSQL restarts under a running house: it waits, or says so, finds it again by itself, and loses nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fullboard.core.match import Match
from fullboard.house import store
from fullboard.house.errors import DatabaseAway, Refused
from fullboard.house.table import Table
from tests.apart import run_apart
from tests.house.evening import Evening
from tests.house.postgres import Cluster
from tests.house.server import Caller, Server


def test_the_match_goes_on_after_a_restart(tmp_path: Path, cluster: Cluster) -> None:
    with Server(tmp_path / "data", database=cluster.new_database()) as server:
        caller = Caller(server, "Anna")
        table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]

        def my_turn() -> Any:
            deadline = time.monotonic() + 30
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
        assert my_turn()["step"] == state["step"]
        cluster.open()
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
                here.store.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


def hang_up(here: Evening, cluster: Cluster) -> None:
    """End every connection to this house's database, as an administrator may."""
    name = here.store.engine.url.database
    cluster.admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


async def two_playing(here: Evening) -> tuple[Table, str]:
    guest = await here.guest("Anna")
    return await here.house.create(guest, "companeros", ["me", "random", "random"]), guest.id


def lose_connection_when_committed(here: Evening, cluster: Cluster, stored: bool) -> None:
    """With the next commit the connection breaks, before or after it is stored; nobody outside can tell which."""
    dialect = here.store.engine.dialect
    commit = dialect.do_commit

    def broken(connection: Any) -> None:
        dialect.do_commit = commit  # type: ignore[method-assign]
        if stored:
            commit(connection)
        hang_up(here, cluster)
        connection.execute("SELECT 1")

    dialect.do_commit = broken  # type: ignore[method-assign]


@pytest.mark.parametrize("stored", [True, False])
def test_a_line_in_doubt_is_looked_up_before_the_next(cluster: Cluster, stored: bool) -> None:
    async def doubtful(here: Evening, cluster: Cluster) -> None:
        table, anna = await two_playing(here)
        match = table.running()
        while (seat := match.actors[0]) != 0:
            await here.house.play_for(table, seat, match.notation(match.legal(seat)[0]), len(match.lines()))
            match = table.running()
        lines = len(match.lines())
        first, second = (match.notation(move) for move in match.legal(0)[:2])
        lose_connection_when_committed(here, cluster, stored)
        with pytest.raises(DatabaseAway) as away:
            await here.house.play(table, anna, first, match.step)
        assert away.value.in_doubt
        assert table.match is match  # nothing is shown that may not have been stored
        if stored:  # she tries another card, and is shown that the first one counts
            with pytest.raises(Refused) as refused:
                await here.house.play(table, anna, second, match.step)
            assert refused.value.code == "stale-step"
        else:
            await here.house.play(table, anna, second, match.step)
        assert len(table.running().lines()) == lines + 1
        assert table.running().lines()[-1].text().split(" ", 2)[2] == (first if stored else second)
        shown = table.running().record()
        here.reopen()
        assert (await here.house.find(table.id)).running().record() == shown

    on_postgres(doubtful)(cluster)


@on_postgres
async def test_work_that_was_not_committed_is_done_again(here: Evening, cluster: Cluster) -> None:
    tried = []

    def work(connection: Any) -> Any:
        tried.append(1)
        if len(tried) == 1:
            hang_up(here, cluster)
        return connection.scalar(text("SELECT 6 * 7"))

    others = [here.store.run(lambda connection: connection.scalar(text("SELECT 1"))) for _ in range(3)]
    assert await asyncio.gather(here.store.run(work), *others) == [42, 1, 1, 1]
    assert len(tried) == 2


def test_a_table_that_was_full_when_the_database_went_away_begins_later(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE_SECONDS", 0.2)

    async def late(here: Evening, cluster: Cluster) -> None:
        anna, bob = await here.people("Anna", "Bob")
        table = await here.house.create(anna, "siesta", ["me", "person"])
        lose_connection_when_committed(here, cluster, stored=True)
        with pytest.raises(DatabaseAway):
            await here.house.sit(table, bob)
        await here.house.sit(table, bob)  # he tries again
        assert table.status == "running"
        other = await here.house.create(anna, "siesta", ["me", "person"])
        other.seats[1].bot = "random"  # as if the house had fallen over between the last seat and the deal
        assert (await here.house.find(other.id)).status == "running"

    on_postgres(late)(cluster)
