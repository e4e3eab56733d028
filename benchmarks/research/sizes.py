"""How large a batch has to be for a second process to pay: a batch, one process and two, in short turns, by the clock.

`python -m benchmarks.research.sizes [TURNS]`. On a machine with other work most steps are disturbed, and two processes
more often than one, since they need both cores at once. So the fastest tenth of the steps is told, which nobody
disturbed much, and beside it the median, which is what one gets there.
"""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from typing import Any

import numpy as np

from benchmarks.report import number, table
from benchmarks.research.ours import PLAYERS, random_moves
from fullboard.research import Batch, Processes

KEY = "companeros"
SIZES = (256, 512, 1024, 2048, 8192, 32768)
TURNS = 30
STEPS = 10  # of a turn
FASTEST = 10  # percent
HEAD = ("matches", "batch", "one process", "two processes", "two / batch", "two / one", "two / one, median step")


def steps_of(rows: int, turns: int) -> list[list[float]]:
    """Seconds of every step of a batch, of one process and of two."""
    luck = np.random.default_rng(1)
    spent: list[list[float]] = [[], [], []]
    with ExitStack() as stack:
        one, two = (stack.enter_context(Processes(KEY, rows, PLAYERS, seed=1, processes=many)) for many in (1, 2))
        tables: list[Any] = [Batch(KEY, rows, PLAYERS, seed=1), one, two]
        for _ in range(turns):
            for each, seconds in zip(tables, spent, strict=True):
                for _ in range(STEPS):
                    moves = random_moves(each, luck)
                    start = time.perf_counter()
                    each.step(moves)
                    seconds.append(time.perf_counter() - start)
    return spent


def line(rows: int, spent: list[list[float]]) -> list[str]:
    """Steps a second of each, and how many times as many two processes do as the others."""
    batch, one, two = (rows / np.percentile(each, FASTEST) for each in spent)
    usual = np.median(spent[1]) / np.median(spent[2])
    times = [f"{each:.2f}" for each in (two / batch, two / one, usual)]
    return [f"{rows:,}", *(number(float(rate)) for rate in (batch, one, two)), *times]


def main(arguments: list[str]) -> None:
    """Measure batches of all sizes."""
    turns = int(arguments[0]) if arguments else TURNS
    print(table(HEAD, [line(rows, steps_of(rows, turns)) for rows in SIZES]))


if __name__ == "__main__":
    main(sys.argv[1:])
