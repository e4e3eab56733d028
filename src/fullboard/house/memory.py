"""What a table still tells of things that everybody saw for a moment and nobody may look up again.

A game marks such a line of its story as *fleeting*, and says in which *window* it happened (a trick, a round). A table
with the setting *memory* `faithful` shows it until a line of another window follows; then the line is gone, or says
less, until the match is over. Bots and guesses remember everything, as people may.
"""

from collections.abc import Sequence

from fullboard.core.story import Told
from fullboard.house.settings import FAITHFUL
from fullboard.house.table import Table

MARKS = ("window", "fades")  # what the house knows about a line and nobody is shown


def forgets(table: Table) -> bool:
    """Whether this table hides what is fleeting."""
    return table.settings.memory == FAITHFUL and not table.finished


def window_of(tale: Sequence[Told]) -> int | None:
    """The window that a story has come to, if its game has any."""
    return next((told["window"] for told in reversed(tale) if "window" in told), None)


def kept(tale: Sequence[Told], *, forgetting: bool) -> list[Told | None]:
    """Each line of a story as it may be read now; None where it has faded altogether."""
    present = window_of(tale) if forgetting else None
    return [_faded(told) if forgetting and told.get("window") != present else _plain(told) for told in tale]


def recalled(table: Table, tale: Sequence[Told]) -> list[Told]:
    """A story as this table shows it now."""
    return [told for told in kept(tale, forgetting=forgets(table)) if told is not None]


def earliest(table: Table, tale: Sequence[Told]) -> int:
    """The line to which one may look back: the first of the present window, or the first of all."""
    present = window_of(tale) if forgets(table) else None
    if present is None:
        return 0
    return min(int(told["line"]) for told in tale if told.get("window") == present)


def _plain(told: Told) -> Told:
    return {key: value for key, value in told.items() if key not in MARKS}


def _faded(told: Told) -> Told | None:
    """What is left of a line when its window is over."""
    fades = told.get("fades")
    if fades is None:
        return _plain(told)
    if fades is True:
        return None
    key, parameters = fades
    return {"line": told["line"], "key": key, "parameters": parameters}
