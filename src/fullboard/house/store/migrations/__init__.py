"""Brings a database to the present schema, one revision after another, or not at all.

A new revision is written next to the others in `versions`; a released one is never edited.
"""

from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, inspect

from fullboard.house.errors import Broken
from fullboard.house.store.schema import guests

FIRST = "0001"
LOCK = 0x66756C6C  # any number, as long as every house of ours asks for the same one


def migrate(engine: Engine) -> None:
    """Run every revision the database has not seen yet, in one transaction."""
    with engine.connect() as connection:
        _enforce_references(connection, False)  # a table that SQLite can only alter by making it anew may be pointed at
        try:
            with connection.begin():
                _upgrade(connection)
        finally:
            _enforce_references(connection, True)


def settings(**attributes: Any) -> Config:
    """Where the revisions are, and what `env.py` is to work with."""
    config = Config()
    config.set_main_option("script_location", "fullboard.house.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes.update(attributes)
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")  # SQLite is locked by its BEGIN
    config = settings(connection=connection)
    known = inspect(connection).get_table_names()
    if guests.name in known and "alembic_version" not in known:
        command.stamp(config, FIRST)  # a house from before there were revisions
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Broken("database-from-the-future", reason=str(error)) from error
    if connection.dialect.name == "sqlite" and (broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
        raise Broken("database-broken", tables=sorted({str(row[0]) for row in broken}))


def _enforce_references(connection: Connection, on: bool) -> None:
    """SQLite takes this only outside a transaction, so it goes past SQLAlchemy, which would begin one."""
    if connection.dialect.name == "sqlite":
        driver: Any = connection.connection.driver_connection
        driver.execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")
