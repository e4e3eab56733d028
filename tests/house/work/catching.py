"""A mail server of the tests' own that catches what is sent, or does what bad ones do."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

from fullboard.house.mail import MailServer

SENDER = "house@games.example"


class MailTrap:
    """Catches mail. `says` is what it answers next, instead of taking a mail; `hangs` answers nothing."""

    def __init__(self) -> None:
        self.caught: list[EmailMessage] = []
        self.says: list[str] = []
        self.asked = 0
        self.port = 0

    @property
    def server(self) -> MailServer:
        return MailServer("127.0.0.1", self.port, SENDER)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        self.asked += 1
        answer = self.says.pop(0) if self.says else "250 OK"
        if answer == "hangs":
            await asyncio.sleep(600)
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        caught = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(caught, EmailMessage)
        self.caught.append(caught)
        return "250 OK"


@contextlib.asynccontextmanager
async def trap(port: int = 0) -> AsyncIterator[MailTrap]:
    """A mail server until the block ends."""
    made = MailTrap()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(made, loop=loop, enable_SMTPUTF8=True), "127.0.0.1", port)
    made.port = listening.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        listening.close()
