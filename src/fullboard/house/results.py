"""How each seat came out of a match: written down once, in the transaction that ends it.

Pages of people, statistics and ratings read nothing else. Matches that were over before there were results, or that an
older process has ended, are caught up with by the work service.
"""

import logging
import time
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, exists, func, insert, select

from fullboard.core.results import place
from fullboard.core.shelf import shelf
from fullboard.core.tally import Counts, counts
from fullboard.house.places import lead
from fullboard.house.store import schema
from fullboard.house.store.rows import insert_once
from fullboard.house.table import Table

log = logging.getLogger("fullboard.house")

MOST_LACKING = 50  # matches that are caught up with at a time


def write_results(connection: Connection, table: Table) -> None:
    """Write down how a match has ended, unless it is written already."""
    if table.match is not None:
        _write(connection, table, time.time())


def catch_up(connection: Connection, table: Table) -> bool:
    """The same for a match that was over before; whether anything had to be written."""
    return table.match is not None and table.finished and _write(connection, table, table.touched)


def _write(connection: Connection, table: Table, ended: float) -> bool:
    lines = schema.lines.c
    began = connection.scalar(select(func.min(lines.at)).where(lines.table == table.id))
    last = connection.scalar(select(func.max(lines.at)).where(lines.table == table.id))
    rows = results_of(table, ended, max(0.0, (last or ended) - (began or ended)))
    if not insert_once(connection, schema.results, rows[0]):
        return False
    connection.execute(insert(schema.results), rows[1:])
    return True


def results_of(table: Table, ended: float, seconds: float) -> list[dict[str, Any]]:
    """A row for each seat of a match that has ended."""
    match = table.finished_match()
    scores: Sequence[int] = match.scores if match.over else ()
    winners: Collection[int] = match.winners if match.over else ()
    rated = bool(table.settings.rated)
    counted = _counts(table)
    return [
        {
            "table": table.id,
            "seat": at,
            "guest": seat.guest if seat.called is None else None,  # what others did at one's device is not one's own
            "bot": None if seat.guest else seat.level,
            "game": table.game_key,
            "pace": table.pace.kind,
            "players": table.players,
            "rated": rated,
            "unrated": rated,
            "gone": seat.guest is not None and seat.away,
            "place": place(scores, winners, at) if scores else None,
            "score": scores[at] if scores else None,
            "lead": lead(scores, winners, at) if scores else None,
            "ended": ended,
            "seconds": seconds,
            "lines": len(match.lines()) - 1,
            "counts": counted[at],
        }
        for at, seat in enumerate(table.seats)
    ]


def _counts(table: Table) -> list[Counts]:
    """What everybody did; nothing if a game cannot count: no match stays open because of it."""
    try:
        return counts(table.finished_match())
    except Exception:
        log.exception("what was played at table %s cannot be counted", table.id)
        return [{} for _ in range(table.players)]


def lacking(connection: Connection, passed_over: Collection[str]) -> list[str]:
    """Matches that are over and have no results yet, the latest first; not those that could not be read."""
    known = schema.tables.c
    written = exists().where(schema.results.c.table == known.id)
    played = known.status.in_(("over", "closed")) & known.heading.is_not(None) & known.game.in_(list(shelf()))
    wanted = select(known.id).where(played & ~written & known.id.not_in(list(passed_over)))
    return list(connection.scalars(wanted.order_by(known.touched.desc()).limit(MOST_LACKING)))
