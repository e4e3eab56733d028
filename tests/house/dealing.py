"""What tables and commitments take from `secrets`, following from a test's name: it is dealt the same every time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from itertools import count

from fullboard.house import commitments, seating

DEALING = (commitments, seating)  # whoever draws the secrets of tables


class Dealt:
    """In place of `secrets`."""

    token_hex = staticmethod(secrets.token_hex)

    def __init__(self, test: Callable[[], str]) -> None:
        self._name = test
        self._test = ""
        self._numbers = count()

    def token_bytes(self, length: int) -> bytes:
        test = self._name()
        if test != self._test:
            self._test, self._numbers = test, count()
        return sha256(f"{test} {next(self._numbers)}".encode()).digest()[:length]
