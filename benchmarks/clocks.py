"""Many tables over days: what an idle house costs, how soon a deadline is acted upon, how soon one is called.

`python -m benchmarks.clocks [TABLES] [sqlite|postgresql|URL]`; the database is one of its own unless a URL is given.
"""

import asyncio
import os
import secrets
import sys
import time
from typing import Any

from sqlalchemy import Connection, insert, select
from tests.house.calls.answering import answering

from benchmarks.databases import Worked, database
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.work.service import WorkService

IDLE_SECONDS = 30.0
PACE = "days 3"


async def begun(house: House, people: list[Guest], pace: str) -> Table:
    """A match of these people."""
    wish = Wish("companeros", ["me", *["person"] * (len(people) - 1)], settings=Settings(pace=pace))
    table = await house.seating.create(people[0].id, people[0].name, wish)
    for guest in people[1:]:
        table = await house.seating.sit(table.id, guest.id, guest.name, None, None)
    return table


def copy(connection: Connection, table: Table, many: int) -> None:
    """So many tables like this one."""
    row = dict(connection.execute(select(schema.tables).where(schema.tables.c.id == table.id)).one()._mapping)
    new = [{**row, "id": secrets.token_hex(8), "key": None} for _ in range(many)]
    connection.execute(insert(schema.tables), new)
    for each in (schema.seats, schema.lines):
        own = [dict(found._mapping) for found in connection.execute(select(each).where(each.c.table == table.id))]
        connection.execute(insert(each), [{**one, "table": made["id"]} for made in new for one in own])


async def measure(many: int, url: str, worked: Worked) -> None:
    """All three figures."""
    house = House(url, private_calls=True)
    await house.open()
    people = [await house.people.welcome(name) for name in ("Anna", "Bob", "Carla")]
    table = await begun(house, people, PACE)
    await house.store.write(lambda connection: copy(connection, table, many))
    service = WorkService(house, 1)
    work = asyncio.create_task(service.run())
    await asyncio.sleep(5)
    spent, beside, since = time.process_time(), worked(), time.monotonic()
    await asyncio.sleep(IDLE_SECONDS)
    passed = time.monotonic() - since
    share, beside_it = (time.process_time() - spent) / passed, (worked() - beside) / passed
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"idle, {many} tables with clocks: {100 * share:.2f} % of a core, the database {100 * beside_it:.2f} %")
    others = [await house.people.welcome(name) for name in ("Dora", "Emil", "Fay")]
    hasty = await begun(house, others, "live 10")
    seat = hasty.actors[0]
    due = time.monotonic() + 10
    late = await _until(lambda: _noticed(house, hasty, seat))
    print(f"a clock that has run out is acted upon after {late - due:.2f} s")
    async with answering() as there:
        quick = await begun(house, others, "live")
        mover = quick.actors[0]
        called = others[(mover + 1) % 3]
        keys = there.subscription
        home = "https://games.example"
        await house.channels.add_push(called.id, keys["endpoint"], keys["p256dh"], keys["auth"], home, "en")
        match = quick.running()
        moved = time.monotonic()
        await house.play.play(quick.id, others[mover].id, match.legal(mover)[0])
        arrived = await _until(lambda: bool(there.pushed))
        print(f"a call has arrived {arrived - moved:.2f} s after the move")
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    await service.close()
    await house.close()


def _noticed(house: House, table: Table, seat: int) -> bool:
    known = house.tables.known(table.id)
    return known is not None and seat in known.notices


async def _until(condition: Any) -> float:
    while not condition():
        await asyncio.sleep(0.01)
    return time.monotonic()


def main() -> None:
    """Measure, on a database of one's own."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with database(*sys.argv[2:3]) as (url, worked):
        asyncio.run(measure(many, url, worked))


if __name__ == "__main__":
    main()
