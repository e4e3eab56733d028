"""What a host settles about a table besides the options of its game.

A new setting is a line here, a field of the form in `web/templates/new.html` (`{{ setting("hints", …) }}`) and its
words. The JSON API takes and shows it, the database keeps it, a rematch takes it over, and
templates find it as `settings`.
"""

import re
from typing import Any, Final, Literal

import msgspec

from fullboard.house.errors import BadRequest
from fullboard.house.pace.pace import LIVE, PATTERN, pace_of

FAITHFUL: Final = "faithful"
AIDED: Final = "aided"
USUAL_HOLIDAYS = 14  # days a year, where it is played over days
MOST_HOLIDAYS = 60


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table; what is None is settled when it is set."""

    hints: bool | None = None  # whether those who sit here may ask for hints
    coach: bool | None = None  # whether they are coached; only where hints are allowed
    memory: Literal["faithful", "aided"] | None = None  # whether the log keeps what was seen for a moment only
    rated: bool | None = None  # whether the match counts for ratings; never with hints, a coach or a position
    pace: str | None = None  # how long they may think: see `pace/pace.py`
    weekends_off: bool | None = None  # over days: whether clocks stand still on weekends
    holidays: int | None = None  # over days: so many a year stop one's clock
    late: Literal["bot", "end"] | None = None  # when time runs out, a bot moves, and then has the seat; or it ends

    def settled(self, people: int) -> "Settings":
        """The same with what is usual: hints, and a log that reminds, where one person plays."""
        alone = people <= 1
        hints = alone and not self.rated if self.hints is None else self.hints
        return msgspec.structs.replace(
            self,
            hints=hints,
            coach=hints and bool(self.coach),
            memory=(AIDED if alone else FAITHFUL) if self.memory is None else self.memory,
            rated=bool(self.rated),
            **self._timing(),
        )

    def shown(self) -> "Settings":
        """The same without anything open: a table that was set before a setting was there lacks it."""
        return msgspec.structs.replace(
            self,
            hints=bool(self.hints),
            coach=bool(self.coach),
            memory=self.memory or AIDED,
            rated=bool(self.rated),
            **self._timing(),
        )

    def _timing(self) -> dict[str, Any]:
        """Live and without a clock, if nobody has said anything; days off are for play over days."""
        days = pace_of(self.pace).days
        holidays = USUAL_HOLIDAYS if self.holidays is None else self.holidays
        return {
            "pace": (self.pace or LIVE).strip(),
            "weekends_off": days and bool(self.weekends_off),
            "holidays": holidays if days else 0,
            "late": self.late or "bot",
        }


AS_USUAL = Settings()


def given_settings(data: Any) -> Settings:
    """The settings among what was sent, by a form as text or by the JSON API; what is no setting is left aside."""
    given = msgspec.convert(data, Settings, strict=False, from_attributes=True)
    if given.pace is not None and re.match(PATTERN, given.pace) is None:
        raise BadRequest("bad-pace")
    if given.holidays is not None and not 0 <= given.holidays <= MOST_HOLIDAYS:
        raise BadRequest("bad-holidays", most=MOST_HOLIDAYS)
    return given


def read_settings(stored: Any) -> Settings:
    """Settings as the database keeps them; what it does not know is as usual."""
    return msgspec.convert(stored or {}, Settings)


def legible(stored: Any) -> Settings:
    """The same for a list of tables, which one that is damaged must not take away."""
    try:
        return read_settings(stored)
    except msgspec.ValidationError:
        return AS_USUAL
