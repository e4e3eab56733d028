"""Who is asking: the guest of a cookie or a token, and the language they read."""

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.utils.scope.state import ScopeState

from fullboard.house.errors import Refused
from fullboard.house.guests import Guest
from fullboard.house.house import House
from fullboard.web.tongue import choose_language

COOKIE = "guest"
LANGUAGE = "language"
CSRF = "csrftoken"


async def find_guest(request: ASGIConnection) -> Guest | None:  # type: ignore[type-arg]
    """The guest of the signed cookie, None for a stranger or a forged one."""
    cookie = request.cookies.get(COOKIE)
    known = request.app.state.cookies.read(cookie) if cookie else None
    if known is None:
        return None
    house: House = request.app.state.house
    return await house.porter.guest(known)


def familiar_guest(request: ASGIConnection) -> Guest | None:  # type: ignore[type-arg]
    """The guest of the cookie where nothing can be looked up, such as on a page that says what is wrong."""
    cookie = request.cookies.get(COOKIE)
    known = request.app.state.cookies.read(cookie) if cookie else None
    house: House = request.app.state.house
    return house.porter.familiar(known) if known is not None else None


async def token_guest(request: ASGIConnection) -> Guest:  # type: ignore[type-arg]
    """The guest of the bearer token, for the API."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    house: House = request.app.state.house
    guest = None
    if kind.lower() == "bearer" and 0 < len(token) <= 100:
        guest = await house.porter.guest_with(token)
    if guest is None:
        raise NotAuthorizedException(detail="token-needed")
    return guest


def sure(guest: Guest | None) -> Guest:
    """That guest, or Refused: a name is needed first."""
    if guest is None:
        raise Refused("name-needed", 401)
    return guest


def language_of(request: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The language of a visitor."""
    return choose_language(request.cookies.get(LANGUAGE), request.headers.get("accept-language", ""))


def csrf_of(request: Request) -> str:  # type: ignore[type-arg]
    """The token that forms send back, new on a first visit."""
    token = ScopeState.from_scope(request.scope).csrf_token
    return token if isinstance(token, str) else request.cookies.get(CSRF, "")
