"""A real house in a process of its own, for tests that knock on its door, kill it, and open it again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from fullboard.house.work import analyses, hints
from tests import patient
from tests.house import same_deals


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    program = ("-m", "fullboard")
    environment: dict[str, str] = {}

    def __init__(self, data: Path, pace: float = 0.0, rate: int = 5000, database: str | None = None) -> None:
        self.data = data
        self.options = ["--database", database] if database else []
        self.rate = rate
        self.pace = pace
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--pace", str(self.pace), "--rate", str(self.rate), *self.options],
            stdout=subprocess.DEVNULL,
            stderr=(self.data.parent / "server.log").open("ab"),
            env={**os.environ, "PYTHONWARNINGS": "error::DeprecationWarning:fullboard", **self.environment},
        )
        deadline = time.monotonic() + 300  # plain Python on a busy machine
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if patient.get(self.url + "/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.process.kill()
        raise AssertionError(f"the house did not open: {self.log}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        assert self.process is not None
        start = time.monotonic()
        self.process.terminate()
        self.process.wait(timeout=60)
        return time.monotonic() - start

    @property
    def log(self) -> str:
        return (self.data.parent / "server.log").read_text()

    def __enter__(self) -> Server:
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class BriefHouse(Server):
    """A house whose analyses and hints look at little: on a busy machine they would take minutes."""

    environment = {analyses.ITERATIONS: "30", hints.ITERATIONS: "100"}


class SameDeals(BriefHouse):
    """A brief house that deals a test the same every time, if it is told which test that is."""

    program = ("-m", "tests.house.same_deals")

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self._test = data.parent / "test"
        self.environment = {**self.environment, same_deals.TEST: str(self._test)}
        self._test.write_text("what tests share", "utf-8")

    @contextmanager
    def dealing(self, test: str) -> Iterator[SameDeals]:
        """Deals by this name; before and after, what several tests share is dealt."""
        shared = self._test.read_text("utf-8")
        self._test.write_text(test, "utf-8")
        yield self
        self._test.write_text(shared, "utf-8")


class Caller:
    """Somebody who talks to the API."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        made = patient.post(f"{server.url}/api/v1/guests", json={"name": name})
        assert made.status_code == 201, made.text
        self.token = made.json()["token"]
        self.http = patient.client(
            base_url=f"{server.url}/api/v1",
            headers={"authorization": f"Bearer {self.token}"},
            limits=httpx.Limits(max_keepalive_connections=0),  # none is left over from before a house was closed
        )

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.http.post(path, json=data)
