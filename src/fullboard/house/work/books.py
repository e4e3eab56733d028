"""The books of the house: results that are lacking are written, and rated matches are counted, in order."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update

from fullboard.house.errors import DatabaseAway, Refused
from fullboard.house.marks import mark_of
from fullboard.house.results import catch_up, lacking
from fullboard.house.store import schema
from fullboard.house.work.lanes import Look, Place, Work
from fullboard.house.work.leases import Lease, Leases
from fullboard.house.work.reckoning import Reckoning, Superseded, subject_of, unrated

if TYPE_CHECKING:
    from fullboard.house.house import House

log = logging.getLogger("fullboard.work")

ROUND_SECONDS = 600.0  # between looks for results that an older process has not written
LACKING = "results"

Do = Callable[[Lease, Place], Awaitable[None]]


class Books:
    """Offers what has to be written; any number of services share it."""

    def __init__(self, house: "House", leases: Leases) -> None:
        self.house = house
        self.leases = leases
        self._due = 0.0  # by the monotonic clock
        self._passed_over: set[str] = set()  # tables that cannot be read

    async def offer(self, look: Look) -> list[Work]:
        """What is owed now."""
        found = [
            Work(subject_of(game, pace), many, 1, since, self._count(game, pace, since))
            for game, pace, since, many in await unrated(self.house.store)
        ]
        if time.monotonic() >= self._due:
            found.append(Work(LACKING, 0, 2, 0.0, self._catch_up))
        return [work for work in found if work.subject not in look.busy]

    def _count(self, game: str, pace: str, since: float) -> Do:
        async def do(lease: Lease, place: Place) -> None:
            try:
                await Reckoning(self.house.store, lease, game, pace, since).run()
            except Superseded:
                return
            await self.leases.let_go(lease)

        return do

    async def _catch_up(self, lease: Lease, place: Place) -> None:
        """Write results of matches that have none, until there are no more."""
        store = self.house.store
        await store.write(_mark)
        while found := await store.read(lambda connection: lacking(connection, self._passed_over)):
            for table in found:
                await self._write(table)
        self._due = time.monotonic() + ROUND_SECONDS
        await self.leases.let_go(lease)

    async def _write(self, table_id: str) -> None:
        try:
            table = await self.house.tables.find(table_id)
            if await self.house.store.write(lambda connection: catch_up(connection, table)):
                return
        except DatabaseAway:
            raise
        except Refused as error:
            log.warning("table %s has no results: %s", table_id, error)
        self._passed_over.add(table_id)


def _mark(connection: Connection) -> None:
    """Guests whom an older process has welcomed get their marks."""
    known = schema.guests.c
    for guest in connection.scalars(select(known.id).where(known.mark.is_(None))).all():
        connection.execute(update(schema.guests).where(known.id == guest).values(mark=mark_of(guest)))
