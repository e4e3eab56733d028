"""Pace and clocks in words and figures: the label of a table, and what its clocks show."""

from typing import Any, NamedTuple

from fullboard.house.pace.clocks import Instant
from fullboard.house.pace.pace import OFFERED, pace_of
from fullboard.house.settings import Settings
from fullboard.house.table import Table
from fullboard.words import duration, translator

DAY = 86400


class Shown(NamedTuple):
    """A clock on the page."""

    seat: int
    left: int  # seconds
    said: str  # the same in words
    running: bool


def pace_label(language: str, settings: Settings) -> str:
    """How long people may think at a table, in a few words."""
    _ = translator(language)
    pace = pace_of(settings.pace)
    if not pace.timed:
        return _("pace-live")
    if pace.bank:
        bank, move = duration(language, pace.bank), duration(language, pace.move)
        return _("pace-live-bank", bank=bank, move=move) if pace.move else _("pace-live-bank-only", bank=bank)
    if not pace.days:
        return _("pace-live-move", move=duration(language, pace.move))
    said = [_("pace-days", days=int(pace.move // DAY))]
    if settings.weekends_off:
        said.append(_("pace-weekends"))
    return " · ".join(said)


def paces(language: str) -> dict[str, str]:
    """The paces that a host is asked to choose among, but the usual one."""
    return {pace: pace_label(language, Settings(pace=pace)) for pace in OFFERED[1:]}


def roughly(seconds: float) -> float:
    """A length of time to the minute, where a list need not be drawn anew for every second."""
    return max(60.0, seconds // 60 * 60)


def clocks_of(table: Table, now: Instant | None, language: str) -> tuple[Shown, ...]:
    """What the clocks of a table show now: how long until they run out, free days and all, and what is in a bank."""
    if now is None or not table.clocks or table.status != "running":
        return ()
    shown = []
    for seat, clock in enumerate(table.clocks):
        if seat in table.people and (clock.running or table.pace.bank):
            left = max(0, int(clock.left if clock.due is None else clock.due - now.up))
            shown.append(Shown(seat, left, duration(language, left), clock.running))
    return tuple(shown)


def clock_data(table: Table, now: Instant) -> list[dict[str, Any]]:
    """The same for programs: what a clock showed when it was started or stopped, and when it runs out."""
    return [
        {
            "seat": seat,
            "left": round(clock.left, 1),
            "due": None if clock.due is None else round(now.wall + clock.due - now.up),
        }
        for seat, clock in enumerate(table.clocks)
    ]
