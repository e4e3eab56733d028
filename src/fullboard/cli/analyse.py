"""`fullboard analyse`: who stood how in a finished match, and which decisions cost most."""

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fullboard.bots.analysis import Analysis
from fullboard.bots.analysis import analyse as run
from fullboard.cli.common import language_option, read_file
from fullboard.core.shelf import find_game
from fullboard.words import Words, percent, points

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60  # of the chart, in characters
SAID = {
    "en": {
        "chances": "Estimated chances of winning, as a spectator could see them, line {first} to {last}",
        "start": "start",
        "end": "end",
        "turning": "Decisions that cost most, by what the seat could know then",
        "columns": ("line", "who", "played", "better", "chance", "cost", "how sure"),
        "clear": "clear",
        "likely": "likely",
        "noise": "within the noise",
        "none": "No decision seems to have cost anything.",
        "estimated": "Estimated by a search ({iterations} iterations a decision); ± is its noise, one standard error.",
    },
    "fr": {
        "chances": "Chances de gagner estimées, vues par un spectateur, lignes {first} à {last}",
        "start": "début",
        "end": "fin",
        "turning": "Les décisions qui ont coûté le plus, selon ce que la place pouvait savoir",
        "columns": ("ligne", "qui", "joué", "mieux", "chance", "coût", "certitude"),
        "clear": "net",
        "likely": "probable",
        "noise": "dans le bruit",
        "none": "Aucune décision ne semble avoir coûté quoi que ce soit.",
        "estimated": "Estimé par une recherche ({iterations} itérations par décision) ; ± : son bruit, une erreur type",
    },
}


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--iterations", type=click.IntRange(10, 10**7), help="How long a decision is looked at.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to use.")
@click.option("--seat", "seats", type=int, multiple=True, help="Judge this seat's decisions only; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
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
    say: dict[str, Any] = SAID[language]
    words = Words(find_game(result["game"]).folder, language, result["names"])
    chart = result["chart"]
    if chart:
        console.print(say["chances"].format(first=chart[0]["line"], last=chart[-1]["line"]), style="bold")
        console.print(_chances(result, words, say))
        console.print()
    console.print(say["turning"], style="bold")
    if result["turning_points"]:
        console.print(_turning_points(result, words, say))
    else:
        console.print(say["none"])
    console.print(say["estimated"].format(iterations=result["iterations"]), style="dim")


def _chances(result: Analysis, words: Words, say: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, max_width=24)
    for justify in ("right", "left", "right"):
        table.add_column(justify=justify, no_wrap=True)
    chart = result["chart"]
    wide = min(WIDTH, len(chart))
    for seat in range(result["players"]):
        chances = [point["chances"][seat] for point in chart]
        drawn = [chances[at * (len(chances) - 1) // max(1, wide - 1)] for at in range(wide)]
        bars = "".join(BARS[min(len(BARS) - 1, round(chance * (len(BARS) - 1)))] for chance in drawn)
        ends = [percent(chance, words.language) for chance in (chances[0], chances[-1])]
        table.add_row(Text(words.name(seat)), ends[0], Text(bars), ends[1])
    return table


def _turning_points(result: Analysis, words: Words, say: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, column in enumerate(say["columns"]):
        table.add_column(column, justify="right" if at in (0, 4, 5) else "left", no_wrap=at not in (2, 3))
    for each in result["turning_points"]:
        instead = f"{percent(each['chance'], words.language)} / {percent(each['better_chance'], words.language)}"
        table.add_row(
            str(each["line"]),
            Text(words.name(each["seat"])),
            Text(words.move(each["move"])),
            Text(words.move(each["better"])),
            instead,
            f"{points(each['cost'], words.language)} ± {points(each['error'], words.language)}",
            say[each["verdict"]],
        )
    return table
