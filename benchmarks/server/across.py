"""How soon somebody whose page comes from one process sees a move that was made at another."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server import houses
from benchmarks.server.clients import Dice, Player, Table
from benchmarks.server.load import Size, steadily
from benchmarks.server.postgres import Cluster
from benchmarks.server.ways import Api, PagePlayer, Pages

FULL = Size(tables=60, warm_up=120, rate=100, offered=1500, whole=0)
QUICK = Size(tables=4, warm_up=4, rate=20, offered=12, whole=0)


@dataclass(frozen=True)
class Across:
    """Seconds from sending a move to one process until an onlooker's page at another has it, and until the mover's own
    stream has."""

    rate: float
    there: Sequence[float]
    here: Sequence[float]

    @property
    def median(self) -> float:
        """Milliseconds until half of all moves are seen."""
        return 1000 * statistics.median(self.there)

    @property
    def p99(self) -> float:
        """Milliseconds that one move in a hundred exceeds."""
        return 1000 * sorted(self.there)[int(len(self.there) * 0.99)]

    @property
    def later(self) -> float:
        """Milliseconds by which it is seen later there than here, median."""
        return 1000 * statistics.median(there - here for there, here in zip(self.there, self.here, strict=True))


class WatchedTable(Table):
    """Players at one process, and an onlooker at another."""

    def __init__(self, players: list[Player], onlooker: Player) -> None:
        super().__init__([*players, onlooker])
        self.onlooker = onlooker
        self.seen: list[tuple[float, float]] = []

    async def play(self, dice: Dice) -> float:
        """One random move, and when it was seen there and here."""
        taken = await super().play(dice)
        here = max(player.heard for player in self.players if player is not self.onlooker)
        self.seen.append((self.onlooker.heard - self.sent, here - self.sent))
        return taken


@contextmanager
def two_houses(cluster: Cluster) -> Iterator[tuple[str, str]]:
    """The addresses of two houses on one database, as on two machines; nobody's bots play."""
    database = cluster.new_database()
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as other,
        houses.our_house(Path(one), False, database, "--no-work") as here,
        houses.our_house(Path(other), False, database, "--no-work") as there,
    ):
        yield here.url, there.url


def measure(cluster: Cluster, size: Size, seed: int) -> Across:
    """Moves at a steady rate, made over the API at one house and looked at on a page of the other."""
    with two_houses(cluster) as (here, there):
        return asyncio.run(_measure(here, there, size, random.Random(seed)))


async def _measure(here: str, there: str, size: Size, dice: Dice) -> Across:
    playing, looking = Api(here), Pages(there)
    tables: list[WatchedTable] = []
    try:
        headers = [await looking.come_in(f"Onlooker {number}") for number in range(size.tables)]
        for number in range(size.tables):
            players = await playing.set_table(number)
            path = "/tables/" + players[0].path.rpartition("/")[2]  # type: ignore[attr-defined]
            tables.append(WatchedTable(players, PagePlayer(looking.session, -1, headers[number], path)))
            for player in tables[-1].players:
                await player.connect()
        await asyncio.sleep(0.5)
        await steadily(tables, size.warm_up, size.rate, dice)
        for table in tables:
            table.seen.clear()
        await steadily(tables, size.offered, size.rate, dice)
        for table in tables:
            await asyncio.gather(*(player.check() for player in table.players))
        seen = [each for table in tables for each in table.seen]
        return Across(size.rate, [there for there, _ in seen], [here for _, here in seen])
    finally:
        await asyncio.gather(*(player.close() for table in tables for player in table.players))
        await playing.session.close()
        await looking.session.close()
