"""A real house in a process of its own, for tests that knock on its door, kill it, and open it again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    program = ("-m", "fullboard")

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
            env={**os.environ, "PYTHONWARNINGS": "error::DeprecationWarning:fullboard"},
        )
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.url + "/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the house did not open")

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
    """A house whose analyses look at little: they let all others go first, and would take minutes on a busy machine."""

    program = (
        "-c",
        "from functools import partial; from fullboard.web import app;"
        "app.Analyses = partial(app.Analyses, iterations=30);"
        "from fullboard.cli import main; main()",
    )


class Caller:
    """Somebody who talks to the API."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        made = httpx.post(f"{server.url}/api/v1/guests", json={"name": name})
        assert made.status_code == 201, made.text
        self.token = made.json()["token"]
        self.http = httpx.Client(
            base_url=f"{server.url}/api/v1", headers={"authorization": f"Bearer {self.token}"}, timeout=60
        )

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.http.post(path, json=data)
