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
from fullboard.games.hotel_samoa.rules.table import (
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
    Table,
    move_in,
    move_out,
    next_clockwise,
    use_special,
)


def next_to_send_home(table: Table) -> i64:
    """Who is asked about *Send home*: a tile and a guest, clockwise from the tie card (HS-14)."""
    seat = next_clockwise(table)
    while seat != NOBODY and (table.special(seat, SEND_HOME) == 0 or table.occupied(seat) == 0):
        table.turn = seat
        seat = next_clockwise(table)
    return seat


def rooms_to_empty(table: Table, seat: i64) -> i64:
    """The rooms whose guests may be sent home; couples go together and count as 2 (HS-12)."""
    rooms = table.occupied(seat)
    if table.budget < 2:
        rooms &= ~table.cells[SEAT + seat * BLOCK + COUPLES]
    return rooms


def send(table: Table, seat: i64, room: i64) -> bool:
    """Send the guests of a room home; with the tile, the first ones cost it. Is the turn over?"""
    if table.phase == SENDING_HOME and table.budget == 2:
        use_special(table, seat, SEND_HOME)
    table.budget -= 1
    if table.cells[SEAT + seat * BLOCK + COUPLES] & BIT[room]:
        table.budget -= 1
    move_out(table, seat, room)
    return table.budget == 0 or rooms_to_empty(table, seat) == 0


def price_rank(table: Table, seat: i64) -> i64:
    """What decides who welcomes first: the room price, then who is nearest anticlockwise (HS-2)."""
    return table.box.price[table.cells[SEAT + seat * BLOCK + CARD]] * 8 + table.anticlockwise(seat)


def next_to_welcome(table: Table) -> i64:
    """Who may welcome next: room prices in rising order, those with a bed for somebody who waits (HS-8)."""
    cells = table.cells
    waiting = cells[GROUP] + cells[GROUP + 1] + cells[GROUP + 2]
    if waiting == 0:
        return NOBODY
    lovers = waiting >> (5 * LOVER) & FIVE_BITS
    last: i64 = 0
    if table.turn != NOBODY:
        last = price_rank(table, table.turn)
    best: i64 = 1 << 20
    found: i64 = NOBODY
    seat: i64 = 0
    while seat < table.players:
        at = SEAT + seat * BLOCK
        if cells[at + CARD] != HOLIDAY and (cells[at + FREE] or (lovers and cells[at + LONE])):
            rank = price_rank(table, seat)
            if last < rank < best:
                best = rank
                found = seat
        seat += 1
    return found


def groups_to_take(table: Table, seat: i64) -> i64:
    """The groups with somebody whom this hotel can house."""
    cells = table.cells
    at = SEAT + seat * BLOCK
    groups: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        waiting = cells[GROUP + group]
        if waiting and (cells[at + FREE] or (cells[at + LONE] and waiting >> (5 * LOVER) & FIVE_BITS)):
            groups |= BIT[group]
        group += 1
    return groups


def tourists_to_take(table: Table, seat: i64) -> i64:
    """The kinds of tourists of the chosen group for whom there is a room."""
    cells = table.cells
    at = SEAT + seat * BLOCK
    waiting = cells[GROUP + table.group]
    if cells[at + FREE]:
        return kinds_in(waiting)
    if cells[at + LONE] and waiting >> (5 * LOVER) & FIVE_BITS:
        return BIT[LOVER]
    return 0


def rooms_for(table: Table, seat: i64, kind: i64) -> i64:
    """The rooms that count as free for such a tourist (HS-9)."""
    at = SEAT + seat * BLOCK
    rooms = table.cells[at + FREE]
    if kind == LOVER:
        rooms |= table.cells[at + LONE]
    return rooms


def pays_double(table: Table, seat: i64, kind: i64, room: i64) -> bool:
    """Rich, in a suite, or beside a celebrity who is there already (HS-10): never more than double (HS-11)."""
    if kind == RICH:
        return True
    cells = table.cells
    at = SEAT + seat * BLOCK
    return (cells[at + SUITES] & BIT[room] | cells[at + STARS] & table.box.beside[room]) != 0


def payment(table: Table, seat: i64, kind: i64, room: i64) -> i64:
    """What a tourist pays on arrival; the swimmers' bonus comes on top and is never doubled (HS-11)."""
    cells = table.cells
    at = SEAT + seat * BLOCK
    price = table.box.price[cells[at + CARD]]
    if pays_double(table, seat, kind, room):
        price += price
    if kind > NO_SWIMMER:
        price += (kind - NO_SWIMMER) * cells[at + POOLS]
    return price


def house(table: Table, seat: i64, room: i64) -> None:
    """The chosen tourist moves in."""
    cells = table.cells
    kind = table.tourist
    cells[SEAT + seat * BLOCK + EARNED] += payment(table, seat, kind, room)
    cells[GROUP + table.group] -= ONE[kind]
    move_in(table, seat, table.nation(table.round), kind, room)
    table.tourist = NO_TOURIST
    table.welcomed |= BIT[seat]


def next_on_holiday(table: Table) -> i64:
    """Whose staff is on holiday and has guests to send home, anticlockwise from the tie card (HS-12)."""
    if table.turn != NOBODY and table.anticlockwise(table.turn) == table.players - 1:
        return NOBODY
    seat = table.tie
    if table.turn != NOBODY:
        seat = table.turn - 1 if table.turn else table.players - 1
    last = table.tie + 1 if table.tie + 1 < table.players else 0
    while table.cells[SEAT + seat * BLOCK + CARD] != HOLIDAY or table.occupied(seat) == 0:
        if seat == last:
            return NOBODY
        seat = seat - 1 if seat else table.players - 1
    return seat
