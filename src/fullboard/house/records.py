"""Writes new tables to the database and reads them back: a match is its heading and its lines, nothing else."""

import logging
from collections.abc import Iterable
from datetime import date
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from fullboard.core.errors import FullboardError
from fullboard.core.match import Match
from fullboard.core.record import read_record
from fullboard.core.shelf import shelf
from fullboard.house import schema
from fullboard.house.table import Going, Said, Seat, Table, usual_hints

log = logging.getLogger("fullboard.house")
MOST_SHOWN = 6  # finished matches


def load_tables(connection: Connection, status: Iterable[str] = (), table: str | None = None) -> list[Table]:
    """The tables of some status, or one, as they were when the last line was stored."""
    known = schema.tables.c
    wanted = known.id == table if table is not None else known.status.in_(list(status))
    rows = connection.execute(select(schema.tables).where(wanted)).all()
    if table is not None:
        return [_load(connection, row) for row in rows]
    return [found for row in rows if (found := _load_if_known(connection, row)) is not None]


def last_matches(connection: Connection, guest: str) -> list[tuple[str, str, str]]:
    """The last matches somebody finished: table, game and day."""
    known, seats = schema.tables.c, schema.seats.c
    rows = connection.execute(
        select(known.id, known.game, known.touched)
        .join_from(schema.tables, schema.seats, seats.table == known.id)
        .where((seats.guest == guest) & known.status.in_(("over", "closed")) & known.heading.is_not(None))
        .order_by(known.touched.desc())
        .limit(MOST_SHOWN)
    )
    return [(row.id, row.game, date.fromtimestamp(row.touched).isoformat()) for row in rows if row.game in shelf()]


def _load_if_known(connection: Connection, row: Any) -> Table | None:
    """A table, unless its game is no longer here: that must not keep the others from being opened."""
    try:
        return _load(connection, row)
    except FullboardError as error:
        log.warning("table %s of %s stays closed: %s", row.id, row.game, error)
        return None


def _load(connection: Connection, row: Any) -> Table:
    guests = schema.guests.c
    seats = connection.execute(
        select(schema.seats, guests.name)
        .join_from(schema.seats, schema.guests, guests.id == schema.seats.c.guest, isouter=True)
        .where(schema.seats.c.table == row.id)
        .order_by(schema.seats.c.seat)
    )
    chat = connection.execute(
        select(schema.chat, guests.name)
        .join_from(schema.chat, schema.guests)
        .where(schema.chat.c.table == row.id)
        .order_by(schema.chat.c.id)
    )
    goings = connection.execute(
        select(schema.goings, guests.name)
        .join_from(schema.goings, schema.guests)
        .where(schema.goings.c.table == row.id)
        .order_by(schema.goings.c.at)
    )
    agreed = schema.agreements.c
    hints = connection.scalar(select(agreed.hints).where(agreed.table == row.id))
    table = Table(
        id=row.id,
        game_key=row.game,
        players=row.players,
        options=dict(row.options),
        public=row.public,
        host=row.host,
        secret=row.secret,
        seats=[Seat(each.salt, each.guest, each.name, each.bot, each.away) for each in seats],
        status=row.status,
        chat=[Said(each.guest, each.name, each.text, each.at) for each in chat],
        goings=[Going(each.guest, each.name, each.what, each.at) for each in goings],
        rematch=row.rematch,
        created=row.created,
        touched=row.touched,
    )
    table.hints = usual_hints(table.seats) if hints is None else hints
    if row.heading is not None:
        table.match = _load_match(connection, row, table)
    return table


def _load_match(connection: Connection, row: Any, table: Table) -> Match:
    known = schema.lines.c
    rows = connection.execute(select(known.text, known.at).where(known.table == row.id).order_by(known.number)).all()
    table.touched = max(table.touched, rows[-1].at)
    log = "".join(each.text + "\n" for each in rows)
    record = read_record(f"{row.heading}names []\n\n{log}{row.ending or 'open'}\n")
    record.heading.names = table.names
    return Match.from_record(record.text(), secret=table.secret)


def insert_table(connection: Connection, table: Table) -> None:
    """Write a new table down, with its seats and what was agreed."""
    connection.execute(
        insert(schema.tables).values(
            id=table.id,
            game=table.game_key,
            players=table.players,
            options=table.options,
            public=table.public,
            host=table.host,
            status=table.status,
            secret=table.secret,
            created=table.created,
            touched=table.touched,
        )
    )
    rows = [
        {"table": table.id, "seat": at, "guest": seat.guest, "bot": seat.bot, "away": seat.away, "salt": seat.salt}
        for at, seat in enumerate(table.seats)
    ]
    connection.execute(insert(schema.seats), rows)
    connection.execute(insert(schema.agreements).values(table=table.id, hints=table.hints))


def change_seat(connection: Connection, table: str, seat: int, values: dict[str, Any], going: Going | None) -> None:
    """Write down who sits there, and who has gone or come back; what they did before is forgotten."""
    stored = {key: value for key, value in values.items() if key != "name"}
    where = (schema.seats.c.table == table) & (schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(where).values(stored))
    if going is None:
        return
    known = schema.goings.c
    connection.execute(delete(schema.goings).where((known.table == table) & (known.guest == going.guest)))
    row = {"table": table, "guest": going.guest, "what": going.what, "at": going.at}
    connection.execute(insert(schema.goings).values(row))
