"""Every game of the house side by side: moves per second compiled and as plain Python, against Compañeros."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass

from fullboard import games
from fullboard.core.shelf import own_games

FIRST = "companeros"


@dataclass(frozen=True)
class GameFigures:
    """What was measured of one game, medians over the turns."""

    key: str
    players: int
    compiled: float  # moves per second
    plain: float
    copies: float
    guesses: float


def bench(key: str, seconds: float, pure: bool) -> dict[str, float]:
    """One measurement in a process of its own."""
    command = [sys.executable, "-m", "fullboard", "bench", key, "--seconds", str(seconds), "--json"]
    environment = {**os.environ, "FULLBOARD_PURE": "1" if pure else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def measure_games(repeats: int, quick: bool) -> list[GameFigures]:
    """All games in turn, compiled and plain, several times over."""
    keys = sorted((key for key in games if games[key].folder in own_games()), key=lambda key: key != FIRST)
    seconds = 0.02 if quick else 0.4
    turns = [[(bench(key, seconds, False), bench(key, seconds, True)) for key in keys] for _ in range(min(repeats, 3))]
    found = []
    for at, key in enumerate(keys):
        ours, plain = zip(*(turn[at] for turn in turns), strict=True)
        found.append(
            GameFigures(
                key,
                int(ours[0]["players"]),
                statistics.median(each["moves_per_second"] for each in ours),
                statistics.median(each["moves_per_second"] for each in plain),
                statistics.median(each["copies_per_second"] for each in ours),
                statistics.median(each["guesses_per_second"] for each in ours),
            )
        )
    return found
