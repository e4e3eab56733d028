"""The 24 fields of a stretch of coast as bits (row * 6 + column), and what touches what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
