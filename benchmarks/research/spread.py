"""A batch spread over processes, measured where others may be at work too.

By the clock it can be told only while nobody else wants the cores. So every process also counts its own time: a step
takes as long as the slowest of those computes who share it. That is what the clock shows on a machine of its own, but
for the moment it takes to wake somebody up; and where others keep the other core busy, one process is slowed down by
its neighbour as two are by each other, so that two look better beside it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from multiprocessing import active_children
from pathlib import Path
from typing import Any
from unittest.mock import patch

from benchmarks.machine import cores
from benchmarks.quiet import CALM, Watch
from benchmarks.research.ours import PLAYERS, random_moves

ROWS = 8192  # enough that a step is long beside waking somebody up
WINDOW = 0.25  # seconds of a look
OWN_LOOKS = 4
CALM_TURNS = 16
MOST_TURNS = 80


@dataclass(frozen=True)
class Look:
    """Some steps: how many, how long by the clock, how long along the longest way, and the cores others used."""

    steps: int
    clock: float
    longest: float
    others: float


def by_own_time(key: str, many: int) -> float:
    """Steps a second along the longest way."""
    import numpy as np

    from fullboard.research import Processes

    luck = np.random.default_rng(1)
    with (
        patch("fullboard.research.processes.PATIENCE", 0.0),  # to look for the next order is no work
        Processes(key, ROWS, PLAYERS, seed=1, processes=many) as table,
    ):
        seen = [look(table, luck) for _ in range(OWN_LOOKS)]
    return sum(look.steps for look in seen) / sum(look.longest for look in seen)


def by_the_clock(key: str, many: int) -> float:
    """Steps a second by the clock, of moments at which others left the cores alone."""
    seen = calm_turns(key)[many]
    if len(seen) < OWN_LOOKS:
        raise RuntimeError(f"others used the {cores()} cores in all but {len(seen)} of {MOST_TURNS} moments")
    return sum(look.steps for look in seen) / sum(look.clock for look in seen)


@cache
def calm_turns(key: str) -> dict[int, list[Look]]:
    """Looks at a batch in one process and in two, in turns: a core is not as quick one second as the next.

    Both are kept if others left the cores alone during both.
    """
    import numpy as np

    from fullboard.research import Processes

    luck = np.random.default_rng(1)
    kept: dict[int, list[Look]] = {1: [], 2: []}
    with (
        Processes(key, ROWS, PLAYERS, seed=1, processes=1) as alone,
        Processes(key, ROWS, PLAYERS, seed=1, processes=2) as together,
    ):
        for _ in range(MOST_TURNS):
            turn = {1: look(alone, luck), 2: look(together, luck)}
            if all(seen.others < CALM for seen in turn.values()):
                for many, seen in turn.items():
                    kept[many].append(seen)
            if len(kept[1]) == CALM_TURNS:
                break
    return kept


def look(table: Any, luck: Any) -> Look:
    """Step for a moment; choosing moves is not counted."""
    steps, clock, own = 0, 0.0, 0.0
    before, begun, watch = spent_by_workers(), time.perf_counter(), Watch()
    while clock < WINDOW:
        moves = random_moves(table, luck)
        start, mine = time.perf_counter(), time.process_time()
        table.step(moves)
        clock += time.perf_counter() - start
        own += time.process_time() - mine
        steps += table.n
    workers = [after - was for after, was in zip(spent_by_workers(), before, strict=True)]
    others = watch.others_busy() - sum(workers) / (time.perf_counter() - begun)
    return Look(steps, clock, max([own, *workers]), others)


def spent_by_workers() -> list[float]:
    """Seconds of a core that each process of the batch has used, as Linux counts them."""
    pids = sorted(child.pid or 0 for child in active_children())
    return [int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9 for pid in pids]
