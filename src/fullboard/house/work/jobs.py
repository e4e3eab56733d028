"""What guests have asked for that takes long: stored before it is begun, so that nothing is lost if its worker dies."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, or_, select, update

from fullboard.house.bus import Bus, News
from fullboard.house.errors import TooMuch
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once
from fullboard.house.work.leases import lasts

POLL_SECONDS = 1.0  # after which whoever waits looks for themselves
HOUR = 3600.0
DAY = 86400.0

known = schema.jobs.c
told = [column for column in known if column is not known.given]


@dataclass(frozen=True)
class Kind:
    """A kind of job, and the codes of what is said where there is too much of it or it cannot be done."""

    too_many: str
    busy: str
    failed: str
    family: tuple[str, ...]  # the kinds that are counted together
    patience: float  # seconds after which nobody waits for it any more
    lasts: float = HOUR  # seconds for which what came of it is kept
    shown: bool = False  # whether what came of it, while it is kept, counts for its guest like what is to be done


ANALYSES = ("analysis", "record-analysis")
KINDS = {
    "hint": Kind("hint-pending", "hints-busy", "hint-failed", ("hint",), patience=60.0),
    "study": Kind("hint-pending", "hints-busy", "hint-failed", ("hint", "study"), patience=60.0),
    "advice": Kind("hint-pending", "hints-busy", "hint-failed", ("advice",), patience=60.0),
    "analysis": Kind(
        "too-many-analyses", "analyses-busy", "analysis-failed", ANALYSES, patience=DAY, lasts=float("inf")
    ),
    "record-analysis": Kind("too-many-analyses", "analyses-busy", "analysis-failed", ANALYSES, patience=HOUR),
    "upload": Kind("too-many-uploads", "too-busy", "cannot-be-replayed", ("upload",), patience=60.0, shown=True),
}


@dataclass(frozen=True)
class Job:
    """Something that a guest has asked for, as it stood when it was looked up."""

    id: str
    kind: str
    subject: str
    guest: str
    game: str
    asked: float
    given: bytes = field(default=b"", repr=False)  # only where it is asked for or done
    done: int = 0
    total: int = 0
    result: bytes | None = field(default=None, repr=False)
    fault: tuple[str, dict[str, Any]] | None = None  # code and parameters of what went wrong
    finished: float | None = None

    @property
    def waiting(self) -> bool:
        """Whether it is still to be done."""
        return self.finished is None

    @property
    def lapsed(self) -> bool:
        """Whether it may be asked for anew: it failed, nobody waits for it any more, or it is kept no longer."""
        kind = KINDS[self.kind]
        age = time.time() - self.asked
        return self.fault is not None or age > (kind.patience if self.waiting else kind.lasts)

    @property
    def lease(self) -> tuple[str, int]:
        """What a lease on it is taken for; asked for again, it is other work."""
        return f"job:{self.id}", int(self.asked * 1000)


class Jobs:
    """Takes jobs in, keeps them, and tells those who wait how far they are."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._waiting: dict[str, set[asyncio.Event]] = {}
        bus.listen(self._hear)

    # For those who ask

    async def ask(
        self, kind: str, subject: str, guest: str, game: str, given: bytes, *, most_per_guest: int, most_waiting: int
    ) -> Job:
        """Ask for something; asked for twice, it is the same job. TooMuch if a guest, or all, ask for too much."""
        new = Job(secrets.token_hex(16), kind, subject, guest, game, time.time(), given)

        def write(connection: Connection) -> tuple[Job, bool]:
            guests = schema.guests.c  # each guest asks for one thing at a time, so that what is asked for twice is seen
            connection.execute(select(guests.id).where(guests.id == guest).with_for_update())
            before = _find(connection, kind, subject)
            if before is not None and not before.lapsed:
                return before, False
            _check(connection, new, most_per_guest, most_waiting)
            if before is not None:
                connection.execute(delete(schema.frames).where(schema.frames.c.job == before.id))
                connection.execute(delete(schema.jobs).where(known.id == before.id))
            asked = insert_once(connection, schema.jobs, _row(new))
            return (new, True) if asked else (_there(connection, kind, subject), False)

        job, asked = await self.store.write(write)
        if asked:
            self.bus.publish(News("work", kind))
        return job

    async def find(self, kind: str, subject: str) -> Job | None:
        """The job of that kind about that subject; none if there is none any more."""
        job = await self.store.read(lambda connection: _find(connection, kind, subject))
        return job if job is not None and (job.fault is not None or not job.lapsed) else None

    async def by_id(self, job_id: str) -> Job | None:
        """The job of that id."""
        wanted = select(*told).where(known.id == job_id)
        return _read(await self.store.read(lambda connection: connection.execute(wanted).first()))

    async def given(self, job_id: str) -> bytes | None:
        """What was given with it."""
        wanted = select(known.given).where(known.id == job_id)
        return await self.store.read(lambda connection: connection.scalar(wanted))

    async def wait(self, job_id: str, seconds: float) -> Job | None:
        """The job once it is done, or as it is after so many seconds; None if it is there no more."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        heard = asyncio.Event()
        self._waiting.setdefault(job_id, set()).add(heard)
        try:
            while True:
                heard.clear()
                job = await self.by_id(job_id)
                left = deadline - loop.time()
                if job is None or not job.waiting or left <= 0:
                    return job
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(min(POLL_SECONDS, left)):
                        await heard.wait()
        finally:
            self._waiting[job_id].discard(heard)
            if not self._waiting[job_id]:
                del self._waiting[job_id]

    def _hear(self, news: News) -> None:
        if news.kind == "job":
            for heard in self._waiting.get(news.subject, ()):
                heard.set()

    # For those who do it

    async def to_do(
        self, kinds: Collection[str], games: Collection[str], busy: Collection[str], many: int, fit: ColumnElement[bool]
    ) -> list[Job]:
        """Jobs that nobody is at and that are `fit`, the longest waiting first; `busy` is what the caller is at."""
        now = time.time()
        subject = "job:" + known.id
        taken = exists().where((schema.leases.c.subject == subject) & lasts(self.store.clock))
        wanted = (
            select(schema.jobs)
            .where(known.finished.is_(None) & or_(*(_wanted(kind, now) for kind in kinds)))
            .where(known.game.in_(["", *games]), subject.not_in(busy), ~taken, fit)
            .order_by(known.asked)
            .limit(many)
        )
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [job for row in rows if (job := _read(row)) is not None]

    async def finish(self, job: Job, result: bytes) -> None:
        """This has come of it."""
        await self._settle(job, {"result": result})

    async def fail(self, job: Job, code: str, parameters: Mapping[str, Any] | None = None) -> None:
        """Nothing has come of it, and why."""
        await self._settle(job, {"fault": [code, dict(parameters or {})], "given": b""})

    async def _settle(self, job: Job, values: dict[str, Any]) -> None:
        statement = update(schema.jobs).where(_undone(job)).values(finished=time.time(), **values)
        subject = job.lease[0]

        def write(connection: Connection) -> None:
            connection.execute(statement)
            connection.execute(delete(schema.leases).where(schema.leases.c.subject == subject))

        await self.store.write(write)
        self.bus.publish(News("job", job.id))

    async def progress(self, job: Job, done: int, total: int) -> None:
        """It has got so far."""
        statement = update(schema.jobs).where(_undone(job)).values(done=done, total=total)
        await self.store.write(lambda connection: connection.execute(statement))
        self.bus.publish(News("job", job.id))


def _wanted(kind: str, now: float) -> ColumnElement[bool]:
    """Somebody still waits for it."""
    return and_(known.kind == kind, known.asked > now - KINDS[kind].patience)


def _undone(job: Job) -> ColumnElement[bool]:
    return and_(known.id == job.id, known.finished.is_(None))


def _check(connection: Connection, job: Job, most_per_guest: int, most_waiting: int) -> None:
    """TooMuch if a guest has all that one may have, or nothing more may wait."""
    kind = KINDS[job.kind]
    alike = known.kind.in_(kind.family)
    waits = and_(known.finished.is_(None), alike, known.asked > job.asked - kind.patience)
    counts = waits
    if kind.shown:
        counts = or_(waits, and_(alike, known.result.is_not(None), known.asked > job.asked - kind.lasts))
    if _count(connection, counts & (known.guest == job.guest)) >= most_per_guest:
        raise TooMuch(kind.too_many, most=most_per_guest)
    if _count(connection, waits) >= most_waiting:
        raise TooMuch(kind.busy)


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(schema.jobs).where(which)) or 0


def _find(connection: Connection, kind: str, subject: str) -> Job | None:
    wanted = select(*told).where((known.kind == kind) & (known.subject == subject))
    return _read(connection.execute(wanted).first())


def _there(connection: Connection, kind: str, subject: str) -> Job:
    job = _find(connection, kind, subject)
    assert job is not None
    return job


def _read(row: Row[Any] | None) -> Job | None:
    if row is None:
        return None
    values = dict(row._mapping)
    code = values.pop("fault")
    return Job(**values, fault=None if code is None else (code[0], code[1]))


def _row(job: Job) -> dict[str, Any]:
    asked = ("id", "kind", "subject", "guest", "game", "given", "asked")
    return {name: getattr(job, name) for name in asked}
