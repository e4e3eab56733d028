"""Accounts: signing in by a passkey, a mail, a provider or a code; ways back, devices, and everything as one file."""

import secrets
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.house.errors import BadRequest, NotThere
from fullboard.house.export import export
from fullboard.house.house import House
from fullboard.house.links import MINUTES
from fullboard.house.newcomers import has_account
from fullboard.house.people import Guest
from fullboard.house.sanctions import moment
from fullboard.web.asking import Limits, browser_of, remembered, site_of
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.config import Config
from fullboard.web.controllers.people import sign, signed
from fullboard.web.controllers.walk_in import FIRST_NUMBER
from fullboard.web.oidc import Provider
from fullboard.web.pages import CodeData, draw, look
from fullboard.web.pages import back as path_here
from fullboard.words import day, translator

LONGEST_CODE = 100
LONGEST_PATH = 200
BACK = "/sign-in/provider/back"


class AddressForm(Struct):
    """Where to send a link, and the page to find again by it."""

    address: str = ""
    back: str = ""


class WayForm(Struct):
    """A way back that somebody no longer wants."""

    kind: str = ""
    name: str = ""


class SessionForm(Struct):
    """A device, by its mark."""

    mark: str = ""


class Answered(Struct):
    """What a browser makes of a passkey, and what its owner calls it."""

    credential: dict[str, Any]
    label: str = ""


class SignInController(Controller):
    """Coming back from anywhere."""

    path = "/sign-in"
    include_in_schema = False

    @look("/")
    async def page(
        self, request: Visitor, house: Given[House], config: Given[Config], provider: Given[Provider | None]
    ) -> Response[str]:
        """All the ways there are."""
        known = await _has_account(request, house)
        return draw(request, "sign-in.html", account=known, **_ways_in(request, house, config, provider))

    # By mail

    @post("/mail")
    async def mail(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        limits: Given[Limits],
        data: URLEncodedBody[AddressForm],
    ) -> Redirect:
        """Send a link; what is answered is the same for every address."""
        await limits.mails.use(request)
        browser, site = browser_of(request), site_of(request, config)
        _ = translator(language_of(request))

        def write(code: str) -> tuple[str, str]:
            told = {"house": site.host, "code": code, "minutes": MINUTES}
            return _("mail-link-subject", **told), _("mail-link", link=f"{site.origin}/sign-in/link/{code}", **told)

        await house.links.ask(data.address, browser, write, data.back[:LONGEST_PATH])
        return remembered(Redirect("/sign-in/sent", status_code=303), browser, config)

    @look("/sent")
    async def sent(self, request: Visitor) -> Response[str]:
        """A mail is on its way."""
        return draw(request, "sign-in-sent.html", minutes=MINUTES)

    @look("/link/{code:str}")
    async def link(self, request: Visitor, house: Given[House], code: FromPath[str]) -> Response[str]:
        """Somebody follows a link. It is used only by the button: those who look through mails follow links, too."""
        sent = await house.links.look(code[:LONGEST_CODE], browser_of(request))
        account = await _has_account(request, house)
        return draw(request, "sign-in-link.html", code=code, address=sent.address, account=account)

    @post("/link")
    async def use_link(
        self, request: Visitor, house: Given[House], config: Given[Config], limits: Given[Limits], data: CodeData
    ) -> Redirect:
        """Come in by a link, or by the code that came with it."""
        await limits.proofs.use(request)
        code, browser = data.code[:LONGEST_CODE], browser_of(request)
        sent = await house.links.look(code, browser)
        guest = await house.links.use(code, browser, visitor_of(request), newcomer(request))
        return signed(request, guest, config, to_account(sent.back))

    # By a passkey

    @post("/passkey/ask", status_code=200)
    async def ask_passkey(
        self, request: Visitor, house: Given[House], config: Given[Config], limits: Given[Limits]
    ) -> Response[dict[str, Any]]:
        """A question for a device."""
        await limits.proofs.use(request)
        browser = browser_of(request)
        asked = await house.passkeys.ask(browser, site_of(request, config))
        return remembered(Response(asked, media_type=MediaType.JSON), browser, config)

    @post("/passkey", status_code=200)
    async def use_passkey(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        limits: Given[Limits],
        data: JSONBody[Answered],
    ) -> Response[dict[str, str]]:
        """Its answer."""
        await limits.proofs.use(request)
        site, present = site_of(request, config), visitor_of(request)
        guest = await house.passkeys.use(browser_of(request), site, data.credential, present)
        return sign(request, Response({"path": "/"}, media_type=MediaType.JSON), guest, config)

    # By a provider

    @look("/provider")
    async def provider(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        limits: Given[Limits],
        provider: Given[Provider | None],
        back: FromQuery[str] = "",
    ) -> Redirect:
        """Go to the provider. A link rather than a form: forms of ours lead nowhere else."""
        if provider is None:
            raise NotThere("no-provider-here")
        await limits.proofs.use(request)
        browser = browser_of(request)
        origin = site_of(request, config).origin
        address = await provider.begin(house, browser, origin + BACK, back[:LONGEST_PATH])
        return remembered(Redirect(address, status_code=303), browser, config)

    @look("/provider/back")
    async def back(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        provider: Given[Provider | None],
    ) -> Redirect:
        """Come back from the provider."""
        if provider is None:
            raise NotThere("no-provider-here")
        if "error" in request.query_params:
            raise BadRequest("provider-declined", name=provider.name)
        origin, browser = site_of(request, config).origin, browser_of(request)
        state, code = (request.query_params.get(each, "") for each in ("state", "code"))
        present, name = visitor_of(request), newcomer(request)
        guest, came_from = await provider.finish(house, browser, origin + BACK, state, code, present, name)
        return signed(request, guest, config, to_account(came_from))


class AccountController(Controller):
    """One's ways back and devices, and everything as one file."""

    path = "/me"
    guards = [needs_name]
    include_in_schema = False

    @look("/account")
    async def account(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        provider: Given[Provider | None],
        guest: Given[Guest],
        back: FromQuery[str] = "",
    ) -> Response[str]:
        """By what one can come back, and where one is known; who came from a table finds the way back to it."""
        return await account_page(request, house, config, provider, guest, back=back)

    @post("/passkeys/ask", status_code=200)
    async def ask_for_passkey(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        limits: Given[Limits],
        guest: Given[Guest],
    ) -> Response[dict[str, Any]]:
        """What a device needs to make a passkey."""
        await limits.proofs.use(request)
        browser = browser_of(request)
        asked = await house.passkeys.ask_for_new(guest, browser, site_of(request, config))
        return remembered(Response(asked, media_type=MediaType.JSON), browser, config)

    @post("/passkeys", status_code=200)
    async def keep_passkey(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        guest: Given[Guest],
        data: JSONBody[Answered],
        back: FromQuery[str] = "",
    ) -> Response[dict[str, str]]:
        """The passkey that it has made."""
        site = site_of(request, config)
        renewed = await house.passkeys.keep(guest, browser_of(request), site, data.credential, data.label)
        return sign(request, Response({"path": to_account(back)}, media_type=MediaType.JSON), renewed, config)

    @post("/recovery")
    async def recovery(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        provider: Given[Provider | None],
        guest: Given[Guest],
        back: FromQuery[str] = "",
    ) -> Response[str]:
        """New codes to be kept on paper."""
        renewed, codes = await house.accounts.make_recovery_codes(guest)
        page = await account_page(request, house, config, provider, renewed, codes, back)
        return sign(request, page, renewed, config)

    @post("/ways/drop")
    async def drop(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[WayForm]) -> Redirect:
        """Be known by something no longer."""
        await house.accounts.drop(guest, data.kind, data.name)
        return Redirect("/me/account", status_code=303)

    @post("/sessions/end-one")
    async def end_session(
        self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[SessionForm]
    ) -> Redirect:
        """Be a stranger again on one device."""
        await house.people.end_marked(guest, data.mark)
        return Redirect("/me/account", status_code=303)

    @look("/export")
    async def take_along(
        self, request: Visitor, house: Given[House], limits: Given[Limits], guest: Given[Guest]
    ) -> Response[bytes]:
        """Everything that is kept, as one file."""
        await limits.exports.use(request)
        packed = await house.store.read(lambda connection: export(connection, guest.id))
        named = {"content-disposition": 'attachment; filename="fullboard.zip"'}
        return Response(packed, media_type="application/zip", headers=named)

    @post("/notices/read")
    async def acknowledge(self, house: Given[House], guest: Given[Guest]) -> Redirect:
        """What moderators said has been read."""
        await house.peace.acknowledge(guest)
        return Redirect("/me/account", status_code=303)


async def account_page(
    request: Visitor,
    house: House,
    config: Config,
    provider: Provider | None,
    guest: Guest,
    codes: list[str] | None = None,
    back: str = "",
) -> Response[str]:
    """One's ways back and devices, with new codes if some were made."""
    return draw(
        request,
        "account.html",
        came_from=path_here(back) if back else "",
        ways=await house.accounts.ways(guest.id),
        sessions=await house.people.sessions(guest),
        here=guest.session,
        told=await house.peace.told(guest),
        moderator=await house.peace.is_moderator(guest),
        codes=codes,
        day=partial(day, language=language_of(request)),
        until=moment,
        **_ways_in(request, house, config, provider),
    )


def _ways_in(request: Visitor, house: House, config: Config, provider: Provider | None) -> dict[str, Any]:
    """Which ways there are in this house, at the address it was asked for by."""
    return {
        "mail": house.mail.open,
        "provider": provider.name if provider is not None else None,
        "issuer": provider.settings.issuer if provider is not None else None,
        "passkeys": not _is_number(site_of(request, config).host),
    }


async def _has_account(request: Visitor, house: House) -> bool:
    """Whether whoever asks has an account already."""
    guest = visitor_of(request)
    return guest is not None and await house.store.read(lambda connection: has_account(connection, guest.id))


def _is_number(host: str) -> bool:
    """Whether a host is a number rather than a name: browsers keep passkeys for names only."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def to_account(back: str) -> str:
    """The account's page, for somebody who came to it from another one."""
    return f"/me/account?{urlencode({'back': back})}" if back else "/me/account"


def newcomer(request: Visitor) -> str:
    """What somebody is called who comes by a proof alone, until they say otherwise."""
    number = FIRST_NUMBER + secrets.randbelow(9 * FIRST_NUMBER)
    return translator(language_of(request))("guest-number", number=str(number))
