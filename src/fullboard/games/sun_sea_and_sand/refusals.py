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
from fullboard.games.sun_sea_and_sand.rules.table import OVERBOOKED, Table


def objection(table: Table, seat: i64, move: i64) -> IllegalMove:
    """What stands against a move that is not legal."""
    if table.phase == OVERBOOKED:
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
        return _about_facility(table, seat, (move - BUILD) // COLUMNS, (move - BUILD) % COLUMNS)
    if move >= BOAT:
        return _about_group(table, seat, (move - BOAT) // SPACES, (move - BOAT) % SPACES)
    price = table.box.bungalow_price[move]
    return IllegalMove("not-enough-money", price=price, money=table.cells[MONEY + seat])


def _about_group(table: Table, seat: i64, ahead: i64, space: i64) -> IllegalMove:
    week = table.week + ahead
    if week > WEEKS:
        return IllegalMove("past-week-8", week=week)
    if space == 0:
        return IllegalMove("backpack")
    if space >= table.box.visible[table.players - 2]:
        return IllegalMove("space-covered", space=space + 1, players=table.players)
    taker = table.taker(week, space - 1)
    if taker >= 0:
        return IllegalMove("group-taken", seat=taker)
    group = table.box.group[table.cells[BOATS + week - 1] * 10 + space - 1]
    return IllegalMove("no-free-bungalow", needed=heads(group), free=table.room(seat))


def _about_facility(table: Table, seat: i64, kind: i64, column: i64) -> IllegalMove:
    name = FACILITIES[kind]
    if table.cells[OWNED + seat] & BIT[kind]:
        return IllegalMove("already-built", facility=name)
    if table.stock(kind) == 0:
        return IllegalMove("sold-out", facility=name)
    if table.price(kind) > table.cells[MONEY + seat]:
        return IllegalMove("not-enough-money", price=table.price(kind), money=table.cells[MONEY + seat])
    field = BIT[table.box.row[kind] * COLUMNS + column]
    if not field & table.box.coast:
        return IllegalMove("no-such-field", field=column + 1)
    if table.cells[BUILT + seat] & field:
        return IllegalMove("field-taken", field=column + 1)
    return IllegalMove("not-connected", facility=name, field=column + 1)
