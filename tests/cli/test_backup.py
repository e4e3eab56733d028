"""A backup taken in the middle of play is a house one can go back to and play on in, on both databases."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import insert, select, text, update

from fullboard import Match
from fullboard.cli import main
from fullboard.core.verify import verify
from fullboard.house.lock import HouseLock
from fullboard.house.store import Store, schema, sqlite_url
from tests.house.postgres import Cluster
from tests.house.server import Caller, Server


def backup(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["backup", *map(str, arguments)])


def restore(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["restore", *map(str, arguments)])


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


@pytest.mark.slow
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


def fill(url: str, guests: int) -> None:
    """A house with so many guests, and a table of the first."""
    store = Store(url)
    now = {"created": 1.0, "seen": 1.0}
    table = {
        **{"id": "t1", "game": "companeros", "players": 3, "options": {}, "public": True, "host": "g0"},
        **{"status": "open", "secret": b"s" * 32, "created": 1.0, "touched": 1.0},
    }
    with store.engine.begin() as connection:
        for number in range(guests):
            connection.execute(insert(schema.guests).values(id=f"g{number}", name=f"Guest {number}", **now))
        connection.execute(insert(schema.tables).values(**table))
    store.close()


def names(url: str) -> list[str | None]:
    store = Store(url)
    with store.engine.begin() as connection:
        found = list(connection.scalars(select(schema.guests.c.name).order_by(schema.guests.c.id)))
    store.close()
    return found


def test_a_house_goes_back_to_its_backup(tmp_path: Path, database: str) -> None:
    fill(database, 2)
    copy = tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    written = backup(copy, "--database", database)
    assert written.exit_code == 0, written.output
    assert "1 table, 0 lines" in written.output
    assert copy.stat().st_mode & 0o777 == 0o600
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(update(schema.guests).values(name="Somebody else"))
    store.close()

    refused = restore(copy, "--database", database)
    assert (refused.exit_code, "--force" in refused.output) == (2, True), refused.output
    assert names(database) == ["Somebody else"] * 2
    done = restore(copy, "--database", database, "--force")
    assert done.exit_code == 0, done.output
    assert "1 table, 0 lines" in done.output
    assert names(database) == ["Guest 0", "Guest 1"]
    assert [each.name for each in copy.parent.iterdir()] == ["copy"]


def test_a_backup_moves_a_house_to_an_empty_database(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    fill(database, 3)
    assert backup(tmp_path / "copy", "--database", database).exit_code == 0
    if database.startswith("sqlite"):
        elsewhere = sqlite_url(tmp_path / "elsewhere")
    else:
        elsewhere = request.getfixturevalue("cluster").new_database()
    done = restore(tmp_path / "copy", "--database", elsewhere)
    assert done.exit_code == 0, done.output
    assert names(elsewhere) == ["Guest 0", "Guest 1", "Guest 2"]


def test_a_house_that_is_open_is_not_replaced(tmp_path: Path, database: str) -> None:
    fill(database, 1)
    assert backup(tmp_path / "copy", "--database", database).exit_code == 0
    house = Store(database)
    lock = HouseLock(tmp_path / "house.sqlite")
    with ExitStack() as stack:
        if house.alone:
            stack.enter_context(held_elsewhere(lock.file))
        else:
            stack.enter_context(house.engine.connect())
        refused = restore(tmp_path / "copy", "--database", database, "--force")
    house.close()
    assert refused.exit_code == 2, refused.output
    assert "open" in refused.output
    assert names(database) == ["Guest 0"]


@contextmanager
def held_elsewhere(file: Path) -> Iterator[None]:
    """The lock of a house, held by another process."""
    code = "import sys; from pathlib import Path; from fullboard.house.lock import HouseLock;" + (
        "HouseLock(Path(sys.argv[1])).take(); print('held', flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    yield
    holder.communicate("")


def test_what_is_no_backup_of_this_kind_replaces_nothing(tmp_path: Path, database: str) -> None:
    fill(database, 1)
    assert backup(tmp_path / "copy", "--database", database).exit_code == 0
    whole = (tmp_path / "copy").read_bytes()
    damaged = {
        "nonsense": b"nonsense" * 1000,
        "empty": b"",
        "cut": whole[: len(whole) // 3],
        "foreign": b"PGDMP" + whole if database.startswith("sqlite") else b"SQLite format 3\0" + whole,
        "head": whole[:20] + b"\xff" * (len(whole) - 20),
    }
    for name, content in damaged.items():
        (tmp_path / name).write_bytes(content)
        refused = restore(tmp_path / name, "--database", database, "--force")
        assert refused.exit_code in (1, 2), (name, refused.output)
        assert "Error: " in refused.output
        assert "Traceback" not in refused.output
        assert names(database) == ["Guest 0"], name
    assert restore(tmp_path / "nowhere", "--database", database, "--force").exit_code == 2


def test_a_backup_of_a_newer_fullboard_replaces_nothing(tmp_path: Path, database: str) -> None:
    fill(database, 1)
    store = Store(database)
    with store.engine.begin() as connection:
        known = connection.scalar(text("SELECT version_num FROM alembic_version"))
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert backup(tmp_path / "copy", "--database", database).exit_code == 0
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :known"), {"known": known})
    store.close()
    refused = restore(tmp_path / "copy", "--database", database, "--force")
    assert (refused.exit_code, "newer Fullboard" in refused.output) == (2, True), refused.output
    assert names(database) == ["Guest 0"]


def test_a_damaged_database_is_replaced_by_force(tmp_path: Path, data: Path) -> None:
    fill(sqlite_url(data), 2)
    assert backup(tmp_path / "copy", "--data", data).exit_code == 0
    (data / "house.sqlite").write_bytes(b"nonsense" * 1000)
    (data / "house.sqlite-wal").write_bytes(b"left over from a bad day")
    assert restore(tmp_path / "copy", "--data", data).exit_code == 2
    assert restore(tmp_path / "copy", "--data", data, "--force").exit_code == 0
    assert names(sqlite_url(data)) == ["Guest 0", "Guest 1"]
    assert (data / "house.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_missing_program_is_named(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = cluster.new_database()
    fill(url, 1)
    monkeypatch.setattr("fullboard.cli.postgres.DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = backup(tmp_path / "copy", "--database", url)
    assert (refused.exit_code, "pg_dump is missing" in refused.output) == (1, True), refused.output


def test_a_password_is_in_no_command_line(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = cluster.new_database().replace("house@", "house:sesame@")
    fill(url, 1)
    asked: list[Any] = []
    run = subprocess.run

    def watched(arguments: list[str], **options: Any) -> Any:
        asked.append((arguments, options["env"].get("PGPASSWORD")))
        return run(arguments, **options)

    monkeypatch.setattr(subprocess, "run", watched)
    monkeypatch.setenv("FULLBOARD_DATABASE", url)
    assert backup(tmp_path / "copy").exit_code == 0
    assert restore(tmp_path / "copy", "--force").exit_code == 0
    assert not any("sesame" in argument for arguments, _ in asked for argument in arguments)
    assert {password for arguments, password in asked if any("--dbname" in each for each in arguments)} == {"sesame"}
