"""Holds back whoever asks too often: a count for each address and second, which is all that a flood needs."""

import re
import time
from collections import Counter
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

FREE = ("/static/", "/healthz")
STREAM = re.compile("/lobby/stream|(/api/v1)?/tables/[0-9a-f]{10}/stream")  # capped in another way


class Floods:
    """Counts the requests of every address within the present second."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._second = 0
        self._asked: Counter[str] = Counter()

    def full(self, scope: Any) -> bool:
        """Whether this address has asked as often as it may."""
        now = int(time.monotonic())
        if now != self._second:
            self._second = now
            self._asked.clear()
        return self._asked[_address(scope)] >= self.rate

    def count(self, scope: Any) -> None:
        """This address has asked once more."""
        self._asked[_address(scope)] += 1

    def forgive(self, scope: Any) -> None:
        """That was counted, and will be again."""
        self._asked[_address(scope)] -= 1


def _is_free(path: str) -> bool:
    return path.startswith(FREE) or STREAM.fullmatch(path) is not None


def _address(scope: Any) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def hold_back(floods: Floods, scope: Any) -> None:
    """Count a request, or refuse it."""
    if _is_free(scope["path"]):
        return
    if floods.full(scope):
        raise TooManyRequestsException(headers={"retry-after": "1"})
    floods.count(scope)


class HoldBack:
    """At the front desk: so many requests a second from one address."""

    def __init__(self, app: ASGIApp, floods: Floods) -> None:
        self.app = app
        self.floods = floods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer 429."""
        if scope["type"] == ScopeType.HTTP:
            hold_back(self.floods, scope)
        await self.app(scope, receive, send)
