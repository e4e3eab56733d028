"""What is in the box, as tables for the rules, and the names of moves.

A group of tourists is a row of four bytes, one a colour: green, red, yellow, blue.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.boxes import Boxes
from fullboard.core.edition import Edition
from fullboard.core.moves import MoveNames

COLOURS: Final = ["green", "red", "yellow", "blue"]  # in the order of the rows: meadow, boulevard, beach, sea
FACILITIES: Final = [
    "swimming-pool",
    "mini-golf",
    "tennis-court",
    "bar",
    "terrace",
    "restaurant",
    "beach-chairs",
    "beach-bar",
    "beach-volleyball",
    "jet-ski",
    "diving",
    "water-slide",
]
SIGNS: Final = ["welcome", "open", "hotel", "blue"]
KINDS: Final[i64] = 12
BAR: Final[i64] = 3
WEEKS: Final[i64] = 8
SPACES: Final[i64] = 11
GROUPS: Final[i64] = 10  # of a boat: all its spaces but the backpack
BYTE: Final[i64] = 255
EACH_BYTE: Final[i64] = 0x01010101

# The 24 fields of a stretch of coast as bits: row * 6 + column.
ROWS: Final[i64] = 4
COLUMNS: Final[i64] = 6
ROW: Final[i64] = 63
LEFTMOST: Final[i64] = 0x041041
RIGHTMOST: Final[i64] = 0x820820
EVERYWHERE: Final[i64] = 0xFFFFFF
TWELVE_BITS: Final[i64] = 4095

ONES: Final = vec[i64]([bits.bit_count() for bits in range(4096)])  # how many bits are set
LOWEST: Final = vec[i64]([(bits & -bits).bit_length() - 1 for bits in range(4096)])  # which is the first
BELOW: Final = vec[i64]([0, 1, 3, 7, 15, 31, 63])  # the columns left of one
BIT: Final = vec[i64]([1 << bit for bit in range(24)])

# Moves
BUNGALOWS: Final[i64] = 0  # one to four of them
BOAT: Final[i64] = 4  # weeks ahead * 11 + space
BUILD: Final[i64] = 92  # kind * 6 + column
SIGN: Final[i64] = 164
PASS: Final[i64] = 165
SEND: Final[i64] = 166  # away, by colour
MOVES: Final[i64] = 170

# What each seat has, side by side in one vector so that a copy is one copy: `cells[MONEY + seat]`.
MONEY: Final[i64] = 0
MOVED: Final[i64] = 5  # when its marker moved last: later lies on top
MEMBERS: Final[i64] = 10  # bytes: at home, time spaces 1, 2, 3
HOUSES: Final[i64] = 15  # bungalows
TOURISTS: Final[i64] = 20  # all in the resort
BUILT: Final[i64] = 25  # fields
SITES: Final[i64] = 30  # fields that may be built on
OWNED: Final[i64] = 35  # kinds of facilities
PLACES: Final[i64] = 40  # by kind, three bits: the column
SHOWN: Final[i64] = 45  # signs
GUESTS: Final[i64] = 50  # seat * 4 + colour, bytes: in bungalows, in the 1st, 2nd and 3rd facility from the left
BOATS: Final[i64] = 70  # by week
TAKEN: Final[i64] = 78  # by week and group, three bits: whose member is there, seat + 1
OPEN: Final[i64] = 86  # by week: the groups without a member
SIGNS_LEFT: Final[i64] = 94  # by kind
AFFORD: Final[i64] = 98  # by money: the kinds in stock that it can pay
CELLS: Final[i64] = 119
MOST_MONEY: Final[i64] = 20


def heads(group: i64) -> i64:
    """How many tourists are in four bytes."""
    return ((group * EACH_BYTE) >> 24) & BYTE


def nth(bits: i64, many: i64) -> i64:
    """The place of the nth lowest of up to twelve bits, counted from 0."""
    while many:
        bits &= bits - 1
        many -= 1
    return LOWEST[bits]


def row_of(fields: i64, row: i64) -> i64:
    """The six fields of one row."""
    return (fields >> (row * COLUMNS)) & ROW


def touching(fields: i64) -> i64:
    """Everything that touches these fields by a side or a corner, themselves included."""
    wide = fields | ((fields & ~RIGHTMOST) << 1) | ((fields & ~LEFTMOST) >> 1)
    return (wide | (wide << 6) | (wide >> 6)) & EVERYWHERE


def buildable(built: i64, coast: i64) -> i64:
    """Where the next facility may lie: leftmost, or touching one that stands (SS-5)."""
    return (touching(built) | LEFTMOST) & ~built & coast


def regions(free: i64) -> i64:
    """How many regions these fields make when they connect by their sides (SS-13)."""
    many: i64 = 0
    while free:
        region = free & -free
        grown: i64 = 0
        while grown != region:
            grown = region
            region |= ((region & ~RIGHTMOST) << 1) | ((region & ~LEFTMOST) >> 1) | (region << 6) | (region >> 6)
            region &= free
        free ^= region
        many += 1
    return many


def packed(text: str) -> int:
    """The bytes of a group such as "2 yellow 1 blue"."""
    words = text.split()
    group = 0
    for many, colour in zip(words[::2], words[1::2], strict=True):
        group += int(many) << (8 * COLOURS.index(colour))
    return group


def unpacked(group: int) -> dict[str, int]:
    """The colours of a group and how many of each."""
    return {colour: many for at, colour in enumerate(COLOURS) if (many := (group >> (8 * at)) & 255)}


@final
class Box:
    """The printed values of an edition."""

    def __init__(self, edition: Edition) -> None:
        components: Any = edition.components
        printed = {facility["name"]: facility for facility in components["facilities"]}
        facilities = [printed[name] for name in FACILITIES]
        self.price = vec[i64]([facility["price"]["value"] for facility in facilities])
        self.points = vec[i64]([facility["points"]["value"] for facility in facilities])
        self.row = vec[i64]([COLOURS.index(facility["colour"]) for facility in facilities])
        self.stock = vec[i64]([many for facility in facilities for many in facility["stock"]["value"]])
        self.row_kinds = vec[i64]([0, 0, 0, 0])  # by row: which kinds lie there
        for kind in range(12):
            self.row_kinds[self.row[kind]] += 1 << kind
        fields: i64 = components["board"]["fields"]["value"]
        self.coast: i64 = BELOW[fields] * LEFTMOST
        bungalows = components["bungalows"]
        self.bungalow_price = vec[i64](bungalows["prices"])
        self.bungalow_choices = vec[i64](
            [sum(price <= money for price in bungalows["prices"]) for money in range(MOST_MONEY + 1)]
        )
        # A member put on time space t is that byte of its row; the family starts at home and on time space 1.
        self.bungalow_time: i64 = 1 << (8 * bungalows["time"])
        self.facility_time: i64 = 1 << (8 * components["board"]["time"])
        self.sign_time: i64 = 1 << (8 * components["signs"]["time"])
        self.family: i64 = components["members"]["home"] + (components["members"]["busy"] << 8)
        self.start_money: i64 = components["money"]["start"]
        self.most_money: i64 = components["money"]["most"]
        self.signs: list[int] = list(components["signs"]["numbers"])
        self.all_signs: i64 = sum(1 << sign for sign in range(4) if self.signs[sign])
        self.visible: list[int] = list(components["spaces"]["visible"])  # with 2, 3, 4, 5 players
        self.boats = len(components["boats"])
        self.backpacker = vec[i64]([COLOURS.index(boat["backpacker"]) for boat in components["boats"]])
        self.group = vec[i64]()  # boat * 10 + group
        self.fitting = vec[i64]()  # boat * 5 + free bungalows: the groups that find room
        for boat in components["boats"]:
            groups = [packed(text) for text in boat["groups"]]
            for group in groups:
                self.group = append(self.group, group)
            for room in range(5):
                fitting = sum(1 << at for at, group in enumerate(groups) if heads(group) <= room)
                self.fitting = append(self.fitting, fitting)
        self.deck = vec[i64](list(range(self.boats)))
        self.setups = [self.set_up(players) for players in range(2, 6)]
        self.moves = MoveNames(_names())

    def groups_in_use(self, players: int) -> int:
        """How many groups of a boat can be seen: all spaces that are not covered, without the backpack."""
        return self.visible[players - 2] - 1

    def stock_of(self, kind: i64, players: i64) -> i64:
        """How many of a facility are for sale in the beginning (SS-6)."""
        return self.stock[kind * 4 + players - 2]

    def set_up(self, players: int) -> vec[i64]:
        """The table before boats are drawn and somebody starts."""
        cells = vec[i64]([0] * 119)
        for seat in range(players):
            cells[MONEY + seat] = self.start_money
            cells[MEMBERS + seat] = self.family
            cells[SITES + seat] = LEFTMOST & self.coast
        for week in range(8):
            cells[OPEN + week] = (1 << self.groups_in_use(players)) - 1
        for sign in range(4):
            cells[SIGNS_LEFT + sign] = self.signs[sign]
        for money in range(MOST_MONEY + 1):
            kinds = [kind for kind in range(12) if self.stock_of(kind, players) and self.price[kind] <= money]
            cells[AFFORD + money] = sum(1 << kind for kind in kinds)
        return cells


def _names() -> list[str]:
    """The moves in the order of their numbers."""
    spaces = range(1, 12)
    return [
        *(f"bungalows {many}" for many in range(1, 5)),
        *(f"fetch {space}" for space in spaces),
        *(f"reserve {box} {space}" for box in range(2, 9) for space in spaces),
        *(f"build {name} {column + 1}" for name in FACILITIES for column in range(COLUMNS)),
        "sign",
        "pass",
        *(f"send-away {colour}" for colour in COLOURS),
    ]


BOXES: Final = Boxes(Box)
