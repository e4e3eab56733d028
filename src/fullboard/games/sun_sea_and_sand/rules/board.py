"""The board in the middle of a match: where everything lies, and the small things that are done with it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.cells import CellState
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import NOBODY
from fullboard.games.sun_sea_and_sand.box import (
    AFFORD,
    BAR,
    BELOW,
    BIT,
    BOATS,
    BUILT,
    BYTE,
    COLUMNS,
    GROUPS,
    GUESTS,
    HOUSES,
    LOWEST,
    MEMBERS,
    MONEY,
    MOVED,
    ONES,
    OPEN,
    OWNED,
    PLACES,
    SHOWN,
    SIGNS_LEFT,
    SITES,
    TAKEN,
    TOURISTS,
    Box,
    buildable,
    regions,
    row_of,
)

WORK: Final[i64] = 0
OVERBOOKED: Final[i64] = 1
EIGHT: Final[i64] = 8
SALE: Final = vec[i64]([1 << (4 * kind) for kind in range(12)])
KEPT: Final = vec[i64]([(1 << (8 * stations)) - 1 for stations in range(1, 5)])  # by facilities in a row


class Board(CellState):
    """A match in progress, without its phases. There is nothing hidden on it."""

    def __init__(
        self, game: Game, edition: Edition, options: dict[str, Any], players: i64, box: Box, cells: vec[i64]
    ) -> None:
        super().__init__(game, edition, options, players, box.moves, cells)
        self.box = box
        self.week: i64 = 1
        self.phase: i64 = WORK
        self.first: i64 = 0  # who has the shell
        self.ahead: i64 = 0  # groups without a member on the boats to come
        self.beaches: i64 = 0  # by the seat a beach is left of, eight bits: the weeks whose backpackers camp there
        self.sold: i64 = 0  # by kind, four bits
        self.sent: i64 = 0  # the arriving tourists that `turn` has sent away
        self.signs_left: i64 = box.all_signs  # the kinds that have not run out, as bits
        self.clock: i64 = 0  # how often markers have moved

    def copy_to(self, twin: "Board") -> None:
        """Make another board equal to this one; its cells are a copy already."""
        twin.step = self.step
        twin.over = self.over
        twin.sealed = self.sealed
        twin.turn = self.turn
        twin.week = self.week
        twin.phase = self.phase
        twin.first = self.first
        twin.ahead = self.ahead
        twin.beaches = self.beaches
        twin.sold = self.sold
        twin.sent = self.sent
        twin.signs_left = self.signs_left
        twin.clock = self.clock

    # Money

    def move_marker(self, seat: i64, money: i64) -> None:
        """Onto a value of the track, on top of those who are there; one that stays is not lifted (SS-8)."""
        if money < 0:
            money = 0
        elif money > self.box.most_money:
            money = self.box.most_money
        if money != self.cells[MONEY + seat]:
            self.cells[MONEY + seat] = money
            self.clock += 1
            self.cells[MOVED + seat] = self.clock

    def poorest(self) -> i64:
        """Who has least but something, the top marker on a tie; NOBODY if nobody has any money (SS-9)."""
        cells = self.cells
        found = NOBODY
        seat: i64 = 0
        while seat < self.players:
            money = cells[MONEY + seat]
            if money and (
                found < 0
                or money < cells[MONEY + found]
                or (money == cells[MONEY + found] and cells[MOVED + seat] > cells[MOVED + found])
            ):
                found = seat
            seat += 1
        return found

    def top_marker(self) -> i64:
        """Whose marker moved last."""
        best: i64 = 0
        seat: i64 = 1
        while seat < self.players:
            if self.cells[MOVED + seat] > self.cells[MOVED + best]:
                best = seat
            seat += 1
        return best

    # Boats

    def taker(self, week: i64, group: i64) -> i64:
        """Whose member is on a group of a boat, or NOBODY; weeks count from 1."""
        return ((self.cells[TAKEN + week - 1] >> (3 * group)) & 7) - 1

    def take(self, week: i64, group: i64, seat: i64) -> None:
        """Put a member on a group."""
        self.cells[TAKEN + week - 1] |= (seat + 1) << (3 * group)
        self.cells[OPEN + week - 1] ^= BIT[group]

    def booked(self, week: i64, seat: i64) -> i64:
        """The tourists of a boat with a seat's members on them, as bytes."""
        tourists: i64 = 0
        taken = self.cells[TAKEN + week - 1]
        if taken == 0:
            return 0
        group = self.box.group
        mark = seat + 1
        at = self.cells[BOATS + week - 1] * GROUPS
        while taken:
            if taken & 7 == mark:
                tourists += group[at]
            taken >>= 3
            at += 1
        return tourists

    def members_on(self, week: i64, seat: i64) -> i64:
        """How many members of a seat are on a boat."""
        many: i64 = 0
        taken = self.cells[TAKEN + week - 1]
        while taken:
            if taken & 7 == seat + 1:
                many += 1
            taken >>= 3
        return many

    # Resorts

    def home(self, seat: i64) -> i64:
        """How many members of a seat are at home."""
        return self.cells[MEMBERS + seat] & BYTE

    def room(self, seat: i64) -> i64:
        """How many bungalows are free: guests of facilities keep theirs."""
        return self.cells[HOUSES + seat] - self.cells[TOURISTS + seat]

    def settle(self, seat: i64, tourists: i64) -> None:
        """Put tourists into bungalows."""
        at = GUESTS + seat * 4
        many: i64 = 0
        while tourists:
            self.cells[at] += tourists & BYTE
            many += tourists & BYTE
            tourists >>= 8
            at += 1
        self.cells[TOURISTS + seat] += many

    def price(self, kind: i64) -> i64:
        """What a facility costs now."""
        return self.box.price[kind] + ((self.sold >> (4 * kind)) & 15)

    def stock(self, kind: i64) -> i64:
        """How many of a facility are left."""
        return self.box.stock_of(kind, self.players) - ((self.sold >> (4 * kind)) & 15)

    def place(self, seat: i64, kind: i64, column: i64) -> None:
        """Put a facility on a field. Guests of those to its right stay where they are, one station later."""
        cells = self.cells
        row = self.box.row[kind]
        built = cells[BUILT + seat]
        left = ONES[row_of(built, row) & BELOW[column]]  # how many stand to its left
        guests = cells[GUESTS + seat * 4 + row]
        staying = guests & KEPT[left]
        cells[GUESTS + seat * 4 + row] = staying | ((guests ^ staying) << 8)
        built |= BIT[row * COLUMNS + column]
        cells[BUILT + seat] = built
        cells[SITES + seat] = buildable(built, self.box.coast)
        cells[OWNED + seat] |= BIT[kind]
        cells[PLACES + seat] |= column << (3 * kind)

    def sell(self, kind: i64) -> None:
        """One less in stock, and the next costs 1 more."""
        cells = self.cells
        price = self.price(kind)
        last = self.stock(kind) == 1
        self.sold += SALE[kind]
        while price <= self.box.most_money:
            cells[AFFORD + price] &= ~BIT[kind]
            price += 1
            if not last:
                return

    def column_of(self, seat: i64, kind: i64) -> i64:
        """Where a facility of a seat lies."""
        return (self.cells[PLACES + seat] >> (3 * kind)) & 7

    def guests_at(self, seat: i64, kind: i64) -> i64:
        """How many tourists are at a facility that a seat owns."""
        row = self.box.row[kind]
        left = ONES[row_of(self.cells[BUILT + seat], row) & BELOW[self.column_of(seat, kind)]]
        return (self.cells[GUESTS + seat * 4 + row] >> (8 * left + 8)) & BYTE

    def visit(self, seat: i64, kind: i64, many: i64) -> None:
        """Put tourists at a facility, as a position says."""
        row = self.box.row[kind]
        left = ONES[row_of(self.cells[BUILT + seat], row) & BELOW[self.column_of(seat, kind)]]
        self.cells[GUESTS + seat * 4 + row] += many << (8 * left + 8)
        self.cells[TOURISTS + seat] += many

    def income(self, seat: i64) -> i64:
        """1 per tourist in the resort, 1 more for each at the bar (SS-10)."""
        income = self.cells[TOURISTS + seat]
        if self.cells[OWNED + seat] & BIT[BAR]:
            income += self.guests_at(seat, BAR)
        return income

    def next_sign(self, seat: i64) -> i64:
        """The sign this seat would place now, or -1: the first in order that it lacks and that is left (SS-7)."""
        return LOWEST[~self.cells[SHOWN + seat] & self.signs_left]

    def put_up(self, seat: i64, sign: i64) -> None:
        """Place a sign."""
        self.cells[SHOWN + seat] |= BIT[sign]
        self.cells[SIGNS_LEFT + sign] -= 1
        if self.cells[SIGNS_LEFT + sign] == 0:
            self.signs_left &= ~BIT[sign]

    def signs(self, seat: i64) -> i64:
        """How many signs a seat has."""
        return ONES[self.cells[SHOWN + seat]]

    # Backpackers

    def campers(self, beach: i64) -> i64:
        """The weeks, as bits, whose backpackers are on the beach left of a seat."""
        return (self.beaches >> (EIGHT * beach)) & BYTE

    def landing(self, beach: i64, steps: i64) -> i64:
        """Where that many steps lead: seat * 2 for a resort, one more for the beach left of it (SS-9)."""
        seat = self.after(beach)
        while True:
            board = 1 + ONES[self.cells[SHOWN + seat]]
            if steps <= board:
                return seat * 2
            if steps == board + 1:
                return seat * 2 + 1
            steps -= board + 1
            seat = self.after(seat)

    # What counts in the end

    def facility_points(self, seat: i64) -> i64:
        """The points printed on the facilities of a seat."""
        points: i64 = 0
        owned = self.cells[OWNED + seat]
        kind: i64 = 0
        while owned:
            if owned & 1:
                points += self.box.points[kind]
            owned >>= 1
            kind += 1
        return points

    def region_points(self, seat: i64) -> i64:
        """1 for each region without facilities."""
        return regions(self.box.coast & ~self.cells[BUILT + seat])

    def points(self, seat: i64) -> i64:
        """Tourists, signs, facilities and regions (SS-13)."""
        return self.cells[TOURISTS + seat] + self.signs(seat) + self.facility_points(seat) + self.region_points(seat)
