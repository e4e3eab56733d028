"""Web push: a message is encrypted for one browser and handed to its push service (RFC 8030, 8291, 8292)."""

import base64
import binascii
import json
import secrets
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher
from sqlalchemy import Connection, insert, select

from fullboard.house.calls.letters import Letter
from fullboard.house.errors import BadRequest
from fullboard.house.store import schema

KEY_BYTES, AUTH_BYTES = 65, 16
SIGNED_SECONDS = 12 * 3600
LONGEST_SECONDS = 28 * 86400
MOST_LETTERS = 600  # of the text of a message


def private_key(connection: Connection) -> str:
    """The key by which push services know this house; one is made if there is none yet."""
    known = schema.vapid.c
    newest = select(known.key).order_by(known.id.desc()).limit(1)
    kept = connection.scalar(newest)
    if kept is None:
        if connection.dialect.name == "postgresql":  # SQLite is locked by its BEGIN
            connection.exec_driver_sql("LOCK TABLE vapid IN EXCLUSIVE MODE")
        kept = connection.scalar(newest)
    if kept is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        kept = _encode(number.to_bytes(32, "big"))
        connection.execute(insert(schema.vapid).values(key=kept, made=time.time()))
    return str(kept)


def public_key(private: str) -> str:
    """What a browser is told of it."""
    key = Vapid02.from_raw(private.encode()).public_key
    return _encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_keys(p256dh: object, auth: object) -> dict[str, str]:
    """The keys of a browser's subscription, or BadRequest."""
    if not isinstance(p256dh, str) or not isinstance(auth, str) or len(p256dh) > 200 or len(auth) > 100:
        raise BadRequest("bad-subscription")
    try:
        key, salt = _decode(p256dh), _decode(auth)
        if len(key) != KEY_BYTES or len(salt) != AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except (ValueError, binascii.Error) as error:
        raise BadRequest("bad-subscription") from error
    return {"p256dh": _encode(key), "auth": _encode(salt)}


def message(
    letter: Letter, address: str, keys: Mapping[str, Any], private: str, home: str
) -> tuple[bytes, dict[str, str]]:
    """A letter as a push service takes it: its body, and its headers."""
    said: dict[str, str | int] = {
        "kind": letter.kind,
        "title": letter.title,
        "body": shorten(letter.text),
        "url": home + letter.path,
    }
    said |= {"tag": letter.table or letter.kind, "waiting": letter.waiting}
    pusher = WebPusher({"endpoint": address, "keys": dict(keys)})
    body = bytes(pusher.encode(json.dumps(said, ensure_ascii=False).encode(), content_encoding="aes128gcm")["body"])
    service = urlsplit(address)
    claims: dict[str, str | int] = {
        "sub": home if home.startswith("https:") else "mailto:house@localhost",
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
    }
    headers = {str(name): str(value) for name, value in Vapid02.from_raw(private.encode()).sign(claims).items()}
    headers |= {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(int(min(LONGEST_SECONDS, max(60.0, letter.seconds)))),
        "urgency": "high" if letter.kind in ("turn", "soon", "trial") else "normal",
        "topic": letter.table or secrets.token_hex(8),  # what is newer takes the place of what has not arrived
    }
    return body, headers


def shorten(text: str) -> str:
    """As much of a text as a push service takes: four thousand bytes, of which a letter may need four."""
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
