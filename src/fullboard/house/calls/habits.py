"""When somebody wants to be called: not at night, or once a day. All of it by the clock on their own wall."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any

from sqlalchemy import Row

from fullboard.house.errors import BadRequest
from fullboard.house.pace.calendar import USUAL_ZONE, zone_of

HOURS = range(24)
DAY = 86400.0
LEAST_SECONDS = 3600.0  # to think, before time runs out or the quiet hours begin


@dataclass(frozen=True)
class Habits:
    """The hours of somebody's day."""

    zone: str = USUAL_ZONE
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest: int | None = None  # the hour at which they are told everything at once

    def quiet_end(self, now: float) -> float | None:
        """When the quiet hours end that it is in now; None if it is in none."""
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return None
        hour = datetime.fromtimestamp(now, zone_of(self.zone)).hour
        over_night = self.quiet_from > self.quiet_until
        after, before = hour >= self.quiet_from, hour < self.quiet_until
        return self._next(now, self.quiet_until) if (after or before if over_night else after and before) else None

    def digest_after(self, moment: float) -> float | None:
        """When they are told of something that happened then; at once, if they do not wait for a digest."""
        return None if self.digest is None else self._next(moment, self.digest)

    def reminder(self, now: float, wait: float, left: float) -> float:
        """The seconds after which to remind somebody whose time runs out after `left`: `wait` if they like.

        If that is in their quiet hours, and those end too late, it is before they begin.
        """
        at = now + wait
        end = self.quiet_end(at)
        if end is None or self.quiet_from is None or end + LEAST_SECONDS <= now + left:
            return wait
        begins = self._next(at - DAY, self.quiet_from)
        return max(0.0, begins - LEAST_SECONDS - now)

    def _next(self, moment: float, hour: int) -> float:
        """The next time that it is so late there."""
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(moment, zone).date()
        found = datetime.combine(day, time(hour), zone).timestamp()
        return found if found > moment else datetime.combine(day + timedelta(days=1), time(hour), zone).timestamp()


def read_habits(row: Row[Any] | None) -> Habits:
    """Habits as they are stored."""
    return Habits() if row is None else Habits(row.zone, row.quiet_from, row.quiet_until, row.digest)


def check_hour(hour: int | None) -> int | None:
    """An hour of the day, or none."""
    if hour is not None and hour not in HOURS:
        raise BadRequest("bad-hour")
    return hour
