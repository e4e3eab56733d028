"""How many points resorts will make, fitted to matches between searching bots.

The weights lie in `prospects.json`; `python -m benchmarks.studies.prospects_of_sun_sea_and_sand` fits them anew. What
can be counted of a resort is weighed by how many weeks are left; the greedy bot's own opinion of guests and
reservations is among it.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.prospects import TimedProspects, fitted
from fullboard.core.state import State
from fullboard.games.sun_sea_and_sand.box import (
    BAR,
    BIT,
    BUILT,
    BYTE,
    HOUSES,
    MEMBERS,
    MONEY,
    ONES,
    OWNED,
    TOURISTS,
    WEEKS,
    row_of,
)
from fullboard.games.sun_sea_and_sand.greedy import WEIGHTS, bookings_worth, guests_worth
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

ROWS: Final[i64] = 13  # + the row: its facilities
TRAITS: Final[i64] = 20
MANY: Final[i64] = 5  # bungalows free at once, as many as can be filled


class ResortProspects(TimedProspects):
    """Counts and weighs."""

    def __init__(self, weights: dict[str, Any]) -> None:
        super().__init__(weights["points"], weights["spread"], 8.0)  # points at the end

    def left(self, state: State) -> i64:
        assert isinstance(state, SunSeaAndSandState)
        return WEEKS - state.week

    def count(self, state: State, seat: i64) -> None:
        """All traits of a resort."""
        assert isinstance(state, SunSeaAndSandState)
        cells = state.cells
        traits = self.traits
        week = state.week
        left = WEEKS - week
        taken = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # by week: the bungalows in use
        traits[0] = float(state.facility_points(seat))
        traits[1] = float(state.region_points(seat))
        traits[2] = float(state.signs(seat))
        traits[3] = float(cells[MONEY + seat])
        traits[4] = 1.0 if cells[OWNED + seat] & BIT[BAR] else 0.0
        traits[5] = float(ONES[cells[OWNED + seat]])
        traits[6] = float(cells[MEMBERS + seat] & BYTE)
        traits[7] = float(self.waiting(cells[MEMBERS + seat], left))
        traits[8] = float(guests_worth(state, seat, taken, WEIGHTS)) / 100.0
        traits[9] = float(bookings_worth(state, seat, taken, WEIGHTS)) / 100.0
        usable: i64 = 0
        empty: i64 = 0
        soon: i64 = 0
        at = week
        while at <= WEEKS:
            free = cells[HOUSES + seat] - taken[at]
            if free > 0:
                empty += free
                usable += free if free < MANY else MANY
                if at == week + 1:
                    soon = free
            at += 1
        traits[10] = float(usable)
        traits[11] = float(empty)
        traits[12] = float(cells[HOUSES + seat])
        row: i64 = 0
        while row < 4:
            traits[ROWS + row] = float(ONES[row_of(cells[BUILT + seat], row)])
            row += 1
        place = seat - state.first
        if place < 0:
            place += state.players
        traits[17] = float(place)
        traits[18] = float(cells[TOURISTS + seat])
        traits[19] = float(soon)

    def waiting(self, members: i64, left: i64) -> i64:
        """For how many weeks the members of a seat will be away, all together."""
        weeks: i64 = 0
        away: i64 = 0
        while members:
            weeks += (away if away < left else left) * (members & BYTE)
            members >>= 8
            away += 1
        return weeks


def read_weights() -> dict[str, Any]:
    """The weights as they were fitted."""
    return fitted(__file__, "prospects.json")
