"""What SQLAlchemy spells differently for the two databases."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(
    connection: Connection,
    table: Table,
    key: dict[str, Any],
    values: dict[str, Any],
    *,
    where: ColumnElement[bool] | None = None,
) -> bool:
    """Insert a row, or change the one of that key if `where` holds for it; whether anything was written."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(table).values({**key, **values})
    changed = statement.on_conflict_do_update(index_elements=list(key), set_=values, where=where)
    return connection.execute(changed).rowcount == 1


def insert_once(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless there is one that it would collide with; whether it was inserted."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(table).values(row).on_conflict_do_nothing()
    counted = statement.execution_options(preserve_rowcount=True)  # where the database gives it a number, too
    return connection.execute(counted).rowcount == 1


def upsert_all(
    connection: Connection,
    table: Table,
    key: tuple[str, ...],
    rows: list[dict[str, Any]],
    *,
    growing: str | None = None,
) -> None:
    """Insert these rows, or change those of their keys; if one column only grows, only where it does."""
    if not rows:
        return
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(table)
    values = {name: statement.excluded[name] for name in rows[0] if name not in key}
    where = None if growing is None else table.c[growing] < statement.excluded[growing]
    connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values, where=where), rows)
