"""Bad days: kill -9 loses no acknowledged move and strands no table; what keeps the house closed is said in a line."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from fullboard.web.streams import event
from tests import patient
from tests.house.server import Caller, Server
from tests.web.visitor import texts

pytestmark = pytest.mark.slow

CUT_OFF = "timeout graceful shutdown exceeded"  # what Uvicorn says when something did not end soon


def test_a_signal_ends_every_kind_of_stream_soon_and_cuts_none_off(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Listener")
        table = caller.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
        paths = ["/lobby/stream", f"/tables/{table}/stream", f"/api/v1/tables/{table}/stream"]
        with ExitStack() as stack:
            own = {"authorization": f"Bearer {caller.token}"}
            streams = [
                stack.enter_context(patient.stream("GET", server.url + path, headers=own, timeout=30)) for path in paths
            ]
            parts = [stream.iter_raw() for stream in streams]
            for each in parts:
                next(each)
            server.stop()
            for each in parts:
                list(each)  # an error if the house had cut it off
        assert CUT_OFF not in server.log
        assert "Traceback" not in server.log
        assert "CancelledError" not in server.log


def test_streams_that_nobody_waited_for_are_not_counted(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        for path in ("/lobby/stream", "/lobby/stream"):
            for _ in range(150):
                with socket.create_connection(("127.0.0.1", server.port)) as line:
                    line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        deadline = time.monotonic() + 60
        while True:
            with patient.stream("GET", f"{server.url}/lobby/stream", timeout=30) as stream:
                if stream.status_code == 200:
                    break
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_a_flood_is_slowed_down_and_so_are_streams_that_are_none(tmp_path: Path) -> None:
    with Server(tmp_path / "data", rate=2) as server, patient.client(base_url=server.url) as client:
        answers = [client.get("/api/v1/games") for _ in range(60)]
        slowed = [answer for answer in answers if answer.status_code == 429]
        assert slowed
        assert slowed[0].json()["code"] == "too-fast"
        time.sleep(1.1)
        assert client.get("/api/v1/games").status_code == 200
        assert 429 in {client.get("/tables/nope/stream").status_code for _ in range(60)}


def test_the_streams_of_a_finished_table_end(server: Server) -> None:
    caller = Caller(server, "Anna")
    table = caller.post("/tables", game="siesta", seats=["me", "random"]).json()["id"]
    with patient.stream("GET", f"{server.url}/tables/{table}/stream") as page:
        shown = texts(page)
        next(shown)
        while (state := caller.get(f"/tables/{table}"))["status"] == "running":
            for move in state["legal"][:1]:
                caller.post(f"/tables/{table}/move", move=move["notation"], step=state["step"])
        *_, last = shown  # ends, or the test would not
    assert 'data-finished="yes"' in last
    again = patient.get(f"{server.url}/tables/{table}/stream")
    assert again.text.count("data-finished") == 1


def helpers_of(process: int) -> list[Path]:
    """The processes of a house that think for it."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    found = [Path("/proc", pid) for thread in threads for pid in thread.read_text().split()]
    return [each for each in found if b"spawn_main" in each.joinpath("cmdline").read_bytes()]


def is_at_work(process: Path) -> bool:
    try:
        return process.joinpath("stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
def test_nobody_goes_on_thinking_for_a_house_that_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Anna")
        table = caller.post("/tables", game="companeros", seats=["me", "medium", "medium"]).json()["id"]

        def wait_for_turn() -> dict[str, Any]:
            while not (state := caller.get(f"/tables/{table}"))["legal"]:
                time.sleep(0.02)
            return dict(state)

        state = wait_for_turn()
        caller.post(f"/tables/{table}/move", move=state["legal"][0]["move"], step=state["step"])
        wait_for_turn()  # so the bots have thought, whoever began
        assert caller.post(f"/tables/{table}/hint").status_code == 200
        assert server.process is not None
        helpers = helpers_of(server.process.pid)
        assert helpers
        server.kill()
        deadline = time.monotonic() + 60
        while left := [each for each in helpers if is_at_work(each)]:
            assert time.monotonic() < deadline, left
            time.sleep(0.05)


def test_no_line_of_an_event_gets_lost() -> None:
    assert event(b"a\nb\r\nc\rd").text == b"data: a\ndata: b\ndata: c\ndata: d\n\n"
