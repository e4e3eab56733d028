"""The house's time as the database tells it: for how long it has been open, and which days are free for whom."""

from datetime import date

from sqlalchemy import ColumnElement, Connection, Float, case, cast, func, literal, select, update

from fullboard.house.pace.calendar import USUAL_ZONE, Calendar, honoured
from fullboard.house.pace.clocks import Instant
from fullboard.house.store import schema
from fullboard.house.store.engine import clock
from fullboard.house.table import Table

ALIVE_SECONDS = 10.0  # between signs of life
MOST_SECONDS = 2 * ALIVE_SECONDS  # after the last of them, for which the house is still taken to be open


def uptime(dialect: str) -> ColumnElement[float]:
    """For how long the house has been open in all, until now: a scalar to compare with."""
    known = schema.house.c
    since = clock(dialect) - known.alive
    counted = case((since < 0, 0.0), (since > MOST_SECONDS, MOST_SECONDS), else_=since)
    now = select(cast(known.uptime + counted, Float)).where(known.id == 1).scalar_subquery()
    return func.coalesce(now, literal(0.0))


def moment(connection: Connection) -> Instant:
    """Now, by the database's clock."""
    dialect = connection.dialect.name
    row = connection.execute(select(uptime(dialect).label("up"), clock(dialect).label("wall"))).one()
    return Instant(float(row.up), float(row.wall))


def put_back(connection: Connection, now: float) -> None:
    """The database's clock was put back: what is to be done by it is not waited for until it has come round again."""
    calls, mails, tables = schema.calls.c, schema.mails.c, schema.tables.c
    later = update(schema.calls).where(calls.at > now, calls.due.is_not(None))
    connection.execute(later.values(due=now + calls.due - calls.at, at=now))
    later = update(schema.mails).where(mails.made > now)
    connection.execute(later.values(due=now + mails.due - mails.made, until=now + mails.until - mails.made, made=now))
    connection.execute(update(schema.tables).where(tables.watched > now).values(watched=now))


def calendars(connection: Connection, table: Table) -> dict[int, Calendar]:
    """For each seat whose clock runs or ran, the days that are free for whoever sits there, as the table agreed."""
    settings = table.settings
    if not table.pace.days or not (settings.weekends_off or settings.holidays):
        return {}
    ran = {seat for seat, each in enumerate(table.clocks) if each.running}
    guests = {seat: str(table.seats[seat].guest) for seat in table.timed | ran if table.seats[seat].guest}
    habits, days = schema.habits.c, schema.holidays.c
    zones = connection.execute(select(habits.guest, habits.zone).where(habits.guest.in_(guests.values())))
    zone_of = {row.guest: row.zone for row in zones}
    taken: dict[str, list[date]] = {}
    if settings.holidays:
        for row in connection.execute(select(days.guest, days.day).where(days.guest.in_(guests.values()))):
            taken.setdefault(row.guest, []).append(date.fromisoformat(row.day))
    return {
        seat: Calendar(
            zone_of.get(guest, USUAL_ZONE),
            bool(settings.weekends_off),
            honoured(taken.get(guest, ()), settings.holidays or 0),
        )
        for seat, guest in guests.items()
    }
