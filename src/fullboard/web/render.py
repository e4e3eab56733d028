"""Draws pages: the house's templates around each game's own board."""

import importlib
from collections.abc import Hashable
from functools import cache
from importlib import resources
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, cast

from jinja2 import BaseLoader, ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined, Template
from jinja2.runtime import Context, Macro
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.guests import Guest
from fullboard.house.table import Table
from fullboard.web.tongue import bot_label, translator
from fullboard.words import Words

LETTERS = "ABCDEF"
LOG_ITEM = Markup('<li id="log-{}"><span class="line" aria-hidden="true">{}</span> {}</li>')
LONGEST_REMEMBERED = 100  # letters of a text that is escaped once
MOST_REMEMBERED = 20_000
MOST_WRITTEN = 4096  # of each macro
OF_EVERY_TABLE = frozenset(dir(dict))  # these are not the names of keys
MOST_STORIES = 24  # of one table kept in words: every seat and the onlookers, in each language


class Page(Context):
    """A template at work; calls go straight to what they call, which asks for neither context nor environment."""

    def call(self, called: Any, /, *given: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        """Call a macro or a function of ours."""
        return called(*given, **named)


class Drawing(Template):
    """A template that escapes what it has escaped before without looking again."""

    @classmethod
    def from_code(cls, *given: Any, **named: Any) -> Template:
        """A template from its compiled code."""
        template = super().from_code(*given, **named)
        template.root_render_func.__globals__["escape"] = escape_once
        return template


def escape_once(value: Any) -> Markup:
    """The same as `escape`, remembering short texts: tables show the same few hundred over and over."""
    kind = type(value)
    if kind is Markup:
        return cast(Markup, value)
    if (kind is not str and kind is not int) or (kind is str and len(value) > LONGEST_REMEMBERED):
        return escape(value)
    known = _escaped.get(value)
    if known is None:
        if len(_escaped) >= MOST_REMEMBERED:
            _escaped.clear()
        known = _escaped[value] = escape(value)
    return known


_escaped: dict[str | int, Markup] = {}


class Pages(Environment):
    """Where templates are found, and how they look things up: in a view, most names are its keys."""

    context_class = Page
    template_class = Drawing

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What a template calls `obj.attribute`."""
        if type(obj) is dict and attribute in obj and attribute not in OF_EVERY_TABLE:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


@cache
def pieces(template: str) -> SimpleNamespace:
    """The macros of a template by their names, each written out once for what it is given.

    They see nothing of the page that uses them and depend on nothing else, so what was written for one viewer can be
    shown to another who is to see the same.
    """
    macros = vars(environment().get_template(template).module).items()
    return SimpleNamespace(**{name: _once(macro) for name, macro in macros if isinstance(macro, Macro)})


def _once(macro: Macro) -> Any:
    written: dict[Hashable, Markup] = {}

    def write(*given: Any) -> Markup:
        try:
            return written[given]
        except KeyError:
            key: Hashable = given
        except TypeError:  # lists and tables of plain data are known by how they look
            key = repr(given)
            if key in written:
                return written[key]
        if len(written) >= MOST_WRITTEN:
            written.clear()
        text = Markup(macro(*given))
        written[key] = text
        return text

    return write


@cache
def environment() -> Environment:
    """The templates of the house and, under their keys, those of the games."""
    boards: dict[str, BaseLoader] = {}
    for key, game in shelf().items():
        if has_board(game):
            boards[key] = PackageLoader(game.folder, "table")
    pages = Pages(
        loader=ChoiceLoader([PackageLoader("fullboard.web"), PrefixLoader(boards)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    pages.globals["pieces"] = pieces
    return pages


@cache
def has_board(game: Game) -> bool:
    """Whether a game brings a table page of its own."""
    return (resources.files(game.folder) / "table" / "board.html").is_file()


@cache
def art(game: Game) -> Markup:
    """A game's drawings, to be put into the page once."""
    file = resources.files(game.folder) / "table" / "art.svg"
    return Markup(file.read_text("utf-8")) if file.is_file() else Markup("")


@cache
def help_page(folder: str, language: str) -> Markup:
    """The rules of a game as a page; raw HTML in them is not let through."""
    return Markup(MarkdownIt("commonmark", {"html": False}).enable("table").render(Words(folder, language).help()))


def page(template: str, language: str, guest: Guest | None, **context: Any) -> str:
    """A whole page or a fragment in somebody's language."""
    return (
        environment()
        .get_template(template)
        .render(_=translator(language), language=language, guest=guest, words_of=words_of(language), **context)
    )


def words_of(language: str) -> Any:
    """Finds a game's words by its key."""
    return lambda key, names=(): Words(shelf()[key].folder, language, names)


def live(table: Table, guest: Guest | None, language: str, csrf: str) -> str:
    """What changes at a table, as one viewer sees it."""
    return page("live.html", language, guest, csrf=csrf, **table_context(table, guest, language))


def table_context(table: Table, guest: Guest | None, language: str) -> dict[str, Any]:
    """Everything the table's templates need for one viewer."""
    seat = table.seat_of(guest.id if guest else None)
    words = Words(table.game.folder, language, table.called)
    context: dict[str, Any] = {
        "table": table,
        "seat": seat,
        "words": words,
        "board": f"{table.game_key}/board.html" if has_board(table.game) else "plain-board.html",
        "players": _players(table, seat, language),
        "host": guest is not None and table.host == guest.id,
        "with_bot": seat is not None and table.status == "running" and table.seats[seat].by_bot,
    }
    if table.match is not None:
        context |= match_context(table, table.match, seat, words)
        if context["with_bot"]:
            context |= {"legal": [], "why": lambda notation: words.refusal("seat-with-bot", {})}
        mover = None if context["with_bot"] else seat
        context["status"] = status(table, mover, words, context["view"], language)
        context["undo"] = seat is not None and table.status == "running"
    return context


def match_context(table: Table, match: Match, seat: int | None, words: Words) -> dict[str, Any]:
    """A match as one seat may see it: view, moves, story."""
    legal = [match.notation(move) for move in match.legal(seat)] if seat is not None else []
    told = story(table, match, seat, words)
    return {
        "view": match.view(seat),
        "legal": legal,
        "why": _why(match, seat, words),
        "story": [line for line, _ in told],
        "log": Markup("".join(item for _, item in reversed(told))),
        "match": match,
        "preview": _preview(match, seat),
    }


def story(table: Table, match: Match, seat: int | None, words: Words) -> list[tuple[tuple[int, str], str]]:
    """Every line of the log in somebody's language, and as an item of the page's list; only what is new is made."""
    viewer = (seat, words.language, tuple(words.names))
    if viewer not in table.told:
        while len(table.told) >= MOST_STORIES:
            table.told.pop(next(iter(table.told)))
        table.told[viewer] = []
    known = table.told[viewer]
    story = match.story(seat)
    for at, told in enumerate(story):
        if at == len(known) or known[at][0] is not told:
            line, said = told["line"], _told(words, told["key"], told["parameters"])
            item = LOG_ITEM.format(at + 1, line, said)
            known[at:] = [(told, ((line, said), item))]
    del known[len(story) :]
    return [made for _, made in known]


def _preview(match: Match, seat: int | None) -> dict[str, Any]:
    """What a game's page tells its owner to expect, worked out by its `preview.py` from the view and nothing else."""
    foresee = _foresight(match.game.folder)
    if foresee is None or seat is None or seat not in match.actors:
        return {}
    found: dict[str, Any] = foresee(match.view(seat), seat)
    return found


@cache
def _foresight(folder: str) -> Any:
    return importlib.import_module(f"{folder}.preview").preview if find_spec(f"{folder}.preview") else None


def _told(words: Words, key: str, parameters: dict[str, Any]) -> str:
    if key == "undo":
        return translator(words.language)("Line {line} was taken back.", line=parameters["line"])
    return words.told(key, parameters)


def _why(match: Match, seat: int | None, words: Words) -> Any:
    def why(notation: str) -> str:
        if seat is None:
            return ""
        try:
            match.state.refuse(seat, match.parse(notation))
        except IllegalMove as error:
            return words.refusal(error.code, error.parameters)
        return ""

    return why


def _players(table: Table, own: int | None, language: str) -> list[dict[str, Any]]:
    actors = table.match.actors if table.match is not None else ()
    players = []
    for at, seat in enumerate(table.seats):
        kind = "you" if at == own else "free" if seat.free else "bot" if seat.by_bot else "person"
        present = seat.guest is not None and table.present(seat.guest)
        players.append(
            {
                "seat": at,
                "letter": LETTERS[at],
                "name": table.called[at],
                "bot": bot_label(language, seat.bot) if kind == "bot" and seat.bot else "",
                "kind": kind,
                "turn": at in actors,
                "away": seat.guest is not None and (seat.away or not present),
                "thinking": table.thinking == at,
            }
        )
    return players


def status(table: Table, seat: int | None, words: Words, view: dict[str, Any], language: str) -> str:
    """Whose turn it is and what they are to do, in one sentence."""
    match = table.match
    _ = translator(language)
    if match is None:
        return _("Waiting for players.")
    if match.closed:
        return _("The match was ended by consent.")
    if match.over:
        return words.told(match.story(None)[-1]["key"], match.story(None)[-1]["parameters"])
    key = f"status.{view.get('phase')}" + ("-you" if seat in match.actors else "")
    try:
        return words.say(key, seat=match.actors[0])
    except KeyError:
        names = [words.name(actor) for actor in match.actors]
        return _("To move: {names}", names=", ".join(names))


def game_file(game: Game, name: str) -> bytes | None:
    """A style sheet or picture of a game's table."""
    file = resources.files(game.folder) / "table" / name
    return file.read_bytes() if file.is_file() else None


def edition_file(game: Game, name: str) -> bytes | None:
    """An edition that a game ships."""
    file = resources.files(game.folder) / "components" / name
    return file.read_bytes() if file.is_file() else None


def drawing_module(game: Game) -> Any:
    """The game's terminal drawing, for plain boards."""
    return importlib.import_module(f"{game.folder}.terminal")
