"""`--help` is said in the words of the house: all that commands and options ask for is there, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
from click.testing import CliRunner

from fullboard.cli import main
from fullboard.cli.dev import dev
from fullboard.cli.help import SpokenCommand
from fullboard.words.files import HOUSE
from tests.words.ftl import messages
from tests.words.pseudo import CODE, pseudo_language

FRAME = {"usage-heading", "usage-options", "usage-commands", "usage-default", "usage-variable", "usage-required"}
FRAME |= {"usage-all-help", "usage-all-version"}
NO_WORDS = re.compile(r"--?[\w-]+|\b[A-Z_]{2,}\b|\[[\w|]+\]|\bx\b")  # options, places for values, ranges


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command there is, with what one types for it."""
    for name, command in group.commands.items():
        yield (*path, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))


EVERY = [((), main), *commands(main)]


def test_everything_that_help_asks_for_is_there_and_nothing_else() -> None:
    there = {name for name in messages(HOUSE, "en") if name.startswith("usage-")}
    asked = set(FRAME)
    for command in (*(each for _, each in EVERY), dev):
        assert isinstance(command, SpokenCommand)
        asked.add(f"usage-{command.message}")
        for option in (each for each in command.params if isinstance(each, click.Option)):
            name = option.opts[0].lstrip("-")
            own = f"usage-{command.message}-{name}"
            asked.add(own if own in there else f"usage-all-{name}")
    assert asked == there


def english(path: tuple[str, ...], command: click.Command) -> list[str]:
    """What the help of a command says that is not in the words of the house, besides names and values."""
    shown = CliRunner().invoke(main, [*path, "--help"], env={"LC_ALL": CODE}, prog_name="fullboard")
    assert shown.exit_code == 0
    known = {word for each, _ in EVERY for name in each for word in name.split("-")} | {"fullboard"}
    known |= {word for option in command.params for word in re.findall(r"[a-z]+", str(option.default))}
    return [word for word in re.findall(r"[A-Za-z]{2,}", NO_WORDS.sub(" ", shown.output)) if word not in known]


def test_no_english_is_left_in_help(tmp_path: Path) -> None:
    with pseudo_language(tmp_path):
        assert [word for path, command in EVERY for word in english(path, command)] == []


def test_help_speaks_the_language_of_the_environment_and_the_one_that_is_asked_for() -> None:
    german = CliRunner().invoke(main, ["play", "--help"], env={"LC_ALL": "de_DE.UTF-8"})
    assert "Die Sprache der Texte." in german.output
    french = CliRunner().invoke(main, ["play", "--lang", "fr", "--help"], env={"LC_ALL": "de_DE.UTF-8"})
    assert "La langue des textes." in french.output
