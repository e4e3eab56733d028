"""The tables of orders in advance and of those who look over a shoulder: beside a table, never part of its revision."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from fullboard.house.store.naming import metadata

WAITING = text("state = 'waiting'")

orders = Table(  # what guests want played for them while they are away; never part of a table's revision
    "orders",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("base", Integer, nullable=False),  # the line it was given after
    Column("given", JSON, nullable=False),  # see `orders.py`
    Column("state", String(8), nullable=False),  # waiting, done, dropped
    Column("reason", String(32), nullable=False, server_default=""),  # why it was dropped
    Column("looked", Integer, nullable=False, server_default="-1"),  # the revision at which it was last judged
    Column("at", Float, nullable=False),
    Column("key", String(64), nullable=True),  # by which its sender knows a repeated request
    Index("ix_orders_table", "table", "seat"),
    Index("ix_orders_waiting", "table", sqlite_where=WAITING, postgresql_where=WAITING),
    UniqueConstraint("table", "guest", "key", name="uq_orders_key"),
)

shoulders = Table(  # whom guests have invited to look over their shoulder: a link for each seat
    "shoulders",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),  # who sits there
    Column("digest", String(64), nullable=False),  # SHA-256 of what the link says
    Column("made", Float, nullable=False),
)

behind = Table(  # who looks over whose shoulder: one each at a table, for as long as the match lasts
    "behind",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("owner", String(32), nullable=False),  # who sat there
    Column("gone", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

whispers = Table(  # what is said behind a seat: for whoever sits there, and those who look over their shoulder
    "whispers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_whispers_table", "table", "seat"),
)
