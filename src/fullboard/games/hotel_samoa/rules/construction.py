"""Phase 4: tiles are bought at one's own bid, the highest bid first."""

from mypy_extensions import i64

from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import (
    ALL_PRINTED,
    BIT,
    EXTRA_ROOM,
    HOLIDAY,
    ONE,
    POOL,
    PRINTED,
    SUITE,
    SWAP,
    kinds_in,
)
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    BUOYS,
    CARD,
    EXTRAS,
    FREE,
    MONEY,
    POOLS,
    SEAT,
    SPECIALS,
    SUITES,
    Board,
    pay,
)


def bid_rank(board: Board, seat: i64) -> i64:
    """What decides who builds first: the bid, then who is nearest to the tie card clockwise (HS-2)."""
    return board.box.bid[board.cells[SEAT + seat * BLOCK + CARD]] * 8 + 7 - board.clockwise(seat)


def next_to_build(board: Board) -> i64:
    """Who may buy next: all bids in falling order, as long as there are tiles (HS-6)."""
    if board.offer == 0:
        return NOBODY
    last: i64 = 1 << 20
    if board.turn != NOBODY:
        last = bid_rank(board, board.turn)
    best: i64 = 0
    found: i64 = NOBODY
    seat: i64 = 0
    while seat < board.players:
        if board.cells[SEAT + seat * BLOCK + CARD] != HOLIDAY:  # HS-12
            rank = bid_rank(board, seat)
            if best < rank < last:
                best = rank
                found = seat
        seat += 1
    return found


def tiles_to_buy(board: Board, seat: i64) -> i64:
    """The kinds of tiles a seat may buy: all on offer, or none for want of money (HS-6)."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    if cells[at + MONEY] < board.box.bid[cells[at + CARD]]:
        return 0
    tiles = kinds_in(board.offer)
    if cells[at + SUITES] == ALL_PRINTED:
        tiles &= ~BIT[SUITE]
    return tiles


def buy(board: Board, seat: i64, tile: i64) -> bool:
    """Pay exactly the bid; a suite is still to be placed. Is the turn over? (HS-7)"""
    cells = board.cells
    at = SEAT + seat * BLOCK
    board.offer -= ONE[tile]
    board.bought |= BIT[seat]
    pay(board, seat, board.box.bid[cells[at + CARD]])
    if tile == SUITE:
        board.busy = 1
        return False
    if tile == EXTRA_ROOM:
        cells[at + FREE] |= BIT[PRINTED + cells[at + EXTRAS]]
        cells[at + EXTRAS] += 1
    elif tile == POOL:
        cells[at + POOLS] += 1
        pay(board, seat, -cells[at + BUOYS])  # at once, not with the income of the round
    else:
        cells[at + SPECIALS] += ONE[tile - SWAP]
    return True


def rooms_to_cover(board: Board, seat: i64) -> i64:
    """The printed rooms that are no suites yet, with or without guests (HS-7)."""
    return ALL_PRINTED & ~board.cells[SEAT + seat * BLOCK + SUITES]


def cover(board: Board, seat: i64, room: i64) -> None:
    """Make a room a suite; who lives there does not pay again (HS-7)."""
    board.cells[SEAT + seat * BLOCK + SUITES] |= BIT[room]
    board.busy = 0
