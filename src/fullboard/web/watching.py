"""Looking on: every table that somebody has open in this process is kept present once, for all who look at it."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import Any, NamedTuple

from cachetools import LRUCache, TTLCache

from fullboard.house.again import next_time
from fullboard.house.bus import News
from fullboard.house.house import House
from fullboard.house.invitations import NOBODY_LISTED, GuestList
from fullboard.house.pace.clocks import Instant
from fullboard.house.shoulders import NOBODY
from fullboard.house.table import Table
from fullboard.house.talk import Said
from fullboard.web.beats import moments
from fullboard.web.contexts import Viewer, live_table
from fullboard.web.delta import Text, change
from fullboard.web.encoding import Event
from fullboard.web.rendering import chunks

ROUND_SECONDS = 1.0  # between comparing revisions, should news have been lost
ATTENDANCE_ROUNDS = 5  # between looking who is there
HEARTBEAT_SECONDS = 20.0
ENDED_SECONDS = 60.0  # for which it is kept in mind whose streams were ended
MOST_ENDED = 10_000
MOST_VIEWS = 500  # of one table kept: those who are shown the same share it
MOST_CHANGES = 64  # of one table kept: those who are told of one at the same time share it


class Drawn(NamedTuple):
    """A table as a viewer sees it in one edition, and how it came to that since the edition before."""

    edition: int
    lines: int
    text: Text
    before: Text | None = None
    beats: tuple[Text, ...] = ()


class Watched:
    """A table that somebody has open, as it is now; drawn once for all who are shown the same."""

    def __init__(
        self,
        table: Table,
        chat: tuple[Said, ...],
        there: tuple[bool, ...],
        onlookers: int = 0,
        looking: Mapping[str, int] = NOBODY,
        now: Callable[[], Instant | None] = lambda: None,
        listed: GuestList = NOBODY_LISTED,
    ) -> None:
        self.table = table
        self.chat = chat
        self.there = there
        self.onlookers = onlookers
        self.looking = looking  # who looks over whose shoulder
        self.listed = listed  # before a match
        self.edition = 0  # grows whenever any of these changes
        self.viewers = 0
        self.now = now
        self._changed = asyncio.Event()
        self._called = time.monotonic()
        self._drawn: LRUCache[Viewer, Drawn] = LRUCache(MOST_VIEWS)
        self._changes: LRUCache[tuple[bytes, bytes], Event] = LRUCache(MOST_CHANGES)

    def update(
        self,
        table: Table,
        chat: tuple[Said, ...],
        there: tuple[bool, ...],
        looking: Mapping[str, int] = NOBODY,
        listed: GuestList = NOBODY_LISTED,
    ) -> None:
        """It looks like this now; whoever looks on is called if that is another look."""
        same = table is self.table and chat is self.chat and there == self.there
        if not same or looking != self.looking or listed != self.listed:
            self.table, self.chat, self.there, self.looking, self.listed = table, chat, there, looking, listed
            self.edition += 1
            self.call()

    def count(self, onlookers: int) -> None:
        """So many look on now. They are counted now and then: whoever comes and goes changes nothing else."""
        if onlookers != self.onlookers:
            self.onlookers = onlookers
            self.edition += 1
            self.call()

    def call(self) -> None:
        """Wake everybody who looks on."""
        self._changed.set()
        self._changed = asyncio.Event()
        self._called = time.monotonic()

    def keep_awake(self) -> None:
        """Wake everybody where nothing has happened for a while, so that they give a sign of life."""
        if time.monotonic() - self._called > HEARTBEAT_SECONDS:
            self.call()

    async def changed(self, edition: int) -> None:
        """Returns when there is a newer edition than that, or everybody is called."""
        if self.edition == edition:
            await self._changed.wait()

    def text(self, viewer: Viewer) -> Text:
        """The table as this viewer sees it now."""
        return self._look(viewer).text

    def way(self, viewer: Viewer, before: Text) -> tuple[Text, ...]:
        """How a page with that text comes to the present one: by what happened since, unless it has fallen behind."""
        drawn = self._look(viewer)
        return (*drawn.beats, drawn.text) if before is drawn.before else (drawn.text,)

    def since(self, viewer: Viewer, lines: int) -> list[Text]:
        """What happened after so many lines, moment by moment, for somebody who comes back, but for the present."""
        context = self._context(viewer)
        texts: list[Text] = []
        for moment in moments(self.table, context, lines):
            drawn = drawing(viewer, moment)
            texts.append(texts[-1].then(drawn) if texts else Text(drawn))
        return texts

    def spoken(self, guests: frozenset[str]) -> frozenset[str]:
        """Those of some guests who have said something here."""
        return guests.intersection(said.guest for said in self.chat) if guests else guests

    def _look(self, viewer: Viewer) -> Drawn:
        drawn = self._drawn.get(viewer)
        if drawn is None or drawn.edition != self.edition:
            drawn = self._drawn[viewer] = self._draw(viewer, drawn)
        return drawn

    def _context(self, viewer: Viewer) -> dict[str, Any]:
        """What this viewer sees of it now."""
        around = (self.onlookers, self.looking, self.now(), self.listed)
        return live_table(self.table, viewer, self.chat, self.there, *around)

    def _draw(self, viewer: Viewer, last: Drawn | None) -> Drawn:
        context = self._context(viewer)
        lines = context.get("now", 0)
        if last is None:
            return Drawn(self.edition, lines, Text(drawing(viewer, context)))
        text, beats = last.text, []
        if lines > last.lines:
            for moment in moments(self.table, context, last.lines):
                text = text.then(drawing(viewer, moment))
                beats.append(text)
        return Drawn(self.edition, lines, text.then(drawing(viewer, context)), last.text, tuple(beats))

    def change(self, before: Text, after: Text) -> Event:
        """What tells somebody how to come from one text to the other."""
        key = (before.version, after.version)
        if key not in self._changes:
            self._changes[key] = change(before, after)
        return self._changes[key]


def draw(
    table: Table, viewer: Viewer, chat: tuple[Said, ...], there: tuple[bool, ...], onlookers: int = 0
) -> Iterator[str]:
    """What changes at a table, as one viewer sees it, in the pieces it is made of."""
    return drawing(viewer, live_table(table, viewer, chat, there, onlookers))


def drawing(viewer: Viewer, context: dict[str, Any]) -> Iterator[str]:
    """The same from what the page is given."""
    return chunks("screen-live.html" if viewer.screen else "live.html", viewer.language, None, **context)


class Watching:
    """All tables that are open in this process, and everybody who looks at the lobby."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.closing = asyncio.Event()
        self.streams: Counter[str] = Counter()  # open ones, by who has them
        self._ended: TTLCache[str, float] = TTLCache(MOST_ENDED, ENDED_SECONDS)  # whose were ended, and when
        self._watched: dict[str, Watched] = {}
        self._stale: dict[str, tuple[int, int]] = {}  # tables, and the revision and talk that they are at, at least
        self._looking: Counter[str] = Counter()  # how much each guest has open
        self._unheard: dict[str, frozenset[str]] = {}  # whose words those do not want to read
        self._asked: set[str] = set()  # of whom that is to be looked up anew
        self._call = asyncio.Event()
        house.bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        if news.kind in ("table", "presence") and news.subject in self._watched:
            self._look_at(news.subject, news.revision, news.talk)
        elif news.kind in ("guest", "reconnected"):
            self._ask(*([news.subject] if news.kind == "guest" else self._looking))
        elif news.kind == "ended":
            self._ended[news.subject] = time.monotonic()
            for watched in self._watched.values():
                watched.call()

    def ended(self, guest: str | None, since: float) -> bool:
        """Whether the streams that somebody had open since then are not theirs to listen to any more."""
        return guest is not None and self._ended.get(guest, 0.0) >= since

    def unheard(self, guest: str | None) -> frozenset[str]:
        """Whose words somebody who looks on does not want to read, as far as it was looked up."""
        return self._unheard.get(guest, frozenset()) if guest is not None else frozenset()

    def _ask(self, *guests: str) -> None:
        self._asked.update(each for each in guests if each in self._looking)
        self._call.set()

    def _look_at(self, table: str, revision: int = 0, talk: int = 0) -> None:
        known = self._stale.get(table, (0, 0))
        self._stale[table] = (max(revision, known[0]), max(talk, known[1]))
        self._call.set()

    @contextlib.asynccontextmanager
    async def watch(self, table: Table, guest: str | None) -> AsyncIterator[Watched]:
        """Somebody has a table open for a while."""
        watched = self._watched.get(table.id)
        if watched is None:
            chat, there = await self.house.talk.at(table), await self._there(table)
            looking = await self.house.shoulders.at(table)
            onlookers = await self._onlookers(table)
            listed = await self.house.invitations.at(table)
            watched = Watched(table, chat, there, onlookers, looking, self.house.upkeep.now, listed)
            watched = self._watched.setdefault(table.id, watched)
            self._look_at(table.id)  # what has happened since it was found is not missed
        watched.viewers += 1
        self.house.presence.enter(table.id, guest)
        try:
            with self._listening(guest):
                await self._hear_out(guest)
                yield watched
        finally:
            self.house.presence.leave(table.id, guest)
            watched.viewers -= 1
            if not watched.viewers:
                self._watched.pop(table.id, None)

    @contextlib.contextmanager
    def _listening(self, guest: str | None) -> Iterator[None]:
        """Somebody has one thing more open: whom they do not want to hear is kept in mind for as long."""
        if guest is None:
            yield
            return
        self._looking[guest] += 1
        try:
            yield
        finally:
            self._looking[guest] -= 1
            if not self._looking[guest]:
                del self._looking[guest]
                self._unheard.pop(guest, None)

    async def _hear_out(self, guest: str | None) -> bool:
        """Look up whom somebody does not want to hear; whether that is somebody else than it was."""
        unheard = None
        with next_time("whom somebody does not want to hear was not looked up"):
            unheard = await self.house.friends.unheard(guest)
        if unheard is None:
            return False
        if guest is None or guest not in self._looking or unheard == self.unheard(guest):
            return False
        self._unheard[guest] = unheard
        return True

    async def _there(self, table: Table) -> tuple[bool, ...]:
        return tuple(await self.house.presence.there(table.id, [seat.guest for seat in table.seats]))

    async def _onlookers(self, table: Table) -> int:
        return await self.house.presence.onlookers(table.id, [seat.guest for seat in table.seats])

    async def run(self) -> None:
        """Keep the tables present: as soon as there is news, and every second where other processes write too."""
        others = [asyncio.create_task(each) for each in (self._look_round(), self._keep_awake())]
        try:
            while True:
                await self._call.wait()
                self._call.clear()
                stale, self._stale = self._stale, {}
                asked, self._asked = self._asked, set()
                for table, version in stale.items():
                    await self._refresh(table, *version)
                if any([await self._hear_out(guest) for guest in asked]):
                    for watched in self._watched.values():
                        watched.call()
        finally:
            for other in others:
                other.cancel()

    async def _keep_awake(self) -> None:
        """Signs of life wait for nobody, least of all for a database that does not answer."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            for watched in self._watched.values():
                watched.keep_awake()

    async def _look_round(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            turn += 1
            with next_time("nobody looked round"):  # what is shown stays
                for each, version in (await self.house.tables.versions(list(self._watched))).items():
                    known = self._watched.get(each)
                    if known is not None and (known.table.revision, known.table.talk) != version:
                        self._look_at(each, *version)
                if self._watched and turn % ATTENDANCE_ROUNDS == 0:
                    await self.attend()

    async def attend(self) -> None:
        """Look who is there: at all tables at once, so that no move waits until every table has been asked after."""
        tables = list(self._watched)
        await self.house.presence.look_round(tables)
        await self.house.shoulders.look_round(tables)
        for table in tables:
            if (watched := self._watched.get(table)) is not None:
                watched.count(await self._onlookers(watched.table))
                self._look_at(table)

    async def _refresh(self, table_id: str, revision: int, talk: int) -> None:
        watched = self._watched.get(table_id)
        if watched is None:
            return
        with next_time(f"table {table_id} cannot be shown"):
            table = await self.house.tables.at_least(table_id, revision, talk)
            looking = await self.house.shoulders.at(table)
            listed = await self.house.invitations.at(table)
            watched.update(table, await self.house.talk.at(table), await self._there(table), looking, listed)

    def end(self) -> None:
        """Whoever listens is told that there is nothing more to come, and goes."""
        self.closing.set()
        for watched in self._watched.values():
            watched.call()

    @contextlib.contextmanager
    def counted(self, who: str) -> Iterator[None]:
        """One more stream, for a while."""
        self.streams[who] += 1
        try:
            yield
        finally:
            self.streams[who] -= 1
            if self.streams[who] <= 0:
                del self.streams[who]
