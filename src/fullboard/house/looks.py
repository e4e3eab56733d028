"""How far each guest has seen the matches they play: written down now and then, never part of a table's revision."""

import asyncio

from sqlalchemy import Connection, select

from fullboard.house.again import next_time
from fullboard.house.errors import DatabaseAway
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert_all

FLUSH_SECONDS = 3.0

known = schema.looks.c
Seen = tuple[str, str]  # a table, and a guest


class Looks:
    """Remembers how many lines of a match somebody has been shown; what is lost is shown once more."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._new: dict[Seen, int] = {}

    def note(self, table: str, guest: str, lines: int) -> None:
        """Somebody has seen so many lines."""
        self._new[table, guest] = max(lines, self._new.get((table, guest), 0))

    async def since(self, table: str, guest: str) -> int:
        """How many lines somebody had seen when they last looked; 0 if they never did."""
        own = select(known.line).where((known.table == table) & (known.guest == guest))
        stored = await self.store.read(lambda connection: connection.scalar(own)) or 0
        return max(stored, self._new.get((table, guest), 0))

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            with next_time("how far people have seen was not written down"):
                await self.flush()

    async def flush(self) -> None:
        """Write down what is new."""
        new, self._new = self._new, {}
        if not new:
            return

        def write(connection: Connection) -> None:
            tables = {table for table, _ in new}
            there = set(connection.scalars(select(schema.tables.c.id).where(schema.tables.c.id.in_(tables))))
            seen = [(table, guest, line) for (table, guest), line in sorted(new.items()) if table in there]
            rows = [{"table": table, "guest": guest, "line": line} for table, guest, line in seen]
            upsert_all(connection, schema.looks, ("table", "guest"), rows, growing="line")

        try:
            await self.store.write(write)
        except DatabaseAway:
            for (table, guest), line in new.items():
                self.note(table, guest, line)
            raise
