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
from fullboard.games.hotel_samoa.rules.construction import rooms_to_cover, tiles_to_buy
from fullboard.games.hotel_samoa.rules.table import (
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
    Table,
)
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


def habit(table: Table, seat: i64) -> i64:
    """A sensible move for the seat whose turn it is; *Swap* is never used here."""
    if table.phase == WELCOMING:
        if table.tourist != NO_TOURIST:
            return INTO_ROOM + best_room(table, seat, table.tourist)
        if table.group != NO_GROUP:
            return next_tourist(table, seat)
        return best_group(table, seat)
    if table.phase == BUILDING:
        return COVER_ROOM + room_for_suite(table, seat) if table.busy else best_tile(table, seat)
    if table.phase == HOLIDAYS:
        return send_longest(table, seat, 1)
    if table.phase == TAKING_BACK:
        return card_to_fetch(table, seat)
    if table.phase > BUILDING:
        return send_for_tourists(table, seat)
    return DONE if table.busy else PASS


# Construction


def best_tile(table: Table, seat: i64) -> i64:
    """The tile that is worth most above its cost, the loss of the card included."""
    tiles = tiles_to_buy(table, seat)
    cost = 10 * table.box.bid[table.of(seat, CARD)] + card_worth(table, seat, table.of(seat, CARD)) // 2
    best = PASS
    while tiles:
        tile = LOWEST[tiles]
        gain = tile_worth(table, seat, tile)
        if gain > cost:
            cost = gain
            best = BUY_TILE + tile
        tiles &= tiles - 1
    return best


def room_for_suite(table: Table, seat: i64) -> i64:
    """The room that is free first."""
    rooms = rooms_to_cover(table, seat)
    best = LOWEST[rooms]
    shortest: i64 = 100
    while rooms:
        room = LOWEST[rooms]
        wait: i64 = -1
        if not table.of(seat, FREE) & BIT[room]:
            wait = room_stay(table, seat, room)
        if wait < shortest:
            shortest = wait
            best = room
        rooms &= rooms - 1
    return best


# Welcome


def guest_worth(table: Table, seat: i64, kind: i64) -> i64:
    """What a tourist is likely to bring, less the room for the length of the stay, in tenths."""
    price = table.box.price[table.of(seat, CARD)]
    pays = 10 * price
    if kind == RICH:
        pays += pays
    elif kind > NO_SWIMMER:
        pays += 10 * (kind - NO_SWIMMER) * table.of(seat, POOLS)
    elif kind == CELEBRITY:
        pays += 3 * price
    blocked = BLOCKED * stay(table, table.nation(table.round))
    if kind == LOVER:
        blocked = 0 if table.of(seat, LONE) else blocked * 3 // 4
    return pays - blocked


def group_worth(table: Table, seat: i64, group: i64) -> i64:
    """What the best guests of a group bring together, as far as there are rooms."""
    waiting = table.cells[GROUP + group]
    rooms = COUNT[table.of(seat, FREE)]
    lone = COUNT[table.of(seat, LONE)]
    worth: i64 = 0
    while waiting:
        best: i64 = 0
        chosen: i64 = -1
        kinds = kinds_in(waiting)
        while kinds:
            kind = LOWEST[kinds]
            value = guest_worth(table, seat, kind)
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


def best_group(table: Table, seat: i64) -> i64:
    """The group that brings most, if it brings more than the card is worth."""
    groups = groups_to_take(table, seat)
    most: i64 = 0
    if not table.bought & BIT[seat]:
        most = card_worth(table, seat, table.of(seat, CARD))
    best = PASS
    while groups:
        group = LOWEST[groups]
        worth = group_worth(table, seat, group)
        if worth > most:
            most = worth
            best = TAKE_GROUP + group
        groups &= groups - 1
    return best


def next_tourist(table: Table, seat: i64) -> i64:
    """Celebrities first while there are rooms beside them, then whoever brings most."""
    kinds = tourists_to_take(table, seat)
    if kinds & BIT[CELEBRITY] and COUNT[table.of(seat, FREE)] > 1 and table.of(seat, STARS) == 0:
        return TAKE_TOURIST + CELEBRITY
    best = DONE
    most: i64 = 0
    while kinds:
        kind = LOWEST[kinds]
        worth = guest_worth(table, seat, kind)
        if worth > most:
            most = worth
            best = TAKE_TOURIST + kind
        kinds &= kinds - 1
    return best


def best_room(table: Table, seat: i64, kind: i64) -> i64:
    """Where the tourist pays most; the rich leave good rooms to others, celebrities want free neighbours."""
    rooms = rooms_for(table, seat, kind)
    best: i64 = -1
    most: i64 = -1000
    free = table.of(seat, FREE)
    good = table.of(seat, SUITES)
    price = table.box.price[table.of(seat, CARD)]
    while rooms:
        room = LOWEST[rooms]
        worth = 10 * payment(table, seat, kind, room)
        if kind == RICH and (good & BIT[room] or table.of(seat, STARS) & table.box.beside[room]):
            worth -= 5 * price
        elif kind == CELEBRITY:
            worth += 4 * price * COUNT[free & table.box.beside[room]]
        elif table.of(seat, LONE) & BIT[room]:
            worth += 4 * BLOCKED
        worth -= COUNT[free & table.box.beside[room]]  # leave the middle to celebrities
        if worth > most:
            most = worth
            best = room
        rooms &= rooms - 1
    return best


# Guests sent home, cards taken back


def send_longest(table: Table, seat: i64, least: i64) -> i64:
    """Send home who would stay longest: they have paid."""
    rooms = rooms_to_empty(table, seat)
    best = DONE if table.budget < 2 else PASS
    longest = least - 1
    while rooms:
        room = LOWEST[rooms]
        wait = room_stay(table, seat, room)
        if wait > longest:
            longest = wait
            best = SEND_ROOM + room
        rooms &= rooms - 1
    return best


def send_for_tourists(table: Table, seat: i64) -> i64:
    """Use *Send home* if more tourists are left for this hotel than it has free rooms."""
    card = table.of(seat, CARD)
    ending = DONE if table.budget < 2 else PASS
    if card == HOLIDAY:
        return ending
    waiting = total(table.cells[GROUP]) + total(table.cells[GROUP + 1]) + total(table.cells[GROUP + 2])
    other: i64 = 0
    while other < table.players:
        if table.of(other, CARD) != HOLIDAY and price_rank(table, other) < price_rank(table, seat):
            waiting -= COUNT[table.of(other, FREE)]
        other += 1
    largest: i64 = 0
    group: i64 = 0
    while group < 3:
        size = total(table.cells[GROUP + group])
        if size > largest:
            largest = size
        group += 1
    if waiting < largest:
        largest = waiting
    if largest < COUNT[table.of(seat, FREE)] + table.budget or table.box.price[card] < 5:
        return ending
    return send_longest(table, seat, WORTH_SENDING)


def card_to_fetch(table: Table, seat: i64) -> i64:
    """Take the dearest cards back once few are left."""
    cards = table.of(seat, DISCARDS)
    few = FEW_CARDS if rounds_left(table) >= FEW_CARDS else rounds_left(table) + 1
    if not table.busy and (COUNT[table.of(seat, HAND)] - 1 >= few or COUNT[cards] < 2):
        return PASS
    best = LOWEST[cards]
    while cards:
        if table.box.price[LOWEST[cards]] > table.box.price[best]:
            best = LOWEST[cards]
        cards &= cards - 1
    return FETCH_CARD + best
