"""A house with thousands of running tables: how soon it is open, what it holds, and whether a move costs more there."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select

from benchmarks.server import houses
from benchmarks.server.load import Figures, play_against
from benchmarks.server.load import Size as Load
from benchmarks.server.ways import Pages, expect
from fullboard.house.store import Store, schema
from fullboard.house.store.engine import sqlite_url

AT_ONCE = 500  # tables that are written together
LOOKS = 30  # at the lobby


@dataclass(frozen=True)
class Size:
    """How many tables there are, how many of them are open for anybody, and what is played at some of them."""

    tables: int
    public: int
    load: Load


FULL = Size(10_000, 50, Load(tables=10, warm_up=60, rate=60, offered=400, whole=10))
QUICK = Size(40, 3, Load(tables=2, warm_up=2, rate=20, offered=8, whole=1))


@dataclass
class Many:
    """What was found, again and again."""

    tables: int
    opened: list[float] = field(default_factory=list)  # seconds until it was ready and a page was there
    memory: list[float] = field(default_factory=list)  # megabytes of the house and of what it has started
    lobby: list[float] = field(default_factory=list)  # seconds for a guest's lobby
    few: list[Figures] = field(default_factory=list)  # moves where there is hardly another table
    many: list[Figures] = field(default_factory=list)

    @property
    def dearer(self) -> float:
        """What a move costs there, as a share of what it costs where there are few."""
        there, here = (statistics.median(each.milliseconds_per_move for each in goes) for goes in (self.many, self.few))
        return there / here


class Houses:
    """Two data folders, one with few tables and one with many."""

    def __init__(self, folder: Path, size: Size) -> None:
        self.size = size
        self.few, self.many = folder / "few", folder / "many"
        for each in (self.few, self.many):
            each.mkdir()
        self.found = Many(size.tables)
        self.page = ""

    def fill(self) -> None:
        """Play a little at one table, and copy it."""
        with houses.our_house(self.many) as server:
            asyncio.run(self._play_a_little(server.url))
        store = Store(sqlite_url(self.many / "house"))
        try:
            asyncio.run(store.write(lambda connection: copy_table(connection, self.size.tables)))
            ids = select(schema.tables.c.id).where(schema.tables.c.status == "running").limit(1)
            self.page = "/tables/" + asyncio.run(store.read(lambda connection: str(connection.scalar(ids))))
        finally:
            store.close()

    async def _play_a_little(self, url: str) -> None:
        way = Pages(url)
        small = Load(tables=1, warm_up=0, rate=20, offered=20, whole=0)
        await play_against(Nothing(), way, small, 1)
        other = Pages(url)
        for number in range(self.size.public):
            host = await other.come_in(f"Host {number}")
            await other.new_table(host, public="yes")
        await other.session.close()

    def go(self, seed: int) -> None:
        """Measure both, one after the other."""
        with houses.our_house(self.few) as server:
            self.found.few.append(asyncio.run(self._play(server, seed)))

        def is_open(port: int) -> bool:
            return houses.answers(port, "/readyz") and houses.answers(port, self.page)

        with houses.our_house(self.many, asked=is_open) as server:
            self.found.opened.append(server.opened)
            self.found.lobby += asyncio.run(self._look_at_lobby(server.url))
            self.found.many.append(asyncio.run(self._play(server, seed)))
            self.found.memory.append(sum(server.family()))

    async def _play(self, server: houses.Server, seed: int) -> Figures:
        return await play_against(server, Pages(server.url), self.size.load, seed)

    async def _look_at_lobby(self, url: str) -> list[float]:
        way = Pages(url)
        guest = await way.come_in("Anna")
        for _ in range(3):
            await way.new_table(guest)
        taken = []
        for _ in range(LOOKS):
            start = time.perf_counter()
            async with way.session.get("/", headers=guest) as answer:
                expect(answer, 200)
                await answer.read()
            taken.append(time.perf_counter() - start)
        await way.session.close()
        return taken


class Nothing:
    """What is not measured."""

    def work(self) -> houses.Work:
        """None."""
        return houses.Work(0, 0)

    def memory(self) -> float:
        """None."""
        return 0.0


def copy_table(connection: Connection, count: int) -> None:
    """Write a running table down again and again, each time with other guests."""
    running = select(schema.tables).where(schema.tables.c.status == "running")
    table = dict(connection.execute(running).mappings().first() or {})
    seats, lines = (
        [dict(row) for row in connection.execute(select(each).where(each.c.table == table["id"])).mappings()]
        for each in (schema.seats, schema.lines)
    )
    now = time.time()
    for first in range(0, count, AT_ONCE):
        rows: dict[Any, list[dict[str, Any]]] = {
            each: [] for each in (schema.guests, schema.tables, schema.seats, schema.lines)
        }
        for number in range(first, min(count, first + AT_ONCE)):
            own = f"many{number}"
            guests = {seat["guest"]: f"{number:020x}{at:04x}" for at, seat in enumerate(seats)}
            rows[schema.guests] += [
                {"id": guest, "name": f"Guest {number}", "token": None, "created": now, "seen": now}
                for guest in guests.values()
            ]
            rows[schema.tables].append({**table, "id": own, "host": guests[table["host"]], "touched": now, "key": None})
            rows[schema.seats] += [{**seat, "table": own, "guest": guests[seat["guest"]]} for seat in seats]
            rows[schema.lines] += [{**line, "table": own} for line in lines]
        for each, new in rows.items():
            connection.execute(insert(each), new)


def measure(size: Size, repeats: int) -> Many:
    """Both houses, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        both = Houses(Path(folder), size)
        both.fill()
        for turn in range(repeats):
            both.go(turn)
        return both.found
