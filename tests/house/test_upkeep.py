"""Upkeep: idle tables are cleared, but not because a clock was wrong; what is old is removed as the settings say."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from fullboard.house import upkeep
from fullboard.house.errors import DatabaseAway
from fullboard.house.pace.clocks import Instant
from fullboard.house.store import schema
from fullboard.house.store.rows import upsert
from fullboard.house.table import Table
from fullboard.house.upkeep import DAY, GRACE_SECONDS, IDLE_SECONDS, Retention
from tests.apart import run_apart
from tests.house.evening import Evening, evening, refused, until

pytestmark = pytest.mark.slow


async def been_open(here: Evening, seconds: float) -> None:
    """The house has been open for so long, in all."""
    row = {"alive": time.time(), "uptime": seconds}
    await here.house.store.write(lambda connection: upsert(connection, schema.house, {"id": 1}, row))


async def idle(here: Evening, table: Table, seconds: float) -> None:
    await here.set_row(table, touched=time.time() - seconds)


async def status(here: Evening, table: Table) -> str:
    return (await here.find(table)).status


# Idle tables


@evening
async def test_idle_tables_expire_once_the_house_has_been_open_for_a_while_since(here: Evening) -> None:
    anna = await here.guest("Anna")
    waiting = await here.create(anna, "companeros", ["me", "person", "person"])
    running, people = await here.begun()
    await here.move_once(running, people)
    busy, _ = await here.begun()
    expire = here.house.upkeep.expire
    assert await expire() == 0
    await idle(here, waiting, IDLE_SECONDS["open"] + 1)
    await idle(here, running, IDLE_SECONDS["running"] + 1)
    assert await expire() == 0  # marked
    assert await expire() == 0
    await been_open(here, GRACE_SECONDS["open"])
    assert await expire() == 1
    assert [await status(here, each) for each in (waiting, running, busy)] == ["closed", "running", "running"]
    await been_open(here, GRACE_SECONDS["running"])
    assert await expire() == 1
    assert [await status(here, each) for each in (waiting, running, busy)] == ["closed", "closed", "running"]
    await here.reopen()
    assert (await here.find(running)).finished_match().closed


@evening
async def test_a_table_at_which_something_happens_is_no_longer_idle(here: Evening) -> None:
    running, people = await here.begun()
    await idle(here, running, IDLE_SECONDS["running"] + 1)
    assert await here.house.upkeep.expire() == 0
    await here.move_once(running, people)
    await been_open(here, 2 * GRACE_SECONDS["running"])
    assert await here.house.upkeep.expire() == 0
    await idle(here, running, IDLE_SECONDS["running"] + 1)
    assert await here.house.upkeep.expire() == 0  # it is marked anew
    assert await status(here, running) == "running"


def test_a_clock_that_is_ahead_closes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @evening
    async def ahead(here: Evening) -> None:
        anna = await here.guest("Anna")
        waiting = await here.create(anna, "companeros", ["me", "person", "person"])
        running, people = await here.begun()
        await here.reopen()
        later = SimpleNamespace(time=lambda: time.time() + 15 * DAY, monotonic=time.monotonic)
        monkeypatch.setattr(upkeep, "time", later)
        for _ in range(5):
            await here.house.upkeep.beat()
            await here.house.upkeep.go_round()
        assert [await status(here, each) for each in (waiting, running)] == ["open", "running"]
        monkeypatch.setattr(upkeep, "time", time)  # it is set right
        await here.house.upkeep.beat()
        await been_open(here, 100 * DAY)
        await here.house.upkeep.go_round()
        assert [await status(here, each) for each in (waiting, running)] == ["open", "running"]
        await here.move_once(running, people)

    ahead(database)


@evening
async def test_a_damaged_table_keeps_no_other_from_being_cleared(here: Evening) -> None:
    (damaged, _), (running, _) = [await here.begun() for _ in range(2)]
    for table in (damaged, running):
        await idle(here, table, IDLE_SECONDS["running"] + 1)
    await here.set_row(damaged, heading="nonsense")
    await here.house.upkeep.expire()
    await been_open(here, GRACE_SECONDS["running"])
    await here.house.upkeep.expire()
    assert await status(here, running) == "closed"


# Being alive


class Clock:
    """A clock that goes as it is told."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    def moment(self, _: object) -> Instant:
        return Instant(0.0, self.now)


def test_the_house_counts_how_long_it_has_been_open(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(upkeep, "time", clock)
    monkeypatch.setattr(upkeep, "moment", clock.moment)

    @evening
    async def count(here: Evening) -> None:
        async def uptime() -> float:
            return float(await here.scalar("SELECT uptime FROM house"))

        for _ in range(6):
            clock.now += 10
            await here.house.upkeep.beat()
        assert await uptime() == 60
        assert await here.scalar("SELECT alive FROM house") == clock.now
        clock.now += 3600  # it was asleep
        await here.house.upkeep.beat()
        assert 60 <= await uptime() <= 80
        before = await uptime()
        await here.reopen()
        clock.now += 30 * DAY  # it was closed
        here.house.upkeep._last = clock.now
        clock.now += 10
        await here.house.upkeep.beat()
        assert await uptime() == before + 10

    count(database)


def test_several_processes_count_no_second_twice(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(upkeep, "time", clock)
    monkeypatch.setattr(upkeep, "moment", clock.moment)

    async def count() -> None:
        doors = [Evening(database) for _ in range(4)]
        for _ in range(10):
            for door in doors:
                clock.now += 2.5
                await door.house.upkeep.beat()
        assert float(await doors[0].scalar("SELECT uptime FROM house")) == 100
        for door in doors:
            await door.close()

    run_apart(count())


def test_upkeep_goes_on_after_a_bad_day(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "ALIVE_SECONDS", 0.01)

    @evening
    async def bad(here: Evening) -> None:
        troubles: list[Exception] = [DatabaseAway(), RuntimeError("dust everywhere")]
        beat, beaten = here.house.upkeep.beat, []

        async def hard_beat() -> None:
            if troubles:
                raise troubles.pop(0)
            await beat()
            beaten.append(1)

        here.house.upkeep.beat = hard_beat  # type: ignore[method-assign]
        task = asyncio.create_task(here.house.upkeep.run())
        await until(lambda: len(beaten) > 1)
        task.cancel()
        assert await here.scalar("SELECT count(*) FROM house") == 1

    bad(database)
    assert "upkeep failed: dust everywhere" in caplog.text
    assert "database-away" not in caplog.text  # the store has said so


# What is kept how long


async def finished(here: Evening, people: bool) -> Table:
    guest = await here.guest("Anna")
    table = await here.create(guest, "siesta", ["me" if people else "random", "random"])
    return await here.play_out(table, [guest])


Test = Callable[[Evening], Coroutine[Any, Any, None]]


def keeping(retention: Retention) -> Callable[[Test], Callable[[str], None]]:
    """A test that gets a house with these settings."""

    def decorate(test: Test) -> Callable[[str], None]:
        def run(database: str) -> None:
            async def go() -> None:
                here = Evening(database, retention)
                try:
                    await test(here)
                finally:
                    await here.close()

            run_apart(go())

        run.__name__ = test.__name__
        return run

    return decorate


@evening
async def test_tables_and_guests_are_usually_kept_for_ever(here: Evening) -> None:
    table = await finished(here, people=False)
    await idle(here, table, 3650 * DAY)
    await here.house.store.write(lambda connection: connection.execute(update(schema.guests).values(seen=0.0)))
    await here.guest("Zoe")
    await here.house.upkeep.go_round()
    assert await status(here, table) == "over"
    assert await here.scalar("SELECT count(*) FROM guests") == 2


@keeping(Retention(finished=30))
async def test_finished_tables_without_people_go_after_their_time(here: Evening) -> None:
    old, young, with_people = [await finished(here, people) for people in (False, False, True)]
    still = await here.create(await here.guest("Bob"), "siesta", ["random", "random"])
    forgotten = await finished(here, people=True)
    await here.house.people.forget(str(forgotten.seats[0].guest))
    await here.say(old, await here.guest("Zoe"), "hello")
    await here.set_row(with_people, rematch=old.id)
    analysis = {"kind": "analysis", "game": "siesta", "given": b"", "asked": time.time(), "guest": old.host}
    rows = [{**analysis, "id": each.id, "subject": f"{each.id}/1/1"} for each in (old, young)]
    await here.house.store.write(lambda connection: connection.execute(insert(schema.jobs), rows))
    for table in (old, with_people, still, forgotten):
        await idle(here, table, 31 * DAY)
        await here.find(table)
    await idle(here, young, 29 * DAY)
    await here.house.upkeep.go_round()
    for table in (old, forgotten):
        await refused("unknown-table", here.find(table))
    for name in ("lines", "seats", "chat", "notices", "presence"):
        assert await here.scalar(f'SELECT count(*) FROM {name} WHERE "table" = :old', old=old.id) == 0
    assert (await here.find(with_people)).rematch is None
    assert [await status(here, each) for each in (young, with_people, still)] == ["over", "over", "running"]
    jobs = select(schema.jobs.c.subject)
    left = await here.house.store.read(lambda connection: connection.scalars(jobs).all())
    assert left == [f"{young.id}/1/1"]


@keeping(Retention(guests=30))
async def test_guests_whom_no_table_knows_go_after_their_time(here: Evening) -> None:
    names = ("Gone", "Here", "Sits", "Hosts", "Spoke")
    gone, seen, sits, hosts, spoke = guests = await here.people(*names)
    table = await here.create(hosts, "siesta", ["person", "person"])
    await here.sit(table, sits)
    await here.say(table, spoke, "hello")
    await here.house.people.make_code(gone)
    await here.house.commitments.make(gone.id)
    old = update(schema.guests).where(schema.guests.c.id != seen.id).values(seen=time.time() - 31 * DAY)
    await here.house.store.write(lambda connection: connection.execute(old))
    await here.house.upkeep.go_round()
    left = await here.house.store.read(lambda connection: set(connection.scalars(select(schema.guests.c.name))))
    assert left == set(names) - {"Gone"}
    await here.reopen()
    assert [await here.house.people.by_session(guest.session) is not None for guest in guests] == [False] + [True] * 4


@keeping(Retention(jobs=1))
async def test_what_was_asked_for_goes_after_its_time_and_analyses_stay(here: Evening) -> None:
    anna = await here.guest("Anna")
    old, new = time.time() - 2 * DAY, time.time()
    base = {"guest": anna.id, "game": "siesta", "given": b""}
    rows = [
        {**base, "id": f"{kind} {asked}", "kind": kind, "subject": f"{kind} {asked}", "asked": asked}
        for kind in ("upload", "hint", "analysis")
        for asked in (old, new)
    ]
    frames = [{"job": row["id"], "number": 0, "data": b"x"} for row in rows[:2]]

    def write(connection: Any) -> None:
        connection.execute(insert(schema.jobs), rows)
        connection.execute(insert(schema.frames), frames)

    await here.house.store.write(write)
    await here.house.upkeep.go_round()
    jobs, shown = select(schema.jobs.c.kind, schema.jobs.c.asked), select(schema.frames.c.job)
    left = await here.house.store.read(lambda connection: {(row.kind, row.asked) for row in connection.execute(jobs)})
    assert left == {("upload", new), ("hint", new), ("analysis", old), ("analysis", new)}
    assert await here.house.store.read(lambda connection: connection.scalars(shown).all()) == [f"upload {new}"]


@evening
async def test_what_only_mattered_for_a_moment_is_swept_up(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["me", "person"])
    old = time.time() - 2 * DAY
    rows: list[tuple[Any, dict[str, Any], dict[str, Any]]] = [
        (schema.codes, {"digest": "a", "guest": anna.id, "expires": old}, {"digest": "b", "expires": old + 9 * DAY}),
        (
            schema.commitments,
            {"commitment": "a", "guest": anna.id, "secret": b"s", "made": old},
            {"commitment": "b", "made": time.time()},
        ),
        (schema.presence, {"table": table.id, "guest": anna.id, "at": old}, {"guest": "other", "at": time.time()}),
        (
            schema.leases,
            {"subject": "a", "revision": 1, "holder": "h", "until": old},
            {"subject": "b", "until": time.time()},
        ),
        (schema.workers, {"id": "a", "games": {}, "version": "1", "alive": old}, {"id": "b", "alive": time.time()}),
    ]

    def write(connection: Any) -> None:
        for name, stale, fresh in rows:
            connection.execute(insert(name), [stale, {**stale, **fresh}])

    await here.house.store.write(write)
    await here.house.upkeep.go_round()
    for name, _, _ in rows:
        assert await here.scalar(f"SELECT count(*) FROM {name.name}") == 1
