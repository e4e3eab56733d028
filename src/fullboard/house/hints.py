"""Hints at the tables that allow them: for whoever is to move, from what their seat may know, thought elsewhere."""

import asyncio
import secrets
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from fullboard.bots.hints import Hint, hint_for
from fullboard.house.errors import Refused
from fullboard.house.table import Table
from fullboard.house.thinkers import thinkers

MOST_WAITING = 8
NICENESS = 5  # somebody waits for it: before the bots, after the pages
REMEMBERED = 500  # hints: whoever asks twice gets the same answer


class HintDesk:
    """Thinks of hints in a process of its own, one for each guest at a time."""

    def __init__(self, iterations: int = 0) -> None:
        self.iterations = iterations  # 0: as the game's guide says
        self._pool: ProcessPoolExecutor | None = None
        self._asking: set[str] = set()
        self._known: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()  # by table, lines and seat

    async def ask(self, table: Table, guest: str) -> Hint:
        """A hint for a guest who is to move, or Refused."""
        seat = table.own_seat(guest)
        match = table.running()
        if not table.hints:
            raise Refused("hints-not-allowed", 403)
        if seat not in match.actors or table.seats[seat].by_bot:
            raise Refused("not-your-turn")
        key = (table.id, len(match.lines()), seat)
        if key not in self._known:
            if guest in self._asking:
                raise Refused("hint-pending", 429)
            if len(self._asking) >= MOST_WAITING:
                raise Refused("hints-busy", 429)
            self._asking.add(guest)
            try:
                self._known[key] = await self._think(match.record(), seat)
            finally:
                self._asking.discard(guest)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        if table.match is None or seat not in table.match.actors or match.step != table.match.step:
            raise Refused("stale-step")  # while we were thinking
        return {**self._known[key], "step": match.step}

    async def _think(self, record: str, seat: int) -> Hint:
        if self._pool is None:
            self._pool = thinkers(1, NICENESS)
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, hint_for, record, seat, secrets.randbits(61), self.iterations)
        except BrokenProcessPool:
            if self._pool is pool:  # the next who asks gets a new one
                self._pool = None
            raise Refused("hint-failed", 503) from None

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
