"""Reads tables from the database and writes what has changed: a match is its heading and its lines, nothing else."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, bindparam, delete, insert, select, update

from fullboard.core.match import Match
from fullboard.core.record import Record, read_line
from fullboard.core.shelf import find_game
from fullboard.house.pace.clocks import Turned, deadline, read_clocks, wound
from fullboard.house.results import write_results
from fullboard.house.settings import read_settings
from fullboard.house.store import schema
from fullboard.house.store.hours import calendars, moment
from fullboard.house.store.rows import upsert
from fullboard.house.table import Ask, Notice, Seat, Table, bits

Versions = dict[str, tuple[int, int]]  # revision and talk of tables

# What is asked with every move is put together once, for that takes longer than asking it.

_tables, _seats, _notices, _lines, _guests = (
    each.c for each in (schema.tables, schema.seats, schema.notices, schema.lines, schema.guests)
)
_VERSIONS = select(_tables.id, _tables.revision, _tables.talk).where(
    _tables.id.in_(bindparam("wanted", expanding=True))
)
_TABLE = select(schema.tables).where(_tables.id == bindparam("wanted"))
_SEATS = (
    select(schema.seats, _guests.name)
    .join_from(schema.seats, schema.guests, _guests.id == _seats.guest, isouter=True)
    .where(_seats.table == bindparam("wanted"))
    .order_by(_seats.seat)
)
_NOTICES = (
    select(schema.notices, _guests.name)
    .join_from(schema.notices, schema.guests, _guests.id == _notices.guest, isouter=True)
    .where(_notices.table == bindparam("wanted"))
    .order_by(_notices.at)
)
_LINES = (
    select(_lines.text)
    .where(and_(_lines.table == bindparam("wanted"), _lines.number >= bindparam("first")))
    .order_by(_lines.number)
)
_AT_REVISION = update(schema.tables).where(
    and_(_tables.id == bindparam("known"), _tables.revision == bindparam("before"))
)
_ADD_LINES = insert(schema.lines)
_LEFT = (  # what is there for its guests
    *(schema.kicks, schema.invitations, schema.calls, schema.looks, schema.notes),
    *(schema.orders, schema.shoulders, schema.behind, schema.whispers),
)


class Conflict(Exception):
    """Somebody else has changed the table in the meantime; nothing was written."""


def versions(connection: Connection, tables: list[str]) -> Versions:
    """How far these tables are."""
    rows = connection.execute(_VERSIONS, {"wanted": tables})
    return {row.id: (row.revision, row.talk) for row in rows}


def load(connection: Connection, table: str, before: Table | None = None) -> Table | None:
    """A table as it is stored; of a match that is known already, only what is new is read."""
    row = connection.execute(_TABLE, {"wanted": table}).first()
    if row is None:
        return None
    find_game(row.game)  # if its package has gone missing, the table waits for it
    seats = _load_seats(connection, table)
    loaded = Table(
        id=row.id,
        game_key=row.game,
        players=row.players,
        options=dict(row.options),
        public=row.public,
        host=row.host,
        secret=row.secret,
        seats=seats,
        settings=read_settings(row.settings).settled(sum(seat.guest is not None or seat.free for seat in seats)),
        position=row.position,
        status=row.status,
        ask=Ask.read(row.ask),
        clocks=read_clocks(row.clocks),
        notices=_load_notices(connection, table, seats),
        rematch=row.rematch,
        created=row.created,
        touched=row.touched,
        revision=row.revision,
        talk=row.talk,
    )
    if row.heading is None:
        if row.status == "running":
            raise ValueError("a match without a heading")
        return loaded
    return replace(loaded, match=_load_match(connection, row, loaded, before))


def _load_seats(connection: Connection, table: str) -> tuple[Seat, ...]:
    rows = connection.execute(_SEATS, {"wanted": table})
    return tuple(Seat(row.guest, row.called or row.name, row.bot, row.away, row.salt, row.called) for row in rows)


def _load_notices(connection: Connection, table: str, seats: Sequence[Seat]) -> Mapping[int, Notice]:
    rows = connection.execute(_NOTICES, {"wanted": table})
    called = {(at, seat.guest): seat.called for at, seat in enumerate(seats)}
    names = [(row, called.get((row.seat, row.guest)) or row.name) for row in rows]
    return {row.seat: Notice(row.guest, name, row.what, row.at) for row, name in names}


def _load_match(connection: Connection, row: Row[Any], table: Table, before: Table | None) -> Match:
    match = before.match.copy() if before is not None and before.match is not None and row.ending is None else None
    first = len(match.lines()) if match is not None else 0
    # Whole, before anything in it can be wrong: what is half read stays open.
    played = connection.scalars(_LINES, {"wanted": table.id, "first": first}).all()
    if match is None:
        record = Record.of(row.heading, played, row.ending or "open", table.names)
        if record.heading.commitment is None:  # begun from a position: nothing is sealed, and its key is stored
            return Match.from_record(record, key=table.secret)
        return Match.from_record(record, secret=table.secret)
    match.follow(map(read_line, played))
    match.rename(table.names)
    return match


def insert_table(connection: Connection, table: Table, key: str | None = None) -> Table:
    """Write a new table down, with its seats; as it is stored, clocks running."""
    table = _timed(connection, None, table)
    connection.execute(
        insert(schema.tables).values(
            id=table.id,
            game=table.game_key,
            players=table.players,
            options=table.options,
            public=table.public,
            host=table.host,
            secret=table.secret,
            created=table.created,
            watched=0.0 if table.people else table.created,  # whoever sets bots a table is going to look at them
            key=key,
            position=None if table.position is None else dict(table.position),
            revision=table.revision,
            **_facts(table),
            **_settled(table),
        )
    )
    rows = [{"table": table.id, "seat": at, **_seat_row(seat)} for at, seat in enumerate(table.seats)]
    connection.execute(insert(schema.seats), rows)
    _add_lines(connection, table, 0, key=None)
    return table


def save(connection: Connection, before: Table, after: Table, key: str | None = None) -> Table:
    """Write what has changed since `before`, all or nothing; Conflict if somebody was quicker. As it is stored then."""
    after = _timed(connection, before, after)
    values = {**_facts(after), "revision": after.revision, "expiring": None}
    if after.settings != before.settings or before.match is None:
        values |= _settled(after)
    if connection.execute(_AT_REVISION, {"known": before.id, "before": before.revision, **values}).rowcount != 1:
        raise Conflict
    for at, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old != new:
            own = and_(schema.seats.c.table == after.id, schema.seats.c.seat == at)
            connection.execute(update(schema.seats).where(own).values(_seat_row(new)))
    for at, notice in after.notices.items():
        if notice is not before.notices.get(at):
            row = {"guest": notice.guest, "what": notice.what, "at": notice.at}
            upsert(connection, schema.notices, {"table": after.id, "seat": at}, row)
    _add_lines(connection, after, len(before.match.lines()) if before.match is not None else 0, key)
    if after.finished and not before.finished:
        write_results(connection, after)
    return after


def _timed(connection: Connection, before: Table | None, after: Table) -> Table:
    """The table with its clocks as they run from now on, by the house's own time."""
    if after.match is None or not after.pace.timed:
        return after
    lines = after.match.lines()[len(before.match.lines()) if before is not None and before.match is not None else 0 :]
    moved = {line.seat for line in lines if line.undone is None and line.seat is not None}
    taken_back = any(line.undone is not None for line in lines)
    turned = Turned(after.timed, after.actors, moved, taken_back)
    free = calendars(connection, after)
    clocks = wound(after.pace, after.clocks, after.players, turned, moment(connection), free)
    return replace(after, clocks=clocks)


def _facts(table: Table) -> dict[str, Any]:
    """What may change about a table, and what others look for."""
    facts: dict[str, Any] = {
        "status": table.status,
        "ask": table.ask.row() if table.ask is not None else None,
        "rematch": table.rematch,
        "touched": table.touched,
        "actors": bits(table.actors),
        "owed": bits(table.owed),
        "people": len(table.people),
        "clocks": [msgspec.to_builtins(clock) for clock in table.clocks] or None,
        "deadline": deadline(table.clocks),
    }
    if table.match is not None and table.finished:
        facts["ending"] = table.match.log.ending_line()
        facts["winners"] = bits(table.match.winners)
    return facts


def _settled(table: Table) -> dict[str, Any]:
    """What stays as it is while moves are made."""
    settled: dict[str, Any] = {"settings": _settings_row(table)}
    if table.match is not None:
        settled |= {"heading": table.match.heading(), "rules": table.match.log.heading.rules}
    return settled


def _settings_row(table: Table) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(table.settings)
    return row


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {"guest": seat.guest, "bot": seat.bot, "away": seat.away, "salt": seat.salt, "called": seat.called}


def _add_lines(connection: Connection, table: Table, known: int, key: str | None) -> None:
    new = table.match.lines()[known:] if table.match is not None else []
    now = time.time()
    rows = [{"table": table.id, "number": line.number, "text": line.text(), "at": now, "key": None} for line in new]
    if rows:
        rows[-1]["key"] = key
        connection.execute(_ADD_LINES, rows)


def line_of(connection: Connection, table: str, key: str) -> int | None:
    """The number of the line that was stored under that key."""
    known = schema.lines.c
    return connection.scalar(select(known.number).where(and_(known.table == table, known.key == key)))


def delete_table(connection: Connection, table: str) -> None:
    """Remove a table and everything that was said, played and thought of there."""
    jobs = schema.jobs.c
    connection.execute(delete(schema.jobs).where((jobs.kind == "analysis") & jobs.subject.startswith(f"{table}/")))
    for each in (schema.lines, schema.seats, schema.chat, schema.notices, schema.presence, *_LEFT):
        connection.execute(delete(each).where(each.c.table == table))
    results = schema.results.c  # what counts for ratings is kept, so that they can be computed again
    connection.execute(delete(schema.results).where((results.table == table) & ~results.rated))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
