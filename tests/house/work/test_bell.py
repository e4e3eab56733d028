"""The bell: asked once for everything, it wakes those for whom there is something, and nobody else."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, insert

from fullboard.house.store import Store, schema
from fullboard.house.work.bell import Bell, work_there
from fullboard.house.work.service import WorkService
from tests.house.evening import Evening, evening
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
