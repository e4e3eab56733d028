"""The tables of the database. Lines are only ever added; a change at a table raises its revision by one."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from fullboard.house.marks import mark_of
from fullboard.house.store.accounts import addresses as addresses
from fullboard.house.store.accounts import deeds as deeds
from fullboard.house.store.accounts import identities as identities
from fullboard.house.store.accounts import kicks as kicks
from fullboard.house.store.accounts import mails as mails
from fullboard.house.store.accounts import moderators as moderators
from fullboard.house.store.accounts import passkeys as passkeys
from fullboard.house.store.accounts import proofs as proofs
from fullboard.house.store.accounts import quotes as quotes
from fullboard.house.store.accounts import recoveries as recoveries
from fullboard.house.store.accounts import reports as reports
from fullboard.house.store.accounts import sanctions as sanctions
from fullboard.house.store.calling import calls as calls
from fullboard.house.store.calling import channels as channels
from fullboard.house.store.calling import habits as habits
from fullboard.house.store.calling import holidays as holidays
from fullboard.house.store.calling import looks as looks
from fullboard.house.store.calling import notes as notes
from fullboard.house.store.calling import vapid as vapid
from fullboard.house.store.naming import metadata as metadata
from fullboard.house.store.sitting import WAITING as WAITING
from fullboard.house.store.sitting import behind as behind
from fullboard.house.store.sitting import orders as orders
from fullboard.house.store.sitting import shoulders as shoulders
from fullboard.house.store.sitting import whispers as whispers

OWED = text("owed <> 0")
TIMED = text("deadline IS NOT NULL")
RATED = text("rated")
UNRATED = text("unrated")


def _mark(context: Any) -> str:
    return mark_of(context.get_current_parameters()["id"])


guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=True),  # removed on wish
    Column("token", String(64), nullable=True, unique=True),  # SHA-256 of the bearer token
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # to the day, for retention
    Column("mark", String(16), nullable=True, index=True, default=_mark),  # what others know them by, see `marks.py`
)

sessions = Table(  # what a cookie stands for; ended by deleting it
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("way", String(12), nullable=False, server_default="name"),  # how they came in: by a passkey, a link, a code
)

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of a one-time code
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
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
    Column("settings", JSON, nullable=False, server_default="{}"),  # see `settings.py`
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("talk", Integer, nullable=False, server_default="0"),  # grows with the chat, which has its own sequence
    Column("ask", JSON(none_as_null=True), nullable=True),  # what everybody is asked to agree to
    Column("rules", Integer, nullable=False, server_default="0"),  # the version of the rules, once it has begun
    Column("actors", Integer, nullable=False, server_default="0"),  # the seats to move, a bit each
    Column("owed", Integer, nullable=False, server_default="0"),  # those of them that bots move for
    Column("people", Integer, nullable=False, server_default="0"),  # how many people sit here and play
    Column("watched", Float, nullable=False, server_default="0"),  # when somebody last looked on
    Column("expiring", Float, nullable=True),  # the house's uptime when it was found to be idle
    Column("key", String(64), nullable=True),  # by which its host knows a repeated request
    Column("position", JSON(none_as_null=True), nullable=True),  # what the match begins with, if not with a set-up
    Column("winners", Integer, nullable=True),  # once it is over: the seats that share the win, a bit each
    Column("clocks", JSON(none_as_null=True), nullable=True),  # one a seat: see `pace/clocks.py`
    Column("deadline", Float, nullable=True),  # the house's uptime at which the first of them may have run out
    Index("ix_tables_status_touched", "status", "touched"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_owed", "people", "touched", sqlite_where=OWED, postgresql_where=OWED),
    Index("ix_tables_deadline", "deadline", sqlite_where=TIMED, postgresql_where=TIMED),
    UniqueConstraint("host", "key", name="uq_tables_key"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("bot", String(64), nullable=True),  # who plays when no guest does
    Column("away", Boolean, nullable=False),  # the guest has left the seat to the bot
    Column("salt", String(32), nullable=False),  # what the guest's browser adds to the deal; empty if nothing
    Column("called", String(40), nullable=True),  # who sits there, if the guest holds another seat as well
)

lines = Table(
    "lines",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64), nullable=True),  # by which its sender knows a repeated request
    UniqueConstraint("table", "key", name="uq_lines_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64), nullable=True),
    UniqueConstraint("table", "guest", "key", name="uq_chat_key"),
)

notices = Table(  # who has left a seat to a bot or come back, and bots that gave up; not part of the match
    "notices",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # the last of each seat
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("what", String(8), nullable=False),  # left, replaced, back, slow, kicked …
    Column("at", Float, nullable=False),
)

presence = Table(  # when each guest last had a table open; never part of its revision
    "presence",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

commitments = Table(  # secrets of tables that have not been set yet, stored before their digests are shown
    "commitments",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("made", Float, nullable=False),
)

jobs = Table(  # what guests have asked for that takes long: hints, analyses, records to be shown
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(80), nullable=False),  # what it is about: asked for twice, it is done once
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("given", LargeBinary, nullable=False),
    Column("asked", Float, nullable=False),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False, server_default="0"),
    Column("result", LargeBinary, nullable=True),
    Column("fault", JSON(none_as_null=True), nullable=True),  # code and parameters of what went wrong
    Column("finished", Float, nullable=True),
    UniqueConstraint("kind", "subject", name="uq_jobs_subject"),
    Index("ix_jobs_finished_asked", "finished", "asked"),
)

frames = Table(  # a record on show, frame by frame
    "frames",
    metadata,
    Column("job", String(32), ForeignKey("jobs.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

lessons = Table(  # how far each guest has come with each lesson
    "lessons",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("past", JSON, nullable=False),  # what they have done, one thing a step
    Column("at", Float, nullable=False),
    Column("finished", Float, nullable=True),  # last, if ever
)

puzzles = Table(  # which puzzles each guest has tried
    "puzzles",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("tries", Integer, nullable=False),  # wrong ones; looking at the solution is one
    Column("at", Float, nullable=False),
    Column("solved", Float, nullable=True),  # when it was first solved
)

tips = Table(  # what the coach has told a guest, and need not tell again
    "tips",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("tip", String(64), primary_key=True),
    Column("place", String(40), nullable=False),  # the decision at which it was told; empty if it was dismissed
)

studies = Table(  # positions that guests have set up and keep; whoever has the address may look at them
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("comments", JSON, nullable=False),  # by the line of moves they are about
    Column("at", Float, nullable=False),
)

results = Table(  # how each seat came out of a match: written when it ends, read by everything that looks back
    "results",
    metadata,
    Column("table", String(16), primary_key=True),  # which may be gone while a rated result stays
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True),
    Column("bot", String(64), nullable=True),  # if no guest sat there
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("unrated", Boolean, nullable=False),  # it counts, and has not been counted yet
    Column("gone", Boolean, nullable=False),  # left the match to a bot and did not come back
    Column("place", Integer, nullable=True),  # none if it was ended by consent
    Column("score", Integer, nullable=True),
    Column("lead", Integer, nullable=True),  # points ahead of the best of the others, or behind the winner
    Column("ended", Float, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("counts", JSON, nullable=False),  # moves by kind, points by source: see `core/tally.py`
    Index("ix_results_guest_ended", "guest", "ended", "table"),
    Index("ix_results_guest_game_ended", "guest", "game", "ended", "table"),
    Index("ix_results_rated", "game", "pace", "ended", "table", sqlite_where=RATED, postgresql_where=RATED),
    Index("ix_results_unrated", "ended", sqlite_where=UNRATED, postgresql_where=UNRATED),
)

ratings = Table(  # how strong everybody is at a game and pace, as far as is known
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("who", String(72), primary_key=True),  # a guest, or `bot:` and its name
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("least", Float, nullable=False),  # what they are worth at least, by which lists are ordered
    Column("matches", Integer, nullable=False),
    Column("ended", Float, nullable=False),  # of the last of them
    Index("ix_ratings_least", "game", "pace", "least"),
)

rating_steps = Table(  # the same after each match that counted
    "rating_steps",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("who", String(72), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("ended", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_rating_steps_who", "who", "game", "pace", "ended"),
    Index("ix_rating_steps_ended", "game", "pace", "ended"),
)

profiles = Table(  # what a guest shows of themselves; without a row, nothing
    "profiles",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("public", Boolean, nullable=False),  # whether there is a page at all
    Column("matches", Boolean, nullable=False),
    Column("statistics", Boolean, nullable=False),
    Column("ratings", Boolean, nullable=False),
    Column("unlisted", Boolean, nullable=False),  # not on leaderboards
    Column("link", String(24), nullable=True, unique=True),  # whoever opens it may become a friend
)

relations = Table(  # what one guest is to another, in one direction
    "relations",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("other", String(32), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("what", String(8), primary_key=True),  # asked, friend, follow, mute, block
    Column("at", Float, nullable=False),
)

invitations = Table(  # to a table that has not begun; each keeps a seat, as long as there are seats
    "invitations",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True, index=True),  # who is invited
    Column("host", String(32), ForeignKey("guests.id"), nullable=False, index=True),  # who invites
    Column("seat", Integer, nullable=True),
    Column("at", Float, nullable=False),
)

leases = Table(  # who is at work on what, until when by the database's clock
    "leases",
    metadata,
    Column("subject", String(96), primary_key=True),
    Column("revision", BigInteger, nullable=False),  # the work it was taken for
    Column("holder", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="1"),  # at the same work
)

workers = Table(  # who could be at work
    "workers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("games", JSON, nullable=False),  # key: version of the rules
    Column("version", String(32), nullable=False),
    Column("alive", Float, nullable=False),
)

house = Table(  # one row: when the house was last alive, and for how long it has been in all
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("alive", Float, nullable=False),
    Column("uptime", Float, nullable=False),
)

keys = Table(  # what cookies are signed with; the newest signs, all are believed
    "keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("key", String(128), nullable=False),
    Column("made", Float, nullable=False),
)

scarce = Table(  # how much of what there is little of was used from one network: see `scarce.py`
    "scarce",
    metadata,
    Column("key", String(64), primary_key=True),  # a digest of what and where, under the house's own key
    Column("used", Integer, nullable=False),
    Column("until", Float, nullable=False, index=True),  # when it is counted anew, by the database's clock
)

PROVEN = (passkeys, addresses, identities, recoveries)  # by which somebody comes back: whoever has one has an account
OWN = (  # what belongs to a guest alone, and goes with them
    *(sessions, codes, presence, lessons, puzzles, tips, studies),
    *(*PROVEN, proofs, mails, moderators, kicks, sanctions),
    *(profiles, relations, invitations),
    *(calls, channels, habits, holidays, looks, notes),
    *(orders, shoulders, behind, whispers),
)
ABOUT = (relations.c.other, invitations.c.host, behind.c.owner)  # what others have about them
