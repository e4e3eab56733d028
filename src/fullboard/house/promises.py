"""Promises: commitments shown before a table is set, so that its host's bytes come after the secret was settled."""

import secrets
from collections import OrderedDict

from fullboard.core.dealer import commitment_to
from fullboard.house.errors import Refused

MOST_PROMISES = 10_000


class Promises:
    """The secrets of tables that have not been set yet."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[str, bytes]] = OrderedDict()  # by commitment: for whom, which secret

    def make(self, guest: str) -> str:
        """The commitment to the secret of a guest's next table, shown before they send bytes of their own."""
        secret = secrets.token_bytes(32)
        commitment = commitment_to(secret)
        self._kept[commitment] = (guest, secret)
        while len(self._kept) > MOST_PROMISES:
            self._kept.popitem(last=False)
        return commitment

    def keep(self, guest: str, commitment: str) -> bytes:
        """The secret that was promised to this guest, once; another one if it is not known any more."""
        if self._kept.get(commitment, ("", b""))[0] != guest:
            return secrets.token_bytes(32)
        return self._kept.pop(commitment)[1]


def check_salt(salt: str | None) -> str | None:
    """Sixteen bytes of a guest's own, in hexadecimal; without any, those of the house stay."""
    if not salt:
        return None
    if len(salt) != 32 or any(letter not in "0123456789abcdef" for letter in salt):
        raise Refused("bad-salt", 400)
    return salt
