"""What is said at the tables: it has a sequence of its own, so that nobody's words hold up a move."""

import time
from dataclasses import dataclass
from functools import cached_property

from cachetools import LRUCache
from sqlalchemy import Connection, delete, func, select, update

from fullboard.house import sanctions
from fullboard.house.errors import BadRequest, NotAllowed, TooMuch
from fullboard.house.marks import mark_of
from fullboard.house.names import can_be_seen, is_plain
from fullboard.house.newcomers import MOST_WORDS, is_new
from fullboard.house.people import Guest
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once
from fullboard.house.table import Table
from fullboard.house.tables import Tables, key_of
from fullboard.house.unwanted import Unwanted

LONGEST = 500  # letters
MOST_KEPT = 500  # lines of a table; the oldest make room
MOST_OF_ONLOOKERS = 100  # of those, so that strangers cannot push out the players' words
MINUTE = 60.0
MOST_A_MINUTE = {True: 40, False: 8}  # lines of one guest: who sits there, and who looks on
REMEMBERED = 1000  # tables


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    guest: str
    name: str | None
    text: str
    at: float
    line: int = 0  # by which it can be reported

    @cached_property
    def by(self) -> str:
        """Who it was."""
        return mark_of(self.guest)


class Talk:
    """Keeps what was said."""

    def __init__(self, store: Store, tables: Tables, unwanted: Unwanted) -> None:
        self.store = store
        self.unwanted = unwanted
        self.tables = tables
        self._known: LRUCache[str, tuple[int, tuple[Said, ...]]] = LRUCache(REMEMBERED)  # with the table's `talk`

    async def at(self, table: Table) -> tuple[Said, ...]:
        """What was said at a table, oldest first."""
        known = self._known.get(table.id)
        if known is None or known[0] != table.talk:
            said = await self.store.read(lambda connection: _load(connection, table.id)) if table.talk else ()
            known = self._known[table.id] = (table.talk, said)
        return known[1]

    async def say(self, table: Table, guest: Guest, text: object, key: str | None = None) -> None:
        """Say something; under the same key it is said once."""
        words = self.unwanted.cover(check_said(text))
        seated = bool(table.seats_of(guest.id)) or table.host == guest.id
        row = {"table": table.id, "guest": guest.id, "text": words, "at": time.time(), "key": key_of(guest.id, key)}
        known = schema.tables.c

        def write(connection: Connection) -> int:
            sanctions.check(connection, guest.id, "muted")
            if not table.seats_of(guest.id):
                _check_not_behind(connection, table, guest.id)
            if not insert_once(connection, schema.chat, row):  # it was said before
                return table.talk
            own = update(schema.tables).where(known.id == table.id).values(talk=known.talk + 1).returning(known.talk)
            talk = int(connection.execute(own).scalar_one())  # from here on nobody else speaks at this table
            _check(connection, table, guest.id, seated)
            _make_room(connection, table.id)
            return talk

        talk = await self.store.write(write)
        self.tables.said(table.id, talk)
        self.tables.announce(self.tables.known(table.id) or table)


def _load(connection: Connection, table: str) -> tuple[Said, ...]:
    chat, guests = schema.chat.c, schema.guests.c
    rows = connection.execute(
        select(chat.id, chat.guest, guests.name, chat.text, chat.at)
        .join_from(schema.chat, schema.guests)
        .where(chat.table == table)
        .order_by(chat.id)
    )
    return tuple(Said(row.guest, row.name, row.text, row.at, row.id) for row in rows)


def _check_not_behind(connection: Connection, table: Table, guest: str) -> None:
    """NotAllowed for somebody who has looked over a shoulder here, while it matters: they know what others may not."""
    behind = schema.behind.c
    theirs = select(behind.seat).where(behind.table == table.id, behind.guest == guest)
    if not table.finished and connection.scalar(theirs) is not None:
        raise NotAllowed("behind-says-nothing")


def _check(connection: Connection, table: Table, guest: str, seated: bool) -> None:
    """TooMuch if, with what was just said, a guest talks without end, or the onlookers together do."""
    chat = schema.chat.c
    here = select(func.count()).where(chat.table == table.id)
    lately = here.where((chat.guest == guest) & chat.at.between(time.time() - MINUTE, time.time()))
    spoken = connection.scalar(lately) or 0
    most = MOST_A_MINUTE[seated]
    if not seated and spoken > MOST_WORDS and is_new(connection, guest):
        most = MOST_WORDS
    if spoken > most:
        raise TooMuch("chat-too-fast", most=most)
    sitting = [table.host, *(seat.guest for seat in table.seats if seat.guest)]
    if not seated and (connection.scalar(here.where(chat.guest.not_in(sitting))) or 0) > MOST_OF_ONLOOKERS:
        raise TooMuch("chat-full", most=MOST_OF_ONLOOKERS)


def _make_room(connection: Connection, table: str) -> None:
    chat = schema.chat.c
    oldest = select(chat.id).where(chat.table == table).order_by(chat.id.desc()).offset(MOST_KEPT).limit(1)
    last = connection.scalar(oldest)
    if last is not None:
        connection.execute(delete(schema.chat).where((chat.table == table) & (chat.id <= last)))


def check_said(text: object) -> str:
    """What somebody says, without control and direction characters."""
    said = "".join(letter if is_plain(letter) else " " if letter.isspace() else "" for letter in str(text)).strip()
    if not isinstance(text, str) or not can_be_seen(said):
        raise BadRequest("nothing-said")
    if len(said) > LONGEST:
        raise BadRequest("chat-too-long", longest=LONGEST)
    return said
