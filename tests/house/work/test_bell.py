"""The bell: asked once for everything, it wakes those for whom there is something, and nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import DatabaseError

from fullboard.house.store import Store, schema, sqlite_url
from fullboard.house.work import bell as bell_module
from fullboard.house.work import service as service_module
from fullboard.house.work.bell import Bell, work_there
from fullboard.house.work.service import WorkService
from tests.apart import run_apart
from tests.house.evening import PATIENCE, Evening, evening
from tests.house.test_clocks import pass_time, timed
from tests.house.test_everything_kept import made_up


def bell_of(store: Store, woken: list[str]) -> Bell:
    return Bell(store, {name: partial(woken.append, name) for name in work_there(store)})


@evening
async def test_the_bell_wakes_those_for_whom_there_is_something(here: Evening) -> None:
    store = here.house.store
    woken: list[str] = []
    bell = bell_of(store, woken)
    table, people = await timed(here, "live 60")
    await bell.ring()
    assert woken == []
    guest = people[0].id

    def leave_work(connection: Connection) -> None:
        now = store.clock
        for kind, changed in (
            (schema.jobs, {"finished": None}),
            (schema.mails, {"due": now}),
            (schema.channels, {}),
            (schema.calls, {"due": now, "channel": "made-up"}),
            (schema.orders, {"state": "waiting"}),
            (schema.results, {"unrated": True}),
        ):
            connection.execute(insert(kind).values({**made_up(kind, guest, guest, table.id), **changed}))

    await store.write(leave_work)
    await bell.ring()
    assert sorted(woken) == ["books", "calls", "jobs", "mails", "orders"]
    woken.clear()
    await pass_time(here, 61)
    await bell.ring()
    assert "deadlines" in woken
    await here.house.timekeeping.act(table.id)  # a bot is to move
    await bell.ring()
    assert "turns" in woken


@evening
async def test_every_lane_is_woken_by_something(here: Evening) -> None:
    service = WorkService(here.house)
    for wake in service.bell.wakes.values():
        wake()
    asleep = [lane for lane in service.lanes if not lane._call.is_set()]
    posting = next(lane for lane, desk in service._desks.items() if desk is service.postman)
    assert asleep == [posting]  # this house sends no mail
    service.thinkers.close()


@evening
async def test_a_bell_that_cannot_ask_asks_again(here: Evening) -> None:
    rung = asyncio.Event()
    bell = Bell(here.house.store, {"turns": rung.set})
    asked = 0

    async def ask() -> None:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise DatabaseError("SELECT", None, sqlite3.DatabaseError("database disk image is malformed"))
        rung.set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bell_module, "RING_SECONDS", 0.0)
        patch.setattr(bell, "ring", ask)
        ringing = asyncio.create_task(bell.run())
        await asyncio.wait_for(rung.wait(), PATIENCE)
        ringing.cancel()
        await asyncio.gather(ringing, return_exceptions=True)
    assert asked >= 3


def test_a_service_says_that_it_is_there_even_if_it_could_not_once(tmp_path: Path) -> None:
    async def go() -> None:
        here = Evening(sqlite_url(tmp_path))
        try:
            service = WorkService(here.house)
            write, failed = here.house.store.write, asyncio.Event()

            async def spoilt(work: Any) -> Any:
                if not failed.is_set():
                    failed.set()
                    raise DatabaseError("INSERT", None, sqlite3.DatabaseError("database disk image is malformed"))
                return await write(work)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(service_module, "ALIVE_SECONDS", 0.0)
                patch.setattr(here.house.store, "write", spoilt)
                saying = asyncio.create_task(service._say_so())
                async with asyncio.timeout(PATIENCE):
                    while not await here.scalar("SELECT count(*) FROM workers"):
                        await asyncio.sleep(0.01)
                saying.cancel()
                await asyncio.gather(saying, return_exceptions=True)
            assert failed.is_set()
        finally:
            await here.close()

    run_apart(go())
