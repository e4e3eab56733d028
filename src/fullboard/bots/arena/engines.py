"""Where games are played: here, in processes of this machine, or on a Ray cluster. The results are the same."""

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol

from fullboard.bots.arena.errors import ArenaError
from fullboard.bots.arena.plan import Plan
from fullboard.bots.arena.table import Played, play_game, play_games
from fullboard.core.errors import FullboardError

ENGINES = ("local", "ray")
BATCH_SECONDS = 0.5  # a batch of games should take about that long: short enough to watch, long enough to send
LARGEST_BATCH = 1000
AHEAD = 2  # batches waiting for every worker


class Workers(Protocol):
    """Those who play: batches go out, and come back in any order."""

    def send(self, plan: Plan, numbers: list[int]) -> Any:
        """Hand out a batch; returns a ticket."""

    def collect(self, tickets: list[Any]) -> tuple[list[Played], Any]:
        """Wait for one of the batches; returns its games and its ticket."""

    def stop(self) -> None:
        """Go home at once, whatever is still being played."""


def play_all(plan: Plan, numbers: list[int], jobs: int, engine: str = "local") -> Generator[Played]:
    """Play those games, in any order."""
    if not numbers:
        return
    if engine == "local" and jobs == 1:
        for number in numbers:
            yield play_game(plan, number)
        return
    workers: Workers = RayWorkers(jobs) if engine == "ray" else ProcessWorkers(jobs)
    try:
        yield from _in_batches(plan, iter(numbers), workers, AHEAD * jobs)
    finally:
        workers.stop()


def _in_batches(plan: Plan, numbers: Iterator[int], workers: Workers, most: int) -> Iterator[Played]:
    tickets: list[Any] = []
    size = 1
    while True:
        while len(tickets) < most and (batch := list(islice(numbers, size))):
            tickets.append(workers.send(plan, batch))
        if not tickets:
            return
        start = time.perf_counter()
        played, ticket = workers.collect(tickets)
        waited = time.perf_counter() - start
        tickets.remove(ticket)
        yield from played
        thought = sum(sum(game.seconds) for game in played)
        if max(thought, waited) < BATCH_SECONDS / 2:
            size = min(2 * size, LARGEST_BATCH)


class ProcessWorkers:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._others = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)

    def send(self, plan: Plan, numbers: list[int]) -> "Future[list[Played]]":
        return self._pool.submit(play_games, plan, numbers)

    def collect(self, tickets: "list[Future[list[Played]]]") -> "tuple[list[Played], Future[list[Played]]]":
        done = next(iter(wait(tickets, return_when=FIRST_COMPLETED).done))
        try:
            return done.result(), done
        except BrokenProcessPool as error:
            raise ArenaError("worker-lost") from error

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in self._others:
                child.terminate()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal, but only the first decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayWorkers:
    """A Ray cluster: the one at RAY_ADDRESS, or else one on this machine for as long as the arena lasts."""

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
        self._play_games = ray.remote(play_games)
        self._tickets: list[Any] = []

    def send(self, plan: Plan, numbers: list[int]) -> Any:
        return self._play_games.remote(plan, numbers)

    def collect(self, tickets: list[Any]) -> tuple[list[Played], Any]:
        self._tickets = tickets
        done = self._ray.wait(tickets, num_returns=1)[0][0]
        try:
            return self._ray.get(done), done
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, FullboardError):
                raise error.cause from error
            raise
        except self._ray.exceptions.RayError as error:
            raise ArenaError("worker-lost") from error

    def stop(self) -> None:
        if self._own:
            self._ray.shutdown()
            return
        for ticket in self._tickets:
            self._ray.cancel(ticket, force=True)
