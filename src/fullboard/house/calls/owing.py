"""Which calls a change at a table makes owed: written down in the same transaction, for whoever can be called."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from fullboard.house.calls.habits import Habits, read_habits
from fullboard.house.pace.pace import Pace
from fullboard.house.store import schema
from fullboard.house.store.engine import clock
from fullboard.house.table import Table

KINDS = ("turn", "soon", "begun", "over", "invited")
PACES = ("live", "days")
WANTS = tuple(f"{kind} {pace}" for kind in KINDS for pace in PACES if (kind, pace) != ("soon", "live"))
USUAL_WANTS = (
    *("turn live", "turn days", "soon days", "begun live", "begun days", "over days"),
    *("invited live", "invited days"),
)
LEAST_NOTICE = 3 * 3600.0  # seconds before time runs out that one is called again
SHARE = 8  # or one part in so many of the time there was


def notice(pace: Pace) -> float:
    """How long before time runs out one is called once more."""
    return max(LEAST_NOTICE, pace.move / SHARE)


def owe(connection: Connection, before: Table | None, after: Table) -> bool:
    """Write down whom to call about it; whether there is anybody."""
    if after.match is None or (before is not None and before.finished):
        return False
    begins = before is None or before.match is None
    if after.finished:
        return not begins and _owe(connection, after, "over", range(after.players))
    to_move = after.people.intersection(after.actors)
    new = to_move if begins or before is None else to_move - before.people.intersection(before.actors)
    anybody = _owe(connection, after, "turn", new)
    if after.pace.days and anybody:
        for seat in new:
            clock = after.clocks[seat]
            if clock.due is not None and clock.since is not None and clock.due - clock.since > notice(after.pace):
                left = clock.due - clock.since
                habits = _habits(connection, after.seats[seat].guest)
                later = habits.reminder(clock.began, left - notice(after.pace), left)
                _owe(connection, after, "soon", {seat}, later)
    if begins:
        anybody = _owe(connection, after, "begun", after.people - to_move) or anybody
    return anybody


def owe_invited(connection: Connection, table: Table, people: Sequence[str]) -> None:
    """Write down that these are to be told of a seat that is kept for them."""
    if people:
        _call(connection, table.id, "invited", 0, people)


def _habits(connection: Connection, guest: str | None) -> Habits:
    return read_habits(connection.execute(select(schema.habits).where(schema.habits.c.guest == guest)).first())


def _owe(connection: Connection, table: Table, kind: str, seats: Iterable[int], seconds: float = 0.0) -> bool:
    guests = [guest for seat in seats if (guest := table.seats[seat].guest) and not table.seats[seat].away]
    if not guests:
        return False
    assert table.match is not None
    return _call(connection, table.id, kind, len(table.match.lines()), guests, seconds)


def _call(
    connection: Connection, table: str, kind: str, moment: int, guests: Sequence[str], seconds: float = 0.0
) -> bool:
    values = {"of": table, "what": kind, "line": moment, "later": seconds}
    called = connection.execute(_statement(connection.dialect.name), [{**values, "wanted": each} for each in guests])
    return bool(called.rowcount)


@cache
def _statement(dialect: str) -> Any:
    """Calls one guest: asked with nearly every move, so that it is put together once, and for no list of guests."""
    known, now = schema.channels.c, clock(dialect)
    calls = schema.calls.c
    wanted = select(
        known.guest,
        known.id,
        bindparam("of", type_=calls.table.type),
        bindparam("what", type_=calls.kind.type),
        bindparam("line", type_=calls.moment.type),
        now,
        now + bindparam("later", type_=calls.at.type),
    ).where(known.guest == bindparam("wanted"), known.dead.is_(None))
    columns = ["guest", "channel", "table", "kind", "moment", "at", "due"]
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(schema.calls)
    called = insert.from_select(columns, wanted).on_conflict_do_nothing()
    return called.execution_options(preserve_rowcount=True)
