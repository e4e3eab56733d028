"""Upkeep: the house writes down that it is alive, clears idle tables, and removes what is kept no longer."""

import asyncio
import logging
import time
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, or_, select, update

from fullboard.core.shelf import USUAL_BOT
from fullboard.house.again import next_time
from fullboard.house.errors import Refused
from fullboard.house.pace.clocks import Instant
from fullboard.house.peace import Peace
from fullboard.house.seating import cleared
from fullboard.house.store import Store, schema
from fullboard.house.store.hours import ALIVE_SECONDS, MOST_SECONDS, moment, put_back
from fullboard.house.store.rows import upsert
from fullboard.house.store.tables import delete_table
from fullboard.house.table import FINISHED, Table
from fullboard.house.tables import Tables

log = logging.getLogger("fullboard.house")

ROUND_SECONDS = 600.0  # between looking for what is idle or old
IDLE_SECONDS = {"open": 6 * 3600.0, "running": 14 * 86400.0}
GRACE_SECONDS = {"open": 600.0, "running": 86400.0}  # of the house being open, after a table was found to be idle
DAY = 86400.0
MOST_AT_ONCE = 200
JUMP_SECONDS = 1.0  # by which a clock that was not put back may seem to have been


@dataclass(frozen=True)
class Retention:
    """For how many days things are kept; 0 is for ever."""

    finished: float = 0.0  # finished tables at which no people sat
    guests: float = 0.0  # guests who sit at no table, since they were last here
    jobs: float = 1.0 / 24  # records on show, hints; analyses stay as long as their table


class Upkeep:
    """Goes round now and then. Any number of processes may do so side by side."""

    def __init__(self, store: Store, tables: Tables, peace: Peace, retention: Retention) -> None:
        self.store = store
        self.tables = tables
        self.peace = peace
        self.retention = retention
        self._last = time.monotonic()
        self._uptime = 0.0  # in all, when it was written down last

    async def run(self) -> None:
        """Until cancelled."""
        rounds = int(ROUND_SECONDS / ALIVE_SECONDS)
        for turn in count():
            with next_time("upkeep failed"):
                await self.beat()
                await self.peace.unseat_banned()
                if turn % rounds == 0:
                    await self.go_round()
            await asyncio.sleep(ALIVE_SECONDS)

    async def beat(self) -> None:
        """The house is alive, and was since the last time, unless that is long ago.

        What has passed is whatever this process and the database's clock agree on: one that is put on, or a house that
        was down, makes nobody's time run out.
        """
        now = time.monotonic()
        passed = min(now - self._last, MOST_SECONDS)
        known = schema.house.c

        def write(connection: Connection) -> float:
            present = moment(connection).wall
            one = select(known.alive, known.uptime).where(known.id == 1).with_for_update()
            row = connection.execute(one).first()
            uptime = row.uptime if row is not None else 0.0
            since = abs(present - row.alive) if row is not None else passed
            uptime += min(passed, since)
            if row is not None and present < row.alive - JUMP_SECONDS:
                put_back(connection, present)
            upsert(connection, schema.house, {"id": 1}, {"alive": present, "uptime": uptime})
            return uptime

        try:
            uptime = await self.store.write(write)
        finally:
            self._last = now
        self._uptime = uptime

    def now(self) -> Instant:
        """The present moment, as far as this process knows it: for what is shown, not for what is decided."""
        return Instant(self._uptime + min(time.monotonic() - self._last, MOST_SECONDS), time.time())

    async def go_round(self) -> None:
        """Look for what is idle or old."""
        await self.expire()
        tables, removed = await self.store.write(self._remove)
        self.tables.drop(tables)
        if removed:
            log.info("removed %s", removed)

    async def expire(self) -> int:
        """Clear tables at which nothing has happened for long; how many.

        A table that seems idle is marked first, and cleared once the house has been open for a while since: a clock
        that is wrong for an hour clears nothing, and nobody loses a match because the house was closed.
        """
        uptime = await self.store.read(lambda connection: connection.scalar(select(schema.house.c.uptime)) or 0.0)
        return sum([await self._expire(status, uptime) for status in IDLE_SECONDS])

    async def _expire(self, status: str, uptime: float) -> int:
        known = schema.tables.c
        seconds = IDLE_SECONDS[status]
        quiet = and_(known.status == status, known.touched < time.time() - seconds, known.deadline.is_(None))
        mark = update(schema.tables).where(quiet & known.expiring.is_(None)).values(expiring=uptime)
        ripe = select(known.id).where(quiet & (known.expiring <= uptime - GRACE_SECONDS[status])).limit(MOST_AT_ONCE)
        found = await self.store.read(lambda connection: list(connection.scalars(ripe)))
        await self.store.write(lambda connection: connection.execute(mark))
        for table in found:
            try:
                await self.tables.change(table, lambda before: _ended(before, seconds))
            except Refused as error:
                log.warning("table %s cannot be cleared: %s", table, error)
        return len(found)

    def _remove(self, connection: Connection) -> tuple[list[str], dict[str, int]]:
        """Remove what is old: which tables, and how much of everything."""
        now = time.time()
        kept = self.retention
        tables = _remove_tables(connection, now - DAY * kept.finished) if kept.finished else []
        removed = {
            "jobs": _remove_jobs(connection, now - DAY * kept.jobs),
            "tables": len(tables),
            "guests": _remove_guests(connection, now - DAY * kept.guests) if kept.guests else 0,
        }
        for old in (
            delete(schema.codes).where(schema.codes.c.expires < now),
            delete(schema.proofs).where(schema.proofs.c.expires < now),
            delete(schema.scarce).where(schema.scarce.c.until < self.store.clock),
            delete(schema.commitments).where(schema.commitments.c.made < now - DAY),
            delete(schema.presence).where(schema.presence.c.at < now - DAY),
            delete(schema.leases).where(schema.leases.c.until < now - DAY),
            delete(schema.invitations).where(schema.invitations.c.table.in_(_not_open())),
            delete(schema.workers).where(schema.workers.c.alive < now - DAY),
            delete(schema.calls).where(schema.calls.c.due.is_(None) & (schema.calls.c.at < now - DAY)),
            delete(schema.orders).where(schema.orders.c.table.in_(_finished())),
        ):
            connection.execute(old)
        return tables, {what: many for what, many in removed.items() if many}


def _ended(table: Table, seconds: float) -> Table:
    """The table as it is left when nobody comes back; as it is if somebody did in the meantime."""
    if table.finished or table.touched > time.time() - seconds:
        return table
    if table.match is None:
        return cleared(table)
    match = table.match.copy()
    match.close()
    if table.settings.rated:  # whoever did not move any more has left it
        for seat in table.people.intersection(table.actors):
            table = table.with_seat(seat, "left", away=True, bot=USUAL_BOT)
    return replace(table.with_match(match), touched=table.touched)


def _not_open() -> Select[Any]:
    return select(schema.tables.c.id).where(schema.tables.c.status != "open")


def _finished() -> Select[str]:
    """Tables at which nothing more is played."""
    return select(schema.tables.c.id).where(schema.tables.c.status.in_(FINISHED))


def _remove_jobs(connection: Connection, before: float) -> int:
    known = schema.jobs.c
    old = select(known.id).where((known.kind != "analysis") & (known.asked < before))
    connection.execute(delete(schema.frames).where(schema.frames.c.job.in_(old)))
    return connection.execute(delete(schema.jobs).where(known.id.in_(old))).rowcount


def _remove_tables(connection: Connection, before: float) -> list[str]:
    """Finished tables at which nobody sits any more, and nobody ever did but bots and the forgotten."""
    known, seats, guests = schema.tables.c, schema.seats.c, schema.guests.c
    somebody = exists().where((seats.table == known.id) & (guests.id == seats.guest) & guests.name.is_not(None))
    old = select(known.id).where(known.status.in_(("over", "closed")) & (known.touched < before) & ~somebody)
    found = list(connection.scalars(old.limit(MOST_AT_ONCE)))
    for table in found:
        connection.execute(update(schema.tables).where(known.rematch == table).values(rematch=None))
        delete_table(connection, table)
    return found


def _remove_guests(connection: Connection, before: float) -> int:
    """Guests who have not been here for long and whom no table knows."""
    guests = schema.guests.c
    known_by = [
        exists().where(schema.seats.c.guest == guests.id),
        exists().where(schema.tables.c.host == guests.id),
        exists().where(schema.chat.c.guest == guests.id),
        exists().where(schema.notices.c.guest == guests.id),
        exists().where(schema.jobs.c.guest == guests.id),
        exists().where(schema.reports.c.by == guests.id),
        exists().where(schema.reports.c.about == guests.id),
        exists().where(schema.quotes.c.guest == guests.id),
        exists().where(schema.sanctions.c.guest == guests.id),
        *(exists().where(each.c.guest == guests.id) for each in schema.PROVEN),  # who has an account comes back
        exists().where(schema.results.c.guest == guests.id),
    ]
    old = select(guests.id).where((guests.seen < before) & ~or_(*known_by)).limit(MOST_AT_ONCE)
    found = list(connection.scalars(old))
    for owner in (schema.commitments.c.guest, *(each.c.guest for each in schema.OWN), *schema.ABOUT):
        connection.execute(delete(owner.table).where(owner.in_(found)))
    return connection.execute(delete(schema.guests).where(guests.id.in_(found))).rowcount
