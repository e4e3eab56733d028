"""Keeps count of rated matches: strengths after each of them, in the order in which they ended.

A match that is heard of late is counted in its place, and everything after it anew. What comes out is compared with
what is stored, and only what differs is written; so counting everything again changes nothing, if all was well.
Whoever counts a pool holds a lease on it, and looks in every transaction whether they still do.
"""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, delete, func, literal, select, tuple_, update

from fullboard.house.ratings import BOT, RatedStep, Strength, count_on, who_of
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert_all
from fullboard.house.work.leases import Lease, Leases, hold

MOST_ROWS = 4000  # of results that are counted at a time
PATIENCE_SECONDS = 600.0  # of a lease for whoever counts everything; it is given back when they are done

known = schema.results.c
steps = schema.rating_steps.c
ratings = schema.ratings.c

Place = tuple[float, str]  # when a match ended, and where


class Superseded(Exception):
    """Somebody else counts now; what we have found is dropped."""


@dataclass
class Reckoned:
    """How much was counted, and how many figures are others than before."""

    matches: int = 0
    changed: int = 0


@dataclass(frozen=True)
class Chunk:
    """Some matches one after the other: what came of them, and what of it is not stored like that."""

    tables: list[str]
    found: list[RatedStep]
    new: list[RatedStep]  # what is to be stored
    wrong: set[tuple[str, str]]  # what should not be stored: table and who
    owing: bool  # whether any of them was not counted yet
    end: Place


@dataclass
class Reckoning:
    """Counts the rated matches of one game and pace that ended since then, or all."""

    store: Store
    lease: Lease
    game: str
    pace: str
    since: float | None = None
    strengths: dict[str, Strength] = field(default_factory=dict)

    async def run(self) -> Reckoned:
        """Count, and write what is not as it was; Superseded if somebody else has begun to."""
        total = Reckoned()
        place: Place | None = None
        while (chunk := await self._look(place)) is not None:
            total.matches += len(chunk.tables)
            total.changed += len(chunk.new) + len(chunk.wrong)
            if chunk.owing or chunk.new or chunk.wrong:
                await self._keep(chunk)
            place = chunk.end
        if self.since is None:
            total.changed += await self.store.write(self._clean)
        return total

    async def _look(self, place: Place | None) -> Chunk | None:
        return await self.store.read(lambda connection: self._count(connection, place))

    def _count(self, connection: Connection, place: Place | None) -> Chunk | None:
        rows = self._next(connection, place)
        if not rows:
            return None
        strengths = dict(self.strengths)  # reading may be done again
        if self.since is not None:
            strengths |= self._before(connection, {who_of(row) for row in rows} - strengths.keys(), self.since)
        found = count_on(rows, strengths)
        tables = list(dict.fromkeys(row.table for row in rows))
        columns = (steps.table, steps.who, steps.mu, steps.sigma, steps.matches)
        kept = connection.execute(select(*columns).where(steps.table.in_(tables)))
        stored = {(table, who): (mu, sigma, matches) for table, who, mu, sigma, matches in kept}
        new = [step for step in found if stored.pop((step.table, step.who), None) != _figures(step.strength)]
        self.strengths = strengths
        owing = any(row.unrated for row in rows)
        return Chunk(tables, found, new, set(stored), owing, (rows[-1].ended, rows[-1].table))

    def _next(self, connection: Connection, place: Place | None) -> list[Any]:
        """The matches after that place, with all of their seats."""
        columns = (known.table, known.seat, known.guest, known.bot, known.place, known.gone, known.ended, known.unrated)
        wanted: list[Any] = [known.game == self.game, known.pace == self.pace, schema.RATED]
        if place is not None:
            ended, table = place
            wanted.append(tuple_(known.ended, known.table) > tuple_(literal(ended), literal(table)))
        elif self.since is not None:
            wanted.append(known.ended >= self.since)
        ordered = select(*columns).where(and_(*wanted)).order_by(known.ended, known.table, known.seat)
        rows = list(connection.execute(ordered.limit(MOST_ROWS)))
        if len(rows) == MOST_ROWS:  # the last one may go on
            rows = [row for row in rows if row.table != rows[-1].table]
        return rows

    def _before(self, connection: Connection, who: set[str], since: float) -> dict[str, Strength]:
        """How strong these were before then."""
        found = {}
        for each in sorted(who):
            own = and_(steps.who == each, steps.game == self.game, steps.pace == self.pace, steps.ended < since)
            last = select(steps.mu, steps.sigma, steps.matches).where(own)
            row = connection.execute(last.order_by(steps.ended.desc(), steps.table.desc()).limit(1)).first()
            if row is not None:
                found[each] = Strength(row.mu, row.sigma, row.matches)
        return found

    async def _keep(self, chunk: Chunk) -> None:
        pool = {"game": self.game, "pace": self.pace}
        rows = [
            {"table": step.table, "who": step.who, **pool, "ended": step.ended, **_columns(step.strength)}
            for step in chunk.new
        ]
        last = {step.who: step.ended for step in chunk.found}
        now = [
            {**pool, "who": who, "guest": None if who.startswith(BOT) else who, "ended": last[who], **_rating(strength)}
            for who in sorted({step.who for step in chunk.new} | {who for _, who in chunk.wrong})
            if who in last and (strength := self.strengths[who])
        ]
        counted = update(schema.results).where(known.table.in_(chunk.tables) & known.unrated).values(unrated=False)

        def write(connection: Connection) -> None:
            self._check(connection)
            for table, who in sorted(chunk.wrong):
                connection.execute(delete(schema.rating_steps).where((steps.table == table) & (steps.who == who)))
            upsert_all(connection, schema.rating_steps, ("table", "who"), rows)
            upsert_all(connection, schema.ratings, ("game", "pace", "who"), now)
            connection.execute(counted)

        await self.store.write(write)

    def _check(self, connection: Connection) -> None:
        if not hold(connection, self.lease):
            raise Superseded

    def _clean(self, connection: Connection) -> int:
        """Let the present ratings be those that were computed; how many were not."""
        pool = and_(ratings.game == self.game, ratings.pace == self.pace)
        rows = connection.execute(select(schema.ratings).where(pool)).all()
        wrong = [row for row in rows if self.strengths.get(row.who) != Strength(row.mu, row.sigma, row.matches)]
        if wrong:
            self._check(connection)
        for row in wrong:
            this = pool & (ratings.who == row.who)
            strength = self.strengths.get(row.who)
            if strength is None:
                connection.execute(delete(schema.ratings).where(this))
            else:
                connection.execute(update(schema.ratings).where(this).values(_rating(strength)))
        return len(wrong)


def _figures(strength: Strength) -> tuple[float, float, int]:
    return strength.mu, strength.sigma, strength.matches


def _columns(strength: Strength) -> dict[str, Any]:
    return {"mu": strength.mu, "sigma": strength.sigma, "matches": strength.matches}


def _rating(strength: Strength) -> dict[str, Any]:
    return {**_columns(strength), "least": strength.least}


async def unrated(store: Store) -> list[tuple[str, str, float, int]]:
    """Where matches have not been counted: game, pace, since when, how many seats."""
    owed = select(known.game, known.pace, func.min(known.ended), func.count()).where(schema.UNRATED)
    found = owed.group_by(known.game, known.pace)
    return await store.read(lambda connection: [(row[0], row[1], row[2], row[3]) for row in connection.execute(found)])


async def recompute(store: Store, holder: str) -> Reckoned | None:
    """Count everything again, as if nothing had been counted; None if somebody else is counting."""
    leases = Leases(store, holder)
    leases.seconds = PATIENCE_SECONDS
    total = Reckoned()
    all_pools = select(known.game, known.pace).where(schema.RATED).distinct().order_by(known.game, known.pace)
    for game, pace in await store.read(lambda connection: [(row[0], row[1]) for row in connection.execute(all_pools)]):
        lease = await leases.take(subject_of(game, pace), 0)
        if lease is None:
            return None
        try:
            found = await Reckoning(store, lease, game, pace).run()
        finally:
            await leases.let_go(lease)
        total.matches += found.matches
        total.changed += found.changed
    return total


def subject_of(game: str, pace: str) -> str:
    """What a lease is taken on by whoever counts the matches of a pool."""
    return f"ratings:{game}:{pace}"
