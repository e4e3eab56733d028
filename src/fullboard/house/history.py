"""The matches a guest has finished, with whom, and how they ended: a page at a time, by index."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, literal, select, tuple_

from fullboard.core.shelf import shelf
from fullboard.house.marks import mark_of
from fullboard.house.store import schema
from fullboard.house.table import BOT_NAMES

MOST = 50

known = schema.results.c


@dataclass(frozen=True)
class Finished:
    """A match that is over, as one who sat there remembers it."""

    table: str
    game_key: str
    pace: str
    rated: bool
    seat: int
    called: tuple[str | None, ...]
    marks: tuple[str, ...]  # of the guests who sat there; empty for a bot
    scores: tuple[int, ...]  # none if it was ended by consent
    place: int | None
    lead: int | None
    gone: bool  # whether they left it to a bot
    ended: float
    seconds: float
    last: int  # line of the log


@dataclass(frozen=True)
class Since:
    """Where a page of matches begins: after the one that ended then."""

    ended: float
    table: str

    def __str__(self) -> str:
        return f"{self.ended!r}-{self.table}"

    @classmethod
    def read(cls, text: str) -> "Since | None":
        """From an address; None if it says nothing."""
        ended, _, table = text.partition("-")
        try:
            at = float(ended)
        except ValueError:
            return None
        return cls(at, table) if table.isalnum() and table.isascii() and len(table) <= 16 and at == at else None


def history(
    connection: Connection,
    guest: str,
    most: int = MOST,
    *,
    since: Since | None = None,
    game: str | None = None,
    against: str | None = None,
) -> list[Finished]:
    """Matches of a guest, the latest first: from a place on, of one game, with one other."""
    wanted = [known.guest == guest, known.game.in_(list(shelf()) if game is None else [game])]
    if since is not None:
        wanted.append(tuple_(known.ended, known.table) < tuple_(literal(since.ended), literal(since.table)))
    if against is not None:
        other = schema.results.alias()
        wanted.append(known.table.in_(select(other.c.table).where(other.c.guest == against)))
    return _finished(connection, and_(*wanted), most)


def _finished(connection: Connection, wanted: ColumnElement[bool], most: int) -> list[Finished]:
    columns = [column for column in schema.results.c if column.name not in ("counts", "unrated", "bot", "guest")]
    own = select(*columns).where(wanted).order_by(known.ended.desc(), known.table.desc()).limit(most)
    rows = connection.execute(own).all()
    seated = seats_at(connection, [row.table for row in rows])
    return [_one(row, seated[row.table]) for row in rows]


def seats_at(connection: Connection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """Who sat at these matches, seat by seat, with their points."""
    guests, seats = schema.guests.c, schema.seats.c
    rows = connection.execute(
        select(known.table, known.seat, known.guest, known.bot, known.score, known.place, guests.name, seats.called)
        .join_from(schema.results, schema.guests, guests.id == known.guest, isouter=True)
        .join(schema.seats, (seats.table == known.table) & (seats.seat == known.seat), isouter=True)
        .where(known.table.in_(tables))
        .order_by(known.table, known.seat)
    )
    found: dict[str, list[Any]] = {table: [] for table in tables}
    for row in rows:
        found[row.table].append(row)
    return found


def _one(row: Any, seated: Sequence[Any]) -> Finished:
    return Finished(
        table=row.table,
        game_key=row.game,
        pace=row.pace,
        rated=row.rated,
        seat=row.seat,
        called=tuple(_called(each) for each in seated),
        marks=tuple(mark_of(each.guest) if each.guest and each.name else "" for each in seated),
        scores=tuple(each.score for each in seated) if row.place is not None else (),
        place=row.place,
        lead=row.lead,
        gone=row.gone,
        ended=row.ended,
        seconds=row.seconds,
        last=row.lines,
    )


def _called(seat: Any) -> str | None:
    """Who sat there: somebody at another's device, a guest, or a bot."""
    return seat.called or (seat.name if seat.guest else BOT_NAMES[seat.seat % len(BOT_NAMES)])


def written(connection: Connection, table: str) -> list[tuple[int, float]]:
    """When each line of a match was written, by its number."""
    lines = schema.lines.c
    rows = connection.execute(select(lines.number, lines.at).where(lines.table == table).order_by(lines.number))
    return [(row.number, row.at) for row in rows]
