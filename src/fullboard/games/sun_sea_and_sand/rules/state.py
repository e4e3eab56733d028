"""Sun, Sea & Sand: the rules, in the order in which the rulebook tells them.

Moves: 1 to 4 bungalows; a member to one of 11 spaces of this week's boat or of one of the 7 next; one of 12
facilities on one of 6 fields; a sign; a pass; and, when a resort is overbooked, a tourist sent away by colour.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import State
from fullboard.games.sun_sea_and_sand.box import (
    BIT,
    BOAT,
    BOATS,
    BOXES,
    BUILD,
    BUILT,
    BYTE,
    COLUMNS,
    GUESTS,
    HOUSES,
    MEMBERS,
    MONEY,
    MOVED,
    ONES,
    OPEN,
    SEND,
    SIGN,
    SPACES,
    TAKEN,
    TOURISTS,
    WEEKS,
    heads,
    nth,
    row_of,
)
from fullboard.games.sun_sea_and_sand.rules.board import KEPT, OVERBOOKED, WORK
from fullboard.games.sun_sea_and_sand.rules.choices import Choices

ONE: Final = vec[i64]([1, 1 << 8, 1 << 16, 1 << 24])  # one tourist of a colour


@final
@mypyc_attr(free_list_len=1)  # search copies a state and drops it again, over and over
class SunSeaAndSandState(Choices):
    """A match in progress: the phases of a week."""

    # Préparation

    def prepare(self, chance: Chance) -> None:
        """Draw the boats of the eight weeks and a first player; the markers are stacked in seat order from them."""
        deck = self.box.deck[:]
        week: i64 = 0
        while week < WEEKS:
            other = week + chance.pick(len(deck) - week)
            self.cells[BOATS + week] = deck[other]
            deck[other] = deck[week]
            week += 1
        self.first = chance.pick(self.players)
        self.turn = self.first
        seat = self.first
        while self.clock < self.players:  # SS-8
            self.clock += 1
            self.cells[MOVED + seat] = self.clock
            seat = self.after(seat)
        self.count_ahead()

    def count_ahead(self) -> None:
        """Count the groups that can still be reserved."""
        self.ahead = 0
        week = self.week
        while week < WEEKS:
            self.ahead += ONES[self.cells[OPEN + week]]
            week += 1

    # A. Travail

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        self.step += 1
        if self.phase == OVERBOOKED:
            self.send_away(seat, move - SEND)
            self.welcome(seat)
        else:
            self.act(seat, move)
            if not self.call(self.after(seat)):
                self.end_week()

    def act(self, seat: i64, move: i64) -> None:
        """One member leaves home for one action (SS-2)."""
        cells = self.cells
        cells[MEMBERS + seat] -= 1
        if move < BOAT:  # SS-3
            cells[HOUSES + seat] += move + 1
            cells[MEMBERS + seat] += self.box.bungalow_time
            self.move_marker(seat, cells[MONEY + seat] - self.box.bungalow_price[move])
        elif move < BUILD:
            self.go_to_boat(seat, (move - BOAT) // SPACES, (move - BOAT) % SPACES - 1)
        elif move < SIGN:
            self.build(seat, (move - BUILD) // COLUMNS, (move - BUILD) % COLUMNS)
        else:
            if move == SIGN:  # SS-7
                self.put_up(seat, self.next_sign(seat))
            cells[MEMBERS + seat] += self.box.sign_time

    def go_to_boat(self, seat: i64, ahead: i64, group: i64) -> None:
        """Fetch a group of this week's boat, or reserve one of a later boat (SS-4)."""
        self.take(self.week + ahead, group, seat)
        if ahead:
            self.ahead -= 1
        else:
            self.settle(seat, self.box.group[self.cells[BOATS + self.week - 1] * 10 + group])

    def build(self, seat: i64, kind: i64, column: i64) -> None:
        """Pay for a facility, which is dearer for the next, and place it (SS-1, SS-5)."""
        self.move_marker(seat, self.cells[MONEY + seat] - self.price(kind))
        self.sell(kind)
        self.place(seat, kind, column)
        self.cells[MEMBERS + seat] += self.box.facility_time

    def call(self, seat: i64) -> bool:
        """Turn to the next seat with a member at home, from this one on; whether there is one (SS-2)."""
        cells = self.cells
        players = self.players
        calls: i64 = 0
        while calls < players:
            if cells[MEMBERS + seat] & BYTE:
                self.turn = seat
                return True
            seat += 1
            if seat == players:
                seat = 0
            calls += 1
        return False

    def end_week(self) -> None:
        """All members have worked: the other phases, until somebody has to choose again."""
        self.walk()
        if self.week == WEEKS:  # SS-13
            self.over = True
            return
        self.earn()
        self.pass_time()
        self.welcome(self.first)

    # B. Routard

    def walk(self) -> None:
        """The new backpacker is put down, and all on beaches walk as far as the poorest has money (SS-9)."""
        start = self.poorest()
        if start < 0:
            self.beaches |= BIT[self.week - 1] << (8 * self.top_marker())
            return
        steps = self.cells[MONEY + start]
        walking = self.beaches | (BIT[self.week - 1] << (8 * start))
        self.beaches = 0
        beach = start
        while walking:
            campers = (walking >> (8 * beach)) & BYTE
            if campers:
                walking ^= campers << (8 * beach)
                goal = self.landing(beach, steps)
                while campers:
                    self.arrive_on_foot(nth(campers, 0), goal)
                    campers &= campers - 1
            beach = self.after(beach)

    def arrive_on_foot(self, week: i64, goal: i64) -> None:
        """Into a free bungalow where there is one, onto the beach otherwise; that week counts from 0."""
        seat = goal >> 1
        if not goal & 1 and self.room(seat) > 0:
            self.settle(seat, ONE[self.box.backpacker[self.cells[BOATS + week]]])
        else:
            self.beaches |= BIT[week] << (8 * seat)

    # C. Revenus

    def earn(self) -> None:
        """Everybody's tourists pay, in turn order (SS-10)."""
        seat = self.first
        while True:
            self.move_marker(seat, self.cells[MONEY + seat] + self.income(seat))
            seat = self.after(seat)
            if seat == self.first:
                return

    # D. Temps

    def pass_time(self) -> None:
        """The boat leaves, members come nearer home, tourists go on to the next facility or leave (SS-11)."""
        cells = self.cells
        seat: i64 = 0
        while seat < self.players:
            cells[MEMBERS + seat] >>= 8  # nobody is at home when work is done
            self.stroll(seat)
            seat += 1
        taken = cells[TAKEN + self.week - 1]
        while taken:
            if taken & 7:
                cells[MEMBERS + (taken & 7) - 1] += 1
            taken >>= 3
        cells[TAKEN + self.week - 1] = 0
        cells[OPEN + self.week - 1] = 0

    def stroll(self, seat: i64) -> None:
        """From the bungalows to the first facility of one's colour, from there to the next to the right, or home."""
        if self.cells[TOURISTS + seat] == 0:
            return
        built = self.cells[BUILT + seat]
        staying: i64 = 0
        row: i64 = 0
        while row < 4:
            guests = (self.cells[GUESTS + seat * 4 + row] << 8) & KEPT[ONES[row_of(built, row)]]
            self.cells[GUESTS + seat * 4 + row] = guests
            staying += heads(guests)
            row += 1
        self.cells[TOURISTS + seat] = staying

    def welcome(self, seat: i64) -> None:
        """Reserved tourists arrive, resort by resort in turn order from this seat, until a choice is needed (SS-12)."""
        self.phase = OVERBOOKED
        while True:
            self.turn = seat
            if not self.house(seat):
                return
            seat = self.after(seat)
            if seat == self.first:
                break
        self.begin_week()

    def house(self, seat: i64) -> bool:
        """House those who arrive; False if the owner has to choose who is sent away."""
        coming = self.coming(seat)
        if coming == 0:
            self.sent = 0
            return True
        many = heads(coming)
        room = self.room(seat)
        if many > room:
            colour: i64 = 0
            while not (coming >> (8 * colour)) & BYTE:
                colour += 1
            if room and coming >> (8 * colour + 8):
                return False
            coming = room << (8 * colour)  # all are alike, or none can stay
            self.move_marker(seat, self.cells[MONEY + seat] - (many - room))
        self.settle(seat, coming)
        self.sent = 0
        return True

    def send_away(self, seat: i64, colour: i64) -> None:
        """An arriving tourist finds no bungalow: 1 money, as long as there is some (SS-12)."""
        self.sent += ONE[colour]
        self.move_marker(seat, self.cells[MONEY + seat] - 1)

    def begin_week(self) -> None:
        """Work begins, if anybody is at home."""
        self.pass_shell()
        if not self.call(self.first):
            self.end_week()

    def pass_shell(self) -> None:
        """The next boat is this week's, and the next player the first (SS-11)."""
        self.ahead -= ONES[self.cells[OPEN + self.week]]
        self.week += 1
        self.phase = WORK
        self.first = self.after(self.first)

    # Meilleur centre de vacances

    def score(self, seat: i64) -> i64:
        return self.points(seat)

    def rank(self, seat: i64) -> i64:
        """Most points; on a tie more tourists; then shared (SS-13)."""
        return self.points(seat) * 256 + self.cells[TOURISTS + seat]

    # What search, tables and records need

    def copy(self) -> "SunSeaAndSandState":
        twin = SunSeaAndSandState(self.game, self.edition, self.options, self.players, self.box, self.cells[:])
        self.copy_to(twin)
        return twin

    def guess(self, seat: i64, chance: Chance) -> "SunSeaAndSandState":
        """Everything lies open: what a seat cannot tell from this state is this state."""
        return self.copy()


class SunSeaAndSand(Game):
    """Sets the table."""

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        box = BOXES.of(edition)
        state = SunSeaAndSandState(self, edition, options, players, box, box.setups[players - 2][:])
        state.prepare(chance)
        return state
