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
    game = Words(shelf()[table.game_key].folder, language).title
    others = [
        name or seat_name(language, at)
        for at, (name, seat) in enumerate(zip(table.called, table.seats, strict=True))
        if seat.guest != guest and not seat.free
    ]
    titles = {
        "turn": _("call-turn", game=game),
        "soon": _("call-soon", game=game),
        "begun": _("call-begun", game=game),
        "over": _("call-over", game=game),
        "invited": _("call-invited", game=game),
    }
    text = [_("call-with", names=others)] if others else []
    if left and kind in ("turn", "soon"):
        text.append(_("call-left", left=left))
    return Letter(kind, titles[kind], " ".join(text), f"/tables/{table.id}", table.id, table.game_key, waiting, seconds)


def digest(tables: Sequence[tuple[Table, str]], language: str, waiting: int) -> Letter:
    """One letter for all of a day: tables, and what happened there."""
    _ = translator(language)
    lines = []
    for table, kind in tables:
        game = Words(shelf()[table.game_key].folder, language).title
        said = {"begun": _("call-begun", game=game), "over": _("call-over", game=game)}
        said["invited"] = _("call-invited", game=game)
        lines.append(said.get(kind) or _("call-turn", game=game))
    title = _("call-digest", tables=waiting) if waiting else _("call-digest-nothing")
    return Letter("digest", title, "\n".join(dict.fromkeys(lines)), "/next" if waiting else "/", waiting=waiting)


def trial(language: str, waiting: int) -> Letter:
    """The letter to somebody who wants to see whether calls reach them."""
    _ = translator(language)
    return Letter("trial", _("call-trial"), _("call-trial-text"), "/calls", waiting=waiting, seconds=600.0)
