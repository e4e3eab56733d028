"""A desk: does the jobs of some kinds, one way of doing them each, and says what came of them."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, true

from fullboard.core.errors import FullboardError
from fullboard.core.shelf import shelf
from fullboard.house.errors import DatabaseAway
from fullboard.house.work.jobs import KINDS, Job
from fullboard.house.work.lanes import POLL_SECONDS, Figures, Look, Place, Work
from fullboard.house.work.leases import Lease, Leases
from fullboard.house.work.thinkers import Thoughtless

if TYPE_CHECKING:
    from fullboard.house.house import House

log = logging.getLogger("fullboard.work")

MOST_TRIES = 3  # at a job, by whomever
Do = Callable[[Job], Awaitable[bytes]]


class Desk:
    """Offers jobs to a lane. `do` returns what comes of one, or raises what is wrong with it."""

    def __init__(
        self,
        house: "House",
        leases: Leases,
        figures: Figures,
        kinds: Collection[str],
        do: Do,
        fit: ColumnElement[bool] | None = None,
    ) -> None:
        self.house = house
        self.leases = leases
        self.figures = figures
        self.kinds = kinds
        self.do = do
        self.fit = true() if fit is None else fit  # which of them can be done here
        self._looks_at = 0.0  # when it is time to look

    def call(self) -> None:
        """Something was asked for."""
        self._looks_at = 0.0

    async def offer(self, look: Look) -> list[Work]:
        """Jobs that nobody is at; it is looked for them when something was asked for, and now and then."""
        now = time.monotonic()
        if now < self._looks_at:
            return []
        self._looks_at = now + POLL_SECONDS
        jobs = await self.house.jobs.to_do(self.kinds, list(shelf()), look.busy, look.many, self.fit)
        if len(jobs) == look.many:  # there may be more
            self.call()
        return [Work(*job.lease, 0, job.asked, partial(self.make, job)) for job in jobs]

    async def make(self, job: Job, lease: Lease, _: Place) -> None:
        """Do a job, and keep what came of it."""
        begun = time.monotonic()
        kind = KINDS[job.kind]
        try:
            if lease.tries > MOST_TRIES:
                raise FullboardError(kind.failed)
            result = await self.do(job)
        except DatabaseAway:
            raise
        except Thoughtless as error:
            log.warning("%s %s was not done: %s", job.kind, job.id, error)
            await self.leases.let_go(lease)
            return
        except FullboardError as error:
            await self._fail(job, error)
            return
        except Exception:
            log.exception("%s %s failed", job.kind, job.id)
            await self._fail(job, FullboardError(kind.failed))
            return
        await self.house.jobs.finish(job, result)
        self.figures.jobs[job.kind] += 1
        self.figures.took(job.kind, time.monotonic() - begun)

    async def _fail(self, job: Job, error: FullboardError) -> None:
        self.figures.jobs[job.kind] += 1
        self.figures.failed[job.kind] += 1
        await self.house.jobs.fail(job, error.code, error.parameters)
