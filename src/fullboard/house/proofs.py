"""What is asked of a browser so that it proves who sits before it: answered once, soon, and by the same browser."""

import hashlib
import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select

from fullboard.house.errors import BadRequest, TooMuch
from fullboard.house.store import schema

MOST_PER_BROWSER = 20  # of one kind, not answered yet
LONGEST_SECONDS = 3600.0  # for which anything can be answered

known = schema.proofs.c


def ask(
    connection: Connection,
    kind: str,
    secret: str | bytes,
    browser: str,
    seconds: float,
    given: Mapping[str, Any] | None = None,
    guest: str | None = None,
) -> None:
    """Write down what was asked; what it is about, and of which guest if it is about one."""
    row: dict[str, Any] = {"digest": digest(secret), "kind": kind, "browser": digest(browser), "guest": guest}
    row |= {"given": dict(given or {}), "expires": time.time() + seconds}
    alike = and_(known.browser == row["browser"], known.kind == kind, known.expires > time.time())
    if (connection.scalar(select(func.count()).where(alike)) or 0) >= MOST_PER_BROWSER:
        raise TooMuch("too-many-proofs", most=MOST_PER_BROWSER)
    connection.execute(insert(schema.proofs).values(row))


def look(connection: Connection, kind: str, secret: str | bytes, browser: str) -> dict[str, Any]:
    """What an answer is about, without its being used up; BadRequest if nothing of the kind was asked.

    An answer that is too late, was given before, or comes from elsewhere is no answer: it is said the same of all.
    """
    found = connection.execute(select(known.given).where(_asked(kind, secret, browser))).first()
    if found is None:
        raise BadRequest("proof-not-valid")
    return dict(found.given)


def take(
    connection: Connection, kind: str, secret: str | bytes, browser: str, guest: str | None = None
) -> dict[str, Any]:
    """Take an answer, in the transaction of whatever follows from it: whoever comes second gets nothing."""
    about = known.guest.is_(None) if guest is None else known.guest == guest
    taken = delete(schema.proofs).where(_asked(kind, secret, browser), about).returning(known.given)
    found = connection.execute(taken).first()
    if found is None:
        raise BadRequest("proof-not-valid")
    return dict(found.given)


def _asked(kind: str, secret: str | bytes, browser: str) -> Any:
    return and_(
        known.digest == digest(secret),
        known.kind == kind,
        known.browser == digest(browser),
        known.expires.between(time.time(), time.time() + LONGEST_SECONDS),  # longer only if the clock was put back
    )


def digest(secret: str | bytes) -> str:
    """What is stored of a secret."""
    raw = secret.encode("utf-8", "surrogatepass") if isinstance(secret, str) else secret
    return hashlib.sha256(raw).hexdigest()
