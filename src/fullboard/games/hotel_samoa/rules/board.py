"""What lies on the table: hotels, hands, tiles, tourists. Rooms are numbered from 0, sets of rooms are bit masks."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.cells import CellState
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import (
    BIT,
    CELEBRITY,
    FIVE_BITS,
    KINDS,
    LOVER,
    NO_SWIMMER,
    ONE,
    OWNED,
    SWAP,
    Box,
)

NO_CARD: Final[i64] = -1
NO_TOURIST: Final[i64] = -1
NO_GROUP: Final[i64] = -1
ROUNDS: Final[i64] = 12

PHASES: Final = ["take-back", "choose", "swap", "build", "send-home", "welcome", "holiday"]
TAKING_BACK: Final[i64] = 0
CHOOSING: Final[i64] = 1
SWAPPING: Final[i64] = 2
BUILDING: Final[i64] = 3
SENDING_HOME: Final[i64] = 4
WELCOMING: Final[i64] = 5
HOLIDAYS: Final[i64] = 6

# Everything that comes in rows lies in one vector, so that a copy is one copy: first bags and groups, then one
# block for every seat, `cells[SEAT + seat * BLOCK + MONEY]`.
BAG: Final[i64] = 0  # by nation: the tourists at home, as a heap
GROUP: Final[i64] = 4  # the tourists that have arrived and wait
SEAT: Final[i64] = 7
BLOCK: Final[i64] = 33
MONEY: Final[i64] = 0
EARNED: Final[i64] = 1  # in this round, paid in phase 6
HAND: Final[i64] = 2
DISCARDS: Final[i64] = 3
CARD: Final[i64] = 4  # the price card chosen or played, or NO_CARD
LEVELS: Final[i64] = 5  # what everybody knows about hand and discards: see `recall`
SLOTS: Final[i64] = 6
FREE: Final[i64] = 7  # rooms without a guest
LONE: Final[i64] = 8  # rooms with one lover
COUPLES: Final[i64] = 9
STARS: Final[i64] = 10  # rooms with a celebrity
SUITES: Final[i64] = 11
EXTRAS: Final[i64] = 12  # how many extra rooms
POOLS: Final[i64] = 13
BUOYS: Final[i64] = 14  # buoy points in the hotel
SPECIALS: Final[i64] = 15  # swap, send-home and take-back tiles, as a heap
GUESTS: Final[i64] = 16  # by nation: rooms with a guest of it
ROOM: Final[i64] = 20  # who is in it: 0 for nobody, see `code_of` and `couple_of`

LEAST: Final[i64] = 32  # 0 if all could follow the money from the start; else 1 more than what it must be at least
ONE_COUPLE: Final[i64] = 33  # the first code of a room with two lovers


def code_of(nation: i64, kind: i64) -> i64:
    """The code of a room with one guest."""
    return 1 + nation * KINDS + kind


def couple_of(nation: i64, other: i64) -> i64:
    """The code of a room with two lovers."""
    return ONE_COUPLE + nation * 4 + other if nation < other else ONE_COUPLE + other * 4 + nation


class Board(CellState):
    """The pieces of a match in progress, and what can be asked about them."""

    def __init__(
        self, game: Game, edition: Edition, options: dict[str, Any], players: i64, box: Box, cells: vec[i64]
    ) -> None:
        super().__init__(game, edition, options, players, box.moves, cells)
        self.box = box
        self.round: i64 = 1
        self.phase: i64 = TAKING_BACK
        self.tie: i64 = 0  # the tie card lies between this seat and the next one clockwise
        self.flags: i64 = 0  # the nations of all rounds, two bits each
        self.cards: i64 = 0  # the tourist cards drawn, round by round, four bits each
        self.deck: i64 = 0  # those still to be drawn, one bit each
        self.stock: i64 = 0  # tiles still face down
        self.offer: i64 = 0  # tiles on offer
        self.used: i64 = 0  # special tiles that have been used
        self.chosen: i64 = 0  # how many have chosen a card
        self.bought: i64 = 0  # who has bought a tile in this round, one bit each
        self.welcomed: i64 = 0  # who has welcomed somebody in this round
        # Inside a turn:
        self.busy: i64 = 0  # a card may still be fetched, or a suite must be placed
        self.budget: i64 = 0  # how many tourists may still be sent home
        self.group: i64 = NO_GROUP  # the group somebody welcomes from
        self.tourist: i64 = NO_TOURIST  # the kind of tourist that is looking for a room

    def copy_to(self, twin: "Board") -> None:
        """Make another board equal to this one; `cells` are shared or copied already."""
        twin.step = self.step
        twin.over = self.over
        twin.sealed = self.sealed
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.tie = self.tie
        twin.flags = self.flags
        twin.cards = self.cards
        twin.deck = self.deck
        twin.stock = self.stock
        twin.offer = self.offer
        twin.used = self.used
        twin.chosen = self.chosen
        twin.bought = self.bought
        twin.welcomed = self.welcomed
        twin.busy = self.busy
        twin.budget = self.budget
        twin.group = self.group
        twin.tourist = self.tourist

    def of(self, seat: i64, what: i64) -> i64:
        """Something a seat has, such as MONEY or FREE rooms."""
        return self.cells[SEAT + seat * BLOCK + what]

    def nation(self, round_: i64) -> i64:
        """The nation whose plane lands in that round."""
        return self.flags >> (2 * (round_ - 1)) & 3

    def special(self, seat: i64, tile: i64) -> i64:
        """How many special tiles of that kind a seat has."""
        return self.cells[SEAT + seat * BLOCK + SPECIALS] >> (5 * (tile - SWAP)) & FIVE_BITS

    def occupied(self, seat: i64) -> i64:
        """The rooms of a seat with somebody in them."""
        at = SEAT + seat * BLOCK
        return OWNED[self.cells[at + EXTRAS]] & ~self.cells[at + FREE]

    def clockwise(self, seat: i64) -> i64:
        """How many seats a seat is behind the tie card, clockwise."""
        place = seat - self.tie - 1
        return place + self.players if place < 0 else place

    def anticlockwise(self, seat: i64) -> i64:
        """How many seats a seat is behind the tie card, anticlockwise."""
        place = self.tie - seat
        return place + self.players if place < 0 else place


def pay(board: Board, seat: i64, amount: i64) -> None:
    """Pay that much, or be paid what is below nought; those who were not told the money learn from it (HS-15)."""
    at = SEAT + seat * BLOCK
    board.cells[at + MONEY] -= amount
    least = board.cells[at + LEAST] - 1
    if least >= 0:
        board.cells[at + LEAST] = 1 - amount + (least if least > amount else amount)


def use_special(board: Board, seat: i64, tile: i64) -> None:
    """Discard a special tile for its effect."""
    board.cells[SEAT + seat * BLOCK + SPECIALS] -= ONE[tile - SWAP]
    board.used += ONE[tile]


def next_clockwise(board: Board) -> i64:
    """The seat after the one whose turn it is, from the tie card on, or NOBODY after the last."""
    if board.turn == board.tie:
        return NOBODY
    seat = board.tie if board.turn == NOBODY else board.turn
    return seat + 1 if seat + 1 < board.players else 0


def move_in(board: Board, seat: i64, nation: i64, kind: i64, room: i64) -> None:
    """Put a tourist into a room; a lover may join another one (HS-9)."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    bit = BIT[room]
    cells[at + GUESTS + nation] |= bit
    if cells[at + ROOM + room]:
        first = (cells[at + ROOM + room] - 1) // KINDS
        cells[at + ROOM + room] = couple_of(first, nation)
        cells[at + LONE] ^= bit
        cells[at + COUPLES] |= bit
        return
    cells[at + ROOM + room] = code_of(nation, kind)
    cells[at + FREE] ^= bit
    if kind > NO_SWIMMER:
        cells[at + BUOYS] += kind - NO_SWIMMER
    elif kind == LOVER:
        cells[at + LONE] |= bit
    elif kind == CELEBRITY:
        cells[at + STARS] |= bit


def move_out(board: Board, seat: i64, room: i64) -> None:
    """Whoever is in a room goes home, a couple together, each to their own nation's bag (HS-9)."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    bit = BIT[room]
    code = cells[at + ROOM + room]
    cells[at + ROOM + room] = 0
    cells[at + FREE] |= bit
    if code >= ONE_COUPLE:
        nation = (code - ONE_COUPLE) >> 2
        other = (code - ONE_COUPLE) & 3
        cells[BAG + nation] += ONE[LOVER]
        cells[BAG + other] += ONE[LOVER]
        cells[at + GUESTS + nation] &= ~bit
        cells[at + GUESTS + other] &= ~bit
        cells[at + COUPLES] ^= bit
        return
    nation = (code - 1) >> 3
    kind = (code - 1) & 7
    cells[BAG + nation] += ONE[kind]
    cells[at + GUESTS + nation] ^= bit
    if kind > NO_SWIMMER:
        cells[at + BUOYS] -= kind - NO_SWIMMER
    elif kind == LOVER:
        cells[at + LONE] ^= bit
    elif kind == CELEBRITY:
        cells[at + STARS] ^= bit
