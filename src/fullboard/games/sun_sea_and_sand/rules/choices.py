"""What may be done at the table: the legal moves, and a random one of them without listing them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.games.sun_sea_and_sand.box import (
    AFFORD,
    BIT,
    BOAT,
    BOATS,
    BUILD,
    BUNGALOWS,
    BYTE,
    COLUMNS,
    HOUSES,
    LOWEST,
    MONEY,
    ONES,
    OPEN,
    OWNED,
    PASS,
    SEND,
    SIGN,
    SITES,
    SPACES,
    TOURISTS,
    WEEKS,
    nth,
    row_of,
)
from fullboard.games.sun_sea_and_sand.rules.board import OVERBOOKED, Board


class Choices(Board):
    """A board with somebody to move."""

    def groups_to_fetch(self, seat: i64) -> i64:
        """The groups of this week's boat that find a free bungalow each (SS-4)."""
        cells = self.cells
        room = cells[HOUSES + seat] - cells[TOURISTS + seat]
        if room > 4:
            room = 4
        return cells[OPEN + self.week - 1] & self.box.fitting[cells[BOATS + self.week - 1] * 5 + room]

    def kinds_to_build(self, seat: i64) -> i64:
        """The facilities in stock that a seat lacks and can pay (SS-5)."""
        return self.cells[AFFORD + self.cells[MONEY + seat]] & ~self.cells[OWNED + seat]

    def legal(self, seat: i64) -> vec[i64]:
        if self.over or seat != self.turn:
            return vec[i64]()
        moves = vec[i64]()
        if self.phase == OVERBOOKED:
            coming = self.coming(seat)
            colour: i64 = 0
            while colour < 4:
                if (coming >> (8 * colour)) & BYTE:
                    moves = append(moves, SEND + colour)
                colour += 1
            return moves
        cells = self.cells
        sizes = self.box.bungalow_choices[cells[MONEY + seat]]
        size: i64 = 0
        while size < sizes:
            moves = append(moves, BUNGALOWS + size)
            size += 1
        groups = self.groups_to_fetch(seat)
        week = self.week
        boat = BOAT + 1
        while week <= WEEKS:
            while groups:
                moves = append(moves, boat + LOWEST[groups])
                groups &= groups - 1
            if week < WEEKS:
                groups = cells[OPEN + week]
            boat += SPACES
            week += 1
        kinds = self.kinds_to_build(seat)
        while kinds:
            kind = LOWEST[kinds]
            fields = row_of(cells[SITES + seat], self.box.row[kind])
            while fields:
                moves = append(moves, BUILD + kind * COLUMNS + LOWEST[fields])
                fields &= fields - 1
            kinds &= kinds - 1
        return append(moves, self.sign_or_pass(seat))

    def random_move(self, seat: i64, chance: Chance) -> i64:
        if self.phase == OVERBOOKED:
            return self.random_colour(seat, chance)
        cells = self.cells
        box = self.box
        sizes = box.bungalow_choices[cells[MONEY + seat]]
        groups = self.groups_to_fetch(seat)
        fetched = ONES[groups]
        kinds = cells[AFFORD + cells[MONEY + seat]] & ~cells[OWNED + seat]
        row_kinds = box.row_kinds
        sites = cells[SITES + seat]
        builds: i64 = 0
        row: i64 = 0
        while kinds and row < 4:
            builds += ONES[kinds & row_kinds[row]] * ONES[row_of(sites, row)]
            row += 1
        choice = chance.pick(1 + sizes + fetched + self.ahead + builds)
        if choice < builds:
            row = 0
            while True:
                fields = row_of(sites, row)
                many = ONES[kinds & row_kinds[row]] * ONES[fields]
                if choice < many:
                    kind = nth(kinds & row_kinds[row], choice // ONES[fields])
                    return BUILD + kind * COLUMNS + nth(fields, choice % ONES[fields])
                choice -= many
                row += 1
        choice -= builds
        if choice < self.ahead:
            week = self.week
            while choice >= ONES[cells[OPEN + week]]:
                choice -= ONES[cells[OPEN + week]]
                week += 1
            return BOAT + (week - self.week + 1) * SPACES + 1 + nth(cells[OPEN + week], choice)
        choice -= self.ahead
        if choice < fetched:
            return BOAT + 1 + nth(groups, choice)
        choice -= fetched
        if choice < sizes:
            return BUNGALOWS + choice
        return self.sign_or_pass(seat)

    def sign_or_pass(self, seat: i64) -> i64:
        """A sign that can be placed must be placed (SS-7)."""
        if self.next_sign(seat) < 0:
            return PASS
        return SIGN

    def random_colour(self, seat: i64, chance: Chance) -> i64:
        """One of the colours that are arriving."""
        coming = self.coming(seat)
        colours: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if (coming >> (8 * colour)) & BYTE:
                colours |= BIT[colour]
            colour += 1
        return SEND + nth(colours, chance.pick(ONES[colours]))

    def coming(self, seat: i64) -> i64:
        """The tourists reserved for next week that have not been sent away."""
        return self.booked(self.week + 1, seat) - self.sent
