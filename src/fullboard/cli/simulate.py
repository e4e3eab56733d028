"""`fullboard simulate`: many games between bots."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from fullboard.bots.plan import Plan, make_plan
from fullboard.bots.simulate import simulate as run
from fullboard.cli.common import (
    bots_by_seat,
    cannot_write,
    check_writable,
    edition_option,
    find_edition,
    language_option,
    options_option,
    parse_options,
)
from fullboard.cli.help import command, option
from fullboard.core.shelf import find_game
from fullboard.words import translator
from fullboard.words.language import number, percent_to_a_tenth


@command()
@click.argument("game")
@option("--players", type=int, required=True)
@option("--bots", default="random", show_default=True)
@option("--games", type=click.IntRange(1, 10**9), default=1000, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
@options_option
@edition_option
@option("--out", type=click.Path(path_type=Path))
@language_option
@option("--json", "as_json", is_flag=True)
def simulate(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    edition: str | None,
    out: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME; seats rotate so that no bot profits from its chair."""
    chosen = find_game(game)
    seats = bots_by_seat(bots, chosen.check_players(players))
    plan = make_plan(
        chosen.key,
        players,
        seats,
        options=parse_options(chosen, options),
        seed=seed,
        components=find_edition(chosen, edition, lang),
        fixed=True,
    )
    if out is None:
        result = _with_progress(plan, games, jobs)
    else:
        check_writable(out)
        try:
            with out.open("w", encoding="utf-8") as file:
                result = _with_progress(plan, games, jobs, file.write)
        except OSError as error:
            raise cannot_write(out, error) from error
    if as_json:
        click.echo(json.dumps(result))
    else:
        _show(result, lang)


def _with_progress(plan: Plan, games: int, jobs: int, keep: Callable[[str], object] | None = None) -> dict[str, Any]:
    console = Console(stderr=True)
    if not (console.is_terminal and sys.stdout.isatty()):
        return run(plan, games, jobs, keep=keep)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(plan.game, total=games)
        return run(plan, games, jobs, lambda done: bar.advance(task, done), keep)


def _show(result: dict[str, Any], lang: str) -> None:
    _ = translator(lang)
    console = Console(highlight=False, soft_wrap=True)
    figures = {name: number(result[name], lang) for name in ("games", "moves")}
    figures["seconds"] = number(result["seconds"], lang, 2)
    figures["speed"] = number(result["games"] / result["seconds"], lang)
    how = _("simulate-compiled" if result["compiled"] else "simulate-plain")
    console.print(_("simulate-done", game=result["game"], players=result["players"], how=how, **figures), markup=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("bot", "wins", "fair-share"):
        table.add_column(_(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for name, share in result["win_share"].items():
        table.add_row(name, percent_to_a_tenth(share, lang), percent_to_a_tenth(result["fair_share"][name], lang))
    console.print(table)
    seats = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("seat", "wins", "mean-score"):
        seats.add_column(_(f"arena-{column}"), justify="right")
    for seat, (won, score) in enumerate(zip(result["wins"], result["mean_scores"], strict=True)):
        seats.add_row(str(seat), percent_to_a_tenth(won / result["games"], lang), number(score, lang, 2))
    console.print(seats)
