"""Requests for the head of a page alone: answered as the page would be, without the page."""

import asyncio
import contextlib
from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send


async def head(desk: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Ask for the page, pass on what comes before it, and hang up on whoever would go on, as a stream does."""
    begun = asyncio.Event()

    async def send_head(message: Any) -> None:
        if begun.is_set():
            return
        if message["type"] != "http.response.body":
            await send(message)
            return
        begun.set()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    page = cast(Scope, {**scope, "method": "GET"})
    asked = asyncio.ensure_future(desk(page, receive, send_head))
    answered = asyncio.ensure_future(begun.wait())
    try:
        await asyncio.wait((asked, answered), return_when=asyncio.FIRST_COMPLETED)
    finally:
        answered.cancel()
        if not asked.done():
            asked.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asked
