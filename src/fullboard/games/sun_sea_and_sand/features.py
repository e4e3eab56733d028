"""What everybody at the table of Sun, Sea & Sand knows, as numbers; nothing is hidden, so both forms are the same."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from fullboard.core.edition import Edition
from fullboard.core.features import SET, Features, climb, mark, put, unpack
from fullboard.core.state import State
from fullboard.games.sun_sea_and_sand.box import (
    BOATS,
    BOXES,
    BYTE,
    COLOURS,
    COLUMNS,
    FACILITIES,
    GROUPS,
    GUESTS,
    HOUSES,
    KINDS,
    MEMBERS,
    MONEY,
    MOVED,
    OWNED,
    SHOWN,
    SIGNS,
    SIGNS_LEFT,
    TAKEN,
    TOURISTS,
    WEEKS,
)
from fullboard.games.sun_sea_and_sand.rules.state import SunSeaAndSandState

LARGE = 32767
MANY = 20  # more tourists or bungalows than most resorts ever have


class SunSeaAndSandFeatures(Features):
    """Boats by how far ahead they are, resorts from one's own on, market and beaches."""

    def __init__(self, players: i64, options: dict[str, Any], edition: Edition, recall: bool) -> None:
        super().__init__(players, recall)
        box = BOXES.of(edition)
        self.boats = box.boats
        self.groups: i64 = box.groups_in_use(int(players))
        self.printed = vec[i64]()  # boat by boat: the entries of its groups that are not 0, place and number
        self.prints = vec[i64]([0])  # where the entries of each boat end
        for boat in range(box.boats):
            for group in range(self.groups):
                tourists = box.group[boat * GROUPS + group]
                for colour in range(4):
                    if tourists & BYTE:
                        self.printed = append(self.printed, ((4 * group + colour) << 8) + (tourists & BYTE))
                    tourists >>= 8
            self.prints = append(self.prints, len(self.printed))
        ahead = range(8)
        groups = range(1, int(self.groups) + 1)
        money = int(box.most_money)
        self.week = self.block("week", range(1, 9))
        self.phase = self.block("phase", ("work", "overbooking", "over"))
        self.first = self.block("first", self.seats())
        self.turn = self.block("turn", self.seats())
        self.sent = self.block("sent", COLOURS, high=BYTE, usual=4)
        self.boat = self.block("boat", [f"{week} {boat + 1}" for week in range(1, 9) for boat in range(box.boats)])
        spaces = [f"{week} {group}" for week in ahead for group in groups]
        self.aboard = self.block("aboard", [f"{space} {colour}" for space in spaces for colour in COLOURS], high=4)
        self.taken = self.block("taken", [f"{space} +{seat}" for space in spaces for seat in range(players)])
        self.stock = self.block("stock", FACILITIES, high=15, usual=4)
        self.signs_left = self.block("signs-left", SIGNS, high=max(box.signs))
        self.money = self.block("money", self.seats(), high=money)
        self.marker = self.block("marker", self.seats(), high=int(players) - 1)
        self.members = self.block("members", self.seats(("home", 1, 2, 3)), high=BYTE, usual=4)
        self.bungalows = self.block("bungalows", self.seats(), high=LARGE, usual=MANY)
        self.tourists = self.block("tourists", self.seats(), high=LARGE, usual=MANY)
        self.guests = self.block("guests", self.seats(COLOURS, ("bungalows", 1, 2, 3)), high=BYTE, usual=4)
        self.facility = self.block("facility", self.seats(FACILITIES, range(1, 7)))
        self.shown = self.block("sign", self.seats(SIGNS))
        self.beach = self.block("beach", self.seats(range(1, 9)))
        self.points = self.block("points", self.seats(), high=LARGE, usual=MANY * 2)

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, SunSeaAndSandState)
        cells = state.cells
        climb(row, at + self.week, state.week)
        if state.over:
            row[at + self.phase + 2] = SET
        else:
            row[at + self.phase + state.phase] = SET
            row[at + self.turn + self.ahead(state.turn, seat)] = SET
        row[at + self.first + self.ahead(state.first, seat)] = SET
        unpack(row, at + self.sent, state.sent, 8)
        week: i64 = 0
        while week < WEEKS:
            row[at + self.boat + week * self.boats + cells[BOATS + week]] = SET
            week += 1
        self.fill_boats(state, seat, row, at)
        self.fill_markers(state, seat, row, at)
        kind: i64 = 0
        while kind < KINDS:
            put(row, at + self.stock + kind, state.stock(kind))
            kind += 1
        sign: i64 = 0
        while sign < 4:
            put(row, at + self.signs_left + sign, cells[SIGNS_LEFT + sign])
            sign += 1
        other: i64 = 0
        while other < self.players:
            self.fill_resort(state, other, self.ahead(other, seat), row, at)
            other += 1

    def fill_boats(self, state: SunSeaAndSandState, seat: i64, row: vec[i16], at: i64) -> None:
        """The groups of this week's boat and those to come, and whose members are there."""
        printed = self.printed
        space: i64 = 0
        week = state.week - 1
        while week < WEEKS:
            boat = state.cells[BOATS + week]
            entry = self.prints[boat]
            while entry < self.prints[boat + 1]:
                row[at + self.aboard + 4 * space + (printed[entry] >> 8)] = i16(printed[entry] & BYTE)
                entry += 1
            taken = state.cells[TAKEN + week]
            group = space
            while taken:
                if taken & 7:
                    place = self.ahead((taken & 7) - 1, seat)
                    row[at + self.taken + group * self.players + place] = SET
                taken >>= 3
                group += 1
            space += self.groups
            week += 1

    def fill_markers(self, state: SunSeaAndSandState, seat: i64, row: vec[i16], at: i64) -> None:
        """How many markers are behind or under each: with less money, or below it in its stack (SS-8)."""
        cells = state.cells
        one: i64 = 0
        while one < self.players:
            other = one + 1
            while other < self.players:
                ahead = cells[MONEY + one] - cells[MONEY + other]
                if ahead == 0:
                    ahead = cells[MOVED + one] - cells[MOVED + other]
                place = self.ahead(one if ahead > 0 else other, seat)
                row[at + self.marker + place] += SET
                other += 1
            one += 1

    def fill_resort(self, state: SunSeaAndSandState, seat: i64, place: i64, row: vec[i16], at: i64) -> None:
        """What a seat has."""
        cells = state.cells
        put(row, at + self.money + place, cells[MONEY + seat])
        unpack(row, at + self.members + 4 * place, cells[MEMBERS + seat], 8)
        put(row, at + self.bungalows + place, cells[HOUSES + seat])
        put(row, at + self.tourists + place, cells[TOURISTS + seat])
        colour: i64 = 0
        while colour < 4:
            unpack(row, at + self.guests + 4 * (4 * place + colour), cells[GUESTS + 4 * seat + colour], 8)
            colour += 1
        kind: i64 = 0
        owned = cells[OWNED + seat]
        while owned:
            if owned & 1:
                field = (place * KINDS + kind) * COLUMNS + state.column_of(seat, kind)
                row[at + self.facility + field] = SET
            owned >>= 1
            kind += 1
        mark(row, at + self.shown + 4 * place, cells[SHOWN + seat])
        mark(row, at + self.beach + 8 * place, state.campers(seat))
        put(row, at + self.points + place, state.points(seat))
