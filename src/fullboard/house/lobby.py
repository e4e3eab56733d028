"""What the lobby shows: open tables, and a guest's own. All of it comes from indexes."""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, func, or_, select

from fullboard.core.shelf import shelf
from fullboard.house.errors import DAMAGE
from fullboard.house.friends import FOLLOW, blocks, sits_with_blocked
from fullboard.house.pace.clocks import read_clocks
from fullboard.house.settings import AS_USUAL, Settings, legible
from fullboard.house.store import schema
from fullboard.house.table import BOT_NAMES

MOST_OPEN = 100
MOST_FOLLOWED = 20
LATELY_SECONDS = 900.0
_LISTED = [schema.tables.c[name] for name in ("id", "game", "actors", "settings", "status", "clocks")]


@dataclass(frozen=True)
class Listed:
    """A table in a list: what is played there, who sits there, and whether it waits for whoever asks."""

    id: str
    game_key: str
    called: tuple[str | None, ...]
    names: tuple[str | None, ...]
    waits: bool = False
    running: bool = False
    settings: Settings = AS_USUAL
    due: float | None = None  # the house's uptime at which the asker's time runs out, if it is their turn
    alone: bool = False  # whether nobody but bots plays with the asker

    @property
    def rated(self) -> bool:
        """Whether the match counts."""
        return bool(self.settings.rated)


def open_tables(connection: Connection, guest: str | None = None) -> list[Listed]:
    """Public tables with a free seat, newest first; none where a guest would meet somebody they are not to sit with."""
    known = schema.tables.c
    wanted = select(*_LISTED).where((known.status == "open") & known.public)
    if guest is not None:
        wanted = wanted.where(~sits_with_blocked(guest, known.id, known.host))
    return _listed(connection, connection.execute(wanted.order_by(known.created.desc()).limit(MOST_OPEN)).all())


def being_played(connection: Connection) -> dict[str, tuple[int, int]]:
    """For each game, how many matches have people at them who moved lately, and how many people they are."""
    known = schema.tables.c
    lately = (known.status == "running") & (known.touched > time.time() - LATELY_SECONDS) & (known.people > 0)
    counted = select(known.game, func.count(), func.sum(known.people)).where(lately).group_by(known.game)
    return {row[0]: (row[1], int(row[2])) for row in connection.execute(counted) if row[0] in shelf()}


def own_tables(connection: Connection, guest: str) -> list[Listed]:
    """A guest's tables that are not over: first those where it is their turn, people wait, and there is least time."""
    known, seats = schema.tables.c, schema.seats.c
    sitting = select(seats.table).where(seats.guest == guest)
    wanted = select(*_LISTED).where(
        known.status.in_(("open", "running")) & or_(known.host == guest, known.id.in_(sitting))
    )
    found = _listed(connection, connection.execute(wanted.order_by(known.touched.desc())).all(), guest)
    return sorted(found, key=lambda table: (not table.waits, table.alone, table.due is None, table.due or 0.0))


def followed_tables(connection: Connection, guest: str) -> list[Listed]:
    """Public tables at which people sit whom a guest follows, and who have nothing against it."""
    known, seats, relations = schema.tables.c, schema.seats.c, schema.relations.c
    followed = select(relations.other).where((relations.guest == guest) & (relations.what == FOLLOW))
    there = select(seats.table).where(seats.guest.in_(followed) & seats.guest.not_in(blocks(guest)) & ~seats.away)
    sitting = select(seats.table).where(seats.guest == guest)
    wanted = select(*_LISTED).where(
        known.id.in_(there) & known.public & known.status.in_(("open", "running")) & known.id.not_in(sitting)
    )
    return _listed(connection, connection.execute(wanted.order_by(known.touched.desc()).limit(MOST_FOLLOWED)).all())


def called_of(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[str | None, ...]]:
    """What those who sit at these tables are called."""
    sitting = _sitting(connection, tables)
    return {table: _called([each for each in sitting if each.table == table]) for table in tables}


def _sitting(connection: Connection, tables: Sequence[str]) -> Sequence[Any]:
    seats, guests = schema.seats.c, schema.guests.c
    return connection.execute(
        select(seats.table, seats.seat, seats.guest, seats.bot, func.coalesce(seats.called, guests.name).label("name"))
        .join_from(schema.seats, schema.guests, guests.id == seats.guest, isouter=True)
        .where(seats.table.in_(tables))
        .order_by(seats.table, seats.seat)
    ).all()


def _called(sitting: Sequence[Any]) -> tuple[str | None, ...]:
    return tuple(
        each.name if each.guest else BOT_NAMES[each.seat % len(BOT_NAMES)] if each.bot else None for each in sitting
    )


def _listed(connection: Connection, rows: Sequence[Any], guest: str | None = None) -> list[Listed]:
    sitting = _sitting(connection, [row.id for row in rows])
    found = []
    for row in rows:
        if row.game not in shelf():  # its package has gone missing; the table waits
            continue
        with suppress(*DAMAGE):  # a table that is damaged takes no list away
            found.append(_list(row, [each for each in sitting if each.table == row.id], guest))
    return found


def _list(row: Any, sitting: Sequence[Any], guest: str | None) -> Listed:
    called = _called(sitting)
    names = tuple(
        f"{name} ({each.bot})" if each.bot and not each.guest else name
        for name, each in zip(called, sitting, strict=True)
    )
    seats = [each.seat for each in sitting if guest and each.guest == guest and row.actors >> each.seat & 1]
    due = _due(row.clocks, seats[0]) if seats else None
    running = row.status == "running"
    alone = running and all(each.guest in (guest, None) for each in sitting)
    return Listed(row.id, row.game, called, names, bool(seats), running, legible(row.settings), due, alone)


def _due(stored: Any, seat: int) -> float | None:
    """When a seat's time runs out; a clock that is damaged takes no list away."""
    try:
        return read_clocks(stored)[seat].due
    except (IndexError, msgspec.ValidationError):
        return None
