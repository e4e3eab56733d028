"""The revisions lead from an empty database to exactly the schema the house is written for, and stop there."""

from __future__ import annotations

import hashlib
import io
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from fullboard.house.errors import Broken
from fullboard.house.store import Store, migrations, schema, sqlite_url
from fullboard.house.store.engine import open_engine
from fullboard.house.store.migrations import FIRST, migrate, settings
from tests.house.postgres import Cluster

pytestmark = pytest.mark.slow

LATEST = "0012"


def statements(engine: Engine) -> dict[str, str]:
    """What SQLite says each table and index was made with; Alembic's own table left out."""
    with engine.connect() as connection:
        made = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")).all()
    return {row.name: " ".join(row.sql.replace('"', "").split()) for row in made if "alembic" not in row.name}


def columns(engine: Engine) -> dict[str, set[str]]:
    """What each table is made of, in whatever order."""
    made = statements(engine)
    return {name: {part.strip(" ()") for part in sql.partition("(")[2].split(", ")} for name, sql in made.items()}


def test_an_empty_database_is_brought_to_exactly_the_present_schema(empty_database: str) -> None:
    migrated = open_engine(empty_database)
    migrate(migrated)
    with migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    if migrated.dialect.name == "sqlite":
        created = open_engine("sqlite://")
        schema.metadata.create_all(created)
        assert columns(migrated) == columns(created)
    migrated.dispose()


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    def digest() -> str:
        return hashlib.sha256((tmp_path / "house.sqlite").read_bytes()).hexdigest()

    Store(sqlite_url(tmp_path)).close()
    before = digest()
    store = Store(sqlite_url(tmp_path))
    with store.engine.connect() as connection:
        assert connection.scalars(text("SELECT version_num FROM alembic_version")).all() == [LATEST]
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    store.close()
    assert digest() == before


def test_a_house_from_before_there_were_revisions_keeps_its_guests(empty_database: str) -> None:
    engine = open_engine(empty_database)
    command.upgrade(settings(connection=(connection := engine.connect())), FIRST)
    connection.execute(text("DROP TABLE alembic_version"))
    connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('a', 'Anna', 0)"))
    connection.commit()
    connection.close()
    migrate(engine)
    with engine.connect() as connection:
        assert connection.scalars(select(schema.guests.c.name)).all() == ["Anna"]
        assert "alembic_version" in inspect(connection).get_table_names()
    engine.dispose()


def test_processes_that_open_an_empty_database_at_once_migrate_it_once(cluster: Cluster) -> None:
    database = cluster.new_database()
    with ThreadPoolExecutor(4) as processes:
        stores = list(processes.map(lambda _: Store(database), range(4)))
    with stores[0].engine.connect() as connection:
        assert connection.scalars(text("SELECT version_num FROM alembic_version")).all() == [LATEST]
    for store in stores:
        store.close()


def test_a_database_from_the_future_is_left_alone(empty_database: str) -> None:
    engine = open_engine(empty_database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Broken, match="database-from-the-future"):
        migrate(engine)
    engine.dispose()


def test_a_revision_that_fails_leaves_nothing_behind(empty_database: str) -> None:
    engine = open_engine(empty_database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE codes (other INTEGER)"))  # the last table of the first revision
    with pytest.raises(Exception, match=r'codes"? already exists'):
        migrate(engine)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["codes"]
    engine.dispose()


LATER = f"""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "later", "{LATEST}"
def upgrade():
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("name", type_=sa.String(80))
"""


def test_a_later_revision_may_make_a_table_anew_that_others_point_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(sqlite_url(tmp_path))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(insert(schema.guests).values(id="a", name="Anna", created=0))
        connection.execute(insert(schema.codes).values(digest="d", guest="a", expires=0))
    (tmp_path / "later.py").write_text(LATER)
    both = f"{Path(str(migrations.__file__)).parent / 'versions'}{os.pathsep}{tmp_path}"
    config = settings()
    config.set_main_option("version_locations", both)
    monkeypatch.setattr(migrations, "settings", lambda **given: config.attributes.update(given) or config)
    migrate(engine)
    assert "VARCHAR(80)" in statements(engine)["guests"]
    with engine.begin() as connection:
        assert connection.scalars(select(schema.codes.c.guest)).all() == ["a"]
        with pytest.raises(IntegrityError):  # references are enforced again
            connection.execute(insert(schema.codes).values(digest="e", guest="nobody", expires=0))
    engine.dispose()


def test_the_revisions_can_be_written_out_for_postgresql() -> None:
    config = settings(dialect="postgresql")
    config.output_buffer = io.StringIO()
    command.upgrade(config, "head", sql=True)
    written = config.output_buffer.getvalue()
    assert written.startswith("BEGIN;")
    for table in schema.metadata.tables:
        assert f"CREATE TABLE {table} (" in written
    assert "secret BYTEA NOT NULL" in written
    assert "id SERIAL NOT NULL" in written
