"""Bots at the tables: computed in processes of their own, so that pages stay quick.

Which turn a bot owes is read off the table every time, so nothing is lost when the house falls over.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.errors import Refused
from fullboard.house.house import MOST_BOT_TABLES, House
from fullboard.house.table import Table
from fullboard.house.thinkers import thinkers

log = logging.getLogger("fullboard.house")

LONG_THOUGHT_SECONDS = 0.3  # after which the table says that a bot is thinking
LONGEST_THOUGHT_SECONDS = 4.0  # after which a bot plays what it likes best so far, where nobody watches
LEAST_THOUGHT_SECONDS = 0.5  # that it may have, however quick the pace
FAILURE_SECONDS = 5.0
NICENESS = 10
PACE_SECONDS = 0.9  # between moves while somebody watches


def choose(record: str, seat: int, bot: str, seed: int, seconds: float = LONGEST_THOUGHT_SECONDS) -> str:
    """In a process of its own: the move a bot makes from what its seat may know, within so many seconds."""
    match = Match.from_record(record)
    chance = Quick(seed)
    mind = shelf().find_bot(match.game, bot)
    story = match.story(seat) if mind.reads_story else None
    budget = Budget(mind.iterations, seconds)
    move = mind.choose(Chair(match.state, seat, chance, story), chance, budget)
    return match.notation(int(move))


class Turnstile:
    """Lets a few thoughts be thought at once: those of watched tables first, then whoever has waited longest.

    A table thinks one thought at a time and then queues again, so that all tables come round.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.queue: list[tuple[Table, asyncio.Future[None]]] = []

    @contextlib.asynccontextmanager
    async def turn(self, table: Table) -> AsyncIterator[None]:
        """Wait for a place and keep it for a while."""
        if self.places == 0:
            call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queue.append((table, call))
            try:
                await call
            except asyncio.CancelledError:
                if call.done() and not call.cancelled():
                    self._call_next()
                raise
        else:
            self.places -= 1
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        """Give the place to the next in the queue."""
        self.queue = [(table, call) for table, call in self.queue if not call.done()]
        if not self.queue:
            self.places += 1
            return
        first = min(range(len(self.queue)), key=lambda at: not self.queue[at][0].watchers)
        self.queue.pop(first)[1].set_result(None)


class BotRunner:
    """Watches over the tables and lets bots move where it is their turn."""

    def __init__(self, house: House, workers: int = 1, pace: float = PACE_SECONDS) -> None:
        self.house = house
        self.pace = pace
        self._pool = thinkers(workers, NICENESS)
        self._turnstile = Turnstile(workers)
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until cancelled."""
        while True:
            await self.house.turn_taken.wait()
            self.house.turn_taken.clear()
            idle = [table for table in self.house.tables.values() if table.id not in self._busy]
            for table in [each for each in idle if self._owed(each) is not None]:
                self._busy.add(table.id)
                task = asyncio.create_task(self._serve(table))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _serve(self, table: Table) -> None:
        """Make bot moves at one table for as long as it is their turn."""
        try:
            while (seat := self._owed(table)) is not None:
                start = time.monotonic()
                async with self._turnstile.turn(table):
                    played = await self._move(table, seat)
                if played and table.watchers:
                    await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - start)))
        except Exception as error:
            surprise = not isinstance(error, Refused)
            log.warning("a bot could not move at table %s: %s", table.id, error, exc_info=surprise)
            await asyncio.sleep(FAILURE_SECONDS)  # and then it is tried again
        finally:
            table.thinking = None
            self._busy.discard(table.id)
            if self._owed(table) is not None:
                self.house.turn_taken.set()

    def _owed(self, table: Table) -> int | None:
        """The seat a bot has to move for now."""
        seat = bot_to_move(table)
        return None if seat is None or at_rest(self.house, table) else seat

    async def _move(self, table: Table, seat: int) -> bool:
        assert table.match is not None
        match = table.match
        seconds = max(self.pace, LEAST_THOUGHT_SECONDS) if table.watchers else LONGEST_THOUGHT_SECONDS
        thought = asyncio.get_running_loop().run_in_executor(
            self._pool, choose, match.record(), seat, str(table.seats[seat].bot), secrets.randbits(62), seconds
        )
        await asyncio.wait([thought], timeout=LONG_THOUGHT_SECONDS)
        if not thought.done():  # long enough to be shown
            table.thinking = seat
            table.notify()
        move = await thought
        table.thinking = None
        return await self.house.play_for(table, seat, move, len(match.lines()))

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def bot_to_move(table: Table) -> int | None:
    """The seat a bot owes a move for, derived from the log."""
    if table.status != "running" or table.match is None:
        return None
    return next((seat for seat in table.match.actors if table.seats[seat].by_bot), None)


def at_rest(house: House, table: Table) -> bool:
    """Whether the bots here wait until somebody comes back or looks on.

    Where nobody does, a few tables of each host are played on, those that were set first.
    """
    if not _is_alone(table):
        return False
    alike = [each.id for each in house.tables.values() if each.host == table.host and _is_alone(each)]
    return table.id in alike[MOST_BOT_TABLES:]


def _is_alone(table: Table) -> bool:
    return table.status == "running" and table.by_bots and not table.watchers
