"""`fullboard ratings recompute`: all ratings again, from the results of rated matches alone."""

import asyncio
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fullboard.cli.help import SpokenGroup
from fullboard.cli.settings import BY_ENVIRONMENT, find_database, where_it_is
from fullboard.words import translator

if TYPE_CHECKING:
    from fullboard.house.work.reckoning import Reckoned


@click.group(cls=SpokenGroup)
def ratings() -> None:
    """Ratings of people and bots."""


@ratings.command(context_settings=BY_ENVIRONMENT)
@where_it_is
@click.pass_context
def recompute(ctx: click.Context, data: Path, database: str | None, database_file: Path | None) -> None:
    """Compute all ratings again; while the house is open, too."""
    from fullboard.cli.language import language_spoken
    from fullboard.house.store.engine import sqlite_url

    _ = translator(language_spoken(ctx))
    found = asyncio.run(_recompute(find_database(database, database_file) or sqlite_url(data)))
    if found is None:
        raise click.UsageError(_("ratings-busy"), ctx=None)
    click.echo(_("ratings-recomputed", matches=found.matches, changed=found.changed))


async def _recompute(url: str) -> "Reckoned | None":
    from fullboard.house.store import Store
    from fullboard.house.work import reckoning

    store = Store(url)
    try:
        return await reckoning.recompute(store, f"{socket.gethostname()[:40]}:{os.getpid()}:ratings")
    finally:
        store.close()
