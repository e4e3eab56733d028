"""`fullboard keys`: the keys that cookies are signed with, listed without being shown, and replaced."""

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fullboard.cli.help import command, option
from fullboard.cli.sentences import said
from fullboard.cli.settings import BY_ENVIRONMENT, find_database, where_it_is
from fullboard.core.errors import FullboardError

if TYPE_CHECKING:
    from sqlalchemy import Connection


@command(context_settings=BY_ENVIRONMENT)
@click.argument("action", type=click.Choice(["rotate"]), required=False)
@where_it_is
@option("--drop-old", is_flag=True)
def keys(action: str | None, data: Path, database: str | None, database_file: Path | None, drop_old: bool) -> None:
    """List the keys of the house; `fullboard keys rotate` makes a new one, which signs from then on."""
    from fullboard.house.keys import VARIABLE, add_key, drop_old_keys, signing_keys
    from fullboard.house.store import Store
    from fullboard.house.store.engine import sqlite_url

    url = find_database(database, database_file) or sqlite_url(data)
    if VARIABLE in os.environ:
        _from_environment(VARIABLE, changes=action is not None or drop_old)
        return
    store = Store(url)
    try:
        with store.engine.begin() as connection:
            signing_keys(connection, data / "signing.key")  # a house that has none is given one
            if action == "rotate":
                add_key(connection)
                click.echo(said("keys-new"))
            if drop_old:
                click.echo(said("keys-dropped", many=drop_old_keys(connection)))
            _list(connection)
    finally:
        store.close()


def _from_environment(variable: str, changes: bool) -> None:
    many = len(os.environ[variable].split(","))
    if changes:
        raise FullboardError("keys-given-elsewhere", variable=variable)
    click.echo(said("keys-given", many=many, variable=variable))


def _list(connection: "Connection") -> None:
    from sqlalchemy import select

    from fullboard.house.store import schema

    kept = connection.execute(select(schema.keys.c.id, schema.keys.c.made).order_by(schema.keys.c.id)).all()
    for row in kept:
        made = f"{datetime.fromtimestamp(row.made).astimezone():%Y-%m-%d %H:%M}"
        click.echo(said("keys-signs" if row is kept[-1] else "keys-believed", id=str(row.id), made=made))
