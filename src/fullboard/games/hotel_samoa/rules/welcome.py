"""Phase 5: *Send home* before it, the tourists in the order of room prices, and Staff Holiday at its end."""

from mypy_extensions import i64

from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import (
    BIT,
    FIVE_BITS,
    GROUPS,
    HOLIDAY,
    LOVER,
    NO_SWIMMER,
    ONE,
    RICH,
    SEND_HOME,
    kinds_in,
)
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    CARD,
    COUPLES,
    EARNED,
    FREE,
    GROUP,
    LONE,
    NO_TOURIST,
    POOLS,
    SEAT,
    SENDING_HOME,
    STARS,
    SUITES,
    Board,
    move_in,
    move_out,
    next_clockwise,
    use_special,
)


def next_to_send_home(board: Board) -> i64:
    """Who is asked about *Send home*: a tile and a guest, clockwise from the tie card (HS-14)."""
    seat = next_clockwise(board)
    while seat != NOBODY and (board.special(seat, SEND_HOME) == 0 or board.occupied(seat) == 0):
        board.turn = seat
        seat = next_clockwise(board)
    return seat


def rooms_to_empty(board: Board, seat: i64) -> i64:
    """The rooms whose guests may be sent home; couples go together and count as 2 (HS-12)."""
    rooms = board.occupied(seat)
    if board.budget < 2:
        rooms &= ~board.cells[SEAT + seat * BLOCK + COUPLES]
    return rooms


def send(board: Board, seat: i64, room: i64) -> bool:
    """Send the guests of a room home; with the tile, the first ones cost it. Is the turn over?"""
    if board.phase == SENDING_HOME and board.budget == 2:
        use_special(board, seat, SEND_HOME)
    board.budget -= 1
    if board.cells[SEAT + seat * BLOCK + COUPLES] & BIT[room]:
        board.budget -= 1
    move_out(board, seat, room)
    return board.budget == 0 or rooms_to_empty(board, seat) == 0


def price_rank(board: Board, seat: i64) -> i64:
    """What decides who welcomes first: the room price, then who is nearest anticlockwise (HS-2)."""
    return board.box.price[board.cells[SEAT + seat * BLOCK + CARD]] * 8 + board.anticlockwise(seat)


def next_to_welcome(board: Board) -> i64:
    """Who may welcome next: room prices in rising order, those with a bed for somebody who waits (HS-8)."""
    cells = board.cells
    waiting = cells[GROUP] + cells[GROUP + 1] + cells[GROUP + 2]
    if waiting == 0:
        return NOBODY
    lovers = waiting >> (5 * LOVER) & FIVE_BITS
    last: i64 = 0
    if board.turn != NOBODY:
        last = price_rank(board, board.turn)
    best: i64 = 1 << 20
    found: i64 = NOBODY
    seat: i64 = 0
    while seat < board.players:
        at = SEAT + seat * BLOCK
        if cells[at + CARD] != HOLIDAY and (cells[at + FREE] or (lovers and cells[at + LONE])):
            rank = price_rank(board, seat)
            if last < rank < best:
                best = rank
                found = seat
        seat += 1
    return found


def groups_to_take(board: Board, seat: i64) -> i64:
    """The groups with somebody whom this hotel can house."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    groups: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        waiting = cells[GROUP + group]
        if waiting and (cells[at + FREE] or (cells[at + LONE] and waiting >> (5 * LOVER) & FIVE_BITS)):
            groups |= BIT[group]
        group += 1
    return groups


def tourists_to_take(board: Board, seat: i64) -> i64:
    """The kinds of tourists of the chosen group for whom there is a room."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    waiting = cells[GROUP + board.group]
    if cells[at + FREE]:
        return kinds_in(waiting)
    if cells[at + LONE] and waiting >> (5 * LOVER) & FIVE_BITS:
        return BIT[LOVER]
    return 0


def rooms_for(board: Board, seat: i64, kind: i64) -> i64:
    """The rooms that count as free for such a tourist (HS-9)."""
    at = SEAT + seat * BLOCK
    rooms = board.cells[at + FREE]
    if kind == LOVER:
        rooms |= board.cells[at + LONE]
    return rooms


def pays_double(board: Board, seat: i64, kind: i64, room: i64) -> bool:
    """Rich, in a suite, or beside a celebrity who is there already (HS-10): never more than double (HS-11)."""
    if kind == RICH:
        return True
    cells = board.cells
    at = SEAT + seat * BLOCK
    return (cells[at + SUITES] & BIT[room] | cells[at + STARS] & board.box.beside[room]) != 0


def payment(board: Board, seat: i64, kind: i64, room: i64) -> i64:
    """What a tourist pays on arrival; the swimmers' bonus comes on top and is never doubled (HS-11)."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    price = board.box.price[cells[at + CARD]]
    if pays_double(board, seat, kind, room):
        price += price
    if kind > NO_SWIMMER:
        price += (kind - NO_SWIMMER) * cells[at + POOLS]
    return price


def house(board: Board, seat: i64, room: i64) -> None:
    """The chosen tourist moves in."""
    cells = board.cells
    kind = board.tourist
    cells[SEAT + seat * BLOCK + EARNED] += payment(board, seat, kind, room)
    cells[GROUP + board.group] -= ONE[kind]
    move_in(board, seat, board.nation(board.round), kind, room)
    board.tourist = NO_TOURIST
    board.welcomed |= BIT[seat]


def next_on_holiday(board: Board) -> i64:
    """Whose staff is on holiday and has guests to send home, anticlockwise from the tie card (HS-12)."""
    if board.turn != NOBODY and board.anticlockwise(board.turn) == board.players - 1:
        return NOBODY
    seat = board.tie
    if board.turn != NOBODY:
        seat = board.turn - 1 if board.turn else board.players - 1
    last = board.tie + 1 if board.tie + 1 < board.players else 0
    while board.cells[SEAT + seat * BLOCK + CARD] != HOLIDAY or board.occupied(seat) == 0:
        if seat == last:
            return NOBODY
        seat = seat - 1 if seat else board.players - 1
    return seat
