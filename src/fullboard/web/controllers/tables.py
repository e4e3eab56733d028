"""The table: setting it, its page and its live stream, and everything a guest does there by a form."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import PurePath
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream
from sqlalchemy import Connection

from fullboard.core.edition import LARGEST, read_edition
from fullboard.core.errors import BadEdition
from fullboard.core.game import Game
from fullboard.core.match import check_choices
from fullboard.core.shelf import find_game
from fullboard.house.agreements import speaking
from fullboard.house.errors import NotThere
from fullboard.house.friends import Person
from fullboard.house.house import House
from fullboard.house.invitations import MOST_A_TABLE
from fullboard.house.lobby import Listed, own_tables
from fullboard.house.marks import mark_of
from fullboard.house.newcomers import has_account
from fullboard.house.people import Guest
from fullboard.house.scene import scene_of
from fullboard.house.seating import Wish, check_host
from fullboard.house.table import Seat, Table
from fullboard.house.work import analyses
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.components import components_of
from fullboard.web.contexts import NOTHING_OWN, Asked, Viewer, live_table
from fullboard.web.controllers.coach import ask_back, think_ahead
from fullboard.web.controllers.friends import qr_code
from fullboard.web.levels import levels
from fullboard.web.looking_back import Found
from fullboard.web.pace import paces
from fullboard.web.pages import (
    AskData,
    BotData,
    ChatData,
    MoveData,
    NoteData,
    SaltData,
    SeatData,
    TableData,
    done,
    draw,
    is_live,
    look,
)
from fullboard.web.rendering import art
from fullboard.web.streams import drawn_for, open_stream, table_events
from fullboard.web.watching import Watching
from fullboard.words import Words, translator


class LookController(Controller):
    """Looking at a table, which anybody may who knows its address."""

    include_in_schema = False

    @look("/new/{key:str}")
    async def form(
        self, request: Visitor, house: Given[House], key: FromPath[str], invite: FromQuery[str] = ""
    ) -> Response[str]:
        """The form for a new table; somebody may be challenged with it."""
        return new_table(request, find_game(key), friends=await _friends(request, house), challenged=invite)

    @look("/tables/{table_id:str}/change", guards=[needs_name])
    async def change(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """The same form as the host has filled it in for a table that has not begun."""
        table = await house.tables.find(table_id)
        check_host(table, guest.id)
        return new_table(request, table.game, before=table, friends=await _friends(request, house))

    @look("/tables/{table_id:str}")
    async def show(
        self,
        request: Visitor,
        house: Given[House],
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        look: FromQuery[int | None] = None,
    ) -> Response[str]:
        """The table as whoever is asking may see it; who has several seats says whose hand it is to be."""
        guest = visitor_of(request)
        table = await house.tables.find(table_id)
        house.presence.look(table.id, guest.id if guest else None)
        seated = [seat.guest for seat in table.seats]
        there = await house.presence.there(table.id, seated)
        onlookers = await house.presence.onlookers(table.id, seated)
        await think_ahead(house, table, guest)
        unheard = await house.friends.unheard(guest.id if guest else None)
        looking = await house.shoulders.at(table)
        asked = Asked(seat, look)
        listed = await house.invitations.at(table)
        viewer = Viewer.of(table, guest, language_of(request), asked, looking, unheard, listed)
        said = await house.talk.at(table)
        context = live_table(table, viewer, said, there, onlookers, looking, house.upkeep.now(), listed)
        own = mark_of(guest.id) if guest else ""
        found = Found(await analyses.of_table(house, table) if table.finished else None, viewer.seat)
        given = {name: value for name, value in asked._asdict().items() if viewer.hands and value is not None}
        context |= {"art": art(table.game), "own_mark": own, "turning": found.turning()}
        if context["turning"] is not None:
            await found.see(scene_of(table), context["words"])
        context |= await own_things(house, table, guest)
        return draw(request, "table.html", query=f"?{urlencode(given)}" if given else "", **context)

    @look("/tables/{table_id:str}/stream")
    async def stream(
        self,
        request: Visitor,
        house: Given[House],
        watching: Given[Watching],
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        look: FromQuery[int | None] = None,
    ) -> Stream:
        """The table, and what changes there."""
        guest = visitor_of(request)
        table = await house.tables.find(table_id)
        known, asked = request.headers.get("last-event-id", ""), Asked(seat, look)
        unheard = partial(watching.unheard, guest.id if guest else None)
        say = drawn_for(guest, language_of(request), known, asked, unheard)
        if guest is not None and table.seats_of(guest.id):
            since = await house.looks.since(table.id, guest.id)
            seen = partial(house.looks.note, table.id, guest.id)
            say = drawn_for(guest, language_of(request), known, asked, unheard, since, seen)
        return open_stream(request, watching, table_events(watching, table, guest.id if guest else None, say))

    @look("/tables/{table_id:str}/qr.svg", media_type="image/svg+xml")
    async def code(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[bytes]:
        """The address of a table as a QR code, for a telephone's camera."""
        table = await house.tables.find(table_id)
        address = f"{str(request.base_url).rstrip('/')}/tables/{table.id}"
        return Response(qr_code(address), media_type="image/svg+xml")

    @look("/tables/{table_id:str}/components")
    async def components(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[str]:
        """What is printed on the pieces of a table whose host has brought them."""
        table = await house.tables.find(table_id)
        _, edition = check_choices(table.game, table.options)
        return draw(request, "components.html", **components_of(table.game, [edition], language_of(request)))


class SetController(Controller):
    """Setting a table."""

    guards = [needs_name]
    include_in_schema = False

    @post("/tables")
    async def create(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: TableData
    ) -> Response[Any]:
        """Set a table as the form says; if the components it brings cannot be played with, say why."""
        game = find_game(data.game)
        game.check_players(data.players)
        if data.instead:
            check_host(await house.tables.find(data.instead), guest.id)
        invited = await house.invitations.find(guest.id, data.invite[:MOST_A_TABLE])
        try:
            wish = Wish(
                game=game.key,
                seats=data.seats(data.players),
                options=data.options() | await _components(data.components, data.edition),
                settings=data.settings(),
                public=data.public == "yes",
                salt=data.salt,
                promise=data.promise,
            )
            table = await house.seating.create(guest.id, guest.name, wish, data.key or None)
        except BadEdition as error:
            return new_table(request, game, error, friends=await _friends(request, house))
        if data.instead:
            before = await house.seating.set_anew(data.instead, guest.id, table.id)
            await house.invitations.carry_over(before, table, guest.id)
        if invited and table.status == "open":
            await house.invitations.invite(table.id, guest.id, invited)
        return Redirect(f"/tables/{table.id}", status_code=303)


@dataclass(frozen=True)
class AtTable:
    """A guest who does something at a table."""

    request: Visitor
    house: House
    guest: Guest
    table_id: str

    def done(self) -> Response[Any]:
        """What they are answered when it is done."""
        self.house.presence.look(self.table_id, self.guest.id)
        return done(self.request, f"/tables/{self.table_id}")


def at_table(request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> AtTable:
    """Whoever is asking, at the table of the address."""
    return AtTable(request, house, guest, table_id)


class TableController(Controller):
    """Doing something at a table."""

    path = "/tables/{table_id:str}"
    guards = [needs_name]
    dependencies = {"at": Provide(at_table, sync_to_thread=False)}
    include_in_schema = False

    @post("/sit")
    async def sit(self, at: Given[AtTable], data: SeatData) -> Response[Any]:
        """Sit down, or come back."""
        called = None if data.called is None else data.called[:200]
        await at.house.seating.sit(at.table_id, at.guest.id, at.guest.name, data.seat, data.salt, called)
        return at.done()

    @post("/leave")
    async def leave(self, at: Given[AtTable], data: SeatData) -> Response[Any]:
        """Stand up, from one of several seats or from all; during a match a bot takes over."""
        await at.house.seating.leave(at.table_id, at.guest.id, data.seat)
        return at.done()

    @post("/replace")
    async def replace(self, at: Given[AtTable], data: SeatData) -> Response[Any]:
        """Hand a vanished player's seat to a bot."""
        await at.house.seating.replace(at.table_id, at.guest.id, -1 if data.seat is None else data.seat)
        return at.done()

    @post("/bot")
    async def add_bot(self, at: Given[AtTable], data: BotData) -> Response[Any]:
        """Let a bot sit on a free seat."""
        await at.house.seating.add_bot(at.table_id, at.guest.id, -1 if data.seat is None else data.seat, data.bot[:64])
        return at.done()

    @post("/move")
    async def move(self, at: Given[AtTable], data: MoveData) -> Response[Any]:
        """Make a move; at a learning table, a page without scripts may be asked first whether it is meant."""
        asked = await ask_back(at.request, at.house, at.guest, at.table_id, data)
        if asked is not None:
            return asked
        await at.house.play.play(at.table_id, at.guest.id, data.move[:200], data.step, data.key or None, data.seat)
        return at.done()

    @post("/ask/{what:str}")
    async def ask(self, at: Given[AtTable], what: FromPath[str], data: AskData) -> Response[Any]:
        """Take back, end by consent, agree or decline."""
        if what in ("undo", "end"):
            await at.house.agreements.ask(at.table_id, at.guest.id, what, data.step)
        elif what == "decline":
            await at.house.agreements.decline(at.table_id, at.guest.id)
        else:
            raise NotThere("unknown-question")
        return at.done()

    @post("/chat")
    async def chat(self, at: Given[AtTable], data: ChatData) -> Response[Any]:
        """Say something."""
        await at.house.talk.say(await at.house.tables.find(at.table_id), at.guest, data.text, data.key or None)
        return at.done()

    @post("/kick")
    async def kick(self, at: Given[AtTable], data: SeatData) -> Response[Any]:
        """Let somebody stand up before the match, who is not to come back."""
        await at.house.seating.kick(at.table_id, at.guest.id, data.seat if data.seat is not None else -1)
        return at.done()

    @post("/time")
    async def give_time(self, at: Given[AtTable], data: SeatData) -> Response[Any]:
        """Give somebody else more time."""
        await at.house.timekeeping.give(at.table_id, at.guest.id, -1 if data.seat is None else data.seat)
        return at.done()

    @post("/notes")
    async def write_notes(self, at: Given[AtTable], data: NoteData) -> Response[Any]:
        """Keep one's own notes."""
        await at.house.notes.write(await at.house.tables.find(at.table_id), at.guest.id, data.text)
        if is_live(at.request):
            return Response(
                translator(language_of(at.request))("notes-kept"), media_type=MediaType.TEXT, status_code=200
            )
        return at.done()

    @post("/close")
    async def close(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[Any]:
        """Clear a table that has not begun."""
        await house.seating.close(table_id, guest.id)
        return done(request, "/")

    @post("/rematch/promise", status_code=200, media_type=MediaType.TEXT)
    async def rematch_promise(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> str:
        """The commitment of the match that would follow: of its table, if somebody has set it, else a new one."""
        table = await house.tables.find(table_id)
        speaking(table, guest.id)
        if table.rematch is None:
            return await house.commitments.make(guest.id)
        return (await house.tables.find(table.rematch)).commitment or ""

    @post("/rematch")
    async def rematch(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: SaltData
    ) -> Redirect:
        """The same again; whoever has seen another commitment, since two asked at once, sits down there themselves."""
        table = await house.tables.find(table_id)
        promise = "" if table.rematch is not None else data.promise
        again = await house.seating.rematch(table, guest.id, guest.name, data.salt, promise)
        seen = data.promise in ("", again.commitment)
        if again.status == "open" and not again.seats_of(guest.id) and seen:
            await house.seating.sit(again.id, guest.id, guest.name, None, data.salt)
        return Redirect(f"/tables/{again.id}", status_code=303)


async def own_things(house: House, table: Table, guest: Guest | None) -> dict[str, Any]:
    """What the page of a table has for its viewer alone: notes, whether they have missed something, what waits."""
    if guest is None:
        return dict(NOTHING_OWN)
    missed = False
    if table.seat_of(guest.id) is not None and table.match is not None:
        missed = 0 < await house.looks.since(table.id, guest.id) < len(table.match.lines())

    def read(connection: Connection) -> tuple[list[Listed], bool]:
        return own_tables(connection, guest.id), has_account(connection, guest.id)

    own, known = await house.store.read(read)
    return {
        "notes": await house.notes.of(table.id, guest.id),
        "missed": missed,
        "waiting": sum(each.waits for each in own if each.id != table.id),
        "keep": not known and _would_keep(table, guest.id),
    }


def _would_keep(table: Table, guest: str) -> bool:
    """Whether it would be a pity to lose a seat that one has there or could take: others play too, or it takes days."""
    could = table.status == "open" and not table.full
    others = any(seat.guest not in (None, guest) for seat in table.seats)
    return (could or bool(table.seats_of(guest))) and (table.pace.days or others)


def new_table(
    request: Visitor,
    game: Game,
    error: BadEdition | None = None,
    before: Table | None = None,
    friends: Sequence[Person] = (),
    challenged: str = "",
) -> Response[str]:
    """The form for a new table, with what was wrong with the components, or as another table was set."""
    language = language_of(request)
    words = Words(game.folder, language)
    sat = [] if before is None else [_sat(seat, before) for seat in before.seats]
    return draw(
        request,
        "new.html",
        200 if error is None else 422,
        game=game,
        before=before,
        friends=friends,
        challenged=challenged,
        sat=sat,
        levels=levels(game, language, sat),
        paces=paces(language),
        fault=None if error is None else words.edition_fault(error.code, error.parameters),
        code=error and error.code,
    )


async def _friends(request: Visitor, house: House) -> list[Person]:
    """Those whom whoever asks could invite."""
    guest = visitor_of(request)
    return [each for each in await house.friends.people(guest.id) if each.friend] if guest is not None else []


def _sat(seat: Seat, before: Table) -> str:
    """Who sat there, as the form calls them; whoever shared the host's device is asked anew."""
    return "me" if seat.guest == before.host and seat.called is None else seat.bot or ""


async def _components(upload: UploadFile | None, edition: str) -> dict[str, Any]:
    """The option `components`, if the form brings a file or names another edition than the first."""
    if upload is None or not upload.filename:
        return {"components": edition} if edition else {}
    return {"components": read_edition(await upload.read(LARGEST + 1), PurePath(upload.filename).stem)}
