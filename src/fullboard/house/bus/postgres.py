"""The bus over PostgreSQL's LISTEN and NOTIFY: after the commit, several news at a time.

NOTIFY inside the transaction would take a lock that all commits share. One connection listens and one notifies; both
come back by themselves, and a heartbeat that all processes hear tells a connection that only seems to be there.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque

import msgspec
import psycopg
from sqlalchemy import make_url

from fullboard.house.bus.bus import Bus, News

log = logging.getLogger("fullboard.bus")

CHANNEL = "fullboard"
MOST_BYTES = 7000  # of one notification: PostgreSQL takes 8000
MOST_WAITING = 10_000  # news; older ones are dropped, for those who watch compare revisions anyway
HEARTBEAT_SECONDS = 2.0
SILENCE_SECONDS = 7.0  # after which the connection is taken for lost
AGAIN_SECONDS = 0.5

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(tuple[str, list[News]]).decode


class PostgresBus(Bus):
    """Tells this process at once and the others over the database."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._own = secrets.token_hex(4)
        self._waiting: deque[News] = deque(maxlen=MOST_WAITING)
        self._call = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard = 0.0  # when something last came in

    def publish(self, news: News) -> None:
        """Tell this process now and the others in a moment."""
        self.hear((news,))
        self._waiting.append(news)
        self._call.set()

    @property
    def connected(self) -> bool:
        """Whether something was heard lately: at least one's own heartbeat."""
        return asyncio.get_running_loop().time() - self._heard < SILENCE_SECONDS

    async def open(self) -> None:
        """Begin to listen, and wait for it: whoever reads afterwards misses nothing."""
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(listening)), asyncio.create_task(self._tell())]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SILENCE_SECONDS):
                await listening.wait()

    async def close(self) -> None:
        """Stop listening; what has not been told is found by whoever looks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._heard = asyncio.get_running_loop().time()
                    listening.set()
                    self.hear((News("reconnected"),))
                    while self.connected:
                        async for notification in connection.notifies(timeout=HEARTBEAT_SECONDS):
                            self._receive(notification.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("the bus is away: %s", " ".join(str(error).split()))
            await asyncio.sleep(AGAIN_SECONDS)

    def _receive(self, payload: str) -> None:
        self._heard = asyncio.get_running_loop().time()
        try:
            sender, news = decode(payload)
        except msgspec.DecodeError:  # from a Fullboard that speaks otherwise: those who watch look for themselves
            return
        if sender != self._own:
            self.hear(news)

    async def _tell(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    while True:
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(HEARTBEAT_SECONDS):
                                await self._call.wait()
                        self._call.clear()
                        for payload in self._payloads():
                            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except (psycopg.Error, OSError):
                await asyncio.sleep(AGAIN_SECONDS)

    def _payloads(self) -> list[str]:
        """What waits, in as few pieces as it fits in; a heartbeat if nothing does."""
        payloads: list[str] = []
        batch: list[News] = []
        size = 0
        while self._waiting:
            news = self._waiting.popleft()
            more = len(encode(news)) + 1
            if batch and size + more > MOST_BYTES:
                payloads.append(encode((self._own, batch)).decode())
                batch, size = [], 0
            batch.append(news)
            size += more
        if batch or not payloads:
            payloads.append(encode((self._own, batch)).decode())
        return payloads

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(self._url, autocommit=True, connect_timeout=5)
