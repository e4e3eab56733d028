"""Other ways to sit: the table on a television, and over somebody's shoulder."""

from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from litestar.response import Redirect, Stream

from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.shoulders import counted
from fullboard.house.table import Table
from fullboard.web.auth import Visitor, language_of, needs_name
from fullboard.web.contexts import Viewer, live_table
from fullboard.web.pages import ChatData, done, draw, is_live, look
from fullboard.web.rendering import art
from fullboard.web.streams import drawn, open_stream, table_events
from fullboard.web.watching import Watching
from fullboard.words import words_for


class ScreenController(Controller):
    """A table on a screen that everybody sees: nobody's hand is ever on it, whoever opened it."""

    path = "/tables/{table_id:str}/screen"
    include_in_schema = False

    @look("/")
    async def show(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[str]:
        """The table as a spectator sees it, large, with a code by which telephones become hands."""
        table = await house.tables.find(table_id)
        seated = [seat.guest for seat in table.seats]
        there = await house.presence.there(table.id, seated)
        onlookers = await house.presence.onlookers(table.id, seated)
        looking = await house.shoulders.at(table)
        viewer = everybody(language_of(request))
        context = live_table(table, viewer, (), there, onlookers, looking, house.upkeep.now())
        return draw(request, "screen.html", art=art(table.game), **context)

    @look("/stream")
    async def stream(
        self, request: Visitor, house: Given[House], watching: Given[Watching], table_id: FromPath[str]
    ) -> Stream:
        """The same, and what changes there; nobody is there for having it open."""
        table = await house.tables.find(table_id)
        viewer = everybody(language_of(request))
        say = drawn(lambda watched: viewer, request.headers.get("last-event-id", ""))
        return open_stream(request, watching, table_events(watching, table, None, say))


class BehindController(Controller):
    """Looking over somebody's shoulder, by their invitation."""

    path = "/tables/{table_id:str}/behind"
    include_in_schema = False

    @look("/", guards=[needs_name])
    async def show(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """Who looks over one's shoulder and what is said there: a fragment for a live page, else a page of its own."""
        return await behind_page(request, house, guest, await house.tables.find(table_id))

    @post("/invite", status_code=200, guards=[needs_name])
    async def invite(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """A new invitation, shown this once; the one before is void."""
        table = await house.tables.find(table_id)
        token = await house.shoulders.invite(table.id, guest.id)
        address = f"{str(request.base_url).rstrip('/')}/tables/{table.id}/behind/join/{token}"
        return await behind_page(request, house, guest, table, address)

    @post("/dismiss", guards=[needs_name])
    async def dismiss(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[Any]:
        """Nobody looks over one's shoulder any more."""
        await house.shoulders.dismiss(table_id, guest.id)
        return done(request, f"/tables/{table_id}")

    @look("/join/{token:str}")
    async def invited(
        self, request: Visitor, house: Given[House], table_id: FromPath[str], token: FromPath[str]
    ) -> Response[str]:
        """What an invitation is for."""
        invitation = await house.shoulders.find(table_id, token[:64])
        table = await house.tables.find(table_id)
        words = words_for(table.game.folder, language_of(request), table.called)
        return draw(request, "behind-invited.html", table=table, words=words, place=invitation.seat)

    @post("/join/{token:str}", guards=[needs_name])
    async def join(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], token: FromPath[str]
    ) -> Redirect:
        """Look over that shoulder from now on."""
        invitation = await house.shoulders.come(table_id, guest.id, token[:64])
        return Redirect(f"/tables/{invitation.table}", status_code=303)

    @post("/go", guards=[needs_name])
    async def go(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[Any]:
        """Look no longer."""
        await house.shoulders.go(table_id, guest.id)
        return done(request, f"/tables/{table_id}")

    @post("/say", guards=[needs_name])
    async def say(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: ChatData
    ) -> Response[Any]:
        """Say something that only this player and those behind them hear."""
        table = await house.tables.find(table_id)
        await house.shoulders.say(table, guest, data.text)
        return done(request, f"/tables/{table.id}/behind")


def everybody(language: str) -> Viewer:
    """Whoever may be in the room."""
    return Viewer(None, language, False, False, screen=True)


async def behind_page(
    request: Visitor, house: House, guest: Guest, table: Table, invitation: str = ""
) -> Response[str]:
    """What is said behind a seat, for who sits there or looks over that shoulder."""
    place = await house.shoulders.place(table, guest.id)
    unheard = await house.friends.unheard(guest.id)
    words = words_for(table.game.folder, language_of(request), table.called)
    return draw(
        request,
        "behind-list.html" if is_live(request) else "behind.html",
        table=table,
        words=words,
        place=place,
        own=bool(table.seats_of(guest.id)),
        many=counted(await house.shoulders.at(table), table.players)[place],
        whispers=[each for each in await house.shoulders.heard(table, place) if each.guest not in unheard],
        invitation=invitation,
    )
