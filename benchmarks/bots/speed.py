"""Iterations per second of the search at the start of each game, compiled and interpreted, and its memory.

    python -m benchmarks.bots.speed GAME GUIDE SECONDS

prints one JSON line; GUIDE is `own` or `plain` (random play to the end, as OpenSpiel's search does it).
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAYERS = 4


@dataclass(frozen=True)
class Speed:
    """What one process measured."""

    game: str
    guide: str
    compiled: bool
    iterations: float  # a second
    megabytes: float  # that the process grew by while it filled the largest tree


def measure(game: str, guide: str, seconds: float, pure: bool = False) -> Speed:
    """Measure in a process of its own, interpreted if so wished."""
    environment = {**os.environ, "FULLBOARD_PURE": "1"} if pure else dict(os.environ)
    command = [sys.executable, "-m", "benchmarks.bots.speed", game, guide, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return Speed(**json.loads(done.stdout))


def _here(key: str, guide: str, seconds: float) -> Speed:
    import fullboard
    from fullboard.bots.guides import guide_of
    from fullboard.bots.search import Search
    from fullboard.core.bot import Budget
    from fullboard.core.chair import Chair
    from fullboard.core.chance import Quick
    from fullboard.core.guide import Guide
    from fullboard.core.shelf import find_game

    game = find_game(key)
    rates = []
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for deal in range(3):
        state = game.new(PLAYERS, game.check_options({}), game.find_edition(), Quick(deal))
        search = Search(guide_of(game) if guide == "own" else Guide())
        chance = Quick(deal, 1)
        start = time.perf_counter()
        search.think(Chair(state, state.actor(), chance), chance, Budget(seconds=seconds / 3))
        rates.append(int(search.iterations) / (time.perf_counter() - start))
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    return Speed(key, guide, fullboard.compiled, sorted(rates)[1], grown)


if __name__ == "__main__":
    print(json.dumps(_here(sys.argv[1], sys.argv[2], float(sys.argv[3])).__dict__))
