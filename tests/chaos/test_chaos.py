"""The short form of `make chaos`: a little of everything that can go wrong."""

from __future__ import annotations

from pathlib import Path

from tests.apart import run_apart
from tests.chaos import sqlite_days
from tests.chaos.__main__ import SHORT, postgres
from tests.chaos.ledger import Ledger
from tests.house.postgres import Cluster

SEED = 1


def nothing_wrong(ledger: Ledger) -> None:
    assert ledger.faults == [], "\n".join(ledger.faults[:5])


def test_nothing_is_lost_while_processes_and_postgresql_fall_over(tmp_path: Path, cluster: Cluster) -> None:
    here = run_apart(postgres(tmp_path, cluster, SEED, SHORT))
    nothing_wrong(here.ledger)
    counts = here.ledger.counts
    assert counts["killed: serve"] + counts["killed: work"] == SHORT.kills
    assert counts["PostgreSQL restarted"] == SHORT.restarts
    assert counts["PostgreSQL frozen"] == SHORT.freezes
    assert counts["rolling restarts"] == SHORT.rolls
    assert counts["pages looked at"] > 0
    assert counts["records verified"] >= SHORT.tables


def test_nothing_is_lost_while_a_house_on_sqlite_is_killed(tmp_path: Path) -> None:
    here = run_apart(sqlite_days.kills(tmp_path, SEED, SHORT.sqlite_kills, tables=1))
    nothing_wrong(here.ledger)
    assert here.ledger.counts["killed: serve"] == SHORT.sqlite_kills


def test_nothing_is_lost_while_there_is_no_room(tmp_path: Path) -> None:
    ledger = run_apart(sqlite_days.full_disk(tmp_path, SEED, real=False))
    nothing_wrong(ledger)
    assert ledger.counts["answers 503"] > 0


def test_a_folder_that_is_read_only_is_refused(tmp_path: Path) -> None:
    nothing_wrong(sqlite_days.read_only(tmp_path))


def test_a_game_that_goes_missing_or_lacks_a_language_takes_nobody_down(tmp_path: Path) -> None:
    nothing_wrong(sqlite_days.missing_game(tmp_path))
