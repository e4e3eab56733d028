"""The tables of the database. Lines are only ever added; (table, number) decides who came first."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=True),  # removed on wish
    Column("token", String(64), nullable=True, unique=True),  # SHA-256 of the bearer token
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over, closed
    Column("secret", LargeBinary(32), nullable=False),  # stored before its digest is shown
    Column("heading", Text, nullable=True),  # without names, once the match has begun
    Column("ending", Text, nullable=True),
    Column("rematch", String(16), nullable=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("ix_tables_status_touched", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("bot", String(64), nullable=True),  # who plays when no guest does
    Column("away", Boolean, nullable=False),  # the guest has left the seat to the bot
    Column("salt", String(32), nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

goings = Table(  # who has last left their seat to a bot or come back; not part of the match
    "goings",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("what", String(8), nullable=False),  # left, replaced, back
    Column("at", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of a one-time code
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

agreements = Table(  # what the host settled besides the options of the game; tables from before have none
    "agreements",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("hints", Boolean, nullable=False),
)

analyses = Table(  # one of each match, rules version and method; asked for first, and filled in once
    "analyses",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("rules", Integer, primary_key=True),
    Column("method", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),  # who asked
    Column("asked", Float, nullable=False),
    Column("result", JSON, nullable=True),
    Column("finished", Float, nullable=True),
)
