"""Draws the README's picture of play: a real match in the terminal, as an SVG."""

import re
from io import StringIO
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from fullboard import Match
from fullboard.cli.screen import Screen
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf

NAMES = ["Ada (greedy)", "Zoë", "Blaise (greedy)", "Carmen (greedy)"]


def draw(moves: int, seed: int) -> str:
    """The terminal of seat 1 after that many moves."""
    match = Match("companeros", players=4, seed=seed, names=NAMES)
    bot = shelf().find_bot(match.game, "greedy")
    minds = Quick(seed)
    console = Console(record=True, width=88, force_terminal=True, file=StringIO(), highlight=False)
    screen = Screen(match, "en", 1, console)
    while len(match.standing()) <= moves or match.actors != (1,):
        seat = match.actors[0]
        match.play(seat, int(bot.choose(Chair(match.state, seat, minds), minds, Budget())))
    told = match.story(1)
    for item in told[-5:]:
        console.print(screen.sentence(item), style="dim")
    console.rule()
    view = match.view(1)
    screen.table(view)
    console.print(screen.status(view), style="bold")
    labels = [screen.move_label(match.notation(move)) for move in match.legal(1)]
    numbered = [Text.assemble((f"{at} ", "bold"), label) for at, label in enumerate(labels, 1)]
    console.print(Columns(numbered, padding=(0, 3)))
    console.print("Your move (number or name; ? for help): █")
    svg = console.export_svg(title="fullboard play companeros")
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # the reader's own fonts will do


if __name__ == "__main__":
    (Path(__file__).parent / "play.svg").write_text(draw(22, 3), "utf-8")
