"""Guests: a name is all they need. A session, carried by a signed cookie, or a bearer token says who they are."""

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from cachetools import LRUCache, TTLCache
from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, or_, select, union, update

from fullboard.core.shelf import USUAL_BOT
from fullboard.house import sanctions
from fullboard.house.again import next_time
from fullboard.house.bus import Bus, News
from fullboard.house.errors import Damaged, DatabaseAway, NotThere
from fullboard.house.names import check_name
from fullboard.house.seating import without
from fullboard.house.store import Store, schema
from fullboard.house.tables import Tables
from fullboard.house.unwanted import Unwanted

CODE_MINUTES = 10
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks like another
CODE_LENGTH = 12
TOKEN_BYTES = 24
MOST_GUESTS = 20_000  # kept in mind
REMEMBERED_SECONDS = 30.0  # should news of a change be lost
AGAIN_SECONDS = 10.0  # between looking up anew, all at once, those who were here
LATELY_SECONDS = 600.0  # lately
MOST_AT_ONCE = 5000
DAY = 86400.0


@dataclass(frozen=True)
class Guest:
    """Somebody in the house."""

    id: str
    name: str | None
    session: str = ""  # the one they are here by; none with a token
    warned: bool = field(default=False, compare=False)  # a moderator has told them something that they have not read


@dataclass(frozen=True)
class Session:
    """A device that a guest is known on: since when, the day they were last seen there, and how they came in."""

    id: str
    created: float
    seen: float
    way: str

    @cached_property
    def mark(self) -> str:
        """What it is called where it could be read."""
        return digest(f"session {self.id}")[:16]


Found = tuple[Guest, float]  # and when they were last here, to the day

_guests = schema.guests.c
_KNOWN = select(_guests.id, _guests.name, _guests.seen)
_BY_SESSION = _KNOWN.join_from(schema.guests, schema.sessions).where(schema.sessions.c.id == bindparam("key"))
_BY_TOKEN = _KNOWN.where(_guests.token == bindparam("key"))
_WANTED: BindParameter[Any] = bindparam("keys", expanding=True)
_BY_SESSIONS = select(schema.sessions.c.id.label("key"), *_KNOWN.selected_columns).join_from(
    schema.guests, schema.sessions
)
_ALL_KNOWN = (
    _BY_SESSIONS.where(schema.sessions.c.id.in_(_WANTED)),
    select(_guests.token.label("key"), *_KNOWN.selected_columns).where(_guests.token.in_(_WANTED)),
)
_JUDGED = select(schema.sanctions.c.guest).where(schema.sanctions.c.guest.in_(_WANTED))
_SANCTIONED = select(schema.sanctions.c.id).where(schema.sanctions.c.guest == bindparam("guest")).limit(1)


class People:
    """Knows the guests, by session and by token; those who were here lately without looking them up."""

    def __init__(self, store: Store, bus: Bus, tables: Tables, unwanted: Unwanted) -> None:
        self.store = store
        self.bus = bus
        self.tables = tables
        self.unwanted = unwanted
        self._known: TTLCache[str, Guest] = TTLCache(MOST_GUESTS, REMEMBERED_SECONDS)
        self._asked: LRUCache[str, float] = LRUCache(MOST_AT_ONCE)  # when each of them was last here
        self._changed: set[str] = set()  # guests of whom there was news while all were looked up
        bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        if news.kind == "guest":
            self._changed.add(news.subject)
            for key in [key for key, known in self._known.items() if known.id == news.subject]:
                del self._known[key]

    async def by_session(self, session: str) -> Guest | None:
        """The guest whose session that is; NotAllowed if they are banned."""
        return await self._recognise(session, _find_session)

    async def by_token(self, token: str) -> Guest | None:
        """The guest who holds that bearer token; NotAllowed if they are banned."""
        return await self._recognise(digest(token), _find_token)

    async def _recognise(self, key: str, find: Callable[[Connection, str], Found | None]) -> Guest | None:
        known = self._known.get(key)
        if known is not None:
            self._asked[key] = time.monotonic()
            return known
        found = await self.store.read(lambda connection: find(connection, key))
        if found is None:
            return None
        guest, seen = found
        self._known[key] = guest
        self._asked[key] = time.monotonic()
        if seen < time.time() - DAY:
            with contextlib.suppress(DatabaseAway):  # who only looks is let in even if nothing can be stored
                await self._note_day(guest)
        return guest

    async def run(self) -> None:
        """Look up anew, all at once, those who were here lately, so that whoever does something need not be."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            with next_time("those who are here were not looked up"):  # then each is when they come
                await self.look_round()

    async def look_round(self) -> None:
        """Remember those who were here lately as they are now; whoever needs a closer look gets it when they come."""
        lately = time.monotonic() - LATELY_SECONDS
        keys = [key for key, at in self._asked.items() if at > lately and key in self._known]
        if not keys:
            return
        self._changed.clear()
        found = await self.store.read(lambda connection: _find_all(connection, keys))
        for key, guest in found.items():
            if guest.id not in self._changed:
                self._known[key] = guest

    async def _note_day(self, guest: Guest) -> None:
        """Write down that somebody was here, once a day."""
        now = time.time()
        guests, sessions = schema.guests.c, schema.sessions.c

        def note(connection: Connection) -> None:
            stale = (guests.id == guest.id) & (guests.seen < now - DAY)
            connection.execute(update(schema.guests).where(stale).values(seen=now))
            stale = (sessions.id == guest.session) & (sessions.seen < now - DAY)
            connection.execute(update(schema.sessions).where(stale).values(seen=now))

        await self.store.write(note)

    # Coming in

    async def welcome(self, name: str, token: str | None = None) -> Guest:
        """Write a new guest into the book, with a session unless they come by a token."""
        now = time.time()
        guest = Guest(secrets.token_hex(12), self.unwanted.check_name(check_name(name)))
        row = {"id": guest.id, "name": guest.name, "created": now, "seen": now}
        row |= {"token": digest(token) if token else None}

        def write(connection: Connection) -> Guest:
            connection.execute(insert(schema.guests).values(row))
            return guest if token else replace(guest, session=add_session(connection, guest.id, "name"))

        return await self.store.write(write)

    async def make_code(self, guest: Guest) -> str:
        """A one-time code that carries a guest to another device for a few minutes."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        row = {"digest": digest(code), "guest": guest.id, "expires": time.time() + CODE_MINUTES * 60}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest.id))
            connection.execute(insert(schema.codes).values(row))

        await self.store.write(write)
        return "-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4))

    async def give_token(self, guest: Guest) -> str:
        """A new token in place of the one before and of the session that somebody came in by; it is shown this once."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        known = schema.sessions.c

        def write(connection: Connection) -> None:
            own = (_guests.id == guest.id) & _guests.name.is_not(None)
            connection.execute(update(schema.guests).where(own).values(token=digest(token)))
            connection.execute(delete(schema.sessions).where((known.id == guest.session) & (known.guest == guest.id)))

        await self.store.write(write)
        self.bus.publish(News("guest", guest.id))
        return token

    # Sessions

    async def sessions(self, guest: Guest) -> list[Session]:
        """The devices a guest is known on."""
        known = schema.sessions.c
        own = select(known.id, known.created, known.seen, known.way).where(known.guest == guest.id)
        rows = await self.store.read(lambda connection: connection.execute(own.order_by(known.created)).all())
        return [Session(*row) for row in rows]

    async def end_marked(self, guest: Guest, mark: str) -> None:
        """End one session of a guest, called by its mark; NotThere if it is none of theirs."""
        found = next((each for each in await self.sessions(guest) if each.mark == mark), None)
        if found is None:
            raise NotThere("unknown-session")
        await self.end_session(replace(guest, session=found.id))

    async def end_sessions(self, guest: Guest, but: str = "") -> int:
        """End all sessions of a guest but one; how many there were."""
        known = schema.sessions.c
        others = delete(schema.sessions).where((known.guest == guest.id) & (known.id != but))
        ended = await self.store.write(lambda connection: connection.execute(others).rowcount)
        self._tell_ended(guest.id)
        return ended

    async def end_session(self, guest: Guest) -> None:
        """Leave the house on this device."""
        own = delete(schema.sessions).where(schema.sessions.c.id == guest.session)
        await self.store.write(lambda connection: connection.execute(own))
        self._tell_ended(guest.id)

    def _tell_ended(self, guest: str) -> None:
        """Whatever they have open is opened again by those who may."""
        self.bus.publish(News("guest", guest))
        self.bus.publish(News("ended", guest))

    # Being called otherwise

    async def rename(self, guest: str, name: str) -> str:
        """Give a guest another name, at every table; as it is written there."""
        checked = self.unwanted.check_name(check_name(name))

        def write(connection: Connection) -> list[str]:
            connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=checked))
            return _stir(connection, guest)

        await self.announce(guest, await self.store.write(write))
        return checked

    async def forget(self, guest: str) -> None:
        """Remove what a guest has said and what they are called, for good; the log of their moves stays, nameless.

        Where they play, a bot takes the seat; a table of theirs that has not begun is cleared.
        """
        sitting = select(schema.tables.c.id).join_from(schema.tables, schema.seats).where(schema.seats.c.guest == guest)
        hosting = select(schema.tables.c.id).where(schema.tables.c.host == guest)
        live = schema.tables.c.status.in_(("open", "running"))
        own = union(sitting.where(live), hosting.where(live))
        for table in await self.store.read(lambda connection: list(connection.scalars(own))):
            with contextlib.suppress(Damaged, NotThere):
                await self.tables.change(table, lambda before: without(before, guest, USUAL_BOT))

        def write(connection: Connection) -> list[str]:
            # Whoever is about to give them something waits, and finds nobody to give it to.
            connection.execute(select(_guests.id).where(_guests.id == guest).with_for_update())
            touched = _stir(connection, guest)
            _forget_addresses(connection, guest)
            _forget_reports(connection, guest)
            theirs = (each.c.guest for each in (schema.chat, schema.notices, schema.commitments, *schema.OWN))
            for owner in (*theirs, *schema.ABOUT):
                connection.execute(delete(owner.table).where(owner == guest))
            own = schema.seats.c.guest == guest
            connection.execute(update(schema.seats).where(own).values(called=None))  # whoever shared their device
            connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=None, token=None))
            return touched

        touched = await self.store.write(write)
        await self.store.wipe()
        await self.announce(guest, touched)

    async def announce(self, guest: str, tables: list[str]) -> None:
        """Everybody hears that a guest is another one now, or has gone, and what that changes at these tables."""
        self.bus.publish(News("guest", guest))
        for table in await self.tables.refresh(tables):
            self.tables.announce(table, listed=True)


def _stir(connection: Connection, guest: str) -> list[str]:
    """Every table where that guest sat or spoke is at another revision: it says something else now."""
    tables, known = schema.tables, schema.tables.c
    places = [select(each.c.table).where(each.c.guest == guest) for each in (schema.seats, schema.chat, schema.notices)]
    found = list(connection.scalars(union(*places)))
    connection.execute(
        update(tables).where(known.id.in_(found)).values(revision=known.revision + 1, talk=known.talk + 1)
    )
    return found


def _forget_addresses(connection: Connection, guest: str) -> None:
    """What was asked for and posted by the way of a guest's addresses goes with them."""
    own = select(schema.addresses.c.address).where(schema.addresses.c.guest == guest)
    addresses = list(connection.scalars(own))
    connection.execute(delete(schema.mails).where(schema.mails.c.recipient.in_(addresses)))
    asked = schema.proofs.c.given["address"].as_string()
    connection.execute(delete(schema.proofs).where(asked.in_(addresses)))


def _forget_reports(connection: Connection, guest: str) -> None:
    """What a guest has complained of, what was complained of them, and whatever of theirs was quoted."""
    reports, quotes, deeds = schema.reports.c, schema.quotes.c, schema.deeds.c
    gone = list(connection.scalars(select(reports.id).where(or_(reports.by == guest, reports.about == guest))))
    connection.execute(delete(schema.quotes).where(or_(quotes.report.in_(gone), quotes.guest == guest)))
    connection.execute(delete(schema.reports).where(reports.id.in_(gone)))
    connection.execute(update(schema.deeds).where(deeds.about == guest).values(words=""))


def _find_session(connection: Connection, session: str) -> Found | None:
    row = connection.execute(_BY_SESSION, {"key": session}).first()
    return _found(connection, row, session)


def _find_token(connection: Connection, key: str) -> Found | None:
    return _found(connection, connection.execute(_BY_TOKEN, {"key": key}).first())


def _find_all(connection: Connection, keys: list[str]) -> dict[str, Guest]:
    """Those of many whose keys these are of whom there is nothing else to be known or noted."""
    by_session, by_token = [connection.execute(each, {"keys": keys}).all() for each in _ALL_KNOWN]
    found = {row.key: (row, row.key) for row in by_session} | {row.key: (row, "") for row in by_token}
    guests = [row.id for row, _ in found.values()]
    judged = set(connection.scalars(_JUDGED, {"keys": guests}))
    today = time.time() - DAY
    return {
        key: Guest(row.id, row.name, session)
        for key, (row, session) in found.items()
        if row.name is not None and row.id not in judged and row.seen >= today
    }


def _found(connection: Connection, row: Any, session: str = "") -> Found | None:
    if row is None or row.name is None:
        return None
    warned = False
    if connection.scalar(_SANCTIONED, {"guest": row.id}) is not None:  # which of most people nobody has to ask more
        check_admitted(connection, row.id)
        warned = connection.scalar(select(sanctions.known.id).where(sanctions.in_force("warned", row.id))) is not None
    return Guest(row.id, row.name, session, warned), row.seen


def check_admitted(connection: Connection, guest: str) -> None:
    """NotAllowed if a guest is banned."""
    sanctions.check(connection, guest, "banned")


def add_session(connection: Connection, guest: str, way: str) -> str:
    """Let a guest be known on one more device, which they came in on by this way."""
    session, now = secrets.token_hex(16), time.time()
    connection.execute(insert(schema.sessions).values(id=session, guest=guest, created=now, seen=now, way=way))
    return session


def digest(secret: str) -> str:
    """What is stored of a token or a code."""
    return hashlib.sha256(secret.encode()).hexdigest()
