"""Processes that think: each with a pipe of its own, so that one that dies or hangs is replaced and no other notices.

They leave the house the cores, and go when it is gone, however it went.
"""

import asyncio
import contextlib
import logging
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from fullboard.core.shelf import shelf

log = logging.getLogger("fullboard.work")

T = TypeVar("T")
NICENESS = 10
START_SECONDS = 120.0  # to begin: a machine may be busy
END_SECONDS = 0.1  # after which one that was being started is ended once more
CONTEXT = get_context("spawn")


class Thoughtless(Exception):
    """No answer came of it."""


class TookTooLong(Thoughtless):
    """The process did not answer in time, and was ended."""


class Died(Thoughtless):
    """The process has gone without an answer."""


class Raised(Thoughtless):
    """The function raised an error; this is its traceback."""


class Thinkers:
    """So many processes. More thoughts than that wait for one another."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._idle = [Thinker() for _ in range(count)]
        self._all = list(self._idle)
        self._places = asyncio.Semaphore(count)

    async def open(self) -> None:
        """Have all of them ready."""
        loop = asyncio.get_running_loop()
        starts = [loop.run_in_executor(self._threads, thinker.start) for thinker in self._all]
        await asyncio.gather(*starts, return_exceptions=True)  # one that does not start is tried again when needed

    async def think(self, function: Callable[..., T], *args: Any, seconds: float) -> T:
        """What a function of a module returns, in a process of its own; Thoughtless if nothing."""
        async with self._places:
            thinker = self._idle.pop()
            thought = asyncio.get_running_loop().run_in_executor(self._threads, thinker.think, function, args, seconds)
            try:
                result: T = await asyncio.shield(thought)
                return result
            except asyncio.CancelledError:  # nobody wants to know any more
                while not thought.done():
                    thinker.end()
                    await asyncio.wait([thought], timeout=END_SECONDS)
                thought.exception()  # is known, and of no interest
                raise
            finally:
                self._idle.append(thinker)

    @property
    def busy(self) -> int:
        """How many of them think now."""
        return self.count - len(self._idle)

    @property
    def processes(self) -> list[int]:
        """The ids of those that are there."""
        return [pid for thinker in self._all if (pid := thinker.pid) is not None]

    def close(self) -> None:
        """Stop thinking."""
        for thinker in self._all:
            thinker.close()
        self._threads.shutdown(wait=True)
        for thinker in self._all:
            thinker.clear()


class Thinker:
    """A process that is there when it is needed. One thread at a time thinks with it; any may end it."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._lock = threading.RLock()

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Have the process ready."""
        with self._lock:
            self._started()

    def _started(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.clear()
        self._pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_serve, args=(theirs, NICENESS), name="thinker", daemon=True)
        self._process.start()
        theirs.close()
        if self._closed:
            self._process.kill()
        try:
            if not self._pipe.poll(START_SECONDS):
                raise TookTooLong("a thinker does not begin")
            self._pipe.recv()
        except (EOFError, OSError) as error:
            raise Died("a thinker ended before it began") from error
        return self._pipe

    def think(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """What a function returns there."""
        with self._lock:
            rested = self._process is not None
            try:
                answered, result = self._ask(function, args, seconds)
            except Died:
                if not rested or self._closed:
                    raise
                answered, result = self._ask(function, args, seconds)  # it may have died while it rested, unnoticed
        if not answered:
            raise Raised(result)
        return result

    def _ask(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[bool, Any]:
        try:
            pipe = self._started()
            pipe.send((function, args))
            if not pipe.poll(seconds):
                raise TookTooLong(f"no answer after {seconds} seconds")
            answer: tuple[bool, Any] = pipe.recv()
            return answer
        except (EOFError, OSError) as error:
            self.clear()
            raise Died("a thinker died") from error
        except Thoughtless:
            self.clear()
            raise

    def end(self) -> None:
        """End the process; whoever waits for its answer is told."""
        process = self._process
        if process is not None:
            with contextlib.suppress(AttributeError, ValueError):  # it is being ended elsewhere
                process.kill()

    def close(self) -> None:
        """End it for good."""
        self._closed = True
        self.end()

    def clear(self) -> None:
        """Forget the process, whatever became of it."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


def _serve(pipe: Connection, niceness: int) -> None:
    """In the process: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the house, which ends us
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    threading.Thread(target=_follow_the_house, daemon=True).start()
    shelf()  # all games are there before the first question
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            function, args = pipe.recv()
            pipe.send(_answer(function, args))


def _answer(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, function(*args)
    except BaseException:  # whatever it was: its class may not be known on the other side
        return False, traceback.format_exc()


def _follow_the_house() -> None:
    house = parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(1)
