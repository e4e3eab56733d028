"""Keeping the peace: guests report, moderators warn, mute and ban, and everything of that is undone and logged."""

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, insert, or_, select, union, update

from fullboard.core.shelf import USUAL_BOT
from fullboard.house import sanctions
from fullboard.house.agreements import agreed
from fullboard.house.bus import Bus, News
from fullboard.house.errors import BadRequest, NotAllowed, NotThere, Refused, TooMuch
from fullboard.house.marks import mark_of
from fullboard.house.newcomers import MOST_REPORTS, has_account, is_new
from fullboard.house.people import Guest
from fullboard.house.seating import cleared
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once
from fullboard.house.table import Table
from fullboard.house.tables import Tables
from fullboard.house.talk import check_said

log = logging.getLogger("fullboard.house")

REASONS = ("insult", "spam", "name", "cheating", "leaving", "other")
AROUND = 15  # lines of chat that are kept before and after the one complained of
LONGEST_WORDS = 500
LONGEST_DAYS = 3650
MOST_SHOWN = 100
DAY = 86400.0
LARGEST = (1 << 31) - 1  # number that the database has room for
OWNER = ""  # who decides on the command line


@dataclass(frozen=True)
class KnownPerson:
    """Somebody as moderators see them; no address, no session."""

    id: str
    name: str | None
    created: float
    account: bool
    moderator: bool
    sanctions: tuple["Sanction", ...]  # in force


@dataclass(frozen=True)
class Sanction:
    """What was decided about somebody."""

    id: int
    guest: str
    name: str | None
    kind: str
    words: str
    at: float
    until: float | None


@dataclass(frozen=True)
class Quote:
    """A line of chat as it was said."""

    line: int
    name: str | None
    about: bool  # said by whom it is about
    text: str
    at: float


@dataclass(frozen=True)
class Report:
    """A complaint, with what was said around."""

    id: int
    by: KnownPerson
    about: KnownPerson
    table: str
    line: int
    reason: str
    words: str
    at: float
    quotes: tuple[Quote, ...]


@dataclass(frozen=True)
class Deed:
    """A line of the moderators' log."""

    at: float
    by: str | None  # the owner of the house, if nobody
    what: str
    about: str | None
    words: str


@dataclass(frozen=True)
class Complaint:
    """What somebody complains of: a person by the mark that others see, and perhaps a line of theirs."""

    about: str
    line: int = 0
    reason: str = "other"
    words: str = ""


class Peace:
    """Takes reports in, and carries out what moderators decide."""

    def __init__(self, store: Store, bus: Bus, tables: Tables) -> None:
        self.store = store
        self.bus = bus
        self.tables = tables

    # Guests

    async def lines(self, table: Table) -> list[tuple[int, str, str | None, str]]:
        """What can be complained of at a table: number, mark and name of who said it, and what."""
        return await self.store.read(lambda connection: _lines(connection, table.id))

    async def report(self, guest: Guest, table: Table, complaint: Complaint) -> None:
        """Complain of somebody who sits or spoke at a table; of the same, twice is once."""
        if complaint.reason not in REASONS:
            raise BadRequest("unknown-reason", reason=complaint.reason[:LONGEST_WORDS])
        words = check_said(complaint.words) if complaint.words.strip() else ""

        def write(connection: Connection) -> None:
            about = _meant(connection, table, complaint)
            if about == guest.id:
                raise BadRequest("report-oneself")
            _check_reports(connection, guest.id)
            row = {"by": guest.id, "about": about, "table": table.id, "line": complaint.line}
            row |= {"reason": complaint.reason, "words": words, "at": time.time()}
            if insert_once(connection, schema.reports, row):
                _quote(connection, row)

        await self.store.write(write)

    async def told(self, guest: Guest) -> list[Sanction]:
        """What moderators have decided about somebody and still holds, for themselves."""
        return await self.store.read(lambda connection: list(_in_force(connection, guest.id)))

    async def acknowledge(self, guest: Guest) -> None:
        """They have read it."""
        known = schema.sanctions.c
        own = update(schema.sanctions).where(known.guest == guest.id, known.kind == "warned", known.read.is_(None))
        await self.store.write(lambda connection: connection.execute(own.values(read=time.time())))
        self.bus.publish(News("guest", guest.id))

    # Moderators

    async def is_moderator(self, guest: Guest | None) -> bool:
        """Whether somebody keeps the peace here."""
        if guest is None:
            return False
        own = select(schema.moderators.c.guest).where(schema.moderators.c.guest == guest.id)
        return await self.store.read(lambda connection: connection.scalar(own)) is not None

    async def appoint(self, guest: str, on: bool = True) -> None:
        """Somebody with an account keeps the peace from now on, or no longer; the owner of the house says so."""

        def write(connection: Connection) -> None:
            _known(connection, guest)
            own = schema.moderators.c.guest == guest
            if on and not has_account(connection, guest):
                raise Refused("account-needed")
            if on:
                insert_once(connection, schema.moderators, {"guest": guest, "since": time.time()})
            else:
                connection.execute(schema.moderators.delete().where(own))
            _note(connection, OWNER, "appointed" if on else "dismissed", guest)

        await self.store.write(write)

    async def impose(
        self, by: str, guest: str, kind: str, words: str, days: float | None = None, report: int | None = None
    ) -> int:
        """Warn, mute or ban somebody, for so many days or until it is undone; the number of the decision."""
        if kind not in sanctions.KINDS:
            raise BadRequest("unknown-sanction")
        if days is not None and not 0 < days <= LONGEST_DAYS:
            raise BadRequest("bad-days", most=LONGEST_DAYS)
        said = check_said(words) if words.strip() else ""
        now = time.time()
        row = {"guest": guest, "kind": kind, "words": said, "at": now}
        row |= {"until": now + days * DAY if days is not None and kind != "warned" else None}

        def write(connection: Connection) -> int:
            _known(connection, guest)
            _check_above(connection, by, guest)
            made = connection.execute(insert(schema.sanctions).values(row)).inserted_primary_key
            assert made is not None
            if report is not None:
                _settle(connection, by, report)
            _note(connection, by, kind, guest, said, report, made[0])
            return int(made[0])

        made = await self.store.write(write)
        self._tell(guest)
        return made

    async def undo(self, by: str, sanction: int) -> None:
        """Take a decision back."""
        known = schema.sanctions.c

        def write(connection: Connection) -> str:
            if not 0 < sanction <= LARGEST:
                raise NotThere("unknown-sanction")
            open_one = and_(known.id == sanction, known.undone.is_(None))
            done = connection.execute(
                update(schema.sanctions).where(open_one).values(undone=time.time()).returning(known.guest)
            ).first()
            if done is None:
                raise NotThere("unknown-sanction")
            _check_above(connection, by, done.guest)
            _note(connection, by, "undone", done.guest, sanction=sanction)
            return str(done.guest)

        self._tell(await self.store.write(write))

    async def settle(self, by: str, report: int) -> None:
        """Nothing more is to be done about a report."""
        await self.store.write(lambda connection: _settle(connection, by, report))

    def _tell(self, guest: str) -> None:
        self.bus.publish(News("guest", guest))
        self.bus.publish(News("ended", guest))

    async def unseat_banned(self) -> int:
        """Let bots go on for those who are banned, and clear what they have set; how many tables that concerned.

        What is to be done follows from what is stored, so that the open house does it, whoever has banned them.
        """
        found = await self.store.read(_sat_at)
        for table, guest in found:
            try:
                await self.tables.change(table, lambda before, guest=guest: _left(before, guest))  # type: ignore[misc]
            except Refused as error:
                log.warning("table %s keeps somebody who is banned: %s", table, error)
        return len(found)

    # What moderators look at

    async def reports(self) -> list[Report]:
        """What is not settled yet, the oldest first."""
        return await self.store.read(_open_reports)

    async def in_force(self) -> list[Sanction]:
        """What was decided and holds, the newest first."""
        return await self.store.read(lambda connection: list(_in_force(connection)))

    async def log(self) -> list[Deed]:
        """What was done, the newest first."""
        return await self.store.read(_deeds)

    async def find(self, name: str) -> list[KnownPerson]:
        """People of that name, or of that number."""
        if not name.isprintable():  # nor would every database look for it
            return []
        guests = schema.guests.c
        same = or_(guests.id == name, func.lower(guests.name) == name.strip().lower())
        wanted = select(guests.id).where(same, guests.name.is_not(None)).order_by(guests.seen.desc()).limit(20)

        def read(connection: Connection) -> list[KnownPerson]:
            return [_person(connection, found) for found in connection.scalars(wanted).all()]

        return await self.store.read(read)


def check_moderator(connection: Connection, guest: str) -> None:
    """NotAllowed unless somebody keeps the peace here."""
    if connection.scalar(select(schema.moderators.c.guest).where(schema.moderators.c.guest == guest)) is None:
        raise NotAllowed("not-a-moderator")


def _check_above(connection: Connection, by: str, guest: str) -> None:
    """Moderators decide about guests, the owner of the house about moderators."""
    if by == OWNER:
        return
    check_moderator(connection, by)
    if connection.scalar(select(schema.moderators.c.guest).where(schema.moderators.c.guest == guest)) is not None:
        raise NotAllowed("not-over-moderators")


def _known(connection: Connection, guest: str) -> None:
    guests = schema.guests.c
    wanted = select(guests.id).where(guests.id == guest, guests.name.is_not(None))
    if not guest.isalnum() or not guest.isascii() or connection.scalar(wanted) is None:
        raise NotThere("unknown-guest")


def _note(
    connection: Connection,
    by: str,
    what: str,
    about: str,
    words: str = "",
    report: int | None = None,
    sanction: int | None = None,
) -> None:
    row = {"at": time.time(), "by": by, "what": what, "about": about, "words": words}
    connection.execute(insert(schema.deeds).values(**row, report=report, sanction=sanction))


def _settle(connection: Connection, by: str, report: int) -> None:
    known = schema.reports.c
    if by != OWNER:
        check_moderator(connection, by)
    if not 0 < report <= LARGEST:
        raise NotThere("unknown-report")
    open_one = update(schema.reports).where(known.id == report, known.settled.is_(None)).values(settled=time.time())
    done = connection.execute(open_one.returning(known.about)).first()
    if done is None:
        raise NotThere("unknown-report")
    _note(connection, by, "settled", done.about, report=report)


def _check_reports(connection: Connection, guest: str) -> None:
    known = schema.reports.c
    lately = select(func.count()).where(known.by == guest, known.at > time.time() - DAY)
    most = MOST_REPORTS[is_new(connection, guest)]
    if (connection.scalar(lately) or 0) >= most:
        raise TooMuch("too-many-reports", most=most)


def _meant(connection: Connection, table: Table, complaint: Complaint) -> str:
    """Whom a complaint is about: somebody who sits or spoke there, and said that line if one is named."""
    chat = schema.chat.c
    if complaint.line:
        own = select(chat.guest).where(chat.table == table.id, chat.id == complaint.line)
        said_by = connection.scalar(own) if complaint.line <= LARGEST else None
        if said_by is None or (complaint.about and mark_of(said_by) != complaint.about):
            raise NotThere("unknown-line")
        return str(said_by)
    spoken = connection.scalars(select(chat.guest).where(chat.table == table.id).distinct())
    there = {seat.guest for seat in table.seats if seat.guest} | set(spoken) | {table.host}
    meant = next((each for each in sorted(there) if mark_of(each) == complaint.about), None)
    if meant is None:
        raise NotThere("unknown-guest")
    return meant


def _quote(connection: Connection, row: dict[str, Any]) -> None:
    """Keep what was said around: the chat of a table has an end, and could be filled up."""
    chat, reports = schema.chat.c, schema.reports.c
    same = and_(*(reports[name] == row[name] for name in ("by", "about", "table", "line")))
    report = connection.scalar(select(reports.id).where(same))
    here = select(chat.id, chat.guest, chat.text, chat.at).where(chat.table == row["table"])
    line = row["line"] or LARGEST
    before = connection.execute(here.where(chat.id <= line).order_by(chat.id.desc()).limit(AROUND + 1)).all()
    after = connection.execute(here.where(chat.id > line).order_by(chat.id).limit(AROUND)).all()
    quoted = [
        {"report": report, "line": each.id, "guest": each.guest, "text": each.text, "at": each.at}
        for each in (*before, *after)
    ]
    if quoted:
        connection.execute(insert(schema.quotes), quoted)


def _lines(connection: Connection, table: str) -> list[tuple[int, str, str | None, str]]:
    chat, guests = schema.chat.c, schema.guests.c
    rows = connection.execute(
        select(chat.id, chat.guest, guests.name, chat.text)
        .join_from(schema.chat, schema.guests)
        .where(chat.table == table)
        .order_by(chat.id.desc())
        .limit(MOST_SHOWN)
    )
    return [(row.id, mark_of(row.guest), row.name, row.text) for row in rows]


def _in_force(connection: Connection, guest: str | None = None) -> Sequence[Sanction]:
    known, guests = schema.sanctions.c, schema.guests.c
    whose = known.guest if guest is None else guest
    wanted = (
        select(known.id, known.guest, guests.name, known.kind, known.words, known.at, known.until)
        .join_from(schema.sanctions, schema.guests)
        .where(or_(*(sanctions.in_force(kind, whose) for kind in sanctions.KINDS)))
        .order_by(known.id.desc())
        .limit(MOST_SHOWN)
    )
    return [Sanction(*row) for row in connection.execute(wanted)]


def _person(connection: Connection, guest: str) -> KnownPerson:
    guests, moderators = schema.guests.c, schema.moderators.c
    row = connection.execute(select(guests.name, guests.created).where(guests.id == guest)).one()
    moderator = connection.scalar(select(moderators.guest).where(moderators.guest == guest)) is not None
    account = has_account(connection, guest)
    return KnownPerson(guest, row.name, row.created, account, moderator, tuple(_in_force(connection, guest)))


def _open_reports(connection: Connection) -> list[Report]:
    known = schema.reports.c
    rows = connection.execute(
        select(schema.reports).where(known.settled.is_(None)).order_by(known.id).limit(MOST_SHOWN)
    ).all()
    return [
        Report(
            row.id,
            _person(connection, row.by),
            _person(connection, row.about),
            row.table,
            row.line,
            row.reason,
            row.words,
            row.at,
            _quotes(connection, row.id, row.about),
        )
        for row in rows
    ]


def _quotes(connection: Connection, report: int, about: str) -> tuple[Quote, ...]:
    known, guests = schema.quotes.c, schema.guests.c
    rows = connection.execute(
        select(known.line, known.guest, guests.name, known.text, known.at)
        .join_from(schema.quotes, schema.guests)
        .where(known.report == report)
        .order_by(known.line)
    )
    return tuple(Quote(row.line, row.name, row.guest == about, row.text, row.at) for row in rows)


def _deeds(connection: Connection) -> list[Deed]:
    known = schema.deeds.c
    by, about = schema.guests.alias(), schema.guests.alias()
    rows = connection.execute(
        select(known.at, by.c.name.label("by"), known.what, about.c.name.label("about"), known.words)
        .join_from(schema.deeds, by, by.c.id == known.by, isouter=True)
        .join(about, about.c.id == known.about, isouter=True)
        .order_by(known.id.desc())
        .limit(MOST_SHOWN)
    )
    return [Deed(row.at, row.by, row.what, row.about, row.words) for row in rows]


def _sat_at(connection: Connection) -> list[tuple[str, str]]:
    """Tables at which somebody who is banned sits or is awaited, and who."""
    tables, seats = schema.tables.c, schema.seats.c
    banned = select(sanctions.known.guest).where(sanctions.in_force("banned", sanctions.known.guest))
    sitting = (
        select(seats.table, seats.guest)
        .join_from(schema.seats, schema.tables)
        .where(seats.guest.in_(banned), or_(tables.status == "open", (tables.status == "running") & ~seats.away))
    )
    hosting = select(tables.id, tables.host).where(tables.host.in_(banned), tables.status == "open")
    return [(row[0], row[1]) for row in connection.execute(union(sitting, hosting))]


def _left(table: Table, guest: str) -> Table:
    """The table after somebody had to go."""
    seat = table.seat_of(guest)
    if table.status == "open" and table.host == guest:
        return cleared(table)
    if seat is None or table.finished or table.seats[seat].away:
        return table
    if table.status == "open":
        return table.with_seat(seat, guest=None, name=None, salt="")
    return agreed(table.with_seat(seat, "left", away=True, bot=USUAL_BOT))
