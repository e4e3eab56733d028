"""A batch spread over processes, in arrays of shared memory: row by row the same as one batch would play."""

import multiprocessing
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NoReturn

import numpy as np

from fullboard.research.batch import Array, Batch, check_legal, whole_numbers
from fullboard.research.errors import BadBatch
from fullboard.research.plan import check_first, check_rows

PARTS = ("observation", "mask", "seat", "reward", "score", "ended")
STEP, STOP = b"step", b"stop"

Layout = dict[str, tuple[int, tuple[int, ...], str]]  # where an array begins, its shape and type


class Processes:
    """`n` matches in so many processes; `step` and the arrays are those of `Batch`.

    Use it in a `with` statement, or `close` it: the processes end with it, and the arrays cannot be read any more.
    """

    def __init__(self, game: str, n: int, players: int | None = None, seed: int = 0, *, processes: int, **more: Any):
        self.n = check_rows(n)
        if type(processes) is not int or not 0 < processes <= n:
            raise BadBatch("bad-processes", processes=processes, rows=n)
        offset = check_first(more.pop("first", 0))
        model = Batch(game, 1, players, seed, **more)  # refuses what cannot be, and says how large a row is
        self.players, self.moves, self.setting = model.players, model.moves, model.setting
        layout, size = _lay_out(model, n)
        self._memory = SharedMemory(create=True, size=size)
        arrays = _arrays(self._memory, layout)
        self._actions = arrays.pop("action")
        self.observation, self.mask, self.seat, self.reward, self.score, self.ended = (arrays[part] for part in PARTS)
        for array in arrays.values():
            array.flags.writeable = False
        self._starts = np.arange(n) * self.moves
        self._pipes: list[Connection] = []
        self._workers = []
        self.closed = False
        start = multiprocessing.get_context("spawn")
        cuts = [n * part // processes for part in range(processes + 1)]
        for first, last in pairwise(cuts):
            ours, theirs = start.Pipe()
            asked = {"game": game, "n": last - first, "players": players, "seed": seed, "first": offset + first, **more}
            given = (theirs, self._memory.name, layout, slice(first, last), asked)
            worker = start.Process(target=_work, args=given, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._wait()

    def step(self, actions: Any) -> None:
        """Make a move in every match; BadAction, and nothing changes, if one of them may not be made."""
        if self.closed:
            raise BadBatch("closed")
        moves = whole_numbers(actions, self.n)
        check_legal(self.mask, moves, self._starts)
        self._actions[:] = moves
        self._wait(STEP)

    def _wait(self, told: bytes = b"") -> None:
        """Tell every process something, if there is something to tell, and wait until all have done it."""
        try:
            for pipe in self._pipes:
                if told:
                    pipe.send_bytes(told)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self.close()
            raise BadBatch("process-lost") from error

    def close(self) -> None:
        """End the processes and give the memory back."""
        if self.closed:
            return
        self.closed = True
        for pipe in self._pipes:
            try:
                pipe.send_bytes(STOP)
            except OSError:  # it has ended already
                continue
        for worker in self._workers:
            worker.join()
        for part in (*PARTS, "_actions"):
            delattr(self, part)  # an array keeps its memory open
        self._memory.close()
        self._memory.unlink()

    def __getattr__(self, name: str) -> NoReturn:
        """What is not there, such as the arrays once it is closed."""
        if name in PARTS:
            raise BadBatch("closed")
        raise AttributeError(name)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _lay_out(model: Batch, rows: int) -> tuple[Layout, int]:
    layout: Layout = {}
    size = 0
    parts: Mapping[str, Array] = {part: getattr(model, part) for part in PARTS}
    for name, array in {**parts, "action": np.zeros(1, np.int64)}.items():
        layout[name] = (size, (rows, *array.shape[1:]), array.dtype.str)
        size += -(-array.nbytes * rows // 64) * 64
    return layout, size


def _arrays(memory: SharedMemory, layout: Layout) -> dict[str, Array]:
    return {name: np.ndarray(shape, dtype, memory.buf, at) for name, (at, shape, dtype) in layout.items()}


def _work(pipe: Connection, name: str, layout: Layout, rows: slice, asked: dict[str, Any]) -> None:
    """Play the rows of one process until it is told to stop, or nobody is there to tell it."""
    memory = SharedMemory(name)
    arrays = {part: array[rows] for part, array in _arrays(memory, layout).items()}
    batch = Batch(**asked)
    try:
        while True:
            for part in PARTS:
                arrays[part][...] = getattr(batch, part)
            pipe.send_bytes(STEP)
            if pipe.recv_bytes() == STOP:
                return
            batch.step(arrays["action"])
    except (EOFError, OSError):
        return
    finally:
        arrays.clear()
        memory.close()
