"""Reads and transactions, the same on both databases; a database that goes away is waited for a little."""

import asyncio
import logging
import random
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from fullboard.house.errors import BadRequest, Broken, DatabaseAway
from fullboard.house.store.engine import CONNECTIONS, READERS, WRITES, clock, keep_private, open_engine, sqlite_file
from fullboard.house.store.migrations import migrate
from fullboard.house.store.writer import Writer, away

log = logging.getLogger("fullboard.house")

T = TypeVar("T")
PATIENCE_SECONDS = 5.0  # for a database that has gone away to come back
AGAIN_SECONDS = 0.1
READ_ONLY = "25006"  # how PostgreSQL says that nothing is stored there for now, as on a standby
MOST_WIPES = 5  # tries, while others read


class Store:
    """Runs functions on a connection, in threads: `read` in a snapshot of its own, `write` in a transaction.

    Work may be done again, so it changes nothing but the database. A write whose connection broke while it was being
    committed is not: it may have been stored, and DatabaseAway says that it is `in_doubt`.
    """

    def __init__(self, url: str) -> None:
        try:
            self.engine = open_engine(url)
            migrate(self.engine)
        except ModuleNotFoundError as error:
            raise Broken("database-driver-missing", driver=error.name) from error
        except SQLAlchemyError as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise Broken("database-unusable", reason=" ".join(str(reason).split())) from error
        if file := sqlite_file(url):
            keep_private(file)
        self.alone = self.engine.dialect.name == "sqlite"  # whether no other process writes
        self.clock = clock(self.engine.dialect.name)
        self.url = url
        self._reading = self.engine.execution_options(**{WRITES: False}) if self.alone else _snapshots(self.engine)
        self._writer = Writer(self.engine) if self.alone else None
        self._threads = ThreadPoolExecutor(READERS if self.alone else CONNECTIONS, thread_name_prefix="store")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds in one snapshot of the database; it waits for no write."""
        return await self._patiently(lambda: self._read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; returns when it is committed."""
        if self._writer is not None:
            try:
                result: T = await self._writer.write(work)
            except OverflowError as error:
                raise _unfit(error) from error
            return result
        return await self._patiently(lambda: self._write(work))

    async def wipe(self) -> None:
        """Let nothing that was deleted be readable in the files: SQLite's log still tells what was."""
        if self.alone:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._empty_log)

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        if self._writer is not None:
            self._writer.close()
        self._threads.shutdown()
        self.engine.dispose()

    async def _patiently(self, work: Callable[[], T]) -> T:
        """Try again for a while as long as nothing can have happened."""
        loop = asyncio.get_running_loop()
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return await loop.run_in_executor(self._threads, work)
            except DatabaseAway as error:
                if error.in_doubt or time.monotonic() > deadline:
                    log.warning("the database is away: %s", error.reason)
                    raise
            await asyncio.sleep(AGAIN_SECONDS * (0.5 + random.random()))

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection, connection.begin():
                return self._read_whole(work, connection)
        except (OperationalError, PoolTimeout) as error:
            raise _away(error) from error
        except (DataError, OverflowError) as error:
            raise _unfit(error) from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise away(error) from error
            raise

    def _read_whole(self, work: Callable[[Connection], T], connection: Connection) -> T:
        try:
            return work(connection)
        except Exception:
            if self.alone:  # SQLite would stay at this snapshot as long as anybody holds a result that was half read
                connection.invalidate()
            raise

    def _write(self, work: Callable[[Connection], T]) -> T:
        committing = False
        try:
            with self.engine.connect() as connection, connection.begin():
                result = work(connection)
                committing = True
            return result
        except (OperationalError, PoolTimeout) as error:
            raise _away(error, in_doubt=committing) from error
        except (DataError, OverflowError) as error:
            raise _unfit(error) from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise away(error, in_doubt=committing) from error
            if getattr(error.orig, "sqlstate", None) == READ_ONLY:
                raise away(error) from error
            raise

    def _empty_log(self) -> None:
        for _ in range(MOST_WIPES):
            with suppress(SQLAlchemyError, sqlite3.Error), self.engine.connect() as connection:
                raw = connection.connection.cursor()
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                busy, *_ = raw.fetchone() or (0,)
                if not busy:
                    return


def _snapshots(engine: Engine) -> Engine:
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _unfit(error: DataError | OverflowError) -> BadRequest:
    """Somebody asked for what no row can hold, as PostgreSQL no text with a NUL, SQLite no endless number."""
    log.warning("asked for what the database cannot hold: %s", type(getattr(error, "orig", error)).__name__)
    return BadRequest("bad-request")


def _away(error: OperationalError | PoolTimeout, in_doubt: bool = False) -> DatabaseAway:
    if isinstance(error, OperationalError):
        return away(error, in_doubt)
    return DatabaseAway(in_doubt, reason=str(error))
