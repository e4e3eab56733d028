"""Onlookers behind one player: invited by that player, they see what the seat sees, and talk among themselves.

Whoever looks over a shoulder stays behind that one seat for the whole match, and says nothing to the rest of the table.
How many there are is told to everybody. None of it is part of a table's revision.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cachetools import TTLCache
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from fullboard.house import sanctions
from fullboard.house.bus import Bus, News
from fullboard.house.errors import NotAllowed, NotThere, Refused, TooMuch
from fullboard.house.friends import apart
from fullboard.house.people import Guest
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert
from fullboard.house.table import Table
from fullboard.house.tables import Tables
from fullboard.house.talk import MINUTE, Said, check_said
from fullboard.house.unwanted import Unwanted

MOST_BEHIND = 20  # one seat
MOST_WHISPERS = 200  # kept of one seat
MOST_A_MINUTE = 20
REMEMBERED, REMEMBERED_SECONDS = 10_000, 8.0  # tables, should news of a change be lost

shoulders, behind, whispers = schema.shoulders.c, schema.behind.c, schema.whispers.c

NOBODY: Mapping[str, int] = {}


@dataclass(frozen=True)
class ShoulderLink:
    """A way to look over somebody's shoulder."""

    table: str
    seat: int
    guest: str  # whose shoulder it is


class Shoulders:
    """Knows who looks over whose shoulder."""

    def __init__(self, store: Store, bus: Bus, tables: Tables, unwanted: Unwanted) -> None:
        self.store = store
        self.bus = bus
        self.tables = tables
        self.unwanted = unwanted
        self._known: TTLCache[str, dict[str, tuple[int, str]]] = TTLCache(REMEMBERED, REMEMBERED_SECONDS)
        bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        if news.kind == "presence":
            self._known.pop(news.subject, None)

    # Inviting

    async def invite(self, table_id: str, guest: str, seat: int | None = None) -> str:
        """A new invitation to look over one's own shoulder, in place of the one before; it is shown this once."""
        table = await self.tables.find(table_id)
        own = table.own_seat(guest, seat)
        token = secrets.token_urlsafe(12)
        row = {"guest": guest, "digest": _digest(token), "made": time.time()}
        key = {"table": table.id, "seat": own}
        await self.store.write(lambda connection: upsert(connection, schema.shoulders, key, row))
        return token

    async def find(self, table_id: str, token: str) -> ShoulderLink:
        """What an invitation is for; NotThere if it is none, or no longer."""
        table = await self.tables.find(table_id)
        own = and_(shoulders.table == table.id, shoulders.digest == _digest(token))
        wanted = select(shoulders.seat, shoulders.guest).where(own)
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        if row is None or table.seats[row.seat].guest != row.guest:
            raise NotThere("unknown-invitation")
        return ShoulderLink(table.id, row.seat, row.guest)

    async def dismiss(self, table_id: str, guest: str) -> None:
        """Nobody looks over one's shoulder any more, and the invitation is void."""
        table = await self.tables.find(table_id)
        table.own_seat(guest, next(iter(table.seats_of(guest)), None))
        here = table.id

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.shoulders).where(shoulders.table == here, shoulders.guest == guest))
            mine = update(schema.behind).where(behind.table == here, behind.owner == guest)
            connection.execute(mine.values(gone=True))

        await self._change(here, write)

    # Coming and going

    async def come(self, table_id: str, guest: str, token: str) -> ShoulderLink:
        """Look over a shoulder from now on."""
        invitation = await self.find(table_id, token)
        table = await self.tables.find(table_id)
        table.running()
        if table.seats_of(guest):
            raise Refused("sits-here")
        own = and_(behind.table == table.id, behind.guest == guest)
        row = {"seat": invitation.seat, "owner": invitation.guest, "gone": False, "at": time.time()}

        def write(connection: Connection) -> None:
            if apart(connection, guest, [invitation.guest]):  # whoever is blocked is not told
                raise NotThere("unknown-invitation")
            before = connection.execute(select(behind.seat, behind.owner).where(own).with_for_update()).first()
            if before is not None and (before.seat, before.owner) != (invitation.seat, invitation.guest):
                raise Refused("looked-elsewhere")
            upsert(connection, schema.behind, {"table": table.id, "guest": guest}, row)
            same = and_(behind.table == table.id, behind.seat == invitation.seat, ~behind.gone)
            if (connection.scalar(select(func.count()).where(same)) or 0) > MOST_BEHIND:
                raise TooMuch("too-many-behind", most=MOST_BEHIND)

        await self._change(table.id, write)
        return invitation

    async def go(self, table_id: str, guest: str) -> None:
        """Look no longer; they cannot look over another shoulder at that table, for they have seen this one's hand."""
        table = await self.tables.find(table_id)
        own = update(schema.behind).where(behind.table == table.id, behind.guest == guest).values(gone=True)
        await self._change(table.id, lambda connection: connection.execute(own))

    async def _change(self, table: str, write: Callable[[Connection], object]) -> None:
        await self.store.write(write)
        self._known.pop(table, None)
        self.bus.publish(News("presence", table))

    async def at(self, table: Table) -> Mapping[str, int]:
        """Who looks over which seat's shoulder at a table, as all processes know it."""
        if table.status != "running":
            return NOBODY
        if table.id not in self._known:
            await self.look_round([table.id])
        here = self._known.get(table.id, {})
        return {guest: seat for guest, (seat, owner) in here.items() if table.seats[seat].guest == owner}

    async def look_round(self, tables: list[str]) -> None:
        """Read anew who looks over whose shoulder at these tables, all at once."""
        wanted = select(behind.table, behind.guest, behind.seat, behind.owner).where(
            behind.table.in_(tables), ~behind.gone
        )
        found: dict[str, dict[str, tuple[int, str]]] = {table: {} for table in tables}
        for row in await self.store.read(lambda connection: connection.execute(wanted).all()):
            found[row.table][row.guest] = (row.seat, row.owner)
        self._known.update(found)

    # Whispering

    async def place(self, table: Table, guest: str, seat: int | None = None) -> int:
        """The seat behind which a guest may whisper: one's own, or the one whose shoulder one looks over."""
        own = table.seat_of(guest, seat)
        if own is None:
            own = (await self.at(table)).get(guest)
        if own is None:
            raise NotAllowed("not-behind")
        return own

    async def say(self, table: Table, guest: Guest, text: object, seat: int | None = None) -> None:
        """Say something that only this player and those behind them hear."""
        words = self.unwanted.cover(check_said(text))
        own = await self.place(table, guest.id, seat)
        row = {"table": table.id, "seat": own, "guest": guest.id, "text": words, "at": time.time()}
        here = and_(whispers.table == table.id, whispers.seat == own)

        def write(connection: Connection) -> None:
            sanctions.check(connection, guest.id, "muted")
            connection.execute(insert(schema.whispers).values(row))
            lately = select(func.count()).where(here, whispers.guest == guest.id, whispers.at > time.time() - MINUTE)
            if (connection.scalar(lately) or 0) > MOST_A_MINUTE:
                raise TooMuch("chat-too-fast", most=MOST_A_MINUTE)
            last = connection.scalar(
                select(whispers.id).where(here).order_by(whispers.id.desc()).offset(MOST_WHISPERS).limit(1)
            )
            if last is not None:
                connection.execute(delete(schema.whispers).where(here, whispers.id <= last))

        await self.store.write(write)

    async def heard(self, table: Table, seat: int) -> list[Said]:
        """What was whispered behind a seat, oldest first."""
        guests = schema.guests.c
        wanted = (
            select(whispers.guest, guests.name, whispers.text, whispers.at)
            .join_from(schema.whispers, schema.guests, guests.id == whispers.guest)
            .where(whispers.table == table.id, whispers.seat == seat)
            .order_by(whispers.id)
        )
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [Said(row.guest, row.name, row.text, row.at) for row in rows]


def counted(looking: Mapping[str, int], players: int) -> tuple[int, ...]:
    """How many look over each seat's shoulder."""
    places = list(looking.values())
    return tuple(map(places.count, range(players)))


def _digest(token: str) -> str:
    return hashlib.sha256(f"shoulder {token}".encode("utf-8", "surrogatepass")).hexdigest()
