"""The ways by which somebody wants to be called, and when: each belongs to its guest alone."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from fullboard.house.calls.habits import Habits, check_hour, read_habits
from fullboard.house.calls.outside import check_url
from fullboard.house.calls.owing import USUAL_WANTS, WANTS
from fullboard.house.calls.push import check_keys, private_key, public_key
from fullboard.house.errors import BadRequest, NotThere, TooMuch
from fullboard.house.mail import Mailbox, check_address
from fullboard.house.pace.calendar import check_zone
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert

MOST_CHANNELS = 10
MOST_TRIALS = 5  # an hour
HOUR = 3600.0
LONGEST_HOME = 200
DISCORD = ("https://discord.com/api/webhooks/", "https://discordapp.com/api/webhooks/")

known = schema.channels.c


@dataclass(frozen=True)
class Channel:
    """A way to call somebody."""

    id: str
    guest: str
    kind: str  # push, mail, webhook
    address: str
    details: Mapping[str, Any]
    wants: tuple[str, ...]
    home: str
    language: str
    stop: str
    made: float
    worked: float | None
    failed: float | None
    fault: str | None
    dead: float | None


class Channels:
    """Keeps them."""

    def __init__(self, store: Store, mail: Mailbox, private: bool = False) -> None:
        self.store = store
        self.mail = mail
        self.private = private  # whether addresses in the owner's network may be called

    # Adding one

    async def push_key(self) -> str:
        """What a browser asks its push service with."""
        newest = select(schema.vapid.c.key).order_by(schema.vapid.c.id.desc()).limit(1)
        kept: str | None = await self.store.read(lambda connection: connection.scalar(newest))
        return public_key(kept if kept is not None else await self.store.write(private_key))

    async def add_push(self, guest: str, endpoint: str, p256dh: object, auth: object, home: str, language: str) -> str:
        """A browser; one that was somebody else's before is theirs no more."""
        address = check_url(endpoint, private=self.private)
        keys = check_keys(p256dh, auth)
        mark = _mark("push", f"{address} {keys['auth']}")  # whoever knows both is that browser

        def before(connection: Connection) -> None:
            others = select(known.id).where((known.mark == mark) & (known.guest != guest))
            _remove(connection, list(connection.scalars(others)))

        return await self._add(guest, "push", address, keys, home, language, mark, before)

    async def add_webhook(self, guest: str, url: str, home: str, language: str) -> str:
        """A webhook, with a secret of its own to sign with."""
        address = check_url(url.strip(), private=self.private)
        details = {"secret": secrets.token_hex(24), "discord": address.startswith(DISCORD)}
        return await self._add(guest, "webhook", address, details, home, language, _mark("webhook", address))

    async def add_mail(self, guest: str, address: str, home: str, language: str) -> str:
        """An address that a guest has proved to be theirs."""
        self.mail.check_open()
        given = check_address(address)

        def check(connection: Connection) -> None:
            if given not in proved(connection, guest):
                raise BadRequest("address-not-yours")

        return await self._add(guest, "mail", given, {}, home, language, _mark("mail", given), check)

    async def _add(
        self,
        guest: str,
        kind: str,
        address: str,
        details: Mapping[str, Any],
        home: str,
        language: str,
        mark: str,
        before: Any = None,
    ) -> str:
        row = {"address": address, "details": dict(details), "home": home[:LONGEST_HOME], "language": language}
        fresh = {"dead": None, "failed": None, "fault": None}

        def write(connection: Connection) -> str:
            connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
            if before is not None:
                before(connection)
            own = (known.guest == guest) & (known.mark == mark)
            found = connection.scalar(select(known.id).where(own))
            if found is not None:
                kept = {key: value for key, value in row.items() if key != "details" or kind == "push"}
                connection.execute(update(schema.channels).where(own).values(**kept, **fresh))
                return str(found)
            many = connection.scalar(select(func.count()).where(known.guest == guest)) or 0
            if many >= MOST_CHANNELS:
                raise TooMuch("too-many-channels", most=MOST_CHANNELS)
            new: dict[str, Any] = {"id": secrets.token_hex(16), "guest": guest, "kind": kind, "mark": mark, **row}
            new |= {"wants": list(USUAL_WANTS), "stop": secrets.token_hex(16), "made": self.store.clock}
            connection.execute(insert(schema.channels).values(new))
            return str(new["id"])

        return await self.store.write(write)

    # Looking after them

    async def of(self, guest: str) -> list[Channel]:
        """A guest's own."""
        own = select(schema.channels).where(known.guest == guest).order_by(known.made)
        rows = await self.store.read(lambda connection: connection.execute(own).all())
        return [read_channel(row) for row in rows]

    async def addresses(self, guest: str) -> list[str]:
        """The mail addresses that a guest could be called at."""
        return await self.store.read(lambda connection: proved(connection, guest)) if self.mail.open else []

    async def want(self, guest: str, channel: str, wants: Iterable[str]) -> None:
        """Be called there for these things, and no others."""
        chosen = [each for each in WANTS if each in set(wants)]
        own = update(schema.channels).where((known.id == channel) & (known.guest == guest))
        changed = own.values(wants=chosen, dead=None)
        if await self.store.write(lambda connection: connection.execute(changed).rowcount) != 1:
            raise NotThere("unknown-channel")

    async def remove(self, guest: str, channel: str) -> None:
        """Be called there no more."""

        def write(connection: Connection) -> int:
            own = select(known.id).where((known.id == channel) & (known.guest == guest))
            return _remove(connection, list(connection.scalars(own)))

        if not await self.store.write(write):
            raise NotThere("unknown-channel")

    async def by_stop(self, stop: str) -> Channel:
        """The one that a link in a call speaks of."""
        if not stop.isalnum() or not stop.isascii():
            raise NotThere("unknown-channel")
        own = select(schema.channels).where(known.stop == stop)
        row = await self.store.read(lambda connection: connection.execute(own).first())
        if row is None:
            raise NotThere("unknown-channel")
        return read_channel(row)

    async def stop(self, stop: str) -> Channel:
        """End the calls of such a link; whoever has it may, and however often."""
        channel = await self.by_stop(stop)
        silent = update(schema.channels).where(known.id == channel.id).values(wants=[])
        await self.store.write(lambda connection: connection.execute(silent))
        return channel

    async def try_out(self, guest: str, channel: str) -> None:
        """Call there now, to see whether it works."""
        calls, now = schema.calls.c, self.store.clock

        def write(connection: Connection) -> None:
            connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
            own = select(known.id).where((known.id == channel) & (known.guest == guest))
            if connection.scalar(own) is None:
                raise NotThere("unknown-channel")
            lately = (calls.guest == guest) & (calls.kind == "trial") & (calls.at > now - HOUR)
            many = connection.scalar(select(func.count()).where(lately)) or 0
            if many >= MOST_TRIALS:
                raise TooMuch("too-many-trials", most=MOST_TRIALS)
            connection.execute(update(schema.channels).where(known.id == channel).values(dead=None))
            row = {"guest": guest, "channel": channel, "kind": "trial", "moment": many, "at": now, "due": now}
            connection.execute(insert(schema.calls).values(row))

        await self.store.write(write)

    # When

    async def habits(self, guest: str) -> Habits:
        """When a guest wants to be called."""
        own = select(schema.habits).where(schema.habits.c.guest == guest)
        return read_habits(await self.store.read(lambda connection: connection.execute(own).first()))

    async def live(
        self, guest: str, zone: str, quiet_from: int | None, quiet_until: int | None, digest: int | None
    ) -> None:
        """Have other habits."""
        if (quiet_from is None) != (quiet_until is None):
            raise BadRequest("bad-hour")
        row: dict[str, Any] = {
            "zone": check_zone(zone),
            "quiet_from": check_hour(quiet_from),
            "quiet_until": check_hour(quiet_until),
        }
        row |= {"digest": check_hour(digest), "at": self.store.clock}
        await self.store.write(lambda connection: upsert(connection, schema.habits, {"guest": guest}, row))


def proved(connection: Connection, guest: str) -> list[str]:
    """The mail addresses that a guest has proved to be theirs, those left out at which nothing arrives."""
    addresses = schema.addresses.c
    own = select(addresses.address).where((addresses.guest == guest) & addresses.fault.is_(None))
    return list(connection.scalars(own.order_by(addresses.since)))


def read_channel(row: Row[Any]) -> Channel:
    """A channel as it is stored."""
    values = dict(row._mapping)
    values.pop("mark")
    return Channel(**{**values, "wants": tuple(values["wants"])})


def _mark(kind: str, address: str) -> str:
    return hashlib.sha256(f"{kind} {address}".encode()).hexdigest()


def _remove(connection: Connection, channels: list[str]) -> int:
    connection.execute(delete(schema.calls).where(schema.calls.c.channel.in_(channels)))
    return connection.execute(delete(schema.channels).where(known.id.in_(channels))).rowcount
