"""Everything the house keeps of somebody: all of it can be taken along, and all of it is forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from sqlalchemy import Boolean, Connection, Float, Integer, LargeBinary, String, Table, insert, select

from fullboard.house import export
from fullboard.house.store import schema
from tests.house.evening import Evening, evening

GUESTS = schema.guests.c.id
# What is told otherwise than as rows of one's own, or is a secret that proves who one is, or others' alone.
TOLD_OTHERWISE = {"seats", "tables", "relations", "reports", "passkeys", "addresses", "identities", "recoveries"}
NOT_TOLD = {"codes", "proofs", "commitments", "quotes"}
# What belongs to a match or to others, and stays without a name.
STAYS = {"seats", "tables", "results", "ratings", "jobs"}


def about_guests() -> list[Table]:
    """The tables of the database that know guests."""
    return [
        table
        for table in schema.metadata.sorted_tables
        if "guest" in table.c or any(key.column is GUESTS for column in table.c for key in column.foreign_keys)
    ]


def test_every_table_that_knows_guests_is_taken_along_or_said_why_not() -> None:
    exported = {table.name for table, _ in export.OWN.values()}
    assert {table.name for table in about_guests()} - exported - TOLD_OTHERWISE - NOT_TOLD == set()


def made_up(table: Table, guest: str, other: str, at_table: str) -> dict[str, Any]:
    """A row in which a guest is concerned."""
    row: dict[str, Any] = {}
    first = True
    for column in table.c:
        targets = {key.column.table.name for key in column.foreign_keys}
        if "guests" in targets or column.name == "guest":
            row[column.name] = guest if first else other
            first = False
        elif "tables" in targets or column.name == "table":
            row[column.name] = at_table
        elif targets:
            row[column.name] = 1 if isinstance(column.type, Integer) else "made-up"
        elif column.primary_key and isinstance(column.type, Integer) and column.autoincrement is True:
            row[column.name] = 1
        elif isinstance(column.type, String):
            row[column.name] = "made-up"[: column.type.length or 7]
        elif isinstance(column.type, Boolean):
            row[column.name] = False
        elif isinstance(column.type, (Integer, Float)):
            row[column.name] = 1
        else:
            row[column.name] = b"made-up" if isinstance(column.type, LargeBinary) else {}
    return row


@evening
async def test_nothing_of_somebody_who_was_forgotten_is_left_anywhere(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(bob, "companeros", ["me", "person", "person"])

    def fill(connection: Connection) -> None:
        for each in about_guests():
            if each.name in (*STAYS, "sessions"):
                continue
            row = made_up(each, anna.id, bob.id, table.id)
            connection.execute(insert(each).values(row))
        connection.execute(insert(schema.deeds).values(made_up(schema.deeds, "", "", "") | {"about": anna.id}))

    await here.house.store.write(fill)
    packed = await here.house.store.read(lambda connection: export.export(connection, anna.id))
    told = json.loads(zipfile.ZipFile(io.BytesIO(packed)).read("me.json"))
    empty = {name for name, rows in told.items() if isinstance(rows, list) and not rows}
    assert empty == {"tables", "results", "ratings", "rating_steps", "jobs", "invited"}
    await here.house.people.forget(anna.id)

    def left(connection: Connection) -> set[str]:
        found = set()
        for each in schema.metadata.sorted_tables:
            for row in connection.execute(select(each)):
                if anna.id in map(str, row) and each.name not in STAYS | {"guests", "deeds"}:
                    found.add(each.name)
        return found

    assert await here.house.store.read(left) == set()
    assert await here.scalar("SELECT words FROM deeds") == ""
    assert await here.scalar("SELECT name FROM guests WHERE id = :id", id=anna.id) is None
