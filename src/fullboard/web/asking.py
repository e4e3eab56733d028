"""The browser that asks to be let in: a cookie of its own, so that only it can answer what it was asked."""

import re
import secrets
from collections.abc import Collection
from typing import Any, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection

from fullboard.house.passkeys import Site
from fullboard.house.scarce import Scarce
from fullboard.house.store import Store
from fullboard.web.config import LOOPBACK, Config
from fullboard.web.security import MAPPED

ASKING = "asking"
SECONDS = 3600
WELL_FORMED = re.compile(r"[0-9a-f]{32}", re.ASCII)

R = TypeVar("R", bound=Response[Any])


def browser_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What this browser was called when it asked; a new name if it has not."""
    given = request.cookies.get(ASKING, "")
    return given if WELL_FORMED.fullmatch(given) else secrets.token_hex(16)


def remembered(response: R, browser: str, config: Config) -> R:
    """Let the browser say that it is the same one. It comes back from mails and providers: hence not `strict`."""
    response.set_cookie(ASKING, browser, max_age=SECONDS, httponly=True, samesite="lax", secure=config.https)
    return response


def site_of(request: ASGIConnection[Any, Any, Any, Any], config: Config) -> Site:
    """Where the browser is: a name of ours, for it was looked at on the way in."""
    host = request.headers.get("host", "").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] if ":" in host else host
    return Site(name, f"{'https' if config.https else 'http'}://{host}")


class Limits:
    """What there is little of for one network, whichever process is asked."""

    def __init__(self, config: Config, store: Store, key: str) -> None:
        self.mails = Limit(Scarce(store, key, "too-many-mails", 10, 600.0))
        self.proofs = Limit(Scarce(store, key, "too-many-proofs", 60, 60.0))
        self.exports = Limit(Scarce(store, key, "too-many-exports", 6, 600.0))
        self.guests = Limit(Scarce(store, key, "too-many-guests", config.newcomers, 3600.0), spared=LOOPBACK)


class Limit:
    """One of them, asked for with a request; `spared` addresses are not counted."""

    def __init__(self, scarce: Scarce, spared: Collection[str] = ()) -> None:
        self.scarce = scarce
        self.spared = spared

    async def use(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Use some of it, or TooMuch."""
        address = (request.client.host if request.client else "").removeprefix(MAPPED)
        if address not in self.spared:
            await self.scarce.use(address)
