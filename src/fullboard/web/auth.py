"""Who is asking: the guest of a session's cookie on pages, of a bearer token on the API; and who may not."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotAuthorizedException
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from fullboard.house.errors import NameNeeded
from fullboard.house.house import House
from fullboard.house.keys import Cookies
from fullboard.house.people import Guest
from fullboard.words import choose_language

COOKIE = "guest"
LANGUAGE = "language"
API = "/api/"
LONGEST_TOKEN = 100

Visitor = Request[Guest | None, str, Any]  # what handlers are given


class WhoIsAsking(AbstractAuthenticationMiddleware):
    """Recognises guests; a stranger is None, a forged cookie or token too."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """The guest of a request, and the session or token they came by."""
        house: House = connection.app.state.house
        if connection.scope["path"].startswith(API):
            kind, _, token = connection.headers.get("authorization", "").partition(" ")
            if kind.lower() == "bearer" and 0 < len(token) <= LONGEST_TOKEN:
                return AuthenticationResult(await house.people.by_token(token), token)
            return AuthenticationResult(None, "")
        cookies: Cookies = connection.app.state.cookies
        session = cookies.read(connection.cookies.get(COOKIE))
        guest = await house.people.by_session(session) if session else None
        return AuthenticationResult(guest, session or "")


async def needs_name(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: whoever wants this has given a name."""
    if connection.scope["user"] is None:
        raise NameNeeded("name-needed")


async def needs_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: whoever wants this has a token."""
    if connection.scope["user"] is None:
        raise NotAuthorizedException(detail="token-needed")


async def provide_guest(request: Visitor, house: Given[House]) -> Guest:
    """The guest who is asking, for handlers behind a guard.

    The house is named so that it is provided first: what could be provided side by side, Litestar gives a task each,
    and that takes longer than the rest of a request does.
    """
    guest: Guest | None = request.scope.get("user")
    if guest is None:
        raise NameNeeded("name-needed")
    return guest


def visitor_of(request: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest who is asking, or None."""
    guest: Guest | None = request.scope.get("user")
    return guest


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a visitor."""
    return choose_language(request.cookies.get(LANGUAGE), request.headers.get("accept-language", ""))
