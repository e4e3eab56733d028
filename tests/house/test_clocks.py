"""Clocks at a table: they run in the database, stand while the house is down, and what the table agreed on is done."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Connection, update

from fullboard.core.shelf import USUAL_BOT
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import schema
from fullboard.house.store.hours import moment
from fullboard.house.table import Table
from fullboard.house.upkeep import IDLE_SECONDS
from fullboard.house.work.service import WorkService
from tests.house.evening import Evening, evening, refused, until

DAY = 86400.0


async def timed(here: Evening, pace: str, **settings: Any) -> tuple[Table, list[Guest]]:
    """Three people at a table with clocks, in a house that has been open for a moment."""
    await here.house.upkeep.beat()
    people = await here.people("Anna", "Bob", "Carla")
    wish = Wish("companeros", ["me", "person", "person"], settings=Settings(pace=pace, **settings))
    table = await here.house.seating.create(people[0].id, people[0].name, wish)
    for guest in people[1:]:
        table = await here.sit(table, guest)
    return table, people


async def pass_time(here: Evening, seconds: float) -> None:
    """The house has been open for so much longer."""
    known = schema.house.c
    later = update(schema.house).values(uptime=known.uptime + seconds)
    await here.house.store.write(lambda connection: connection.execute(later))
    await here.house.upkeep.beat()


def _execute(statement: Any, connection: Connection) -> None:
    connection.execute(statement)


async def remaining(here: Evening, table: Table) -> float:
    """What the clock of whoever is to move shows."""
    present = await here.find(table)
    now = await here.house.store.read(moment)
    return present.clocks[present.actors[0]].remaining(now)


@evening
async def test_the_clock_of_whoever_is_to_move_runs_and_is_stored_with_the_table(here: Evening) -> None:
    table, people = await timed(here, "live 60")
    (seat,) = table.actors
    assert [clock.running for clock in table.clocks] == [at == seat for at in range(3)]
    assert await here.scalar("SELECT deadline FROM tables") == table.clocks[seat].due
    assert 50 < await remaining(here, table) <= 60
    await pass_time(here, 30)
    assert 20 < await remaining(here, table) <= 30
    await here.move_once(table, people)
    assert 50 < await remaining(here, table) <= 60
    before = (await here.find(table)).clocks
    await here.reopen()
    assert (await here.find(table)).clocks == before


@evening
async def test_no_clock_runs_while_the_house_is_down_or_its_clock_is_put_on(here: Evening) -> None:
    table, _ = await timed(here, "days 1")
    for jump in (-40 * DAY, 40 * DAY):  # the last sign of life is long ago, or far ahead
        known = schema.house.c
        gone = update(schema.house).values(alive=known.alive + jump)
        await here.house.store.write(partial(_execute, gone))
        await here.reopen()
        await here.house.upkeep.beat()
        assert await remaining(here, table) > DAY - 60
    await here.house.timekeeping.act(table.id)
    assert not (await here.find(table)).owed


@evening
async def test_a_bot_makes_the_move_of_whoever_is_late_and_then_has_the_seat(here: Evening) -> None:
    table, people = await timed(here, "live 60")
    seat = table.actors[0]
    await here.house.timekeeping.act(table.id)
    assert (await here.find(table)).owed == ()  # it is not time yet
    await pass_time(here, 61)
    after = await here.house.timekeeping.act(table.id)
    assert (after.owed, after.seats[seat].away, after.notices[seat].what) == ((seat,), False, "late")
    assert await here.scalar("SELECT deadline FROM tables") is None
    after = await here.bot_moves(after, seat)
    assert seat not in after.owed
    while seat not in (after := await here.find(table)).actors:
        await here.move_once(table, people)
    await pass_time(here, 61)
    after = await here.house.timekeeping.act(table.id)
    assert (after.seats[seat].away, after.seats[seat].bot, after.notices[seat].what) == (True, USUAL_BOT, "timeout")
    back = await here.sit(table, people[seat])
    assert not back.seats[seat].away
    assert back.clocks[seat].running


@evening
async def test_whoever_is_late_may_still_move_until_the_bot_has(here: Evening) -> None:
    table, people = await timed(here, "live 60")
    seat = table.actors[0]
    await pass_time(here, 61)
    await here.house.timekeeping.act(table.id)
    assert await here.move_once(table, people) == seat
    assert seat not in (await here.find(table)).owed


@evening
async def test_a_table_may_agree_that_the_match_ends_then(here: Evening) -> None:
    table, _ = await timed(here, "live 60", late="end")
    seat = table.actors[0]
    await pass_time(here, 61)
    after = await here.house.timekeeping.act(table.id)
    assert (after.status, after.notices[seat].what) == ("closed", "ended")
    assert not any(clock.running for clock in after.clocks)


@evening
async def test_others_can_give_more_time(here: Evening) -> None:
    table, people = await timed(here, "live 60")
    seat = table.actors[0]
    other = next(at for at in range(3) if at != seat)
    give = here.house.timekeeping.give
    await refused("time-from-others", give(table.id, people[seat].id, seat))
    await refused("no-clock-running", give(table.id, people[seat].id, other))
    await refused("bad-seat", give(table.id, people[other].id, 10**9))
    stranger = await here.guest("Dora")
    await refused("not-your-seat", give(table.id, stranger.id, seat))
    await give(table.id, people[other].id, seat)
    assert 110 < await remaining(here, table) <= 120
    await pass_time(here, 121)
    await here.house.timekeeping.act(table.id)
    after = await give(table.id, people[other].id, seat)  # the bot has not moved yet
    assert (after.owed, after.clocks[seat].running) == ((), True)
    for _ in range(5):
        await give(table.id, people[other].id, seat)
    await refused("time-enough", give(table.id, people[other].id, seat))


@evening
async def test_over_days_nobody_has_to_be_there(here: Evening) -> None:
    table, people = await timed(here, "days 30")
    seat = table.actors[0]
    other = people[(seat + 1) % 3]
    await refused("clock-decides", here.house.seating.replace(table.id, other.id, seat))
    await here.set_row(table, touched=1.0)
    await pass_time(here, IDLE_SECONDS["running"])
    assert await here.house.upkeep.expire() == 0
    await pass_time(here, IDLE_SECONDS["running"])
    assert await here.house.upkeep.expire() == 0


@evening
async def test_days_off_stop_one_s_own_clock_at_once(here: Evening) -> None:
    table, people = await timed(here, "days 1", holidays=2)
    keep = here.house.timekeeping
    guest = people[table.actors[0]]
    await here.house.channels.live(guest.id, "Pacific/Auckland", None, None, None)
    today = datetime.now(UTC).date() + timedelta(days=2)
    for first, last in (("yesterday", ""), ("2020-01-01", ""), ("9999-12-31", ""), ("2026-02-31", ""), ("", "")):
        await refused("bad-days-off", keep.take_off(guest.id, first, last))
    due = (await here.find(table)).clocks[table.actors[0]].due
    assert due is not None
    tomorrow = (datetime.now(UTC) + timedelta(hours=14)).date().isoformat()
    await keep.take_off(guest.id, tomorrow, (today + timedelta(days=3)).isoformat())
    later = (await here.find(table)).clocks[table.actors[0]].due
    assert later is not None
    assert later > due + DAY / 2
    await refused("too-many-holidays", keep.take_off(guest.id, tomorrow, (today + timedelta(days=200)).isoformat()))
    taken = await keep.holidays(guest.id)
    for day in taken[1:]:
        await keep.come_back(guest.id, day.isoformat())
    assert await keep.holidays(guest.id) == taken[:1]
    await here.house.people.forget(guest.id)
    assert await keep.holidays(guest.id) == []


@evening
async def test_the_work_service_acts_upon_what_is_due(here: Evening) -> None:
    table, _ = await timed(here, "live 60")
    seat = table.actors[0]
    work = asyncio.create_task(WorkService(here.house).acting.run())  # its thinkers are not needed for that
    try:
        await pass_time(here, 61)
        await until(lambda: _was_late(here.house, table, seat))
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


def _was_late(house: House, table: Table, seat: int) -> bool:
    known = house.tables.known(table.id)
    return known is not None and known.owed == (seat,)
