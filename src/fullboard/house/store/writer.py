"""The one that writes to SQLite: changes that wait together share a commit; one that fails takes back only itself."""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, Transaction
from sqlalchemy.exc import DBAPIError

from fullboard.house.errors import DatabaseAway

log = logging.getLogger("fullboard.house")

MOST_PER_COMMIT = 200
Work = Callable[[Connection], Any]
Asked = tuple[Work, asyncio.Future[Any]]
Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]


class Writer:
    """A thread with a connection of its own. Work that fails takes back nothing but itself."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # the thread's own
        self._waiting: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> Any:
        """Do some work; returns when it is on the disk."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, answer))
        return await answer

    def close(self) -> None:
        """Finish what is waiting."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = self._next_batch()
            asked = [each for each in batch if each is not None]
            if asked:
                _tell(self._commit(asked))
            if batch[-1] is None:
                self._let_go()
                return

    def _commit(self, asked: list[Asked]) -> list[Outcome]:
        """Do all of it in one commit. If the file is locked or the disk is full, nobody's was done.

        Whatever went wrong, the connection may be in the middle of something: the next commit has another one.
        """
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            return _in_one_commit(self._connection, asked)
        except Exception as error:
            self._let_go()
            refused: Exception = error
            if isinstance(error, DBAPIError):
                refused = away(error)
                log.warning("the database is away: %s", refused.reason)
            return [(answer, None, refused) for _, answer in asked]

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
                connection.close()

    def _next_batch(self) -> list[Asked | None]:
        batch = [self._waiting.get()]
        while batch[-1] is not None and len(batch) < MOST_PER_COMMIT:
            try:
                batch.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return batch


def _in_one_commit(connection: Connection, asked: list[Asked]) -> list[Outcome]:
    """All of it together; again with a savepoint each if one of them fails, which few do."""
    if len(asked) == 1:
        return [_do(connection, connection.begin(), *asked[0])]
    try:
        with connection.begin():
            return [(answer, work(connection), None) for work, answer in asked]
    except Exception as error:
        if _stores_nothing(error):
            raise
    with connection.begin():
        return [_do(connection, connection.begin_nested(), *each) for each in asked]


def _do(connection: Connection, transaction: Transaction, work: Work, answer: asyncio.Future[Any]) -> Outcome:
    """Some work in a transaction of its own, which may be a savepoint."""
    try:
        result = work(connection)
        transaction.commit()
    except Exception as error:
        if _stores_nothing(error):
            raise
        transaction.rollback()
        return answer, None, error
    return answer, result, None


def _stores_nothing(error: Exception) -> bool:
    """Whether nothing can be stored now; then SQLite may have ended the transaction."""
    return isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.OperationalError)


def away(error: DBAPIError, in_doubt: bool = False) -> DatabaseAway:
    """What those who asked are told; the operator is told why."""
    return DatabaseAway(in_doubt, reason=" ".join(str(error.orig).split()))


def _tell(outcomes: list[Outcome]) -> None:
    """Let those know who wait, all of an event loop at once."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].get_loop(), []).append(outcome)
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
