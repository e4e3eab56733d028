"""Live streams: server-sent events, small and compressed, until the match is over or the house closes."""

import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from itertools import pairwise
from typing import Any

from litestar import Request
from litestar.enums import HttpMethod
from litestar.response import Stream

from fullboard.house.errors import TooMuch
from fullboard.house.people import Guest
from fullboard.house.table import Table
from fullboard.web.contexts import UNASKED, Asked, Viewer
from fullboard.web.encoding import Encoder, Event, encoder_for
from fullboard.web.watching import Watched, Watching

MOST_STREAMS = 16  # per guest, or per address of strangers
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
STILL_HERE = Event(b": still here\n\n")

Guests = Request[Any, Any, Any]
Say = Callable[[Watched], list[Event]]


def open_stream(request: Guests, watching: Watching, events: AsyncIterator[Event]) -> Stream:
    """Events as a response, in the encoding that the client likes best; TooMuch if it has too many open.

    Whoever asks for its head alone is given that, and nothing is begun.
    """
    user = request.scope.get("user")
    who = user.id if user is not None else str(request.client.host if request.client else "")
    if watching.streams[who] >= MOST_STREAMS:
        raise TooMuch("too-many-streams", most=MOST_STREAMS)
    encoder = encoder_for(request.headers.get("accept-encoding", ""))
    headers = HEADERS if encoder.name is None else {**HEADERS, "content-encoding": encoder.name}
    return Stream(
        () if request.method == HttpMethod.HEAD else _encoded(watching, who, encoder, events),
        media_type="text/event-stream",
        headers={**headers, "vary": "accept-encoding, cookie"},
    )


async def _encoded(
    watching: Watching, who: str, encoder: Encoder, events: AsyncIterator[Event]
) -> AsyncIterator[bytes]:
    with watching.counted(who):
        async with contextlib.aclosing(events):  # type: ignore[type-var]
            async for event in events:
                yield encoder.encode(event)
        if end := encoder.end():
            yield end


async def table_events(watching: Watching, table: Table, guest: str | None, say: Say) -> AsyncGenerator[Event, None]:
    """What there is to say about a table, now and after every change."""
    since = time.monotonic()
    async with watching.watch(table, guest) as watched:
        while True:
            edition = watched.edition
            for event in say(watched):
                yield event
            if watched.table.finished or watching.closing.is_set() or watching.ended(guest, since):
                return
            await watched.changed(edition)
            if watched.edition == edition:
                yield STILL_HERE


def drawn_for(
    guest: Guest | None,
    language: str,
    known: str = "",
    asked: Asked = UNASKED,
    unheard: Callable[[], frozenset[str]] = frozenset,
    since: int = 0,
    seen: Callable[[int], None] = lambda lines: None,
) -> Say:
    """The table drawn for somebody, with the hand they have asked for if they have several seats."""

    def viewing(watched: Watched) -> Viewer:
        unread = watched.spoken(unheard())
        return Viewer.of(watched.table, guest, language, asked, watched.looking, unread, watched.listed)

    return drawn(viewing, known, since, seen)


def drawn(
    viewing: Callable[[Watched], Viewer],
    known: str = "",
    since: int = 0,
    seen: Callable[[int], None] = lambda lines: None,
) -> Say:
    """The table drawn for a viewer: whole at first, unless they have that version already, then what has changed.

    Who has been away is shown first what happened after the lines they had seen; how far they have is told to `seen`.
    """
    last = None

    def say(watched: Watched) -> list[Event]:
        nonlocal last
        viewer = viewing(watched)
        if watched.table.match is not None:
            seen(len(watched.table.match.lines()))
        if last is None:
            last = watched.text(viewer)
            if known.encode() == last.version:
                return [watched.change(last, last)]
            missed = watched.since(viewer, since) if since else []
            if not missed:
                return [last.whole]
            return [missed[0].whole, *(watched.change(*pair) for pair in pairwise([*missed, last]))]
        events = []
        for text in watched.way(viewer, last):
            if text is not last and text.version != last.version:
                events.append(watched.change(last, text))
            last = text
        return events

    return say


def event(data: bytes) -> Event:
    """One event. Its lines end in one byte: where two were cut apart, htmx would take them for two ends."""
    if b"\r" in data:
        data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return Event(b"data: " + data.replace(b"\n", b"\ndata: ") + b"\n\n")
