"""Orders in advance as pages: what was ordered in words, and a board to choose a line on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from fullboard.core.match import Match
from fullboard.house.ahead import BETWEEN, Ply, plain_answers, possible, read_plies, shown_copy
from fullboard.house.orders import Order, OrderedLine
from fullboard.house.people import Guest
from fullboard.house.table import Table
from fullboard.web.trial import TrialScene, drawn
from fullboard.words import Words, translator, words_for

MOST_SENTENCES = 12  # of the log that can be waited for
BECAME = {"waiting": "order-waiting", "done": "order-done"}
WHY = {
    "came-otherwise": "order-why-came-otherwise",
    "looks-otherwise": "order-why-looks-otherwise",
    "played-otherwise": "order-why-played-otherwise",
    "not-legal": "order-why-not-legal",
    "taken-back": "order-why-taken-back",
    "seat-with-bot": "order-why-seat-with-bot",
}


@dataclass(frozen=True)
class AheadScene(TrialScene):
    """A copy of a match as a scene: everybody by the name they have at the table."""

    names: tuple[str | None, ...] = ()

    @property
    def called(self) -> tuple[str | None, ...]:
        """What they are called."""
        return self.names


@dataclass(frozen=True)
class Told:
    """An order as its owner reads it."""

    id: str
    state: str
    what: str  # what was ordered
    became: str  # what has become of it


def home(table: Table) -> str:
    """The address of a guest's orders at a table."""
    return f"/tables/{table.id}/orders"


def address(table: Table, line: str, seat: int) -> str:
    """The address of a line that is being chosen."""
    return f"{home(table)}/line?{urlencode({'line': line, 'seat': seat})}"


def in_words(order: Order, words: Words) -> Told:
    """An order, and what has become of it."""
    _ = translator(words.language)
    given = order.given
    if isinstance(given, OrderedLine):
        *before, last = read_plies(given.line)
        own = words.move(last[1])
        what = _("order-line", moves=line_in_words(before, words), move=own) if before else _("order-now", move=own)
        if given.exact:
            what = _("order-exactly", order=what)
    else:
        until = _(f"order-until-{given.until}")
        answer = words.move(given.move)
        if given.phase is not None:  # several questions may be answered alike
            asked = question(given.phase, order.seat, given.move, words)
            answer = _("order-answer", asked=asked, move=answer)
        what = _("order-standing", move=answer, until=until)
    became = _(BECAME[order.state]) if order.state in BECAME else _("order-dropped-because", why=_(WHY[order.reason]))
    return Told(order.id, order.state, what, became)


def question(phase: str | None, seat: int, move: str, words: Words) -> str:
    """What one is asked when one can make a move of one word."""
    try:
        return words.status(phase, seat, {move: None})
    except KeyError:
        return words.name(seat)


def line_in_words(plies: Sequence[Ply], words: Words) -> str:
    """Moves of a line, each with its seat's name."""
    _ = translator(words.language)
    return " · ".join(_("study-move", name=words.name(seat), move=words.move(move)) for seat, move in plies)


def orders_context(table: Table, orders: Sequence[Order], words: Words, seat: int) -> dict[str, Any]:
    """What a guest has ordered at a table."""
    told = [in_words(order, words) for order in orders]
    return {
        "table": table,
        "words": words,
        "orders": told,
        "orders_home": home(table),
        "order_seat": seat,
        "waiting_orders": sum(each.state == "waiting" for each in told),
    }


def standing_context(table: Table, seat: int, words: Words) -> dict[str, Any]:
    """What a standing order can be made of: moves of one word, and sentences to wait for."""
    match = table.running()
    answers = []
    for phase, move in plain_answers(match, seat):
        answers.append((phase or "", move, question(phase, seat, move, words), words.move(move)))
    latest: dict[str, str] = {}
    for told in match.story(seat):
        if told["key"] != "undo":
            latest.pop(told["key"], None)
            latest[told["key"]] = words.told(told["key"], told["parameters"])
    sentences = list(latest.items())[-MOST_SENTENCES:][::-1]
    return {"answers": answers, "sentences": sentences, "rounds": match.view(seat).get("round") is not None}


def line_context(table: Table, seat: int, line: str, guest: Guest, language: str) -> dict[str, Any]:
    """The page on which a line is chosen: a copy after its moves, and what everybody might do next."""
    match = table.running()
    plies = read_plies(line)
    copy: Match = shown_copy(match, seat, plies)
    moves = possible(match, seat, plies)
    words = words_for(table.game.folder, language, table.called)
    scene = AheadScene(copy, seat, guest.name or "", f"{home(table)}/line", table.called)
    context = drawn(scene, language, guest, seat in copy.actors)
    parts = line.split(BETWEEN) if line else []
    return {
        **context,
        "table": table,
        "line_text": line,
        "played": [line_in_words([ply], words) for ply in plies],
        "steps": [address(table, BETWEEN.join(parts[:at]), seat) for at in range(len(parts) + 1)],
        "others": [
            (mover, words.name(mover), [(f"{mover} {move}", words.move(move)) for move in each])
            for mover, each in moves.items()
            if mover != seat
        ],
        "mine": seat in moves,
        "ends_here": bool(plies) and plies[-1][0] == seat,
        "orders_home": home(table),
        "address": address(table, line, seat),
        "step": match.step,
        "order_seat": seat,
        "copy_over": copy.over,
    }
