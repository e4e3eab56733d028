"""`fullboard games`: what is on the shelf, and what is printed on the pieces of a game."""

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from fullboard.cli.common import language_option
from fullboard.core.edition import marked_values
from fullboard.core.game import Game
from fullboard.core.shelf import Shelf, shelf
from fullboard.words import Words


@click.command()
@click.argument("game", required=False)
@language_option
@click.option("--json", "as_json", is_flag=True, help="Plain data.")
def games(game: str | None, lang: str, as_json: bool) -> None:
    """List the installed games, or show one GAME with its components."""
    found = shelf()
    chosen = found[game] if game is not None else None
    if as_json:
        facts = _facts(found, chosen, lang) if chosen else [_facts(found, found[key], lang) for key in found]
        problems = [problem.__dict__ for problem in found.problems]
        click.echo(json.dumps(facts if chosen else {"games": facts, "problems": problems}, ensure_ascii=False))
        return
    console = Console(highlight=False, soft_wrap=True)
    if chosen:
        _show_game(console, found, chosen, lang)
    else:
        _show_shelf(console, found, lang)


def _facts(found: Shelf, game: Game, lang: str) -> dict[str, Any]:
    words = Words(game.folder, lang)
    return {
        "key": game.key,
        "title": words.title,
        "tagline": words.tagline,
        "rules": game.version,
        "players": list(game.players),
        "minutes": game.minutes,
        "options": {
            key: {"choices": list(option.choices), "default": option.default} for key, option in game.options.items()
        },
        "bots": list(found.bots_for(game)),
        "editions": {
            name: [{"path": path, "value": value, "mark": mark} for path, value, mark in marked_values(each.components)]
            for name, each in game.editions.items()
        },
    }


def _show_shelf(console: Console, found: Shelf, lang: str) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("key", "game", "players", "minutes", "bots"):
        table.add_column(column)
    for game in found.values():
        players = f"{game.players[0]}-{game.players[-1]}"
        bots = ", ".join(found.bots_for(game))
        table.add_row(game.key, Words(game.folder, lang).title, players, str(game.minutes), bots)
    console.print(table)
    for problem in found.problems:
        console.print(f"[red]not on the shelf:[/red] {problem.source}: {problem.code}: {problem.detail}")


def _show_game(console: Console, found: Shelf, game: Game, lang: str) -> None:
    words = Words(game.folder, lang)
    console.print(f"[bold]{words.title}[/bold] ({game.key}, rules version {game.version})")
    console.print(words.tagline)
    console.print(f"{game.players[0]} to {game.players[-1]} players, about {game.minutes} minutes")
    for key, option in game.options.items():
        about = words.say(f"option.{key}.about")
        choices = option.choices
        span = f"{choices[0]}-{choices[-1]}" if isinstance(choices, range) else ", ".join(map(str, choices))
        console.print(f"option {key}: {span}, by default {option.default}. {about}")
    console.print(f"bots: {', '.join(found.bots_for(game))}")
    for name, edition in game.editions.items():
        table = Table(title=f"edition {name}", title_justify="left", box=None, pad_edge=False, header_style="bold")
        for column in ("component", "value", "where it comes from"):
            table.add_column(column)
        for path, value, mark in marked_values(edition.components):
            shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            table.add_row(path, shown, mark)
        console.print(table)
