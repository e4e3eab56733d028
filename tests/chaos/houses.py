"""The processes of a house, to be killed and started again; and what can be done to its PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.house.postgres import Cluster
from tests.house.server import free_port

OPEN_SECONDS = 600.0


class Process:
    """`fullboard serve` or `fullboard work`, in a process of its own."""

    def __init__(self, kind: str, arguments: list[str], folder: Path, database: str | None = None) -> None:
        self.kind = kind
        self.port = free_port() if kind == "serve" else 0
        own = ["--port", str(self.port)] if kind == "serve" else []
        self.command = [sys.executable, "-m", "fullboard", kind, *own, "--log-level", "warning", *arguments]
        self.environment = {**os.environ, **({"FULLBOARD_DATABASE": database} if database else {})}
        self.log = folder / f"{kind}-{self.port or id(self)}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)

    async def ready(self) -> None:
        """Wait until it answers; for one that works, there is nothing to wait for."""
        deadline = time.monotonic() + OPEN_SECONDS
        while self.port and not await answers(self.port):
            assert time.monotonic() < deadline, f"a house did not open: {self.log.read_text()}"
            assert self.process is not None
            assert self.process.poll() is None, f"a house did not open: {self.log.read_text()}"
            await asyncio.sleep(0.1)

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    async def stop(self) -> None:
        """Let it end in good order."""
        self.send(signal.SIGTERM)
        assert self.process is not None
        await asyncio.to_thread(self.process.wait, 60)

    def end(self) -> None:
        """Whatever it is doing."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


async def answers(port: int) -> bool:
    """Whether a house is open there."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    try:
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        return b"200 OK" in await asyncio.wait_for(reader.read(), 30)
    except (OSError, TimeoutError):
        return False
    finally:
        writer.close()


def restart_at_once(cluster: Cluster) -> None:
    """PostgreSQL falls over, all its connections with it, and is started again: what was committed is there."""
    cluster.admin.close()
    cluster.process.send_signal(signal.SIGQUIT)
    cluster.process.wait(60)
    cluster.open()


def freeze(cluster: Cluster, still: bool) -> None:
    """Every process of PostgreSQL stands still, or goes on."""
    children = Path(f"/proc/{cluster.process.pid}/task/{cluster.process.pid}/children").read_text().split()
    for process in [cluster.process.pid, *map(int, children)]:
        os.kill(process, signal.SIGSTOP if still else signal.SIGCONT)


def cut_the_bus(cluster: Cluster) -> int:
    """End every connection that listens or notifies; how many."""
    cut = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND (query ILIKE 'LISTEN%' OR query ILIKE 'SELECT pg_notify%')"
    )
    row = cluster.admin.execute(cut).fetchone()
    assert row is not None
    return int(row[0])
