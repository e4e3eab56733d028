"""What people are to each other: friends, those one follows, and those one would rather not hear or sit with.

A relation goes one way; two are friends if each is the other's. Whoever is blocked is not told: what they ask for is
kept and shown to nobody.
"""

import secrets
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from cachetools import TTLCache
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, or_, select, union

from fullboard.house.bus import Bus, News
from fullboard.house.errors import BadRequest, NotThere, Refused, TooMuch
from fullboard.house.marks import LENGTH, mark_of
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once, upsert

ASKED, FRIEND, FOLLOW, MUTE, BLOCK = "asked", "friend", "follow", "mute", "block"
ENDS = {"unfriend": FRIEND, "withdraw": ASKED, "unfollow": FOLLOW, "unmute": MUTE, "unblock": BLOCK}
BEGINS = ("befriend", FOLLOW, MUTE, BLOCK)
MOST_RELATIONS = 300  # of one kind
MOST_MET = 40
LONGEST_NAME = 40
LINK_BYTES = 12
MOST_KNOWN = 20_000
KNOWN_SECONDS = 30.0  # should news of a change be lost

known = schema.relations.c
guests = schema.guests.c
profiles = schema.profiles.c


@dataclass(frozen=True)
class Person:
    """Somebody else, as one may know them."""

    mark: str
    name: str
    friend: bool = False
    asked: bool = False  # whether one has asked them
    asks: bool = False  # whether they have asked
    followed: bool = False
    muted: bool = False
    blocked: bool = False


class Friends:
    """Keeps what people are to each other."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._unheard: TTLCache[str, frozenset[str]] = TTLCache(MOST_KNOWN, KNOWN_SECONDS)
        bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        if news.kind == "guest":
            self._unheard.pop(news.subject, None)

    async def unheard(self, guest: str | None) -> frozenset[str]:
        """Those whose words a guest does not want to read."""
        if guest is None:
            return frozenset()
        if guest not in self._unheard:
            those = select(known.other).where((known.guest == guest) & known.what.in_((MUTE, BLOCK)))
            self._unheard[guest] = await self.store.read(lambda connection: frozenset(connection.scalars(those)))
        return self._unheard.get(guest, frozenset())

    async def change(self, guest: str, mark: str, what: str) -> None:
        """Befriend, follow, mute or block somebody, or let it be; doing it twice does it once."""
        if what not in BEGINS and what not in ENDS and what != "decline":
            raise NotThere("unknown-relation")
        await self.store.write(lambda connection: _change(connection, guest, mark, what))
        self.bus.publish(News("guest", guest))

    async def people(self, guest: str) -> list[Person]:
        """Everybody a guest has anything to do with, by name."""
        return await self.store.read(lambda connection: related(connection, guest))

    async def met(self, guest: str) -> list[Person]:
        """Those a guest has played with lately and has nothing else to do with."""
        return await self.store.read(lambda connection: met(connection, guest))

    async def link(self, guest: str, anew: bool = False) -> str:
        """What an address ends in by which others become friends of a guest; a new one makes the old one void."""
        code = secrets.token_urlsafe(LINK_BYTES)

        def write(connection: Connection) -> str:
            link = connection.scalar(select(profiles.link).where(profiles.guest == guest))
            if link is not None and not anew:
                return str(link)
            hidden = dict.fromkeys(("public", "matches", "statistics", "ratings", "unlisted"), False)
            if not insert_once(connection, schema.profiles, {"guest": guest, "link": code, **hidden}):
                upsert(connection, schema.profiles, {"guest": guest}, {**_profile(connection, guest), "link": code})
            return code

        return await self.store.write(write)

    async def whose_link(self, code: str) -> Person:
        """Who gave a link away; NotThere if it is nobody's, or no longer."""
        return await self.store.read(lambda connection: _person_of(_owner(connection, code)))

    async def befriend(self, guest: str, code: str) -> Person:
        """Become friends with whoever gave the link away."""

        def write(connection: Connection) -> tuple[str, Person]:
            owner = _owner(connection, code)
            if owner.id == guest:
                raise BadRequest("own-link")
            if not apart(connection, guest, [owner.id]):
                _make_friends(connection, guest, owner.id)
            return owner.id, _person_of(owner)

        other, person = await self.store.write(write)
        for each in (guest, other):
            self.bus.publish(News("guest", each))
        return person


# Who is who


def find_person(connection: Connection, mark: str) -> Any:
    """The guest of a mark, or NotThere."""
    if len(mark) != LENGTH or not mark.isalnum() or not mark.isascii():
        raise NotThere("unknown-person")
    named = (guests.mark == mark) & guests.name.is_not(None)
    row = connection.execute(select(guests.id, guests.name).where(named)).first()
    if row is None:
        raise NotThere("unknown-person")
    return row


def _owner(connection: Connection, code: str) -> Any:
    if not code.isascii() or not 0 < len(code) <= 2 * LINK_BYTES or "\0" in code:
        raise NotThere("unknown-link")
    joined = select(guests.id, guests.name).join_from(schema.guests, schema.profiles)
    row = connection.execute(joined.where((profiles.link == code) & guests.name.is_not(None))).first()
    if row is None:
        raise NotThere("unknown-link")
    return row


def _person_of(row: Any) -> Person:
    return Person(mark_of(row.id), row.name)


def _profile(connection: Connection, guest: str) -> dict[str, Any]:
    row = connection.execute(select(schema.profiles).where(profiles.guest == guest)).one()
    return {name: value for name, value in row._mapping.items() if name not in ("guest", "link")}


def person(connection: Connection, guest: str, other: str, name: str) -> Person:
    """Somebody else, with all that is between the two."""
    own = set(connection.scalars(select(known.what).where((known.guest == guest) & (known.other == other))))
    asks = select(known.what).where((known.guest == other) & (known.other == guest) & (known.what == ASKED))
    return _with(other, name, own, connection.scalar(asks) is not None and BLOCK not in own)


def _with(other: str, name: str, own: Collection[str], asks: bool) -> Person:
    return Person(mark_of(other), name, FRIEND in own, ASKED in own, asks, FOLLOW in own, MUTE in own, BLOCK in own)


def related(connection: Connection, guest: str) -> list[Person]:
    """Everybody a guest has anything to do with, by name; those who ask and were blocked are not heard."""
    own = _named(select(known.other, known.what, guests.name).where(known.guest == guest), known.other)
    mine: dict[str, set[str]] = {}
    names: dict[str, str] = {}
    for row in connection.execute(own):
        mine.setdefault(row.other, set()).add(row.what)
        names[row.other] = row.name
    asking = _named(select(known.guest, guests.name), known.guest).where((known.other == guest) & (known.what == ASKED))
    asks = {row.guest: row.name for row in connection.execute(asking) if BLOCK not in mine.get(row.guest, ())}
    names |= asks
    found = [_with(other, name, mine.get(other, set()), other in asks) for other, name in names.items()]
    return sorted(found, key=lambda each: (each.name.casefold(), each.mark))


def _named(wanted: Select[Any], whose: ColumnElement[str]) -> Select[Any]:
    return wanted.join_from(schema.relations, schema.guests, guests.id == whose).where(guests.name.is_not(None))


def met(connection: Connection, guest: str, most: int = MOST_MET) -> list[Person]:
    """Those a guest has played with lately and has nothing else to do with, the latest first."""
    own, other = schema.results.alias(), schema.results.alias()
    already = select(known.other).where(known.guest == guest)
    rows = connection.execute(
        select(guests.id, guests.name)
        .join_from(own, other, own.c.table == other.c.table)
        .join(schema.guests, guests.id == other.c.guest)
        .where((own.c.guest == guest) & (other.c.guest != guest) & guests.name.is_not(None))
        .where(other.c.guest.not_in(already))
        .group_by(guests.id, guests.name)
        .order_by(func.max(own.c.ended).desc())
        .limit(most)
    )
    return [_person_of(row) for row in rows]


def have_met(connection: Connection, guest: str, other: str) -> bool:
    """Whether two have finished a match together, or one has set out to know the other."""
    own = (known.guest == guest) & (known.other == other)
    return knows(connection, guest, other) or connection.scalar(select(known.what).where(own).limit(1)) is not None


def knows(connection: Connection, guest: str, other: str) -> bool:
    """Whether a guest may turn to somebody: they have played together, or the other wants to be turned to."""
    own, theirs = schema.results.alias(), schema.results.alias()
    both = own.c.table == theirs.c.table
    played = select(own.c.table).join_from(own, theirs, both).where((own.c.guest == guest) & (theirs.c.guest == other))
    if connection.scalar(played.limit(1)) is not None:
        return True
    wants = (known.guest == other) & (known.other == guest) & known.what.in_((FRIEND, ASKED, FOLLOW))
    public = select(profiles.guest).where((profiles.guest == other) & profiles.public)
    return any(connection.scalar(each) is not None for each in (select(known.what).where(wants).limit(1), public))


def named(connection: Connection, guest: str, name: str) -> str:
    """The one person of that name to whom a guest may turn: see `knows`."""
    called = " ".join(name.split())
    if not 0 < len(called) <= LONGEST_NAME or "\0" in called:
        raise NotThere("nobody-of-that-name")
    own, other = schema.results.alias(), schema.results.alias()
    circles = union(
        select(known.guest).where((known.other == guest) & known.what.in_((FRIEND, ASKED, FOLLOW))),
        select(other.c.guest).join_from(own, other, own.c.table == other.c.table).where(own.c.guest == guest),
        select(profiles.guest).where(profiles.public),
    ).subquery()
    same = func.lower(guests.name) == called.lower()
    rows = connection.execute(select(guests.id).where(same & guests.id.in_(select(circles)) & (guests.id != guest)))
    found = [row.id for row in rows if not apart(connection, guest, [row.id])]
    if not found:
        raise NotThere("nobody-of-that-name")
    if len(found) > 1:
        raise Refused("name-not-unique")
    return str(found[0])


def apart(connection: Connection, guest: str, others: Iterable[str]) -> bool:
    """Whether one of these has blocked a guest, or was blocked by them."""
    those = [each for each in others if each != guest]
    if not those:
        return False
    stands = between(guest, known.other.in_(those), known.guest.in_(those))
    return connection.scalar(select(known.what).where(stands).limit(1)) is not None


def mutes(connection: Connection, guest: str, other: str) -> bool:
    """Whether a guest does not want to hear somebody."""
    own = (known.guest == guest) & (known.other == other) & known.what.in_((MUTE, BLOCK))
    return connection.scalar(select(known.what).where(own).limit(1)) is not None


def between(guest: str, their: ColumnElement[bool], theirs: ColumnElement[bool]) -> ColumnElement[bool]:
    """That a block stands between a guest and others, whoever set it up."""
    return and_(known.what == BLOCK, or_(and_(known.guest == guest, their), and_(theirs, known.other == guest)))


def blocks(guest: str) -> Select[Any]:
    """Those with whom a guest is not to be seated, for other queries."""
    mine = select(known.other).where((known.guest == guest) & (known.what == BLOCK))
    return select(union(mine, select(known.guest).where((known.other == guest) & (known.what == BLOCK))).subquery())


# Changing it


def _change(connection: Connection, guest: str, mark: str, what: str) -> None:
    other = find_person(connection, mark).id
    if other == guest:
        raise BadRequest("yourself")
    if what in ENDS:
        _end(connection, guest, other, ENDS[what])
    elif what == "decline":
        _end(connection, other, guest, ASKED)
    elif what == "befriend":
        _befriend(connection, guest, other)
    else:
        _begin(connection, guest, other, what)


def _befriend(connection: Connection, guest: str, other: str) -> None:
    asks = (known.guest == other) & (known.other == guest) & (known.what == ASKED)
    friends = (known.guest == guest) & (known.other == other) & (known.what == FRIEND)
    if connection.scalar(select(known.what).where(friends)) is not None:
        return
    if connection.scalar(select(known.what).where(asks)) is not None and not apart(connection, guest, [other]):
        _make_friends(connection, guest, other)
    else:
        _begin(connection, guest, other, ASKED)


def _make_friends(connection: Connection, guest: str, other: str) -> None:
    for one, another in ((guest, other), (other, guest)):
        _begin(connection, one, another, FRIEND)
        _end(connection, one, another, ASKED)


def _begin(connection: Connection, guest: str, other: str, what: str) -> None:
    if not insert_once(connection, schema.relations, {"guest": guest, "other": other, "what": what, "at": time.time()}):
        return
    own = select(func.count()).where((known.guest == guest) & (known.what == what))
    if (connection.scalar(own) or 0) > MOST_RELATIONS:
        raise TooMuch("too-many-relations", most=MOST_RELATIONS)
    if what == BLOCK:  # what the other has asked stays, or they would notice
        for each in (FRIEND, ASKED, FOLLOW):
            _end(connection, guest, other, each)
        invited = schema.invitations.c
        pairs = or_(
            and_(invited.guest == guest, invited.host == other), and_(invited.guest == other, invited.host == guest)
        )
        connection.execute(delete(schema.invitations).where(pairs))


def _end(connection: Connection, guest: str, other: str, what: str) -> None:
    this = (known.guest == guest) & (known.other == other) & (known.what == what)
    connection.execute(delete(schema.relations).where(this))
    if what == FRIEND:
        other_way = (known.guest == other) & (known.other == guest) & (known.what == FRIEND)
        connection.execute(delete(schema.relations).where(other_way))


def sits_with_blocked(guest: str, table: ColumnElement[str], host: ColumnElement[str]) -> ColumnElement[bool]:
    """That somebody is at a table with whom a guest is not to be seated."""
    seats = schema.seats.c
    those = blocks(guest)
    return or_(host.in_(those), exists().where((seats.table == table) & seats.guest.in_(those)))
