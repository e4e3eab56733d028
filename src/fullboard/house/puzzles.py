"""Which puzzles guests have tried, and how many they have solved in a row."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime

from cachetools import TTLCache
from sqlalchemy import Connection, case, func, select, update

from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once

FRESH_SECONDS = 600  # how long what all guests have tried is not counted anew
MOST_GAMES = 100  # that are kept in mind


@dataclass(frozen=True)
class Tried:
    """What came of a puzzle that a guest has tried."""

    game: str
    puzzle: str
    tries: int  # that were wrong
    solved: float | None  # when

    @property
    def at_once(self) -> bool:
        """Whether the first thing they tried was right."""
        return self.solved is not None and not self.tries


@dataclass(frozen=True)
class Streak:
    """How many puzzles somebody has solved at once in a row, their longest row, and the days in a row with one."""

    now: int
    best: int
    days: int
    solved: int


class Puzzles:
    """Keeps what guests have tried."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._counts: TTLCache[str, dict[str, tuple[int, int]]] = TTLCache(MOST_GAMES, FRESH_SECONDS)

    async def counts(self, game: str) -> dict[str, tuple[int, int]]:
        """How many guests have tried each puzzle of a game, and how many of them solved it at once."""
        if (found := self._counts.get(game)) is not None:
            return found
        known = schema.puzzles.c
        at_once = func.sum(case(((known.tries == 0) & known.solved.is_not(None), 1), else_=0))
        all_of = select(known.puzzle, func.count(), at_once).where(known.game == game).group_by(known.puzzle)
        rows = await self.store.read(lambda connection: connection.execute(all_of).all())
        found = {puzzle: (int(tried), int(solved)) for puzzle, tried, solved in rows}
        self._counts[game] = found
        return found

    async def of(self, guest: str) -> list[Tried]:
        """All that a guest has tried, the oldest first."""
        known = schema.puzzles.c
        own = select(known.game, known.puzzle, known.tries, known.solved).where(known.guest == guest)
        rows = await self.store.read(lambda connection: connection.execute(own.order_by(known.at, known.puzzle)).all())
        return [Tried(row.game, row.puzzle, row.tries, row.solved) for row in rows]

    async def note(self, guest: str, game: str, puzzle: str, right: bool) -> None:
        """Write down a try; once a puzzle is solved, further tries change nothing."""
        now = time.time()
        known = schema.puzzles.c
        key = {"guest": guest, "game": game, "puzzle": puzzle}
        same = (known.guest == guest) & (known.game == game) & (known.puzzle == puzzle) & known.solved.is_(None)
        change = {"solved": now} if right else {"tries": known.tries + 1}

        def write(connection: Connection) -> None:
            insert_once(connection, schema.puzzles, {**key, "tries": 0, "at": now, "solved": None})
            connection.execute(update(schema.puzzles).where(same).values(change))

        await self.store.write(write)


def streak_of(tried: Iterable[Tried], today: date | None = None) -> Streak:
    """The rows in what somebody has tried, the oldest first; a puzzle that is begun and not solved yet breaks none."""
    now = best = solved = 0
    days: set[date] = set()
    for each in tried:
        if each.solved is not None:
            solved += 1
            days.add(datetime.fromtimestamp(each.solved, UTC).date())
        if each.at_once:
            now += 1
        elif each.tries:
            now = 0
        best = max(best, now)
    return Streak(now, best, _in_a_row(days, today or datetime.now(UTC).date()), solved)


def _in_a_row(days: set[date], today: date) -> int:
    """How many days up to today; a day that is not over yet may still come."""
    last = today.toordinal() if today in days else today.toordinal() - 1
    many = 0
    while date.fromordinal(last - many) in days:
        many += 1
    return many
