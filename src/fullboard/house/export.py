"""Everything the house keeps of a guest, as one file to take along: what is theirs, and nobody else's secrets."""

import io
import json
import zipfile
from collections.abc import Iterable
from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Table, select

from fullboard.core.errors import FullboardError
from fullboard.core.record import Record
from fullboard.house.accounts import read_ways
from fullboard.house.store import schema
from fullboard.house.table import BOT_NAMES

FINISHED = ("over", "closed")
# What stands in `me.json` under these names: rows of a guest's own, with these columns.
OWN: dict[str, tuple[Table, tuple[str, ...]]] = {
    "sessions": (schema.sessions, ("created", "seen", "way")),
    "chat": (schema.chat, ("table", "text", "at")),
    "lessons": (schema.lessons, ("game", "lesson", "past", "at", "finished")),
    "puzzles": (schema.puzzles, ("game", "puzzle", "tries", "at", "solved")),
    "tips": (schema.tips, ("game", "tip")),
    "studies": (schema.studies, ("id", "game", "seat", "position", "comments", "at")),
    "presence": (schema.presence, ("table", "at")),
    "notices": (schema.notices, ("table", "what", "at")),
    "jobs": (schema.jobs, ("kind", "game", "asked", "finished")),
    "results": (
        schema.results,
        (
            *("table", "seat", "game", "pace", "players", "rated", "gone", "place", "score", "lead"),
            *("ended", "seconds", "lines", "counts"),
        ),
    ),
    "ratings": (schema.ratings, ("game", "pace", "mu", "sigma", "matches", "ended")),
    "profile": (schema.profiles, ("public", "matches", "statistics", "ratings", "unlisted")),
    "habits": (schema.habits, ("zone", "quiet_from", "quiet_until", "digest")),
    "holidays": (schema.holidays, ("day",)),
    "channels": (schema.channels, ("kind", "address", "wants", "language", "made", "worked", "failed", "fault")),
    "notes": (schema.notes, ("table", "text", "at")),
    "calls": (schema.calls, ("table", "kind", "at", "due")),
    "mails": (schema.mails, ("recipient", "subject", "text", "made")),
    "looks": (schema.looks, ("table", "line")),
    "orders": (schema.orders, ("table", "seat", "given", "state", "reason", "at")),
    "shoulders": (schema.shoulders, ("table", "seat", "made")),
    "behind": (schema.behind, ("table", "seat", "gone", "at")),
    "whispers": (schema.whispers, ("table", "seat", "text", "at")),
    "invitations": (schema.invitations, ("table", "seat", "at")),
    "kicks": (schema.kicks, ("table", "at")),
    "moderator": (schema.moderators, ("since",)),
    "sanctions": (schema.sanctions, ("kind", "words", "at", "until", "undone")),
}
TIMES = {
    *("at", "created", "seen", "finished", "solved", "asked", "until", "undone", "since", "used", "touched"),
    *("ended", "made", "worked", "failed", "due"),
}


def export(connection: Connection, guest: str) -> bytes:
    """A zip file: `me.json`, and the records of matches that are over as they can be replayed anywhere."""
    guests = schema.guests.c
    me = connection.execute(select(guests.name, guests.created, guests.seen).where(guests.id == guest)).one()
    told: dict[str, Any] = {"format": 1, "me": _plain(me._mapping)}
    told["ways"] = {name: [_plain(each) for each in rows] for name, rows in _ways(connection, guest).items()}
    for name, (table, columns) in OWN.items():
        rows = connection.execute(select(*(table.c[each] for each in columns)).where(table.c.guest == guest))
        told[name] = [_plain(row._mapping) for row in rows]
    steps = schema.rating_steps.c
    counted = select(steps.table, steps.game, steps.pace, steps.mu, steps.sigma, steps.matches, steps.ended)
    rows = connection.execute(counted.where(steps.who == guest).order_by(steps.ended))
    told["rating_steps"] = [_plain(row._mapping) for row in rows]
    told["invited"] = [_plain(row._mapping) for row in _invited(connection, guest)]
    told["relations"] = [_plain(row._mapping) for row in _relations(connection, guest)]
    told["reports"] = [_plain(row._mapping) for row in _reports(connection, guest)]
    told["tables"], records = _tables(connection, guest)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("me.json", json.dumps(told, ensure_ascii=False, indent=2))
        for table_id, record in records:
            file.writestr(f"records/{table_id}.txt", record)
    return packed.getvalue()


def _ways(connection: Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    ways = read_ways(connection, guest)
    return {
        "passkeys": [{"label": each.label, "since": each.since, "used": each.used} for each in ways.passkeys],
        "addresses": [asdict(each) for each in ways.addresses],
        "providers": [{"issuer": issuer, "since": since} for issuer, since in ways.identities],
        "codes": [{"left": ways.codes}],
    }


def _relations(connection: Connection, guest: str) -> Iterable[Any]:
    """Whom they follow, know, mute or block, by name; not who does so with them."""
    relations, guests = schema.relations.c, schema.guests.c
    wanted = select(guests.name, relations.what, relations.at).where(relations.guest == guest)
    return connection.execute(wanted.join_from(schema.relations, schema.guests, guests.id == relations.other))


def _invited(connection: Connection, guest: str) -> Iterable[Any]:
    """Whom they have invited, by name."""
    known, guests = schema.invitations.c, schema.guests.c
    wanted = select(guests.name, known.table, known.seat, known.at).where(known.host == guest)
    return connection.execute(wanted.join_from(schema.invitations, schema.guests, guests.id == known.guest))


def _reports(connection: Connection, guest: str) -> Iterable[Any]:
    """What they have complained of themselves; not of whom, nor who has complained of them."""
    known = schema.reports.c
    return connection.execute(select(known.table, known.reason, known.words, known.at).where(known.by == guest))


def _tables(connection: Connection, guest: str) -> tuple[list[dict[str, Any]], list[tuple[str, str]]]:
    """The tables they sit at, and the records of those that are over."""
    tables, seats = schema.tables.c, schema.seats.c
    rows = connection.execute(
        select(schema.tables, seats.seat)
        .join_from(schema.tables, schema.seats, seats.table == tables.id)
        .where(seats.guest == guest)
        .order_by(tables.created, seats.seat)
    ).all()
    listed, records = [], dict[str, str]()
    for row in rows:
        facts = {"table": row.id, "game": row.game, "seat": row.seat, "status": row.status}
        listed.append(_plain({**facts, "created": row.created, "touched": row.touched}))
        if row.status in FINISHED and row.heading is not None and (record := _record(connection, row)) is not None:
            records[row.id] = record  # once, though who shares a device sits there more than once
    return listed, list(records.items())


def _record(connection: Connection, row: Any) -> str | None:
    """The record of a match that is over, without its being replayed; None if what is stored cannot be read."""
    lines = schema.lines.c
    played = connection.scalars(select(lines.text).where(lines.table == row.id).order_by(lines.number)).all()
    try:
        record = Record.of(row.heading, played, row.ending, _names(connection, row.id))
    except FullboardError:
        return None
    if record.heading.commitment is not None:
        record = replace(record, secret=row.secret.hex())
    return record.text()


def _names(connection: Connection, table: str) -> list[str | None]:
    seats, guests = schema.seats.c, schema.guests.c
    rows = connection.execute(
        select(seats.seat, seats.guest, seats.bot, guests.name)
        .join_from(schema.seats, schema.guests, guests.id == seats.guest, isouter=True)
        .where(seats.table == table)
        .order_by(seats.seat)
    )
    return [
        row.name if row.guest else f"{BOT_NAMES[row.seat % len(BOT_NAMES)]} ({row.bot})" if row.bot else None
        for row in rows
    ]


def _plain(row: Any) -> dict[str, Any]:
    """A row with its times as people write them."""
    return {
        name: datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
        if name in TIMES and isinstance(value, float)
        else value
        for name, value in dict(row).items()
    }
