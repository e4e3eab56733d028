"""Golden playthroughs: matches of every released game, kept line by line so that no change goes unnoticed.

`make golden` writes them anew and shows the difference. A difference in an old file means that behaviour has
changed: then the rules version must be raised and the old branch kept.

Records of earlier rules versions are kept in folders of their own (`four-stars/rules-1`) and stay as they are.

Matches with a seed were first written in record format 1 and stay so, format 2 deals them alike. Of sealed matches,
which it deals otherwise, those of format 1 are kept as they were: none is played any more.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from fullboard.core.shelf import own_games, shelf
from fullboard.testing.golden import Case, usual_cases

FOLDER = Path(__file__).parent
KEYS = [key for key, game in shelf().items() if game.folder in own_games()]
LANGUAGES = ("en", "fr")  # of the playthroughs

ENDINGS = [  # ways to end that the first seeds do not happen to show
    Case("companeros", "shared-win", 4, 2),
    Case("companeros", "three-rounds", 5, 5, options={"rounds": 3}),
    Case("four-stars", "sole-announcer", 3, 2, "greedy", {"objective": "free"}),
    Case("four-stars", "two-in-the-same-round", 4, 3, "greedy"),
    Case("four-stars", "broken-by-barter", 4, 5, "greedy"),
    Case("four-stars", "round-limit", 4, 2, options={"round_limit": 20, "cash": "hidden", "reminder": "on"}),
    Case("hotel-samoa", "won-by-free-rooms", 3, 43),
    Case("hotel-samoa", "shared-win", 3, 1788),
    Case("sun-sea-and-sand", "shared-win", 3, 26),
    Case("sun-sea-and-sand", "won-by-tourists", 3, 29),
]


def cases(key: str) -> list[Case]:
    """Every player count of a game, by random moves and by each of its bots, a sealed match, and its endings."""
    every = [*usual_cases(key), *(case for case in ENDINGS if case.key == key)]
    return [case if case.sealed else replace(case, format=1) for case in every]


def frozen() -> list[Path]:
    """Records that no case writes any more."""
    return sorted(FOLDER.glob("*/sealed-format-1.record"))


def earlier() -> list[Path]:
    """Records of rules versions that new matches are no longer played by."""
    return sorted(FOLDER.glob("*/rules-*/*.record"))
