"""A guest's own affairs: a name, a language, another device, sessions, being forgotten."""

from typing import Any, TypeVar

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.response import Redirect
from sqlalchemy import Connection

from fullboard.house.house import House
from fullboard.house.newcomers import has_account
from fullboard.house.people import Guest
from fullboard.house.profiles import EVERYTHING
from fullboard.web.asking import Limits
from fullboard.web.auth import COOKIE, LANGUAGE, Visitor, language_of, needs_name, visitor_of
from fullboard.web.config import Config
from fullboard.web.own_pages import overview
from fullboard.web.pages import CodeData, LanguageData, NameData, back, draw, look
from fullboard.words import languages

YEAR = 365 * 86400

R = TypeVar("R", bound=Response[Any])


class DoorController(Controller):
    """Coming in: a name or a code is all one needs."""

    include_in_schema = False

    @post("/name")
    async def take_name(
        self, request: Visitor, house: Given[House], config: Given[Config], limits: Given[Limits], data: NameData
    ) -> Redirect:
        """A guest gives a name, or another one."""
        guest = visitor_of(request)
        if guest is not None:
            await house.people.rename(guest.id, data.name)
            return Redirect(back(data.back), status_code=303)
        await limits.guests.use(request)
        return signed(request, await house.people.welcome(data.name), config, back(data.back))

    @post("/language")
    async def switch_language(self, config: Given[Config], data: LanguageData) -> Redirect:
        """Read the house in another language."""
        response = Redirect(back(data.back), status_code=303)
        if data.language in languages():
            response.set_cookie(LANGUAGE, data.language, max_age=YEAR, samesite="lax", secure=config.https)
        return response

    @look("/me")
    async def me(self, request: Visitor, house: Given[House]) -> Response[str]:
        """One's own affairs."""
        return await own_page(request, house)

    @post("/me/redeem")
    async def redeem(
        self, request: Visitor, house: Given[House], config: Given[Config], limits: Given[Limits], data: CodeData
    ) -> Redirect:
        """Become the guest a code belongs to."""
        await limits.proofs.use(request)
        guest = await house.accounts.redeem(data.code.strip()[:100], visitor_of(request))
        return signed(request, guest, config, "/")


class OwnAffairsController(Controller):
    """What only a guest can do."""

    path = "/me"
    guards = [needs_name]
    include_in_schema = False

    @post("/code")
    async def another_device(self, request: Visitor, house: Given[House], guest: Given[Guest]) -> Response[str]:
        """A one-time code for another device."""
        return await own_page(request, house, code=await house.people.make_code(guest))

    @post("/sessions/end")
    async def end_sessions(self, house: Given[House], guest: Given[Guest]) -> Redirect:
        """Be known on this device only."""
        await house.people.end_sessions(guest, but=guest.session)
        return Redirect("/me", status_code=303)

    @post("/leave")
    async def leave(self, house: Given[House], guest: Given[Guest]) -> Redirect:
        """Be a stranger again on this device."""
        await house.people.end_session(guest)
        return unsigned("/")

    @post("/forget")
    async def forget(self, house: Given[House], guest: Given[Guest]) -> Redirect:
        """Remove one's name and all one has said."""
        await house.people.forget(guest.id)
        return unsigned("/")


async def own_page(request: Visitor, house: House, code: str | None = None) -> Response[str]:
    """One's own affairs, with a new code if one was asked for."""
    guest = visitor_of(request)
    sessions = await house.people.sessions(guest) if guest is not None else []
    played: dict[str, Any] = {}
    if guest is not None:
        own, language = guest.id, language_of(request)

        def read(connection: Connection) -> dict[str, Any]:
            known = {"account": has_account(connection, own)}
            return known | overview(connection, own, EVERYTHING, language)

        played = await house.store.read(read)
    return draw(request, "me.html", code=code, devices=len(sessions), **played)


def signed(request: Visitor, guest: Guest, config: Config, path: str) -> Redirect:
    """Go on as that guest."""
    return sign(request, Redirect(path, status_code=303), guest, config)


def sign(request: Visitor, response: R, guest: Guest, config: Config) -> R:
    """Let whoever gets this answer be known as that guest."""
    cookie = request.app.state.cookies.sign(guest.session)
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=config.https)
    return response


def unsigned(path: str) -> Redirect:
    """Go on as a stranger."""
    response = Redirect(path, status_code=303)
    response.delete_cookie(COOKIE)
    return response
