"""The names the house answers to: no page of another house can pass itself off as this one, or send its forms here.

The names it was given, and whatever address a request came in at: that is an address of this machine, which no foreign
name can be made to stand for.
"""

from collections.abc import Mapping
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from fullboard.house.errors import Refused
from fullboard.web.config import Config

MAPPED = "::ffff:"  # an IPv4 address at a door for both kinds
LONGEST_TOLD = 100
FILES = "/static/"  # anybody's: a page that says no wears them too
SAFE = ("GET", "HEAD", "OPTIONS")


class Hosts:
    """Knows what the house is called."""

    def __init__(self, config: Config) -> None:
        self._names = frozenset(host.lower().encode() for host in config.hosts())

    def know(self, host: bytes | None, scope: Any) -> bool:
        """Whether a request that was made to this host was meant for us."""
        return host in self._names or (host is not None and host.lower() in self._names | _own_address(scope))

    def trust(self, headers: Mapping[bytes, bytes], scope: Any) -> bool:
        """Whether a request comes from a page of this house, or does not say, as our own pages do not."""
        origin = headers.get(b"origin", b"null")
        if headers.get(b"sec-fetch-site") == b"cross-site":  # what a browser says of itself
            return False
        return origin == b"null" or self.know(origin.partition(b"://")[2], scope)


def _own_address(scope: Any) -> frozenset[bytes]:
    address, port = scope.get("server") or ("", None)
    address = address.removeprefix(MAPPED)
    host = f"[{address}]" if ":" in address else address
    return frozenset((host.encode(), f"{host}:{port}".encode())) if address and port is not None else frozenset()


class AtThisHouse:
    """At the front desk: what was meant for another house is refused."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer 400 or 403."""
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(FILES):
            named = [value for name, value in scope["headers"] if name == b"host"]
            if len(named) != 1 or not self.hosts.know(named[0], scope):
                host = named[0].decode("latin-1")[:LONGEST_TOLD] if named else ""
                raise Refused("unknown-host", 400, host=host)
            if scope["method"] not in SAFE and not self.hosts.trust(dict(scope["headers"]), scope):
                raise Refused("foreign-origin", 403)
        await self.app(scope, receive, send)
