"""How the greedy bot decides everything but its price card, by rules of thumb and without luck."""

from typing import Final

from mypy_extensions import i64

from fullboard.games.hotel_samoa.box import (
    BIT,
    BUY_TILE,
    CELEBRITY,
    COUNT,
    COVER_ROOM,
    DONE,
    FETCH_CARD,
    HOLIDAY,
    INTO_ROOM,
    LOVER,
    LOWEST,
    NO_SWIMMER,
    ONE,
    PASS,
    RICH,
    SEND_ROOM,
    TAKE_GROUP,
    TAKE_TOURIST,
    kinds_in,
    total,
)
from fullboard.games.hotel_samoa.greedy.worth import (
    BLOCKED,
    card_worth,
    room_stay,
    rounds_left,
    stay,
    tile_worth,
)
from fullboard.games.hotel_samoa.rules.board import (
    BUILDING,
    CARD,
    DISCARDS,
    FREE,
    GROUP,
    HAND,
    HOLIDAYS,
    LONE,
    NO_GROUP,
    NO_TOURIST,
    POOLS,
    STARS,
    SUITES,
    TAKING_BACK,
    WELCOMING,
    Board,
)
from fullboard.games.hotel_samoa.rules.construction import rooms_to_cover, tiles_to_buy
from fullboard.games.hotel_samoa.rules.welcome import (
    groups_to_take,
    payment,
    price_rank,
    rooms_for,
    rooms_to_empty,
    tourists_to_take,
)

FEW_CARDS: Final[i64] = 4
WORTH_SENDING: Final[i64] = 2  # rounds that a guest would stay


def habit(board: Board, seat: i64) -> i64:
    """A sensible move for the seat whose turn it is; *Swap* is never used here."""
    if board.phase == WELCOMING:
        if board.tourist != NO_TOURIST:
            return best(board, seat, INTO_ROOM, rooms_for(board, seat, board.tourist), -1000, -1)
        if board.group != NO_GROUP:
            return next_tourist(board, seat)
        return best_group(board, seat)
    if board.phase == BUILDING:
        return room_for_suite(board, seat) if board.busy else best_tile(board, seat)
    if board.phase == HOLIDAYS:
        return send_longest(board, seat, 1)
    if board.phase == TAKING_BACK:
        return card_to_fetch(board, seat)
    if board.phase > BUILDING:
        return send_for_tourists(board, seat)
    return DONE if board.busy else PASS


def best(board: Board, seat: i64, kind: i64, options: i64, least: i64, otherwise: i64) -> i64:
    """The move of a kind, named by its first id, that is worth most of all options; if none is worth more, another."""
    most = least
    found = otherwise
    while options:
        option = LOWEST[options]
        worth = move_worth(board, seat, kind, option)
        if worth > most:
            most = worth
            found = kind + option
        options &= options - 1
    return found


def move_worth(board: Board, seat: i64, kind: i64, option: i64) -> i64:
    """How good a move looks beside others of its kind."""
    if kind == INTO_ROOM:
        return room_worth(board, seat, option)
    if kind == TAKE_TOURIST:
        return guest_worth(board, seat, option)
    if kind == TAKE_GROUP:
        return group_worth(board, seat, option)
    if kind == BUY_TILE:
        return tile_worth(board, seat, option)
    if kind == SEND_ROOM:
        return room_stay(board, seat, option)
    return 1 if board.of(seat, FREE) & BIT[option] else -room_stay(board, seat, option)  # COVER_ROOM


# Construction


def best_tile(board: Board, seat: i64) -> i64:
    """The tile that is worth most above its cost, the loss of the card included."""
    cost = 10 * board.box.bid[board.of(seat, CARD)] + card_worth(board, seat, board.of(seat, CARD)) // 2
    return best(board, seat, BUY_TILE, tiles_to_buy(board, seat), cost, PASS)


def room_for_suite(board: Board, seat: i64) -> i64:
    """The room that is free first."""
    return best(board, seat, COVER_ROOM, rooms_to_cover(board, seat), -100, PASS)


# Welcome


def guest_worth(board: Board, seat: i64, kind: i64) -> i64:
    """What a tourist is likely to bring, less the room for the length of the stay, in tenths."""
    price = board.box.price[board.of(seat, CARD)]
    pays = 10 * price
    if kind == RICH:
        pays += pays
    elif kind > NO_SWIMMER:
        pays += 10 * (kind - NO_SWIMMER) * board.of(seat, POOLS)
    elif kind == CELEBRITY:
        pays += 3 * price
    blocked = BLOCKED * stay(board, board.nation(board.round))
    if kind == LOVER:
        blocked = 0 if board.of(seat, LONE) else blocked * 3 // 4
    return pays - blocked


def group_worth(board: Board, seat: i64, group: i64) -> i64:
    """What the best guests of a group bring together, as far as there are rooms."""
    waiting = board.cells[GROUP + group]
    rooms = COUNT[board.of(seat, FREE)]
    lone = COUNT[board.of(seat, LONE)]
    worth: i64 = 0
    while waiting:
        best: i64 = 0
        chosen: i64 = -1
        kinds = kinds_in(waiting)
        while kinds:
            kind = LOWEST[kinds]
            value = guest_worth(board, seat, kind)
            if value > best and (rooms or (kind == LOVER and lone)):
                best = value
                chosen = kind
            kinds &= kinds - 1
        if chosen < 0:
            break
        waiting -= ONE[chosen]
        if chosen == LOVER and lone:
            lone -= 1
        else:
            rooms -= 1
            if chosen == LOVER:
                lone += 1
        worth += best
    return worth


def best_group(board: Board, seat: i64) -> i64:
    """The group that brings most, if it brings more than the card is worth."""
    least: i64 = 0
    if not board.bought & BIT[seat]:
        least = card_worth(board, seat, board.of(seat, CARD))
    return best(board, seat, TAKE_GROUP, groups_to_take(board, seat), least, PASS)


def next_tourist(board: Board, seat: i64) -> i64:
    """Celebrities first while there are rooms beside them, then whoever brings most."""
    kinds = tourists_to_take(board, seat)
    if kinds & BIT[CELEBRITY] and COUNT[board.of(seat, FREE)] > 1 and board.of(seat, STARS) == 0:
        return TAKE_TOURIST + CELEBRITY
    return best(board, seat, TAKE_TOURIST, kinds, 0, DONE)


def room_worth(board: Board, seat: i64, room: i64) -> i64:
    """What the tourist pays there; the rich leave good rooms to others, celebrities want free neighbours."""
    kind = board.tourist
    beside = board.box.beside[room]
    alone = COUNT[board.of(seat, FREE) & beside]
    worth = 10 * payment(board, seat, kind, room) - alone  # leave the middle to celebrities
    if kind == RICH and (board.of(seat, SUITES) & BIT[room] or board.of(seat, STARS) & beside):
        return worth - 5 * board.box.price[board.of(seat, CARD)]
    if kind == CELEBRITY:
        return worth + 4 * board.box.price[board.of(seat, CARD)] * alone
    return worth + 4 * BLOCKED if board.of(seat, LONE) & BIT[room] else worth


# Guests sent home, cards taken back


def send_longest(board: Board, seat: i64, least: i64) -> i64:
    """Send home who would stay longest: they have paid."""
    ending = DONE if board.budget < 2 else PASS
    return best(board, seat, SEND_ROOM, rooms_to_empty(board, seat), least - 1, ending)


def send_for_tourists(board: Board, seat: i64) -> i64:
    """Use *Send home* if more tourists are left for this hotel than it has free rooms."""
    card = board.of(seat, CARD)
    ending = DONE if board.budget < 2 else PASS
    if card == HOLIDAY:
        return ending
    waiting = total(board.cells[GROUP]) + total(board.cells[GROUP + 1]) + total(board.cells[GROUP + 2])
    other: i64 = 0
    while other < board.players:
        if board.of(other, CARD) != HOLIDAY and price_rank(board, other) < price_rank(board, seat):
            waiting -= COUNT[board.of(other, FREE)]
        other += 1
    largest: i64 = 0
    group: i64 = 0
    while group < 3:
        size = total(board.cells[GROUP + group])
        if size > largest:
            largest = size
        group += 1
    if waiting < largest:
        largest = waiting
    if largest < COUNT[board.of(seat, FREE)] + board.budget or board.box.price[card] < 5:
        return ending
    return send_longest(board, seat, WORTH_SENDING)


def card_to_fetch(board: Board, seat: i64) -> i64:
    """Take the dearest cards back once few are left."""
    cards = board.of(seat, DISCARDS)
    few = FEW_CARDS if rounds_left(board) >= FEW_CARDS else rounds_left(board) + 1
    if not board.busy and (COUNT[board.of(seat, HAND)] - 1 >= few or COUNT[cards] < 2):
        return PASS
    best = LOWEST[cards]
    while cards:
        if board.box.price[LOWEST[cards]] > board.box.price[best]:
            best = LOWEST[cards]
        cards &= cards - 1
    return FETCH_CARD + best
