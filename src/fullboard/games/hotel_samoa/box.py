"""What is printed on the pieces of an edition, as tables for the rules, and the names of pieces and moves.

A price card is its place in the order of bids (10 is Staff Holiday), a tourist is nation and kind, and a heap of
tourists or tiles is one number with five bits for each kind.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.boxes import Boxes
from fullboard.core.edition import Edition
from fullboard.core.moves import MoveNames

CARDS: Final[i64] = 11
HOLIDAY: Final[i64] = 10  # the Staff Holiday card
ALL_CARDS: Final[i64] = 2047

KIND_NAMES: Final = ["plain", "rich", "lover", "celebrity", "swimmer-1", "swimmer-2", "swimmer-3", "swimmer-4"]
KINDS: Final[i64] = 8
RICH: Final[i64] = 1
LOVER: Final[i64] = 2
CELEBRITY: Final[i64] = 3
NO_SWIMMER: Final[i64] = 3  # the kinds above are swimmers; what they are above it is their buoy points

TILE_NAMES: Final = ["extra-room", "suite", "pool", "swap", "send-home", "take-back"]
TILES: Final[i64] = 6
EXTRA_ROOM: Final[i64] = 0
SUITE: Final[i64] = 1
POOL: Final[i64] = 2
SWAP: Final[i64] = 3
SEND_HOME: Final[i64] = 4
TAKE_BACK: Final[i64] = 5

ROOMS: Final[i64] = 12  # six printed ones, and at most six extra rooms beside the hotel
PRINTED: Final[i64] = 6
ALL_PRINTED: Final[i64] = 63
GROUPS: Final[i64] = 3
FIVE_BITS: Final[i64] = 31

# Moves, by the first of their kind.
CHOOSE_CARD: Final[i64] = 0
SWAP_CARD: Final[i64] = 11
FETCH_CARD: Final[i64] = 22
BUY_TILE: Final[i64] = 32
COVER_ROOM: Final[i64] = 38
SEND_ROOM: Final[i64] = 44
TAKE_GROUP: Final[i64] = 56
TAKE_TOURIST: Final[i64] = 59
INTO_ROOM: Final[i64] = 67
PASS: Final[i64] = 79
DONE: Final[i64] = 80
MOVES: Final[i64] = 81


def _powers(step: i64, size: i64) -> vec[i64]:
    powers = vec[i64]()
    value: i64 = 1
    while len(powers) < size:
        powers = append(powers, value)
        value <<= step
    return powers


def _lowest_bits() -> vec[i64]:
    lowest = vec[i64]([0])
    bits: i64 = 1
    while bits < 4096:
        place: i64 = 0
        while not bits >> place & 1:
            place += 1
        lowest = append(lowest, place)
        bits += 1
    return lowest


def _bit_counts() -> vec[i64]:
    counts = vec[i64]([0])
    bits: i64 = 1
    while bits < 4096:
        counts = append(counts, counts[bits >> 1] + (bits & 1))
        bits += 1
    return counts


BIT: Final = _powers(1, 24)
ONE: Final = _powers(5, 8)  # one piece of a kind, in a heap
LOWEST: Final = _lowest_bits()  # the place of the lowest of up to twelve bits
COUNT: Final = _bit_counts()  # how many of up to twelve bits are set
OWNED: Final = vec[i64]([(64 << extra) - 1 for extra in range(7)])  # the rooms of a hotel by its extra rooms


def total(heap: i64) -> i64:
    """How many pieces are in a heap."""
    many: i64 = 0
    while heap:
        many += heap & FIVE_BITS
        heap >>= 5
    return many


def kinds_in(heap: i64) -> i64:
    """The kinds of a heap, one bit each."""
    kinds: i64 = 0
    bit: i64 = 1
    while heap:
        if heap & FIVE_BITS:
            kinds |= bit
        bit += bit
        heap >>= 5
    return kinds


class Box:
    """The printed values of an edition, and the names of cards, tourists and moves made of them."""

    def __init__(self, edition: Edition) -> None:
        components: Any = edition.components
        self.money: i64 = components["start"]["money"]
        self.nations: list[str] = [nation["name"] for nation in components["nations"]]
        self.bid = vec[i64]()
        self.price = vec[i64]()
        prices = sorted((card["bid"], card["price"]) for card in components["prices"] if "bid" in card)
        for bid, price in prices:
            self.bid = append(self.bid, bid)
            self.price = append(self.price, price)
        self.bid = append(self.bid, 0)
        self.price = append(self.price, 0)
        self.cards: list[str] = [f"{bid} {price}" for bid, price in prices] + ["holiday"]
        self.card_ids: dict[str, int] = {name: card for card, name in enumerate(self.cards)}
        self.tokens: i64 = 0  # of one nation, as a heap
        self.token_row: i64 = 0  # the same, one behind the other, three bits each
        self.token_total: i64 = 0
        for kind, many in enumerate(token_counts(components["tokens"]["split"])):
            self._add_tokens(kind, many)
        self.tiles: i64 = 0
        for tile, name in enumerate(TILE_NAMES):
            self.tiles += ONE[tile] * int(components["tiles"]["split"][name])
        self.sizes = vec[i64]()  # of the groups, five bits each, by tourist card and players
        for card in components["tourist_cards"]:
            for players in ("3", "4", "5", "6"):
                packed: i64 = 0
                for group, size in enumerate(card[players]["groups"]):
                    packed += ONE[group] * int(size)
                self.sizes = append(self.sizes, packed)
        self.tourist_cards: i64 = len(components["tourist_cards"])
        self.rows: i64 = components["hotel"]["grid"]["rows"]
        self.columns: i64 = components["hotel"]["grid"]["columns"]
        self.beside = neighbours(self.columns)
        self.moves = MoveNames(move_names(self.cards))

    def _add_tokens(self, kind: i64, many: i64) -> None:
        while many > 0:
            self.tokens += ONE[kind]
            self.token_row |= kind << (3 * self.token_total)
            self.token_total += 1
            many -= 1


def token_counts(split: Any) -> list[int]:
    """How many tourists of each kind a nation has."""
    swimmers = list(split["swimmers"])
    counts = [int(split[name]) for name in KIND_NAMES[:4]]
    return counts + [swimmers.count(buoys) for buoys in range(1, 5)]


def neighbours(columns: i64) -> vec[i64]:
    """For every room the printed rooms above, below, left and right; none for extra rooms (HS-7)."""
    beside = vec[i64]([0] * 12)
    room: i64 = 0
    while room < PRINTED:
        other: i64 = 0
        while other < PRINTED:
            same_row = room // columns == other // columns
            gap = room - other if room > other else other - room
            if gap == columns or (gap == 1 and same_row):
                beside[room] |= BIT[other]
            other += 1
        room += 1
    return beside


def move_names(cards: list[str]) -> list[str]:
    """Every move of the game, by its id."""
    prices = cards[:10]
    names = [f"choose {card}" for card in prices] + ["holiday"]
    names += [f"swap {card}" for card in prices] + ["swap-holiday"]
    names += [f"fetch {card}" for card in prices]
    names += [f"buy {tile}" for tile in TILE_NAMES]
    names += [f"suite {room}" for room in range(1, 7)]
    names += [f"send {room}" for room in range(1, 13)]
    names += [f"group {group}" for group in range(1, 4)]
    names += [f"take {kind}" for kind in KIND_NAMES]
    names += [f"room {room}" for room in range(1, 13)]
    return [*names, "pass", "done"]


BOXES: Final = Boxes(Box)
