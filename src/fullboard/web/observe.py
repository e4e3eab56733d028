"""Looks on at every request: gives it an id, for the log and for whoever asks about it, and measures its answer.

It stands around the application, so that what is refused before any route is found is seen as well.
"""

import logging
import secrets
import time
from typing import Any

from structlog.contextvars import bound_contextvars

from fullboard.web.metrics import REQUESTS, STREAMS

log = logging.getLogger("fullboard.requests")

STREAM = b"text/event-stream"


class Observed:
    """An ASGI application that is measured. A stream is measured until it begins, and then counted as open."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        request = secrets.token_hex(6)
        streaming = False

        async def observe(message: Any) -> None:
            nonlocal streaming
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
                _measure(scope, message["status"], time.perf_counter() - begun)
                if any(name == b"content-type" and value.startswith(STREAM) for name, value in message["headers"]):
                    streaming = True
                    STREAMS.inc()
            await send(message)

        async def listen() -> Any:
            message = await receive()
            while streaming and message["type"] == "http.request":  # nobody waits for more of it, only for its end
                message = await receive()
            return message

        with bound_contextvars(request=request):
            try:
                await self.app(scope, listen, observe)
            finally:
                if streaming:
                    STREAMS.dec()


def _measure(scope: Any, status: int, seconds: float) -> None:
    """By route, not by path: paths are many, and some of them are nobody's business."""
    route = scope.get("path_template") or "-"
    REQUESTS.labels(scope["method"], route, status).observe(seconds)
    log.debug("%s %s: %s after %.1f ms", scope["method"], route, status, 1000 * seconds)
