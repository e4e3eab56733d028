"""Siesta keeps the contract of a game."""

from pathlib import Path

from fullboard.testing import GameContract


class TestSiesta(GameContract):
    games = ["siesta"]
    golden = Path(__file__).parent / "golden"
