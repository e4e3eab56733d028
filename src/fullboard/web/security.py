"""Whom the house answers: requests made to a name of its own, from pages of its own; and what it tells browsers.

A form is believed if the browser says that it comes from a page of ours: by `sec-fetch-site`, which every browser sends
over https and on the own machine, or else by `origin`. Unlike a token in each form that needs nothing to be kept or
drawn, and it cannot be read off a page.
"""

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import RequestEncodingType, ScopeType
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.params import BodyKwarg
from litestar.types import ASGIApp, Receive, Scope, Send

from fullboard.house.errors import BadRequest, NotAllowed
from fullboard.web.config import DEVELOPING, Config

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; media-src 'self'; manifest-src 'self'"
    ),
    "referrer-policy": "same-origin",  # stricter, and browsers would not say where a form comes from
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    "vary": "cookie, accept-language",
}
HSTS = {"strict-transport-security": "max-age=31536000"}
KEPT = {"cache-control": "no-cache" if DEVELOPING else "public, max-age=3600"}  # what is the same for everybody

MAPPED = "::ffff:"  # an IPv4 address at a door for both kinds
LONGEST_TOLD = 100
FILES = "/static/"  # anybody's: a page that says no wears them too
OPERATIONS = ("/healthz", "/readyz", "/metrics")  # asked for by machines, by whatever address
TOKENS_ONLY = ("/api/", "/calls/stop/")  # what is in the request counts there, and no cookie: nobody's can be used
SAFE = ("GET", "HEAD", "OPTIONS")
OURS = (b"same-origin", b"none")  # none: somebody has typed the address


FORMS = (RequestEncodingType.URL_ENCODED, RequestEncodingType.MULTI_PART)


async def forms_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """BadRequest if a handler reads a form and something else was sent, which would look like a form left empty.

    It waits for nothing, but what is not a coroutine Litestar does in another thread, for every request.
    """
    wanted = handler.parsed_data_field if isinstance(handler, HTTPRouteHandler) else None
    known = wanted.kwarg_definition if wanted is not None else None
    if not isinstance(known, BodyKwarg) or known.media_type not in FORMS:
        return
    headers = connection.headers
    sent = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers  # whatever it is called
    if not empty and sent != RequestEncodingType.URL_ENCODED and sent != known.media_type:
        raise BadRequest("bad-request")


class AtThisHouse(ASGIMiddleware):
    """Refuses what was meant for another house, and forms of another house's pages."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, config: Config) -> None:
        self._names = frozenset(host.lower().encode() for host in config.hosts())

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or refuse it."""
        path = scope["path"]
        if not path.startswith(FILES) and path not in OPERATIONS:
            self.check(scope)
        await next_app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """BadRequest if it was meant for others, NotAllowed if it comes from others."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        if len(named) != 1 or not self._knows(named[0], scope):
            host = named[0].decode("latin-1")[:LONGEST_TOLD] if named else ""
            raise BadRequest("unknown-host", host=host)
        if scope["method"] not in SAFE and not self._trusts(dict(scope["headers"]), scope):  # type: ignore[typeddict-item]
            raise NotAllowed("foreign-origin")

    def _knows(self, host: bytes, scope: Scope) -> bool:
        """Whether it is a name of ours, or the address that the request came in at."""
        return host.lower() in self._names or host.lower() in _own_address(scope)

    def _trusts(self, headers: Mapping[bytes, bytes], scope: Scope) -> bool:
        site, origin = headers.get(b"sec-fetch-site"), headers.get(b"origin")
        if scope["path"].startswith(TOKENS_ONLY):
            return site != b"cross-site" and (origin in (None, b"null") or self._is_ours(origin, scope))
        if site is not None:
            return site in OURS
        return origin is not None and self._is_ours(origin, scope)

    def _is_ours(self, origin: bytes | None, scope: Scope) -> bool:
        return origin is not None and self._knows(origin.partition(b"://")[2], scope)


def _own_address(scope: Scope) -> tuple[bytes, ...]:
    address, port = scope.get("server") or ("", None)
    address = address.removeprefix(MAPPED)
    host = f"[{address}]" if ":" in address else address
    return (host.lower().encode(), f"{host}:{port}".lower().encode()) if address and port is not None else ()
