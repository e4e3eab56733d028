"""Draws pages: the house's templates around each game's own board."""

import importlib
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from importlib.util import find_spec
from operator import itemgetter
from typing import Any, NamedTuple

from jinja2 import Template
from markdown_it import MarkdownIt
from markupsafe import Markup

from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.core.state import State
from fullboard.house.guests import Guest
from fullboard.house.table import Table, mark_of
from fullboard.web.drawing import environment, has_board
from fullboard.web.story import story_of
from fullboard.web.tongue import bot_label, translator
from fullboard.words import Words, seat_name, words_for

LETTERS = "ABCDEF"
MOST_CHAT = 60  # lines on the page


class Player(NamedTuple):
    """Somebody at a table, as one viewer sees them."""

    seat: int
    letter: str
    name: str | None
    bot: str  # what kind of bot, if one plays here
    kind: str  # you, free, bot, person
    turn: bool
    away: bool
    thinking: bool


@cache
def board_of(game: Game) -> Template:
    """The template of a game's own table, or the plain one."""
    return environment().get_template(f"{game.key}/board.html" if has_board(game) else "plain-board.html")


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
    return _page(template).render(
        _=translator(language), language=language, guest=guest, words_of=words_of(language), **context
    )


@cache
def _page(template: str) -> Template:
    return environment().get_template(template)


@cache
def words_of(language: str) -> Any:
    """Finds a game's words by its key."""
    return lambda key, names=(): Words(shelf()[key].folder, language, names)


def live(table: Table, guest: Guest | None, language: str, csrf: str) -> str:
    """What changes at a table, as one viewer sees it."""
    return page("live.html", language, guest, csrf=csrf, **table_context(table, guest, language))


def table_context(table: Table, guest: Guest | None, language: str, seat: int | None = None) -> dict[str, Any]:
    """Everything the table's templates need for one viewer: a guest, or whoever sits on that seat."""
    seat = table.seat_of(guest.id if guest else None) if seat is None else seat
    words = words_for(table.game.folder, language, tuple(table.called))
    players = _players(table, seat, language)
    context: dict[str, Any] = {
        "table": table,
        "seat": seat,
        "words": words,
        "terms": words_for(table.game.folder, language),
        "board": board_of(table.game),
        "plain": not has_board(table.game),
        "players": players,
        "bots_turn": any(player.turn and player.kind == "bot" for player in players),
        "missing": tuple([player for player in players if player.away and player.kind == "person"]),
        "host": guest is not None and table.host == guest.id,
        "with_bot": seat is not None and table.status == "running" and table.seats[seat].by_bot,
        "turn": False,
        "chat": talk(table),
    }
    if table.match is not None:
        context |= match_context(table, table.match, seat, words)
        if context["with_bot"]:
            context |= moves_context((), lambda notation: words.refusal("seat-with-bot", {}))
        mover = None if context["with_bot"] else seat
        context["turn"] = mover is not None and players[mover].turn
        context["status"] = status(table, mover, words, context, language)
        context["now"] = len(table.match.lines())
    return context


def talk(table: Table) -> tuple[tuple[str, str | None, str, str], ...]:
    """What was said last, and who came and went: by whom, their name, the words or what they did."""
    said = [(each.at, mark_of(each.guest), each.name, "", each.what) for each in table.goings]
    if not said:
        return tuple([(each.by, each.name, each.text, "") for each in table.chat[-MOST_CHAT:]])
    said += [(each.at, each.by, each.name, each.text, "") for each in table.chat[-MOST_CHAT:]]
    return tuple([line[1:] for line in sorted(said, key=itemgetter(0))][-MOST_CHAT:])


def match_context(table: Table, match: Match, seat: int | None, words: Words) -> dict[str, Any]:
    """A match as one seat may see it: view, moves, story."""
    told = story_of(table, match, seat, words)
    view = match.view(seat)
    legal = [match.notation(move) for move in match.legal(seat)] if seat is not None else []
    return {
        "view": view,
        "tale": told.tale,
        "story": told.lines,
        "log": told.log,
        "latest": told.latest,
        "match": match,
        "preview": _preview(match, seat, view),
        **moves_context(legal, _why(match, seat, words)),
    }


def moves_context(moves: Iterable[str], why: Callable[[str], str]) -> dict[str, Any]:
    """The moves that can be made, and why others cannot."""
    legal = dict.fromkeys(moves)  # in their order, and each is found at once

    def reasons(verb: str, names: Iterable[object]) -> tuple[str | None, ...]:
        """For each move of that verb, why it cannot be made; None for those that can."""
        return tuple([None if (move := f"{verb} {name}") in legal else why(move) for name in names])

    return {"legal": legal, "why": why, "reasons": reasons}


def no_moves() -> dict[str, Any]:
    """For a table that is only looked at."""
    return moves_context((), lambda notation: "")


def _preview(match: Match, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """What a game's page tells its owner to expect, worked out by its `preview.py` from the view and nothing else."""
    foresee = _foresight(match.game.folder)
    if foresee is None or seat is None or seat not in match.actors:
        return {}
    found: dict[str, Any] = foresee(view, seat)
    return found


@cache
def _foresight(folder: str) -> Any:
    return importlib.import_module(f"{folder}.preview").preview if find_spec(f"{folder}.preview") else None


def _why(match: Match, seat: int | None, words: Words) -> Callable[[str], str]:
    if seat is None:
        return lambda notation: ""
    state = match.state
    if not state.over and seat not in tuple(state.actors()) and type(state).refuse is State.refuse:
        patience = words.refusal("not-your-turn", {"seat": seat})
        return lambda notation: patience

    def why(notation: str) -> str:
        try:
            state.refuse(seat, match.parse(notation))
        except IllegalMove as error:
            return words.refusal(error.code, error.parameters)
        return ""

    return why


def _players(table: Table, own: int | None, language: str) -> tuple[Player, ...]:
    actors = table.match.actors if table.match is not None else ()
    players = []
    for at, (seat, name, here) in enumerate(zip(table.seats, table.called, table.attendance(), strict=True)):
        kind = "you" if at == own else "free" if seat.free else "bot" if seat.by_bot else "person"
        players.append(
            Player(
                seat=at,
                letter=LETTERS[at],
                name=name or ("" if seat.free else seat_name(language, at)),
                bot=bot_label(language, seat.bot) if kind == "bot" and seat.bot else "",
                kind=kind,
                turn=at in actors,
                away=seat.guest is not None and (seat.away or not here),
                thinking=table.thinking == at,
            )
        )
    return tuple(players)


def status(table: Table, seat: int | None, words: Words, seen: dict[str, Any], language: str) -> str:
    """Whose turn it is and what they are to do, in one sentence."""
    match = table.match
    _ = translator(language)
    if match is None:
        return _("Waiting for players.")
    if match.closed:
        return _("The match was ended by consent.")
    if match.over:
        return words.told(match.story(None)[-1]["key"], match.story(None)[-1]["parameters"])
    try:
        legal = seen["legal"] if seat in match.actors else None
        return words.status(seen["view"].get("phase"), match.actors[0], legal)
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
