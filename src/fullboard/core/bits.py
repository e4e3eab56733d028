"""Heaps as bit masks: a piece is a place from 0 to 60, a heap of pieces the sum of their bits."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

PLACES: Final[i64] = 61
MARK: Final[i64] = 67  # the powers of two below 2 ** 66 are all different modulo 67


def shifted(bits: i64, by: i64) -> i64:
    """Bits moved up; a literal shifted in place would be compiled as a 32-bit number."""
    return bits << by


def _bits() -> vec[i64]:
    bits = vec[i64]()
    place: i64 = 0
    while place < PLACES:
        bits = append(bits, shifted(1, place))
        place += 1
    return bits


def _by_mark(bits: vec[i64]) -> vec[i64]:
    places = vec[i64]([-1] * 67)
    place: i64 = 0
    while place < PLACES:
        places[bits[place] % MARK] = place
        place += 1
    return places


BIT: Final = _bits()
BY_MARK: Final = _by_mark(BIT)  # the place of a single bit, by its remainder


def place_of(bit: i64) -> i64:
    """The place of a single bit."""
    return BY_MARK[bit % MARK]


def lowest(heap: i64) -> i64:
    """The place of the lowest piece of a heap that is not empty."""
    return BY_MARK[(heap & -heap) % MARK]


def nth(heap: i64, many: i64) -> i64:
    """The piece of a heap with so many below it."""
    while many:
        heap &= heap - 1
        many -= 1
    return BY_MARK[(heap & -heap) % MARK]


def count(heap: i64) -> i64:
    """How many pieces are in a heap."""
    many: i64 = 0
    while heap:
        heap &= heap - 1
        many += 1
    return many


def listed(heap: i64) -> vec[i64]:
    """The pieces of a heap in rising order."""
    found = vec[i64]()
    while heap:
        found = append(found, BY_MARK[(heap & -heap) % MARK])
        heap &= heap - 1
    return found
