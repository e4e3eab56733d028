"""`fullboard arena`: bots against each other, with ratings, intervals and a results file that can be continued."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from fullboard.bots.arena import Outcome, Plan, make_plan, run
from fullboard.bots.arena import plot as pictures
from fullboard.bots.plan import MOST_ITERATIONS
from fullboard.bots.strengths import check_measures, known_in, measured, write_strength
from fullboard.bots.workers import ENGINES
from fullboard.cli.common import cannot_write, check_writable, language_option, options_option, parse_options
from fullboard.cli.help import command, option
from fullboard.cli.standings import COLUMNS, cells, check_leaderboard, write_leaderboard
from fullboard.core.shelf import find_game, shelf
from fullboard.words import translator
from fullboard.words.language import number, percent_to_a_tenth

ROOMY = 1000  # columns, more than a table wants
INTERRUPTED = 130  # the exit code of whoever is stopped by Ctrl-C


@command()
@click.argument("game")
@option("--bots", required=True)
@option("--players", type=int, required=True)
@option("--games", type=click.IntRange(1, 10**6), default=100, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option(
    "--iterations",
    type=click.IntRange(1, MOST_ITERATIONS),
)
@option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
@option("--engine", type=click.Choice(ENGINES), default="local", show_default=True)
@option("--results", type=click.Path(path_type=Path))
@option("--until-clear", type=float, metavar="SHARE")
@option("--plot", type=click.Path(path_type=Path))
@option("--leaderboard", type=click.Path(path_type=Path))
@option("--strengths", type=click.Path(path_type=Path))
@options_option
@language_option
@option("--json", "as_json", is_flag=True)
@click.pass_context
def arena(
    ctx: click.Context,
    game: str,
    bots: str,
    players: int,
    games: int,
    seed: int,
    iterations: int | None,
    jobs: int,
    engine: str,
    results: Path | None,
    until_clear: float | None,
    plot: Path | None,
    leaderboard: Path | None,
    strengths: Path | None,
    options: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """Let bots play each other at GAME in balanced line-ups, and rate them."""
    chosen = parse_options(find_game(game), options)
    plan = make_plan(game, players, bots.split(","), iterations=iterations or 0, options=chosen, seed=seed)
    if plot is not None:
        _check_plot(plot)
    if leaderboard is not None:
        check_writable(leaderboard)
        check_leaderboard(leaderboard)
    if strengths is not None:
        check_writable(strengths)
        check_measures(plan)
        known_in(strengths, plan.game)
    outcome = _with_progress(plan, games, jobs, engine, results, until_clear)
    if outcome.interrupted:
        message = "arena-stopped" if results is None else "arena-stopped-kept"
        played, planned = (number(many, lang) for many in (outcome.games, games))
        click.echo(translator(lang)(message, played=played, planned=planned, file=str(results)), err=True)
    if as_json:
        click.echo(json.dumps(outcome.data()))
    elif outcome.games:
        _show(outcome, lang)
    if plot is not None and outcome.games:
        pictures.draw(outcome, plot)
    if leaderboard is not None and outcome.games:
        write_leaderboard(outcome, leaderboard, lang)
    if strengths is not None and outcome.games:
        order = {bot: at for at, bot in enumerate(shelf().bots_for(find_game(game)))}
        write_strength(strengths, plan.game, measured(outcome), order)
    if outcome.interrupted:
        ctx.exit(INTERRUPTED)


def _check_plot(file: Path) -> None:
    """Refuse a picture that cannot be drawn before the games are played."""
    try:
        pictures.check(file)
    except OSError as error:  # a folder that cannot even be looked for
        raise cannot_write(file, error) from error
    check_writable(file)


def _with_progress(
    plan: Plan, games: int, jobs: int, engine: str, results: Path | None, until_clear: float | None
) -> Outcome:
    console = Console(stderr=True)
    shown = console.is_terminal and sys.stdout.isatty()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not shown) as bar:
        task = bar.add_task(plan.game, total=games)
        return run(
            plan,
            games,
            jobs=jobs,
            engine=engine,
            results=results,
            until_clear=until_clear,
            progress=lambda played: bar.update(task, completed=played),
        )


def _show(outcome: Outcome, lang: str) -> None:
    _ = translator(lang)
    plan = outcome.plan
    console = Console(highlight=False, soft_wrap=True)
    played = number(outcome.games, lang)
    console.print(_("arena-done", game=plan.game, players=plan.players, games=played), markup=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in COLUMNS:
        name = column == "bot"
        table.add_column(_(f"arena-{column}"), justify="left" if name else "right", no_wrap=not name, overflow="fold")
    for row in outcome.standings:
        table.add_row(*cells(row, lang))
    if console.measure(table, options=console.options.update(max_width=ROOMY)).maximum > console.width:
        table.padding = (0, 1, 0, 0)
    console.print(table)
    if outcome.until_clear is not None:
        verdict = f"arena-{outcome.verdict}" if outcome.verdict else "arena-unclear"
        console.print(
            _(verdict, bot=str(plan.bots[0]), share=percent_to_a_tenth(outcome.until_clear, language=lang)),
            markup=False,
        )
