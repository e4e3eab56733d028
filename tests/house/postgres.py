"""A PostgreSQL of one's own for the length of the tests: a private cluster in a temporary folder, no network."""

from __future__ import annotations

import getpass
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg

PATIENCE = 60.0  # seconds for the cluster to open


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


class Cluster:
    """Open between `with` and its end; hands out databases."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

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
        self.admin.close()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)

    def _settings(self, database: str) -> str:
        return f"host={self.folder} user=house dbname={database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"house{next(self._numbers)}"
        self.admin.execute(f"CREATE DATABASE {name}")
        return f"postgresql://house@/{name}?host={self.folder}"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
