"""The benchmark for researchers: what it says of figures that are met, missed or not there, and what it writes."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from benchmarks.research import report
from benchmarks.research.__main__ import kinds, measured

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_goals_that_are_missed_say_so() -> None:
    rates = {report.batch_name("companeros", True, 1024): [900_000.0, 2_000_000.0, 950_000.0]}
    rates |= {report.batch_name("four-stars", True, 1024): [300_000.0], "PettingZoo hanabi_v5": [1_000.0]}
    said = {row[0]: row[1:] for row in report.goals(rates)}
    assert said["Compañeros, batch of 1,024"] == ["1,000,000", "950,000", "no"]
    assert said["four-stars, batch of 1,024"] == ["300,000", "300,000", "yes"]
    assert said["Compañeros / PettingZoo hanabi_v5"] == ["50", "950", "yes"]
    assert said["two processes / one, by the clock"] == ["1.8", "not measured", ""]


def test_the_page_keeps_all_but_its_figures(tmp_path: Path) -> None:
    page = tmp_path / "research.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", "utf-8")
    report.write(page, "new")
    assert page.read_text("utf-8") == f"before\n{report.BEGIN}\n\nnew\n\n{report.END}\nafter\n"
    assert PAGE.read_text("utf-8").count(report.BEGIN) == PAGE.read_text("utf-8").count(report.END) == 1


def test_who_cannot_be_measured_is_named_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [name for kind in kinds().values() for name in kind]
    assert len(set(names)) == len(names)
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    assert set(measured("records").values()) == {"it said nothing"}
    said = report.tables({name: [] for name in names}, {names[0]: "ModuleNotFoundError: numpy"}, ["a fact"])
    assert "not measured" in said
    assert "ModuleNotFoundError: numpy" in said
