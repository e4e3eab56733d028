"""A PostgreSQL for the length of a measurement: a private cluster in a temporary folder, its commits flushed."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

from benchmarks.server.houses import children_of, seconds_of

PATIENCE = 60.0  # seconds for the cluster to open
CONNECTIONS = 100


def find(program: str) -> str | None:
    """A program of PostgreSQL's server: in the path, or where Debian keeps it."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(kept[-1]) if kept else None)


def why_not() -> str | None:
    """Why there can be no cluster here; None if there can."""
    if find("initdb") is None or find("postgres") is None:
        return "there is no PostgreSQL"
    if find_spec("psycopg") is None:
        return "there is no psycopg"
    return None


class Cluster:
    """Open between `with` and its end; hands out databases."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    def __enter__(self) -> Cluster:
        self.folder = Path(tempfile.mkdtemp(prefix="fullboard-postgres-"))
        owner: dict[str, Any] = {}
        if os.getuid() == 0:  # whom PostgreSQL does not serve
            user = next(each for each in pwd.getpwall() if each.pw_name in ("postgres", "nobody"))
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            owner = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        data = str(self.folder / "data")
        initdb, postgres = find("initdb"), find("postgres")
        assert initdb is not None
        assert postgres is not None
        made = [initdb, "-D", data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(made, check=True, capture_output=True, cwd=self.folder, **owner)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "max_connections": str(CONNECTIONS),
        }
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [postgres, "-D", data, *given], cwd=self.folder, stdout=log, stderr=log, **owner
            )
        self._wait()
        return self

    def _wait(self) -> None:
        import psycopg

        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.admin = psycopg.connect(f"host={self.folder} user=house dbname=postgres", autocommit=True)
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise OSError(f"PostgreSQL did not open: {self._log()}") from None
                time.sleep(0.05)

    def _log(self) -> str:
        return (self.folder / "log").read_text("utf-8").strip()[-300:]

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"house{next(self._numbers)}"
        self.admin.execute(f"CREATE DATABASE {name}")
        return f"postgresql://house@/{name}?host={self.folder}"

    def seconds(self) -> float:
        """What all its processes have worked so far, those that have ended too."""
        return seconds_of(self.process.pid, finished=True) + sum(map(seconds_of, children_of(self.process.pid)))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if hasattr(self, "admin"):
            self.admin.close()
        self.process.send_signal(signal.SIGINT)  # whoever is still connected is sent home
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)
