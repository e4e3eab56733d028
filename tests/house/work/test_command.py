"""`fullboard work` as whoever runs it knows it: on any machine, killed at any moment, ended in good order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fullboard.house.store import sqlite_url
from tests.apart import run_apart
from tests.house.evening import Evening
from tests.house.postgres import Cluster, find
from tests.house.work.shift import PATIENCE, at_work, finished, leases_on, moved, set_many, sooner_or_later

BOTS = ["random"] * 3
COMMAND = [sys.executable, "-m", "fullboard", "work", "--pace", "0", "--places", "1"]


@contextlib.contextmanager
def worker(database: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process at work, which is killed in the end if it is still there."""
    with log.open("wb") as file:
        process = subprocess.Popen(COMMAND, env={**os.environ, "FULLBOARD_DATABASE": database}, stderr=file)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_on_sqlite_the_house_does_its_own_work(tmp_path: Path) -> None:
    told = subprocess.run([*COMMAND, "--database", sqlite_url(tmp_path)], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "on SQLite the house does its own work" in told.stderr
    assert not list(tmp_path.iterdir())


def test_a_worker_that_is_killed_leaves_its_work_to_another_and_one_that_is_asked_to_end_does(
    cluster: Cluster, tmp_path: Path
) -> None:
    database = cluster.new_database()

    async def go() -> None:
        here = Evening(database)
        await here.house.open()
        anna = await here.guest("Anna")
        tables = await set_many(here, anna, 4, BOTS, "companeros")
        with worker(database, tmp_path / "first") as first:
            await moved(here, tables[0], 3)
            first.kill()
            first.wait()
        with worker(database, tmp_path / "second") as second:
            await finished(here, *tables)
            second.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(second.wait, PATIENCE) == 0
        assert await leases_on(here, "turn:%") == 0
        assert await here.scalar("SELECT count(*) FROM workers") == 1  # the one that was killed could not say so
        await here.close()

    run_apart(go())
    assert "Traceback" not in (tmp_path / "first").read_text() + (tmp_path / "second").read_text()


def test_a_database_that_goes_away_is_waited_for(caplog: pytest.LogCaptureFixture) -> None:
    if find("initdb") is None:
        pytest.skip("no PostgreSQL server on this machine: apt-get install postgresql")

    async def go(cluster: Cluster) -> None:
        here = Evening(cluster.new_database())
        await here.house.open()
        anna = await here.guest("Anna")
        tables = await set_many(here, anna, 4, BOTS, "companeros")
        async with at_work(here.house) as service:
            for at in range(2):
                await moved(here, tables[-1], 3 + 3 * at)
                await asyncio.to_thread(cluster.stop)
                away = time.monotonic()
                while time.monotonic() < away + 2.0:  # long enough for everybody to notice
                    await asyncio.sleep(0.1)
                await asyncio.to_thread(cluster.open)

            async def over() -> bool:
                return all([(await here.find(table)).finished for table in tables])

            await sooner_or_later(over)
            assert service.figures.fallbacks == 0
        await here.close()

    with Cluster() as cluster:
        run_apart(go(cluster))
    assert "Traceback" not in caplog.text
