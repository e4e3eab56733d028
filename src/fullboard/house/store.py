"""The store: one thread that writes, several writes to a commit; nobody is told before it is on the disk."""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, insert, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fullboard.house.errors import DatabaseAway, Refused
from fullboard.house.migrations import migrate

log = logging.getLogger("fullboard.house")

T = TypeVar("T")
Work = Callable[[Connection], Any]
Answer = Future[Any] | asyncio.Future[Any]
Outcome = tuple[Answer, Any, BaseException | None]

MOST_PER_COMMIT = 200
PATIENCE_SECONDS = 5.0  # for a database that has gone away to come back
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")
AGAIN_SECONDS = 0.25  # between asking whether it has


def open_engine(url: str) -> Engine:
    """A database: SQLite in a file by default, with a write-ahead log that is flushed at every commit."""
    engine = create_engine(_with_driver(make_url(url)))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # transactions are begun below
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _with_driver(url: URL) -> URL:
    """PostgreSQL by the driver that the extra `postgres` brings, unless another one is named."""
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def sqlite_url(folder: Path) -> str:
    """The house's file in a data folder."""
    return f"sqlite:///{folder / 'house.sqlite'}"


class Store:
    """Runs functions on a connection in one thread; those that wait together share a commit.

    Work that fails takes back what it shared a commit with, so the others are done again, one by one: work is
    something that can be done again.

    A database that goes away, as PostgreSQL does when it is restarted, is waited for a little; then those who asked
    are refused with `database-away`, and whoever asks later finds it again once it is back. Work is not done again if
    the connection broke while it was committed, for it may have been stored: `in_doubt` says so.
    """

    def __init__(self, url: str) -> None:
        try:
            self.engine = open_engine(url)
            migrate(self.engine)
        except ModuleNotFoundError as error:
            raise Refused("database-driver-missing", 500, driver=error.name) from error
        except SQLAlchemyError as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise Refused("database-unusable", 500, reason=" ".join(str(reason).split())) from error
        self._waiting: queue.SimpleQueue[tuple[Work, Answer] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; returns when it is committed."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, answer))
        return await answer

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """The same for those who are not in the event loop."""
        answer: Future[T] = Future()
        self._waiting.put((work, answer))
        return answer.result()

    async def wipe(self) -> None:
        """Let nothing that was deleted be readable in the files: SQLite's log still tells what was."""
        if self.engine.dialect.name == "sqlite":
            await asyncio.to_thread(self._empty_log)

    def _empty_log(self) -> None:
        with suppress(SQLAlchemyError), self.engine.connect() as connection:
            raw: Any = connection.connection.dbapi_connection
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        self._waiting.put(None)
        self._thread.join()
        self.engine.dispose()

    def _run(self) -> None:
        connection: Connection | None = None
        while True:
            batch = self._next_batch()
            work = [each for each in batch if each is not None]
            deadline = time.monotonic() + PATIENCE_SECONDS
            while True:
                try:
                    connection = connection or self.engine.connect()
                    _tell(_commit(connection, work))
                    break
                except DBAPIError as error:
                    if connection is not None:
                        connection.close()
                        connection = None
                    if time.monotonic() > deadline:
                        _tell(_refuse(work, error))
                        break
                    time.sleep(AGAIN_SECONDS)
            if batch[-1] is None:
                break
        if connection is not None:
            connection.close()

    def _next_batch(self) -> list[tuple[Work, Answer] | None]:
        batch = [self._waiting.get()]
        while batch[-1] is not None and len(batch) < MOST_PER_COMMIT:
            try:
                batch.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return batch


class Append:
    """Work that adds rows to a table. Moves are nothing else, and SQLite is given them past SQLAlchemy."""

    def __init__(self, table: Table, rows: list[dict[str, Any]]) -> None:
        self.table = table
        self.rows = rows

    def __call__(self, connection: Connection) -> None:
        """Add them, as any other work."""
        if self.rows:
            connection.execute(insert(self.table), self.rows)


@cache
def _statement(table: Table) -> str:
    return str(insert(table).compile(dialect=sqlite.dialect(paramstyle="named")))


def _append(connection: Connection, batch: list[tuple[Work, Answer]]) -> list[Outcome]:
    """Add all rows in one commit; nothing if anything fails."""
    raw: Any = connection.connection.dbapi_connection
    rows: dict[Table, list[dict[str, Any]]] = {}
    for work, _ in batch:
        if isinstance(work, Append):
            rows.setdefault(work.table, []).extend(work.rows)
    if [len(added) for added in rows.values()] == [1]:  # a move alone: the statement is a transaction by itself
        ((table, added),) = rows.items()
        raw.execute(_statement(table), added[0])
    else:
        _append_together(raw, rows)
    return [(answer, None, None) for _, answer in batch]


def _append_together(raw: Any, rows: dict[Table, list[dict[str, Any]]]) -> None:
    raw.execute("BEGIN IMMEDIATE")
    try:
        for table, added in rows.items():
            raw.executemany(_statement(table), added)
        raw.execute("COMMIT")
    except sqlite3.Error:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise


def _commit(connection: Connection, batch: list[tuple[Work, Answer]]) -> list[Outcome]:
    """Do all this in one commit, or each in its own if something fails; raises if the connection was lost before."""
    if connection.dialect.name == "sqlite" and all(isinstance(work, Append) for work, _ in batch):
        with suppress(sqlite3.Error):  # then it is tried, and fails, in the ordinary way
            return _append(connection, batch)
    committing = False
    try:
        with connection.begin():
            done: list[Outcome] = [(answer, work(connection), None) for work, answer in batch]
            committing = True
        return done
    except Exception as error:  # the commit itself may have failed: nobody is told that anything was stored
        if isinstance(error, DBAPIError) and connection.invalidated:
            if committing:
                return _refuse(batch, error, in_doubt=True)
            raise
        if len(batch) == 1:
            return [(batch[0][1], None, error)]
    outcomes: list[Outcome] = []
    for each in batch:
        try:
            outcomes += _commit(connection, [each])
        except DBAPIError as error:
            outcomes += _refuse([each], error)
    return outcomes


def _refuse(batch: list[tuple[Work, Answer]], error: DBAPIError, in_doubt: bool = False) -> list[Outcome]:
    """The database has gone away: before it stored what it was asked to, or perhaps after."""
    log.warning("the database is away: %s", " ".join(str(error.orig).split()))
    return [(answer, None, DatabaseAway(in_doubt)) for _, answer in batch]


def _tell(outcomes: list[Outcome]) -> None:
    """Let those know who wait, all who wait in an event loop at once."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        if isinstance(outcome[0], asyncio.Future):
            loops.setdefault(outcome[0].get_loop(), []).append(outcome)
        else:
            _settle([outcome])
    for loop, told in loops.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_settle, told)


def _settle(outcomes: list[Outcome]) -> None:
    for answer, result, error in outcomes:
        if answer.done():  # whoever asked has given up
            continue
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)
