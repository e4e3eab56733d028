"""`fullboard replay`: tells a recorded match, or shows the table as it was at any line."""

from pathlib import Path

import click

from fullboard.cli.common import language_option, read_file
from fullboard.cli.help import command, option
from fullboard.cli.screen import TerminalScreen
from fullboard.core.errors import BadTable
from fullboard.core.match import Match


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat", type=int)
@option("--at", type=click.IntRange(min=0))
@option("--step", is_flag=True)
@language_option
def replay(file: Path, seat: int | None, at: int | None, step: bool, lang: str) -> None:
    """Tell the match recorded in FILE."""
    match = Match.from_record(read_file(file))
    if seat is not None and not 0 <= seat < match.players:
        raise BadTable("bad-seat", seat=seat)
    screen = TerminalScreen(match, lang, seat)
    if at is not None:
        screen.table(match.view_at(at, seat))
        return
    line = -1
    for told in match.story(seat):
        if step and told["line"] != line and line >= 0:
            screen.table(match.view_at(line, seat))
            click.pause("")
        line = told["line"]
        screen.console.print(f"{line:>4}  {screen.sentence(told)}", markup=False)
    if step:
        screen.table(match.view(seat))
