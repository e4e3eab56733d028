"""What a move costs the web processes and PostgreSQL, however many of the former there are."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server import houses
from benchmarks.server.houses import Server, Work
from benchmarks.server.load import Figures, Size, play_against
from benchmarks.server.postgres import Cluster
from benchmarks.server.ways import Pages

PROCESSES = (1, 2, 4)
FULL = Size(tables=40, warm_up=80, rate=30, offered=300, whole=8)
QUICK = Size(tables=4, warm_up=4, rate=20, offered=8, whole=1)


@dataclass(frozen=True)
class WebAndDatabase:
    """A house of several processes: their work is its own, PostgreSQL's is its helper's."""

    server: Server
    cluster: Cluster

    def work(self) -> Work:
        """What both have done so far."""
        web = self.server.work()
        return Work(web.own + web.helpers, self.cluster.seconds())

    def memory(self) -> float:
        """Megabytes of all web processes."""
        return sum(self.server.family())


def measure(cluster: Cluster, processes: int, size: Size, seed: int) -> Figures:
    """A fresh house of so many web processes; nobody's bots play."""
    more = ("--workers", str(processes), "--no-work")
    with (
        tempfile.TemporaryDirectory() as folder,
        houses.our_house(Path(folder), False, cluster.new_database(), *more) as server,
    ):

        async def play() -> Figures:
            return await play_against(WebAndDatabase(server, cluster), Pages(server.url), size, seed)

        return asyncio.run(play())


def difference(figures: Sequence[float]) -> float:
    """By how much the highest exceeds the lowest, as a share of that."""
    return max(figures) / min(figures) - 1
