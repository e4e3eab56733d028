"""The cards of an edition as tables for the rules: a card is suit * 10 + rank, a heap of cards a bit mask."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bits import BIT, listed, lowest, shifted
from fullboard.core.boxes import Boxes
from fullboard.core.edition import Edition
from fullboard.core.moves import MoveNames

SUITS: Final[i64] = 6
RANKS: Final[i64] = 10
CARDS: Final[i64] = 60
FULL_SUIT: Final[i64] = 1023
EACH_SUIT: Final[i64] = 0x0004010040100401  # times ten bits: the same in all six suits
LOW_NINE: Final[i64] = EACH_SUIT * 0x1FF
TENTH: Final[i64] = EACH_SUIT * 0x200
SIX_BITS: Final[i64] = 63
EACH_PLACE: Final[i64] = 0x0001041041041041  # times six bits: the same in all nine places of a hand
SIXTH: Final[i64] = EACH_PLACE * 0x20
MOST_SUM: Final[i64] = 63  # sum * 8 + suit must leave the tenth bit free
TOP_RANK: Final = vec[i64]([bits.bit_length() - 1 for bits in range(1024)])  # of the ten bits of one suit


def singles(cards: i64) -> vec[i64]:
    """The cards of a heap in rising order, each as a heap of its own."""
    found = vec[i64](capacity=CARDS)
    while cards:
        found = append(found, cards & -cards)
        cards &= cards - 1
    return found


def suit_of(cards: i64, suit: i64) -> i64:
    """The ten bits of one suit."""
    return (cards >> (suit * RANKS)) & FULL_SUIT


def suits_in(cards: i64) -> i64:
    """The suits of a heap, as the first bit of each."""
    return ((((cards & LOW_NINE) + LOW_NINE) | cards) & TENTH) >> 9


def count_suits(cards: i64) -> i64:
    """How many suits are in a heap."""
    return suits_in(cards) % FULL_SUIT  # every suit's first bit is 1 modulo 1023


def nth_suit(cards: i64, nth: i64) -> i64:
    """The nth lowest suit in a heap, counted from 0."""
    suits = suits_in(cards)
    while nth:
        suits &= suits - 1
        nth -= 1
    return lowest(suits) // RANKS


# A hand is a row of up to nine cards in rising order, six bits each: the nth card is one shift away.


def as_hand(cards: i64) -> i64:
    """The cards of a heap as a hand."""
    hand: i64 = 0
    place: i64 = 0
    while cards:
        hand |= lowest(cards) << place
        cards &= cards - 1
        place += 6
    return hand


def in_hand(hand: i64, size: i64) -> i64:
    """The cards of a hand as a heap."""
    cards: i64 = 0
    while size:
        cards |= BIT[hand & SIX_BITS]
        hand >>= 6
        size -= 1
    return cards


def without(hand: i64, card: i64) -> i64:
    """A hand with one card less; those behind it move up."""
    differs = hand ^ (card * EACH_PLACE)
    same = (differs - EACH_PLACE) & ~differs & SIXTH  # the lowest bit left marks the first equal place
    below = ((same & -same) >> 5) - 1
    return (hand & below) | ((hand >> 6) & ~below)


def ranked(sums: i64, suits: i64) -> i64:
    """The suits in falling order of their sums, as a row of ten bits each: sum * 8 + suit.

    Each is inserted behind those that are not smaller, all of which are compared at once: the tenth bit of
    a place stays up when the subtraction finds enough there.
    """
    row: i64 = 0
    suit: i64 = 0
    while suit < suits:
        rank = (sums & FULL_SUIT) * 8 + suit
        above = ((row | TENTH) - rank * EACH_SUIT) & TENTH
        kept = (above << 1) - (above >> 9)
        row = (row & kept) | (rank * (kept + 1)) | ((row & ~kept) << RANKS)
        sums >>= RANKS
        suit += 1
    return row


class Box:
    """The printed values of an edition, and the names of cards and moves made of them."""

    def __init__(self, edition: Edition) -> None:
        components: Any = edition.components
        self.suits: list[str] = [suit["name"] for suit in components["suits"]]
        self.numbers: list[int] = list(components["cards"]["values"])
        self.weight = vec[i64]()  # of a card: its value, in the ten bits where its suit is added up
        self.points = vec[i64]([0] * 1024)  # of the cards of one suit, by their ten bits
        suit_cards: i64 = 1
        while suit_cards <= FULL_SUIT:
            rank: i64 = 0
            while not suit_cards & shifted(1, rank):
                rank += 1
            self.points[suit_cards] = self.points[suit_cards & (suit_cards - 1)] + self.numbers[rank]
            suit_cards += 1
        card: i64 = 0
        while card < CARDS:
            value: i64 = self.numbers[card % RANKS]
            self.weight = append(self.weight, value << (card - card % RANKS))
            card += 1
        self.names = [f"{suit} {value}" for suit in self.suits for value in self.numbers]
        self.card_ids = {name: card for card, name in enumerate(self.names)}
        self.moves = MoveNames([f"play {name}" for name in self.names] + [f"take {suit}" for suit in self.suits])

    def points_of(self, cards: i64) -> i64:
        """The points of any heap of cards."""
        total: i64 = 0
        while cards:
            total += self.points[cards & FULL_SUIT]
            cards >>= RANKS
        return total

    def names_of(self, cards: i64) -> list[str]:
        """The names of the cards of a heap, suit by suit."""
        return [self.names[card] for card in listed(cards)]


BOXES: Final = Boxes(Box)
