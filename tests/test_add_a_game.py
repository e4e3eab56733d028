"""docs/add-a-game.md is true: its commands run, its code fits, and the game it makes keeps the contract."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"(?:In `(?P<file>[\w./]+)`:\n\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)
MESSAGE = re.compile(r"^(?P<name>[a-z][\w-]*) = .*$", re.MULTILINE)


class Reader:
    """Somebody who does what the guide says, in a folder of their own."""

    def __init__(self, here: Path) -> None:
        self.here = here
        self.site = here / "site"
        self.ran: list[str] = []

    def run(self, command: str) -> None:
        words = shlex.split(command)
        if words[0] == "cd":
            self.here /= words[1]
            return
        self.ran.append(words[0])
        paths = [self.here / "src", self.site, *map(Path, sys.path[1:]), ROOT / "src"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}
        if words[0] == "pip":  # into a folder beside it, without the network, instead of this environment
            words = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(self.site), "."]
        if words[0] == "pytest":
            words += ["-q", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [sys.executable, "-m", *words], cwd=self.here, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"

    def put(self, file: str, text: str) -> None:
        """What a block shows takes the place of the functions or messages of the same names."""
        place = self.here / file
        old = place.read_text("utf-8")
        place.write_text(with_messages(old, text) if place.suffix == ".ftl" else with_function(old, text), "utf-8")


def with_function(old: str, new: str) -> str:
    (name,) = re.findall(r"def (\w+)", new)
    (node,) = [each for each in ast.walk(ast.parse(old)) if isinstance(each, ast.FunctionDef) and each.name == name]
    lines = old.splitlines(keepends=True)
    return "".join([*lines[: node.lineno - 1], new, *lines[node.end_lineno :]])


def with_messages(old: str, new: str) -> str:
    for message in MESSAGE.finditer(new):
        text = message[0].replace("\\", r"\\")
        old, found = re.subn(rf"(?m)^{message['name']} = .*$", text, old)
        assert found == 1, message["name"]
    return old


@pytest.mark.slow
def test_the_guide_leads_from_an_empty_folder_to_a_game_that_keeps_the_contract(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in BLOCK.finditer(GUIDE):
        if block["kind"] == "console":
            for command in re.findall(r"^\$ (.*)$", block["text"], re.MULTILINE):
                reader.run(command)
        elif block["file"]:
            reader.put(block["file"], block["text"])
    assert reader.ran == ["fullboard", "pip", "fullboard", "fullboard", "pytest", "pytest"]
    assert (reader.here / "tests" / "golden" / "lowest-alone" / "2-players.record").is_file()
    assert "The lowest number" in (reader.here / "src" / "fullboard_lowest_alone" / "rules.py").read_text("utf-8")


def test_the_guide_names_the_parts_of_the_contract() -> None:
    from fullboard.testing import GameContract

    parts = [base.__name__ for base in GameContract.__bases__]
    assert [part for part in re.findall(r"^\| `(\w+Contract)` \|", GUIDE, re.MULTILINE) if part not in parts] == []
    assert [part for part in parts if f"`{part}`" not in GUIDE] == []
