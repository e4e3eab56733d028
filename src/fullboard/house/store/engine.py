"""Opens a database: SQLite in a file by default, PostgreSQL to grow."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, ColumnElement, Connection, Engine, create_engine, event, literal_column, make_url

CONNECTIONS = 8  # of one process to PostgreSQL, besides those of the bus
READERS = 4  # of one process on SQLite, beside the one that writes
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000", "secure_delete=ON")
LOST_MILLISECONDS = 8000  # after which a PostgreSQL that does not answer has gone away
WRITES = "fullboard_writes"  # an execution option: this transaction is going to write


def sqlite_url(folder: Path) -> str:
    """The house's file in a data folder."""
    return f"sqlite:///{folder / 'house.sqlite'}"


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database, None for any other."""
    made = make_url(url)
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def open_engine(url: str) -> Engine:
    """A database; what it was asked with never appears in the log, for it holds the deals of running matches."""
    made = _with_driver(make_url(url))
    if made.get_backend_name() == "sqlite":
        return _open_sqlite(made)
    waits = {"connect_timeout": 5, "tcp_user_timeout": LOST_MILLISECONDS, "application_name": "fullboard"}
    return create_engine(
        made,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=LOST_MILLISECONDS / 1000,
        connect_args={key: value for key, value in waits.items() if key not in made.query},
    )


def _open_sqlite(url: URL) -> Engine:
    pool = {"pool_size": READERS + 1} if url.database else {}
    engine = create_engine(url, hide_parameters=True, json_deserializer=_read, **pool)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # What reads first and then writes would fail if another table was written to in between.
        writes = connection.get_execution_options().get(WRITES, True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _read(stored: str) -> Any:
    """What a column of JSON holds; where it is none, that text: its row is damaged, and those beside it are not."""
    try:
        return json.loads(stored)
    except ValueError:
        return stored


def keep_private(file: Path) -> None:
    """The deals of running matches are in there: nobody but its owner reads it."""
    for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(FileNotFoundError):
            os.chmod(each, 0o600)


def _with_driver(url: URL) -> URL:
    """PostgreSQL by psycopg, unless another driver is named."""
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def clock(dialect: str) -> ColumnElement[float]:
    """The database's own clock, in seconds: the one that all machines share."""
    if dialect == "sqlite":
        return literal_column("((julianday('now') - 2440587.5) * 86400.0)")
    return literal_column("extract(epoch from clock_timestamp())")
