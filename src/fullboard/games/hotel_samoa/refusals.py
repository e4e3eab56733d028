"""Why a move of the seat whose turn it is cannot be made."""

from mypy_extensions import i64

from fullboard.core.errors import IllegalMove
from fullboard.games.hotel_samoa.box import (
    ALL_PRINTED,
    BIT,
    BUY_TILE,
    COVER_ROOM,
    DONE,
    FETCH_CARD,
    FIVE_BITS,
    HOLIDAY,
    INTO_ROOM,
    KIND_NAMES,
    OWNED,
    PASS,
    SEND_ROOM,
    SUITE,
    SWAP_CARD,
    TAKE_BACK,
    TAKE_GROUP,
    TAKE_TOURIST,
    TILE_NAMES,
)
from fullboard.games.hotel_samoa.rules.table import (
    BUILDING,
    CARD,
    CHOOSING,
    COUPLES,
    EXTRAS,
    GROUP,
    HOLIDAYS,
    LONE,
    MONEY,
    NO_GROUP,
    NO_TOURIST,
    PHASES,
    SENDING_HOME,
    SUITES,
    SWAPPING,
    WELCOMING,
    Table,
)
from fullboard.games.hotel_samoa.rules.welcome import rooms_for


def objection(table: Table, seat: i64, move: i64) -> IllegalMove:
    """The reason, first of all that this is the wrong moment for such a move."""
    if move >= PASS:
        return _cannot_end(table, move)
    if move >= TAKE_GROUP:
        return _cannot_welcome(table, seat, move) if table.phase == WELCOMING else _wrong_moment(table)
    if move >= SEND_ROOM:
        sending = table.phase == SENDING_HOME or table.phase == HOLIDAYS
        return _cannot_send(table, seat, move - SEND_ROOM) if sending else _wrong_moment(table)
    if move >= BUY_TILE:
        return _cannot_build(table, seat, move) if table.phase == BUILDING else _wrong_moment(table)
    if move >= FETCH_CARD:
        return _cannot_fetch(table, seat, move - FETCH_CARD)
    card = move - SWAP_CARD if move >= SWAP_CARD else move
    right_moment = table.phase == SWAPPING if move >= SWAP_CARD else table.phase == CHOOSING
    if not right_moment:
        return _wrong_moment(table)
    if table.busy:
        return IllegalMove("finish-fetching")
    if card == HOLIDAY:
        return IllegalMove("holiday-on-table")
    return IllegalMove("not-in-hand", card=table.box.cards[card])


def _wrong_moment(table: Table) -> IllegalMove:
    return IllegalMove("wrong-phase", phase=PHASES[table.phase])


def _cannot_end(table: Table, move: i64) -> IllegalMove:
    if table.phase == CHOOSING:
        return IllegalMove("choose-a-card")
    if table.tourist != NO_TOURIST:
        return IllegalMove("choose-a-room")
    if table.phase == BUILDING and table.busy:
        return IllegalMove("place-the-suite")
    return IllegalMove("nothing-begun") if move == DONE else IllegalMove("say-done")


def _cannot_fetch(table: Table, seat: i64, card: i64) -> IllegalMove:
    if table.phase > SWAPPING or table.phase == CHOOSING:
        return _wrong_moment(table)
    if table.busy == 0 and table.special(seat, TAKE_BACK) == 0:
        return IllegalMove("no-such-special", tile="take-back")
    return IllegalMove("not-discarded", card=table.box.cards[card])


def _cannot_build(table: Table, seat: i64, move: i64) -> IllegalMove:
    if move >= COVER_ROOM:
        if not table.busy:
            return IllegalMove("buy-a-suite-first")
        return IllegalMove("already-suite", room=move - COVER_ROOM + 1)
    if table.busy:
        return IllegalMove("place-the-suite")
    tile = move - BUY_TILE
    if not table.offer >> (5 * tile) & FIVE_BITS:
        return IllegalMove("no-tile-left", tile=TILE_NAMES[tile])
    bid = table.box.bid[table.of(seat, CARD)]
    if tile == SUITE and table.of(seat, SUITES) == ALL_PRINTED:
        return IllegalMove("all-suites")
    return IllegalMove("not-enough-money", bid=bid, money=table.of(seat, MONEY))


def _cannot_send(table: Table, seat: i64, room: i64) -> IllegalMove:
    if table.budget < 2 and table.of(seat, COUPLES) & BIT[room]:
        return IllegalMove("couple-counts-two", room=room + 1)
    return _empty_or_missing(table, seat, room)


def _empty_or_missing(table: Table, seat: i64, room: i64) -> IllegalMove:
    if not OWNED[table.of(seat, EXTRAS)] & BIT[room]:
        return IllegalMove("no-such-room", room=room + 1)
    return IllegalMove("room-empty", room=room + 1)


def _cannot_welcome(table: Table, seat: i64, move: i64) -> IllegalMove:
    if move >= INTO_ROOM:
        room = move - INTO_ROOM
        if table.tourist == NO_TOURIST:
            return IllegalMove("choose-a-tourist")
        if not OWNED[table.of(seat, EXTRAS)] & BIT[room]:
            return IllegalMove("no-such-room", room=room + 1)
        if table.of(seat, LONE) & BIT[room]:
            return IllegalMove("lovers-only", room=room + 1)
        return IllegalMove("room-taken", room=room + 1)
    if table.tourist != NO_TOURIST:
        return IllegalMove("choose-a-room")
    if move >= TAKE_TOURIST:
        kind = move - TAKE_TOURIST
        if table.group == NO_GROUP:
            return IllegalMove("choose-a-group")
        if not table.cells[GROUP + table.group] >> (5 * kind) & FIVE_BITS:
            return IllegalMove("none-in-group", kind=KIND_NAMES[kind], group=table.group + 1)
        assert rooms_for(table, seat, kind) == 0
        return IllegalMove("no-free-room", kind=KIND_NAMES[kind])
    group = move - TAKE_GROUP
    if table.group != NO_GROUP:
        return IllegalMove("other-group", group=table.group + 1)
    if table.cells[GROUP + group] == 0:
        return IllegalMove("group-empty", group=group + 1)
    return IllegalMove("no-room-for-group", group=group + 1)
