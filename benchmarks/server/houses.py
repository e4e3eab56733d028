"""The servers that are measured, each a process of its own on a core of its own, and the work they do."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from benchmarks.peers import Peer

PATIENCE = 40.0  # seconds for a server to open
TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORES = set(CORES[:1])
CLIENT_CORES = set(CORES[1:] or CORES)  # apart, if there are two


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


class Server:
    """A server that is open between `with` and its end."""

    def __init__(self, command: list[str], port: int, log: Path, alone: bool = True) -> None:
        self.command = command
        self.alone = alone  # on a core of its own
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.log = log
        self.process: subprocess.Popen[bytes]

    def __enter__(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        if self.alone:
            os.sched_setaffinity(self.process.pid, SERVER_CORES)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=5):
                    return self
            except OSError:
                time.sleep(0.05)
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
        helpers = sum(map(_seconds, _children(self.process.pid)))
        return Work(_seconds(self.process.pid), helpers)


def _seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def _children(process: int) -> list[int]:
    try:
        own = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
    except OSError:
        return []
    return [found for child in map(int, own) for found in (child, *_children(child))]


def our_house(folder: Path, alone: bool = True) -> Server:
    """Fullboard with its SQLite database in a folder, as `fullboard serve` opens it."""
    port = free_port()
    options = ["--port", str(port), "--data", str(folder / "house"), "--rate", "1000000"]
    return Server([sys.executable, "-m", "fullboard", "serve", *options], port, folder / "server.log", alone)


def boardgameio(peer: Peer, folder: Path, files: bool) -> Server:
    """boardgame.io's server: in memory, its default, or with its flat-file storage in a folder."""
    port = free_port()
    script = Path(peer.command[1]).with_name("server.cjs")
    storage = ["--files", str(folder / "files")] if files else []
    return Server([peer.command[0], str(script), "--port", str(port), *storage], port, folder / "server.log")
