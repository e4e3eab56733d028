"""The tables of time: when and by which ways people are called, how far they have seen a match, and their notes."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint, text

from fullboard.house.store.naming import metadata

DUE = text("due IS NOT NULL")

habits = Table(  # when somebody wants to be called, and where they live
    "habits",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("zone", String(64), nullable=False, server_default="UTC"),  # an IANA name
    Column("quiet_from", Integer, nullable=True),  # hours of the day between which nobody calls
    Column("quiet_until", Integer, nullable=True),
    Column("digest", Integer, nullable=True),  # the hour at which they are told everything at once, if they like that
    Column("at", Float, nullable=False),
)

holidays = Table(  # days on which somebody's clocks stand still, where a table honours them
    "holidays",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("day", String(10), primary_key=True),
)

channels = Table(  # by which ways somebody wants to be called
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, webhook
    Column("address", Text, nullable=False),
    Column("mark", String(64), nullable=False),  # SHA-256 of kind and address
    Column("details", JSON, nullable=False),  # what it takes to speak to it: keys, a secret
    Column("wants", JSON, nullable=False),  # what to call for: kinds and paces, such as `turn days`
    Column("home", String(200), nullable=False),  # how whoever added it reaches the house
    Column("language", String(16), nullable=False),
    Column("stop", String(32), nullable=False, unique=True),  # whoever knows it may end this
    Column("made", Float, nullable=False),
    Column("worked", Float, nullable=True),  # last
    Column("failed", Float, nullable=True),
    Column("fault", String(64), nullable=True),  # what went wrong then
    Column("dead", Float, nullable=True),  # since nobody is there any more
    UniqueConstraint("guest", "mark", name="uq_channels_mark"),
)

calls = Table(  # calls to be made, and for a while those that were
    "calls",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("channel", String(32), ForeignKey("channels.id"), nullable=False),
    Column("table", String(16), ForeignKey("tables.id"), nullable=True, index=True),  # none for a trial
    Column("kind", String(8), nullable=False),  # turn, soon, begun, over, trial
    Column("moment", Integer, nullable=False),  # the number of lines then: one call a turn
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=True),  # when to try, by the database's clock; none once it is done with
    Column("tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("channel", "table", "kind", "moment", name="uq_calls_moment"),
    Index("ix_calls_due", "due", sqlite_where=DUE, postgresql_where=DUE),
)

looks = Table(  # how far each guest has seen a match; never part of its revision
    "looks",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("line", Integer, nullable=False),  # lines that they have seen
)

notes = Table(  # what somebody has written down for themselves at a table
    "notes",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

vapid = Table(  # by which push services know this house
    "vapid",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("key", String(128), nullable=False),  # a private key on P-256, 32 bytes in base64
    Column("made", Float, nullable=False),
)
