"""A PostgreSQL of one's own for the length of the tests: a private cluster in a temporary folder, no network."""

from __future__ import annotations

import contextlib
import getpass
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg

from fullboard.house.store.engine import open_engine
from fullboard.house.store.migrations import migrate

with contextlib.suppress(ImportError):  # there is none on Windows, where no cluster is run
    import pwd

PATIENCE = 60.0  # seconds for the cluster to open or close


def find(program: str) -> str | None:
    """A program of PostgreSQL's server: in the path, or where Debian keeps it."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(kept[-1]) if kept else None)


def owner() -> str:
    """Who runs the cluster: PostgreSQL refuses to be run by root."""
    if os.getuid() != 0:
        return getpass.getuser()
    known = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def name_of(url: str) -> str:
    """What a database is called."""
    return url.partition("@/")[2].partition("?")[0]


def furnish(url: str) -> None:
    """Bring a database to the present schema, as a house does that opens on it."""
    engine = open_engine(url)
    try:
        migrate(engine)
    finally:
        engine.dispose()


class Cluster:
    """Open between `with` and its end; hands out databases."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self._numbers = itertools.count(1)
        self._environment = dict(environment or {})  # of the server itself

    def __enter__(self) -> Cluster:
        self.folder = Path(tempfile.mkdtemp(prefix="fullboard-postgres-"))
        become: dict[str, Any] = {}
        if os.getuid() == 0:
            user = pwd.getpwnam(owner())
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            become = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        data = str(self.folder / "data")
        initdb, postgres = find("initdb"), find("postgres")
        assert initdb is not None
        assert postgres is not None
        shared: dict[str, Any] = {"cwd": self.folder, **become}
        made = [initdb, "-D", data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(made, check=True, capture_output=True, **shared)
        quiet = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}", "-c", "fsync=off"]
        shared["env"] = {**os.environ, **self._environment}
        self._start = partial(subprocess.Popen, [postgres, "-D", data, *quiet], **shared)
        self.open()
        return self

    def open(self) -> None:
        """Start the server, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = self._start(stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.admin = psycopg.connect(self._settings("postgres"), autocommit=True)
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, (self.folder / "log").read_text("utf-8")
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server, keeping its databases; whoever is still connected is sent home."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.admin.close()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def _settings(self, database: str) -> str:
        return f"host={self.folder} user=house dbname={database}"

    def new_database(self, template: str = "template1") -> str:
        """The URL of an empty database, or of a copy of another."""
        name = f"house{next(self._numbers)}"
        self.admin.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return f"postgresql://house@/{name}?host={self.folder}"

    def new_house(self) -> str:
        """The URL of a database with all that a house needs and nothing in it."""
        return self.new_database(self._furnished)

    @cached_property
    def _furnished(self) -> str:
        url = self.new_database()
        furnish(url)
        return name_of(url)

    def drop(self, url: str) -> None:
        """Remove a database that nobody needs any more: hundreds take minutes to remove at the end."""
        self.admin.execute(f"DROP DATABASE {name_of(url)} WITH (FORCE)")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end(signal.SIGQUIT)  # at once: what it holds is thrown away
        shutil.rmtree(self.folder, ignore_errors=True)
