"""A shift at work: a service that runs for a while, and what a test asks of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from sqlalchemy import Connection, insert

from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.seating import Wish, begin_if_full, lay
from fullboard.house.store import schema
from fullboard.house.store import tables as rows
from fullboard.house.table import Table
from fullboard.house.work.leases import Leases
from fullboard.house.work.service import WorkService
from tests.house.evening import Evening

PATIENCE = 200.0  # seconds for what must come, however busy the machine is


class Trial:
    """Where the trial bots and a test meet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def asked(self) -> list[tuple[int, int]]:
        """Every time a bot was asked: its process and its seat."""
        file = self.folder / "asked"
        told = file.read_text().splitlines() if file.exists() else []
        return [(int(process), int(seat)) for process, seat in map(str.split, told)]

    def go(self) -> None:
        """Let those who wait move."""
        (self.folder / "go").touch()


@contextlib.asynccontextmanager
async def at_work(house: House, places: int = 1, pace: float = 0.0) -> AsyncIterator[WorkService]:
    """A service that works until the block ends."""
    service = WorkService(house, places, pace)
    async with working(service):
        yield service


@contextlib.asynccontextmanager
async def working(service: WorkService) -> AsyncIterator[None]:
    """The same with a service that was made before."""
    running = asyncio.create_task(service.run())
    try:
        yield
        assert not running.done(), running.exception()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await service.close()


async def sooner_or_later(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that must come."""
    deadline = time.monotonic() + PATIENCE
    while not await condition():
        assert time.monotonic() < deadline, "it did not come"
        await asyncio.sleep(0.05)


async def finished(here: Evening, *tables: Table) -> list[Table]:
    """These tables once their matches are over."""

    async def over() -> bool:
        return all([(await here.find(table)).finished for table in tables])

    await sooner_or_later(over)
    return [await here.find(table) for table in tables]


async def moved(here: Evening, table: Table, lines: int = 2) -> Table:
    """The table once so many lines are written."""

    async def enough() -> bool:
        return len(lines_of(await here.find(table))) >= lines

    await sooner_or_later(enough)
    return await here.find(table)


def lines_of(table: Table) -> list[int | None]:
    """Who made each line."""
    return [line.seat for line in table.match.lines()] if table.match is not None else []


async def set_many(here: Evening, guest: Guest, many: int, seats: list[str], game: str = "siesta") -> list[Table]:
    """Tables of one host, more than one may have, as if people had left them one after the other."""
    tables = [begin_if_full(lay(guest.id, guest.name, Wish(game, seats)), {}) for _ in range(many)]

    def write(connection: Connection) -> None:
        for table in tables:
            rows.insert_table(connection, table)

    await here.house.store.write(write)
    return tables


async def lease_of_the_dead(here: Evening, subject: str, revision: int, seconds: float) -> None:
    """Somebody took it up, and will never finish."""
    leases = Leases(here.house.store, "the dead")
    leases.seconds = seconds
    assert await leases.take(subject, revision) is not None


async def leases_on(here: Evening, pattern: str) -> int:
    """How many leases there are on such subjects."""
    return int(await here.scalar("SELECT count(*) FROM leases WHERE subject LIKE :pattern", pattern=pattern))


async def add_guests(here: Evening, *ids: str) -> None:
    """Guests of these ids, for what only needs to be somebody's."""
    known = [{"id": each, "name": each, "created": time.time()} for each in ids]
    await here.house.store.write(lambda connection: connection.execute(insert(schema.guests), known))


async def alone_with(here: Evening, bot: str, game: str = "companeros") -> Table:
    """A table at which every turn is that bot's."""
    return await here.create(await here.guest("Anna"), game, [bot] * 3)
