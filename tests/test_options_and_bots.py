"""docs/options-and-bots.md is true: its bot is found where its package says, and plays; what it names is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from fullboard import games
from fullboard.bots.loop import GameLoop
from fullboard.core.bot import Budget
from fullboard.core.chance import Quick

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "options-and-bots.md").read_text("utf-8")


def block(kind: str) -> str:
    text: str
    (text,) = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return text


def test_the_bot_of_the_page_plays_by_what_its_chair_tells() -> None:
    names: dict[str, Any] = {}
    exec(block("python"), names)
    (entry,) = tomllib.loads(block("toml"))["project"]["entry-points"]["fullboard.bots"].items()
    assert entry == ("timid", "fullboard_timid:Timid")
    bot = names["Timid"]()
    game = games[bot.games[0]]
    state = game.new(3, game.check_options({}), game.find_edition(), Quick(1))
    GameLoop(state, [bot] * 3, [Budget(1)] * 3, Quick(2), Quick(3)).run()
    assert state.over


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`(src/fullboard/(?:house|web|words)[\w/.*-]+)`", PAGE)
    assert len(named) == 3
    assert [name for name in named if not list(ROOT.glob(name))] == []
