"""What one of several processes plays: some rows of arrays that all of them share."""

import math
import signal
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from fullboard.bots.matches import Saved
from fullboard.research.batch import Array, Batch
from fullboard.research.errors import BadBatch

PARTS = ("observation", "mask", "seat", "reward", "score", "ended")
PATIENCE = 0.002  # seconds to look for the next order before one sleeps: to be woken takes as long as a small step

Layout = dict[str, tuple[int, tuple[int, ...], str]]  # where an array begins, its shape and type


class SharedArrays(SharedMemory):
    """Memory of several processes; whoever holds an array in it keeps it, closed or not."""

    def close(self) -> None:
        """Give it back, unless somebody holds an array in it."""
        with suppress(BufferError):
            super().close()

    def arrays(self, layout: Layout) -> dict[str, Array]:
        """The arrays that lie in it."""
        if self.buf is None:
            raise BadBatch("closed")
        return {
            name: np.frombuffer(self.buf, dtype, math.prod(shape), at).reshape(shape)
            for name, (at, shape, dtype) in layout.items()
        }


def lay_out(model: Batch, rows: int) -> tuple[Layout, int]:
    """Where arrays like those of a batch of one match lie, but for so many matches, and how much memory they take."""
    layout: Layout = {}
    size = 0
    parts: dict[str, Array] = {part: getattr(model, part) for part in PARTS}
    for name, array in {**parts, "action": np.zeros(1, np.int64)}.items():
        layout[name] = (size, (rows, *array.shape[1:]), array.dtype.str)
        size += -(-array.nbytes * rows // 64) * 64
    return layout, size


class Share:
    """Rows from one to before another of the arrays, and the batch that plays them."""

    def __init__(self, memory: SharedArrays, layout: Layout, rows: tuple[int, int], asked: dict[str, Any]) -> None:
        first, last = rows
        self.arrays = {name: array[first:last] for name, array in memory.arrays(layout).items()}
        self.batch = Batch(**{**asked, "n": last - first, "first": asked["first"] + first})
        self.fill(slice(None))

    def step(self) -> None:
        """Make the moves that lie in the arrays."""
        self.batch.step(self.arrays["action"])
        self.fill(slice(None))

    def copy(self, row: int) -> Saved:
        """One match as it is now."""
        return self.batch.copy(row)

    def restore(self, row: int, saved: Saved) -> None:
        """Go on from a match that was copied."""
        self.batch.restore(row, saved)
        self.fill(slice(row, row + 1))

    def fill(self, rows: slice) -> None:
        """Put into the arrays what the batch shows."""
        for part in PARTS:
            self.arrays[part][rows] = getattr(self.batch, part)[rows]


def work(
    pipe: Connection, patience: float, memory: str, layout: Layout, rows: tuple[int, int], asked: dict[str, Any]
) -> None:
    """Play a share as one is told, until nobody is there any more to tell."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks is interrupted too, and closes the pipe
    share = Share(SharedArrays(memory), layout, rows, asked)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            until = time.perf_counter() + patience
            while not pipe.poll() and time.perf_counter() < until:
                pass
            name, *given = pipe.recv()
            pipe.send(getattr(share, name)(*given))
