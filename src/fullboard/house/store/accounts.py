"""The tables of accounts and of the peace: proofs of who somebody is, mail, reports and what moderators decide."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from fullboard.house.store.naming import metadata

passkeys = Table(  # what a guest's devices prove themselves with
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as the device calls it, in base64
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # of uses, where the device counts them
    Column("transports", JSON, nullable=False),
    Column("label", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("used", Float, nullable=True),
)

addresses = Table(  # where mail reaches a guest; nobody else is shown it
    "addresses",
    metadata,
    Column("address", String(254), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Column("fault", String(40), nullable=True),  # why nothing arrives there any more
)

identities = Table(  # who vouches for a guest: an OpenID provider, and what it calls them
    "identities",
    metadata,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
)

recoveries = Table(  # codes on paper, for the day when every device is lost
    "recoveries",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of a one-time code
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

proofs = Table(  # what was asked of a browser, to be answered once, soon, and by the same one
    "proofs",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of a challenge, a code in a mail, or a state
    Column("kind", String(16), nullable=False),
    Column("browser", String(64), nullable=False, index=True),  # SHA-256 of what its cookie says
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("given", JSON, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

mails = Table(  # what is still to be sent; removed when it is
    "mails",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("recipient", String(254), nullable=False, index=True),
    Column("subject", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("headers", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),  # when it is tried next, by the database's clock
    Column("until", Float, nullable=False),  # when it is of no use any more
    Column("tries", Integer, nullable=False, server_default="0"),
)

moderators = Table(  # who keeps the peace
    "moderators",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("since", Float, nullable=False),
)

reports = Table(  # somebody complains about somebody
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("about", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("table", String(16), nullable=False),
    Column("line", Integer, nullable=False, server_default="0"),  # of the chat; 0 for a person as such
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float, nullable=True, index=True),
    UniqueConstraint("by", "about", "table", "line", name="uq_reports_by"),
)

quotes = Table(  # what was said around it, as it was said
    "quotes",
    metadata,
    Column("report", Integer, ForeignKey("reports.id"), primary_key=True),
    Column("line", Integer, primary_key=True),  # of the chat
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

sanctions = Table(  # what moderators have decided
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # warned, muted, banned
    Column("words", Text, nullable=False),  # for whom it concerns
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),  # none: for good
    Column("undone", Float, nullable=True),
    Column("read", Float, nullable=True),  # when whom it concerns has acknowledged it
)

deeds = Table(  # the moderators' log; it outlives those it speaks of, so it refers to nobody
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False),  # a guest; nobody on the command line
    Column("what", String(16), nullable=False),
    Column("about", String(32), nullable=False, index=True),
    Column("report", Integer, nullable=True),
    Column("sanction", Integer, nullable=True),
    Column("words", Text, nullable=False),
)

kicks = Table(  # whom a host does not want at a table that has not begun
    "kicks",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
