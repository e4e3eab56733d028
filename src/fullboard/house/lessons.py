"""How far guests have come with their lessons. A lesson itself is no table: its moments follow from what was done."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, select

from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert


@dataclass(frozen=True)
class Progress:
    """Where a guest is in a lesson: what they have done so far, and whether they have ever finished it."""

    past: tuple[str, ...]
    finished: bool


class Lessons:
    """Keeps the progress of guests."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str, game: str) -> dict[str, Progress]:
        """A guest's progress in the lessons of a game, by lesson."""
        known = schema.lessons.c
        own = select(known.lesson, known.past, known.finished).where((known.guest == guest) & (known.game == game))
        rows = await self.store.read(lambda connection: connection.execute(own).all())
        return {row.lesson: Progress(tuple(row.past), row.finished is not None) for row in rows}

    async def finished(self, guest: str) -> dict[str, set[str]]:
        """The lessons a guest has finished, by game."""
        known = schema.lessons.c
        own = select(known.game, known.lesson).where((known.guest == guest) & known.finished.is_not(None))
        found: dict[str, set[str]] = {}
        for row in await self.store.read(lambda connection: connection.execute(own).all()):
            found.setdefault(row.game, set()).add(row.lesson)
        return found

    async def note(self, guest: str, game: str, lesson: str, past: tuple[str, ...], finished: bool) -> None:
        """Write down how far somebody has come; a lesson once finished stays so when it is taken again."""
        now = time.time()
        key = {"guest": guest, "game": game, "lesson": lesson}
        values = {"past": list(past), "at": now} | ({"finished": now} if finished else {})

        def write(connection: Connection) -> None:
            upsert(connection, schema.lessons, key, values)

        await self.store.write(write)
