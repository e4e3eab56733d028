"""What everybody remembers about a seat's cards, so that `guess` can deal what they cannot know.

Every card was seen when it was played, so only *Take back* makes a secret: which cards it fetched (HS-14). Each card
has a level. Level 0: certainly not discarded. KNOWN: certainly discarded. In between lie the cards that a take-back
may have fetched: those of level n were first in the pile at the nth take-back that still matters, and a slot of
level n stands for one card fetched then, out of all cards of levels up to n.
"""

from typing import Final

from mypy_extensions import i64

from fullboard.core.bits import shifted
from fullboard.core.chance import Chance
from fullboard.games.hotel_samoa.box import ALL_CARDS, BIT, CARDS, HOLIDAY
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    CARD,
    CHOOSING,
    DISCARDS,
    HAND,
    LEVELS,
    NO_CARD,
    SEAT,
    SLOTS,
    Board,
)

KNOWN: Final[i64] = 15  # the level of a card that lies in the discard pile for all to remember
NIBBLE: Final[i64] = 15


def level_of(levels: i64, card: i64) -> i64:
    """The level of a card."""
    return levels >> (4 * card) & NIBBLE


def with_level(levels: i64, card: i64, level: i64) -> i64:
    """The levels with another one for that card."""
    return levels & ~shifted(NIBBLE, 4 * card) | level << (4 * card)


def slots_at(slots: i64, level: i64) -> i64:
    """How many cards have been fetched at that level and not been seen since."""
    return slots >> (4 * (level - 1)) & NIBBLE


def top_level(slots: i64) -> i64:
    """The highest level with slots, 0 if nothing is secret."""
    level: i64 = 0
    while slots:
        slots >>= 4
        level += 1
    return level


def note_discard(board: Board, seat: i64, card: i64) -> None:
    """All have seen a card and where it went."""
    at = SEAT + seat * BLOCK + LEVELS
    board.cells[at] |= shifted(KNOWN, 4 * card)


def note_fetch(board: Board, seat: i64) -> None:
    """Somebody has fetched one of the discards, and nobody knows which."""
    at = SEAT + seat * BLOCK
    levels = board.cells[at + LEVELS]
    slots = board.cells[at + SLOTS]
    top = top_level(slots)
    fresh = False
    card: i64 = 0
    while card < HOLIDAY:
        if level_of(levels, card) == KNOWN:
            levels = with_level(levels, card, top + 1)
            fresh = True
        card += 1
    if fresh:
        top += 1
    board.cells[at + LEVELS] = levels
    board.cells[at + SLOTS] = slots + shifted(1, 4 * (top - 1))


def note_shown(board: Board, seat: i64, card: i64) -> None:
    """A card was shown: if it might have been discarded, it has been fetched, and one secret is less."""
    at = SEAT + seat * BLOCK
    slots = board.cells[at + SLOTS]
    levels = board.cells[at + LEVELS]
    level = level_of(levels, card)
    if level == 0:
        return
    levels = with_level(levels, card, 0)
    slots -= shifted(1, 4 * (level - 1))
    if slots_at(slots, level) == 0:  # this level sets no limit any more: it becomes one with the next
        last = level == top_level(slots) + 1
        below = slots & (shifted(1, 4 * (level - 1)) - 1)
        slots = slots >> (4 * level) << (4 * (level - 1)) | below
        other: i64 = 0
        while other < HOLIDAY:
            its = level_of(levels, other)
            if last and its == level:
                levels = with_level(levels, other, KNOWN)
            elif level < its < KNOWN:
                levels = with_level(levels, other, its - 1)
            other += 1
    board.cells[at + LEVELS] = levels
    board.cells[at + SLOTS] = slots


def deal_cards(board: Board, seat: i64, chance: Chance) -> None:
    """Deal a seat's cards as somebody else could imagine them: fetched cards, and a choice not yet revealed."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    slots = cells[at + SLOTS]
    secret_choice = board.phase == CHOOSING and cells[at + CARD] != NO_CARD
    if slots == 0 and not secret_choice:
        return
    levels = cells[at + LEVELS]
    held: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if level_of(levels, card) == 0:
            held |= BIT[card]
        card += 1
    level: i64 = 1
    while slots:
        fetched = slots & NIBBLE
        while fetched:
            held |= _pick_card(_up_to(levels, level) & ~held, chance)
            fetched -= 1
        slots >>= 4
        level += 1
    cells[at + DISCARDS] = ALL_CARDS & ~held
    if secret_choice:
        bit = _pick_card(held, chance)
        cells[at + CARD] = 0
        while BIT[cells[at + CARD]] != bit:
            cells[at + CARD] += 1
        held ^= bit
    elif cells[at + CARD] != NO_CARD:
        held ^= BIT[cells[at + CARD]]
    cells[at + HAND] = held


def _up_to(levels: i64, level: i64) -> i64:
    """The cards of the levels from 1 to this one."""
    cards: i64 = 0
    card: i64 = 0
    while card < HOLIDAY:
        if 0 < level_of(levels, card) <= level:
            cards |= BIT[card]
        card += 1
    return cards


def _pick_card(cards: i64, chance: Chance) -> i64:
    """One of these cards, as a bit."""
    many: i64 = 0
    rest = cards
    while rest:
        rest &= rest - 1
        many += 1
    nth = chance.pick(many)
    while nth:
        cards &= cards - 1
        nth -= 1
    return cards & -cards
