"""`make chaos`: everything goes wrong, over and over, while people play. Ends with 1 if anything is wrong."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.chaos import sqlite_days
from tests.chaos.browsers import browsing
from tests.chaos.evening import Evening, on_postgres
from tests.chaos.ledger import Ledger
from tests.house.postgres import Cluster, find


@dataclass(frozen=True)
class Measure:
    """How much goes wrong."""

    kills: int = 200
    restarts: int = 20
    freezes: int = 2
    frozen_seconds: float = 10.0
    cuts: int = 10
    rolls: int = 2
    rivals: int = 60
    tables: int = 6
    browsers: int = 1
    sqlite_kills: int = 100
    minutes: float = 90.0


LONG = Measure()
SHORT = Measure(
    kills=2, restarts=1, freezes=1, frozen_seconds=3, cuts=1, rolls=1, rivals=3, tables=2, browsers=0, sqlite_kills=1
)


async def postgres(folder: Path, cluster: Cluster, seed: int, measure: Measure) -> Evening:
    """Three web processes and two workers on PostgreSQL, behind a proxy."""
    until = time.monotonic() + 60 * measure.minutes
    async with on_postgres(folder, cluster, seed) as here:
        await here.invite(measure.tables)
        here.contend(measure.rivals)
        async with browsing(here, measure.browsers):
            twice = measure.kills // 5  # times that two are killed at once
            await here.survive(
                [
                    *[here.kill] * (measure.kills - 2 * twice),
                    *[lambda: here.kill(2)] * twice,
                    *[lambda: here.fall(cluster)] * measure.restarts,
                    *[lambda: here.freeze(cluster, measure.frozen_seconds)] * measure.freezes,
                    *[lambda: here.cut(cluster)] * measure.cuts,
                    *[here.roll] * measure.rolls,
                ],
                until,
            )
        await here.end()
        return here


def report(title: str, ledger: Ledger, seconds: float, slowest: float = 0.0) -> None:
    """What was counted, as a table."""
    print(f"\n{title} ({seconds:.0f} s)")
    for what, many in sorted(ledger.counts.items()):
        print(f"  {many:8d}  {what}")
    if slowest:
        print(f"  {slowest:8.1f}  seconds until every open page was right, at most")
    for fault, many in Counter(ledger.faults).most_common(50):
        print(f"  WRONG ({many}x): {fault}")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--short", action="store_true", help="as the suite does it")
    parser.add_argument("--minutes", type=float, help="after which no more trouble is made on PostgreSQL")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    parser.add_argument("--only", choices=["postgres", "sqlite"])
    given = parser.parse_args()
    measure = SHORT if given.short else LONG
    if given.minutes is not None:
        measure = Measure(**{**vars(measure), "minutes": given.minutes})
    print(f"seed {given.seed}: {measure}", flush=True)
    faults = 0
    if given.only != "sqlite":
        if find("initdb") is None:
            print("no PostgreSQL server on this machine: apt-get install postgresql")
            return 2
        faults += _on_postgres(given.seed, measure)
    if given.only != "postgres":
        faults += _on_sqlite(given.seed, measure)
    print(f"\nseed {given.seed}: {faults or 'nothing'} wrong")
    return 1 if faults else 0


def _on_postgres(seed: int, measure: Measure) -> int:
    begun = time.monotonic()
    with Cluster() as cluster, Folder() as folder:
        here = asyncio.run(postgres(folder, cluster, seed, measure))
        report("PostgreSQL: 3 web processes, 2 workers", here.ledger, time.monotonic() - begun, here.slowest)
    return len(here.ledger.faults)


def _on_sqlite(seed: int, measure: Measure) -> int:
    def kill(folder: Path) -> Ledger:
        return asyncio.run(sqlite_days.kills(folder, seed, measure.sqlite_kills, measure.tables)).ledger

    days: dict[str, Callable[[Path], Ledger]] = {
        "SQLite: killed": kill,
        "SQLite: a full disk": lambda folder: asyncio.run(sqlite_days.full_disk(folder, seed, real=True)),
        "SQLite: files that may not grow": lambda folder: asyncio.run(sqlite_days.full_disk(folder, seed, real=False)),
        "SQLite: a read-only folder": sqlite_days.read_only,
        "SQLite: a second house": sqlite_days.second_house,
        "Games that are not what they were": sqlite_days.missing_game,
    }
    faults = 0
    for title, day in days.items():
        begun = time.monotonic()
        with Folder() as folder:
            ledger = day(folder)
        report(title, ledger, time.monotonic() - begun)
        faults += len(ledger.faults)
    return faults


class Folder:
    """A folder for a while, which others may look into: PostgreSQL is somebody else."""

    def __enter__(self) -> Path:
        self.path = Path(tempfile.mkdtemp(prefix="fullboard-chaos-"))
        return self.path

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
