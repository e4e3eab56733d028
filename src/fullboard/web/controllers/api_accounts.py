"""Accounts and the peace in the JSON API: coming back, ways and devices, everything as one file, reports."""

import secrets
from typing import Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from fullboard.house import peace
from fullboard.house.export import export
from fullboard.house.house import House
from fullboard.house.links import MINUTES
from fullboard.house.marks import mark_of
from fullboard.house.people import Guest
from fullboard.web.asking import Limits, site_of
from fullboard.web.auth import Visitor, language_of, needs_token, visitor_of
from fullboard.web.config import Config
from fullboard.web.controllers.accounts import newcomer
from fullboard.web.controllers.peace import needs_moderator
from fullboard.web.openapi import Exactly, Token, for_guests, refusals
from fullboard.web.openapi_accounts import (
    Account,
    AddressShown,
    AskedByMail,
    Asking,
    Codes,
    Concerned,
    Decided,
    DeedShown,
    Device,
    InForce,
    NewName,
    NewReport,
    NewSanction,
    PasskeyShown,
    PeaceShown,
    ProviderShown,
    QuotedLine,
    Reported,
    ReportShown,
    SanctionShown,
    SessionShown,
    SignIn,
    Way,
)
from fullboard.words import translator

ZIP = "application/zip"


class SignInApiController(Controller):
    """Coming back: what needs no token, since it gives one."""

    path = "/sign-in"

    @post("/mail", dto=Exactly[AskedByMail], return_dto=None, status_code=202, responses=refusals(403, 409, 413, 503))
    async def mail(
        self,
        request: Visitor,
        house: Given[House],
        config: Given[Config],
        limits: Given[Limits],
        data: JSONBody[AskedByMail],
    ) -> Asking:
        """Have a code sent to a mail address; the answer is the same for every address."""
        await limits.mails.use(request)
        asking = secrets.token_hex(16)
        _ = translator(language_of(request))

        def write(code: str) -> tuple[str, str]:
            told = {"house": site_of(request, config).host, "code": code, "minutes": MINUTES}
            return _("mail-link-subject", **told), _("mail-code", **told)

        await house.links.ask(data.address, asking, write)
        return Asking(asking=asking, minutes=MINUTES)

    @post("/", dto=Exactly[SignIn], return_dto=None, status_code=200, responses=refusals(403, 409, 413, 503))
    async def come_in(
        self, request: Visitor, house: Given[House], limits: Given[Limits], data: JSONBody[SignIn]
    ) -> Token:
        """Come back by a code: the token is a new one, and the one before is void.

        Whoever sends a token with it, and has no account, brings along what they have played.
        """
        await limits.proofs.use(request)
        present = visitor_of(request)
        if data.asking is None:
            guest = await house.accounts.redeem(data.code, present)
        else:
            guest = await house.links.use(data.code, data.asking, present, newcomer(request))
        token = await house.people.give_token(guest)
        return Token(guest=guest.id, token=token, mark=mark_of(guest.id))


class AccountApiController(Controller):
    """One's account."""

    path = "/me"
    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/account", responses=for_guests())
    async def account(self, house: Given[House], guest: Given[Guest]) -> Account:
        """By what one can come back, where one is known, and what moderators have decided."""
        return await _account(house, guest)

    @post("/name", dto=Exactly[NewName], return_dto=None, status_code=200, responses=for_guests(403, 413))
    async def rename(self, house: Given[House], guest: Given[Guest], data: JSONBody[NewName]) -> Account:
        """Be called otherwise, at every table."""
        return await _account(house, Guest(guest.id, await house.people.rename(guest.id, data.name)))

    @post("/ways/drop", dto=Exactly[Way], return_dto=None, status_code=200, responses=for_guests(403, 404, 413))
    async def drop(self, house: Given[House], guest: Given[Guest], data: JSONBody[Way]) -> Account:
        """Be known by something no longer."""
        await house.accounts.drop(guest, data.kind, data.name)
        return await _account(house, guest)

    @post("/sessions/end", dto=Exactly[Device], return_dto=None, status_code=200, responses=for_guests(403, 404, 413))
    async def end_sessions(self, house: Given[House], guest: Given[Guest], data: JSONBody[Device]) -> Account:
        """Be a stranger again in one browser, or in all of them; the token stays."""
        if data.mark is None:
            await house.people.end_sessions(guest)
        else:
            await house.people.end_marked(guest, data.mark)
        return await _account(house, guest)

    @post("/code", status_code=201, responses=for_guests(403))
    async def another_device(self, house: Given[House], guest: Given[Guest]) -> Codes:
        """A code that carries one to another device within ten minutes."""
        return Codes(codes=[await house.people.make_code(guest)])

    @post("/recovery", status_code=201, responses=for_guests(403))
    async def recovery(self, house: Given[House], guest: Given[Guest]) -> Codes:
        """New codes to be kept on paper; older ones are worth nothing."""
        _, codes = await house.accounts.make_recovery_codes(guest)
        return Codes(codes=codes)

    @get(
        "/export",
        responses={
            200: ResponseSpec(str, description="A zip file", media_type=ZIP, generate_examples=False),
            **for_guests(),
        },
    )
    async def take_along(
        self, request: Visitor, house: Given[House], limits: Given[Limits], guest: Given[Guest]
    ) -> Response[bytes]:
        """Everything that is kept, as one file."""
        await limits.exports.use(request)
        packed = await house.store.read(lambda connection: export(connection, guest.id))
        return Response(packed, media_type=ZIP)

    @post("/forget", status_code=204, responses=for_guests(403))
    async def forget(self, house: Given[House], guest: Given[Guest]) -> None:
        """Be forgotten: name, account and all one has said. The token is nobody's afterwards."""
        await house.people.forget(guest.id)


class ReportApiController(Controller):
    """Complaining of somebody at a table."""

    path = "/tables/{table_id:str}/reports"
    guards = [needs_token]
    security = [{"bearer": []}]

    @post("/", dto=Exactly[NewReport], return_dto=None, status_code=201, responses=for_guests(403, 404, 413))
    async def report(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: JSONBody[NewReport]
    ) -> Reported:
        """Complain of somebody who sits or spoke there; moderators read it with what was said around."""
        complaint = peace.Complaint(data.mark, data.line, data.reason, data.words)
        await house.peace.report(guest, await house.tables.find(table_id), complaint)
        return Reported(reported=True)


class PeaceApiController(Controller):
    """What moderators do."""

    path = "/peace"
    guards = [needs_token, needs_moderator]
    security = [{"bearer": []}]

    @get("/", responses=for_guests(403))
    async def show(self, house: Given[House]) -> PeaceShown:
        """What is reported and not settled, what holds, and what was done."""
        return await _peace(house)

    @post("/sanctions", dto=Exactly[NewSanction], return_dto=None, status_code=201, responses=for_guests(403, 404, 413))
    async def impose(self, house: Given[House], guest: Given[Guest], data: JSONBody[NewSanction]) -> Decided:
        """Warn, mute or ban somebody."""
        made = await house.peace.impose(guest.id, data.guest, data.kind, data.words, data.days, data.report)
        await house.peace.unseat_banned()
        return Decided(sanction=made)

    @post("/sanctions/{sanction:int}/undo", status_code=200, responses=for_guests(403, 404))
    async def undo(self, house: Given[House], guest: Given[Guest], sanction: FromPath[int]) -> PeaceShown:
        """Take a decision back."""
        await house.peace.undo(guest.id, sanction)
        return await _peace(house)

    @post("/reports/{report:int}/settle", status_code=200, responses=for_guests(403, 404))
    async def settle(self, house: Given[House], guest: Given[Guest], report: FromPath[int]) -> PeaceShown:
        """Nothing more is to be done about a report."""
        await house.peace.settle(guest.id, report)
        return await _peace(house)


ACCOUNTS = (SignInApiController, AccountApiController, ReportApiController, PeaceApiController)


async def _account(house: House, guest: Guest) -> Account:
    ways = await house.accounts.ways(guest.id)
    sessions = await house.people.sessions(guest)
    return Account(
        name=guest.name or "",
        mark=mark_of(guest.id),
        passkeys=[
            PasskeyShown(id=each.id, label=each.label, since=each.since, used=each.used) for each in ways.passkeys
        ],
        addresses=[AddressShown(address=each.address, since=each.since, fault=each.fault) for each in ways.addresses],
        providers=[ProviderShown(issuer=issuer, since=since) for issuer, since in ways.identities],
        codes=ways.codes,
        sessions=[SessionShown(mark=each.mark, since=each.created, seen=each.seen, way=each.way) for each in sessions],
        sanctions=[SanctionShown(**_decided(each)) for each in await house.peace.told(guest)],
        moderator=await house.peace.is_moderator(guest),
    )


async def _peace(house: House) -> PeaceShown:
    return PeaceShown(
        reports=[_report(each) for each in await house.peace.reports()],
        sanctions=[
            InForce(guest=each.guest, name=each.name, **_decided(each)) for each in await house.peace.in_force()
        ],
        log=[
            DeedShown(at=each.at, by=each.by, what=each.what, about=each.about, words=each.words)
            for each in await house.peace.log()
        ],
    )


def _decided(each: peace.Sanction) -> dict[str, Any]:
    return {"id": each.id, "kind": each.kind, "words": each.words, "at": each.at, "until": each.until}


def _concerned(each: peace.KnownPerson) -> Concerned:
    return Concerned(
        guest=each.id,
        name=each.name,
        since=each.created,
        account=each.account,
        moderator=each.moderator,
        sanctions=[SanctionShown(**_decided(one)) for one in each.sanctions],
    )


def _report(each: peace.Report) -> ReportShown:
    return ReportShown(
        id=each.id,
        by=_concerned(each.by),
        about=_concerned(each.about),
        table=each.table,
        line=each.line,
        reason=each.reason,
        words=each.words,
        at=each.at,
        said=[
            QuotedLine(line=one.line, name=one.name, about=one.about, text=one.text, at=one.at) for one in each.quotes
        ],
    )
