"""Where long work is done: here, in processes of this machine, or on a Ray cluster. The results are the same."""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from fullboard.bots.errors import ArenaError
from fullboard.core.errors import FullboardError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

ENGINES = ("local", "ray")
AHEAD = 2  # pieces of work handed out for every worker


class Engine(Protocol):
    """Those who work: pieces go out, and their results come back in any order."""

    def send(self, function: Callable[[Any], Any], piece: Any) -> Any:
        """Hand out a piece of work; returns a ticket."""

    def collect(self, tickets: list[Any]) -> tuple[Any, Any]:
        """Wait for one of the pieces; returns its ticket and its result."""

    def stop(self, at_once: bool) -> None:
        """Stop, with everything done, or at once, whatever is still being done."""


class Workers:
    """As many workers as there are jobs, for as long as a `with` block lasts; one job is done in this process."""

    def __init__(self, jobs: int, engine: str = "local") -> None:
        if engine not in ENGINES:
            raise ArenaError("unknown-engine", engine=engine, known=list(ENGINES))
        self.jobs = max(1, jobs)
        self._engine: Engine | None = None
        if engine == "ray":
            self._engine = Ray(self.jobs)
        elif jobs > 1:
            self._engine = LocalProcesses(self.jobs)

    def do(self, function: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Generator[tuple[Piece, Result]]:
        """Do every piece of work, in any order. Pieces are asked for as they are needed, a few ahead of the workers."""
        if self._engine is None:
            for piece in pieces:
                yield piece, function(piece)
            return
        left = iter(pieces)
        running: dict[Any, Piece] = {}
        while True:
            for piece in islice(left, AHEAD * self.jobs - len(running)):
                running[self._engine.send(function, piece)] = piece
            if not running:
                return
            ticket, result = self._engine.collect(list(running))
            yield running.pop(ticket), result

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._engine is not None:
            self._engine.stop(at_once=kind is not None)


class LocalProcesses:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._others = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(jobs, initializer=_belong)

    def send(self, function: Callable[[Any], Any], piece: Any) -> "Future[Any]":
        return self._pool.submit(function, piece)

    def collect(self, tickets: "list[Future[Any]]") -> "tuple[Future[Any], Any]":
        done = next(iter(wait(tickets, return_when=FIRST_COMPLETED).done))
        try:
            return done, done.result()
        except BrokenProcessPool as error:
            raise ArenaError("worker-lost") from error

    def stop(self, at_once: bool) -> None:
        if at_once:
            for child in multiprocessing.active_children():
                if child not in self._others:
                    child.terminate()
        self._pool.shutdown(cancel_futures=True)


def _belong() -> None:
    """Ctrl-C reaches every process of a terminal, but only the first decides what becomes of it: all end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, name="end", daemon=True).start()


def _end_with_the_first() -> None:
    """However it ended: whoever still held its other end of a pipe ends by then, too, for the same reason."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


class Ray:
    """A Ray cluster: the one at RAY_ADDRESS, or else one on this machine for as long as the work lasts."""

    def __init__(self, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ModuleNotFoundError as error:
            raise ArenaError("engine-missing", engine="ray", install="fullboard[ray]") from error
        self._ray = ray
        self._own = not ray.is_initialized()
        if self._own:
            here: dict[str, Any] = {"address": "local", "num_cpus": jobs, "include_dashboard": False}
            cluster = {} if os.environ.get("RAY_ADDRESS") else here
            try:
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **cluster)
            except Exception as error:  # Ray has no kind of its own for a cluster that is not there
                raise ArenaError("engine-failed", engine="ray", reason=str(error).partition("\n")[0]) from error
        self._call = ray.remote(_call)
        self._running: list[Any] = []

    def send(self, function: Callable[[Any], Any], piece: Any) -> Any:
        ticket = self._call.remote(function, piece)
        self._running.append(ticket)
        return ticket

    def collect(self, tickets: list[Any]) -> tuple[Any, Any]:
        done = self._ray.wait(tickets, num_returns=1)[0][0]
        self._running.remove(done)
        try:
            return done, self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, FullboardError):
                raise error.cause from error
            raise
        except self._ray.exceptions.RayError as error:
            raise ArenaError("worker-lost") from error

    def stop(self, at_once: bool) -> None:
        if self._own:
            self._ray.shutdown()
            return
        for ticket in self._running:
            self._ray.cancel(ticket, force=True)


def _call(function: Callable[[Any], Any], piece: Any) -> Any:
    return function(piece)


def usable_cores() -> int:
    """How many processes are worth starting."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
