"""The work service: does what takes long, beside the house or on another machine. Any number of them share the work."""

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, delete

import fullboard
from fullboard.house.again import next_time
from fullboard.house.bus import News
from fullboard.house.errors import DatabaseAway
from fullboard.house.store import schema
from fullboard.house.store.rows import upsert
from fullboard.house.work.advice import Advisor
from fullboard.house.work.analyses import Analyst, fit
from fullboard.house.work.bell import Bell, Wake
from fullboard.house.work.books import Books
from fullboard.house.work.calls import CALLING, Caller
from fullboard.house.work.deadlines import ACTING, Deadlines
from fullboard.house.work.desks import Desk, Do
from fullboard.house.work.errands import AT_ONCE, Errands
from fullboard.house.work.hints import Hints
from fullboard.house.work.jobs import ANALYSES, Job
from fullboard.house.work.lanes import AWAY_SECONDS, Figures, Lane, Offer
from fullboard.house.work.leases import Leases
from fullboard.house.work.mail import PLACES, Postman
from fullboard.house.work.thinkers import Thinkers
from fullboard.house.work.turns import Turns
from fullboard.house.work.uploads import Projector

if TYPE_CHECKING:
    from fullboard.house.house import House

PACE_SECONDS = 0.9  # between turns of bots among themselves while somebody watches
ALIVE_SECONDS = 5.0  # between saying that one is there
UNCALLED_SECONDS = 15.0  # after which a lane looks for work though neither news nor the bell has called it


class WorkService:
    """Makes bots' turns, does guests' jobs, sends mail until it is cancelled; killed, it leaves its work to others."""

    def __init__(self, house: "House", places: int = 1, pace: float = PACE_SECONDS) -> None:
        self.house = house
        self.id = f"{socket.gethostname()[:40]}:{os.getpid()}:{secrets.token_hex(4)}"
        self.thinkers = Thinkers(places)
        self.figures = Figures(thinkers=self.thinkers)
        self.leases = Leases(house.store, self.id)
        self.turns = Turns(house, self.thinkers, self.leases, pace, self.figures)
        self.hints = Hints(house, self.thinkers)
        self.advisor = Advisor(house, self.thinkers)
        self.analyst = Analyst(house)
        self.projector = Projector(house)
        self.postman = Postman(house, self.figures)
        hints = self._desk("hint", "study", "advice", do=self._think)
        analyses = self._desk(*ANALYSES, do=self.analyst.do, fit=fit())
        uploads = self._desk("upload", do=self.projector.do)
        thoughts = (hints.offer, self.turns.offer_with_people, self.turns.offer_without)
        self.thinking = Lane(places, thoughts, self.leases, self.figures)
        posting = Lane(PLACES, [self.postman.offer], self.leases, self.figures)
        self.lanes = [self.thinking, *(self._lane(desk.offer) for desk in (analyses, uploads)), posting]
        desks: tuple[Desk | Postman, ...] = (hints, analyses, uploads, self.postman)
        self._desks = dict(zip(self.lanes, desks, strict=True))
        self.books = self._lane(Books(house, self.leases).offer)
        self.deadlines = Deadlines(house, self.leases, self.figures)
        self.acting = Lane(ACTING, [self.deadlines.offer], self.leases, self.figures)
        self.caller = Caller(house, self.leases, self.figures)
        self.calling = Lane(CALLING, [self.caller.offer], self.leases, self.figures)
        self.errands = Errands(house, self.leases)
        self.running = Lane(AT_ONCE, [self.errands.offer], self.leases, self.figures)
        self.lanes += [self.books, self.acting, self.calling, self.running]
        self.bell = Bell(house.store, self._wakes())
        house.bus.listen(self._hear)

    def _desk(self, *kinds: str, do: Do, fit: ColumnElement[bool] | None = None) -> Desk:
        return Desk(self.house, self.leases, self.figures, kinds, do, fit)

    async def _think(self, job: Job) -> bytes:
        """A hint, or what the coach warns of."""
        return await (self.advisor if job.kind == "advice" else self.hints).do(job)

    def _lane(self, offer: Offer) -> Lane:
        return Lane(1, [offer], self.leases, self.figures)

    def _wakes(self) -> dict[str, Wake]:
        """Whom to wake for what."""
        wakes = {"turns": self.thinking, "books": self.books, "deadlines": self.acting}
        wakes |= {"calls": self.calling, "orders": self.running}
        found: dict[str, Wake] = {name: lane.wake for name, lane in wakes.items()}
        found["jobs"] = partial(self._call, *(lane for lane, desk in self._desks.items() if isinstance(desk, Desk)))
        if self.postman.server is not None:
            posting = (lane for lane, desk in self._desks.items() if desk is self.postman)
            found["mails"] = partial(self._call, *posting)
        return found

    def _call(self, *lanes: Lane) -> None:
        for lane in lanes:
            self._desks[lane].call()
            lane.wake()

    def _hear(self, news: News) -> None:
        """Jobs are called by their kind; what has no kind is a turn."""
        if news.kind not in ("work", "reconnected"):
            return
        if not news.subject:
            self.thinking.wake()
        if news.subject == "call":
            self.calling.wake()
        for lane, desk in self._desks.items():
            if news.kind == "reconnected" or news.subject in desk.kinds:
                self._call(lane)

    async def run(self) -> None:
        """Work until cancelled."""
        if self.house.store.alone:  # whoever had taken something up is no more
            with next_time("what was taken up is not free before its time"):
                await self._patiently(self.leases.give_all_back)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._say_so())
            group.create_task(self.thinkers.open())
            group.create_task(self.bell.run())
            for lane in self.lanes:
                lane.poll = UNCALLED_SECONDS
                group.create_task(lane.run())

    async def _patiently(self, do: Callable[[], Awaitable[object]]) -> None:
        """Do something that a database must be there for, when it is."""
        while True:
            try:
                await do()
                return
            except DatabaseAway:
                await asyncio.sleep(AWAY_SECONDS)

    async def close(self) -> None:
        """Leave everything to others."""
        self.thinkers.close()
        known = schema.workers.c
        with contextlib.suppress(DatabaseAway):
            await self.leases.give_all_back()
            await self.house.store.write(
                lambda connection: connection.execute(delete(schema.workers).where(known.id == self.id))
            )

    async def _say_so(self) -> None:
        """Write down that we are there, and what we can do."""
        row = {"games": self.turns.games, "version": fullboard.__version__, "alive": self.house.store.clock}

        async def write() -> None:
            await self.house.store.write(lambda connection: upsert(connection, schema.workers, {"id": self.id}, row))

        while True:
            with next_time("nobody knows that we are at work"):
                await self._patiently(write)
            await asyncio.sleep(ALIVE_SECONDS)
