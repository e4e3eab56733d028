"""Clocks that jump, as libfaketime moves them: the house's on either database, and PostgreSQL's own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest

from fullboard.house.work.errands import Errands
from fullboard.house.work.leases import Leases
from tests.apart import run_apart
from tests.house import jumping
from tests.house.evening import Evening, evening
from tests.house.moved_clock import MovedClock
from tests.house.postgres import Cluster, find

pytestmark = pytest.mark.slow

WEEKS = 40 * 86400.0


def test_no_jump_of_the_house_s_clock_costs_anybody_a_match(database: str, tmp_path: Path) -> None:
    clock = MovedClock(tmp_path)
    program = [sys.executable, "-m", "tests.house.jumping", database, str(tmp_path)]
    done = subprocess.run(program, env={**os.environ, **clock.environment}, capture_output=True, text=True, timeout=300)
    assert done.stdout.strip() == jumping.WELL, done.stderr


def test_nor_does_one_of_the_database_s() -> None:
    if find("initdb") is None:
        pytest.skip("no PostgreSQL server on this machine: apt-get install postgresql")
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # PostgreSQL's own user reads what time it is
        _jump_of_the_database(MovedClock(Path(folder)))


def _jump_of_the_database(clock: MovedClock) -> None:
    with Cluster(clock.environment) as cluster:
        before = _hour(cluster)
        clock.put(WEEKS)
        assert _hour(cluster) > before + WEEKS / 2
        clock.put(0)
        run_apart(jumping.go(cluster.new_house(), clock, own=False, stored=True))


def _hour(cluster: Cluster) -> float:
    row = cluster.admin.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone()
    assert row is not None
    return float(row[0])


@evening
async def test_orders_are_carried_out_even_if_the_clock_was_put_back(here: Evening) -> None:
    errands = Errands(here.house, Leases(here.house.store, "tests"))
    for touched, is_time in ((time.time(), False), (time.time() - 10, True), (time.time() + WEEKS, True)):
        row = SimpleNamespace(touched=touched, given=0.0, secret=b"secret", seat=0, revision=1)
        assert errands._is_time(row) is is_time
