"""The store: one thread that writes, several writes to a commit; nobody is told before it is on the disk."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from fullboard.house.migrations import migrate

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_PER_COMMIT = 200


def open_engine(url: str) -> Engine:
    """A database: SQLite in a file by default, with a write-ahead log that is flushed at every commit."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # transactions are begun below, savepoints included
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def sqlite_url(folder: Path) -> str:
    """The house's file in a data folder."""
    return f"sqlite:///{folder / 'house.sqlite'}"


class Store:
    """Runs functions on a connection in one thread; those that wait together share a commit."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own; returns when it is committed."""
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return await asyncio.wrap_future(future)

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """The same for those who are not in the event loop."""
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return future.result()

    def close(self) -> None:
        """Finish what is waiting and close the database."""
        self._waiting.put(None)
        self._thread.join()
        self.engine.dispose()

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while True:
                batch = self._next_batch()
                if not batch:
                    return
                self._commit(connection, [each for each in batch if each is not None])
                if batch[-1] is None:
                    return

    def _next_batch(self) -> list[tuple[Work, Future[Any]] | None]:
        batch = [self._waiting.get()]
        while batch[-1] is not None and len(batch) < MOST_PER_COMMIT:
            try:
                batch.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return batch

    def _commit(self, connection: Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], BaseException]] = []
        try:
            with connection.begin():
                for work, future in batch:
                    try:
                        with nullcontext() if len(batch) == 1 else connection.begin_nested():  # alone, it is the commit
                            done.append((future, work(connection)))
                    except Exception as error:
                        failed.append((future, error))
                        if len(batch) == 1:
                            raise
        except Exception as error:  # the commit itself failed: nobody is told that anything was stored
            failed += [(future, error) for future, _ in done]
            done = []
        for future, result in done:
            future.set_result(result)
        for future, reason in failed:
            future.set_exception(reason)
