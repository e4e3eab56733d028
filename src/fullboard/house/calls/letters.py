"""What a call says: which game, with whom, how long there is, and the way there. Nothing of what lies on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from fullboard.core.shelf import shelf
from fullboard.house.table import Table
from fullboard.words import Words, seat_name, translator


@dataclass(frozen=True)
class Letter:
    """A call in somebody's words."""

    kind: str
    title: str
    text: str
    path: str  # in the house
    table: str = ""
    game: str = ""
    waiting: int = 0  # tables at which it is their turn
    seconds: float = 86400.0  # for which it is worth delivering


def about(table: Table, kind: str, guest: str, language: str, left: str, waiting: int, seconds: float) -> Letter:
    """The letter to somebody at a table; `left` is how long they have, in words, if they are in a hurry."""
    _ = translator(language)
    text = [_("call-with", names=others)] if (others := _others(table, guest, language)) else []
    if left and kind in ("turn", "soon"):
        text.append(_("call-left", left=left))
    title = _happened(table, kind, language)
    return Letter(kind, title, " ".join(text), f"/tables/{table.id}", table.id, table.game_key, waiting, seconds)


def digest(tables: Sequence[tuple[Table, str]], guest: str, language: str, waiting: int) -> Letter:
    """One letter for all of a day: a line for what happened at each table, and with whom."""
    _ = translator(language)
    lines = []
    for table, kind in tables:
        happened, others = _happened(table, kind, language), _others(table, guest, language)
        lines.append(_("call-digest-line", happened=happened, names=others) if others else happened)
    title = _("call-digest", tables=waiting) if waiting else _("call-digest-nothing")
    return Letter("digest", title, "\n".join(lines), "/next" if waiting else "/", waiting=waiting)


def _happened(table: Table, kind: str, language: str) -> str:
    """What somebody is called for."""
    _ = translator(language)
    game = Words(shelf()[table.game_key].folder, language).title
    said = {
        "turn": _("call-turn", game=game),
        "soon": _("call-soon", game=game),
        "begun": _("call-begun", game=game),
        "over": _("call-over", game=game),
        "invited": _("call-invited", game=game),
    }
    return said[kind]


def _others(table: Table, guest: str, language: str) -> list[str]:
    """Who else sits there."""
    return [
        name or seat_name(language, at)
        for at, (name, seat) in enumerate(zip(table.called, table.seats, strict=True))
        if seat.guest != guest and not seat.free
    ]


def trial(language: str, waiting: int) -> Letter:
    """The letter to somebody who wants to see whether calls reach them."""
    _ = translator(language)
    return Letter("trial", _("call-trial"), _("call-trial-text"), "/calls", waiting=waiting, seconds=600.0)
