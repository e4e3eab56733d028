"""What docs/research.md shows is true, and the citation names this version."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import pytest
import yaml

from fullboard.core.shelf import find_game
from fullboard.research.plan import make_setting
from fullboard.research.seat import Eyes

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0


def test_the_sizes_on_the_page_are_those_of_the_games() -> None:
    text = PAGE.read_text("utf-8")
    for key in ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"):
        game = find_game(key)
        assert game.features is not None
        options, edition, players = game.check_options({}), game.find_edition(), game.players[0]
        table, recall = (game.features(players, options, edition, form).size for form in (False, True))
        assert f"({players}) | {Eyes(make_setting(key)).moves} | {table} | {recall} |" in text, (key, table, recall)


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited["version"] == project["version"]
    assert cited["license"] == project["license"]
