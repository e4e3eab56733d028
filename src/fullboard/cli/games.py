"""`fullboard games`: what is on the shelf, and what is printed on the pieces of a game."""

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fullboard.cli.common import language_option
from fullboard.cli.help import command, option
from fullboard.cli.sentences import said_of_problem, taught
from fullboard.core.edition import marked_values
from fullboard.core.game import Game
from fullboard.core.shelf import Shelf, shelf
from fullboard.words import Words, language_names, languages, translator
from fullboard.words.files import SOURCE


@command()
@click.argument("game", required=False)
@language_option
@option("--json", "as_json", is_flag=True)
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
        "languages": [each for each in languages() if Words(game.folder, each).has_words],
        "editions": {
            name: [{"path": path, "value": value, "mark": mark} for path, value, mark in marked_values(each.components)]
            for name, each in game.editions.items()
        },
    }


def _show_shelf(console: Console, found: Shelf, lang: str) -> None:
    from fullboard.web.lessons import check_drawn  # the whole house, which other commands do without

    _ = translator(lang)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("key", "game", "players", "minutes", "bots"):
        table.add_column(_(f"games-{column}"))
    for game in found.values():
        players = f"{game.players[0]}-{game.players[-1]}"
        bots = ", ".join(found.bots_for(game))
        table.add_row(game.key, Words(game.folder, lang).title, players, str(game.minutes), bots)
    console.print(table)
    for game in found.values():
        for missing in _missing(game, lang):
            console.print(missing, markup=False)
    for game in found.values():
        for file, fault in check_drawn(game, lang).faults.items():
            said = _("games-lesson-bad", game=game.key, file=file, what=taught(fault, lang, game))
            console.print(said, style="red", markup=False)
    for problem in found.problems:
        console.print(said_of_problem(problem, lang), style="red", markup=False)


def _missing(game: Game, lang: str) -> list[str]:
    """What a game lacks in the languages of the house, and what is shown there instead: English, if it has that."""
    _ = translator(lang)
    said = []
    english = Words(game.folder, SOURCE)
    for code, language in language_names().items():
        words = Words(game.folder, code)
        if not words.has_words:
            message = "games-no-words" if english.has_words else "games-no-words-at-all"
            said.append(_(message, game=game.key, language=language))
        elif lacks := words.lacks():
            said.append(_("games-words-missing", game=game.key, language=language, many=len(lacks), first=lacks[0]))
        if not words.has_help:
            message = "games-no-help" if english.has_help else "games-no-help-at-all"
            said.append(_(message, game=game.key, language=language))
    return said


def _show_game(console: Console, found: Shelf, game: Game, lang: str) -> None:
    _ = translator(lang)
    words = Words(game.folder, lang)
    rules = _("games-rules-version", key=game.key, version=game.version)
    console.print(Text.assemble((words.title, "bold"), f" ({rules})"))
    console.print(words.tagline)
    console.print(_("games-for", least=game.players[0], most=game.players[-1], minutes=game.minutes))
    for key, chosen in game.options.items():
        choices = chosen.choices
        span = f"{choices[0]}-{choices[-1]}" if isinstance(choices, range) else ", ".join(map(str, choices))
        console.print(
            _("games-option", key=key, choices=span, default=str(chosen.default), about=words.option_about(key))
        )
    console.print(_("games-bots-are", bots=", ".join(found.bots_for(game))))
    for missing in _missing(game, lang):
        console.print(missing, markup=False)
    for name, edition in game.editions.items():
        title = _("games-edition", name=name)
        printed = marked_values(edition.components)
        if not printed:
            continue
        table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
        for column in ("component", "value", "source"):
            table.add_column(_(f"games-{column}"))
        for path, value, mark in printed:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            table.add_row(path, shown, mark)
        console.print(table)
