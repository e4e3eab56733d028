"""`fullboard analyse`: who stood how in a finished match, and which decisions cost most."""

import json
import sys
from pathlib import Path
from textwrap import wrap

import click
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from fullboard.bots.analysis import Analysis
from fullboard.bots.analysis import analyse as run
from fullboard.cli.common import language_option, read_file
from fullboard.cli.help import command, option
from fullboard.core.shelf import find_game
from fullboard.words import Translate, Words, percent, points, translator

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60  # of the chart, in characters, where there is room
LEAST_WIDTH = 10
NAME = 24  # the longest that is shown whole
GAP = "  "  # between columns
RIGHT = (0, 2, 3)  # columns of figures
COLUMNS = ("line", "who", "chance", "cost", "sure")


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--iterations", type=click.IntRange(10, 10**7))
@option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
@option("--seat", "seats", type=int, multiple=True)
@option("--json", "as_json", is_flag=True)
@language_option
def analyse(file: Path, iterations: int | None, jobs: int, seats: tuple[int, ...], as_json: bool, lang: str) -> None:
    """Analyse the finished match recorded in FILE: chances, and the decisions that cost most."""
    result = _with_progress(read_file(file), iterations or 0, jobs, sorted(set(seats)) or None)
    if as_json:
        click.echo(json.dumps(result))
    else:
        show(result, lang)


def _with_progress(record: str, iterations: int, jobs: int, seats: list[int] | None) -> Analysis:
    console = Console(stderr=True)
    if not (console.is_terminal and sys.stdout.isatty()):
        return run(record, iterations, jobs, seats)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("analyse", total=None)
        return run(record, iterations, jobs, seats, lambda done, total: bar.update(task, completed=done, total=total))


def show(result: Analysis, language: str) -> None:
    """The analysis on a terminal, or as plain text in a pipe."""
    console = Console(highlight=False)
    _ = translator(language)
    words = Words(find_game(result["game"]).folder, language, result["names"])
    chart = result["chart"]
    if chart:
        console.print(_("analyse-chances", first=chart[0]["line"], last=chart[-1]["line"]), style="bold")
        _show_chances(console, result, words)
        console.print()
    console.print(_("analyse-turning"), style="bold")
    if result["turning_points"]:
        _show_turning_points(console, result, words, _)
    else:
        console.print(_("analyse-none"))
    console.print(_("analyse-estimated", iterations=result["iterations"]), style="dim")


def _show_chances(console: Console, result: Analysis, words: Words) -> None:
    """A line for each seat: its chance at first, bars, and its chance at last."""
    chart = result["chart"]
    seats = range(result["players"])
    names = [_short(words.name(seat)) for seat in seats]
    firsts, lasts = (
        [percent(point["chances"][seat], words.language) for seat in seats] for point in (chart[0], chart[-1])
    )
    name, first, last = (max(map(cell_len, column)) for column in (names, firsts, lasts))
    wide = min(WIDTH, len(chart), max(LEAST_WIDTH, console.width - name - first - last - 3 * len(GAP)))
    for seat in seats:
        bars = _bars([point["chances"][seat] for point in chart], wide)
        cells = [set_cell_size(names[seat], name), firsts[seat].rjust(first), bars, lasts[seat].rjust(last)]
        console.print(Text(GAP.join(cells)), soft_wrap=True)


def _bars(chances: list[float], wide: int) -> str:
    """That many of the chances, evenly chosen, as bars."""
    drawn = [chances[at * (len(chances) - 1) // max(1, wide - 1)] for at in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, round(chance * (len(BARS) - 1)))] for chance in drawn)


def _show_turning_points(console: Console, result: Analysis, words: Words, _: Translate) -> None:
    """Two lines for each: the figures in columns, and below them the two moves, which may be long."""
    rows = [
        tuple(_(f"analyse-column-{column}") for column in COLUMNS),
        *(_figures(each, words, _) for each in result["turning_points"]),
    ]
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = [
        GAP.join(
            " " * (wide - cell_len(cell)) + cell if at in RIGHT else set_cell_size(cell, wide)
            for at, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    console.print(Text(lines[0]), style="bold", soft_wrap=True)
    for line, each in zip(lines[1:], result["turning_points"], strict=True):
        console.print(Text(line), soft_wrap=True)
        moves = _("analyse-moves", played=words.move(each["move"]), better=words.move(each["better"]))
        indent = " " * (widths[0] + len(GAP))  # wrapped here, since rich breaks lines at no-break spaces too
        for part in wrap(moves, console.width, initial_indent=indent, subsequent_indent=indent):
            console.print(Text(part), soft_wrap=True)


def _figures(each: Analysis, words: Words, _: Translate) -> tuple[str, ...]:
    """The columns of a turning point."""
    language = words.language
    return (
        str(each["line"]),
        _short(words.name(each["seat"])),
        f"{percent(each['chance'], language)} / {percent(each['better_chance'], language)}",
        f"{points(each['cost'], language)} ± {points(each['error'], language)}",
        _(f"analyse-{each['verdict']}"),
    )


def _short(name: str) -> str:
    """As many words of a name as there is room for, or as many letters of a long word."""
    if cell_len(name) <= NAME:
        return name
    return (set_cell_size(name, NAME).rpartition(" ")[0] or set_cell_size(name, NAME - 1)).rstrip() + "…"
