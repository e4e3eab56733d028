"""`fullboard restore`: goes back to a backup, or moves a house to another machine with one."""

import os
import sqlite3
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fullboard.cli.backup import Counts, copy_sqlite
from fullboard.cli.help import command, option
from fullboard.cli.sentences import failed, said
from fullboard.cli.settings import BY_ENVIRONMENT, find_database, where_it_is
from fullboard.core.errors import FullboardError

if TYPE_CHECKING:
    from sqlalchemy import Connection

KINDS = {b"SQLite format 3\0": "SQLite", b"PGDMP": "PostgreSQL"}


@command(context_settings=BY_ENVIRONMENT)
@click.argument("file", type=click.Path(path_type=Path))
@where_it_is
@option("--force", is_flag=True)
def restore(file: Path, data: Path, database: str | None, database_file: Path | None, force: bool) -> None:
    """Put FILE, which `fullboard backup` wrote, in the place of the house's database. The house has to be closed."""
    from fullboard.cli.postgres import is_postgres
    from fullboard.house.store import Store
    from fullboard.house.store.engine import sqlite_file, sqlite_url

    url = find_database(database, database_file) or sqlite_url(data)
    kind = kind_of(file)
    wanted = "PostgreSQL" if is_postgres(url) else "SQLite"
    if kind != wanted:
        raise FullboardError("backup-of-another-kind", file=str(file), kind=kind, wanted=wanted)
    if kind == "PostgreSQL":
        tables, lines = _into_postgres(file, url, force)
    else:
        target = sqlite_file(url)
        assert target is not None
        tables, lines = _into_sqlite(file, target, force)
    Store(url).close()  # brings it up to date, and has a last look at it
    click.echo(said("restore-done", file=str(file), tables=tables, lines=lines))


def kind_of(file: Path) -> str:
    """What a backup is a backup of."""
    try:
        with file.open("rb") as opened:
            head = opened.read(16)
    except OSError as error:
        raise FullboardError("file-not-read", file=str(file), reason=error.strerror) from error
    for magic, kind in KINDS.items():
        if head.startswith(magic):
            return kind
    raise FullboardError("not-a-backup", file=str(file))


def _into_sqlite(file: Path, target: Path, force: bool) -> Counts:
    from sqlalchemy.exc import SQLAlchemyError

    from fullboard.house.lock import HouseLock

    with HouseLock(target):
        if os.path.exists(target) and os.path.samefile(file, target):
            raise FullboardError("database-itself", file=str(file))
        if os.path.exists(target) and os.path.getsize(target) and not force:
            raise FullboardError("house-there", folder=str(target.parent))
        try:
            with tempfile.TemporaryDirectory(prefix=".restore-", dir=target.parent) as folder:
                part = Path(folder) / target.name
                counts = copy_sqlite(file, part)
                _bring_up_to_date(part)
                _replace(target, part)
        except (sqlite3.Error, SQLAlchemyError) as error:
            raise failed("backup-unusable", file=str(file), reason=str(error)) from error
        except OSError as error:
            raise failed("file-unusable", file=str(target), reason=error.strerror) from error
    return counts


def _bring_up_to_date(part: Path) -> None:
    """A copy: if it cannot be, nothing has been replaced."""
    from fullboard.house.store.engine import open_engine
    from fullboard.house.store.migrations import migrate

    engine = open_engine(f"sqlite:///{part}")
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _replace(target: Path, part: Path) -> None:
    os.chmod(part, 0o600)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    for each in ("wal", "shm", "journal"):  # or SQLite would write them into the database that replaces theirs
        target.with_name(f"{target.name}-{each}").unlink(missing_ok=True)
    part.replace(target)


def _into_postgres(file: Path, url: str, force: bool) -> Counts:
    from sqlalchemy import inspect

    from fullboard.cli.postgres import connected, count, run

    if " TABLE DATA public lines " not in run("pg_restore", "--list", str(file)):
        raise FullboardError("not-a-backup", file=str(file))
    _check_revision(run("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file)), file)
    with connected(url) as connection:
        known = inspect(connection).get_table_names()
        _check_closed(connection)
    if known and not force:
        raise FullboardError("database-not-empty", tables=len(known))
    with tempfile.TemporaryDirectory(prefix="fullboard-restore-") as folder:
        script = Path(folder) / "script.sql"
        run("pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(file))
        names = ", ".join(f'"{name}"' for name in known)
        drop = ("--command", f"DROP TABLE {names} CASCADE") if known else ()
        quietly = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction", "--output=/dev/null")
        run("psql", *quietly, *drop, f"--file={script}", database=url)
    with connected(url) as connection:
        return count(connection)


def _check_revision(dumped: str, file: Path) -> None:
    """Refuse a backup of a newer Fullboard before anything is replaced."""
    from alembic.script import ScriptDirectory

    from fullboard.house.errors import Broken
    from fullboard.house.store.migrations import settings

    lines = dumped.splitlines()
    copied = next((number for number, line in enumerate(lines) if line.startswith("COPY public.alembic_version")), None)
    if copied is None:
        return  # from before there were revisions
    known = {each.revision for each in ScriptDirectory.from_config(settings()).walk_revisions()}
    if lines[copied + 1] not in known:
        raise Broken("database-from-the-future", reason=f"{file} is at revision {lines[copied + 1]}")


def _check_closed(connection: "Connection") -> None:
    from sqlalchemy import text

    others = connection.scalar(
        text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = 'fullboard' AND pid <> pg_backend_pid()"
        )
    )
    if others:
        raise FullboardError("database-in-use", connections=others)
