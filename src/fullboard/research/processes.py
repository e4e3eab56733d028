"""A batch spread over processes, in arrays of shared memory: row by row the same as one batch would play.

The process that asks plays the first share of the rows itself. The others are called before that and awaited after it.
They are told what to do, and answer, by a pipe, which also shows if one of them has died.
"""

import multiprocessing
import os
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NoReturn

import numpy as np

from fullboard.bots.matches import Saved
from fullboard.research.batch import Array, Batch, check_legal, scale_of, whole_numbers
from fullboard.research.errors import BadBatch
from fullboard.research.plan import check_first, check_processes, check_row, check_rows
from fullboard.research.share import PARTS, PATIENCE, Share, SharedArrays, lay_out, work


class Processes:
    """`n` matches in so many processes, the one that asks among them; methods and arrays are those of `Batch`.

    Use it in a `with` statement, or `close` it: the processes end with it, and it shows its arrays no more.
    """

    def __init__(self, game: str, n: int, players: int | None = None, seed: int = 0, *, processes: int, **more: Any):
        self.n = n = check_rows(n)
        processes = check_processes(processes, n)
        first = check_first(more.get("first", 0))
        asked = {**more, "first": first, "game": game, "players": players, "seed": seed}
        model = Batch(n=1, **asked)  # refuses what cannot be, and says how large a row is
        self.players, self.moves, self.setting = model.players, model.moves, model.setting
        layout, size = lay_out(model, n)
        self._memory = SharedArrays(create=True, size=size)
        arrays = self._memory.arrays(layout)
        self._actions = arrays.pop("action")
        self.observation, self.mask, self.seat, self.reward, self.score, self.ended = (arrays[part] for part in PARTS)
        for array in arrays.values():
            array.flags.writeable = False
        self._starts = np.arange(n) * self.moves
        self._pipes: list[Connection] = []
        self._workers: list[BaseProcess] = []
        self.closed = False
        cuts = [n * part // processes for part in range(processes + 1)]
        self._firsts = cuts[:-1]
        own, *others = pairwise(cuts)
        patience = PATIENCE if processes <= (os.cpu_count() or 1) else 0.0  # or else somebody else needs the core
        start = multiprocessing.get_context("spawn")
        with self._closed_by_errors():
            for rows in others:
                ours, theirs = start.Pipe()
                self._pipes.append(ours)
                given = (theirs, patience, self._memory.name, layout, rows, asked)
                self._workers.append(start.Process(target=work, args=given, daemon=True))
                self._workers[-1].start()
                theirs.close()
            self._own = Share(self._memory, layout, own, asked)
            self._await()

    def step(self, actions: Any) -> None:
        """Make a move in every match; BadAction, and nothing changes, if one of them may not be made."""
        self.check_open()
        moves = whole_numbers(actions, self.n)
        check_legal(self.mask, moves, self._starts)
        self._actions[:] = moves
        with self._closed_by_errors():
            for pipe in self._pipes:
                pipe.send(("step",))
            self._own.step()
            self._await()

    def copy(self, row: int) -> Saved:
        """One match as it is now, its luck included, to go on from with `restore`."""
        saved: Saved = self._ask("copy", row)
        return saved

    def restore(self, row: int, saved: Saved) -> None:
        """Put a match that was copied from a batch of the same game into a row."""
        self.check_open()
        self._own.batch.check_copy(saved)
        self._ask("restore", row, saved)

    def scale(self) -> Array:
        """What to divide observations by, so that most entries lie between 0 and 1."""
        return scale_of(self.setting)

    def close(self) -> None:
        """End the processes and give the memory back."""
        if self.closed:
            return
        self.closed = True
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        for part in (*PARTS, "_actions", "_own"):
            self.__dict__.pop(part, None)  # an array keeps its memory open
        self._memory.close()
        self._memory.unlink()

    def check_open(self) -> None:
        """Raise BadBatch if it has been closed."""
        if self.closed:
            raise BadBatch("closed")

    def _ask(self, name: str, row: int, *given: Any) -> Any:
        """Have something done by the share that has a row."""
        self.check_open()
        row = check_row(row, self.n)
        part = bisect_right(self._firsts, row) - 1
        at = row - self._firsts[part]
        if part == 0:
            return getattr(self._own, name)(at, *given)
        pipe = self._pipes[part - 1]
        with self._closed_by_errors():
            pipe.send((name, at, *given))
            return pipe.recv()

    def _await(self) -> None:
        """Wait until all the others have done what they were told."""
        for pipe in self._pipes:
            pipe.recv()

    @contextmanager
    def _closed_by_errors(self) -> Iterator[None]:
        """Close it if a process has died, or if this one is interrupted: some rows may be further than others."""
        try:
            yield
        except (EOFError, OSError) as error:
            self.close()
            raise BadBatch("process-lost") from error
        except BaseException:
            self.close()
            raise

    def __getattr__(self, name: str) -> NoReturn:
        """What is not there, such as the arrays once it is closed."""
        if name in PARTS:
            raise BadBatch("closed")
        raise AttributeError(name)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
