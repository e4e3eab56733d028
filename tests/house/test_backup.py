"""A backup taken in the middle of play is a house one can open and play on in."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from fullboard import Match
from fullboard.cli import main
from fullboard.core.verify import verify
from fullboard.house.store import Store, sqlite_url
from tests.house.server import Caller, Server


def backup(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["backup", *map(str, arguments)])


def play(caller: Caller, tables: list[str], until: threading.Event | None = None) -> None:
    """Play the last legal move wherever it is one's turn, until every match is over or it is time to stop."""
    deadline = time.monotonic() + 90
    running = list(tables)
    while running and not (until and until.is_set()):
        assert time.monotonic() < deadline, "a table was stranded"
        for table in list(running):
            state = caller.get(f"/tables/{table}")
            if state["status"] == "over":
                running.remove(table)
            elif state["legal"]:
                caller.post(f"/tables/{table}/move", move=state["legal"][-1]["move"], step=state["step"])
        time.sleep(0.02)  # the bots want to think, too


def count_lines(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM lines").fetchone()[0])


def wait_for_moves(file: Path) -> None:
    before = count_lines(file)
    deadline = time.monotonic() + 60
    while count_lines(file) < before + 10:
        assert time.monotonic() < deadline, "nobody plays"
        time.sleep(0.02)


def test_a_backup_under_play_opens_as_a_house_and_its_matches_are_finished(tmp_path: Path) -> None:
    copies = [tmp_path / f"copy{number}" / "house.sqlite" for number in range(3)]
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Archivist")
        seats = ["me", "greedy", "random"]
        tables = [
            caller.post("/tables", game="companeros", seats=seats, options={"rounds": 3}).json()["id"] for _ in range(2)
        ]
        enough = threading.Event()
        player = threading.Thread(target=play, args=(caller, tables, enough))
        player.start()
        for file in copies:
            wait_for_moves(server.data / "house.sqlite")
            file.parent.mkdir()
            result = backup(file, "--data", server.data)
            assert result.exit_code == 0, result.output
            assert "2 tables" in result.output
        enough.set()
        player.join()
    for file in copies:
        assert [each.name for each in file.parent.iterdir()] == ["house.sqlite"]
        assert file.stat().st_mode & 0o777 == 0o600
    lines = [count_lines(file) for file in copies]
    assert lines == sorted(set(lines))  # play went on in the meantime

    with Server(copies[1].parent) as again:
        caller.http.base_url = httpx.URL(f"{again.url}/api/v1")  # the token is still good
        play(caller, tables)
        for table in tables:
            text = caller.http.get(f"/tables/{table}/record").text
            assert Match.from_record(text).over
            assert verify(text).kind == "sealed"
    assert "Traceback" not in again.log


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data of a house that is closed."""
    folder = tmp_path / "data"
    folder.mkdir()
    Store(sqlite_url(folder)).close()
    return folder


def test_a_closed_house_can_be_backed_up_too(tmp_path: Path, data: Path) -> None:
    result = backup(tmp_path / "copy", "--data", data)
    assert result.exit_code == 0, result.output
    assert "0 tables, 0 lines" in result.output
    assert "signing.key" in result.output


def test_a_file_is_overwritten_only_by_force(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("precious")
    result = backup(file, "--data", data)
    assert result.exit_code == 2
    assert "--force" in result.output
    assert file.read_text() == "precious"
    assert backup(file, "--data", data, "--force").exit_code == 0
    assert file.read_bytes().startswith(b"SQLite format 3")


def test_what_cannot_be_copied_is_said_in_a_sentence(tmp_path: Path, data: Path) -> None:
    nowhere = backup(tmp_path / "copy", "--data", tmp_path / "nowhere")
    assert (nowhere.exit_code, "there is no house in" in nowhere.output) == (2, True)
    itself = backup(data / "house.sqlite", "--data", data, "--force")
    assert (itself.exit_code, "is the database itself" in itself.output) == (2, True)
    folder = backup(tmp_path, "--data", data)
    assert (folder.exit_code, "is a folder" in folder.output) == (2, True)
    missing = backup(tmp_path / "no" / "folder" / "copy", "--data", data)
    assert (missing.exit_code, "No such file" in missing.output) == (1, True)
    (data / "house.sqlite").write_bytes(b"nonsense" * 1000)
    broken = backup(tmp_path / "copy", "--data", data)
    assert (broken.exit_code, "cannot be copied" in broken.output) == (1, True)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data"]
