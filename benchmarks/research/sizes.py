"""How large a batch has to be for a second process to pay: a batch, one process and two, in turns, by the clock.

`python -m benchmarks.research.sizes [ROUNDS [PATIENCE]]` waits up to PATIENCE seconds for calm moments and tells only
of rounds in which others left the cores alone; if there was none, of all, and says so.
"""

from __future__ import annotations

import statistics
import sys
from contextlib import ExitStack

import numpy as np

from benchmarks.quiet import CALM, Patience
from benchmarks.report import number, table
from benchmarks.research.ours import PLAYERS
from benchmarks.research.spread import ROWS, Look, look
from fullboard.research import Batch, Processes

KEY = "companeros"
SIZES = (256, 1024, ROWS, 4 * ROWS)
ROUNDS = 8
HEAD = ("matches", "batch", "one process", "two processes", "two / batch", "two / one", "calm rounds")


def rounds_of(rows: int, rounds: int, patience: Patience) -> list[list[Look]]:
    """Rounds of a look at each of the three."""
    luck = np.random.default_rng(1)
    with ExitStack() as stack:
        one, two = (stack.enter_context(Processes(KEY, rows, PLAYERS, seed=1, processes=many)) for many in (1, 2))
        tables = (Batch(KEY, rows, PLAYERS, seed=1), one, two)
        seen = []
        for _ in range(rounds):
            patience.wait()
            seen.append([look(each, luck) for each in tables])
    return seen


def line(rows: int, rounds: list[list[Look]]) -> list[str]:
    """Steps a second of each, and how many times as many two processes do as the others in the same round."""
    calm = [each for each in rounds if max(seen.others for seen in each) < CALM]
    rates = [[seen.steps / seen.clock for seen in each] for each in calm or rounds]
    usual = [number(statistics.median(column)) for column in zip(*rates, strict=True)]
    ratios = [spread([each[2] / each[other] for each in rates]) for other in (0, 1)]
    return [f"{rows:,}", *usual, *ratios, f"{len(calm)} of {len(rounds)}"]


def spread(ratios: list[float]) -> str:
    """The median, and between which figures it lies."""
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def main(arguments: list[str]) -> None:
    """Measure batches of all sizes."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    patience = Patience(float(arguments[1]) if len(arguments) > 1 else 0.0)
    print(table(HEAD, [line(rows, rounds_of(rows, rounds, patience)) for rows in SIZES]))


if __name__ == "__main__":
    main(sys.argv[1:])
