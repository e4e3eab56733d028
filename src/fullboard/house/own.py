"""Everything that is kept of a guest beside their tables, as plain data: for whoever wants to take it with them."""

from typing import Any

from sqlalchemy import Connection, select

from fullboard.house.marks import mark_of
from fullboard.house.store import schema

HIDDEN = ("guest", "who", "unrated", "least")


def own_record(connection: Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """Results, ratings with their history, what one shows, relations and invitations; others by their marks."""
    steps = schema.rating_steps
    wanted = {
        "results": select(schema.results).where(schema.results.c.guest == guest).order_by(schema.results.c.ended),
        "ratings": select(schema.ratings).where(schema.ratings.c.guest == guest),
        "rating_steps": select(steps).where(steps.c.who == guest).order_by(steps.c.ended),
        "profile": select(schema.profiles).where(schema.profiles.c.guest == guest),
        "relations": select(schema.relations).where(schema.relations.c.guest == guest),
        "invitations": select(schema.invitations).where(schema.invitations.c.guest == guest),
        "invited": select(schema.invitations).where(schema.invitations.c.host == guest),
    }
    return {what: [_row(row._mapping, guest) for row in connection.execute(rows)] for what, rows in wanted.items()}


def _row(row: Any, guest: str) -> dict[str, Any]:
    found = {name: value for name, value in row.items() if name not in HIDDEN}
    for name in ("guest", "other", "host"):
        if row.get(name) not in (None, guest):
            found[name] = mark_of(row[name])
    return found
