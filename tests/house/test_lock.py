"""One house at a time on an SQLite file: a second one is refused, and a lock ends with its process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fullboard.house.errors import Broken
from fullboard.house.lock import HouseLock

HOLD = """
import sys
from pathlib import Path
from fullboard.house.lock import HouseLock
HouseLock(Path(sys.argv[1])).take()
print("taken", flush=True)
sys.stdin.read()
"""


def hold(file: Path) -> subprocess.Popen[str]:
    """Another process that has the house open."""
    pipe = subprocess.PIPE
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdin=pipe, stdout=pipe, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "taken\n"
    return other


def test_a_second_house_on_the_same_data_is_refused_and_told_whose_it_is(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    other = hold(file)
    with pytest.raises(Broken, match="house-open") as refused:
        HouseLock(file).take()
    assert refused.value.parameters == {"folder": str(tmp_path), "process": str(other.pid)}
    other.kill()  # however it ends
    other.wait()
    with HouseLock(file):
        assert (tmp_path / "house.lock").read_text() == f"{os.getpid()}\n"
        assert (tmp_path / "house.lock").stat().st_mode & 0o777 == 0o600


def test_a_lock_can_be_given_back_and_taken_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "house.sqlite"
    for _ in range(2):
        with HouseLock(file):
            assert file.parent.is_dir()
    other = hold(file)
    other.communicate("")
    lock = HouseLock(file)
    lock.take()
    lock.give_back()
    lock.give_back()


def test_a_folder_that_cannot_be_used_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Broken, match="data-unusable"):
        HouseLock(tmp_path / "file" / "house.sqlite").take()
