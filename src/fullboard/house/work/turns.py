"""Bots' turns. Which are owed is read off the tables every time, so that nothing is lost, whoever falls over."""

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Select, and_, bindparam, exists, func, or_, select, text, update
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.errors import NotThere, Refused
from fullboard.house.presence import LATELY_SECONDS
from fullboard.house.seating import MOST_BOT_TABLES
from fullboard.house.store import schema
from fullboard.house.table import Table, bits
from fullboard.house.work.choosing import choose, choose_any, simpler_bot
from fullboard.house.work.lanes import Figures, Look, Place, Work
from fullboard.house.work.leases import Lease, Leases, end
from fullboard.house.work.thinkers import Died, Thinkers, Thoughtless, TookTooLong

if TYPE_CHECKING:
    from fullboard.house.house import House

log = logging.getLogger("fullboard.work")

LONGEST_THOUGHT_SECONDS = 5.0  # after which a bot plays what it likes best so far
CHAIN_SECONDS = 3.2  # for all bots that move in a row while somebody waits; the page has the rest of five: see beats.js
LEAST_THOUGHT_SECONDS = 0.05  # however many moves they make
DEADLINE_SECONDS = 20.0  # after which its process is ended and a simpler bot moves
SIMPLE_SECONDS = 5.0  # that one has
MOST_STRIKES = 2  # times in a row that a bot may be too slow
REST_SECONDS = 60.0  # for which it is not asked then, or it would keep all others waiting
ROTA_SECONDS = 1.0  # for which it is known which tables without people are played on, at least
ROTA_SHARE = 20  # finding out takes at most one part in so many of the time
MOST_ON_ROTA = 200
PEOPLE, BOTS = 2, 3  # ranks, one less where somebody looks on; hints come first

known = schema.tables.c
PREFIX = "turn:"

Found = Select[str, int, float, bool]
Columns = ReadOnlyColumnCollection[str, Any]


@dataclass(frozen=True)
class Owed:
    """A table at which a bot has to move."""

    id: str
    revision: int
    touched: float
    watched: bool


class Turns:
    """Finds the turns that bots owe, and makes them."""

    def __init__(self, house: "House", thinkers: Thinkers, leases: Leases, pace: float, figures: Figures) -> None:
        self.house = house
        self.thinkers = thinkers
        self.leases = leases
        self.pace = pace
        self.figures = figures
        self.games = versions()
        self.deadline = DEADLINE_SECONDS
        self._rota: dict[str, Owed] = {}
        self._rota_until = 0.0
        self._blamed: set[tuple[str, str]] = set()  # games and bots whose failures were written down
        self._strikes: Counter[tuple[str, str]] = Counter()  # how often they were too slow lately
        self._rests: dict[tuple[str, str], float] = {}  # until when they are not asked

    # Which are owed

    async def offer_with_people(self, look: Look) -> list[Work]:
        """Turns at tables where people sit."""
        busy = [subject.removeprefix(PREFIX) for subject in look.busy]
        wanted = self._oldest if look.fair else self._watched_first
        return [self._work(owed, PEOPLE) for owed in await self._read(wanted, busy=busy, many=look.many)]

    async def offer_without(self, look: Look) -> list[Work]:
        """Turns at tables with nobody but bots: of each host a few that are watched and a few others, as they were set.

        To find out takes a while where there are many, so that it is not done for every turn.
        """
        now = time.monotonic()
        if now >= self._rota_until:
            self._rota = {owed.id: owed for owed in await self._read(self._on_rota)}
            self._rota_until = now + max(ROTA_SECONDS, ROTA_SHARE * (time.monotonic() - now))
        idle = [owed for owed in self._rota.values() if _subject(owed.id) not in look.busy]
        offered = [owed for owed in idle if owed.watched][: look.many]
        offered += [owed for owed in idle if not owed.watched][: look.modest]
        for owed in offered:  # played on, they come to the end of it
            del self._rota[owed.id]
        return [self._work(owed, BOTS) for owed in offered]

    async def _read(self, wanted: Found, **values: Any) -> list[Owed]:
        rows = await self.house.store.read(lambda connection: connection.execute(wanted, values).all())
        return [Owed(row.id, row.revision, row.touched, bool(row.seen)) for row in rows]

    @cached_property
    def _oldest(self) -> Found:
        return self._with_people().order_by(known.touched)

    @cached_property
    def _watched_first(self) -> Found:
        return self._with_people().order_by(self._watched().desc(), known.touched)

    def _with_people(self) -> Found:
        return (
            select(known.id, known.revision, known.touched, self._watched().label("seen"))
            .where(schema.OWED, text("people > 0"), known.id.not_in(bindparam("busy", expanding=True)))
            .where(*self._ours(known))
            .limit(bindparam("many"))
        )

    @cached_property
    def _on_rota(self) -> Found:
        seen = self._watched()
        place = func.row_number().over(partition_by=[known.host, seen], order_by=[known.created, known.id])
        columns = (known.id, known.revision, known.touched, known.game, known.rules)
        placed = (
            select(*columns, seen.label("seen"), place.label("place")).where(schema.OWED, text("people = 0")).subquery()
        )
        each = placed.c
        return (
            select(each.id, each.revision, each.touched, each.seen)
            .where(each.place <= MOST_BOT_TABLES, *self._ours(each))
            .order_by(each.seen.desc(), each.touched)
            .limit(MOST_ON_ROTA)
        )

    def _ours(self, table: Columns) -> list[ColumnElement[bool]]:
        """Only games on our shelf, and tables that nobody is at."""
        taken = exists().where(schema.leases.c.subject == PREFIX + table.id, self.leases.held(table.revision))
        return [playable(table, self.games), ~taken]

    def _watched(self) -> ColumnElement[bool]:
        """Asked for once, not for every row."""
        return known.watched > select(self.house.store.clock - LATELY_SECONDS).scalar_subquery()

    def _work(self, owed: Owed, rank: int) -> Work:
        modest = rank == BOTS and not owed.watched
        rank -= owed.watched  # bots that somebody looks at come after those that somebody plays with
        return Work(_subject(owed.id), owed.revision, rank, owed.touched, partial(self.make, owed), modest)

    # Making one

    async def make(self, owed: Owed, lease: Lease, place: Place) -> None:
        """Think, and move when it is time; others may have the place until then."""
        begun = time.monotonic()
        try:
            table = await self.house.tables.find(owed.id)
        except NotThere:  # it was removed
            await self.leases.give_back(lease)
            return
        if not table.owed:
            await self._correct(table, lease)
            return
        seat, match = table.owed[0], table.running()
        move, notice = await self._choose(table, match, seat)
        if owed.watched and _is_paced(table, match, seat) and (early := table.touched + self.pace - time.time()) > 0:
            place.leave()
            await asyncio.sleep(min(self.pace, early))
        try:
            after = await self.house.play.play_for(
                table.id, seat, move, match.step, notice, beside=lambda connection, _: end(connection, lease)
            )
        except Refused as error:
            if error.code != "stale-step":
                raise
            await self.leases.give_back(lease)  # whoever looks will see whether a turn is owed
            return
        if after.owed and not after.people:
            self._rota[after.id] = Owed(after.id, after.revision, after.touched, owed.watched)
        self.figures.turns += 1
        self.figures.took("turn", time.monotonic() - begun)

    async def _correct(self, table: Table, lease: Lease) -> None:
        """The row said that a turn was owed; as it was left by a Fullboard that did not write it down exactly."""
        facts = {"actors": bits(table.actors), "owed": 0, "people": len(table.people)}
        unchanged = (known.id == table.id) & (known.revision == table.revision)
        statement = update(schema.tables).where(unchanged).values(facts)
        await self.house.store.write(lambda connection: connection.execute(statement))
        await self.leases.give_back(lease)

    async def _choose(self, table: Table, match: Match, seat: int) -> tuple[str, str | None]:
        """The bot's move; that of a simpler one, and a notice that says so, if it does not come."""
        bot = str(table.seats[seat].level)
        who = (table.game_key, bot)
        record, seed = match.record(), table.seed_of_thought(seat)
        if time.monotonic() >= self._rests.get(who, 0.0):
            try:
                move = await self._ask(record, seat, bot, seed, patience(table, match, seat), self.deadline)
                self._strikes.pop(who, None)
                return move, None
            except Thoughtless as error:
                self._blame(table, bot, error)
                if isinstance(error, TookTooLong):
                    self._strike(who)
        self.figures.fallbacks += 1
        simpler = simpler_bot(match.game, bot)
        try:
            return await self._ask(record, seat, simpler, seed, SIMPLE_SECONDS / 5, SIMPLE_SECONDS), "slow"
        except Thoughtless as error:
            self._blame(table, simpler, error)
        return choose_any(match, seat, seed), "slow"

    async def _ask(self, record: str, seat: int, bot: str, seed: int, seconds: float, deadline: float) -> str:
        """Once more if the process died: it may not have been the bot's fault."""
        try:
            return await self.thinkers.think(choose, record, seat, bot, seed, seconds, seconds=deadline)
        except Died:
            return await self.thinkers.think(choose, record, seat, bot, seed, seconds, seconds=deadline)

    def _strike(self, who: tuple[str, str]) -> None:
        self._strikes[who] += 1
        if self._strikes[who] >= MOST_STRIKES:
            self._rests[who] = time.monotonic() + REST_SECONDS

    def _blame(self, table: Table, bot: str, error: Thoughtless) -> None:
        """Write it down, all of it the first time."""
        first = (table.game_key, bot) not in self._blamed
        self._blamed.add((table.game_key, bot))
        told = str(error) if first else str(error).strip().rpartition("\n")[2]
        log.warning("the bot %s of %s did not move at table %s: %s", bot, table.game_key, table.id, told)


def patience(table: Table, match: Match, seat: int) -> float:
    """How many seconds a bot may think: while people wait, all bots in a row have an equal share of what they have.

    A bot that makes several moves has half of what is left of its share for each.
    """
    if not table.people or table.pace.days:
        return LONGEST_THOUGHT_SECONDS
    chain = list(takewhile(lambda line: line.seat not in table.people, reversed(match.standing())))
    share = CHAIN_SECONDS / max(1, match.players - len(table.people))  # somebody late may be moved for, too
    before = sum(line.seat == seat for line in chain)
    return max(LEAST_THOUGHT_SECONDS, share * 0.5 ** (before + 1))


def versions() -> dict[str, int]:
    """The games on our shelf, with the versions of their rules."""
    return {key: int(game.version) for key, game in shelf().items()}


def playable(table: Columns, games: dict[str, int]) -> ColumnElement[bool]:
    """Whether a table's game is among these, with rules as new as its own."""
    return or_(*(and_(table.game == key, table.rules <= version) for key, version in games.items()))


def _is_paced(table: Table, match: Match, seat: int) -> bool:
    """Whether to give onlookers time: pages of people who play take their own, and a turn that goes on is one."""
    return not table.people and match.lines()[-1].seat != seat


def _subject(table: str) -> str:
    return f"{PREFIX}{table}"
