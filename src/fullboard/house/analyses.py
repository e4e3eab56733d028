"""Analyses of matches that are over: asked for once, made one at a time in a process of their own, and kept.

What was asked for is stored before it is begun, so that a house that falls over in the middle begins again.
"""

import asyncio
import json
import logging
import sys
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from fullboard.bots.analysis import METHOD, Analysis
from fullboard.house import schema
from fullboard.house.errors import Refused
from fullboard.house.house import House
from fullboard.house.store import Store
from fullboard.house.table import Table

MOST_PER_GUEST = 3  # asked for and not made yet
MOST_WAITING = 40
LIMIT_SECONDS = 600.0
LONGEST_LINE = 1 << 24  # of what the process writes

log = logging.getLogger("fullboard.house")


@dataclass(eq=False)
class Job:
    """An analysis that was asked for."""

    guest: str
    record: str
    table: str | None = None  # none if it is of a record on show, which is never stored
    done: int = 0
    total: int = 0
    result: Analysis | None = None
    failed: str | None = None  # the code of what went wrong

    @property
    def waiting(self) -> bool:
        """Whether it is still to be made."""
        return self.result is None and self.failed is None


class Analyses:
    """Makes analyses, and remembers those of the house's own tables in its database."""

    def __init__(self, house: House, iterations: int = 0, seconds: float = LIMIT_SECONDS) -> None:
        self.house = house
        self.store: Store = house.store
        self.iterations = iterations
        self.seconds = seconds
        self.jobs: dict[str, Job] = {}  # of tables, until they are stored
        self._waiting: list[Job] = []
        self._queue: asyncio.Queue[Job] = asyncio.Queue()

    async def run(self) -> None:
        """Go on with what was asked for before the house last closed, then serve until cancelled."""
        for table_id, guest in await self.store.run(_unfinished):
            try:
                table = await self.house.find(table_id)
                if table_id not in self.jobs and table.match is not None:
                    self._begin(Job(guest, table.match.record(), table_id))
            except Exception:
                log.exception("the analysis of table %s cannot go on", table_id)
        while True:
            job = await self._queue.get()
            try:
                result = await self._make(job)
                if result is not None and job.table is not None:
                    await self._keep(job.table, result)
                    del self.jobs[job.table]
                job.result = result
            except Exception:
                log.exception("an analysis failed")
                job.failed = "analysis-failed"
            finally:
                self._waiting.remove(job)
                job.record = ""

    async def of_table(self, table: Table) -> Job | None:
        """The analysis of a table's match: made, being made, or never asked for."""
        if table.id in self.jobs or table.match is None:
            return self.jobs.get(table.id)
        where = _of(table)
        row = await self.store.run(lambda connection: connection.execute(select(schema.analyses).where(where)).first())
        if row is None:
            return None
        return Job(row.guest, "", table.id, result=row.result)  # without a result: the house has only just opened

    async def ask_for_table(self, table: Table, guest: str) -> Job:
        """Have a match analysed, unless it has been; Refused while it is running."""
        if table.match is None or table.status not in ("over", "closed"):
            raise Refused("match-running", 409)
        known = await self.of_table(table) or self.jobs.get(table.id)
        if known is not None and known.failed is None:
            return known
        self._check(guest)
        job = self._note(Job(guest, table.match.record(), table.id))
        row = {"table": table.id, "rules": int(table.match.game.version), "method": METHOD}
        row |= {"guest": guest, "asked": time.time()}
        where = _of(table)

        def write(connection: Connection) -> None:
            if connection.execute(select(schema.analyses.c.table).where(where)).first() is None:
                connection.execute(insert(schema.analyses).values(row))

        try:
            await self.store.run(write)
        except BaseException:
            self._waiting.remove(job)
            del self.jobs[table.id]
            raise
        self._queue.put_nowait(job)
        return job

    def ask_for_record(self, guest: str, record: str) -> Job:
        """Have a record on show analysed."""
        self._check(guest)
        return self._begin(Job(guest, record))

    def _check(self, guest: str) -> None:
        if [job.guest for job in self._waiting].count(guest) >= MOST_PER_GUEST:
            raise Refused("too-many-analyses", 429, most=MOST_PER_GUEST)
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("analyses-busy", 429)

    def _begin(self, job: Job) -> Job:
        self._queue.put_nowait(self._note(job))
        return job

    def _note(self, job: Job) -> Job:
        if job.table is not None:
            self.jobs[job.table] = job
        self._waiting.append(job)
        return job

    # Making it

    async def _make(self, job: Job) -> Analysis | None:
        """The analysis; none if it failed, and then the job says why."""
        result: Analysis | None = None
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "fullboard.house.analyst", "--iterations", str(self.iterations)]
        analyst = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        assert analyst.stdin is not None
        assert analyst.stdout is not None
        try:
            async with asyncio.timeout(self.seconds):
                analyst.stdin.write(job.record.encode())
                await analyst.stdin.drain()
                analyst.stdin.close()
                async for line in analyst.stdout:
                    result = _hear(job, json.loads(line))
                await analyst.wait()
        except TimeoutError:
            job.failed = "analysis-too-slow"
        except (BrokenPipeError, ConnectionResetError):
            job.failed = "analysis-failed"
        finally:
            if analyst.returncode is None:
                analyst.kill()
                await analyst.communicate()
        if result is None and job.failed is None:
            log.error("the process that analyses ended with %s", analyst.returncode)
            job.failed = "analysis-failed"
        return result

    async def _keep(self, table: str, result: Analysis) -> None:
        row = {"result": result, "finished": time.time()}
        known = schema.analyses.c
        where = (known.table == table) & (known.method == METHOD) & known.finished.is_(None)
        await self.store.run(lambda connection: connection.execute(update(schema.analyses).where(where).values(row)))


def _hear(job: Job, told: dict[str, Any]) -> Analysis | None:
    if "code" in told:
        job.failed = str(told["code"])
    elif "done" in told:
        job.done, job.total = int(told["done"]), int(told["total"])
    return told.get("result")


def _of(table: Table) -> Any:
    assert table.match is not None
    known = schema.analyses.c
    return (known.table == table.id) & (known.rules == int(table.match.game.version)) & (known.method == METHOD)


def _unfinished(connection: Connection) -> list[tuple[str, str]]:
    known = schema.analyses.c
    wanted = select(known.table, known.guest).where(known.finished.is_(None) & (known.method == METHOD))
    return [(row.table, row.guest) for row in connection.execute(wanted.order_by(known.asked))]
