"""`fullboard admin`: what moderators do, from the command line."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from fullboard.cli import main
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.peace import Complaint
from fullboard.house.seating import Wish
from fullboard.house.store import sqlite_url
from tests.apart import run_apart


def admin(data: Path, *arguments: str) -> str:
    with ThreadPoolExecutor(1) as thread:  # Playwright keeps a loop running in the tests' own
        command = ["admin", *arguments, "--data", str(data)]
        done = thread.submit(CliRunner().invoke, main, command, env={"LANG": "en"}).result()
    assert done.exit_code in (0, 2), done.output
    return done.output


HOLD = "import fcntl, sys; lock = open(sys.argv[1], 'w'); fcntl.lockf(lock, fcntl.LOCK_EX); print(flush=True); input()"


@contextmanager
def held_by_another(lock: Path) -> Iterator[None]:
    """A house is open in another process."""
    with subprocess.Popen([sys.executable, "-c", HOLD, str(lock)], stdin=subprocess.PIPE, stdout=-1) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.readline()
        yield
        process.stdin.write(b"\n")
        process.stdin.flush()


def house_with_trouble(data: Path) -> tuple[str, str]:
    """Anna, who has an account, and Bob, whom she complains of."""

    async def make() -> tuple[str, str]:
        house = House(sqlite_url(data))
        anna, _ = await house.accounts.make_recovery_codes(await house.people.welcome("Anna"))
        bob = await house.people.welcome("Bob")
        table = await house.seating.create(anna.id, anna.name, Wish("siesta", ["me", "person"]))
        table = await house.seating.sit(table.id, bob.id, bob.name, None, None)
        await house.talk.say(table, bob, "you fool")
        (line,) = await house.peace.lines(table)
        await house.peace.report(anna, table, Complaint(mark_of(bob.id), line[0], "insult"))
        await house.close()
        return anna.id, bob.id

    return run_apart(make())


def test_everything_moderators_do_is_done_undone_and_logged(tmp_path: Path) -> None:
    anna, bob = house_with_trouble(tmp_path)
    assert re.match(rf"{bob}  Bob, guest, since \d{{4}}", admin(tmp_path, "people", "bob"))
    assert "Nobody" in admin(tmp_path, "people", "Zoe")
    assert "> Bob: you fool" in admin(tmp_path, "reports")
    assert "[account-needed]" in admin(tmp_path, "moderator", bob)
    assert admin(tmp_path, "moderator", anna) == "Done.\n"
    assert "Bob is warned" in admin(tmp_path, "warn", bob, "--words", "Be kind.", "--report", "1")
    assert "Nothing is reported" in admin(tmp_path, "reports")
    assert "Bob is muted" in admin(tmp_path, "mute", bob, "--days", "3")
    assert "Bob is banned" in admin(tmp_path, "ban", bob)
    assert "muted (2), warned (1)" in admin(tmp_path, "people", bob)
    assert admin(tmp_path, "undo", "3") == "Done.\n"
    assert "[unknown-sanction]" in admin(tmp_path, "undo", "3")
    assert "[unknown-report]" in admin(tmp_path, "settle", "1")
    assert "[unknown-guest]" in admin(tmp_path, "ban", "nobody")
    log = admin(tmp_path, "log")
    assert "warned Bob. Be kind." in log
    assert log.count("\n") == 6  # with who was made a moderator, and the report that was settled
    with held_by_another(tmp_path / "house.lock"):
        assert "[house-open]" in admin(tmp_path, "forget", bob)
    assert admin(tmp_path, "forget", bob) == "Done.\n"
    assert "Nobody" in admin(tmp_path, "people", bob)
    assert "Be kind." not in admin(tmp_path, "log")


def test_the_house_that_is_meant_is_named_as_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "url"
    file.write_text("nonsense://")
    with ThreadPoolExecutor(1) as thread:
        named = {"LANG": "en", "FULLBOARD_DATABASE_FILE": str(file)}
        done = thread.submit(CliRunner().invoke, main, ["admin", "reports"], env=named).result()
    assert done.exit_code == 2, done.output


@pytest.mark.parametrize("days", ["0", "-1", "x"])
def test_days_are_a_number(days: str, tmp_path: Path) -> None:
    assert "--days" in admin(tmp_path, "mute", "x", "--days", days)
