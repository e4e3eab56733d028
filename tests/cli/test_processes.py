"""A house of several processes on PostgreSQL: killed, replaced, stopped, and left without its parent."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from click.testing import CliRunner

from fullboard.cli import main, processes
from fullboard.cli.processes import Post
from fullboard.house.store import sqlite_url
from tests import patient
from tests.apart import run_apart
from tests.house.postgres import Cluster
from tests.house.server import Server, free_port


class Fleet:
    """`fullboard serve --workers N` and what can be seen of it from outside."""

    def __init__(self, folder: Path, database: str, workers: int, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        command = [sys.executable, "-m", "fullboard", "serve", "--port", str(self.port), "--workers", str(workers)]
        environment = {**os.environ, "FULLBOARD_DATABASE": database, "FULLBOARD_DATA": str(folder / "data")}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([*command, *options], env=environment, stdout=log, stderr=log)
        self.wait_for(lambda: "The house is open" in self.log.read_text(), "it does not open")

    def wait_for(self, what: Callable[[], object], why: str, seconds: float = 90.0) -> None:
        deadline = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < deadline, f"{why}: {self.log.read_text()}"
            time.sleep(0.1)

    def children(self, role: str = "") -> set[int]:
        listed = subprocess.run(["ps", "-ewwo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
        found = set()
        for line in listed.splitlines():
            child, parent, command = line.split(None, 2)
            if int(parent) == self.process.pid and "fullboard.cli.child" in command and command.endswith(role):
                found.add(int(child))
        return found

    def get(self, path: str) -> httpx.Response:
        return patient.get(self.url + path)

    def ready(self) -> bool:
        with suppress(httpx.TransportError):
            return self.get("/readyz").status_code == 200
        return False


@contextmanager
def fleet(folder: Path, cluster: Cluster, workers: int, *options: str) -> Iterator[Fleet]:
    running = Fleet(folder, cluster.new_database(), workers, *options)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.terminate()
            running.process.wait(30)
    assert "Traceback" not in running.log.read_text()


def alive(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return "Z" not in Path(f"/proc/{process}/stat").read_text().split()[2]
    return False


@pytest.mark.slow
def test_a_house_of_several_processes_lives_through_kills_and_is_replaced_without_a_gap(
    tmp_path: Path, cluster: Cluster
) -> None:
    with fleet(tmp_path, cluster, 2) as house:
        house.wait_for(house.ready, "it does not get ready")
        assert (len(house.children("web")), len(house.children("work"))) == (2, 1)
        made = patient.post(f"{house.url}/api/v1/guests", json={"name": "Anna"})
        assert made.status_code == 201

        # Whichever process is asked has counted for all.
        for _ in range(10):
            assert house.get("/").status_code == 200
        counted = re.search(
            r'fullboard_request_seconds_count\{method="GET",route="/",status="200"\} (\S+)', house.get("/metrics").text
        )
        assert counted is not None
        assert float(counted.group(1)) == 10

        # Killed ones are put in their place again, web processes and the one that works.
        before = house.children()
        for role in ("web", "work"):
            victim = min(house.children(role))
            os.kill(victim, signal.SIGKILL)
            house.wait_for(partial(_is_gone, house, victim), "it is not buried")
            assert house.get("/healthz").status_code == 200  # the other one serves
        house.wait_for(lambda: len(house.children("web")) == 2 and len(house.children("work")) == 1, "one is missing")
        house.wait_for(house.ready, "it does not get ready again")

        # All are replaced, one after the other, and nobody is turned away in between.
        failures: list[object] = []
        over = threading.Event()

        def visit() -> None:
            with patient.client() as client:
                while not over.is_set():
                    try:
                        try:
                            answer = client.get(f"{house.url}/healthz")
                        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                            answer = patient.get(
                                f"{house.url}/healthz"
                            )  # a kept connection may be closed: a new one works
                        if answer.status_code != 200:
                            failures.append(answer.status_code)
                    except httpx.TransportError as error:
                        failures.append(error)
                    time.sleep(0.01)

        visitor = threading.Thread(target=visit)
        visitor.start()
        before = house.children()
        house.process.send_signal(signal.SIGHUP)
        house.wait_for(lambda: "have been replaced" in house.log.read_text(), "they are not replaced")
        over.set()
        visitor.join()
        assert failures == []
        assert not before & house.children()
        assert (len(house.children("web")), len(house.children("work"))) == (2, 1)

        # Nobody sees where the database is, or its password.
        listed = subprocess.run(["ps", "-ewwo", "args="], capture_output=True, text=True, check=True).stdout
        assert f"host={cluster.folder}" not in listed

        # A parent that is killed leaves nobody behind.
        orphans = house.children()
        house.process.kill()
        house.process.wait()
        house.wait_for(lambda: not any(alive(each) for each in orphans), "children are left behind", 30)


@pytest.mark.slow
def test_a_signal_ends_them_all_in_good_order(tmp_path: Path, cluster: Cluster) -> None:
    with fleet(tmp_path, cluster, 2, "--no-work") as house:
        children = house.children()
        assert len(children) == 2
        assert house.get("/readyz").json()["workers"] == "none"
        begun = time.monotonic()
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(30) == 0
        assert time.monotonic() - begun < 20
        assert not any(alive(each) for each in children)


def test_several_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["serve", "--workers", "2", "--data", str(tmp_path), "--port", "0"])
    assert (refused.exit_code, "PostgreSQL" in refused.output) == (2, True), refused.output


@pytest.mark.slow
def test_a_second_house_on_the_same_data_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first:
        for where in (("--data", str(tmp_path / "data")), ("--database", sqlite_url(tmp_path / "data"))):
            second = subprocess.run(
                [sys.executable, "-m", "fullboard", "serve", "--port", "0", *where], capture_output=True, text=True
            )
            assert second.returncode == 2
            assert first.process is not None
            assert f"a house is open on the data in {tmp_path / 'data'} already" in second.stderr
            assert f"(process {first.process.pid})" in second.stderr
        first.kill()
        first.open()  # nothing of the one that was killed is in the way
        mode = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
        assert set(mode.values()) == {0o600}, mode


def _is_gone(house: Fleet, child: int) -> bool:
    return child not in house.children()


class Mortal:
    """Stands for a child: dies when it is told to."""

    role = "web"
    born: list[Mortal] = []

    def __init__(self) -> None:
        self.born.append(self)
        self.started = time.monotonic()
        self.ready = asyncio.Event()
        self.over = asyncio.Event()
        self.process = type("Process", (), {"pid": len(self.born), "poll": lambda _: None})()

    async def gone(self) -> int:
        await self.over.wait()
        return -9

    async def stop(self) -> None:
        self.over.set()


def test_who_dies_again_and_again_is_started_ever_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "SHORTEST_PAUSE", 0.02)
    monkeypatch.setattr(processes, "LONGEST_PAUSE", 0.1)

    async def die() -> list[float]:
        post = Post(Mortal, lambda process: None)  # type: ignore[arg-type]
        keeping = asyncio.create_task(post.keep())
        for number in range(5):
            while len(Mortal.born) <= number:
                await asyncio.sleep(0.001)
            Mortal.born[number].over.set()
        while len(Mortal.born) < 6:
            await asyncio.sleep(0.001)
        keeping.cancel()
        return [new.started - old.started for old, new in zip(Mortal.born, Mortal.born[1:], strict=False)]

    Mortal.born = []
    pauses = run_apart(die())
    assert len(pauses) == 5
    assert pauses[0] >= 0.04
    assert pauses[1] >= 0.08
    assert all(pause >= 0.1 for pause in pauses[2:])


def test_one_that_does_not_get_ready_replaces_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "READY_SECONDS", 0.1)

    async def replace() -> None:
        post = Post(Mortal, lambda process: None)  # type: ignore[arg-type]
        old = cast(Mortal, post.child)
        assert not await post.replace()
        assert cast(Any, post.child) is old
        monkeypatch.setattr(processes, "READY_SECONDS", 5.0)
        replacing = asyncio.create_task(post.replace())
        while len(Mortal.born) < 3:
            await asyncio.sleep(0.001)
        assert not old.over.is_set()
        Mortal.born[2].ready.set()
        assert await replacing
        assert cast(Any, post.child) is Mortal.born[2]
        assert old.over.is_set()

    Mortal.born = []
    run_apart(replace())
