"""A house under a clock that jumps by weeks, on and back: `python -m tests.house.jumping DATABASE FOLDER`.

It is run in a process of its own, whose clock it moves by a file in that folder.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from fullboard.house.store.hours import moment
from fullboard.house.table import Table
from fullboard.house.work.deadlines import Deadlines
from fullboard.house.work.lanes import Figures, Look
from fullboard.house.work.leases import Leases
from tests.house.calls.test_calls import HOME, Calling
from tests.house.evening import refused
from tests.house.moved_clock import MovedClock
from tests.house.test_clocks import pass_time, timed

DAY = 86400.0
JUMPS = (40 * DAY, -40 * DAY, -41 * DAY, 0.0)
ANYTHING = Look(50, 50, (), False)
WELL = "nobody was late, and nothing was forgotten"


async def play_on(database: str, clock: MovedClock) -> None:
    """Nobody's time runs out by a clock that is put on or back."""
    here = Calling(database)
    try:
        days, people = await timed(here, "days 1", weekends_off=True, holidays=14)
        hasty, _ = await timed(here, "live 600")
        await pass_time(here, 585)  # fifteen seconds are left, and to the database a jump looks like twenty
        for seconds in JUMPS:
            clock.put(seconds)
            await _nobody_is_late(here, hasty)
            await here.house.upkeep.beat()
            await _nobody_is_late(here, hasty)
            assert await _left(here, days) > DAY - 1200
            assert (await here.find(days)).owed == ()
        await here.move_once(days, people)
    finally:
        await here.close()


async def _left(here: Calling, table: Table) -> float:
    present = await here.find(table)
    now = await here.house.store.read(moment)
    return present.clocks[present.actors[0]].remaining(now)


async def _nobody_is_late(here: Calling, table: Table) -> None:
    """As long as there is time by the house's own time, however busy the machine is."""
    due = (await here.find(table)).clocks[table.actors[0]].due
    deadlines = Deadlines(here.house, Leases(here.house.store, "tests"), Figures())
    found = await deadlines.offer(ANYTHING)
    after = await here.house.timekeeping.act(table.id)
    if due is not None and here.house.upkeep.now().up < due:
        assert (found, after.owed) == ([], ())


async def catch_up(database: str, clock: MovedClock, own: bool, stored: bool) -> None:
    """What was owed while a clock was ahead is done when it has been put back: the house's `own`, the database's."""
    here = Calling(database)
    house, leases = here.house, Leases(here.house.store, "tests")
    try:
        clock.put(40 * DAY)
        await house.upkeep.beat()
        table, people = await here.begun()
        guest = people[0]
        channel = await house.channels.add_webhook(guest.id, "https://127.0.0.1:9/", HOME, "en")
        await house.channels.try_out(guest.id, channel)
        assert await Leases(house.store, "dead").take("turn:dead", 1) is not None
        aside = await leases.take("turn:aside", 1)
        assert aside is not None
        await leases.put_aside(aside)
        code = await house.people.make_code(guest)
        house.presence.look(table.id, guest.id)
        await house.presence.flush()
        clock.put(0)
        await house.upkeep.beat()
        assert len(await here.caller.offer(ANYTHING)) == 1
        for subject in ("turn:dead", "turn:aside") if stored else ():
            assert await leases.take(subject, 1) is not None
        assert await house.presence.there(table.id, [guest.id]) == [not own]  # or nobody would be called for weeks
        if own:
            await refused("code-not-valid", house.accounts.redeem(code))  # or it would be good for weeks
    finally:
        await here.close()


async def go(database: str, clock: MovedClock, own: bool, stored: bool) -> None:
    """All of it."""
    await play_on(database, clock)
    clock.put(0)
    await catch_up(database, clock, own, stored)


def main() -> None:
    """Under a clock of its own, which says so."""
    database, folder = sys.argv[1:]
    clock = MovedClock(Path(folder))
    before = time.time()
    clock.put(DAY)
    assert time.time() > before + DAY / 2, "this clock cannot be moved"
    clock.put(0)
    asyncio.run(go(database, clock, own=True, stored=database.startswith("sqlite")))
    print(WELL)


if __name__ == "__main__":
    main()
