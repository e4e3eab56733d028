"""The browser that asks to be let in: a cookie of its own, so that only it can answer what it was asked."""

import re
import secrets
from collections import Counter
from typing import Any, TypeVar

from cachetools import TTLCache
from litestar import Response
from litestar.connection import ASGIConnection

from fullboard.house.errors import TooMuch
from fullboard.house.passkeys import Site
from fullboard.web.config import LOOPBACK, Config
from fullboard.web.security import MAPPED

ASKING = "asking"
SECONDS = 3600
WELL_FORMED = re.compile(r"[0-9a-f]{32}", re.ASCII)
MOST_ADDRESSES = 50_000  # that are kept in mind

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


class Scarce:
    """So much of something in some time, from one address; kept in this process and nowhere else."""

    def __init__(self, code: str, most: int, seconds: float, spare_own_machine: bool = False) -> None:
        self.code = code
        self.most = most
        self._spared = LOOPBACK if spare_own_machine else ()
        self._used: TTLCache[str, Counter[str]] = TTLCache(MOST_ADDRESSES, seconds)  # counted from the first one on

    def use(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Use some of it, or TooMuch."""
        address = (request.client.host if request.client else "").removeprefix(MAPPED)
        if address in self._spared or not self.most:
            return
        used = self._used.setdefault(address, Counter())
        if used[self.code] >= self.most:
            raise TooMuch(self.code, most=self.most)
        used[self.code] += 1


class Limits:
    """What there is little of for one address."""

    def __init__(self, config: Config) -> None:
        self.mails = Scarce("too-many-mails", 10, 600.0)
        self.proofs = Scarce("too-many-proofs", 60, 60.0)
        self.exports = Scarce("too-many-exports", 6, 600.0)
        self.guests = Scarce("too-many-guests", config.newcomers, 3600.0, spare_own_machine=True)
