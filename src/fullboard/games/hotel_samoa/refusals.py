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
from fullboard.games.hotel_samoa.rules.board import (
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
    Board,
)
from fullboard.games.hotel_samoa.rules.welcome import rooms_for


def objection(board: Board, seat: i64, move: i64) -> IllegalMove:
    """The reason, first of all that this is the wrong moment for such a move."""
    if move >= PASS:
        return _cannot_end(board, move)
    if move >= TAKE_GROUP:
        return _cannot_welcome(board, seat, move) if board.phase == WELCOMING else _wrong_moment(board)
    if move >= SEND_ROOM:
        sending = board.phase == SENDING_HOME or board.phase == HOLIDAYS
        return _cannot_send(board, seat, move - SEND_ROOM) if sending else _wrong_moment(board)
    if move >= BUY_TILE:
        return _cannot_build(board, seat, move) if board.phase == BUILDING else _wrong_moment(board)
    if move >= FETCH_CARD:
        return _cannot_fetch(board, seat, move - FETCH_CARD)
    card = move - SWAP_CARD if move >= SWAP_CARD else move
    right_moment = board.phase == SWAPPING if move >= SWAP_CARD else board.phase == CHOOSING
    if not right_moment:
        return _wrong_moment(board)
    if board.busy:
        return IllegalMove("finish-fetching")
    if card == HOLIDAY:
        return IllegalMove("holiday-on-table")
    return IllegalMove("not-in-hand", card=board.box.cards[card])


def _wrong_moment(board: Board) -> IllegalMove:
    return IllegalMove("wrong-phase", phase=PHASES[board.phase])


def _cannot_end(board: Board, move: i64) -> IllegalMove:
    if board.phase == CHOOSING:
        return IllegalMove("choose-a-card")
    if board.tourist != NO_TOURIST:
        return IllegalMove("choose-a-room")
    if board.phase == BUILDING and board.busy:
        return IllegalMove("place-the-suite")
    return IllegalMove("nothing-begun") if move == DONE else IllegalMove("say-done")


def _cannot_fetch(board: Board, seat: i64, card: i64) -> IllegalMove:
    if board.phase > SWAPPING or board.phase == CHOOSING:
        return _wrong_moment(board)
    if board.busy == 0 and board.special(seat, TAKE_BACK) == 0:
        return IllegalMove("no-such-special", tile="take-back")
    return IllegalMove("not-discarded", card=board.box.cards[card])


def _cannot_build(board: Board, seat: i64, move: i64) -> IllegalMove:
    if move >= COVER_ROOM:
        if not board.busy:
            return IllegalMove("buy-a-suite-first")
        return IllegalMove("already-suite", room=move - COVER_ROOM + 1)
    if board.busy:
        return IllegalMove("place-the-suite")
    tile = move - BUY_TILE
    if not board.offer >> (5 * tile) & FIVE_BITS:
        return IllegalMove("no-tile-left", tile=TILE_NAMES[tile])
    bid = board.box.bid[board.of(seat, CARD)]
    if tile == SUITE and board.of(seat, SUITES) == ALL_PRINTED:
        return IllegalMove("all-suites")
    return IllegalMove("not-enough-money", bid=bid, money=board.of(seat, MONEY))


def _cannot_send(board: Board, seat: i64, room: i64) -> IllegalMove:
    if board.budget < 2 and board.of(seat, COUPLES) & BIT[room]:
        return IllegalMove("couple-counts-two", room=room + 1)
    return _empty_or_missing(board, seat, room)


def _empty_or_missing(board: Board, seat: i64, room: i64) -> IllegalMove:
    if not OWNED[board.of(seat, EXTRAS)] & BIT[room]:
        return IllegalMove("no-such-room", room=room + 1)
    return IllegalMove("room-empty", room=room + 1)


def _cannot_welcome(board: Board, seat: i64, move: i64) -> IllegalMove:
    if move >= INTO_ROOM:
        room = move - INTO_ROOM
        if board.tourist == NO_TOURIST:
            return IllegalMove("choose-a-tourist")
        if not OWNED[board.of(seat, EXTRAS)] & BIT[room]:
            return IllegalMove("no-such-room", room=room + 1)
        if board.of(seat, LONE) & BIT[room]:
            return IllegalMove("lovers-only", room=room + 1)
        return IllegalMove("room-taken", room=room + 1)
    if board.tourist != NO_TOURIST:
        return IllegalMove("choose-a-room")
    if move >= TAKE_TOURIST:
        kind = move - TAKE_TOURIST
        if board.group == NO_GROUP:
            return IllegalMove("choose-a-group")
        if not board.cells[GROUP + board.group] >> (5 * kind) & FIVE_BITS:
            return IllegalMove("none-in-group", kind=KIND_NAMES[kind], group=board.group + 1)
        assert rooms_for(board, seat, kind) == 0
        return IllegalMove("no-free-room", kind=KIND_NAMES[kind])
    group = move - TAKE_GROUP
    if board.group != NO_GROUP:
        return IllegalMove("other-group", group=board.group + 1)
    if board.cells[GROUP + group] == 0:
        return IllegalMove("group-empty", group=group + 1)
    return IllegalMove("no-room-for-group", group=group + 1)
