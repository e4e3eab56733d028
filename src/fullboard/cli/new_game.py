"""`fullboard new-game`: a folder with a small game that plays, to be turned into one's own."""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from fullboard.cli.common import language_option
from fullboard.cli.help import command, option
from fullboard.core.errors import FullboardError
from fullboard.core.shelf import is_key, shelf
from fullboard.words import translator

LEFT_OUT = {"__pycache__"}


@command("new-game")
@click.argument("name")
@option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("."),
)
@language_option
def new_game(name: str, into: Path, lang: str) -> None:
    """Make a folder NAME with a small game that plays, to be turned into your own."""
    folder = make_game(name, into)
    click.echo(
        translator(lang)("new-game-made", folder=f"{folder}" if folder.is_absolute() else f"./{folder}", key=name)
    )


def make_game(name: str, into: Path) -> Path:
    """The folder of the new game; nothing that is there already is touched."""
    if not is_key(name):
        raise FullboardError("bad-game-name", name=name[:60])
    if name in shelf():
        raise FullboardError("game-name-taken", name=name)
    folder = into / name
    if folder.exists():
        raise FullboardError("folder-exists", folder=str(folder))
    _copy(resources.files("fullboard.cli") / "template", folder, _names(name))
    return folder


def _names(name: str) -> dict[str, str]:
    """What the game of the template is called in its files, and what to call it instead."""
    words = name.split("-")
    return {
        "secret-number": name,
        "secret_number": "_".join(words),
        "SecretNumber": "".join(word.capitalize() for word in words),
        "Secret Number": " ".join(word.capitalize() for word in words),
    }


def _copy(source: Traversable, target: Path, names: dict[str, str]) -> None:
    target.mkdir(parents=True)
    for each in source.iterdir():
        if each.name in LEFT_OUT:
            continue
        new = target / _renamed("." + each.name if each.name == "gitignore" else each.name, names)
        if each.is_dir():
            _copy(each, new, names)
        else:
            new.write_text(_renamed(each.read_text("utf-8"), names), "utf-8")


def _renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
