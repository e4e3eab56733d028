"""Why a move may not be made."""

from mypy_extensions import i64

from fullboard.core.errors import IllegalMove
from fullboard.games.sun_sea_and_sand.box import (
    BIT,
    BOAT,
    BOATS,
    BUILD,
    BUILT,
    COLOURS,
    COLUMNS,
    FACILITIES,
    MONEY,
    OWNED,
    PASS,
    SEND,
    SIGN,
    SPACES,
    WEEKS,
    heads,
)
from fullboard.games.sun_sea_and_sand.rules.board import OVERBOOKED, Board


def objection(board: Board, seat: i64, move: i64) -> IllegalMove:
    """What stands against a move that is not legal."""
    if board.phase == OVERBOOKED:
        if move < SEND:
            return IllegalMove("overbooked")
        return IllegalMove("none-arriving", colour=COLOURS[move - SEND])
    if move >= SEND:
        return IllegalMove("not-overbooked")
    if move == PASS:
        return IllegalMove("must-place-sign")
    if move == SIGN:
        return IllegalMove("no-sign-left")
    if move >= BUILD:
        return _about_facility(board, seat, (move - BUILD) // COLUMNS, (move - BUILD) % COLUMNS)
    if move >= BOAT:
        return _about_group(board, seat, (move - BOAT) // SPACES, (move - BOAT) % SPACES)
    price = board.box.bungalow_price[move]
    return IllegalMove("not-enough-money", price=price, money=board.cells[MONEY + seat])


def _about_group(board: Board, seat: i64, ahead: i64, space: i64) -> IllegalMove:
    week = board.week + ahead
    if week > WEEKS:
        return IllegalMove("past-week-8", week=week)
    if space == 0:
        return IllegalMove("backpack")
    if space >= board.box.visible[board.players - 2]:
        return IllegalMove("space-covered", space=space + 1, players=board.players)
    taker = board.taker(week, space - 1)
    if taker >= 0:
        return IllegalMove("group-taken", seat=taker)
    group = board.box.group[board.cells[BOATS + week - 1] * 10 + space - 1]
    return IllegalMove("no-free-bungalow", needed=heads(group), free=board.room(seat))


def _about_facility(board: Board, seat: i64, kind: i64, column: i64) -> IllegalMove:
    name = FACILITIES[kind]
    if board.cells[OWNED + seat] & BIT[kind]:
        return IllegalMove("already-built", facility=name)
    if board.stock(kind) == 0:
        return IllegalMove("sold-out", facility=name)
    if board.price(kind) > board.cells[MONEY + seat]:
        return IllegalMove("not-enough-money", price=board.price(kind), money=board.cells[MONEY + seat])
    field = BIT[board.box.row[kind] * COLUMNS + column]
    if not field & board.box.coast:
        return IllegalMove("no-such-field", field=column + 1)
    if board.cells[BUILT + seat] & field:
        return IllegalMove("field-taken", field=column + 1)
    return IllegalMove("not-connected", facility=name, field=column + 1)
