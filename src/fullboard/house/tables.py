"""All tables: loaded when asked for, changed in one transaction each, forgotten when quiet.

What is kept here are snapshots, each of one revision. Where no other process writes, they are always the present; else
they are compared with the database whenever it matters. What is played elsewhere is mostly heard of with all that it
takes to have the table as it is then; what is not, or was not heard, is read.
"""

import hashlib
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from cachetools import LRUCache
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fullboard.core.errors import FullboardError
from fullboard.core.record import read_line
from fullboard.house.bus import Bus, News
from fullboard.house.calls.owing import owe
from fullboard.house.errors import DAMAGE, Damaged, DatabaseAway, NotThere, Unavailable, unknown_table
from fullboard.house.metrics import CONFLICTS, MOVES
from fullboard.house.store import Store
from fullboard.house.store import tables as rows
from fullboard.house.store.tables import Conflict
from fullboard.house.table import Table

log = logging.getLogger("fullboard.house")

REMEMBERED = 1000  # tables, and so the matches on them
MOST_TRIES = 100  # at a change, while others are quicker
MOST_TOLD = 100  # changes of a table that are kept in mind until somebody wants it; after that it is read
LONGEST_LINES = 2000  # letters of what was played that are told: the bus carries no more than 8000 at a time
LONGEST_ID = 16

Decide = Callable[[Table], Table]
Beside = Callable[[Connection, Table], Any]


class Tables:
    """Finds tables and changes them."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._known: LRUCache[str, Table] = LRUCache(REMEMBERED)
        self._told: LRUCache[str, list[News]] = LRUCache(REMEMBERED)  # what has been played there since, elsewhere
        bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        known = self._known.get(news.subject) if news.kind == "table" and news.lines else None
        if known is not None and known.revision < news.revision:
            told = self._told.setdefault(news.subject, [])
            if len(told) < MOST_TOLD:
                told.append(news)

    # Finding

    async def find(self, table_id: str) -> Table:
        """The table of that id as it is now, or NotThere."""
        known = self.known(table_id)
        if known is not None and (self.store.alone or await self._is_present(known)):
            return known
        return await self._load(table_id, known)

    async def at_least(self, table_id: str, revision: int, talk: int) -> Table:
        """The table at that revision and talk or later ones: as it is known here, if that will do."""
        known = self.known(table_id)
        if known is not None and known.revision >= revision and known.talk >= talk:
            return known
        return await self._load(table_id, known)

    def known(self, table_id: str) -> Table | None:
        """The table as far as it is known here: as it was when it was last looked at, and what has been heard since."""
        table = self._known.get(table_id)
        for news in self._told.pop(table_id, ()):
            if table is not None and news.revision == table.revision + 1:
                with suppress(*DAMAGE):  # then it is read instead
                    table = self._keep(gone_on(table, news))
        return table

    def drop(self, tables: list[str]) -> None:
        """These are there no more."""
        for table in tables:
            self._known.pop(table, None)

    async def versions(self, tables: list[str]) -> rows.Versions:
        """How far these tables are now; those that are not there are left out."""
        if self.store.alone:
            known = [table for each in tables if (table := self._known.get(each)) is not None]
            return {table.id: (table.revision, table.talk) for table in known}
        return await self.store.read(lambda connection: rows.versions(connection, tables)) if tables else {}

    async def refresh(self, tables: list[str]) -> list[Table]:
        """Those of these tables that have changed without our having heard of it, as they are now."""
        present = await self.store.read(lambda connection: rows.versions(connection, tables))
        behind = [
            table
            for table, version in present.items()
            if (known := self._known.get(table)) is None or (known.revision, known.talk) != version
        ]
        found = []
        for table in behind:
            with suppress(Damaged, NotThere):  # which is nothing to the others
                found.append(await self._load(table, self._known.get(table)))
        return found

    async def _is_present(self, table: Table) -> bool:
        present = await self.store.read(lambda connection: rows.versions(connection, [table.id]))
        return present.get(table.id) == (table.revision, table.talk)

    async def _load(self, table_id: str, before: Table | None = None) -> Table:
        if not is_table_id(table_id):
            raise unknown_table(table_id)
        try:
            table = await self.store.read(lambda connection: rows.load(connection, table_id, before))
        except DatabaseAway:
            raise
        except DAMAGE as error:
            if before is not None:  # what we had may not be what it goes on from
                return await self._load(table_id)
            log.warning("table %s cannot be laid out: %s", table_id, error)
            raise Damaged("table-damaged", table=table_id) from error
        if table is None:
            self._known.pop(table_id, None)
            raise unknown_table(table_id)
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        """Remember the newer one of what is known and this; what was said meanwhile is not unsaid."""
        known = self._known.get(table.id, table)
        newer = table if table.revision > known.revision else known
        if newer.talk < (talk := max(known.talk, table.talk)):
            newer = replace(newer, talk=talk)
        self._known[table.id] = newer
        return newer

    # Changing

    async def add(self, table: Table, beside: Beside, key: str | None = None) -> Table:
        """Set a new table, and do what belongs to it in the same transaction."""

        def write(connection: Connection) -> Table:
            beside(connection, table)
            stored = rows.insert_table(connection, table, key)
            owe(connection, None, stored)
            return stored

        try:
            table = await self.store.write(write)
        except DatabaseAway as error:
            if not error.in_doubt or not await self._is_stored(table.id):
                raise
            table = await self._load(table.id)
        self._keep(table)
        self.announce(table, listed=table.public)
        return table

    async def _is_stored(self, table_id: str) -> bool:
        with suppress(DatabaseAway):
            return bool(await self.store.read(lambda connection: rows.versions(connection, [table_id])))
        return False

    async def change(
        self, table_id: str, decide: Decide, *, key: str | None = None, beside: Beside | None = None
    ) -> Table:
        """Change a table as `decide` says, which sees the present one, and again if somebody was quicker.

        It returns the table it was given where nothing is to be changed, and raises where nothing may be; either is
        said of the present table only. Lines are stored under a key, the sender's if there is one: what is asked for
        twice, or was in doubt, is done once. Of what leaves no line, the sender is told if it stays in doubt.
        """
        doubts: list[DatabaseAway] = []
        try:
            return await self._change(table_id, decide, key, beside, doubts)
        except DatabaseAway:
            if doubts:  # nor can it be looked up
                raise doubts[0] from None
            raise

    async def _change(
        self, table_id: str, decide: Decide, key: str | None, beside: Beside | None, doubts: list[DatabaseAway]
    ) -> Table:
        own = key or secrets.token_hex(12)
        before = self.known(table_id) or await self._load(table_id)
        for _ in range(MOST_TRIES):
            refusal: FullboardError | None = None
            after = before
            try:
                after = decide(before)
            except FullboardError as error:
                refusal = error
            if after is before:
                present = await self._present(before)
                if refusal is not None and key is not None and await self._made(table_id, key):
                    return present
                if present is before and refusal is not None:
                    raise doubts[0] if doubts else refusal
                if present is before:
                    return before
                before = present
                continue
            after = replace(after, revision=before.revision + 1)
            try:
                saved = await self._save(before, after, own, beside)
            except DatabaseAway as error:
                if not error.in_doubt:
                    raise
                doubts.append(error)
                saved = None
            if saved is not None:
                _count(before, saved)
                after = self._keep(saved)
                self.announce(after, listed=_listed(before) != _listed(after), others=before)
                return after
            CONFLICTS.inc()
            before = await self._load(table_id, before)
            if await self._made(table_id, own):
                self.announce(before, listed=True)
                return before
        raise Unavailable("table-busy", table=table_id)

    async def _save(self, before: Table, after: Table, key: str, beside: Beside | None) -> Table | None:
        """The table as it was written; None if somebody was quicker."""
        called: list[str] = []

        def write(connection: Connection) -> Table:
            saved = rows.save(connection, before, after, key)
            if owe(connection, before, saved):
                called.append(saved.id)
            if beside is not None:
                beside(connection, saved)
            return saved

        try:
            saved = await self.store.write(write)
        except Conflict:
            return None
        except IntegrityError:
            if await self._made(before.id, key):
                return None
            raise
        if called:
            self.bus.publish(News("work", "call"))
        return saved

    async def _present(self, table: Table) -> Table:
        """The table itself if it is the present one, else that."""
        if self.store.alone:
            return self._known.get(table.id, table)
        return table if await self._is_present(table) else await self._load(table.id, table)

    async def _made(self, table_id: str, key: str) -> bool:
        """Whether a change under that key is stored."""
        return await self.store.read(lambda connection: rows.line_of(connection, table_id, key)) is not None

    def said(self, table_id: str, talk: int) -> None:
        """Something was said there, and stored."""
        known = self._known.get(table_id)
        if known is not None and known.talk < talk:
            self._known[table_id] = replace(known, talk=talk)

    def announce(self, table: Table, listed: bool = False, others: Table | None = None) -> None:
        """Everybody is told how far a table is, those who have just left it too."""
        guests = {seat.guest for each in (table, others) if each is not None for seat in each.seats if seat.guest}
        self.bus.publish(
            News(
                "table",
                table.id,
                table.revision,
                table.talk,
                tuple(sorted({*guests, table.host})),
                listed,
                played(others, table) if others is not None else (),
            )
        )
        if table.owed:
            self.bus.publish(News("work"))


def is_table_id(text: str) -> bool:
    """Whether a table could be called that; not every database could be asked for anything else."""
    return text.isalnum() and text.isascii() and len(text) <= LONGEST_ID


def key_of(guest: str, key: str | None) -> str | None:
    """What a request that may come twice is stored under: whatever its sender calls it, and theirs alone."""
    return hashlib.sha256(f"{guest} {key}".encode("utf-8", "surrogatepass")).hexdigest() if key else None


def played(before: Table, after: Table) -> tuple[str, ...]:
    """The lines by which one table follows the other, if nothing else does; none if it is over, for that is more."""
    if before.match is None or after.match is None or after.ask is not None or after.finished or after.clocks:
        return ()
    passing = {name: getattr(before, name) for name in ("match", "ask", "touched", "revision", "talk")}
    if after.revision != before.revision + 1 or replace(after, **passing) != before:
        return ()
    lines = tuple(line.text() for line in after.match.lines()[len(before.match.lines()) :])
    return lines if sum(map(len, lines)) <= LONGEST_LINES else ()


def gone_on(table: Table, news: News) -> Table:
    """The table after what was played there."""
    match = table.running().copy()
    match.follow(map(read_line, news.lines))
    return replace(table.with_match(match), revision=news.revision)


def _count(before: Table, after: Table) -> None:
    """For whoever measures the house: which moves were made, and by whom."""
    if after.match is None:
        return
    known = len(before.match.lines()) if before.match is not None else 0
    for line in after.match.lines()[known:]:
        if line.seat is not None and line.undone is None:
            MOVES.labels(after.game_key, "bot" if after.seats[line.seat].by_bot else "person").inc()


def _listed(table: Table) -> object:
    """What the list of open tables says of it."""
    return table.called if table.public and table.status == "open" else None
