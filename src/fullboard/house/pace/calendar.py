"""Days on which somebody's clock stands still: weekends and holidays, as they fall where that person lives."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from fullboard.house.errors import BadRequest

USUAL_ZONE = "UTC"
SATURDAY = 5
MOST_DAYS = 400  # looked ahead; nobody is free for longer than that
LONGEST_ZONE = 64


@dataclass(frozen=True)
class Calendar:
    """Which days do not count for somebody."""

    zone: str = USUAL_ZONE
    weekends: bool = False  # whether those are free
    holidays: frozenset[date] = frozenset()

    @property
    def always(self) -> bool:
        """Whether every day counts."""
        return not self.weekends and not self.holidays

    def is_free(self, day: date) -> bool:
        """Whether a clock stands still on that day."""
        return (self.weekends and day.weekday() >= SATURDAY) or day in self.holidays

    def counted(self, since: float, until: float) -> float:
        """The seconds between two moments that count."""
        if self.always:
            return max(0.0, until - since)
        return sum(end - begin for begin, end, free in self._days(since, until) if not free)

    def after(self, since: float, seconds: float) -> float:
        """The moment at which so many seconds that count have passed."""
        if self.always:
            return since + seconds
        last = since
        for begin, end, free in self._days(since, since + (MOST_DAYS * 86400.0)):
            if free:
                last = end
                continue
            if seconds <= end - begin:
                return begin + seconds
            seconds -= end - begin
            last = end
        return last + seconds

    def _days(self, since: float, until: float) -> Iterator[tuple[float, float, bool]]:
        """The days from one moment to another: when each begins and ends, and whether it is free.

        A day lasts as long as it does there: 23 or 25 hours when the clocks are changed.
        """
        zone = zone_of(self.zone)
        begin = since
        day = datetime.fromtimestamp(since, zone).date()
        while begin < until:
            following = day + timedelta(days=1)
            end = min(until, datetime.combine(following, time(), zone).timestamp())
            if end > begin:
                yield begin, end, self.is_free(day)
                begin = end
            day = following


@lru_cache(1000)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; one that is not known any more is taken for UTC."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError):  # unknown names are a KeyError of its own kind
        return ZoneInfo(USUAL_ZONE)
    except LookupError:
        return ZoneInfo(USUAL_ZONE)


def check_zone(name: str) -> str:
    """The name of a time zone that there is, or BadRequest."""
    if not name:
        return USUAL_ZONE
    try:
        if len(name) > LONGEST_ZONE or not name.isascii():
            raise ValueError
        ZoneInfo(name)
    except (OSError, ValueError, LookupError) as error:
        raise BadRequest("unknown-zone") from error
    return name


def honoured(days: Iterable[date], most: int) -> frozenset[date]:
    """Those of somebody's holidays that a table honours: the first so many of each year."""
    taken: dict[int, int] = {}
    kept = set()
    for day in sorted(days):
        taken[day.year] = taken.get(day.year, 0) + 1
        if taken[day.year] <= most:
            kept.add(day)
    return frozenset(kept)
