"""Players at their tables: each holds a live connection of its own and knows every step it was told.

All kinds of them are one process on one event loop over aiohttp, so that whoever is measured has the same guests.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from typing import Any

import aiohttp

PLAYERS = 4
PATIENCE = 60.0  # seconds until a move counts as lost
AT_ONCE = 16  # people who come in at the same time

Dice = random.Random


class Lost(Exception):
    """Somebody was not told of a move, or of another than was made."""


class Player(ABC):
    """Somebody at a table, with what they were last told."""

    def __init__(self, session: aiohttp.ClientSession, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.table: Table
        self.step = -1
        self.heard = 0.0  # when the last step arrived
        self.over = False
        self.weights: list[int] = []  # bytes on the wire of each event after the first, where they are counted
        self.reading: asyncio.Task[None] | None = None

    def told(self, step: int, over: bool) -> None:
        """The table shows another step, or the same one again; a step that was left out is an error."""
        if self.step >= 0 and step not in (self.step, self.step + 1):
            self.table.fail(Lost(f"seat {self.seat} was told of step {step} after {self.step}"))
        if step != self.step:
            self.heard = time.perf_counter()
        self.step, self.over = step, over
        self.table.look()

    @abstractmethod
    async def connect(self) -> None:
        """Open the live connection and read from it from now on."""

    @abstractmethod
    def moves(self) -> list[Any]:
        """What this player may do now, by what they were last told."""

    @abstractmethod
    async def send(self, move: Any) -> None:
        """Make a move."""

    @abstractmethod
    async def check(self) -> None:
        """Look at the table anew: it must be what the last message showed."""

    async def close(self) -> None:
        """Leave."""
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)


class Table:
    """A match and its players."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.made = 0  # moves that were made and told to everybody
        self.sent = 0.0  # when the last one was
        self._wanted = -1
        self._told: asyncio.Future[None] | None = None
        for player in players:
            player.table = self

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.players[0].over

    def look(self) -> None:
        """Somebody was told something: a step is there when everybody has it, and somebody can go on."""
        told = self._told
        if told is None or told.done() or any(player.step != self._wanted for player in self.players):
            return
        if any(player.over or player.moves() for player in self.players):
            told.set_result(None)

    def fail(self, error: Exception) -> None:
        """Something went wrong at this table."""
        if self._told is None:
            self._told = asyncio.get_running_loop().create_future()
        if not self._told.done():
            self._told.set_exception(error)

    async def _to_move(self) -> tuple[Player, list[Any]]:
        """Somebody who can go on, as soon as their page shows it."""
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            for each in self.players:
                if found := each.moves():
                    return each, found
            await asyncio.sleep(0.01)
        raise Lost(f"nobody can go on: they are at {[each.step for each in self.players]}")

    async def play(self, dice: Dice) -> float:
        """One random move; returns the seconds from sending it until the last player had it."""
        player, moves = await self._to_move()
        if self._told is None:
            self._told = asyncio.get_running_loop().create_future()
        self._wanted = player.step + 1
        self.sent = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(player.send(dice.choice(moves)), self._told)
        except TimeoutError:
            steps = [each.step for each in self.players]
            raise Lost(f"step {self._wanted} did not reach everybody: they are at {steps}") from None
        self._told = None
        self.made += 1
        return max(each.heard for each in self.players) - self.sent


class Way(ABC):
    """A way to play at some server: sets tables and seats people there."""

    def __init__(self, url: str) -> None:
        self.url = url
        connector = aiohttp.TCPConnector(limit=0, keepalive_timeout=2)  # servers hang up after five seconds
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=60)
        self.session = aiohttp.ClientSession(
            url,
            connector=connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=timeout,
            read_bufsize=1 << 20,
            auto_decompress=False,  # whoever asks for something packed counts it as it comes
            headers={"accept-encoding": "identity"},
        )

    @abstractmethod
    async def set_table(self, number: int) -> list[Player]:
        """A new match with all its players, not yet connected."""

    async def open_tables(self, count: int) -> list[Table]:
        """So many matches, everybody connected."""
        places = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Table:
            async with places:
                table = Table(await self.set_table(number))
                for player in table.players:
                    await player.connect()
                return table

        return list(await asyncio.gather(*map(one, range(count))))

    async def close(self, tables: list[Table]) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(player.close() for table in tables for player in table.players))
        await self.session.close()
