"""Live streams: a table again whenever it changes, as server-sent events, until the match is over."""

import asyncio
import itertools
import types
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

from litestar import Request
from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Send

from fullboard.house.errors import Refused
from fullboard.house.house import House
from fullboard.house.table import Table, Watcher

HEARTBEAT_SECONDS = 25
MOST_STREAMS = 16  # per guest, or per address of strangers
HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no"}
STILL_HERE = b": still here\n\n"


class Streams:
    """Counts the open streams of every guest."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    def full(self, key: str) -> bool:
        """Whether there are as many as there may be."""
        return self.open[key] >= MOST_STREAMS

    def enter(self, key: str) -> None:
        """One more."""
        self.open[key] += 1

    def leave(self, key: str) -> None:
        """One less."""
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]


def event(text: bytes) -> bytes:
    """One server-sent event. Its lines end in one byte: where two were cut apart, htmx would take them for two ends."""
    if b"\r" in text:
        text = text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return b"data: " + text.replace(b"\n", b"\ndata: ") + b"\n\n"


Tell = Callable[[bytes], Coroutine[Any, Any, None]]
Talk = Callable[[Tell, asyncio.Task[None]], Awaitable[None]]


class Open(ASGIResponse):
    """A response that stays open: whoever tells something says when it ends, and is told when nobody listens."""

    _should_set_content_length = False
    talk: Talk

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Talk until there is nothing more to tell."""

        async def tell(text: bytes) -> None:
            await send({"type": "http.response.body", "body": text, "more_body": True})

        async def listen() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        gone = asyncio.create_task(listen())
        try:
            await self.talk(tell, gone)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()


class Live(Stream):
    """A stream without the machinery for iterators: a thousand of these are open, and each is woken by every move."""

    def __init__(self, talk: Talk) -> None:
        super().__init__((), media_type="text/event-stream", headers=HEADERS)
        self.talk = talk

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **named: Any) -> ASGIResponse:
        """What the server runs."""
        response = Open(
            headers={**(named.get("headers") or {}), **self.headers},
            cookies=[*self.cookies, *(named.get("cookies") or ())],
            is_head_response=bool(named.get("is_head_response")),
            media_type=self.media_type,
        )
        response.talk = self.talk
        return response


def counted(request: Request[Any, Any, Any], guest: str | None, talk: Talk) -> Live:
    """A stream that counts among those of its guest for as long as somebody talks, or Refused."""
    key = guest or str(request.client.host if request.client else "")
    streams: Streams = request.app.state.streams
    if streams.full(key):
        raise Refused("too-many-streams", 429, most=MOST_STREAMS)

    async def talk_and_leave(tell: Tell, gone: asyncio.Task[None]) -> None:
        if streams.full(key):  # others were quicker
            return
        streams.enter(key)
        try:
            await talk(tell, gone)
        finally:
            streams.leave(key)

    return Live(talk_and_leave)


def follow(
    request: Request[Any, Any, Any],
    house: House,
    table: Table,
    guest: str | None,
    show: Callable[[], bytes],
) -> Live:
    """What `show` shows of a table, now and after every change."""
    closing: asyncio.Event = request.app.state.closing

    async def talk(tell: Tell, gone: asyncio.Task[None]) -> None:
        watcher = house.watch(table, guest)
        gone.add_done_callback(lambda _: watcher.wake())
        try:
            teller = Teller(table, show, tell, lambda: gone.done() or closing.is_set())
            watcher.glance = teller.at_once
            await teller.talk(watcher)
        finally:
            house.unwatch(table, watcher)

    return counted(request, guest, talk)


class Teller:
    """Tells one listener what has changed: at once where the line is free, or else when the listener has caught up."""

    def __init__(self, table: Table, show: Callable[[], bytes], tell: Tell, ended: Callable[[], bool]) -> None:
        self._table = table
        self._show = show
        self._tell = tell
        self._ended = ended
        self._shown = b""
        self._unsaid: Coroutine[Any, Any, None] | None = None  # begun, and held up

    async def talk(self, watcher: Watcher) -> None:
        """Until there is nothing more to tell."""
        changed = True
        while not self._ended():
            if self._unsaid is not None:
                unsaid, self._unsaid = self._unsaid, None
                await unsaid
            if changed:
                if (text := self._news()) is not None:
                    await self._tell(text)
                if self._table.status in ("over", "closed"):
                    return
            else:
                await self._tell(STILL_HERE)
            changed = await watcher.woken()

    def at_once(self) -> bool:
        """Tell what has changed without waking anybody; false if `talk` has to go on."""
        if self._unsaid is not None or self._table.status in ("over", "closed") or self._ended():
            return False
        try:
            if (text := self._news()) is None:
                return True
            telling = self._tell(text)
            held_up = telling.send(None)
        except StopIteration:
            return True
        except Exception:  # whatever it is, it is this listener's alone: `talk` will find it too
            self._shown = b""
            return False
        self._unsaid = _go_on(telling, held_up)
        return False

    def _news(self) -> bytes | None:
        last, self._shown = self._shown, self._show()
        return event(self._shown) if self._shown != last else None


@types.coroutine
def _go_on(begun: Coroutine[Any, Any, None], held_up: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was begun outside a task and waits for something."""
    try:
        while True:
            yield held_up
            held_up = begun.send(None)
    except StopIteration:
        pass
    finally:
        begun.close()


async def keep_alive(house: House) -> None:
    """Let everybody who looks on hear something now and then, a few tables every second."""
    for second in itertools.count():
        await asyncio.sleep(1)
        for table in list(house.tables.values()):
            if hash(table.id) % HEARTBEAT_SECONDS == second % HEARTBEAT_SECONDS:
                table.look_round()
