"""Checks that the house's benchmark runs from end to end, and that it notices what gets lost."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.server import report
from benchmarks.server.clients import Lost, Player, Table
from benchmarks.server.houses import Work
from benchmarks.server.load import FULL, Figures
from benchmarks.server.pages import Feel
from benchmarks.server.report import Run
from tests.apart import run_apart

ROOT = Path(__file__).parents[2]


def test_a_quick_run_fills_the_tables(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "benchmarks.server",
        "--quick",
        "--no-peers",
        "--no-browser",
        "--out",
        str(tmp_path),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "benchmarks-server.md").read_text("utf-8")
    for text in (done.stdout, page):
        for key in ("pages", "api"):
            (row,) = [line for line in text.splitlines() if line.startswith(f"| {report.NAMES[key]} ")]
            assert float(row.split("|")[2]) > 0
        assert "not measured: boardgame.io, flat files (left out by --no-peers)" in text


class Scripted(Player):
    """A player to whom the test tells everything."""

    def __init__(self, seat: int, moves: list[str]) -> None:
        super().__init__(None, seat)  # type: ignore[arg-type]
        self.offered = moves

    async def connect(self) -> None: ...

    def moves(self) -> list[Any]:
        return self.offered

    async def send(self, move: Any) -> None:
        for player in self.table.players:
            player.told(self.answer(player.seat), False)

    def answer(self, seat: int) -> int:
        return 1

    async def check(self) -> None: ...


class Skipping(Scripted):
    def answer(self, seat: int) -> int:
        return 2 if seat == 1 else 1


@pytest.mark.parametrize(("kind", "lost"), [(Scripted, False), (Skipping, True)])
def test_a_step_that_somebody_was_not_told_of_is_noticed(kind: type[Scripted], lost: bool) -> None:
    async def go() -> None:
        table = Table([kind(0, ["move"]), Scripted(1, [])])
        for player in table.players:
            player.told(0, False)
        if lost:
            with pytest.raises(Lost, match="seat 1 was told of step 2 after 0"):
                await table.play(random.Random(1))
        else:
            assert await table.play(random.Random(1)) >= 0
            assert table.made == 1

    run_apart(asyncio.wait_for(go(), 10))


def figures(seconds: float) -> Figures:
    return Figures(1000, 100, Work(seconds, 0), 50, Work(seconds, 0), 50, 2.0, [0.001, 0.002, 0.003])


def test_targets_compare_medians_and_know_what_is_missing() -> None:
    run = Run(FULL, [])
    assert [target.mark for target in report.all_targets(run)] == ["?"] * 4
    run.results = {
        "pages": [figures(0.2), figures(0.1), figures(9.0)],
        "api": [figures(0.04)],
        "flat": [figures(0.15)],
    }
    run.feel = Feel({"lobby": 20.0, "table": 151.0}, [10.0, 20.0, 90.0])
    assert [target.mark for target in report.all_targets(run)] == ["✔", "✔", "✘", "✔"]
    page = report.page(run)
    assert "| Fullboard, pages " in page
    assert re.search(r"\| beside it: pages, drawn on the server as well +\| +\| +1\.33 \|", page)
