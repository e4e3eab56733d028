"""The servers that are measured, each a process of its own on a core of its own, and the work they do."""

from __future__ import annotations

import http.client
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Protocol

from benchmarks.peers import Peer

PATIENCE = 300.0  # seconds for a server to open: a busy machine is no failure
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORES = set(CORES[:1])
CLIENT_CORES = set(CORES[1:] or CORES)  # apart, if there are two
PLENTY = ["--rate", "1000000", "--connections", "0"]  # all clients come from one address


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Work:
    """Seconds of work on a processor: of the server itself, and of processes it has started."""

    own: float
    helpers: float

    def __sub__(self, other: Work) -> Work:
        return Work(self.own - other.own, self.helpers - other.helpers)


class Measured(Protocol):
    """Something that works, and has memory."""

    def work(self) -> Work:
        """What it has done so far."""

    def memory(self) -> float:
        """Megabytes it holds."""


class Server:
    """A server that is open between `with` and its end."""

    def __init__(
        self,
        command: list[str],
        port: int,
        log: Path,
        alone: bool = True,
        asked: Callable[[int], bool] | None = None,
    ) -> None:
        self.command = command
        self.alone = alone  # on a core of its own
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.log = log
        self.opened = 0.0  # seconds until it answered
        self.process: subprocess.Popen[bytes]
        self._is_open = asked or listens

    def __enter__(self) -> Server:
        begun = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        if self.alone:
            os.sched_setaffinity(self.process.pid, SERVER_CORES)
        while time.monotonic() < begun + PATIENCE and self.process.poll() is None:
            if self._is_open(self.port):
                self.opened = time.monotonic() - begun
                return self
            time.sleep(0.02)
        self.__exit__(None, None, None)
        raise OSError(f"the server did not open: {self.log.read_text('utf-8').strip()[-300:]}")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def work(self) -> Work:
        """What it has done so far."""
        return Work(seconds_of(self.process.pid), sum(map(seconds_of, children_of(self.process.pid))))

    def memory(self) -> float:
        """Megabytes that the process itself holds."""
        return memory_of(self.process.pid)

    def family(self) -> list[float]:
        """Megabytes of it and of each process it has started."""
        return [memory_of(each) for each in (self.process.pid, *children_of(self.process.pid))]


def listens(port: int) -> bool:
    """Whether somebody takes connections there."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            return True
    except OSError:
        return False


def answers(port: int, path: str = "/healthz") -> bool:
    """Whether somebody answers there, and well."""
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        asking.request("GET", path)
        return asking.getresponse().status == 200
    except OSError:
        return False
    finally:
        asking.close()


def seconds_of(process: int, finished: bool = False) -> float:
    """What a process has worked; with the children that it has seen end, if asked for."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11 : 15 if finished else 13])) / TICKS


def memory_of(process: int) -> float:
    """Megabytes that a process holds."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text("utf-8").split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0


def children_of(process: int) -> list[int]:
    """The processes it has started, and theirs."""
    try:
        own = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
    except OSError:
        return []
    return [found for child in map(int, own) for found in (child, *children_of(child))]


def our_house(
    folder: Path,
    alone: bool = True,
    database: str | None = None,
    *more: str,
    asked: Callable[[int], bool] | None = None,
) -> Server:
    """Fullboard as `fullboard serve` opens it: with an SQLite database in a folder, or on PostgreSQL."""
    port = free_port()
    options = ["--port", str(port), "--data", str(folder / "house"), *PLENTY, *more]
    options += ["--database", database] if database else []
    command = [sys.executable, "-m", "fullboard", "serve", *options]
    return Server(command, port, folder / "server.log", alone, asked or answers)


def boardgameio(peer: Peer, folder: Path, files: bool) -> Server:
    """boardgame.io's server: in memory, its default, or with its flat-file storage in a folder."""
    port = free_port()
    script = Path(peer.command[1]).with_name("server.cjs")
    storage = ["--files", str(folder / "files")] if files else []
    return Server([peer.command[0], str(script), "--port", str(port), *storage], port, folder / "server.log")


@contextmanager
def on_cores(cores: set[int] | list[int]) -> Iterator[None]:
    """This process, and what it starts, works on these cores for a while."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
