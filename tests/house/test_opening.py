"""Opening the house: what keeps it closed is said in a line, a kill loses nothing, a lost game closes one table."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from fullboard.house.store import Store, sqlite_url
from tests.house.server import Caller, Server

pytestmark = pytest.mark.slow


def refusal(*options: str | Path, **environment: str) -> str:
    """What `fullboard serve` says when it cannot open: one line, exit code 2, no traceback."""
    command = [sys.executable, "-m", "fullboard", "serve", "--port", "0", *map(str, options)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={**os.environ, **environment}, check=False
    )
    assert done.returncode == 2, done.stderr
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
    url = "postgresql://nobody:pa55word@127.0.0.1:1/nothing"
    line = refusal("--data", tmp_path, FULLBOARD_DATABASE=url)
    assert "Connection refused" in line
    assert "pa55word" not in line
    assert line.endswith("[database-unusable]")


def test_a_key_that_is_too_short_is_said_so(tmp_path: Path) -> None:
    assert refusal("--data", tmp_path, FULLBOARD_KEYS="short").endswith("[key-too-short]")


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert refusal("--data", tmp_path, "--port", str(port)).endswith("choose another with --port [port-taken]")


@pytest.mark.parametrize("gone", ["heading", "table"])
def test_a_table_whose_game_is_gone_does_not_keep_the_house_closed(tmp_path: Path, gone: str) -> None:
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Anna")
        lost, kept = (
            caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"] for _ in range(2)
        )
    change = {
        "heading": "UPDATE tables SET heading = replace(heading, 'game companeros', 'game gone') WHERE id = ?",
        "table": "UPDATE tables SET game = 'gone' WHERE id = ?",
    }[gone]
    with closing(sqlite3.connect(tmp_path / "data" / "house.sqlite")) as database, database:
        database.execute(change, [lost])
    server.open()
    try:
        assert caller.get(f"/tables/{kept}")["status"] == "running"
        answer = caller.http.get(f"/tables/{lost}")
        assert (answer.status_code, answer.json()["code"]) == (503, "table-damaged")
        assert kept in caller.http.get("/tables").text
    finally:
        server.stop()
    assert f"table {lost} cannot be laid out" in server.log
    assert "Traceback" not in server.log
