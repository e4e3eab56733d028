"""`fullboard train`: teach a net to play a game, in a folder in which a training can be continued."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from fullboard.bots.errors import TrainingError
from fullboard.bots.training.course import CHANGING, MOST_PARTS, Curriculum, make_course
from fullboard.bots.training.log import read_log, summary
from fullboard.bots.workers import ENGINES, Workers
from fullboard.cli.common import language_option, options_option, parse_options
from fullboard.cli.help import command, option
from fullboard.core.shelf import find_game
from fullboard.words import translator
from fullboard.words.language import number, percent_to_a_tenth

INTERRUPTED = 130  # the exit code of whoever is stopped by Ctrl-C


@command()
@click.argument("game")
@option("--players", type=int, required=True)
@option("--generations", type=click.IntRange(0, 10**6), default=10, show_default=True)
@option("--folder", type=click.Path(path_type=Path, file_okay=False), required=True)
@option("--teacher", default=Curriculum.teacher, show_default=True)
@option("--lessons", type=click.IntRange(1, 10**7), default=Curriculum.lessons, show_default=True)
@option("--rounds", type=click.IntRange(1, 10**6), default=Curriculum.rounds, show_default=True)
@option("--decisions", type=click.IntRange(1, 10**7), default=Curriculum.decisions, show_default=True)
@option("--parts", type=click.IntRange(1, MOST_PARTS), default=Curriculum.parts, show_default=True)
@option("--gate", type=click.IntRange(1, 10**6), default=Curriculum.gate, show_default=True)
@option("--layers", default=",".join(map(str, Curriculum.layers)), show_default=True)
@option("--rate", type=click.FloatRange(0, 1, min_open=True), default=Curriculum.rate, show_default=True)
@option("--epochs", type=click.IntRange(1, 100), default=Curriculum.epochs, show_default=True)
@option("--entropy", type=click.FloatRange(0, 1), default=Curriculum.entropy, show_default=True)
@option("--stage", "stages", multiple=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--jobs", type=click.IntRange(1, MOST_PARTS), default=1, show_default=True)
@option("--engine", type=click.Choice(ENGINES), default="local", show_default=True)
@option("--plot", type=click.Path(path_type=Path))
@options_option
@language_option
@option("--json", "as_json", is_flag=True)
@click.pass_context
def train(ctx: click.Context, /, game: str, players: int, generations: int, folder: Path, **given: Any) -> None:
    """Teach a net to play GAME, first by a teacher's matches, then by its own."""
    lang, as_json, plot = given.pop("lang"), given.pop("as_json"), given.pop("plot")
    jobs, engine = given.pop("jobs"), given.pop("engine")
    chosen = parse_options(find_game(game), given.pop("options"))
    given["layers"] = _layers(given["layers"])
    given["stages"] = [_stage(text) for text in given["stages"]]
    course = make_course(game, players, chosen, **given)
    if plot is not None:
        from fullboard.bots.arena.plot import check

        check(plot)
    stopped = _train(course, folder, generations, jobs, engine)
    lines = read_log(folder)
    if plot is not None:
        from fullboard.bots.training.plot import draw

        draw(course, lines, plot)
    found = summary(lines)
    if as_json:
        click.echo(json.dumps({**course.data(), **found}))
    else:
        _show(found, folder, lang)
    if stopped:
        ctx.exit(INTERRUPTED)


def _layers(text: str) -> tuple[int, int]:
    """Two numbers of units."""
    parts = text.split(",")
    if len(parts) != 2 or not all(part.strip().isascii() and part.strip().isdigit() for part in parts):
        raise TrainingError("bad-layers", layers=text, most=1024)
    return int(parts[0]), int(parts[1])


def _stage(text: str) -> tuple[int, dict[str, float]]:
    """`3:rate=0.002,epochs=2`: from generation 3 on."""
    first, _, settings = text.partition(":")
    try:
        parts = (part.split("=") for part in settings.split(","))
        return int(first), {name: int(value) if name == "epochs" else float(value) for name, value in parts}
    except ValueError as error:
        raise TrainingError("bad-stage", stage=text, known=list(CHANGING)) from error


def _train(course: Curriculum, folder: Path, generations: int, jobs: int, engine: str) -> bool:
    """Train until that generation is finished; whether it was stopped before."""
    try:
        from fullboard.bots.training.run import Training
    except ModuleNotFoundError as error:
        raise TrainingError("training-missing", install="fullboard[train]") from error
    try:
        with Workers(jobs, engine) as workers, _progress() as told:
            training = Training(course, folder, told, workers)
            training.begin()
            training.go_on(generations)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def _progress() -> Iterator[Any]:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    shown = console.is_terminal and sys.stdout.isatty()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not shown) as bar:
        task = bar.add_task("", total=1)
        yield lambda name, done, whole: bar.update(task, description=name, completed=done, total=whole)


def _show(found: dict[str, Any], folder: Path, lang: str) -> None:
    _ = translator(lang)
    console = Console(highlight=False, soft_wrap=True)
    console.print(
        _("train-done", generations=found["generations"], matches=number(found["matches"], lang)), markup=False
    )
    if found["taken"] is not None:
        share, low, high = (percent_to_a_tenth(each, language=lang) for each in found["greedy"])
        file = str(folder / "best.net")
        said = _("train-best", generation=found["taken"], file=file, share=share, low=low, high=high)
        console.print(said, markup=False)
