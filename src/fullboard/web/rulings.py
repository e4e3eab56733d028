"""A game's rulings as a page, links to them from the help, and which of them speaks of what is said at a table."""

import itertools
import re
import tomllib
from functools import cache
from importlib import resources

from markdown_it import MarkdownIt
from markupsafe import Markup

from fullboard.core.game import Game

_HEADING = re.compile(r"^## (\S+)$", re.MULTILINE)
_ID = re.compile(r"\b[A-Z]+-\d+\b")


@cache
def ruling_ids(game: Game) -> frozenset[str]:
    """The ids of a game's rulings; none if it has no such file."""
    return frozenset(_HEADING.findall(_text(game)))


@cache
def spoken_of(folder: str) -> dict[str, dict[str, str]]:
    """Which ruling speaks of what: `moves` by their verb, `refusals` by their code, `story` by its key."""
    file = resources.files(folder) / "rulings.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def ruling_of(folder: str, kind: str, key: str) -> str:
    """The id of the ruling that speaks of that, or nothing."""
    return spoken_of(folder).get(kind, {}).get(key, "")


@cache
def rulings_page(game: Game) -> Markup:
    """The rulings of a game as HTML, each heading with its id in lower case as an anchor."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(_text(game))
    for heading, inside in itertools.pairwise(tokens):
        if heading.type == "heading_open" and inside.content in ruling_ids(game):
            heading.attrSet("id", inside.content.lower())
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))


def with_links(game: Game, page: Markup) -> Markup:
    """The same page with a link at each id of a ruling; the table's help dialog shows it too, so links open apart."""

    def link(found: re.Match[str]) -> str:
        name = found[0]
        if name not in ruling_ids(game):
            return name
        return f'<a href="/games/{game.key}/rulings#{name.lower()}" target="_blank">{name}</a>'

    return Markup(_ID.sub(link, page))


def _text(game: Game) -> str:
    file = resources.files(game.folder) / "rulings.md"
    return file.read_text("utf-8") if file.is_file() else ""
