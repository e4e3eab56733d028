"""The shelf: the house's own games by their folder, other people's by entry point, and never a crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fullboard import UnknownBot, games
from fullboard.core.game import Game
from fullboard.core.shelf import own_games, shelf

BROKEN = """
[fullboard.games]
broken = broken_game:GAME
missing = no_such_module:GAME
wrong = broken_game:NOT_A_GAME
again = broken_game:TAKEN
shouted = broken_game:SHOUTED

[fullboard.bots]
random = fullboard_siesta.lazy:Lazy
hard = fullboard_siesta.lazy:Lazy
Lazy_Bones = fullboard_siesta.lazy:Lazy
sleepy = no_such_module:Bot
number = broken_game:NOT_A_GAME
"""


def test_the_houses_own_games_are_found_by_their_folder() -> None:
    assert "fullboard.games.companeros" in own_games()
    assert next(iter(games)) == "companeros"
    assert games["companeros"].players == range(3, 7)
    assert all(isinstance(game, Game) for game in games.values())


def test_a_package_of_somebody_elses_is_on_the_shelf() -> None:
    assert games["siesta"].folder == "fullboard_siesta"
    assert "lazy" in shelf().bots_for(games["siesta"])
    assert "lazy" not in shelf().bots_for(games["companeros"])


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="genius"):
        shelf().find_bot(games["companeros"], "genius")


@pytest.fixture
def broken_packages(tmp_path: Path) -> dict[str, str]:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(BROKEN)
    (tmp_path / "broken_game.py").write_text(
        "from fullboard.core.game import Game\n"
        "def game(key): return Game(key, version=1, players=range(2, 3), minutes=1, folder=__name__, editions={})\n"
        "TAKEN, SHOUTED, NOT_A_GAME = game('companeros'), game('Not/A Key'), 5\n"
        "def __getattr__(name): raise RuntimeError('on fire')\n"
    )
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}


@pytest.mark.slow
def test_broken_packages_and_taken_keys_are_reported_and_stop_nothing(broken_packages: dict[str, str]) -> None:
    command = [sys.executable, "-m", "fullboard", "games"]
    result = subprocess.run(command, env=broken_packages, capture_output=True, text=True, check=True)
    assert "companeros" in result.stdout
    assert "siesta" in result.stdout
    assert result.stdout.count("not on the shelf") == 10
    assert "RuntimeError: on fire" in result.stdout
    assert "ModuleNotFoundError" in result.stdout
    assert "is not a Game" in result.stdout
    assert "the key “companeros” is taken; whoever has it keeps it [key-taken]" in result.stdout
    assert "the key “random” is taken" in result.stdout
    assert "the key “hard” is taken" in result.stdout
    assert "“Not/A Key” is no key" in result.stdout
    assert "“Lazy_Bones” is no key" in result.stdout
    assert "Traceback" not in result.stderr


@pytest.mark.slow
def test_the_house_plays_on_beside_broken_packages(broken_packages: dict[str, str]) -> None:
    command = [sys.executable, "-m", "fullboard", "simulate", "companeros", "--players", "3", "--games", "5", "--json"]
    result = subprocess.run(command, env=broken_packages, capture_output=True, text=True, check=True)
    assert '"games": 5' in result.stdout
