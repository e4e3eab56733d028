"""`fullboard backup`: a copy of the house's SQLite database, taken while the house is open."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import click

from fullboard.cli.serve import default_data


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), default=default_data, help="Where the house keeps its data.")
@click.option("--force", is_flag=True, help="Overwrite FILE.")
def backup(file: Path, data: Path, force: bool) -> None:
    """Copy the house's SQLite database to FILE, consistently, while the house is open and people are playing.

    To go back to it, close the house and put FILE in its data folder as house.sqlite. A house on PostgreSQL is copied
    with pg_dump instead.
    """
    source = data / "house.sqlite"
    if not os.path.isfile(source):
        raise click.UsageError(f"there is no house in {data} (no house.sqlite; this copies SQLite only)", ctx=None)
    if os.path.isdir(file):
        raise click.UsageError(f"{file} is a folder", ctx=None)
    if os.path.exists(file) and os.path.samefile(file, source):
        raise click.UsageError(f"{file} is the database itself", ctx=None)
    if os.path.exists(file) and not force:
        raise click.UsageError(f"{file} exists already; --force overwrites it", ctx=None)
    try:
        tables, lines = _copy(source, file, force)
    except FileExistsError as error:
        raise click.UsageError(f"{file} exists already; --force overwrites it", ctx=None) from error
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise click.ClickException(f"{source} cannot be copied: {error}") from error
    click.echo(f"{file}: {tables} tables, {lines} lines of play, {file.stat().st_size} bytes.")
    click.echo(f"Guests are recognised after moving the house only if {data / 'signing.key'} moves too.")


def _copy(source: Path, file: Path, force: bool) -> tuple[int, int]:
    """Copy beside the target first, so that FILE is always a whole backup or not there."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # secrets inside: mode 0600
    os.close(handle)
    part = Path(name)
    try:
        uri = f"{source.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=10)) as house, closing(sqlite3.connect(part)) as copy:
            house.backup(copy)  # all pages in one read transaction: the state after some commit, none in between
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("it is damaged")
            tables, lines = (copy.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in ("tables", "lines"))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        if force:
            part.replace(file)
        else:
            os.link(part, file)  # unlike a rename, this never overwrites
    finally:
        part.unlink(missing_ok=True)
    return tables, lines
