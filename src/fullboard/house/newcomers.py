"""Who is new here: a guest of the last hour who can come back by nothing but a cookie. They may do a little less."""

import time

from sqlalchemy import Connection, exists, func, or_, select

from fullboard.house.errors import TooMuch
from fullboard.house.store import schema

NEW_SECONDS = 3600.0
MOST_PUBLIC = 3  # open tables of a newcomer that everybody sees
MOST_WORDS = 3  # lines a minute of a newcomer who looks on
MOST_REPORTS = {True: 3, False: 20}  # a day: of newcomers, and of others


def has_account(connection: Connection, guest: str) -> bool:
    """Whether a guest can come back by more than a cookie."""
    return bool(connection.scalar(select(or_(*(exists().where(each.c.guest == guest) for each in schema.PROVEN)))))


def is_new(connection: Connection, guest: str) -> bool:
    """Whether somebody has just walked in."""
    guests = schema.guests.c
    lately = select(guests.id).where(guests.id == guest, guests.created > time.time() - NEW_SECONDS)
    return connection.scalar(lately) is not None and not has_account(connection, guest)


def check_public(connection: Connection, guest: str) -> None:
    """TooMuch if a newcomer has set as many tables before everybody's eyes as they may."""
    known = schema.tables.c
    open_ones = select(func.count()).where((known.host == guest) & known.public & (known.status == "open"))
    if (connection.scalar(open_ones) or 0) >= MOST_PUBLIC and is_new(connection, guest):
        raise TooMuch("too-many-public-tables", most=MOST_PUBLIC)
