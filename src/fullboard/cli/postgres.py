"""PostgreSQL's own programs, which copy a database better than we could: found, and run without showing a password."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, Connection, func, make_url, select
from sqlalchemy.exc import DBAPIError

from fullboard.cli.sentences import failed
from fullboard.house.errors import Broken
from fullboard.house.store import schema
from fullboard.house.store.engine import open_engine

DEBIAN = Path("/usr/lib/postgresql")


def is_postgres(database: str) -> bool:
    """Whether that is the URL of a PostgreSQL database."""
    return make_url(database).get_backend_name() in ("postgresql", "postgres")


@contextlib.contextmanager
def connected(database: str) -> Iterator[Connection]:
    """A connection that sees one moment; Broken if there is none to be had."""
    try:
        engine = open_engine(database)
    except ModuleNotFoundError as error:
        raise Broken("database-driver-missing", driver=error.name) from error
    try:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            yield connection
    except DBAPIError as error:
        raise Broken("database-unusable", reason=" ".join(str(error.orig).split())) from error
    finally:
        engine.dispose()


def count(connection: Connection) -> tuple[int, int]:
    """How many tables and lines of play there are."""
    tables, lines = (
        connection.scalar(select(func.count()).select_from(each)) for each in (schema.tables, schema.lines)
    )
    return tables or 0, lines or 0


def run(program: str, *arguments: str, database: str | None = None) -> str:
    """What a program of PostgreSQL says; a sentence if it is missing or fails."""
    environment = {**os.environ, "LC_MESSAGES": "C"}
    if database is not None:
        address, password = _apart(make_url(database))
        arguments = (f"--dbname={address}", *arguments)
        if password is not None:
            environment["PGPASSWORD"] = password  # unlike an argument, nobody else can read it
    done = subprocess.run(
        [_find(program), *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise failed("program-failed", program=program, reason=" ".join(done.stderr.split()))
    return done.stdout


def _find(program: str) -> str:
    """Where a program is: the newest that Debian has, for it must not be older than the server, or any in the path."""
    kept = sorted(DEBIAN.glob(f"*/bin/{program}"), key=lambda file: (len(file.parts[-3]), file.parts[-3]))
    found = str(kept[-1]) if kept else shutil.which(program)
    if found is None:
        raise failed("program-missing", program=program)
    return found


def _apart(url: URL) -> tuple[str, str | None]:
    """The address of a database, and its password."""
    query = dict(url.query)
    asked = query.pop("password", None)
    password = url.password or (asked if isinstance(asked, str) else None)
    address = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return address.render_as_string(hide_password=False), password
