"""A language that nobody speaks: English in wide letters, so that a sentence that escapes is seen at once."""

from __future__ import annotations

import re
import shutil
import string
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast

from fullboard.core.shelf import shelf
from fullboard.web import rendering
from fullboard.words import catalogue, files, game, house, language
from tests.words.ftl import below

CODE = "qps"
WIDE = str.maketrans({each: chr(ord(each) + 0xFEE0) for each in string.ascii_letters})
KEPT = re.compile(r"`[^`]*`|\]\([^)]*\)|https?://\S+")  # of Markdown: code and addresses


def wide(text: str) -> str:
    """The text in wide letters."""
    return text.translate(WIDE)


def wide_messages(text: str) -> str:
    """A Fluent file in wide letters; what it refers to stays."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        for node in below(entry):
            if isinstance(node, ast.TextElement):
                node.value = wide(node.value)
    return FluentSerializer().serialize(resource)


def wide_page(text: str) -> str:
    """A page of rules in wide letters."""
    done, parts = 0, []
    for kept in KEPT.finditer(text):
        parts += [wide(text[done : kept.start()]), kept[0]]
        done = kept.end()
    return "".join([*parts, wide(text[done:])])


def forget() -> None:
    """Forget what is known of languages."""
    for known in (files.languages, files.message_names, language.language_of, catalogue.catalogue, house.translator):
        known.cache_clear()
    catalogue.seat_name.cache_clear()
    for drawn in (rendering.environment, rendering.words_of, rendering.help_page, rendering._pieces, rendering.find):
        if hasattr(drawn, "cache_clear"):  # while developing, templates are looked up anew
            drawn.cache_clear()
    game.words_for.cache_clear()
    rendering.memory.forget()


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """A house with one more language, by nothing but files."""
    places = {files.HOUSE: folder / "house"}
    shutil.copytree(str(resources.files(files.HOUSE)), places[files.HOUSE])
    english, other = places[files.HOUSE] / files.SOURCE, places[files.HOUSE] / CODE
    other.mkdir()
    (other / "language.toml").write_text(f'formats = "el"\nname = "{wide("pseudo")}"\n', "utf-8")
    for file in english.glob("*.ftl"):
        (other / file.name).write_text(wide_messages(file.read_text("utf-8")), "utf-8")
    for each in shelf().values():
        place = places[each.folder] = folder / each.folder
        kinds = (("words", "ftl", wide_messages), ("lessons", "ftl", wide_messages), ("help", "md", wide_page))
        for kind, suffix, change in kinds:
            if not (resources.files(each.folder) / kind).is_dir():
                continue
            shutil.copytree(str(resources.files(each.folder) / kind), place / kind)
            text = (place / kind / f"{files.SOURCE}.{suffix}").read_text("utf-8")
            (place / kind / f"{CODE}.{suffix}").write_text(change(text), "utf-8")
    with patch.object(files, "place", places.__getitem__):
        forget()
        try:
            yield CODE
        finally:
            forget()
    forget()
