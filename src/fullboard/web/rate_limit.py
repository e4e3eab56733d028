"""The rate limit: how often an address may ask, a count for each second, which is all that a flood needs.

Litestar's own middleware writes a list of times to a store, under one lock, for every request; with a hundred allowed a
second that costs more than most answers.
"""

import time
from collections import Counter

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from fullboard.house.scarce import network_of

FREE = ("/static/", "/healthz", "/readyz", "/metrics")


class RateLimit(ASGIMiddleware):
    """So many requests a second from one address; streams count like any other."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        self.most = most
        self._second = 0
        self._asked: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or answer 429."""
        self.count(scope)
        await next_app(scope, receive, send)

    def count(self, scope: Scope) -> None:
        """Count a request, or refuse it."""
        if scope["path"].startswith(FREE):
            return
        now = int(time.monotonic())
        if now != self._second:
            self._second = now
            self._asked.clear()
        client = scope.get("client")
        address = network_of(str(client[0])) if client else ""
        if self._asked[address] >= self.most:
            raise TooManyRequestsException(headers={"retry-after": "1"})
        self._asked[address] += 1
