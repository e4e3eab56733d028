"""A database for the length of a measurement: SQLite in a folder, a PostgreSQL of its own, or one that is there."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.postgres import Cluster
from fullboard.house.store import sqlite_url

Worked = Callable[[], float]  # the seconds that the database's own processes have worked so far


@contextmanager
def database(wanted: str = "sqlite") -> Iterator[tuple[str, Worked]]:
    """The URL of a database: `sqlite`, `postgresql`, or the URL of one."""
    if wanted == "postgresql":
        with Cluster() as cluster:
            yield cluster.new_database(), cluster.seconds
    elif wanted == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield sqlite_url(Path(folder)), lambda: 0.0
    else:
        yield wanted, lambda: 0.0
