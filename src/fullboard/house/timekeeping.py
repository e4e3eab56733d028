"""Keeping time: what happens when somebody's has run out, giving more of it, and one's own days off."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from fullboard.core.shelf import USUAL_BOT
from fullboard.house.agreements import agreed
from fullboard.house.errors import BadRequest, Refused, TooMuch
from fullboard.house.pace.calendar import USUAL_ZONE, Calendar, zone_of
from fullboard.house.pace.clocks import Clock, Instant, run_out
from fullboard.house.store import Store, schema
from fullboard.house.store.hours import calendars, moment
from fullboard.house.table import Table
from fullboard.house.tables import Beside, Tables

MOST_HOLIDAYS = 60  # days a year that one may take
MOST_AHEAD = 366  # days
MOST_GIFTS = 5  # times what is given at once, that a clock may show in all


class Timekeeping:
    """Looks after the clocks."""

    def __init__(self, store: Store, tables: Tables, own: Callable[[], Instant]) -> None:
        self.store = store
        self.tables = tables
        self.own = own  # the time as this process knows it

    async def act(self, table_id: str, beside: Beside | None = None) -> Table:
        """Do what the table agreed on for whoever's time has run out; where nobody's has, see when it will."""
        known = await self.tables.find(table_id)

        def read(connection: Connection) -> tuple[Instant, dict[int, Calendar]]:
            return moment(connection), calendars(connection, known)

        now, free = await self.store.read(read)
        now = replace(now, up=min(now.up, self.own().up))  # the database's clock may have been put on a moment ago

        def decide(table: Table) -> Table:
            if not any(clock.running for clock in table.clocks):
                return table
            return out_of_time(table, run_out(table.clocks, now, free))

        return await self.tables.change(table_id, decide, beside=beside)

    async def give(self, table_id: str, guest: str, seat: int) -> Table:
        """Give somebody else more time: another move's worth of it, or some minutes for the bank."""

        def decide(table: Table) -> Table:
            table.running()
            own = table.own_seat(guest)
            if not 0 <= seat < table.players:
                raise BadRequest("bad-seat", seat=seat)
            if not table.clocks or seat not in table.timed:
                raise Refused("no-clock-running")
            if seat == own:
                raise Refused("time-from-others")
            clock, gift = table.clocks[seat], table.pace.gift
            if clock.left + gift > table.pace.first + MOST_GIFTS * gift:
                raise TooMuch("time-enough")
            return _with_clock(table, seat, msgspec.structs.replace(clock, left=clock.left + gift, handed=False))

        return await self.tables.change(table_id, decide)

    # One's own days off

    async def zone(self, guest: str) -> str:
        """Where a guest lives, as far as clocks are concerned."""
        known = schema.habits.c
        own = select(known.zone).where(known.guest == guest)
        return await self.store.read(lambda connection: connection.scalar(own)) or USUAL_ZONE

    async def holidays(self, guest: str) -> list[date]:
        """The days off that a guest has taken or will take."""
        known = schema.holidays.c
        own = select(known.day).where(known.guest == guest).order_by(known.day)
        days = await self.store.read(lambda connection: list(connection.scalars(own)))
        return [date.fromisoformat(day) for day in days]

    async def today(self, guest: str) -> date:
        """The day it is where a guest lives."""
        return datetime.now(zone_of(await self.zone(guest))).date()

    async def days_off(self, guest: str) -> list[date]:
        """The days off of a guest from today on."""
        today = await self.today(guest)
        return [day for day in await self.holidays(guest) if day >= today]

    async def take_off(self, guest: str, first: str, last: str) -> None:
        """Take some days off, from one to another; not those that are past, and not too many of a year."""
        today = await self.today(guest)
        days = _days(first, last or first)
        if not days or days[0] < today or days[-1] > today + timedelta(days=MOST_AHEAD):
            raise BadRequest("bad-days-off")
        known = schema.holidays.c

        def write(connection: Connection) -> None:
            connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
            wanted = [day.isoformat() for day in days]
            connection.execute(delete(schema.holidays).where((known.guest == guest) & known.day.in_(wanted)))
            connection.execute(insert(schema.holidays), [{"guest": guest, "day": day} for day in wanted])
            for year in {day.year for day in days}:
                of_year = (known.guest == guest) & known.day.startswith(f"{year}-")
                if (connection.scalar(select(func.count()).where(of_year)) or 0) > MOST_HOLIDAYS:
                    raise TooMuch("too-many-holidays", most=MOST_HOLIDAYS)

        await self.store.write(write)
        await self._look_again(guest)

    async def come_back(self, guest: str, day: str) -> None:
        """Give a day off back, unless it is past: a clock that stood then is not made to have run."""
        today = await self.today(guest)
        wanted = _days(day, day)
        if not wanted or wanted[0] <= today:
            raise BadRequest("bad-days-off")
        known = schema.holidays.c
        own = delete(schema.holidays).where((known.guest == guest) & (known.day == wanted[0].isoformat()))
        await self.store.write(lambda connection: connection.execute(own))
        await self._look_again(guest)

    async def _look_again(self, guest: str) -> None:
        """Work out anew when a guest's running clocks run out."""
        known, seats = schema.tables.c, schema.seats.c
        own = select(known.id).join_from(schema.tables, schema.seats, seats.table == known.id)
        timed = own.where((seats.guest == guest) & known.deadline.is_not(None))
        for table_id in await self.store.read(lambda connection: list(connection.scalars(timed))):
            await self.tables.change(table_id, lambda table: replace(table) if table.timed else table)


def out_of_time(table: Table, seats: list[int]) -> Table:
    """The table after these seats' time has run out; a new one, for its clocks are looked at when it is stored."""
    after = replace(table)
    for seat in seats:
        chair, clock = after.seats[seat], after.clocks[seat]
        bot = chair.bot or USUAL_BOT
        if after.settings.late == "end":
            match = after.running().copy()
            match.close()
            return after.with_match(match).with_notice(seat, "ended", chair.guest, chair.name)
        if clock.late:
            after = agreed(after.with_seat(seat, "timeout", away=True, bot=bot))
        else:
            handed = msgspec.structs.replace(clock, handed=True, late=1)
            after = _with_clock(after.with_seat(seat, "late", bot=bot), seat, handed)
        if after.finished:
            break
    return after


def _with_clock(table: Table, seat: int, clock: Clock) -> Table:
    return replace(table, clocks=(*table.clocks[:seat], clock, *table.clocks[seat + 1 :]))


def _days(first: str, last: str) -> list[date]:
    try:
        begin, end = date.fromisoformat(first), date.fromisoformat(last)
    except (TypeError, ValueError) as error:
        raise BadRequest("bad-days-off") from error
    many = (end - begin).days + 1
    return [begin + timedelta(days=at) for at in range(many)] if 0 < many <= MOST_AHEAD else []
