"""The rooms of the house: imports point downwards only, and modules stay small."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "fullboard"
ROOMS = ["cli", "web", "house", "research", "bots", "games", "core"]  # from the top down
FILES = sorted(SOURCE.glob("**/*.py"))


def imports(file: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [name for name in names if name.startswith("fullboard.")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_downwards_only(file: Path) -> None:
    room = file.relative_to(SOURCE).parts[0]
    if room not in ROOMS:
        return
    for name in imports(file):
        other = name.split(".")[1]
        if other in ROOMS:
            assert ROOMS.index(other) >= ROOMS.index(room), f"{room} must not know {name}"


@pytest.mark.parametrize("file", [file for file in FILES if "games" in file.parts], ids=lambda file: file.parent.name)
def test_games_do_not_know_each_other(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    for name in imports(file):
        if name.startswith("fullboard.games.") and len(parts) > 2:
            assert name.split(".")[2] == parts[1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_modules_stay_small_and_say_what_they_are_for(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text.count("\n") <= 500
    assert ast.get_docstring(ast.parse(text))


def test_no_room_but_the_games_knows_a_game_by_name() -> None:
    for file in FILES:
        if "games" not in file.relative_to(SOURCE).parts[:1]:
            assert "fullboard.games.companeros" not in "".join(imports(file)), file
