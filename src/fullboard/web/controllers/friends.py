"""Friends: who they are, links and codes by which one makes them, invitations, and who was at a table."""

from io import BytesIO
from typing import Any

import segno
from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from litestar.response import Redirect

from fullboard.core.shelf import shelf
from fullboard.house.friends import find_person, named, person
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.people import Guest
from fullboard.house.table import Table
from fullboard.web.auth import Visitor, needs_name, visitor_of
from fullboard.web.pages import RelationData, back, draw, look
from fullboard.web.rendering import has_board


class FriendsController(Controller):
    """One's friends, and everybody else one has to do with."""

    path = "/friends"
    include_in_schema = False

    @look("/", guards=[needs_name])
    async def show(self, request: Visitor, house: Given[House], guest: Given[Guest]) -> Response[str]:
        """Everybody, and a link that makes more of them."""
        people = await house.friends.people(guest.id)
        link = f"{str(request.base_url).rstrip('/')}/friends/with/{await house.friends.link(guest.id)}"
        games = [game for game in shelf().values() if has_board(game)]
        met = await house.friends.met(guest.id)
        return draw(request, "friends.html", people=people, met=met, link=link, games=games)

    @look("/qr.svg", guards=[needs_name], media_type="image/svg+xml")
    async def code(self, request: Visitor, house: Given[House], guest: Given[Guest]) -> Response[bytes]:
        """The same link for a telephone's camera."""
        link = f"{str(request.base_url).rstrip('/')}/friends/with/{await house.friends.link(guest.id)}"
        return Response(qr_code(link), media_type="image/svg+xml")

    @post("/link", guards=[needs_name])
    async def renew(self, house: Given[House], guest: Given[Guest]) -> Redirect:
        """Another link; the old one leads nowhere."""
        await house.friends.link(guest.id, anew=True)
        return Redirect("/friends", status_code=303)

    @look("/with/{code:str}")
    async def offered(self, request: Visitor, house: Given[House], code: FromPath[str]) -> Response[str]:
        """Whoever was given a link is asked whether they want to."""
        owner = await house.friends.whose_link(code)
        guest = visitor_of(request)
        own = guest is not None and mark_of(guest.id) == owner.mark
        return draw(request, "friend-offered.html", owner=owner, code=code, own=own)

    @post("/with/{code:str}", guards=[needs_name])
    async def accept(self, house: Given[House], guest: Given[Guest], code: FromPath[str]) -> Redirect:
        """They do."""
        await house.friends.befriend(guest.id, code)
        return Redirect("/friends", status_code=303)

    @post("/{what:str}", guards=[needs_name])
    async def change(
        self, house: Given[House], guest: Given[Guest], what: FromPath[str], data: RelationData
    ) -> Redirect:
        """Befriend, follow, mute or block somebody, or let it be; by mark, or by the name of somebody one may know."""
        mark = data.mark
        if not mark and data.name:
            mark = mark_of(await house.store.read(lambda connection: named(connection, guest.id, data.name)))
        await house.friends.change(guest.id, mark, what)
        return Redirect(back(data.back), status_code=303)


class InvitationsController(Controller):
    """Inviting to a table, and being invited; and who was at it."""

    path = "/tables/{table_id:str}"
    guards = [needs_name]
    include_in_schema = False

    @look("/invite")
    async def form(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """Whom one could ask."""
        table = await house.tables.find(table_id)
        people = [each for each in await house.friends.people(guest.id) if each.friend]
        invited = (await house.invitations.at(table)).invited
        met = await house.friends.met(guest.id)
        return draw(request, "invite.html", table=table, people=people, invited=invited, met=met)

    @post("/invite")
    async def invite(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: RelationData
    ) -> Redirect:
        """Ask somebody, by mark or by name."""
        if data.mark:
            people = await house.invitations.find(guest.id, [data.mark])
        else:
            people = [await house.invitations.find_by_name(guest.id, data.name)]
        await house.invitations.invite(table_id, guest.id, people)
        return Redirect(f"/tables/{table_id}/invite", status_code=303)

    @post("/invite/withdraw")
    async def withdraw(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: RelationData
    ) -> Redirect:
        """Take an invitation back."""
        await house.invitations.withdraw(table_id, guest.id, data.mark)
        return Redirect(f"/tables/{table_id}/invite", status_code=303)

    @post("/invite/decline")
    async def decline(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> Redirect:
        """Say no, thank you."""
        await house.invitations.decline((await house.tables.find(table_id)).id, guest.id)
        return Redirect("/", status_code=303)

    @look("/people")
    async def people(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """Who sits at a table or has spoken there: to be befriended, or not to be heard."""
        table = await house.tables.find(table_id)
        marks = await marks_at(house, table, guest.id)

        def read(connection: Any) -> list[Any]:
            rows = [find_person(connection, mark) for mark in marks]
            return [person(connection, guest.id, row.id, row.name) for row in rows]

        return draw(request, "table-people.html", table=table, people=await house.store.read(read))


async def marks_at(house: House, table: Table, guest: str) -> list[str]:
    """Everybody else who sits at a table or has spoken there, and is not forgotten."""
    said = await house.talk.at(table)
    seen = [(seat.guest, seat.name) for seat in table.seats] + [(each.guest, each.name) for each in said]
    return [mark_of(other) for other in dict.fromkeys(who for who, name in seen if who and name) if other != guest]


def qr_code(address: str) -> bytes:
    """An address for a telephone's camera."""
    drawn = BytesIO()
    made = segno.make(address, error="m")
    made.save(drawn, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
    return drawn.getvalue()
