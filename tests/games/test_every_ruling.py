"""The rulings as a document: every id that is referred to exists, and every ruling has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fullboard.core.shelf import find_game
from fullboard.web.rulings import ruling_ids

ROOT = Path(__file__).parents[2]
PREFIXES = {"companeros": "CO", "hotel-samoa": "HS", "sun-sea-and-sand": "SS", "four-stars": "FS"}
FOLDERS = {key: ROOT / "src" / "fullboard" / "games" / key.replace("-", "_") for key in PREFIXES}
KNOWN = {name for key in PREFIXES for name in ruling_ids(find_game(key))}
MENTIONED = re.compile(rf"\b(?:{'|'.join(PREFIXES.values())})-\d+\b")
TEXTS = {".py", ".md", ".toml", ".html", ".ftl", ".c", ".js"}


def mentions(folder: str) -> dict[str, set[str]]:
    """The ids in each file of a folder."""
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix in TEXTS and "node_modules" not in file.parts]
    return {str(file.relative_to(ROOT)): set(MENTIONED.findall(file.read_text("utf-8"))) for file in files}


@pytest.mark.parametrize("key", PREFIXES)
def test_rulings_are_numbered_from_one_on_under_the_prefix_of_their_game(key: str) -> None:
    text = (FOLDERS[key] / "rulings.md").read_text("utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert headings == [f"{PREFIXES[key]}-{number}" for number in range(1, len(headings) + 1)]
    assert len(headings) >= 12


@pytest.mark.parametrize("key", PREFIXES)
def test_every_ruling_says_what_is_played_and_why(key: str) -> None:
    text = (FOLDERS[key] / "rulings.md").read_text("utf-8")
    for ruling in text.split("\n## ")[1:]:
        assert re.match(r"\S+\n\n\*\*.+\*\*.*\*Why:\*\s.+\.\n*$", ruling, re.DOTALL), ruling


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "benchmarks"])
def test_every_ruling_that_is_referred_to_exists(folder: str) -> None:
    found = mentions(folder)
    assert any(found.values())
    for file, names in found.items():
        assert names <= KNOWN, file


@pytest.mark.parametrize("key", PREFIXES)
def test_every_ruling_has_a_test_that_names_it(key: str) -> None:
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests" / "games").glob("*/test_*.py"))
    missing = [name for name in ruling_ids(find_game(key)) if not re.search(rf"\bdef test_{named(name)}_", tests)]
    assert missing == []


def named(ruling: str) -> str:
    """How the names of tests begin that are about a ruling."""
    return ruling.lower().replace("-", "_")
