"""Live streams: a table again whenever it changes, as server-sent events, until the match is over."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar import Request
from litestar.response import Stream

from fullboard.house.errors import Refused
from fullboard.house.house import House
from fullboard.house.table import Table

HEARTBEAT_SECONDS = 20
MOST_STREAMS = 16  # per guest, or per address of strangers
HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no"}


class Streams:
    """Counts the open streams of every guest."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def enter(self, key: str) -> None:
        """One more, or Refused."""
        if self.open[key] >= MOST_STREAMS:
            raise Refused("too-many-streams", 429, most=MOST_STREAMS)
        self.open[key] += 1

    def leave(self, key: str) -> None:
        """One less."""
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]


def event(text: str) -> bytes:
    """One server-sent event."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\r\ndata: ")
    return f"data: {lines}\r\n\r\n".encode()


def follow(
    request: Request[Any, Any, Any], house: House, table: Table, guest: str | None, show: Callable[[], str]
) -> Stream:
    """What `show` shows of a table, now and after every change."""
    key = guest or str(request.client.host if request.client else "")
    streams: Streams = request.app.state.streams
    streams.enter(key)

    async def changes() -> AsyncIterator[bytes]:
        watcher = house.watch(table, guest)
        closing: asyncio.Event = request.app.state.closing
        try:
            shown = ""
            while not closing.is_set():
                here = table.attendance()
                last, shown = shown, show()
                if shown != last:
                    yield event(shown)
                if table.status in ("over", "closed"):
                    return
                while not watcher.changed.is_set() and table.attendance() == here:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(HEARTBEAT_SECONDS):
                            await watcher.changed.wait()
                    if not watcher.changed.is_set():
                        yield b": still here\r\n\r\n"
                watcher.changed.clear()
        finally:
            house.unwatch(table, watcher)
            streams.leave(key)

    return Stream(changes(), media_type="text/event-stream", headers=HEADERS)
