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
from fullboard.games.hotel_samoa.rules.table import (
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
    Table,
    pay,
)


def bid_rank(table: Table, seat: i64) -> i64:
    """What decides who builds first: the bid, then who is nearest to the tie card clockwise (HS-2)."""
    return table.box.bid[table.cells[SEAT + seat * BLOCK + CARD]] * 8 + 7 - table.clockwise(seat)


def next_to_build(table: Table) -> i64:
    """Who may buy next: all bids in falling order, as long as there are tiles (HS-6)."""
    if table.offer == 0:
        return NOBODY
    last: i64 = 1 << 20
    if table.turn != NOBODY:
        last = bid_rank(table, table.turn)
    best: i64 = 0
    found: i64 = NOBODY
    seat: i64 = 0
    while seat < table.players:
        if table.cells[SEAT + seat * BLOCK + CARD] != HOLIDAY:  # HS-12
            rank = bid_rank(table, seat)
            if best < rank < last:
                best = rank
                found = seat
        seat += 1
    return found


def tiles_to_buy(table: Table, seat: i64) -> i64:
    """The kinds of tiles a seat may buy: all on offer, or none for want of money (HS-6)."""
    cells = table.cells
    at = SEAT + seat * BLOCK
    if cells[at + MONEY] < table.box.bid[cells[at + CARD]]:
        return 0
    tiles = kinds_in(table.offer)
    if cells[at + SUITES] == ALL_PRINTED:
        tiles &= ~BIT[SUITE]
    return tiles


def buy(table: Table, seat: i64, tile: i64) -> bool:
    """Pay exactly the bid; a suite is still to be placed. Is the turn over? (HS-7)"""
    cells = table.cells
    at = SEAT + seat * BLOCK
    table.offer -= ONE[tile]
    table.bought |= BIT[seat]
    pay(table, seat, table.box.bid[cells[at + CARD]])
    if tile == SUITE:
        table.busy = 1
        return False
    if tile == EXTRA_ROOM:
        cells[at + FREE] |= BIT[PRINTED + cells[at + EXTRAS]]
        cells[at + EXTRAS] += 1
    elif tile == POOL:
        cells[at + POOLS] += 1
        pay(table, seat, -cells[at + BUOYS])  # at once, not with the income of the round
    else:
        cells[at + SPECIALS] += ONE[tile - SWAP]
    return True


def rooms_to_cover(table: Table, seat: i64) -> i64:
    """The printed rooms that are no suites yet, with or without guests (HS-7)."""
    return ALL_PRINTED & ~table.cells[SEAT + seat * BLOCK + SUITES]


def cover(table: Table, seat: i64, room: i64) -> None:
    """Make a room a suite; who lives there does not pay again (HS-7)."""
    table.cells[SEAT + seat * BLOCK + SUITES] |= BIT[room]
    table.busy = 0
