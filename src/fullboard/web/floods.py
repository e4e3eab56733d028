"""Holds back whoever asks too often: a count for each address and second, which is all that a flood needs."""

import time
from collections import Counter
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

FREE = ("/static/", "/healthz")


class Floods:
    """Counts the requests of every address within the present second."""

    def __init__(self, app: ASGIApp, rate: int) -> None:
        self.app = app
        self.rate = rate
        self._second = 0
        self._asked: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer 429."""
        if scope["type"] == ScopeType.HTTP and self._too_often(scope):
            raise TooManyRequestsException(headers={"retry-after": "1"})
        await self.app(scope, receive, send)

    def _too_often(self, scope: Any) -> bool:
        path: str = scope["path"]
        if path.startswith(FREE) or path.endswith("/stream"):
            return False
        now = int(time.monotonic())
        if now != self._second:
            self._second = now
            self._asked.clear()
        address = scope["client"][0] if scope.get("client") else ""
        self._asked[address] += 1
        return self._asked[address] > self.rate


def hold_back(rate: int) -> DefineMiddleware:
    """So many requests a second from one address."""
    return DefineMiddleware(Floods, rate=rate)
