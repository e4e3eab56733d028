"""What is measured of ours: batches, PettingZoo's way, two processes, memory, records as data.

Time is that of the processor, so that other work on the machine disturbs less. Choosing moves is not counted: they are
random legal ones, drawn between the steps.
"""

from __future__ import annotations

import os
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.machine import cores
from benchmarks.research.turns import zoo

SECONDS = 0.5
PLAYERS = 4
GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")
ROWS = 1024
MATCHES = {"companeros": 300, "hotel-samoa": 60, "sun-sea-and-sand": 100, "four-stars": 10}  # of records, to read again
MANY = 8192  # matches, so that what one takes can be told from what the program takes


def random_moves(table: Any, luck: Any) -> Any:
    """A random legal move for every match."""
    import numpy as np

    return (luck.random(table.mask.shape, dtype=np.float32) * table.mask).argmax(axis=1)


def steps(table: Any, rows: int, clock: Callable[[], float]) -> float:
    """Steps a second of something that has `mask` and `step`."""
    import numpy as np

    luck = np.random.default_rng(1)
    made, spent = 0, 0.0
    while spent < SECONDS:
        moves = random_moves(table, luck)
        start = clock()
        table.step(moves)
        spent += clock() - start
        made += rows
    return made / spent


def batch(key: str, rows: int, recall: bool) -> float:
    """Steps a second of a batch."""
    from fullboard.research import Batch

    return steps(Batch(key, rows, PLAYERS, seed=1, recall=recall), rows, time.process_time)


def processes(key: str, many: int) -> float:
    """Steps a second of a batch in so many processes by the clock, where nobody else wants the cores."""
    from fullboard.research import Processes

    waiting = os.getloadavg()[0]
    if waiting > cores() / 2:
        raise RuntimeError(f"{waiting:.0f} processes wanted the {cores()} cores")
    with Processes(key, 8 * ROWS, PLAYERS, seed=1, processes=many) as table:
        return steps(table, 8 * ROWS, time.perf_counter)


def pettingzoo(key: str) -> float:
    """Turns a second of our PettingZoo environment."""
    from fullboard.research.pettingzoo import env

    return zoo(lambda: env(key, PLAYERS), SECONDS)


def memory(key: str) -> float:
    """Bytes that a match of a batch takes, its arrays included."""
    from fullboard.research import Batch

    Batch(key, 1, PLAYERS)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    table = Batch(key, MANY, PLAYERS, seed=1)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert table.n == MANY
    return (after - before) * 1024 / MANY


def replay(key: str) -> float:
    """Positions a minute that are read from records."""
    from click.testing import CliRunner

    from fullboard.cli import main
    from fullboard.research import replay as read

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "matches.records"
        asked = f"simulate {key} --players {PLAYERS} --bots greedy --games {MATCHES[key]} --seed 1 --out {file}"
        done = CliRunner().invoke(main, asked.split())
        assert done.exit_code == 0, done.output
        start = time.process_time()
        positions = sum(len(match.action) for match in read(file))
        return positions / (time.process_time() - start) * 60
