"""Guests: a name is all they need; a signed cookie or a bearer token says who they are."""

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, delete, insert, select, update

from fullboard.core.match import LONGEST_NAME
from fullboard.house import schema
from fullboard.house.errors import Refused

LONGEST_CHAT = 500
CODE_MINUTES = 10
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks like another
CODE_LENGTH = 12
UNREADABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control and direction characters, and what is no character
JOINERS = "\u200c\u200d"  # within words of some scripts, and within emoji
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that nobody can see
MOST_COOKIES = 20_000  # whose signature is remembered
MOST_DIGESTS = 20_000  # remembered, of tokens


@dataclass
class Guest:
    """Somebody in the house."""

    id: str
    name: str | None


def signing_key(folder: Path) -> str:
    """The key cookies are signed with: made once, readable by its owner only."""
    file = folder / "signing.key"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(32))
    return file.read_text().strip()


class Cookies:
    """Signs and reads the cookie that says who a guest is."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")
        self.read = lru_cache(maxsize=MOST_COOKIES)(self._read)  # they come with every request

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        signed = self._signer.dumps(guest)
        return signed if isinstance(signed, str) else signed.decode()

    def _read(self, cookie: str) -> str | None:
        """The guest of a cookie, None if it is not one of ours."""
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def check_name(name: object) -> str:
    """A name that can be shown: some letters, no control or direction characters."""
    if not isinstance(name, str) or not (name := name.strip()):
        raise Refused("name-missing", 400)
    if len(name) > LONGEST_NAME:
        raise Refused("name-too-long", 400, longest=LONGEST_NAME)
    if any(unicodedata.category(letter) in UNREADABLE for letter in name) or not _can_be_seen(name):
        raise Refused("name-unreadable", 400)
    return name


def _can_be_seen(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in text)


def _is_plain(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) not in UNREADABLE


def check_said(text: object) -> str:
    """What somebody says, without control and direction characters."""
    said = "".join(letter if _is_plain(letter) else " " if letter.isspace() else "" for letter in str(text)).strip()
    if not isinstance(text, str) or not _can_be_seen(said):
        raise Refused("nothing-said", 400)
    if len(said) > LONGEST_CHAT:
        raise Refused("chat-too-long", 400, longest=LONGEST_CHAT)
    return said


@lru_cache(MOST_DIGESTS)  # every request of a program brings its token
def digest(secret: str) -> str:
    """What is stored of a token or a code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def welcome(connection: Connection, name: str, token: str | None = None) -> Guest:
    """Write a new guest into the book."""
    guest = Guest(secrets.token_hex(12), check_name(name))
    row = {"id": guest.id, "name": guest.name, "created": time.time(), "token": digest(token) if token else None}
    connection.execute(insert(schema.guests).values(row))
    return guest


def find(connection: Connection, guest: str) -> Guest | None:
    """The guest of that id."""
    row = connection.execute(
        select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id == guest)
    ).first()
    return Guest(row.id, row.name) if row and row.name is not None else None  # who was forgotten is a stranger


def find_by_token(connection: Connection, token: str) -> Guest | None:
    """The guest who holds that bearer token."""
    known = schema.guests.c
    row = connection.execute(select(known.id, known.name).where(known.token == digest(token))).first()
    return Guest(row.id, row.name) if row else None


def rename(connection: Connection, guest: str, name: str | None) -> None:
    """Give a guest another name, or take it away everywhere."""
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))


def forget(connection: Connection, guest: str) -> None:
    """Remove what a guest has said and what they are called; the log of their moves stays, nameless."""
    connection.execute(delete(schema.chat).where(schema.chat.c.guest == guest))
    connection.execute(delete(schema.goings).where(schema.goings.c.guest == guest))
    connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest))
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=None, token=None))


def make_code(connection: Connection, guest: str) -> str:
    """A one-time code that carries a guest to another device for a few minutes."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    row = {"digest": digest(code), "guest": guest, "expires": time.time() + CODE_MINUTES * 60}
    connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest))
    connection.execute(insert(schema.codes).values(row))
    return "-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4))


def redeem(connection: Connection, code: str) -> Guest:
    """The guest a code belongs to; a code works once."""
    known = schema.codes.c
    own = known.digest == digest("".join(letter for letter in code.upper() if letter.isalnum()))
    row = connection.execute(select(known.guest, known.expires).where(own)).first()
    connection.execute(delete(schema.codes).where(own))
    guest = find(connection, row.guest) if row and row.expires > time.time() else None
    if guest is None:
        raise Refused("code-not-valid", 400)
    return guest
