"""Where the words are: a folder a language for the house, a file a language for each game. Nothing else lists them."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

SOURCE = "en"  # the language in which everything is said; others may lack some of it
HOUSE = "fullboard.words"
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


def place(folder: str) -> Traversable:
    """The folder of a package, of the house's words or of a game."""
    return resources.files(folder)


@cache
def languages() -> tuple[str, ...]:
    """The languages of the house: English, and every other folder with words in it."""
    found = {each.name for each in place(HOUSE).iterdir() if _has_words(each)}
    return (SOURCE, *sorted(found - {SOURCE}))


def _has_words(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


def messages(folder: str, language: str) -> list[str]:
    """The texts of all files with sentences of the house or of a game in a language; none if there are none."""
    if folder != HOUSE:
        texts = [game_file(folder, kind, f"{language}.ftl") for kind in ("words", "lessons")]
        return [text for text in texts if text is not None]
    here = place(HOUSE) / language
    if not here.is_dir():
        return []
    found = sorted((file for file in here.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found]


@cache
def message_names(folder: str, language: str) -> frozenset[str]:
    """What the messages are called, without reading what they say: that takes a hundred times as long."""
    return frozenset(name for text in messages(folder, language) for name in MESSAGE.findall(text))


def house_file(language: str, name: str) -> str | None:
    """A file of the house's folder of a language, or None."""
    return _read(place(HOUSE) / language / name)


def game_file(folder: str, kind: str, name: str) -> str | None:
    """A file of a game, such as `words/fr.ftl` or `help/fr.md`, or None."""
    return _read(place(folder) / kind / name)


def _read(file: Traversable) -> str | None:
    return file.read_text("utf-8") if file.is_file() else None
