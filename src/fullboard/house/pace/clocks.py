"""Everybody's clock at a table, as it is stored with it. What a change of the table does to them is worked out here.

A clock counts the house's uptime, which stands while the house is down and knows nothing of clocks that are put on or
back. Days that are free for somebody do not count either; of the two, whatever is kinder to the player is believed.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from fullboard.house.pace.calendar import Calendar
from fullboard.house.pace.pace import Pace

EVERY_DAY = Calendar()


@dataclass(frozen=True)
class Instant:
    """Now: for how long the house has been open in all, and the time of day in seconds since 1970."""

    up: float
    wall: float


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a seat."""

    left: float  # seconds, when it was started or stopped last
    since: float | None = None  # the uptime at which it was started; it stands if there is none
    began: float = 0.0  # the time of day then
    due: float | None = None  # the uptime at which it runs out, as far as can be said now
    late: int = 0  # how often in a row it has run out
    handed: bool = False  # it has, and a bot makes this move
    paused: bool = False  # it was stopped without a move: what is left is for the same decision

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.since is not None

    def remaining(self, now: Instant, calendar: Calendar = EVERY_DAY) -> float:
        """The seconds that are left, below 0 if it has run out."""
        if self.since is None:
            return self.left
        spent = max(0.0, now.up - self.since)
        if not calendar.always:
            spent = min(spent, calendar.counted(self.began, now.wall))
        return self.left - spent


Clocks = tuple[Clock, ...]


@dataclass(frozen=True)
class Turned:
    """What a change has done to a table, as far as clocks are concerned."""

    running: Collection[int]  # the seats whose clocks run now
    actors: Collection[int] = ()  # all who are to move, those among them for whom bots do too
    moved: Collection[int] = ()  # those who have made a move
    taken_back: bool = False  # whether something was


def wound(
    pace: Pace, clocks: Clocks, players: int, turned: Turned, now: Instant, calendars: Mapping[int, Calendar]
) -> Clocks:
    """The clocks after a change: whoever has moved stops and is given what a move brings, whoever is to move starts."""
    known: Sequence[Clock | None] = clocks or (None,) * players
    return tuple(
        _wound(pace, clock, seat, turned, now, calendars.get(seat, EVERY_DAY)) for seat, clock in enumerate(known)
    )


def _wound(pace: Pace, clock: Clock | None, seat: int, turned: Turned, now: Instant, calendar: Calendar) -> Clock:
    unused = clock is None
    clock = Clock(pace.first) if clock is None else clock
    moved = seat in turned.moved
    if moved:
        late = clock.late if clock.handed else 0
        clock = msgspec.structs.replace(_stopped(clock, now, calendar), late=late, handed=False, paused=False)
    elif seat not in turned.running and clock.handed:
        clock = msgspec.structs.replace(clock, handed=False)
    if seat not in turned.running or clock.handed:
        paused = not moved and (seat in turned.actors or clock.handed) and (clock.running or clock.paused)
        return msgspec.structs.replace(_stopped(clock, now, calendar), paused=paused)
    if not clock.running:
        left = clock.left
        if not (unused or turned.taken_back or clock.paused):  # another decision
            left = left + pace.move if pace.bank else pace.move
        clock = msgspec.structs.replace(clock, left=left, since=now.up, began=now.wall, paused=False)
    wait = calendar.after(now.wall, max(0.0, clock.remaining(now, calendar))) - now.wall
    return msgspec.structs.replace(clock, due=now.up + wait)


def _stopped(clock: Clock, now: Instant, calendar: Calendar) -> Clock:
    left = max(0.0, clock.remaining(now, calendar))
    return msgspec.structs.replace(clock, left=left, since=None, began=0.0, due=None)


def deadline(clocks: Clocks) -> float | None:
    """The uptime at which the first of them may have run out."""
    return min((clock.due for clock in clocks if clock.due is not None), default=None)


def run_out(clocks: Clocks, now: Instant, calendars: Mapping[int, Calendar]) -> list[int]:
    """The seats whose clocks have run out."""
    return [
        seat
        for seat, clock in enumerate(clocks)
        if clock.running and clock.remaining(now, calendars.get(seat, EVERY_DAY)) <= 0
    ]


def read_clocks(stored: object) -> Clocks:
    """Clocks as the database keeps them."""
    return msgspec.convert(stored or (), Clocks)
