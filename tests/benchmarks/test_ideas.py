"""The study of ideas that the search does not use: each plays a game to its end, uncompiled and hardly thinking."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.studies.ideas import table

from fullboard.bots.arena.figures import Interval

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("game", "ideas"),
    [
        ("companeros", ["hard", "no-tree", "rave", "apart", "infer-8", "stop-1", "without-habits", "all-savvy"]),
        ("hotel-samoa", ["apart"]),
        ("sun-sea-and-sand", ["wide"]),
        ("four-stars", ["infer-8"]),
    ],
)
def test_every_idea_plays(game: str, ideas: list[str]) -> None:
    command = [sys.executable, "-m", "benchmarks.studies.ideas", game, *ideas, "--games", "1", "--iterations", "3"]
    done = subprocess.run([*command, "--pure"], cwd=ROOT, capture_output=True, text=True, check=True)
    told = re.findall(r"\| (\S+): \d+\.\d% .* of 1 games", done.stdout)
    assert told == ideas


def test_what_one_is_ahead_is_counted_by_deals() -> None:
    ahead = table.gained([1.0, 0.5, 0.0, 1.0], [0.0, 0.5, 0.0, 1.0])
    assert ahead.value == 0.25
    assert ahead.low < 0 < ahead.high
    assert table.gained([1.0, 0.0], [1.0, 0.0, 1.0]) == Interval(0, 0, 0)
