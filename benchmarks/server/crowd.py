"""Onlookers by the thousand: streams over several processes, each of which is told of a move at its table."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.server import houses
from benchmarks.server.clients import Lost, Player
from benchmarks.server.postgres import Cluster
from benchmarks.server.streams import ENCODINGS, Frames
from benchmarks.server.ways import Api, ApiPlayer, Pages

STREAMS_OF_ONE = 16  # that a guest may have open
AT_ONCE = 24  # that are opened at the same time
SETTLE_SECONDS = 5.0
END_OF_FRAME = 3  # bytes that come before an event: the end of the one before it


@dataclass(frozen=True)
class Size:
    """How many there are."""

    streams: int
    tables: int
    processes: int
    rate: float  # moves a second, one at each table
    opening_seconds: float  # after which nobody else is let in
    telling_seconds: float  # until everybody must have been told


FULL = Size(10_000, 100, 4, 5, 300, 60)
QUICK = Size(60, 3, 2, 5, 30, 20)


@dataclass(frozen=True)
class Crowd:
    """What became of them."""

    wanted: int
    opened: int
    opening: float  # seconds that it took
    told: int  # of those, how many heard of the move at their table
    delays: list[float]  # seconds from sending it until they did
    memory: list[float]  # megabytes of every web process
    empty: float  # megabytes of all of them before anybody came

    @property
    def memory_per_stream(self) -> float:
        """Megabytes for each stream, with everything that comes with it."""
        return (sum(self.memory) - self.empty) / max(1, self.opened)

    @property
    def median(self) -> float:
        """Milliseconds until half of them had been told."""
        return 1000 * statistics.median(self.delays) if self.delays else 0.0


class Onlooker(asyncio.Protocol):
    """A stream that is read, and looked into only from a certain moment on."""

    def __init__(self) -> None:
        self.begun = asyncio.get_running_loop().create_future()
        self.since: bytearray | None = None
        self.heard_at = 0.0
        self._head = b""

    def data_received(self, data: bytes) -> None:
        """Something has arrived: the head of the answer, the table, an event."""
        if not self.begun.done():
            self._head += data
            if not self._head.startswith(b"HTTP/1.1 200"):
                self.begun.set_exception(Lost(f"a stream was answered with {self._head[:60]!r}"))
            elif len(self._head.partition(b"\r\n\r\n")[2]) > 0:
                self._head = b""
                self.begun.set_result(None)
        elif self.since is not None:
            self.since += data
            if not self.heard_at and self.told():
                self.heard_at = time.perf_counter()

    def connection_lost(self, error: Exception | None) -> None:
        """It has ended."""
        if not self.begun.done():
            self.begun.set_exception(Lost("a stream was not opened"))

    def told(self) -> bool:
        """Whether something was said since the moment."""
        return any(b"data: " in Frames().read(chunk[END_OF_FRAME:]) for chunk in chunks(bytes(self.since or b"")))


def chunks(body: bytes) -> Iterator[bytes]:
    """The chunks of an answer that are there in full."""
    while body:
        size, found, rest = body.partition(b"\r\n")
        length = int(size, 16) if found else 0
        if not length or len(rest) < length:
            return
        yield rest[:length]
        body = rest[length + 2 :]


def measure(cluster: Cluster, size: Size) -> Crowd:
    """Open the house, let everybody in, and make a move at every table."""
    more = ("--workers", str(size.processes), "--no-work")
    with (
        tempfile.TemporaryDirectory() as folder,
        houses.our_house(Path(folder), False, cluster.new_database(), *more) as server,
    ):
        return asyncio.run(_measure(server, size))


async def _measure(server: houses.Server, size: Size) -> Crowd:
    playing, looking = Api(server.url), Pages(server.url)
    tables = [await playing.set_table(number) for number in range(size.tables)]
    guests = [await looking.come_in(f"Onlooker {each}") for each in range(-(-size.streams // STREAMS_OF_ONE))]
    empty = sum(server.family())
    onlookers: list[tuple[int, Onlooker, asyncio.Transport]] = []
    places = asyncio.Semaphore(AT_ONCE)
    start = time.perf_counter()

    async def come(number: int) -> None:
        table = number % size.tables
        guest = guests[number // STREAMS_OF_ONE]
        async with places:
            if time.perf_counter() > start + size.opening_seconds:
                return
            transport, onlooker = await asyncio.get_running_loop().create_connection(Onlooker, "127.0.0.1", server.port)
            transport.write(_request(server.port, tables[table][0], guest["cookie"]))
            await onlooker.begun
            onlookers.append((table, onlooker, transport))

    try:
        await asyncio.gather(*map(come, range(size.streams)))
        opening = time.perf_counter() - start
        await asyncio.sleep(SETTLE_SECONDS if size.streams > 1000 else 0.5)
        for _, onlooker, _ in onlookers:
            onlooker.since = bytearray()
        sent = []
        for players in tables:
            sent.append(time.perf_counter())
            await _move(players)
            await asyncio.sleep(1 / size.rate)
        deadline = time.perf_counter() + size.telling_seconds
        while time.perf_counter() < deadline and not all(onlooker.heard_at for _, onlooker, _ in onlookers):
            await asyncio.sleep(0.1)
        delays = [onlooker.heard_at - sent[table] for table, onlooker, _ in onlookers if onlooker.heard_at]
        memory = server.family()
        return Crowd(size.streams, len(onlookers), opening, len(delays), delays, memory, empty)
    finally:
        for _, _, transport in onlookers:
            transport.abort()
        await playing.session.close()
        await looking.session.close()


def _request(port: int, player: Player, cookie: str) -> bytes:
    assert isinstance(player, ApiPlayer)
    table = player.path.rpartition("/")[2]
    head = (
        f"GET /tables/{table}/stream HTTP/1.1",
        f"host: 127.0.0.1:{port}",
        f"cookie: {cookie}",
        f"accept-encoding: {ENCODINGS}",
        "accept-language: en",
    )
    return "\r\n".join((*head, "", "")).encode()


async def _move(players: list[Player]) -> None:
    """Whoever is to move does."""
    for player in players:
        assert isinstance(player, ApiPlayer)
        player.shown = await player.look()
        if player.moves():
            player.step = player.shown["step"]
            await player.send(random.Random(1).choice(player.moves()))
            return
