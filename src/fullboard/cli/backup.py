"""`fullboard backup`: a copy of the house's database, taken while the house is open."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import click

from fullboard.cli.help import command, option
from fullboard.cli.sentences import failed, said
from fullboard.cli.settings import BY_ENVIRONMENT, find_database, where_it_is
from fullboard.core.errors import FullboardError

Counts = tuple[int, int]  # tables, lines


@command(context_settings=BY_ENVIRONMENT)
@click.argument("file", type=click.Path(path_type=Path))
@where_it_is
@option("--force", is_flag=True)
def backup(file: Path, data: Path, database: str | None, database_file: Path | None, force: bool) -> None:
    """Copy the house's database to FILE, consistently, while the house is open and people are playing."""
    from fullboard.cli.postgres import is_postgres
    from fullboard.house.store.engine import sqlite_file, sqlite_url

    if os.path.isdir(file):
        raise FullboardError("file-is-folder", file=str(file))
    url = find_database(database, database_file) or sqlite_url(data)
    if is_postgres(url):
        tables, lines = _write(file, force, lambda part: _dump(url, part))
    else:
        source = _find_house(sqlite_file(url), file)
        tables, lines = _write(file, force, lambda part: _copy(source, part))
    click.echo(said("backup-done", file=str(file), tables=tables, lines=lines, bytes=file.stat().st_size))


def _find_house(source: Path | None, file: Path) -> Path:
    if source is None:
        raise FullboardError("house-in-memory")
    if not os.path.isfile(source):
        raise FullboardError("no-house", folder=str(source.parent))
    if os.path.exists(file) and os.path.samefile(file, source):
        raise FullboardError("database-itself", file=str(file))
    return source


def _write(file: Path, force: bool, copy: Callable[[Path], Counts]) -> Counts:
    """Copy beside the target first, so that FILE is always a whole backup or not there."""
    if os.path.exists(file) and not force:
        raise _exists(file)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # secrets inside: mode 0600
        os.close(handle)
        part = Path(name)
        try:
            counts = copy(part)
            with part.open("rb") as written:
                os.fsync(written.fileno())
            if force:
                part.replace(file)
            else:
                os.link(part, file)  # unlike a rename, this never overwrites
        finally:
            part.unlink(missing_ok=True)
    except FileExistsError as error:
        raise _exists(file) from error
    except OSError as error:
        raise failed("file-unusable", file=str(file), reason=error.strerror) from error
    return counts


def _exists(file: Path) -> FullboardError:
    return FullboardError("backup-there", file=str(file))


def _copy(source: Path, part: Path) -> Counts:
    try:
        return copy_sqlite(source, part)
    except sqlite3.Error as error:
        raise failed("database-not-copied", file=str(source), reason=str(error)) from error


def copy_sqlite(source: Path, target: Path) -> Counts:
    """Copy an SQLite database into one file, unless it is damaged."""
    uri = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=10)) as house, closing(sqlite3.connect(target)) as copy:
        house.backup(copy)  # all pages in one read transaction: the state after some commit, none in between
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("database disk image is malformed")
        tables, lines = (copy.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in ("tables", "lines"))
        return tables, lines


def _dump(url: str, target: Path) -> Counts:
    """Let pg_dump copy the very moment that is counted here."""
    from sqlalchemy import func, select

    from fullboard.cli.postgres import connected, count, run

    with connected(url) as connection:
        snapshot = connection.scalar(select(func.pg_export_snapshot()))
        plain = ("--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", f"--file={target}")
        run("pg_dump", *plain, database=url)
        return count(connection)
