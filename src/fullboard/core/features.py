"""The contract of features: what one seat may know, as a flat row of whole numbers for nets and researchers.

A row is made of blocks, declared once with their names and ranges and filled in the same order. Its own seat comes
first everywhere, then the others clockwise. There are two forms: what the table shows now, and perfect recall, all
that somebody who has followed the match from its beginning can work out.
"""

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from fullboard.core.bits import BY_MARK, MARK
from fullboard.core.state import State

LARGEST: Final[i64] = 32767  # what an entry can hold; a count without a limit stops there
SET: Final[i16] = 1
LEGAL: Final[u8] = 1


class Block:
    """Entries of one kind, side by side: where they begin, what each is called, and between which numbers they lie.

    `usual` is a number by which they can be divided, where the largest possible one is far from any real match.
    """

    def __init__(self, name: str, start: int, items: list[str], low: int, high: int, usual: int) -> None:
        self.name = name
        self.start = start
        self.items = items
        self.low = low
        self.high = high
        self.usual = usual

    def names(self) -> list[str]:
        """The names of its entries."""
        return [f"{self.name} {item}" if item else self.name for item in self.items]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of a game for a number of players: a subclass declares its blocks and fills them.

    `version` is raised by a subclass when entries come to mean something else: nets know which they have learned.
    `alike` are words in the names of entries and moves that may be exchanged without changing the game, such as suits.
    """

    def __init__(self, players: i64, recall: bool) -> None:
        self.version = 1
        self.alike: list[str] = []
        self.players = players
        self.recall = recall
        self.blocks: list[Block] = []
        self.size: i64 = 0

    def block(self, name: str, items: Iterable[Any] = ("",), low: int = 0, high: int = 1, usual: int = 0) -> i64:
        """Declare entries; gives the place of the first one."""
        start = self.size
        block = Block(name, start, [str(item) for item in items], low, high, usual or max(abs(low), high))
        self.blocks.append(block)
        self.size += len(block.items)
        return start

    def seats(self, *items: Iterable[Any]) -> list[str]:
        """The names of entries that every seat has: `+0` is one's own, `+1` the next one clockwise, and so on."""
        names = [f"+{seat}" for seat in range(self.players)]
        for each in items:
            names = [f"{name} {item}" for name in names for item in each]
        return names

    def names(self) -> list[str]:
        """The names of all entries in order."""
        return [name for block in self.blocks for name in block.names()]

    def ahead(self, other: i64, seat: i64) -> i64:
        """How many seats clockwise from a seat another one is."""
        if other < seat:
            return other - seat + self.players
        return other - seat

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what a seat may know into a row of zeros that begins at that place."""
        raise NotImplementedError

    def row(self, state: State, seat: i64) -> vec[i16]:
        """What a seat may know."""
        row = zeros(self.size)
        self.fill(state, seat, row, 0)
        return row


def zeros(size: int) -> vec[i16]:
    """An empty row."""
    return vec[i16]([0] * size)


def blank(size: int) -> vec[u8]:
    """An empty mask."""
    return vec[u8]([0] * size)


def put(row: vec[i16], at: i64, value: i64) -> None:
    """Write a number."""
    if value > LARGEST:
        value = LARGEST
    elif value < -LARGEST:
        value = -LARGEST
    row[at] = i16(value)


def mark(row: vec[i16], at: i64, bits: i64) -> None:
    """Write 1 for every bit that is set, the lowest first."""
    while bits:
        row[at + BY_MARK[(bits & -bits) % MARK]] = SET
        bits &= bits - 1


def unpack(row: vec[i16], at: i64, numbers: i64, width: i64) -> None:
    """Write small numbers that are packed into one, so many bits each, the lowest first."""
    largest = (1 << width) - 1
    while numbers:
        if numbers & largest:
            row[at] = i16(numbers & largest)
        numbers >>= width
        at += 1


def climb(row: vec[i16], at: i64, value: i64) -> None:
    """Write a count as a thermometer: so many ones."""
    while value > 0:
        row[at] = SET
        at += 1
        value -= 1


def fill_mask(state: State, seat: i64, mask: vec[u8], at: i64) -> None:
    """Write 1 for every legal move of a seat into a mask of zeros that begins at that place."""
    for move in state.legal(seat):
        mask[at + move] = LEGAL
