"""Two guests become one: what one of them has played, learnt and said is the other's from then on."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, or_, select, update
from sqlalchemy import Table as DatabaseTable

from fullboard.core.shelf import USUAL_BOT
from fullboard.house.seating import without
from fullboard.house.store import schema
from fullboard.house.store import tables as rows
from fullboard.house.table import Table

Key = tuple[str, ...] | None

# What is the other's from now on, with what there can be only one of beside the guest: the other's own stays then.
MOVED: tuple[tuple[DatabaseTable, Key], ...] = (
    (schema.chat, None),
    (schema.notices, None),
    (schema.commitments, None),
    (schema.jobs, None),
    (schema.studies, None),
    (schema.mails, None),
    (schema.quotes, None),
    (schema.sanctions, None),
    (schema.presence, ("table",)),
    (schema.tips, ("game", "tip")),
    (schema.kicks, ("table",)),
    (schema.profiles, ()),
    (schema.invitations, ("table",)),
    (schema.habits, ()),
    (schema.holidays, ("day",)),
    (schema.channels, ("mark",)),
    (schema.looks, ("table",)),
    (schema.notes, ("table",)),
    (schema.orders, ("table", "key")),
    (schema.shoulders, None),
    (schema.behind, ("table",)),
    (schema.whispers, None),
)
ENDED = (schema.sessions, schema.codes, schema.proofs, schema.calls)  # proofs of who one was, and calls to them


def merge(connection: Connection, guest: str, into: str) -> list[str]:
    """Everything of a guest is another's, in this transaction; the tables that look otherwise now.

    Conflict if somebody has moved at a table where both sit; then it is to be done again.
    """
    guests = schema.guests.c
    connection.execute(select(guests.id).where(guests.id.in_((guest, into))).order_by(guests.id).with_for_update())
    touched = _seats(connection, guest, into)
    for table in ENDED:
        connection.execute(delete(table).where(table.c.guest == guest))
    for settle in (_lessons, _puzzles, _reports, _results, _relations):
        settle(connection, guest, into)
    for table, key in MOVED:
        _move(connection, table, key, guest, into)
    for owner in (schema.invitations.c.host, schema.behind.c.owner):
        connection.execute(update(owner.table).where(owner == guest).values({owner.name: into}))
    connection.execute(update(schema.guests).where(guests.id == guest).values(name=None, token=None))
    return touched


def _seats(connection: Connection, guest: str, into: str) -> list[str]:
    """Nobody has two seats at a table: a bot takes one of them, where it matters still; else it stays nameless."""
    seats, tables = schema.seats.c, schema.tables.c
    own, others = (set(connection.scalars(select(seats.table).where(seats.guest == each))) for each in (guest, into))
    both = sorted(own & others)
    for table in both:
        found = rows.load(connection, table)
        if found is not None and not found.finished:
            rows.save(connection, found, replace(_with_one_seat(found, guest), revision=found.revision + 1))
    spoken = select(schema.chat.c.table).where(schema.chat.c.guest == guest)
    hosted = select(tables.id).where(tables.host == guest)
    touched = sorted({*own, *connection.scalars(spoken), *connection.scalars(hosted)})
    moved = and_(seats.guest == guest, seats.table.not_in(both))
    connection.execute(update(schema.seats).where(moved).values(guest=into))
    connection.execute(update(schema.tables).where(tables.host == guest).values(host=into))
    connection.execute(
        update(schema.tables).where(tables.id.in_(touched)).values(revision=tables.revision + 1, talk=tables.talk + 1)
    )
    return touched


def _with_one_seat(table: Table, guest: str) -> Table:
    """The table without a guest who sits there once more."""
    if table.status == "open":
        return table.with_seat(table.own_seat(guest), guest=None, name=None, salt="")
    return without(table, guest, USUAL_BOT)


def _lessons(connection: Connection, guest: str, into: str) -> None:
    """Where both have taken a lesson, one is where one was last; finished by either, it is finished."""

    def better(ours: Any, theirs: Any) -> dict[str, Any]:
        last = max(ours, theirs, key=lambda row: row.at)
        finished = [row.finished for row in (ours, theirs) if row.finished is not None]
        return {"past": last.past, "at": last.at, "finished": max(finished, default=None)}

    _settle(connection, schema.lessons, ("game", "lesson"), guest, into, better)


def _puzzles(connection: Connection, guest: str, into: str) -> None:
    """Where both have tried a puzzle, what was tried first counts; solved by either, it is solved."""

    def better(ours: Any, theirs: Any) -> dict[str, Any]:
        first, second = sorted((ours, theirs), key=lambda row: row.at)
        solved = first.solved if first.solved is not None else second.solved
        return {"tries": first.tries, "at": first.at, "solved": solved}

    _settle(connection, schema.puzzles, ("game", "puzzle"), guest, into, better)


def _reports(connection: Connection, guest: str, into: str) -> None:
    """What one has complained of, and what others have; nobody complains of the same twice, or of themselves."""
    reports = schema.reports.c
    _drop_reports(connection, or_(and_(reports.by == guest, reports.about == into), _swapped(guest, into)))
    other = schema.reports.alias()
    for mine, theirs in ((reports.by, "about"), (reports.about, "by")):
        name = mine.name
        same = and_(
            other.c[name] == into,
            other.c[theirs] == reports[theirs],
            other.c.table == reports.table,
            other.c.line == reports.line,
        )
        _drop_reports(connection, and_(mine == guest, exists().where(same)))
        connection.execute(update(schema.reports).where(mine == guest).values({name: into}))


def _swapped(guest: str, into: str) -> Any:
    return and_(schema.reports.c.by == into, schema.reports.c.about == guest)


def _drop_reports(connection: Connection, which: Any) -> None:
    found = list(connection.scalars(select(schema.reports.c.id).where(which)))
    connection.execute(delete(schema.quotes).where(schema.quotes.c.report.in_(found)))
    connection.execute(delete(schema.reports).where(schema.reports.c.id.in_(found)))


def _results(connection: Connection, guest: str, into: str) -> None:
    """What one has played is the other's; where it counted, it is counted again, by the books."""
    results, ratings, steps = schema.results, schema.ratings, schema.rating_steps
    own = results.c.guest == guest
    connection.execute(update(results).where(own).values(guest=into, unrated=results.c.rated))
    for counted in (ratings, steps):
        connection.execute(delete(counted).where(counted.c.who == guest))


def _relations(connection: Connection, guest: str, into: str) -> None:
    """Nobody is anything to themselves; what both are to somebody is kept once, and what somebody is to both."""
    relations = schema.relations
    pair = (guest, into)
    connection.execute(delete(relations).where(relations.c.guest.in_(pair) & relations.c.other.in_(pair)))
    _move(connection, relations, ("other", "what"), guest, into)
    _move(connection, relations, ("guest", "what"), guest, into, "other")


def _settle(
    connection: Connection,
    table: DatabaseTable,
    key: tuple[str, ...],
    guest: str,
    into: str,
    better: Callable[[Any, Any], dict[str, Any]],
) -> None:
    """Move what only one of them has; of what both have, keep what is `better`."""
    theirs = {tuple(row._mapping[name] for name in key): row for row in _rows(connection, table, into)}
    for ours in _rows(connection, table, guest):
        at = tuple(ours._mapping[name] for name in key)
        if at in theirs:
            same = and_(table.c.guest == into, *(table.c[name] == value for name, value in zip(key, at, strict=True)))
            connection.execute(update(table).where(same).values(better(ours, theirs[at])))
    _move(connection, table, key, guest, into)


def _rows(connection: Connection, table: DatabaseTable, guest: str) -> list[Any]:
    return list(connection.execute(select(table).where(table.c.guest == guest)))


def _move(connection: Connection, table: DatabaseTable, key: Key, guest: str, into: str, column: str = "guest") -> None:
    """Everything of one is the other's, except what the other has."""
    own = table.c[column] == guest
    if key is not None:
        other = table.alias()
        same = and_(other.c[column] == into, *(other.c[name] == table.c[name] for name in key))
        connection.execute(delete(table).where(own, exists().where(same)))
    connection.execute(update(table).where(own).values({column: into}))
