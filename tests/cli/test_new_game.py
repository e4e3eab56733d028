"""`fullboard new-game`: clear about names, and it never writes over anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fullboard.cli import main

OF_THE_TEMPLATE = ("secret-number", "secret_number", "secretnumber", "secret number")
BAD_NAMES = ["Kuhn", "kuhn poker", "7-wonders", "-x", "x-", "a--b", "étoiles", "../x", "a" * 41, ""]


def new_game(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["new-game", "--lang", "en", *arguments])


def test_a_folder_is_made_and_everything_in_it_is_called_by_the_name(tmp_path: Path) -> None:
    made = new_game("three-wishes", "--into", str(tmp_path))
    assert made.exit_code == 0
    assert "fullboard play three-wishes" in made.output
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    package = tmp_path / "three-wishes" / "src" / "fullboard_three_wishes"
    assert package / "rules.py" in files
    assert "class ThreeWishesState(SimultaneousChoice)" in (package / "rules.py").read_text("utf-8")
    assert "title = Three Wishes" in (package / "words" / "en.ftl").read_text("utf-8")
    assert (tmp_path / "three-wishes" / ".gitignore") in files
    for file in files:
        text = f"{file.relative_to(tmp_path)}\n{file.read_text('utf-8')}".lower()
        assert not [
            name for name in ("secret-number", "secret_number", "secretnumber", "secret number") if name in text
        ]


@pytest.mark.parametrize(
    "name", ["Kuhn", "kuhn poker", "7-wonders", "-x", "x-", "a--b", "étoiles", "../x", "a" * 41, ""]
)
def test_a_bad_name_gets_a_clear_sentence(name: str, tmp_path: Path) -> None:
    refused = new_game("--into", str(tmp_path), "--", name)
    assert refused.exit_code == 2
    assert "is no name for a game: a name has small letters" in refused.output
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    refused = new_game("hotel-samoa", "--into", str(tmp_path))
    assert refused.exit_code == 2
    assert "there is a game 'hotel-samoa' already" in refused.output


@pytest.mark.parametrize("kind", ["folder", "file"])
def test_what_is_there_stays_as_it_is(kind: str, tmp_path: Path) -> None:
    there = tmp_path / "wishes"
    if kind == "folder":
        there.mkdir()
        (there / "mine.txt").write_text("mine")
    else:
        there.write_text("mine")
    refused = new_game("wishes", "--into", str(tmp_path))
    assert refused.exit_code == 2
    assert "is there already, and stays as it is" in refused.output
    assert [file.read_text() for file in tmp_path.rglob("*") if file.is_file()] == ["mine"]
