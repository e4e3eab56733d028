"""Ratings by choice: how strong people and bots are at a game and pace, computed from the results of rated matches.

Plackett-Luce ratings (Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011) by openskill, match
after match in the order in which they ended. Bots are rated in the same pool. They do not learn, so nothing is added to
their uncertainty, and people of different years can be compared by them; to people's a little is added with each match.

The same results in the same order give the same figures, to the last digit. How they are kept is in
`work/reckoning.py`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from sqlalchemy import Connection, and_, or_, select

from fullboard.core.shelf import shelf
from fullboard.house.marks import mark_of
from fullboard.house.store import schema

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU = 25.0
SIGMA = MU / 3
TAU = MU / 300  # what people may have learnt from one match to the next
SCALE = 40  # points on pages for one of openskill's: everybody begins with 1000
PROVISIONAL = 10  # matches before which a rating says little
SURE = 3.0  # standard deviations below, to be better than which is nearly certain
BOT = "bot:"
MOST_LISTED = 100
MOST_STEPS = 400  # of a rating's history
LAST = 1_000_000  # the place of whoever has left

known = schema.ratings.c
steps = schema.rating_steps.c


@dataclass(frozen=True)
class Estimate:
    """How good somebody is, or how hard something: the mean and the standard deviation of what is known of it."""

    scale: ClassVar[int]  # how much larger pages show it
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """As pages show it."""
        return round(self.scale * self.mu)

    @property
    def margin(self) -> int:
        """By how much that may be wrong, two times in three."""
        return round(self.scale * self.sigma)


@dataclass(frozen=True)
class Strength(Estimate):
    """What is known of somebody's strength."""

    scale = SCALE
    matches: int = 0

    @property
    def least(self) -> float:
        """What they are worth at least."""
        return self.mu - SURE * self.sigma

    @property
    def provisional(self) -> bool:
        """Whether it says little yet."""
        return self.matches < PROVISIONAL


NEWCOMER = Strength()


class RatedStep(NamedTuple):
    """Somebody's strength after a match."""

    table: str
    who: str
    ended: float
    strength: Strength


# Counting


def who_of(row: Any) -> str:
    """What a seat is known by in the pool."""
    return str(row.guest) if row.guest else f"{BOT}{row.bot}"


def ranked(seats: Sequence[Any]) -> tuple[list[int], set[int]] | None:
    """The place of every seat, and the seats whose ratings change by it; None if the match tells nothing.

    Whoever left comes last. Where a match was ended by consent nobody has won, but those who had left have lost; so has
    somebody who ended it with nobody but bots to agree.
    """
    people = [row for row in seats if row.guest]
    if len({row.guest for row in people}) < len(people) or len(seats) < 2:
        return None  # somebody has played against themselves
    if seats[0].place is not None:
        places = [LAST if row.gone else row.place for row in seats]
        return places, set(range(len(seats)))
    left = {at for at, row in enumerate(seats) if row.guest and (row.gone or len(people) == 1)}
    if not left or len(left) == len(seats):
        return None
    return [2 if at in left else 1 for at in range(len(seats))], left


def rate(seats: Sequence[Any], strengths: Mapping[str, Strength]) -> dict[str, Strength]:
    """Everybody's strength after a match, as far as it has changed."""
    ranking = ranked(seats)
    if ranking is None:
        return {}
    places, changing = ranking
    names = [who_of(row) for row in seats]
    before = [strengths.get(who, NEWCOMER) for who in names]
    spread = [
        (each.sigma**2 + TAU**2) ** 0.5 if row.guest else each.sigma for each, row in zip(before, seats, strict=True)
    ]
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=sigma)] for each, sigma in zip(before, spread, strict=True)]
    after = model.rate(teams, ranks=[float(place) for place in places])
    own: dict[str, list[int]] = {}  # a bot may have several seats
    for at in sorted(changing):
        own.setdefault(names[at], []).append(at)
    return {
        who: Strength(
            sum(after[at][0].mu for at in sat) / len(sat),
            sum(after[at][0].sigma for at in sat) / len(sat),
            before[sat[0]].matches + 1,
        )
        for who, sat in own.items()
    }


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, tau=0.0)


def count_on(rows: Iterable[Any], strengths: dict[str, Strength]) -> list[RatedStep]:
    """Count matches, seat by seat in the order in which they ended; `strengths` are those after it."""
    found = []
    for table, seats in groupby(rows, key=attrgetter("table")):
        sat = list(seats)
        after = rate(sat, strengths)
        strengths |= after
        found += [RatedStep(table, who, sat[0].ended, strength) for who, strength in after.items()]
    return found


# Looking at them


@dataclass(frozen=True)
class Rated:
    """Somebody on a list: a guest by name and mark, or a bot."""

    game: str
    pace: str
    strength: Strength
    name: str | None = None
    mark: str = ""
    bot: str = ""
    own: bool = False  # whether it is whoever asks


def own_ratings(connection: Connection, guest: str) -> list[Rated]:
    """What a guest is worth at each game and pace, the most played first."""
    rows = connection.execute(select(schema.ratings).where(known.guest == guest).order_by(known.matches.desc()))
    return [Rated(row.game, row.pace, _strength(row), own=True) for row in rows if row.game in shelf()]


def own_steps(connection: Connection, guest: str, game: str, pace: str) -> list[tuple[str, float, Strength]]:
    """How a guest's rating came about, the latest steps of it: table, when it ended, and the strength after it."""
    own = and_(steps.who == guest, steps.game == game, steps.pace == pace)
    rows = connection.execute(
        select(schema.rating_steps).where(own).order_by(steps.ended.desc(), steps.table.desc()).limit(MOST_STEPS)
    )
    return [(row.table, row.ended, _strength(row)) for row in rows][::-1]


def leaderboard(connection: Connection, game: str, pace: str, guest: str | None = None) -> list[Rated]:
    """The strongest of a game and pace: people who do not mind, bots between them, nobody with a provisional rating."""
    guests, profiles = schema.guests.c, schema.profiles.c
    listed = or_(
        known.guest.is_(None), and_(guests.name.is_not(None), profiles.unlisted.is_not(True)), known.guest == guest
    )
    rows = connection.execute(
        select(schema.ratings, guests.name)
        .join_from(schema.ratings, schema.guests, guests.id == known.guest, isouter=True)
        .join(schema.profiles, profiles.guest == known.guest, isouter=True)
        .where((known.game == game) & (known.pace == pace) & (known.matches >= PROVISIONAL) & listed)
        .order_by(known.least.desc())
        .limit(MOST_LISTED)
    )
    return [
        Rated(
            row.game,
            row.pace,
            _strength(row),
            row.name,
            mark_of(row.guest) if row.guest else "",
            "" if row.guest else row.who.removeprefix(BOT),
            row.guest is not None and row.guest == guest,
        )
        for row in rows
    ]


def paces(connection: Connection) -> dict[str, list[str]]:
    """For each game the paces at which anybody has a rating."""
    rows = connection.execute(select(known.game, known.pace).distinct().order_by(known.game, known.pace))
    found: dict[str, list[str]] = {}
    for row in rows:
        if row.game in shelf():
            found.setdefault(row.game, []).append(row.pace)
    return found


def _strength(row: Any) -> Strength:
    return Strength(row.mu, row.sigma, row.matches)
