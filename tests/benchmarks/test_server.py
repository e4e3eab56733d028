"""Checks that the house's benchmark runs from end to end, and that it notices what gets lost."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.server import goals, postgres, report
from benchmarks.server.across import Across
from benchmarks.server.clients import Lost, Player, Table
from benchmarks.server.houses import Work
from benchmarks.server.load import FULL, Figures
from benchmarks.server.pages import Feel
from benchmarks.server.run import NAMES, Run
from benchmarks.server.streams import Reader, follow
from hypothesis import given
from hypothesis import strategies as st
from tests.apart import run_apart

from fullboard.web.delta import Text, change
from fullboard.web.encoding import Encoder, Zstd

ROOT = Path(__file__).parents[2]


def test_a_quick_run_fills_the_tables(tmp_path: Path) -> None:
    """Everything but what needs others' software; that a browser is quick enough is no test's business."""
    command = [sys.executable, "-m", "benchmarks.server", "--quick", "--no-peers", "--no-browser"]
    done = subprocess.run([*command, "--out", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "benchmarks-server.md").read_text("utf-8")
    for text in (done.stdout, page):
        for key in ("pages", "api"):
            (row,) = [line for line in text.splitlines() if line.startswith(f"| {NAMES[key]} ")]
            assert float(row.split("|")[2]) > 0
        assert "not measured: boardgame.io, flat files (left out by --no-peers)" in text
        assert "not measured: what a browser feels (left out by --no-browser)" in text
        assert "| drawing it, four times " in text
        assert "| companeros " in text
        if postgres.why_not() is None:
            assert "60 of 60 streams were opened" in text
            assert "60 were told of the move" in text


@pytest.mark.parametrize("encoder", [Zstd, Encoder])
@given(st.lists(st.tuples(st.text(min_size=1), st.integers(1, 30)), min_size=1, max_size=6))
def test_a_stream_is_read_however_it_is_cut(encoder: type[Encoder], told: list[tuple[str, int]]) -> None:
    sending, texts, shown = encoder(), [], ""
    last: Text | None = None
    for text, cut in told:
        before, last = last, Text(["<p>", text, "</p>"])
        event = last.whole if before is None else change(before, last)
        texts.append((last.plain, cut, sending.encode(event)))
    reader = Reader(encoder.name)
    for plain, cut, sent in texts:
        weight = 0
        for at in range(0, len(sent), cut):
            for heard in reader.feed(sent[at : at + cut]):
                shown = follow(shown, heard)
                weight += heard.weight
        assert shown == plain
        assert weight == len(sent)


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
    work = Work(seconds, seconds / 2)
    return Figures(1000, 100, work, 50, work, 50, 2.0, [0.001, 0.002, 0.003])


def test_targets_compare_medians_and_know_what_is_missing() -> None:
    run = Run(FULL, [])
    assert {target.mark for target in goals.all_targets(run)} == {"?"}
    run.results = {
        "pages": [figures(0.2), figures(0.1), figures(9.0)],
        "api": [figures(0.1)],
        "flat": [figures(0.15)],
    }
    run.feel = Feel({"lobby": 20.0, "table": 151.0}, [10.0, 20.0, 90.0])
    run.scale = {1: [figures(0.1)], 2: [figures(0.12)], 4: [figures(0.13)]}
    run.across = Across(100, [0.004, 0.006, 0.06], [0.003, 0.003, 0.003])
    marks = {target.text: target.mark for target in goals.all_targets(run)}
    assert marks["clients of one process, everybody told every step"] == "✔"
    assert marks["CPU a move, pages drawn for four viewers: share of boardgame.io's flat files"] == "✔"
    assert marks["CPU a move, JSON API: the same share"] == "✘"
    assert marks["CPU a move of 1, 2 and 4 web processes differs by, %"] == "✘"
    assert marks["ms until another process's viewer sees a move, median"] == "✔"
    assert marks["the same, 99 of 100 moves"] == "✘"
    assert marks["kB of the heaviest page, empty cache, compressed"] == "✘"
    assert marks["ms from a click to the other player's screen"] == "✔"
    assert marks["streams over four processes, each told of a move"] == "?"
    page = report.page(run)
    assert "| Fullboard, pages " in page
    assert "## A viewer at another process" in page
    assert "## Ten thousand streams" not in page
