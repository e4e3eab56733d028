"""Accounts: a guest who can come back from anywhere, by a passkey, a mail, a provider or a code on paper.

There is no such thing as an account beside its guest: whoever has one of these ways back has an account. Somebody who
proves to be a guest while being another one, without an account, brings along what they have played.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fullboard.house.bus import Bus, News
from fullboard.house.errors import BadRequest, NotAllowed, NotThere, Refused, TooMuch, Unavailable
from fullboard.house.merging import merge
from fullboard.house.newcomers import has_account
from fullboard.house.people import (
    CODE_LENGTH,
    CODE_LETTERS,
    CODE_MINUTES,
    Guest,
    People,
    add_session,
    check_admitted,
    digest,
)
from fullboard.house.store import Store, schema
from fullboard.house.store.tables import Conflict

RECOVERY_CODES = 8
MOST_WAYS = {"passkeys": 20, "addresses": 3, "identities": 5}
MOST_TRIES = 20  # while others move at tables that are about to be somebody else's

T = TypeVar("T")
Attach = Callable[[Connection, str], None]  # lets a guest be known by what was proven


@dataclass(frozen=True)
class Passkey:
    """A passkey, as its owner sees it in a list."""

    id: str
    label: str
    since: float
    used: float | None


@dataclass(frozen=True)
class MailAddress:
    """An address, as its owner sees it in a list; `fault` says why nothing arrives there."""

    address: str
    since: float
    fault: str | None


@dataclass(frozen=True)
class Ways:
    """By what a guest can come back."""

    passkeys: tuple[Passkey, ...] = ()
    addresses: tuple[MailAddress, ...] = ()
    identities: tuple[tuple[str, float], ...] = ()  # who vouches, and since when
    codes: int = 0  # on paper, not used yet

    @property
    def any(self) -> bool:
        """Whether it is an account."""
        return bool(self.passkeys or self.addresses or self.identities or self.codes)


class Accounts:
    """Lets guests be known by what they prove."""

    def __init__(self, store: Store, bus: Bus, people: People) -> None:
        self.store = store
        self.bus = bus
        self.people = people

    # What there is

    async def ways(self, guest: str) -> Ways:
        """By what a guest can come back."""
        return await self.store.read(lambda connection: read_ways(connection, guest))

    # Proving who one is

    async def admit(self, present: Guest | None, way: str, prove: Callable[[Connection], "Proven"]) -> Guest:
        """Go on as whoever `prove` says, with a session of its own: it takes what was proven, or raises.

        What nobody is known by yet is attached to the guest who is there, or to a new one. All of it is one
        transaction, begun again if somebody was quicker with something that it touches.
        """

        def write(connection: Connection) -> tuple[Guest, list[str]]:
            proven = prove(connection)
            return _admitted(connection, proven, present, way)

        guest, touched = await self._patiently(write)
        if present is not None:
            self.bus.publish(News("guest", present.id))
        await self.people.announce(guest.id, touched)
        return guest

    async def attach(self, guest: Guest, prove: Callable[[Connection], Attach]) -> Guest:
        """Let a guest be known by one thing more. Their session is another one afterwards.

        A session that somebody else could have put into this browser is of no use any more, from the day on which
        there is something to be gained by it.
        """

        def write(connection: Connection) -> Guest:
            attach = prove(connection)
            _locked(connection, guest.id)
            attach(connection, guest.id)
            return _renewed(connection, guest)

        renewed = await self._patiently(write)
        self.bus.publish(News("guest", guest.id))
        return renewed

    async def _patiently(self, write: Callable[[Connection], T]) -> T:
        for _ in range(MOST_TRIES):
            try:
                return await self.store.write(write)
            except (Conflict, IntegrityError):
                continue
        raise Unavailable("too-busy")

    # Codes on paper

    async def make_recovery_codes(self, guest: Guest) -> tuple[Guest, list[str]]:
        """New codes, to be written down now: they are not shown again, and older ones are worth nothing."""
        codes = ["".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) for _ in range(RECOVERY_CODES)]
        known, now = schema.recoveries, time.time()

        def attach(connection: Connection, guest: str) -> None:
            connection.execute(delete(known).where(known.c.guest == guest))
            connection.execute(insert(known), [{"digest": digest(code), "guest": guest, "made": now} for code in codes])

        renewed = await self.attach(guest, lambda _: attach)
        return renewed, ["-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for code in codes]

    async def redeem(self, code: str, present: Guest | None = None) -> Guest:
        """The guest whom a code belongs to, from another device or on paper; it works once."""
        own = digest("".join(letter for letter in code.upper() if letter.isalnum()))

        def prove(connection: Connection) -> Proven:
            return Proven(_by_code(connection, own))

        return await self.admit(present, "code", prove)

    # Having one way less

    async def drop(self, guest: Guest, kind: str, name: str) -> None:
        """Be known by a passkey, an address, a provider or codes no longer; NotThere if it is not one's own."""
        table, own = _named(kind, name)

        def write(connection: Connection) -> None:
            _locked(connection, guest.id)
            if not connection.execute(delete(table).where(own, table.c.guest == guest.id)).rowcount:
                raise NotThere("unknown-way")
            if kind == "addresses":
                mails = schema.mails.c
                connection.execute(delete(schema.mails).where(mails.guest == guest.id, mails.recipient == name))

        await self.store.write(write)
        await self.store.wipe()
        self.bus.publish(News("guest", guest.id))


@dataclass(frozen=True)
class Proven:
    """What was proven: to be a guest, or something that no guest is known by yet."""

    owner: str | None
    attach: Attach | None = None
    name: str = ""  # for a newcomer


def read_ways(connection: Connection, guest: str) -> Ways:
    """By what a guest can come back."""
    passkeys, addresses, identities, recoveries = (each.c for each in schema.PROVEN)
    keys = select(passkeys.id, passkeys.label, passkeys.since, passkeys.used).where(passkeys.guest == guest)
    mails = select(addresses.address, addresses.since, addresses.fault).where(addresses.guest == guest)
    vouchers = select(identities.issuer, identities.since).where(identities.guest == guest)
    codes = select(func.count()).select_from(schema.recoveries).where(recoveries.guest == guest)
    return Ways(
        tuple(Passkey(*row) for row in connection.execute(keys.order_by(passkeys.since))),
        tuple(MailAddress(*row) for row in connection.execute(mails.order_by(addresses.since))),
        tuple((row[0], row[1]) for row in connection.execute(vouchers.order_by(identities.since))),
        connection.scalar(codes) or 0,
    )


def attach_row(table: Any, row: dict[str, Any]) -> Attach:
    """A guest is known by this row from now on; IntegrityError if somebody else has come to be in the meantime."""

    def attach(connection: Connection, guest: str) -> None:
        most = MOST_WAYS[table.name]
        own = select(func.count()).select_from(table).where(table.c.guest == guest)
        if (connection.scalar(own) or 0) >= most:
            raise TooMuch("too-many-ways", most=most)
        connection.execute(insert(table).values(**row, guest=guest, since=time.time()))

    return attach


def _admitted(connection: Connection, proven: Proven, present: Guest | None, way: str) -> tuple[Guest, list[str]]:
    touched: list[str] = []
    owner = proven.owner
    if owner is None:
        assert proven.attach is not None
        if present is None:
            owner = _newcomer(connection, proven.name)
        else:
            _locked(connection, owner := present.id)
        proven.attach(connection, owner)
    elif present is not None and present.id != owner:
        if has_account(connection, present.id):
            raise Refused("already-somebody")
        check_admitted(connection, owner)
        touched = merge(connection, present.id, owner)
    check_admitted(connection, owner)
    if present is not None:
        connection.execute(delete(schema.sessions).where(schema.sessions.c.id == present.session))
    session = add_session(connection, owner, way)
    name = connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == owner))
    if name is None:  # forgotten in the meantime
        raise BadRequest("proof-not-valid")
    return Guest(owner, name, session), touched


def _newcomer(connection: Connection, name: str) -> str:
    new, now = secrets.token_hex(12), time.time()
    connection.execute(insert(schema.guests).values(id=new, name=name, created=now, seen=now))
    return new


def _locked(connection: Connection, guest: str) -> None:
    """Nobody else counts what this guest has, or forgets them, until we are done."""
    guests = schema.guests.c
    mine = select(guests.id).where(guests.id == guest, guests.name.is_not(None)).with_for_update()
    if connection.scalar(mine) is None:
        raise NotAllowed("name-needed")


def _renewed(connection: Connection, guest: Guest) -> Guest:
    if not guest.session:
        return guest
    known = schema.sessions.c
    session = secrets.token_hex(16)
    changed = connection.execute(update(schema.sessions).where(known.id == guest.session).values(id=session))
    if changed.rowcount != 1:  # ended in the meantime
        raise NotAllowed("name-needed")
    return Guest(guest.id, guest.name, session)


def _by_code(connection: Connection, own: str) -> str:
    """Take a code, whichever kind it is."""
    codes, papers = schema.codes.c, schema.recoveries.c
    found = connection.execute(
        delete(schema.codes).where(codes.digest == own).returning(codes.guest, codes.expires)
    ).first()
    if found is not None and 0 <= found.expires - time.time() <= CODE_MINUTES * 60:  # more if the clock was put back
        return str(found.guest)
    paper = connection.execute(delete(schema.recoveries).where(papers.digest == own).returning(papers.guest)).first()
    if paper is None:
        raise BadRequest("code-not-valid")
    return str(paper.guest)


def _named(kind: str, name: str) -> tuple[Any, Any]:
    """The table of a way back, and which row of it."""
    passkeys, addresses, identities, recoveries = schema.PROVEN
    found = {
        "passkeys": (passkeys, passkeys.c.id == name),
        "addresses": (addresses, addresses.c.address == name),
        "identities": (identities, identities.c.issuer == name),
        "recoveries": (recoveries, recoveries.c.guest.is_not(None)),
    }
    if kind not in found or not name.isprintable():  # nor would every database look for it
        raise NotThere("unknown-way")
    return found[kind]
