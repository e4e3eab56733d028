"""Analyses of matches that are over: asked for once, made in a process of their own, and kept."""

import os
import time
import zlib
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, or_

from fullboard.bots.analysis import METHOD, Analysis
from fullboard.core.errors import FullboardError
from fullboard.core.shelf import shelf
from fullboard.house.errors import NotThere, Refused
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.work.apart import run_apart
from fullboard.house.work.jobs import Job, Jobs
from fullboard.house.work.thinkers import Died, TookTooLong
from fullboard.house.work.uploads import Upload

if TYPE_CHECKING:
    from fullboard.house.house import House

MOST_PER_GUEST = 3  # asked for and not made yet
MOST_WAITING = 40
LIMIT_SECONDS = 600.0
TELL_SECONDS = 1.0  # between two words on how far it is
ITERATIONS = "FULLBOARD_ANALYSIS_ITERATIONS"  # how much is looked at, where a machine has little time


async def of_table(house: "House", table: Table) -> Job | None:
    """The analysis of a table's match: made, being made, or never asked for."""
    return await house.jobs.find("analysis", subject_of(table))


async def ask_for_table(house: "House", table: Table, guest: str) -> Job:
    """Have a match analysed, unless it has been; Refused while it is running."""
    if table.match is None or not table.finished:
        raise Refused("match-running")
    return await _ask(house, "analysis", subject_of(table), guest, table.game_key)


async def of_record(house: "House", upload: Upload) -> Job | None:
    """The analysis of a record on show."""
    return await house.jobs.find("record-analysis", upload.key)


async def ask_for_record(house: "House", upload: Upload, guest: str) -> Job:
    """Have a record on show analysed."""
    return await _ask(house, "record-analysis", upload.key, guest, upload.game_key)


async def _ask(house: "House", kind: str, subject: str, guest: str, game: str) -> Job:
    return await house.jobs.ask(
        kind, subject, guest, game, b"", most_per_guest=MOST_PER_GUEST, most_waiting=MOST_WAITING
    )


def result_of(job: Job) -> Analysis | None:
    """What came of it, if it is made."""
    result: Analysis | None = msgspec.json.decode(job.result) if job.result is not None else None
    return result


def subject_of(table: Table) -> str:
    """A match is judged otherwise by other rules and by another method."""
    return f"{table.id}/{int(table.game.version)}/{METHOD}"


def fit() -> ColumnElement[bool]:
    """Which jobs can be done here: what was asked for by another Fullboard is left to that."""
    known = schema.jobs.c
    ours = [
        (known.game == key) & known.subject.like(f"%/{int(game.version)}/{METHOD}") for key, game in shelf().items()
    ]
    return or_(known.kind == "record-analysis", *ours)


class Analyst:
    """Makes analyses."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.iterations = int(os.environ.get(ITERATIONS, "0"))  # 0: as the method says
        self.seconds = LIMIT_SECONDS

    async def do(self, job: Job) -> bytes:
        """The analysis that was asked for, as JSON."""
        heard = _Heard(self.house.jobs, job)
        record = await self._record(job)
        try:
            await run_apart(
                "fullboard.house.work.analyst", record, self.seconds, heard.line, "--iterations", str(self.iterations)
            )
        except TookTooLong:
            raise FullboardError("analysis-too-slow") from None
        except Died:
            raise FullboardError("analysis-failed") from None
        if not heard.result:
            raise FullboardError(heard.code or "analysis-failed")
        return heard.result

    async def _record(self, job: Job) -> bytes:
        if job.kind == "analysis":
            table = await self.house.tables.find(job.subject.partition("/")[0])
            return table.finished_match().record().encode()
        given = await self.house.jobs.given(job.subject)
        if not given:
            raise NotThere("unknown-record")
        return zlib.decompress(given)


class _Told(msgspec.Struct):
    """A line that the process writes: how far it is, the result, or what is wrong."""

    done: int = 0
    total: int = 0
    code: str | None = None
    result: msgspec.Raw = msgspec.Raw()


class _Heard:
    """What the process has written so far."""

    def __init__(self, jobs: Jobs, job: Job) -> None:
        self.jobs = jobs
        self.job = job
        self.result = b""
        self.code: str | None = None
        self._told = 0.0

    async def line(self, line: bytes) -> None:
        """Take in one more line."""
        told = msgspec.json.decode(line, type=_Told)
        self.result = bytes(told.result) or self.result
        self.code = told.code or self.code
        now = time.monotonic()
        if told.total and (now - self._told >= TELL_SECONDS or told.done == told.total):
            self._told = now
            await self.jobs.progress(self.job, told.done, told.total)
