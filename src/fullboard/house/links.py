"""Signing in by mail: a code that works once, within minutes, in the browser that asked for it.

Whether an address is known or not, the same happens: the same mail goes out, and whoever uses it either comes back or
makes an account. So nobody can find out by asking who has one.
"""

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from fullboard.house import proofs
from fullboard.house.accounts import Accounts, Proven, attach_row
from fullboard.house.mail import Mail, Mailbox, check_address
from fullboard.house.people import CODE_LENGTH, CODE_LETTERS, Guest
from fullboard.house.store import Store, schema

KIND = "link"
MINUTES = 15
MOST_PER_ADDRESS = 5  # within those minutes: after that nothing more is sent there, and nobody is told

Write = Callable[[str], tuple[str, str]]  # subject and text of a mail with that code


class Sent(NamedTuple):
    """What a code is about: the address it was sent to, and the path of the page from which it was asked for."""

    address: str
    back: str


class Links:
    """Sends links, and lets those in who come by one."""

    def __init__(self, store: Store, mail: Mailbox, accounts: Accounts) -> None:
        self.store = store
        self.mail = mail
        self.accounts = accounts

    async def ask(self, address: object, browser: str, write: Write, back: str = "") -> None:
        """Send a code to an address. What is said to whoever asks does not depend on who has that address."""
        self.mail.check_open()
        to = check_address(address)
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        subject, text = write("-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4)))

        def post(connection: Connection) -> None:
            proofs.ask(connection, KIND, code, browser, MINUTES * 60, {"address": to, "back": back})
            if _lately(connection, to) <= MOST_PER_ADDRESS:
                self.mail.post(connection, Mail(to, subject, text, seconds=MINUTES * 60))

        await self.store.write(post)
        self.mail.call()

    async def look(self, code: str, browser: str) -> Sent:
        """What a code is about, without its being used up; BadRequest if it is none."""
        asked = await self.store.read(lambda connection: proofs.look(connection, KIND, plain(code), browser))
        return Sent(asked["address"], asked.get("back", ""))

    async def use(self, code: str, browser: str, present: Guest | None, name: str) -> Guest:
        """Come in by a code; a newcomer is called `name`."""

        def prove(connection: Connection) -> Proven:
            address = proofs.take(connection, KIND, plain(code), browser)["address"]
            known = schema.addresses.c
            owner = connection.scalar(select(known.guest).where(known.address == address))
            return Proven(owner, attach_row(schema.addresses, {"address": address}), name)

        return await self.accounts.admit(present, "mail", prove)


def _lately(connection: Connection, address: str) -> int:
    """How often a code for that address was asked for lately, this time included."""
    known = schema.proofs.c
    asked = select(func.count()).where(
        known.kind == KIND, known.expires > time.time(), known.given["address"].as_string() == address
    )
    return connection.scalar(asked) or 0


def plain(code: str) -> str:
    """A code without what people write between its letters."""
    return "".join(letter for letter in code.upper() if letter.isalnum())
