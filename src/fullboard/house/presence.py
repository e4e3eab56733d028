"""Who is there: watchers of this process, and what all processes have written down lately. Never part of a revision."""

import asyncio
import contextlib
import time
from collections import Counter

from cachetools import TTLCache
from sqlalchemy import Connection, select, update

from fullboard.house.again import next_time
from fullboard.house.bus import Bus, News
from fullboard.house.errors import DatabaseAway
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert_all

LATELY_SECONDS = 15.0  # within which somebody who looked in is still there: some pages look in only now and then
FLUSH_SECONDS = 4.0
MARKED_SECONDS = 5.0  # for which a table that is watched need not be marked again, by whatever process
FORGOTTEN_SECONDS = 600.0  # after which it is all one when somebody was last seen
GATHER_SECONDS = 0.1  # within which those who come and go are written down together

Looked = dict[str, dict[str | None, float]]  # by table: when each guest looked in, None for strangers


class Presence:
    """Writes down who has a table open, all of it every few seconds and whoever comes or goes at once."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._watching: dict[str, Counter[str | None]] = {}  # by table: guests, None for strangers
        self._looked: Looked = {}  # to be written down
        self._changed: set[str] = set()  # tables where somebody has come or gone
        self._moved = asyncio.Event()
        self._seen: TTLCache[str, dict[str, float]] = TTLCache(10_000, 2 * FLUSH_SECONDS)  # by table
        bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        if news.kind == "presence":
            self._seen.pop(news.subject, None)

    def enter(self, table: str, guest: str | None) -> None:
        """Somebody opens a table."""
        self._watching.setdefault(table, Counter())[guest] += 1
        self._come_or_gone(table, guest)

    def leave(self, table: str, guest: str | None) -> None:
        """Somebody closes it."""
        watching = self._watching[table]
        watching[guest] -= 1
        if watching[guest] <= 0:
            del watching[guest]
        if not watching:
            del self._watching[table]
        self._come_or_gone(table, guest)

    def look(self, table: str, guest: str | None) -> None:
        """Somebody looks in, or does something there."""
        self._note(table, guest)

    def _come_or_gone(self, table: str, guest: str | None) -> None:
        self._note(table, guest)
        self._changed.add(table)
        self._moved.set()

    def _note(self, table: str, guest: str | None) -> None:
        self._looked.setdefault(table, {})[guest] = time.time()

    async def seen(self, table: str) -> dict[str, float]:
        """When each guest was last at a table, as all processes know it."""
        if table not in self._seen:
            known = schema.presence.c
            own = select(known.guest, known.at).where(known.table == table)
            self._seen[table] = await self.store.read(
                lambda connection: {row.guest: row.at for row in connection.execute(own)}
            )
        here = self._looked.get(table, {}) | dict.fromkeys(self._watching.get(table, ()), time.time())
        return self._seen.get(table, {}) | {guest: at for guest, at in here.items() if guest is not None}

    async def look_round(self, tables: list[str]) -> None:
        """Read anew who is at these tables, all at once."""
        known = schema.presence.c
        wanted = select(schema.presence).where(known.table.in_(tables) & (known.at > time.time() - FORGOTTEN_SECONDS))
        found: dict[str, dict[str, float]] = {table: {} for table in tables}
        for row in await self.store.read(lambda connection: connection.execute(wanted).all()):
            found[row.table][row.guest] = row.at
        self._seen.update(found)

    async def there(self, table: str, guests: list[str | None]) -> list[bool]:
        """For each of these guests, whether they are there."""
        seen = await self.seen(table)
        now = time.time()
        return [guest is not None and abs(now - seen.get(guest, 0.0)) < LATELY_SECONDS for guest in guests]

    async def onlookers(self, table: str, seated: list[str | None]) -> int:
        """How many are there without a seat; strangers count in the process where they have the table open."""
        seen = await self.seen(table)
        now = time.time()
        guests = [guest for guest, at in seen.items() if guest not in seated and abs(now - at) < LATELY_SECONDS]
        return len(guests) + self._watching.get(table, Counter())[None]

    def watched(self) -> list[str]:
        """The tables that somebody has open in this process."""
        return list(self._watching)

    async def run(self) -> None:
        """Write down who comes and goes soon, and everybody who is there every few seconds."""
        due = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    await self._moved.wait()
            await asyncio.sleep(GATHER_SECONDS)
            everybody = time.monotonic() >= due
            if everybody:
                due = time.monotonic() + FLUSH_SECONDS
            with next_time("who is there was not written down"):
                await self.flush(everybody)

    async def flush(self, everybody: bool = True) -> None:
        """Write down who is there, or only who is new, and tell those tables where somebody has come or gone."""
        self._moved.clear()
        changed, self._changed = self._changed, set()
        looked = {table: dict(guests) for table, guests in self._looked.items()}
        if everybody:
            now = time.time()
            for table, watching in self._watching.items():
                looked.setdefault(table, {}).update(dict.fromkeys(watching, now))
        try:
            if looked:
                await self.store.write(lambda connection: _write(connection, looked))
        except DatabaseAway:
            self._changed |= changed
            raise
        self._written(looked)
        for table in changed:
            self.bus.publish(News("presence", table))

    def _written(self, looked: Looked) -> None:
        """What is stored now is known as others know it."""
        for table, guests in looked.items():
            newer = {guest: at for guest, at in self._looked.pop(table, {}).items() if at > guests.get(guest, 0.0)}
            if newer:
                self._looked[table] = newer
            if table in self._seen:
                self._seen[table] |= {guest: at for guest, at in guests.items() if guest is not None}


def _write(connection: Connection, looked: Looked) -> None:
    rows = [
        {"table": table, "guest": guest, "at": at}
        for table, guests in sorted(looked.items())
        for guest, at in sorted((guest, at) for guest, at in guests.items() if guest is not None)
    ]
    upsert_all(connection, schema.presence, ("table", "guest"), rows)
    known = schema.tables.c
    at = max(max(guests.values()) for guests in looked.values())
    old = known.id.in_(sorted(looked)) & (known.watched < at - MARKED_SECONDS)
    connection.execute(update(schema.tables).where(old).values(watched=at))
