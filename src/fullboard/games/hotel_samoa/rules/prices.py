"""Phase 3: price cards are chosen in secret and revealed; *Take back* before the choice, *Swap* after the reveal."""

from mypy_extensions import i64

from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import BIT, FETCH_CARD, SWAP, SWAP_CARD, TAKE_BACK
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    CARD,
    DISCARDS,
    HAND,
    SEAT,
    SLOTS,
    SWAPPING,
    TAKING_BACK,
    Board,
    next_clockwise,
    use_special,
)
from fullboard.games.hotel_samoa.rules.recall import note_fetch, note_shown


def choose(board: Board, seat: i64, card: i64) -> None:
    """Put a card face down on the table."""
    at = SEAT + seat * BLOCK
    board.cells[at + CARD] = card
    board.cells[at + HAND] ^= BIT[card]
    board.chosen += 1


def reveal(board: Board) -> None:
    """All have chosen: all see all cards."""
    seat: i64 = 0
    while seat < board.players:
        at = SEAT + seat * BLOCK
        if board.cells[at + SLOTS]:
            note_shown(board, seat, board.cells[at + CARD])
        seat += 1


def can_take_back(board: Board, seat: i64) -> bool:
    """Whether *Take back* is offered: the tile, and something to fetch (HS-14)."""
    return board.cells[SEAT + seat * BLOCK + DISCARDS] != 0 and board.special(seat, TAKE_BACK) > 0


def can_swap(board: Board, seat: i64) -> bool:
    """Whether *Swap* is offered: the tile, and a card to put down instead, if only one that can be fetched (HS-14)."""
    if board.special(seat, SWAP) == 0:
        return False
    return board.cells[SEAT + seat * BLOCK + HAND] != 0 or can_take_back(board, seat)


def next_to_ask(board: Board) -> i64:
    """Who may use *Take back* next, or *Swap* after the cards are turned up, clockwise from the tie card (HS-14)."""
    seat = next_clockwise(board)
    while seat != NOBODY and not (can_swap(board, seat) if board.phase == SWAPPING else can_take_back(board, seat)):
        board.turn = seat
        seat = next_clockwise(board)
    return seat


def cards_to_put_down(board: Board, seat: i64) -> i64:
    """The cards that can be swapped in or fetched now, as bits from SWAP_CARD on."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    fetched = cells[at + DISCARDS] << (FETCH_CARD - SWAP_CARD)
    if board.busy:
        return fetched
    cards: i64 = 0
    if board.phase == SWAPPING:
        cards = cells[at + HAND]
    if board.special(seat, TAKE_BACK):
        cards |= fetched
    return cards


def swap(board: Board, seat: i64, card: i64) -> None:
    """Show another card; the first one returns to hand (HS-14)."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    use_special(board, seat, SWAP)
    cells[at + HAND] ^= BIT[card] | BIT[cells[at + CARD]]
    cells[at + CARD] = card
    if cells[at + SLOTS]:
        note_shown(board, seat, card)
    board.sealed = True


def fetch(board: Board, seat: i64, card: i64) -> bool:
    """Fetch one of one's own discards; the first one costs the tile. Is the turn over? (HS-14)"""
    at = SEAT + seat * BLOCK
    if board.busy == 0:
        use_special(board, seat, TAKE_BACK)
    board.cells[at + DISCARDS] ^= BIT[card]
    board.cells[at + HAND] |= BIT[card]
    note_fetch(board, seat)
    if board.busy == 0 and board.cells[at + DISCARDS]:
        board.busy = 1
        return False
    return stop_fetching(board, seat)


def stop_fetching(board: Board, seat: i64) -> bool:
    """Two cards are fetched, or one is enough. Is the turn over, or is there something else to be asked?"""
    board.busy = 0
    return board.phase == TAKING_BACK and not can_take_back(board, seat)
