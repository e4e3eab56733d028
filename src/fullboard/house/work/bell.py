"""The bell: whether there is anything to do is asked once a second for all lanes, in one question.

Those who bring work call by themselves. What comes due with time, what another machine has brought and what somebody
has let go of is found here; a house in which nothing happens is asked nothing else.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, exists, select

from fullboard.house.again import next_time
from fullboard.house.store import Store, schema
from fullboard.house.store.hours import uptime

RING_SECONDS = 1.0

Wake = Callable[[], None]


class Bell:
    """Wakes those for whom there may be something, each by the name of what they do."""

    def __init__(self, store: Store, wakes: Mapping[str, Wake]) -> None:
        self.store = store
        self.wakes = dict(wakes)
        there = work_there(store)
        self._asked = select(*(there[name].label(name) for name in self.wakes))

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(RING_SECONDS)
            with next_time("what there is to do was not asked"):
                await self.ring()

    async def ring(self) -> None:
        """Ask once."""
        row = await self.store.read(lambda connection: connection.execute(self._asked).one())
        for name, wake in self.wakes.items():
            if row._mapping[name]:
                wake()


def work_there(store: Store) -> dict[str, ColumnElement[Any]]:
    """For everything that is done here, whether there is any of it: each answered by an index."""
    tables, calls, mails = schema.tables.c, schema.calls.c, schema.mails.c
    now = uptime(store.engine.dialect.name)
    return {
        "jobs": exists().where(schema.jobs.c.finished.is_(None)),
        "turns": exists(select(tables.id).where(schema.OWED)),
        "books": exists().where(schema.results.c.unrated),
        "deadlines": exists(select(tables.id).where(schema.TIMED, tables.deadline <= now)),
        "calls": exists().where(calls.due.is_not(None), calls.due <= store.clock),
        "orders": exists(select(schema.orders.c.id).where(schema.WAITING)),
        "mails": exists().where(mails.due <= store.clock),
    }
