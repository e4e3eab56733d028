"""Keeping the peace: reporting somebody at a table, and the moderators' page."""

from functools import partial
from typing import Any

from litestar import Controller, Response, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency as Given
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.house.errors import BadRequest, NotAllowed
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.peace import REASONS, Complaint
from fullboard.house.people import Guest
from fullboard.house.sanctions import KINDS, moment
from fullboard.house.table import Table
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.pages import draw, look
from fullboard.words import day

DAYS = (1, 3, 7, 30)
LONGEST_NAME = 100


class ReportForm(Struct):
    """Whom or what somebody complains of: `MARK` of a person, or `MARK LINE` of the chat."""

    what: str = ""
    reason: str = "other"
    words: str = ""


class SanctionForm(Struct):
    """What a moderator decides about somebody."""

    guest: str = ""
    kind: str = ""
    words: str = ""
    days: str = ""
    report: int | None = None


class UndoForm(Struct):
    """A decision that is taken back."""

    sanction: int = 0


class SettleForm(Struct):
    """A report about which nothing more is to be done."""

    report: int = 0


async def needs_moderator(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: whoever wants this keeps the peace."""
    house: House = connection.app.state.house
    if not await house.peace.is_moderator(visitor_of(connection)):
        raise NotAllowed("not-a-moderator")


class ReportController(Controller):
    """Complaining of somebody at a table."""

    path = "/tables/{table_id:str}/report"
    guards = [needs_name]
    include_in_schema = False

    @look("/")
    async def form(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """Whom and what one can complain of."""
        return await _form(request, house, guest, await house.tables.find(table_id))

    @post("/", status_code=200)
    async def report(
        self,
        request: Visitor,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        data: URLEncodedBody[ReportForm],
    ) -> Response[str]:
        """Complain."""
        about, _, line = data.what.partition(" ")
        if not about or (line and not (line.isascii() and line.isdecimal() and len(line) < 10)):
            raise BadRequest("nothing-reported")
        table = await house.tables.find(table_id)
        await house.peace.report(guest, table, Complaint(about, int(line or 0), data.reason, data.words))
        return await _form(request, house, guest, table, done=True)


class ModeratorController(Controller):
    """The moderators' page."""

    path = "/peace"
    guards = [needs_name, needs_moderator]
    include_in_schema = False

    @look("/")
    async def page(self, request: Visitor, house: Given[House], name: FromQuery[str] = "") -> Response[str]:
        """What is reported, what was decided and what was done."""
        return draw(
            request,
            "peace.html",
            reports=await house.peace.reports(),
            in_force=await house.peace.in_force(),
            deeds=await house.peace.log(),
            name=name[:LONGEST_NAME],
            found=await house.peace.find(name[:LONGEST_NAME]) if name.strip() else [],
            kinds=KINDS,
            days=DAYS,
            day=partial(day, language=language_of(request)),
            until=moment,
        )

    @post("/impose")
    async def impose(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[SanctionForm]) -> Redirect:
        """Warn, mute or ban."""
        if data.days and not (data.days.isascii() and data.days.isdecimal() and len(data.days) < 6):
            raise BadRequest("bad-days", most=0)
        days = float(data.days) if data.days else None
        await house.peace.impose(guest.id, data.guest, data.kind, data.words, days, data.report)
        await house.peace.unseat_banned()
        return Redirect("/peace", status_code=303)

    @post("/undo")
    async def undo(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[UndoForm]) -> Redirect:
        """Take a decision back."""
        await house.peace.undo(guest.id, data.sanction)
        return Redirect("/peace", status_code=303)

    @post("/settle")
    async def settle(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[SettleForm]) -> Redirect:
        """Nothing more is to be done about a report."""
        await house.peace.settle(guest.id, data.report)
        return Redirect("/peace", status_code=303)


async def _form(request: Visitor, house: House, guest: Guest, table: Table, done: bool = False) -> Response[str]:
    own = mark_of(guest.id)
    people = {mark_of(seat.guest): seat.name for seat in table.seats if seat.guest}
    lines = [each for each in await house.peace.lines(table) if each[1] != own]
    people |= {mark: name for _, mark, name, _ in lines}
    people.pop(own, None)
    return draw(request, "report.html", table=table, people=people, lines=lines, reasons=REASONS, done=done)
