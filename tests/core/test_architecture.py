"""The rooms of the house: imports point downwards only, nothing is found by a string, and modules stay small."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from fullboard.core.shelf import own_games

SOURCE = Path(__file__).parents[2] / "src" / "fullboard"
ROOMS = ["testing", "cli", "web", "house", "research", "bots", "games", "core", "words", "speed"]  # from the top down
DOORS = ["__init__", "__main__"]  # put the rooms together, and belong to none
MAY_FIND_BY_NAME = {"games/__init__.py", "speed.py"}  # lists its own folder; chooses how modules are loaded
TEMPLATE = SOURCE / "cli" / "template"  # a game of its own
FILES = sorted(file for file in SOURCE.glob("**/*.py") if TEMPLATE not in file.parents)
GAMES = [name.removeprefix("fullboard.games.") for name in own_games()]
IMPORTERS = {"import_module", "find_spec", "__import__", "run_module", "resolve_name"}

every_room = pytest.mark.parametrize("room", [*ROOMS, *DOORS])


def room_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(tree: ast.AST) -> list[str]:
    """Everything of the house that a module imports, by a statement or by a string."""
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.Call) and called(node) in IMPORTERS:
            names += [
                str(text.value) for text in ast.walk(node) if isinstance(text, ast.Constant) and is_name(text.value)
            ]
    return [name for name in names if name.startswith("fullboard.")]


def called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def is_name(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z_.]+", value) is not None


def looks_up(tree: ast.AST) -> list[str]:
    """The calls that import what a string names."""
    return [called(node) for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in IMPORTERS]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def imports_of(file: Path) -> list[str]:
    return imports(parsed(file))


def files_of(room: str) -> list[Path]:
    return [file for file in FILES if room_of(file) == room]


def test_the_tests_see_imports_by_string() -> None:
    tree = ast.parse("import importlib\nimportlib.import_module('fullboard.bots.levels')")
    assert imports(tree) == ["fullboard.bots.levels"]
    assert looks_up(tree) == ["import_module"]
    assert looks_up(ast.parse("find_spec(f'{game.folder}.preview')")) == ["find_spec"]


def test_every_room_is_on_the_plan_and_every_plan_has_a_room() -> None:
    found = {room_of(file) for file in FILES} - set(DOORS)
    assert found == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_imports_point_downwards_only(room: str) -> None:
    above = ROOMS[: ROOMS.index(room)]
    upwards = [(file, name) for file in files_of(room) for name in imports_of(file) if name.split(".")[1] in above]
    assert upwards == []


@every_room
def test_nothing_is_looked_up_by_a_string(room: str) -> None:
    finding = [file.relative_to(SOURCE).as_posix() for file in files_of(room) if looks_up(parsed(file))]
    assert set(finding) <= MAY_FIND_BY_NAME


NOT_EVERYWHERE = {"fcntl", "grp", "msvcrt", "pwd", "resource", "termios", "tty", "uvloop"}


@every_room
def test_what_not_every_system_has_is_imported_where_it_is_used(room: str) -> None:
    for file in files_of(room):
        for node in parsed(file).body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert NOT_EVERYWHERE.isdisjoint(names), file


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    for file in (SOURCE / "games" / game).glob("**/*.py"):
        for name in imports_of(file):
            if name.startswith("fullboard.games."):
                assert name.split(".")[2] == game, file


@pytest.mark.parametrize("game", GAMES)
def test_no_room_but_the_games_knows_a_game_by_name(game: str) -> None:
    for file in FILES:
        if room_of(file) != "games":
            assert not any(name.startswith(f"fullboard.games.{game}") for name in imports_of(file)), file


PARTS = ["box", "edition", "rules", "refusals", "position", "view", "story", "greedy", "guide", "terminal"]
PARTS += ["sums", "standing", "reasons", "coach", "tally"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_laid_out_alike(game: str) -> None:
    folder = SOURCE / "games" / game
    parts = {found.stem for found in folder.iterdir() if found.suffix == ".py" or (found / "__init__.py").exists()}
    assert parts - {"__init__", "preview", "naming", "features", "nets", "lessons", "words"} == set(PARTS)
    assert (folder / "components").is_dir()
    assert (folder / "table").is_dir()


@every_room
def test_modules_stay_small_and_say_what_they_are_for(room: str) -> None:
    assert [file for file in files_of(room) if file.read_text("utf-8").count("\n") > 500] == []
    assert [file for file in files_of(room) if not ast.get_docstring(parsed(file))] == []


OF_EVERY_GAME = {"Board", "Box", "Greedy"}  # what a game has one of


def test_no_two_classes_share_a_name() -> None:
    named: dict[str, list[str]] = {}
    for file in FILES:
        for node in parsed(file).body:
            if isinstance(node, ast.ClassDef) and node.name not in OF_EVERY_GAME:
                named.setdefault(node.name, []).append(file.relative_to(SOURCE).as_posix())
    assert {name: files for name, files in named.items() if len(files) > 1} == {}
