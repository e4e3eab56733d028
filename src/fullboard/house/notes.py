"""What somebody writes down for themselves at a table: nobody else is ever shown it, nor told that it is there."""

import time

from sqlalchemy import delete, select

from fullboard.house.errors import BadRequest
from fullboard.house.names import is_plain
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert
from fullboard.house.table import Table

LONGEST = 4000  # letters

known = schema.notes.c


class Notes:
    """Keeps them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str, guest: str) -> str:
        """A guest's own at a table."""
        own = select(known.text).where((known.table == table) & (known.guest == guest))
        return await self.store.read(lambda connection: connection.scalar(own)) or ""

    async def write(self, table: Table, guest: str, text: str) -> str:
        """Keep this instead of what was there; nothing is nothing."""
        kept = check_note(text)
        key = {"table": table.id, "guest": guest}
        if kept:
            row = {"text": kept, "at": time.time()}
            await self.store.write(lambda connection: upsert(connection, schema.notes, key, row))
        else:
            own = delete(schema.notes).where((known.table == table.id) & (known.guest == guest))
            await self.store.write(lambda connection: connection.execute(own))
        return kept


def check_note(text: str) -> str:
    """A note without control and direction characters, line by line."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    plain = "\n".join("".join(letter if is_plain(letter) else " " for letter in line) for line in lines).strip()
    if len(plain) > LONGEST:
        raise BadRequest("note-too-long", longest=LONGEST)
    return plain
