"""Phase 3: price cards are chosen in secret and revealed; *Take back* before the choice, *Swap* after the reveal."""

from mypy_extensions import i64

from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import BIT, FETCH_CARD, SWAP, SWAP_CARD, TAKE_BACK
from fullboard.games.hotel_samoa.rules.recall import note_fetch, note_shown
from fullboard.games.hotel_samoa.rules.table import (
    BLOCK,
    CARD,
    DISCARDS,
    HAND,
    SEAT,
    SLOTS,
    SWAPPING,
    TAKING_BACK,
    Table,
    next_clockwise,
    use_special,
)


def choose(table: Table, seat: i64, card: i64) -> None:
    """Put a card face down on the table."""
    at = SEAT + seat * BLOCK
    table.cells[at + CARD] = card
    table.cells[at + HAND] ^= BIT[card]
    table.chosen += 1


def reveal(table: Table) -> None:
    """All have chosen: all see all cards."""
    seat: i64 = 0
    while seat < table.players:
        at = SEAT + seat * BLOCK
        if table.cells[at + SLOTS]:
            note_shown(table, seat, table.cells[at + CARD])
        seat += 1


def can_take_back(table: Table, seat: i64) -> bool:
    """Whether *Take back* is offered: the tile, and something to fetch (HS-14)."""
    return table.cells[SEAT + seat * BLOCK + DISCARDS] != 0 and table.special(seat, TAKE_BACK) > 0


def can_swap(table: Table, seat: i64) -> bool:
    """Whether *Swap* is offered: the tile, and a card to put down instead, if only one that can be fetched (HS-14)."""
    if table.special(seat, SWAP) == 0:
        return False
    return table.cells[SEAT + seat * BLOCK + HAND] != 0 or can_take_back(table, seat)


def next_to_ask(table: Table) -> i64:
    """Who may use *Take back* next, or *Swap* after the cards are turned up, clockwise from the tie card (HS-14)."""
    seat = next_clockwise(table)
    while seat != NOBODY and not (can_swap(table, seat) if table.phase == SWAPPING else can_take_back(table, seat)):
        table.turn = seat
        seat = next_clockwise(table)
    return seat


def cards_to_put_down(table: Table, seat: i64) -> i64:
    """The cards that can be swapped in or fetched now, as bits from SWAP_CARD on."""
    cells = table.cells
    at = SEAT + seat * BLOCK
    fetched = cells[at + DISCARDS] << (FETCH_CARD - SWAP_CARD)
    if table.busy:
        return fetched
    cards: i64 = 0
    if table.phase == SWAPPING:
        cards = cells[at + HAND]
    if table.special(seat, TAKE_BACK):
        cards |= fetched
    return cards


def swap(table: Table, seat: i64, card: i64) -> None:
    """Show another card; the first one returns to hand (HS-14)."""
    cells = table.cells
    at = SEAT + seat * BLOCK
    use_special(table, seat, SWAP)
    cells[at + HAND] ^= BIT[card] | BIT[cells[at + CARD]]
    cells[at + CARD] = card
    if cells[at + SLOTS]:
        note_shown(table, seat, card)
    table.sealed = True


def fetch(table: Table, seat: i64, card: i64) -> bool:
    """Fetch one of one's own discards; the first one costs the tile. Is the turn over? (HS-14)"""
    at = SEAT + seat * BLOCK
    if table.busy == 0:
        use_special(table, seat, TAKE_BACK)
    table.cells[at + DISCARDS] ^= BIT[card]
    table.cells[at + HAND] |= BIT[card]
    note_fetch(table, seat)
    if table.busy == 0 and table.cells[at + DISCARDS]:
        table.busy = 1
        return False
    return stop_fetching(table, seat)


def stop_fetching(table: Table, seat: i64) -> bool:
    """Two cards are fetched, or one is enough. Is the turn over, or is there something else to be asked?"""
    table.busy = 0
    return table.phase == TAKING_BACK and not can_take_back(table, seat)
