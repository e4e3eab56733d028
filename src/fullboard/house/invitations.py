"""Invitations to tables: they wait for those who are away, and keep a seat each."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select

from fullboard.core.dealer import commitment_to
from fullboard.core.shelf import shelf
from fullboard.house.bus import Bus, News
from fullboard.house.calls.owing import owe_invited
from fullboard.house.errors import NotAllowed, NotThere, TooMuch
from fullboard.house.friends import apart, find_person, knows, mutes, named
from fullboard.house.lobby import called_of
from fullboard.house.marks import mark_of
from fullboard.house.settings import Settings, legible
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once
from fullboard.house.table import Table
from fullboard.house.tables import Tables, is_table_id

MOST_A_TABLE = 12
MOST_OF_ONE = 60  # that wait for others at a time
MOST_SHOWN = 20

known = schema.invitations.c
guests = schema.guests.c


@dataclass(frozen=True)
class Invitation:
    """An invitation as the one who is invited sees it."""

    table: str
    game_key: str
    host: str | None
    mark: str  # of the host
    called: tuple[str | None, ...]
    settings: Settings
    at: float
    commitment: str | None  # of the deal, to be seen before one sits down; none where nothing is sealed

    @property
    def rated(self) -> bool:
        """Whether it counts."""
        return bool(self.settings.rated)


@dataclass(frozen=True)
class Invited:
    """An invitation as those at the table see it."""

    mark: str
    name: str | None
    seat: int | None


@dataclass(frozen=True)
class GuestList:
    """Who is invited to a table, and whom its host has asked to leave."""

    invited: tuple[Invited, ...] = ()
    kicked: frozenset[str] = frozenset()


NOBODY_LISTED = GuestList()


class Invitations:
    """Invites people."""

    def __init__(self, store: Store, bus: Bus, tables: Tables) -> None:
        self.store = store
        self.bus = bus
        self.tables = tables

    async def find(self, guest: str, marks: Sequence[str]) -> list[str]:
        """The people of these marks whom a guest may invite, or NotThere."""
        return await self.store.read(lambda connection: [_invitable(connection, guest, mark) for mark in marks])

    async def find_by_name(self, guest: str, name: str) -> str:
        """The one person of that name whom a guest may invite."""
        return await self.store.read(lambda connection: named(connection, guest, name))

    async def invite(self, table_id: str, host: str, people: Sequence[str], seats: Sequence[int | None] = ()) -> None:
        """Invite people to a table that has not begun, each to a seat that is free, as long as there are any."""
        table = await self.tables.find(table_id)
        if table.host != host and table.seat_of(host) is None:
            raise NotAllowed("not-your-seat")
        table.check_open()
        chosen = list(seats) or [None] * len(people)
        await self.store.write(lambda connection: _invite(connection, table, host, people, chosen))
        self._tell(table, people)
        self.bus.publish(News("work", "call"))

    async def carry_over(self, before: Table, after: Table, host: str) -> None:
        """Whoever was invited to a table, or sat there, is invited to the one that takes its place."""
        invited = await self.store.read(lambda connection: _guests_invited(connection, before.id))
        people = dict.fromkeys([*(seat.guest for seat in before.seats if seat.guest), *invited])
        others = [each for each in people if each != host]
        if others and after.status == "open":
            await self.invite(after.id, host, others)

    async def invite_again(self, table: Table, host: str, others: Mapping[int, str | None]) -> None:
        """Keep those who have just played together their seats at the next table."""
        people = {at: guest for at, guest in others.items() if guest is not None}
        if people and table.status == "open":
            await self.invite(table.id, host, list(people.values()), list(people))

    async def kept(self, table_id: str) -> dict[int, str]:
        """The seats of a table that are kept, and for whom."""
        if not is_table_id(table_id):
            return {}
        return await self.store.read(lambda connection: kept_seats(connection, table_id))

    async def at(self, table: Table) -> GuestList:
        """Who is invited to a table, and who is not to sit down there; nobody once it has begun."""
        if table.status != "open":
            return NOBODY_LISTED
        return await self.store.read(lambda connection: guest_list(connection, table.id))

    async def decline(self, table_id: str, guest: str) -> None:
        """Say no, thank you."""
        await self._remove(table_id, guest)

    async def withdraw(self, table_id: str, host: str, mark: str) -> None:
        """Take an invitation back; whoever has made it may, and the host of the table."""
        table = await self.tables.find(table_id)
        other = await self.store.read(lambda connection: str(find_person(connection, mark).id))
        await self._remove(table_id, other, None if table.host == host else host)

    async def _remove(self, table_id: str, guest: str, by: str | None = None) -> None:
        this = (known.table == table_id) & (known.guest == guest)
        if by is not None:
            this &= known.host == by
        await self.store.write(lambda connection: connection.execute(delete(schema.invitations).where(this)))
        self._tell(await self.tables.find(table_id), [guest])

    def _tell(self, table: Table, people: Sequence[str]) -> None:
        """The lobbies of those who are concerned look again, and the table does."""
        self.bus.publish(News("table", table.id, table.revision, table.talk, tuple(sorted(people))))
        self.bus.publish(News("presence", table.id))


def waiting(connection: Connection, guest: str) -> list[Invitation]:
    """What a guest is invited to, the latest first; tables that have begun meanwhile are left out."""
    tables = schema.tables.c
    sealed = tables.position.is_(None).label("sealed")
    rows = connection.execute(
        select(known.table, known.host, known.at, guests.name, tables.game, tables.settings, tables.secret, sealed)
        .join_from(schema.invitations, schema.tables, tables.id == known.table)
        .join(schema.guests, guests.id == known.host)
        .where((known.guest == guest) & (tables.status == "open"))
        .order_by(known.at.desc())
        .limit(MOST_SHOWN)
    ).all()
    called = called_of(connection, [row.table for row in rows])
    return [
        Invitation(
            row.table,
            row.game,
            row.name,
            mark_of(row.host),
            called[row.table],
            legible(row.settings),
            row.at,
            commitment_to(row.secret) if row.sealed else None,
        )
        for row in rows
        if row.game in shelf()
    ]


def guest_list(connection: Connection, table: str) -> GuestList:
    """Who is invited to a table, and whom its host has asked to leave."""
    rows = connection.execute(
        select(known.guest, known.seat, guests.name)
        .join_from(schema.invitations, schema.guests, guests.id == known.guest)
        .where(known.table == table)
        .order_by(known.at, known.guest)
    )
    kicks = schema.kicks.c
    kicked = connection.scalars(select(kicks.guest).where(kicks.table == table))
    return GuestList(tuple([Invited(mark_of(row.guest), row.name, row.seat) for row in rows]), frozenset(kicked))


def _guests_invited(connection: Connection, table: str) -> list[str]:
    wanted = select(known.guest).where(known.table == table).order_by(known.at, known.guest)
    return list(connection.scalars(wanted))


def kept_seats(connection: Connection, table: str) -> dict[int, str]:
    """The seats of a table that are kept, and for whom."""
    rows = connection.execute(select(known.seat, known.guest).where(known.table == table))
    return {row.seat: row.guest for row in rows if row.seat is not None}


def accept(connection: Connection, table: str, guest: str) -> None:
    """Somebody has sat down: their invitation is done with."""
    connection.execute(delete(schema.invitations).where((known.table == table) & (known.guest == guest)))


def _invitable(connection: Connection, guest: str, mark: str) -> str:
    other = str(find_person(connection, mark).id)
    if apart(connection, guest, [other]) or not knows(connection, guest, other):
        raise NotThere("unknown-person")
    return other


def _invite(
    connection: Connection, table: Table, host: str, people: Sequence[str], chosen: Sequence[int | None]
) -> None:
    kept = kept_seats(connection, table.id)
    free = [at for at, seat in enumerate(table.seats) if seat.free and at not in kept]
    sitting = [table.host, *(seat.guest for seat in table.seats if seat.guest)]
    called = []
    kicks = schema.kicks.c
    if host == table.host:  # whom they had asked to leave is welcome again
        forgiven = (kicks.table == table.id) & kicks.guest.in_(people)
        connection.execute(delete(schema.kicks).where(forgiven))
    kicked = set(connection.scalars(select(kicks.guest).where(kicks.table == table.id)))
    for other, wanted in zip(people, chosen, strict=True):
        if table.seat_of(other) is not None or other in kicked or apart(connection, other, sitting):
            continue
        seat = wanted if wanted in free else free[0] if free else None
        row: dict[str, Any] = {"table": table.id, "guest": other, "host": host, "seat": seat, "at": time.time()}
        if insert_once(connection, schema.invitations, row):
            called.append(other)
            if seat is not None:
                free.remove(seat)
    owe_invited(connection, table, [each for each in called if not mutes(connection, each, host)])
    for counted, most in (
        (select(func.count()).where(known.table == table.id), MOST_A_TABLE),
        (_pending(host), MOST_OF_ONE),
    ):
        if (connection.scalar(counted) or 0) > most:
            raise TooMuch("too-many-invitations", most=most)


def _pending(host: str) -> Any:
    tables = schema.tables.c
    joined = select(func.count()).select_from(schema.invitations).join(schema.tables, tables.id == known.table)
    return joined.where((known.host == host) & (tables.status == "open"))
