"""What a guest's finished matches say of how they play: by game, by number of players, against whom."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, func, select

from fullboard.core.shelf import shelf
from fullboard.core.tally import MOVES, POINTS
from fullboard.house.marks import mark_of
from fullboard.house.store import schema

MOST_MATCHES = 2000  # the latest of a game that statistics are made of
MOST_OPPONENTS = 12
MOST_KINDS = 12

known = schema.results.c


@dataclass(frozen=True)
class Summary:
    """How much a guest has played of a game, and how often they came first."""

    game: str
    matches: int  # played to their end
    wins: int


@dataclass(frozen=True)
class Against:
    """How often one came in before somebody, behind them, or level."""

    name: str | None
    mark: str  # empty for a bot
    bot: str  # empty for a guest
    matches: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        """How often they shared a place."""
        return self.matches - self.ahead - self.behind


@dataclass(frozen=True)
class Feats:
    """What was best: each says something about play, or is None."""

    best_score: int | None
    best_table: str | None  # where that was
    widest_win: int | None
    widest_table: str | None
    longest_run: int  # of wins one after the other
    won_with: tuple[int, ...]  # numbers of players at which they have won
    all_numbers: bool  # whether these are all there are
    strongest_bot: str | None  # that they came in before


@dataclass(frozen=True)
class Statistics:
    """A guest's play of one game."""

    game: str
    matches: int
    wins: int
    places: dict[int, list[int]]  # by number of players: how often first, second, …
    moves: list[tuple[str, float]]  # by kind, on average a match, the favourite first
    points: list[tuple[str, float]]  # by source, likewise
    mean_score: float | None
    mean_seconds: float
    against: list[Against]
    feats: Feats


def summaries(connection: Connection, guest: str) -> list[Summary]:
    """What a guest has played, the most played first."""
    many, wins = func.count(), func.sum(case((known.place == 1, 1), else_=0))
    wanted = select(known.game, many, wins).where(_own(guest, None))
    rows = connection.execute(wanted.group_by(known.game).order_by(many.desc(), known.game))
    return [Summary(row[0], row[1], int(row[2])) for row in rows if row[0] in shelf()]


def statistics(connection: Connection, guest: str, game: str) -> Statistics | None:
    """A guest's play of one game; None if they have finished no match of it."""
    columns = (known.table, known.players, known.place, known.score, known.lead, known.seconds, known.counts)
    latest = (
        select(*columns).where(_own(guest, game)).order_by(known.ended.desc(), known.table.desc()).limit(MOST_MATCHES)
    )
    rows = connection.execute(latest).all()
    if not rows:
        return None
    places: dict[int, list[int]] = {}
    moves: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for row in rows:
        places.setdefault(row.players, [0] * row.players)[row.place - 1] += 1
        moves.update(row.counts.get(MOVES, {}))
        points.update(row.counts.get(POINTS, {}))
    return Statistics(
        game=game,
        matches=len(rows),
        wins=sum(row.place == 1 for row in rows),
        places=dict(sorted(places.items())),
        moves=_means(moves, len(rows)),
        points=_means(points, len(rows)),
        mean_score=sum(row.score for row in rows) / len(rows),
        mean_seconds=sum(row.seconds for row in rows) / len(rows),
        against=opponents(connection, guest, game),
        feats=_feats(connection, guest, game, rows),
    )


def _means(counted: Counter[str], matches: int) -> list[tuple[str, float]]:
    """On average a match, the largest first; what is lost comes last."""
    most = counted.most_common()
    kept = most if len(most) <= MOST_KINDS else [*most[: MOST_KINDS - 1], *([most[-1]] if most[-1][1] < 0 else [])]
    return [(kind, many / matches) for kind, many in kept if many]


def opponents(connection: Connection, guest: str, game: str | None = None, most: int = MOST_OPPONENTS) -> list[Against]:
    """Whom a guest has played against most, people and bots; the forgotten are left out."""
    other = schema.results.alias()
    guests = schema.guests.c
    rows = connection.execute(
        _compared(other, guests.id, guests.name, other.c.bot)
        .join(schema.guests, guests.id == other.c.guest, isouter=True)
        .where(_own(guest, game) & ((other.c.guest.is_(None)) | guests.name.is_not(None)))
        .group_by(guests.id, guests.name, other.c.bot)
        .order_by(func.count().desc(), guests.name, other.c.bot)
        .limit(most)
    )
    return [_against(row) for row in rows]


def head_to_head(connection: Connection, guest: str, against: str) -> dict[str, Against]:
    """How two have fared against each other, by game."""
    other = schema.results.alias()
    wanted = _compared(other, known.game).where(_own(guest, None) & (other.c.guest == against))
    rows = connection.execute(wanted.group_by(known.game).order_by(func.count().desc()))
    return {
        row.game: Against(None, "", "", row.many, int(row.ahead), int(row.behind))
        for row in rows
        if row.game in shelf()
    }


def _compared(other: Any, *columns: Any) -> Any:
    ahead = func.sum(case((known.place < other.c.place, 1), else_=0)).label("ahead")
    behind = func.sum(case((known.place > other.c.place, 1), else_=0)).label("behind")
    same = (other.c.table == known.table) & (other.c.seat != known.seat) & other.c.gone.is_(False)
    return select(*columns, func.count().label("many"), ahead, behind).join_from(schema.results, other, same)


def _own(guest: str, game: str | None) -> Any:
    """The matches a guest has played to the end: what a bot made of a seat that was left says nothing about them."""
    own = (known.guest == guest) & known.place.is_not(None) & known.gone.is_(False)
    return own if game is None else own & (known.game == game)


def _against(row: Any) -> Against:
    mark = mark_of(row.id) if row.id else ""
    return Against(row.name, mark, "" if row.id else row.bot or "", row.many, int(row.ahead), int(row.behind))


def _feats(connection: Connection, guest: str, game: str, rows: Sequence[Any]) -> Feats:
    wins = [row for row in rows if row.place == 1]
    run = longest = 0
    for row in reversed(rows):
        run = run + 1 if row.place == 1 else 0
        longest = max(longest, run)
    best = max(rows, key=lambda row: row.score)
    widest = max((row for row in wins if row.lead), key=lambda row: row.lead, default=None)
    possible = set(shelf()[game].players)
    numbers = tuple(sorted({row.players for row in wins})) if len(possible) > 1 else ()  # else it says nothing
    return Feats(
        best_score=best.score,
        best_table=best.table,
        widest_win=widest.lead if widest is not None else None,
        widest_table=widest.table if widest is not None else None,
        longest_run=longest,
        won_with=numbers,
        all_numbers=set(numbers) == possible,
        strongest_bot=_strongest(connection, guest, game),
    )


def _strongest(connection: Connection, guest: str, game: str) -> str | None:
    """The strongest bot that came in behind a guest who won."""
    other = schema.results.alias()
    same = (other.c.table == known.table) & other.c.bot.is_not(None)
    beaten = select(other.c.bot).join_from(schema.results, other, same).where(_own(guest, game) & (known.place == 1))
    found = set(connection.scalars(beaten.where(other.c.place > 1).distinct()))
    levels = ["random", *shelf().levels_of(shelf()[game])]  # from the weakest on
    return next((bot for bot in reversed(levels) if bot in found), None)
