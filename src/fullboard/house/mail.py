"""Mail that is to go out: written down with whatever it is about, sent by the work service. See `work/mail.py`."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.headerregistry import Address
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, insert

from fullboard.house.bus import Bus, News
from fullboard.house.errors import BadRequest, Broken, Refused
from fullboard.house.store import Store, schema

LONGEST_ADDRESS = 254
DAY = 86400.0
PORTS = {"smtp": 587, "smtps": 465}
# What mail servers take, not all that the standard allows: no comments, no quotes, nothing that ends a header.
ADDRESS = re.compile(r"[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([\w-]+\.)*[\w-]+", re.ASCII)


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, and whom it comes from."""

    host: str
    port: int
    sender: str
    tls: bool = False  # from the first byte on
    username: str | None = None
    password: str | None = field(default=None, repr=False)

    @property
    def start_tls(self) -> bool | None:
        """Whether to speak TLS after a greeting: a password goes over no network without; else if it is offered."""
        if self.tls:
            return False
        return True if self.password is not None and not _is_here(self.host) else None


def mail_server(url: str | None, sender: str | None) -> MailServer | None:
    """The mail server that the settings name; None if there is none, Broken if they make no sense."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise Broken("mail-url-unusable") from None
    if not parts.hostname or parts.path.strip("/") or not sender or not ADDRESS.fullmatch(sender):
        raise Broken("mail-url-unusable")
    given = [unquote(each) if each else None for each in (parts.username, parts.password)]
    return MailServer(parts.hostname, port, sender, parts.scheme == "smtps", given[0], given[1])


@dataclass(frozen=True)
class Mail:
    """Something to be sent to one address. `seconds` is for how long it is worth trying."""

    to: str
    subject: str
    text: str
    headers: Mapping[str, str] = field(default_factory=dict)
    guest: str | None = None  # whose it is: forgotten, they get it no more
    seconds: float = DAY


class Mailbox:
    """Takes mail in. It is sent once what it is about is stored, or never."""

    def __init__(self, store: Store, bus: Bus, server: MailServer | None) -> None:
        self.store = store
        self.bus = bus
        self.server = server

    @property
    def open(self) -> bool:
        """Whether this house sends mail."""
        return self.server is not None

    def check_open(self) -> None:
        """Refused if this house sends none."""
        if not self.open:
            raise Refused("no-mail-here")

    def post(self, connection: Connection, mail: Mail) -> str:
        """Write a mail down, in the transaction of whoever sends it; they `call` after it. Its id."""
        self.check_open()
        new = secrets.token_hex(12)
        row: dict[str, Any] = {"id": new, "guest": mail.guest, "recipient": check_address(mail.to)}
        row |= {
            "subject": one_line(mail.subject),
            "text": mail.text,
            "headers": {name: one_line(value) for name, value in mail.headers.items()},
        }
        now = self.store.clock
        connection.execute(insert(schema.mails).values(**row, made=now, due=now, until=now + mail.seconds))
        return new

    def call(self) -> None:
        """There is mail to be sent: after the commit."""
        self.bus.publish(News("work", "mail"))

    async def send(self, mail: Mail) -> str:
        """Post a mail that belongs to nothing else."""
        posted = await self.store.write(lambda connection: self.post(connection, mail))
        self.call()
        return posted


def check_address(address: object) -> str:
    """An address that mail can be sent to, in the one way that we write it."""
    given = address.strip() if isinstance(address, str) else ""
    if len(given) > LONGEST_ADDRESS or not ADDRESS.fullmatch(given):
        raise BadRequest("mail-address-unusable")
    local, _, domain = given.rpartition("@")
    return Address(username=local, domain=domain).addr_spec.lower()


def one_line(text: str) -> str:
    """What stands in a header: no line of its own can be begun with it."""
    return " ".join(text.split())


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
