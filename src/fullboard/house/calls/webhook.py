"""A webhook: a letter as JSON, signed so that whoever gets it knows that it comes from this house."""

import hashlib
import hmac
import json
import time

from fullboard.house.calls.letters import Letter

SIGNATURE = "x-fullboard-signature"


def message(letter: Letter, secret: str, home: str, *, discord: bool) -> tuple[bytes, dict[str, str]]:
    """The body and headers of a letter; for Discord as it wants it, and nobody is pinged by a name."""
    url = home + letter.path
    words = " ".join(each for each in (letter.title, letter.text.replace("\n", " ")) if each)
    told: dict[str, object] = {"kind": letter.kind, "title": letter.title, "text": letter.text, "url": url}
    told |= {"table": letter.table, "game": letter.game, "waiting": letter.waiting}
    if discord:
        told = {"content": f"{words} {url}"[:2000], "allowed_mentions": {"parse": []}}
    body = json.dumps(told).encode()
    return body, {"content-type": "application/json", "user-agent": "fullboard", SIGNATURE: sign(secret, body)}


def sign(secret: str, body: bytes, at: int | None = None) -> str:
    """`t=…,v1=…`: when it was sent, and HMAC-SHA256 of that time, a dot and the body."""
    when = int(time.time()) if at is None else at
    digest = hmac.digest(secret.encode(), f"{when}.".encode() + body, hashlib.sha256).hex()
    return f"t={when},v1={digest}"
