"""The store: one thread that writes, several writes to a commit; nobody is told before it is on the disk."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fullboard.house.errors import Refused
from fullboard.house.migrations import migrate

T = TypeVar("T")
Work = Callable[[Connection], Any]
Answer = Future[Any] | asyncio.Future[Any]
Outcome = tuple[Answer, Any, BaseException | None]

MOST_PER_COMMIT = 200


def open_engine(url: str) -> Engine:
    """A database: SQLite in a file by default, with a write-ahead log that is flushed at every commit."""
    engine = create_engine(_with_driver(make_url(url)))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # transactions are begun below
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
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

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        self._waiting.put(None)
        self._thread.join()
        self.engine.dispose()

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while True:
                batch = self._next_batch()
                _tell(_commit(connection, [each for each in batch if each is not None]))
                if batch[-1] is None:
                    return

    def _next_batch(self) -> list[tuple[Work, Answer] | None]:
        batch = [self._waiting.get()]
        while batch[-1] is not None and len(batch) < MOST_PER_COMMIT:
            try:
                batch.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return batch


def _commit(connection: Connection, batch: list[tuple[Work, Answer]]) -> list[Outcome]:
    """Do all this in one commit, or each in its own if something fails."""
    try:
        with connection.begin():
            return [(answer, work(connection), None) for work, answer in batch]
    except Exception as error:  # the commit itself may have failed: nobody is told that anything was stored
        if len(batch) == 1:
            return [(batch[0][1], None, error)]
    return [outcome for each in batch for outcome in _commit(connection, [each])]


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
