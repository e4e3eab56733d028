"""Commitments: the secret of a guest's next table is settled, stored and committed to before they add their bytes."""

import secrets
import time

from sqlalchemy import Connection, delete, insert, select

from fullboard.core.dealer import commitment_to
from fullboard.house.errors import BadRequest, Refused
from fullboard.house.store import Store, schema

MOST_PER_GUEST = 20  # a guest's older ones make room, nobody else's


class Commitments:
    """Makes them; a table that is set redeems one."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, guest: str) -> str:
        """The commitment to the secret of a guest's next table."""
        secret = secrets.token_bytes(32)
        commitment = commitment_to(secret)
        row = {"commitment": commitment, "guest": guest, "secret": secret, "made": time.time()}
        known = schema.commitments.c
        newest = select(known.commitment).where(known.guest == guest).order_by(known.made.desc())

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.commitments).values(row))
            for old in connection.scalars(newest.offset(MOST_PER_GUEST)).all():
                connection.execute(delete(schema.commitments).where(known.commitment == old))

        await self.store.write(write)
        return commitment


def redeem(connection: Connection, guest: str, commitment: str, secret: bytes) -> None:
    """Keep the promise, once; Refused if another table had it."""
    known = schema.commitments.c
    own = (known.commitment == commitment) & (known.guest == guest) & (known.secret == secret)
    if connection.execute(delete(schema.commitments).where(own)).rowcount != 1:
        raise Refused("promise-gone")


def check_salt(salt: str | None) -> str:
    """Sixteen bytes of a guest's own, in hexadecimal, or nothing."""
    if not salt:
        return ""
    if len(salt) != 32 or any(letter not in "0123456789abcdef" for letter in salt):
        raise BadRequest("bad-salt")
    return salt
