"""A lane: a number of places at which work is done side by side, the most urgent first and nobody never."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field

from fullboard.house.again import next_time
from fullboard.house.errors import DatabaseAway, Refused
from fullboard.house.work.leases import EXTEND_SECONDS, Lease, Leases
from fullboard.house.work.thinkers import Thinkers

log = logging.getLogger("fullboard.work")

POLL_SECONDS = 1.0  # after which it is looked for work even if nobody has called
PAUSE_SECONDS = 0.005  # at least, from one look to the next
AWAY_SECONDS = 1.0  # between looks for a database that has gone away
FAIR = 4  # every so many looks, whoever has waited longest comes first
MOST_LOGGED = 1000  # failures


@dataclass
class Figures:
    """What was done, for whoever measures it."""

    turns: int = 0
    fallbacks: int = 0  # turns of bots that did not move, made by simpler ones
    failures: int = 0  # of any work, which is then tried again later
    jobs: Counter[str] = field(default_factory=Counter)  # by kind, failed ones too
    failed: Counter[str] = field(default_factory=Counter)
    thinkers: Thinkers | None = None
    took: Callable[[str, float], None] = lambda what, seconds: None  # told of everything that was done

    @property
    def thinking(self) -> int:
        """How many thoughts are being thought now."""
        return self.thinkers.busy if self.thinkers is not None else 0


@dataclass(frozen=True)
class Work:
    """Something to be done: the lower its rank the sooner, and among equals whoever has waited `since` longest."""

    subject: str
    revision: int
    rank: int
    since: float
    do: Callable[[Lease, "Place"], Awaitable[None]]
    modest: bool = False  # leaves the last place to others


@dataclass(frozen=True)
class Look:
    """What a lane looks for: so much work, but not what it is `busy` with; the oldest of all if it is to be `fair`."""

    many: int
    modest: int  # of those, so much that is modest
    busy: Collection[str]
    fair: bool


Offer = Callable[[Look], Awaitable[list[Work]]]


class Place:
    """A place that some work takes, until it leaves it."""

    def __init__(self, lane: "Lane") -> None:
        self._lane: Lane | None = lane

    def leave(self) -> None:
        """Somebody else may have it."""
        if self._lane is not None:
            self._lane.taken -= 1
            self._lane.wake()
            self._lane = None


class Lane:
    """Looks for work whenever it is called and has a place, and now and then."""

    def __init__(self, places: int, offers: Sequence[Offer], leases: Leases, figures: Figures) -> None:
        self.places = places
        self.offers = offers
        self.leases = leases
        self.figures = figures
        self.taken = 0
        self.poll = POLL_SECONDS
        self._looks = 0
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._call = asyncio.Event()
        self._logged: set[str] = set()

    def wake(self) -> None:
        """There may be something to do."""
        self._call.set()

    async def run(self) -> None:
        """Until cancelled; what has been begun is broken off then."""
        try:
            while True:
                looked = time.monotonic()
                await self._look_patiently()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.poll):
                        await self._call.wait()
                await asyncio.sleep(looked + PAUSE_SECONDS - time.monotonic())
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _look_patiently(self) -> None:
        self._call.clear()
        with next_time("work was not looked for"):
            await self._look()
            return
        await asyncio.sleep(AWAY_SECONDS)

    async def _look(self) -> None:
        """Begin as much as there are places for."""
        if self.taken >= self.places:
            return
        self._looks += 1
        fair = self._looks % FAIR == 0
        free = self.places - self.taken
        modest = free if fair or self.places == 1 else free - 1
        look = Look(free, modest, self._busy.keys(), fair)
        found: list[Work] = []
        for offer in self.offers:
            with next_time(f"{offer.__qualname__} found no work"):  # which keeps nobody from the others'
                found += await offer(look)
        for work in sorted(found, key=lambda work: (0 if fair else work.rank, work.since)):
            spared = free - modest if work.modest else 0
            if work.subject in self._busy or self.taken >= self.places - spared:
                continue
            if lease := await self.leases.take(work.subject, work.revision):
                self._begin(work, lease)

    def _begin(self, work: Work, lease: Lease) -> None:
        self.taken += 1
        self._busy[work.subject] = asyncio.create_task(self._do(work, lease))

    async def _do(self, work: Work, lease: Lease) -> None:
        place = Place(self)
        try:
            async with self._extended(lease):
                await work.do(lease, place)
        except DatabaseAway:  # somebody takes it up when the lease has run out
            pass
        except Exception as error:
            await self._put_aside(lease, error)
        finally:
            del self._busy[work.subject]
            place.leave()
            self.wake()

    async def _put_aside(self, lease: Lease, error: Exception) -> None:
        """Whatever cannot be done stops nothing else, and fills no log: it is written down once."""
        self.figures.failures += 1
        told = f"{lease.subject} {type(error).__name__}"
        if told not in self._logged and len(self._logged) < MOST_LOGGED:
            self._logged.add(told)
            surprise = None if isinstance(error, Refused) else error
            log.warning("%s has to wait: %s", lease.subject, error, exc_info=surprise)
        with contextlib.suppress(DatabaseAway):
            await self.leases.put_aside(lease)

    @contextlib.asynccontextmanager
    async def _extended(self, lease: Lease) -> AsyncIterator[None]:
        """Keep a lease for as long as the work takes."""

        async def extend() -> None:
            while True:
                await asyncio.sleep(EXTEND_SECONDS)
                with contextlib.suppress(DatabaseAway):
                    await self.leases.extend(lease)

        extending = asyncio.create_task(extend())
        try:
            yield
        finally:
            extending.cancel()
            await asyncio.gather(extending, return_exceptions=True)
