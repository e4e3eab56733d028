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
from fullboard.bots.arena.engines import ENGINES
from fullboard.bots.arena.plan import MOST_ITERATIONS
from fullboard.cli.common import cannot_write, check_writable, options_option, parse_options
from fullboard.core.shelf import find_game

ROOMY = 1000  # columns, more than a table wants
INTERRUPTED = 130  # the exit code of whoever is stopped by Ctrl-C


@click.command()
@click.argument("game")
@click.option("--bots", required=True, help="Names, separated by commas; hard@200 thinks 200 iterations a move.")
@click.option("--players", type=int, required=True, help="Seats at the table.")
@click.option("--games", type=click.IntRange(1, 10**6), default=100, show_default=True, help="How many games at most.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same results.")
@click.option(
    "--iterations",
    type=click.IntRange(1, MOST_ITERATIONS),
    help="Iterations a move for bots without a count of their own.",
)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Games played at once.")
@click.option("--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="Where to play.")
@click.option("--results", type=click.Path(path_type=Path), help="Keep every game in this file and continue it.")
@click.option("--until-clear", type=float, metavar="SHARE", help="Stop when the first bot's win share clears this.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw ratings and win shares (.svg, .png or .pdf).")
@options_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
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
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play each other at GAME in balanced line-ups, and rate them.

    Every bot sits in every seat equally often; one that is named twice takes twice the seats.
    """
    chosen = parse_options(find_game(game), options)
    plan = make_plan(game, players, bots.split(","), iterations=iterations or 0, options=chosen, seed=seed)
    if plot is not None:
        _check_plot(plot)
    outcome = _with_progress(plan, games, jobs, engine, results, until_clear)
    if outcome.interrupted:
        kept = f"; they are kept in {results}" if results is not None else ""
        click.echo(f"Stopped after {outcome.games:,} of {games:,} games{kept}.", err=True)
    if as_json:
        click.echo(json.dumps(outcome.data()))
    elif outcome.games:
        _show(outcome)
    if plot is not None and outcome.games:
        pictures.draw(outcome, plot)
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


def _show(outcome: Outcome) -> None:
    plan = outcome.plan
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{plan.game}, {plan.players} players: {outcome.games:,} games", markup=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("bot", "rating", "wins", "95 % interval", "fair", "mean score", "games", "s/move"):
        name = column == "bot"
        table.add_column(column, justify="left" if name else "right", no_wrap=not name, overflow="fold")
    for row in outcome.standings:
        table.add_row(
            row.bot,
            f"{row.rating.value:.1f} ± {row.rating.high - row.rating.value:.1f}",
            f"{row.win_share.value:.1%}",
            f"{row.win_share.low:.1%} to {row.win_share.high:.1%}",
            f"{row.fair_share:.1%}",
            f"{row.mean_score:.2f}",
            f"{row.games:,}",
            f"{row.seconds_per_move:.2g}",
        )
    if console.measure(table, options=console.options.update(max_width=ROOMY)).maximum > console.width:
        table.padding = (0, 1, 0, 0)
    console.print(table)
    if outcome.until_clear is not None:
        verdict = f"clearly {outcome.verdict}" if outcome.verdict else "not clearly above or below"
        console.print(f"The win share of {plan.bots[0]} is {verdict} {outcome.until_clear:.1%}.", markup=False)
