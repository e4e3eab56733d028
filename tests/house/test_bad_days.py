"""Bad days: kill -9 loses no acknowledged move and strands no table; what keeps the house closed is said in a line."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from fullboard.house.store import Store, sqlite_url
from fullboard.web.streams import event
from tests.house.server import Caller, Server
from tests.house.soak import check, survive

KILLS = 4
CUT_OFF = "timeout graceful shutdown exceeded"  # what Uvicorn says when something did not end soon


def test_killing_the_house_loses_no_acknowledged_move(tmp_path: Path, database: str) -> None:
    kills = KILLS if database.startswith("sqlite") else 2
    assert check(survive(Server(tmp_path / "data", database=database), kills, seed=5), kills)


def test_a_signal_ends_every_kind_of_stream_soon_and_cuts_none_off(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Listener")
        table = caller.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
        paths = ["/lobby/stream", f"/tables/{table}/stream", f"/api/v1/tables/{table}/stream"]
        with ExitStack() as stack:
            own = {"authorization": f"Bearer {caller.token}"}
            streams = [
                stack.enter_context(httpx.stream("GET", server.url + path, headers=own, timeout=30)) for path in paths
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
            with httpx.stream("GET", f"{server.url}/lobby/stream", timeout=30) as stream:
                if stream.status_code == 200:
                    break
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_a_flood_is_slowed_down_and_so_are_streams_that_are_none(tmp_path: Path) -> None:
    with Server(tmp_path / "data", rate=2) as server, httpx.Client(base_url=server.url) as client:
        answers = [client.get("/api/v1/games") for _ in range(60)]
        slowed = [answer for answer in answers if answer.status_code == 429]
        assert slowed
        assert slowed[0].json()["code"] == "too-fast"
        time.sleep(1.1)
        assert client.get("/api/v1/games").status_code == 200
        assert 429 in {client.get("/tables/nope/stream").status_code for _ in range(60)}


def test_the_signing_key_is_its_owners_only(server: Server) -> None:
    Caller(server, "Anyone")
    assert (server.data / "signing.key").stat().st_mode & 0o777 == 0o600


def refusal(*options: str | Path) -> str:
    """What `fullboard serve` says when it cannot open: one line, exit code 2, no traceback."""
    command = [sys.executable, "-m", "fullboard", "serve", "--port", "0", *map(str, options)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    return line


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").write_text("a shopping list, not a database; " * 40)
    assert refusal("--data", tmp_path).endswith("file is not a database [database-unusable]")


def test_a_database_that_cannot_be_opened_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").mkdir()
    assert refusal("--data", tmp_path).endswith("unable to open database file [database-unusable]")


def test_a_database_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / "house.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    line = refusal("--data", tmp_path)
    assert "comes from a newer Fullboard" in line
    assert line.endswith("[database-from-the-future]")


def test_a_folder_that_cannot_be_used_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal("--data", tmp_path / "file" / "house").endswith("Not a directory [data-unusable]")


def test_a_database_that_does_not_answer_is_said_so(tmp_path: Path) -> None:
    line = refusal("--data", tmp_path, "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert "Connection refused" in line
    assert line.endswith("[database-unusable]")


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert refusal("--data", tmp_path, "--port", str(port)).endswith("choose another with --port [port-taken]")


def test_a_table_whose_game_is_gone_does_not_keep_the_house_closed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Anna")
        lost, kept = (
            caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"] for _ in range(2)
        )
    with closing(sqlite3.connect(tmp_path / "data" / "house.sqlite")) as database, database:
        change = "UPDATE tables SET heading = replace(heading, 'game companeros', 'game gone') WHERE id = ?"
        database.execute(change, [lost])
    server.open()
    try:
        assert caller.get(f"/tables/{kept}")["status"] == "running"
        assert caller.http.get(f"/tables/{lost}").json()["code"] == "unknown-game"
    finally:
        server.stop()
    assert f"table {lost} of companeros stays closed" in server.log


def test_the_streams_of_a_finished_table_end(server: Server) -> None:
    caller = Caller(server, "Anna")
    table = caller.post("/tables", game="siesta", seats=["me", "random"]).json()["id"]
    with httpx.stream("GET", f"{server.url}/tables/{table}/stream") as page:
        lines = page.iter_lines()
        next(lines)
        while (state := caller.get(f"/tables/{table}"))["status"] == "running":
            for move in state["legal"][:1]:
                caller.post(f"/tables/{table}/move", move=move["notation"], step=state["step"])
        shown = "\n".join(lines)  # ends, or the test would not
    assert 'data-finished="yes"' in shown
    again = httpx.get(f"{server.url}/tables/{table}/stream")
    assert again.text.count("data-finished") == 1


def helpers_of(process: int) -> list[Path]:
    """The processes of a house that think for it."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    found = [Path("/proc", pid) for pid in children]
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
        assert len(helpers) >= 2  # one for bots, one for hints
        server.kill()
        deadline = time.monotonic() + 60
        while left := [each for each in helpers if is_at_work(each)]:
            assert time.monotonic() < deadline, left
            time.sleep(0.05)


def test_no_line_of_an_event_gets_lost() -> None:
    assert event(b"a\nb\r\nc\rd") == b"data: a\ndata: b\ndata: c\ndata: d\n\n"
