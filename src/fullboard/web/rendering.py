"""The templates: where they are found, and pieces of pages, written out once for what they are given."""

import marshal
import zlib
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined, Template
from markdown_it import MarkdownIt
from markupsafe import Markup

from fullboard.core.game import Game
from fullboard.core.shelf import shelf
from fullboard.house.people import Guest
from fullboard.web.config import DEVELOPING
from fullboard.words import Words, language_names, translator
from fullboard.words.plain import in_words

STATIC = Path(__file__).parent / "static"
MOST_LETTERS = 32_000_000  # of written pieces, before those that are not used are forgotten
LEAST_LETTERS = 200  # that a piece counts for, with what it was given
PLAIN_DATA = 2  # the version of `marshal` that writes the same bytes for the same data
BY_CONTENT = frozenset((list, dict, tuple))


@cache
def environment() -> Environment:
    """The templates of the house and, under their keys, those of the games."""
    boards: dict[str, BaseLoader] = {}
    for key, game in shelf().items():
        if has_board(game):
            boards[key] = PackageLoader(game.folder, "table")
    pages = Environment(
        loader=ChoiceLoader([PackageLoader("fullboard.web"), PrefixLoader(boards)]),
        extensions=["jinja2.ext.do"],
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=DEVELOPING,
    )
    pages.globals |= {"pieces": pieces, "languages": language_names(), "ours": _own_file if DEVELOPING else own_file}
    pages.globals["board_css"] = _board_css if DEVELOPING else board_css
    pages.globals["in_words"] = in_words
    pages.globals["sums_of"] = lambda key: shelf()[key].sums
    return pages


def page(template: str, language: str, guest: Guest | None, **context: Any) -> str:
    """A whole page or a fragment in somebody's language."""
    return find(template).render(_shared(language, guest), **context)


def chunks(template: str, language: str, guest: Guest | None, **context: Any) -> Iterator[str]:
    """The same in the pieces that the template is made of, most of which are the same from one time to the next."""
    return find(template).generate(_shared(language, guest), **context)


def _shared(language: str, guest: Guest | None) -> dict[str, Any]:
    return {"_": translator(language), "language": language, "guest": guest, "words_of": words_of(language)}


def _find(template: str) -> Template:
    """A template by its name."""
    return environment().get_template(template)


find = _find if DEVELOPING else cache(_find)  # an edited one is another


@cache
def words_of(language: str) -> Callable[..., Words]:
    """Finds a game's words by its key."""
    return lambda key, names=(): Words(shelf()[key].folder, language, names)


# Scripts and style sheets


def _own_file(name: str) -> str:
    """The address of a file of ours: another one once it has changed, so that browsers may keep what they have."""
    return f"/static/{name}?{zlib.crc32((STATIC / name).read_bytes()):08x}"


own_file = cache(_own_file)


def _board_css(game: str) -> str:
    """The address of a game's style sheet, likewise."""
    return f"/games/{game}/board.css?{zlib.crc32(game_file(shelf()[game], 'table', 'board.css') or b''):08x}"


board_css = cache(_board_css)


# What a game brings


@cache
def has_board(game: Game) -> bool:
    """Whether a game brings a table page of its own."""
    return (resources.files(game.folder) / "table" / "board.html").is_file()


@cache
def icon_key(game: Game) -> str | None:
    """The template that explains a game's signs, if it has one."""
    file = resources.files(game.folder) / "table" / "key.html"
    return f"{game.key}/key.html" if has_board(game) and file.is_file() else None


def board_name(game: Game) -> str:
    """What the template of a game's own table is called, or the plain one."""
    return f"{game.key}/board.html" if has_board(game) else "plain-board.html"


def board_of(game: Game) -> Template:
    """The template of a game's own table, or the plain one."""
    return find(board_name(game))


@cache
def art(game: Game) -> Markup:
    """A game's drawings, to be put into the page once."""
    return Markup((game_file(game, "table", "art.svg") or b"").decode())


@cache
def help_page(folder: str, language: str) -> Markup:
    """The rules of a game as a page; raw HTML in them is not let through."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(Words(folder, language).help())
    for token in tokens:
        if token.type == "table_open":  # a wide one is scrolled, by keys as well
            token.attrSet("tabindex", "0")
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))


def game_file(game: Game, kind: str, name: str) -> bytes | None:
    """A file of a game's folder, such as a style sheet, a picture or an edition."""
    file = resources.files(game.folder) / kind / name
    return file.read_bytes() if file.is_file() else None


# Pieces


class Written:
    """What one macro has written, by what it was given: lately, and before that."""

    __slots__ = ("before", "lately")

    def __init__(self) -> None:
        self.lately: dict[Hashable, Markup] = {}
        self.before: dict[Hashable, Markup] = {}


class Memory:
    """All that has been written. When it is much, what nobody has asked for since the last time is forgotten."""

    def __init__(self, most: int = MOST_LETTERS) -> None:
        self.most = most
        self.letters = 0  # written or asked for again since something was last forgotten
        self.written: list[Written] = []

    def remember(self) -> Written:
        """Room for one more macro."""
        written = Written()
        self.written.append(written)
        return written

    def count(self, text: str) -> None:
        """So much more is remembered."""
        self.letters += max(len(text), LEAST_LETTERS)
        if self.letters > self.most:
            self.letters = 0
            for written in self.written:
                written.before, written.lately = written.lately, {}

    def forget(self) -> None:
        """Begin anew."""
        self.letters = 0
        for written in self.written:
            written.before, written.lately = {}, {}

    def __len__(self) -> int:
        return sum(len(text) for each in self.written for kept in (each.lately, each.before) for text in kept.values())


memory = Memory()


class Pieces:
    """The macros of a template by their names, each written out once for what it is given.

    They see nothing of the page that uses them and depend on nothing else, so what was written for one viewer can be
    shown to another who is to see the same.
    """

    def __init__(self, template: Template) -> None:
        self._template = template

    def __getattr__(self, name: str) -> Callable[..., Markup]:
        """A macro, looked up when it is first used: pieces of a template use each other."""
        made = piece(getattr(self._template.module, name))
        setattr(self, name, made)
        return made


def pieces(template: str) -> Pieces:
    """The pieces of a template, for other templates and for itself."""
    return _pieces(find(template))


_pieces = cache(Pieces)


def piece(macro: Callable[..., Markup]) -> Callable[..., Markup]:
    """A macro that is written out once for what it is given."""
    written = memory.remember()

    def write(*given: Any) -> Markup:
        key: Hashable = given
        try:
            text = written.lately.get(key)
        except TypeError:
            key = tuple([_known_by(each) if type(each) in BY_CONTENT else each for each in given])
            text = written.lately.get(key)
        if text is None:
            text = written.before.get(key)
            if text is None:
                text = macro(*given)
            written.lately[key] = text
            memory.count(text)
        return text

    return write


def _known_by(given: Any) -> Hashable:
    """What tells plain data from everything else: what is in it; a ValueError if there is more in it than that."""
    if type(given) is tuple:
        try:
            hash(given)
        except TypeError:
            pass
        else:
            return given
    return marshal.dumps(given, PLAIN_DATA)
