"""A view in words, where a game draws no board."""

from __future__ import annotations

from rich.console import Console

from fullboard import Match
from fullboard.cli.screen import TerminalScreen
from fullboard.words import Words
from fullboard.words.plain import in_words

FOLDER = "fullboard_siesta"
NAMES = ("Anna", "Bob")


def test_a_view_is_shown_in_words_of_the_game_or_of_the_house() -> None:
    view = {"round": 2, "won": [[3, 1], []], "chosen": [True, False], "choice": None, "bag": [5, 4]}
    assert in_words(view, Words(FOLDER, "en", NAMES)) == [
        ("round", "2"),
        ("shade won", "Anna: 3, 1 · Bob: –"),  # noqa: RUF001
        ("has chosen", "Anna: yes · Bob: no"),
        ("prizes left in the bag", "5, 4"),
    ]
    assert in_words(view, Words(FOLDER, "fr", NAMES))[2] == ("a choisi", "Anna\u00a0: oui · Bob\u00a0: non")


def test_what_has_no_words_is_called_by_its_key() -> None:
    view = {"wind_from": {"north-east": [[1], [2]]}}
    assert in_words(view, Words(FOLDER, "de")) == [("wind from", "north east: 1 · 2")]


def test_the_terminal_shows_a_game_without_a_drawing_in_words() -> None:
    match = Match("siesta", 2, seed=1, names=NAMES)
    console = Console(record=True, width=100)
    TerminalScreen(match, "en", 0, console).table(match.view(0))
    shown = console.export_text()
    assert "prizes left in the bag" in shown
    assert "your hand" in shown
    assert "{" not in shown
