"""A house of several processes: starts them, puts others in the place of those that die, and replaces them one by one.

The parent binds the socket and serves nobody. Its children take connections from the same socket, so that one of them
can go without a connection being refused.
"""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec.structs import replace
from prometheus_client.multiprocess import mark_process_dead

from fullboard.cli.child import BEATS, CONFIG, DOOR, LIFELINE
from fullboard.cli.together import until_one_ends
from fullboard.web.config import Config, pack

log = logging.getLogger("fullboard.processes")

SHARED_METRICS = "PROMETHEUS_MULTIPROC_DIR"
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # before another one is put in the place of one that died
LIVED_SECONDS = 60.0  # after which it was not the start that failed
READY_SECONDS = 60.0
STOP_SECONDS = 8.0  # to end in good order
HANG_SECONDS = 60.0  # without a beat
LOOK_SECONDS = 0.1


class Child:
    """A running process, and what it lets its parent know."""

    def __init__(self, role: str, environment: dict[str, str], descriptors: tuple[int, ...], lifeline: int) -> None:
        hears, speaks = os.pipe()
        self.role = role
        self.started = time.monotonic()
        self.ready = asyncio.Event()
        self._silent = 0  # looks at it since it was last heard
        self._stopping = False
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-c", "from fullboard.cli.child import main; main()", role],
                env={**environment, BEATS: str(speaks), LIFELINE: str(lifeline)},
                pass_fds=(*descriptors, speaks, lifeline),
                stdin=subprocess.DEVNULL,
                process_group=0,  # Ctrl-C is for the parent, which passes it on
            )
        finally:
            os.close(speaks)
        self._hears = hears
        asyncio.get_running_loop().add_reader(hears, self._heard)
        self._gone = asyncio.create_task(self._wait())

    async def gone(self) -> int:
        """Wait until it has ended; how it did."""
        return await asyncio.shield(self._gone)

    async def stop(self, seconds: float = STOP_SECONDS) -> None:
        """Ask it to end, and do not ask for ever."""
        self._stopping = True
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            async with asyncio.timeout(seconds):
                await self.gone()
        except TimeoutError:
            log.warning("process %s (%s) does not end by itself", self.process.pid, self.role)
            self.process.kill()
            await self.gone()

    async def _wait(self) -> int:
        """Look now and then: a thread for each, or a handler of SIGCHLD, would be no quicker where it matters."""
        while (code := self.process.poll()) is None:
            await asyncio.sleep(LOOK_SECONDS)
            self._silent += 1  # counted, not timed: a machine that was asleep has not been looking
            if self.ready.is_set() and not self._stopping and self._silent * LOOK_SECONDS > HANG_SECONDS:
                log.error("process %s (%s) hangs and is ended", self.process.pid, self.role)
                self.process.kill()
        asyncio.get_running_loop().remove_reader(self._hears)
        os.close(self._hears)
        return code

    def _heard(self) -> None:
        if os.read(self._hears, 4096):
            self._silent = 0
            self.ready.set()
        else:  # closed: it has ended, or does not speak
            asyncio.get_running_loop().remove_reader(self._hears)


class Post:
    """A place that is always filled by a child."""

    def __init__(self, start: Callable[[], Child], when_gone: Callable[[int], None]) -> None:
        self._start = start
        self._when_gone = when_gone
        self._changing = asyncio.Lock()
        self._pause = SHORTEST_PAUSE
        self.child = start()

    async def keep(self) -> None:
        """Put another one in the place of one that has died, after a pause that grows if it does so soon."""
        while True:
            child = self.child
            code = await child.gone()
            self._when_gone(child.process.pid)
            async with self._changing:
                if self.child is not child:
                    continue  # it was replaced
                log.error("process %s (%s) has died (%s); another one is started", child.process.pid, child.role, code)
                lived = time.monotonic() - child.started
                self._pause = SHORTEST_PAUSE if lived > LIVED_SECONDS else min(2 * self._pause, LONGEST_PAUSE)
                await asyncio.sleep(self._pause)
                try:
                    self.child = self._start()
                except OSError as error:
                    log.error("no process can be started: %s", error.strerror)

    async def replace(self) -> bool:
        """Start another one, stop the present one when that is ready; whether it was."""
        async with self._changing:
            new = self._start()
            if not await _ready(new):
                log.error("process %s (%s) does not get ready; the old one stays", new.process.pid, new.role)
                await new.stop()
                self._when_gone(new.process.pid)
                return False
            old, self.child = self.child, new
            await old.stop()
            return True


async def _ready(child: Child) -> bool:
    """Wait until a child is at work; not if it dies, or takes too long."""
    ready, gone = asyncio.create_task(child.ready.wait()), asyncio.create_task(child.gone())
    await asyncio.wait((ready, gone), timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    gone.cancel()
    return child.ready.is_set() and child.process.poll() is None


class Supervisor:
    """Sees to it that there are as many web processes as wanted, and one that works if it is to."""

    def __init__(self, config: Config, door: socket.socket, when_open: Callable[[], None]) -> None:
        self._config = config
        self._door = door
        self._when_open = when_open
        self._metrics = Path(tempfile.mkdtemp(prefix="fullboard-metrics-"))
        self._lifeline, self._held = os.pipe()  # children have the one end, and hear when the other is closed
        self._environment = {**environment_of(config, os.environ), SHARED_METRICS: str(self._metrics)}
        self._restart = asyncio.Event()
        self.posts: list[Post] = []

    async def run(self) -> None:
        """Until a signal ends it."""
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, over.set)
        loop.add_signal_handler(signal.SIGHUP, self._restart.set)
        self.posts = [Post(self._web, self._forget) for _ in range(self._config.workers)]
        if self._config.work:
            self.posts.append(Post(self._work, self._forget))
        try:
            await until_one_ends(over.wait(), self._go_on(), *(post.keep() for post in self.posts))
        finally:
            await asyncio.gather(*(post.child.stop() for post in self.posts))
            shutil.rmtree(self._metrics, ignore_errors=True)

    async def _go_on(self) -> None:
        """Say that the house is open, then replace all children whenever a SIGHUP asks for it."""
        while not any(post.child.ready.is_set() for post in self.posts if post.child.role == "web"):
            await asyncio.sleep(LOOK_SECONDS)
        self._when_open()
        while True:
            await self._restart.wait()
            self._restart.clear()
            await self._replace_all()

    async def _replace_all(self) -> None:
        """One after the other: there are never fewer than there should be."""
        log.info("all processes are replaced, one after the other")
        for post in self.posts:
            if not await post.replace():
                return
        log.info("all processes have been replaced")

    def _web(self) -> Child:
        door = self._door.fileno()
        return Child("web", {**self._environment, DOOR: str(door)}, (door,), self._lifeline)

    def _work(self) -> Child:
        return Child("work", self._environment, (), self._lifeline)

    def _forget(self, process: int) -> None:
        """What it had open counts no longer; what it has done still does."""
        mark_process_dead(process, str(self._metrics))  # type: ignore[no-untyped-call]


def environment_of(config: Config, given: Mapping[str, str], work: bool = False) -> dict[str, str]:
    """The environment of children: with the settings packed, and as `fullboard work` reads them.

    A web process leaves the work to others, unless it is to do both.
    """
    named = {
        "FULLBOARD_DATA": str(config.data),
        "FULLBOARD_DATABASE": config.database_url,
        "FULLBOARD_PLACES": str(config.places),
        "FULLBOARD_PACE": str(config.pace),
        "FULLBOARD_LOG_FORMAT": config.log_format,
        "FULLBOARD_LOG_LEVEL": config.log_level,
    }
    for name, value in (("FULLBOARD_SMTP_URL", config.smtp_url), ("FULLBOARD_MAIL_FROM", config.mail_from)):
        named |= {name: value} if value else {}
    named |= {"FULLBOARD_PRIVATE_CALLS": "1"} if config.private_calls else {}
    read = ("FULLBOARD_DATABASE_FILE", "FULLBOARD_SMTP_URL_FILE")  # and perhaps not readable any more
    others = {name: value for name, value in given.items() if name not in read}
    return {**others, **named, CONFIG: pack(replace(config, work=work))}


def supervise(config: Config, door: socket.socket, when_open: Callable[[], None]) -> None:
    """Open a house of several processes, and keep it open until a signal ends it."""

    async def run() -> None:
        await Supervisor(config, door, when_open).run()

    asyncio.run(run())
