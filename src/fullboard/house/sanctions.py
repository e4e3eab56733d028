"""What moderators have decided about a guest: a warning, being muted, being banned; for a while, or until undone."""

import time
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from fullboard.house.errors import NotAllowed
from fullboard.house.store import schema

KINDS = ("warned", "muted", "banned")
NEVER = "never"

known = schema.sanctions.c


def in_force(kind: str, guest: Any) -> ColumnElement[bool]:
    """Whether a row is a sanction of that kind against that guest, and holds now."""
    lasts = or_(known.until.is_(None), known.until > time.time())
    unread = known.read.is_(None) if kind == "warned" else known.id.is_not(None)
    return and_(known.guest == guest, known.kind == kind, known.undone.is_(None), lasts, unread)


def check(connection: Connection, guest: str, kind: str) -> None:
    """NotAllowed if a guest is muted or banned, with until when and why."""
    wanted = select(known.until, known.words).where(in_force(kind, guest)).order_by(known.until.desc())
    found = connection.execute(wanted).all()
    if found:
        last = next((row for row in found if row.until is None), found[0])
        raise NotAllowed(kind, until=moment(last.until), words=last.words)


def moment(at: float | None) -> str:
    """A time to the minute, for programs and people alike; `never` if it does not come."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC" if at is not None else NEVER
