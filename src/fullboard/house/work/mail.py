"""Sends mail: tried again, after longer and longer, until it is taken or of no use any more."""

import logging
import random
import time
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial
from typing import TYPE_CHECKING, Any

import aiosmtplib
from sqlalchemy import Connection, Row, delete, select, update

from fullboard.house.mail import MailServer
from fullboard.house.store import schema
from fullboard.house.work import leases
from fullboard.house.work.lanes import POLL_SECONDS, Figures, Look, Place, Work
from fullboard.house.work.leases import Lease

if TYPE_CHECKING:
    from fullboard.house.house import House

log = logging.getLogger("fullboard.work")

PLACES = 4  # mails that are handed in side by side
PATIENCE_SECONDS = 20.0  # with a mail server that does not answer
FIRST_SECONDS = 4.0  # from the first try to the second; then four times as long each time
LONGEST_SECONDS = 3600.0
PREFIX = "mail:"
DEAD = "mail-refused"  # what is said of an address that the mail server does not want

known = schema.mails.c


class MailRefused(Exception):
    """The mail server will never take it."""


class Postman:
    """Offers mail that is due to a lane, and hands it in. Killed in between, the next one does it again."""

    def __init__(self, house: "House", figures: Figures) -> None:
        self.house = house
        self.figures = figures
        self.server = house.mail.server
        self.patience = PATIENCE_SECONDS
        self.first = FIRST_SECONDS
        self.kinds = ("mail",)
        self._looks_at = 0.0

    def call(self) -> None:
        """Something was posted."""
        self._looks_at = 0.0

    async def offer(self, look: Look) -> list[Work]:
        """Mail that is due and that nobody is at."""
        now = time.monotonic()
        if self.server is None or now < self._looks_at:
            return []
        self._looks_at = now + POLL_SECONDS
        busy = [subject.removeprefix(PREFIX) for subject in look.busy]
        taken = select(schema.leases.c.subject).where(leases.lasts(self.house.store.clock))
        due = (
            select(known.id, known.tries, known.due)
            .where(known.due <= self.house.store.clock, known.id.not_in(busy), (PREFIX + known.id).not_in(taken))
            .order_by(known.due)
            .limit(look.many)
        )
        rows = await self.house.store.read(lambda connection: connection.execute(due).all())
        if len(rows) == look.many:  # there may be more
            self.call()
        return [Work(PREFIX + row.id, row.tries, 0, row.due, partial(self.deliver, row.id)) for row in rows]

    async def deliver(self, mail: str, lease: Lease, _: Place) -> None:
        """Hand a mail in, and write down what came of it."""
        begun = time.monotonic()
        wanted = select(schema.mails, (known.until < self.house.store.clock).label("late")).where(known.id == mail)
        row = await self.house.store.read(lambda connection: connection.execute(wanted).first())
        if row is None:  # its guest was forgotten, or somebody else has sent it
            await self.house.store.write(lambda connection: leases.end(connection, lease))
            return
        fault: str | None = None
        try:
            if row.late:
                raise MailRefused
            await self._hand_in(row)
        except MailRefused:
            fault = "late" if row.late else DEAD
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            # Not what it says: a mail server may well say whose mail it was.
            log.warning("mail %s has to wait: %s %s", mail, type(error).__name__, getattr(error, "code", ""))
            await self._later(row, lease)
            return
        await self.house.store.write(lambda connection: _settle(connection, row, fault, lease))
        self.figures.jobs["mail"] += 1
        if fault is not None:
            self.figures.failed["mail"] += 1
            log.warning("mail %s was given up: %s", mail, fault)
        self.figures.took("mail", time.monotonic() - begun)

    async def _hand_in(self, row: Row[Any]) -> None:
        assert self.server is not None
        try:
            await aiosmtplib.send(
                _message(row, self.server),
                sender=self.server.sender,
                recipients=[row.recipient],
                hostname=self.server.host,
                port=self.server.port,
                username=self.server.username,
                password=self.server.password,
                use_tls=self.server.tls,
                start_tls=self.server.start_tls,
                timeout=self.patience,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(_is_final(each.code) for each in error.recipients):
                raise MailRefused from None
            raise
        except aiosmtplib.SMTPDataError as error:
            if _is_final(error.code):
                raise MailRefused from None
            raise

    async def _later(self, row: Row[Any], lease: Lease) -> None:
        wait = min(LONGEST_SECONDS, self.first * 4**row.tries) * (0.75 + random.random() / 2)
        due = update(schema.mails).where(known.id == row.id)
        due = due.values(tries=row.tries + 1, due=self.house.store.clock + wait)

        def write(connection: Connection) -> None:
            connection.execute(due)
            leases.end(connection, lease)

        await self.house.store.write(write)


def _settle(connection: Connection, row: Row[Any], fault: str | None, lease: Lease) -> None:
    """Nothing of a mail is kept once it is sent or given up; that an address is dead is shown to its owner."""
    connection.execute(delete(schema.mails).where(known.id == row.id))
    if fault != "late":
        own = schema.addresses.c.address == row.recipient
        connection.execute(update(schema.addresses).where(own).values(fault=fault))
    leases.end(connection, lease)


def _message(row: Row[Any], server: MailServer) -> EmailMessage:
    message = EmailMessage()
    message["From"] = server.sender
    message["To"] = row.recipient
    message["Subject"] = row.subject
    message["Date"] = formatdate(row.made)
    # The same however often it is tried, so that whoever gets it twice can tell.
    message["Message-ID"] = f"<{row.id}@{server.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"  # so that nobody's holiday answers
    for name, value in row.headers.items():
        message[name] = value
    message.set_content(row.text)
    return message


def _is_final(code: int) -> bool:
    """Whether a mail server that says so will not say otherwise later."""
    return 500 <= code < 600
