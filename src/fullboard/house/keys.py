"""The keys that cookies are signed with: shared by all machines, from the environment or the database, never a file."""

import os
import secrets
import time
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, delete, insert, select

from fullboard.house.errors import Broken
from fullboard.house.store import schema

VARIABLE = "FULLBOARD_KEYS"  # several keys with commas between them, the newest last
SHORTEST = 32  # letters
LONGEST_COOKIE = 200


def signing_keys(connection: Connection, legacy: Path | None = None) -> list[str]:
    """All keys, the newest last; a house without any is given one, or the one it had in a file before."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return [_checked(key.strip()) for key in given.split(",")]
    return [_checked(key) for key in _kept(connection)] or [_first_key(connection, legacy)]


def _kept(connection: Connection) -> list[str]:
    return list(connection.scalars(select(schema.keys.c.key).order_by(schema.keys.c.id)))


def _first_key(connection: Connection, legacy: Path | None) -> str:
    """One key, even if several processes open an empty house at once."""
    if connection.dialect.name == "postgresql":  # SQLite is locked by its BEGIN
        connection.exec_driver_sql(f"LOCK TABLE {schema.keys.name} IN EXCLUSIVE MODE")
    kept = _kept(connection)
    return kept[-1] if kept else add_key(connection, _from_file(legacy))


def add_key(connection: Connection, key: str | None = None) -> str:
    """Sign with a new key from now on; what older ones have signed is believed until they are dropped."""
    made = key or secrets.token_hex(32)
    connection.execute(insert(schema.keys).values(key=made, made=time.time()))
    return made


def drop_old_keys(connection: Connection) -> int:
    """Believe the newest key only; how many were dropped."""
    known = schema.keys.c
    newest = connection.scalar(select(known.id).order_by(known.id.desc()).limit(1))
    return connection.execute(delete(schema.keys).where(known.id != newest)).rowcount


def _from_file(file: Path | None) -> str | None:
    """The key of a house from before, if it was written whole."""
    if file is None or not file.is_file():
        return None
    key = file.read_text("utf-8", "replace").strip()
    return key if len(key) >= SHORTEST else None


def _checked(key: str) -> str:
    if len(key) < SHORTEST:
        raise Broken("key-too-short", shortest=SHORTEST)
    return key


class Cookies:
    """Signs and reads the cookie that carries a session."""

    def __init__(self, keys: list[str]) -> None:
        self._signer = URLSafeSerializer(keys, salt="guest")

    def sign(self, session: str) -> str:
        """The cookie of a session."""
        signed = self._signer.dumps(session)
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str | None) -> str | None:
        """The session of a cookie, None if it is not one of ours."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            session = self._signer.loads(cookie)
        except BadSignature:
            return None
        return session if isinstance(session, str) else None
