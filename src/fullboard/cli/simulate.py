"""`fullboard simulate`: many games between bots."""

import json
import sys
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from fullboard.bots.simulate import Plan
from fullboard.bots.simulate import simulate as run
from fullboard.cli.common import check_seed, edition_option, find_edition, line_up, options_option, parse_options
from fullboard.core.shelf import find_game


@click.command()
@click.argument("game")
@click.option("--players", type=int, required=True, help="Seats at the table.")
@click.option("--bots", default="random", show_default=True, help="Names, separated by commas, repeated in turn.")
@click.option("--games", type=click.IntRange(1, 10**9), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same results.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to use.")
@options_option
@edition_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def simulate(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    edition: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME; seats rotate so that no bot profits from its chair."""
    chosen = find_game(game)
    seats = line_up(chosen, bots, chosen.check_players(players))
    check_seed(seed)
    plan = Plan(chosen.key, tuple(seats), parse_options(chosen, options), seed, find_edition(chosen, edition))
    chosen.check_people(plan.options, people=0)
    result = _with_progress(plan, games, jobs)
    if as_json:
        click.echo(json.dumps(result))
    else:
        _show(result)


def _with_progress(plan: Plan, games: int, jobs: int) -> dict[str, Any]:
    console = Console(stderr=True)
    if not (console.is_terminal and sys.stdout.isatty()):
        return run(plan, games, jobs)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(plan.game, total=games)
        return run(plan, games, jobs, lambda done: bar.advance(task, done))


def _show(result: dict[str, Any]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    how = "compiled" if result["compiled"] else "plain Python"
    speed = result["games"] / result["seconds"]
    console.print(
        f"{result['game']}, {result['players']} players: {result['games']:,} games, {result['moves']:,} moves "
        f"in {result['seconds']:.2f} s ({speed:,.0f} games/s, {how})"
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("bot", "wins", "fair share"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for name, share in result["win_share"].items():
        table.add_row(name, f"{share:.1%}", f"{result['fair_share'][name]:.1%}")
    console.print(table)
    seats = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("seat", "wins", "mean score"):
        seats.add_column(column, justify="right")
    for seat, (won, score) in enumerate(zip(result["wins"], result["mean_scores"], strict=True)):
        seats.add_row(str(seat), f"{won / result['games']:.1%}", f"{score:.2f}")
    console.print(seats)
