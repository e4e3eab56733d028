"""`fullboard features`: what a game tells researchers about one seat, entry by entry."""

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from fullboard.cli.common import edition_option, find_edition, language_option, options_option, parse_options
from fullboard.cli.help import command, option
from fullboard.core.errors import BadTable
from fullboard.core.features import Features
from fullboard.core.shelf import find_game
from fullboard.words import Words, translator


@command()
@click.argument("game")
@option("--players", type=int)
@option("--table", "shown", is_flag=True)
@option("--each", is_flag=True)
@options_option
@edition_option
@language_option
@option("--json", "as_json", is_flag=True)
def features(
    game: str,
    players: int | None,
    shown: bool,
    each: bool,
    options: tuple[str, ...],
    edition: str | None,
    lang: str,
    as_json: bool,
) -> None:
    """Show the numbers that say what one seat of GAME may know: names, places, ranges and meanings."""
    chosen = find_game(game)
    if chosen.features is None:
        raise BadTable("no-features", game=chosen.key)
    seats = chosen.check_players(chosen.players[0] if players is None else players)
    printed = chosen.find_edition(find_edition(chosen, edition, lang))
    found = chosen.features(seats, parse_options(chosen, options), printed, not shown)
    words = Words(chosen.folder, lang)
    if as_json:
        click.echo(json.dumps(_facts(found, words), ensure_ascii=False))
    else:
        _show(found, words, each)


def _facts(found: Features, words: Words) -> list[dict[str, Any]]:
    return [
        {
            "block": block.name,
            "start": block.start,
            "names": block.names(),
            "low": block.low,
            "high": block.high,
            "usual": block.usual,
            "meaning": words.say(f"feature-{block.name}"),
        }
        for block in found.blocks
    ]


def _show(found: Features, words: Words, each: bool) -> None:
    _ = translator(words.language)
    console = Console(highlight=False, soft_wrap=True)
    console.print(_("features-size", size=int(found.size), blocks=len(found.blocks)))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("place", "name", "range", "meaning"):
        table.add_column(_(f"features-{column}"))
    for block in found.blocks:
        span = f"{block.low}…{block.high}"
        meaning = words.say(f"feature-{block.name}")
        names = block.names()
        if each:
            for at, name in enumerate(names):
                table.add_row(str(block.start + at), name, span, "" if at else meaning)
        else:
            last = block.start + len(names) - 1
            place = f"{block.start}" if last == block.start else f"{block.start}-{last}"
            table.add_row(place, block.name, span, meaning)
    console.print(table)
