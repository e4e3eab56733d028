"""What is measured of ours: batches, PettingZoo's way, memory, records as data.

Time is that of the processor, so that other work on the machine disturbs less. Choosing moves is not counted: they are
random legal ones, drawn between the steps.
"""

from __future__ import annotations

import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.research.turns import zoo

SECONDS = 0.3
PLAYERS = 4
GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")
ROWS = 1024
MATCHES = {"companeros": 300, "hotel-samoa": 60, "sun-sea-and-sand": 100, "four-stars": 10}  # of records, to read again
MANY = 8192  # matches, so that what one takes can be told from what the program takes


def random_moves(table: Any, luck: Any) -> Any:
    """A random legal move for every match."""
    import numpy as np

    many = np.count_nonzero(table.mask, axis=1)
    chosen = many.cumsum() - 1 - (luck.random(len(many)) * many).astype(np.int64)
    return np.flatnonzero(table.mask)[chosen] % table.moves


def batch(key: str, rows: int, recall: bool) -> float:
    """Steps a second of a batch."""
    import numpy as np

    from fullboard.research import Batch

    table = Batch(key, rows, PLAYERS, seed=1, recall=recall)
    luck = np.random.default_rng(1)
    made, spent = 0, 0.0
    while spent < SECONDS:
        moves = random_moves(table, luck)
        start = time.process_time()
        table.step(moves)
        spent += time.process_time() - start
        made += rows
    return made / spent


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
