"""Clocks that have run out: found by index, by the house's own time, and acted upon once, whoever falls over."""

import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import exists, select

from fullboard.core.shelf import shelf
from fullboard.house.errors import NotThere
from fullboard.house.store import schema
from fullboard.house.store.hours import uptime
from fullboard.house.work.lanes import Figures, Look, Place, Work
from fullboard.house.work.leases import Lease, Leases, end

if TYPE_CHECKING:
    from fullboard.house.house import House

PREFIX = "clock:"
ACTING = 4  # tables side by side: nothing is thought about here

known = schema.tables.c


class Deadlines:
    """Finds tables at which somebody's time has run out."""

    def __init__(self, house: "House", leases: Leases, figures: Figures) -> None:
        self.house = house
        self.leases = leases
        self.figures = figures
        now = uptime(house.store.engine.dialect.name)
        subject = PREFIX + known.id
        taken = exists().where((schema.leases.c.subject == subject) & leases.held(known.revision))
        self._due = (
            select(known.id, known.revision, known.deadline)
            .where(schema.TIMED, known.deadline <= now, known.game.in_(list(shelf())), ~taken)
            .order_by(known.deadline)
        )

    async def offer(self, look: Look) -> list[Work]:
        """Tables that nobody sees to, the longest overdue first."""
        busy = [subject.removeprefix(PREFIX) for subject in look.busy]
        own = self.house.upkeep.now().up
        wanted = self._due.where(known.id.not_in(busy), known.deadline <= own).limit(look.many)
        rows = await self.house.store.read(lambda connection: connection.execute(wanted).all())
        return [Work(PREFIX + row.id, row.revision, 0, row.deadline, partial(self.act, row.id)) for row in rows]

    async def act(self, table: str, lease: Lease, _: Place) -> None:
        """Do what the table agreed on."""
        begun = time.monotonic()
        with contextlib.suppress(NotThere):  # it was removed
            await self.house.timekeeping.act(table, beside=lambda connection, _: end(connection, lease))
        await self.leases.give_back(lease)  # nothing, if it was done
        self.figures.took("deadline", time.monotonic() - begun)
