"""The JSON API, for bots of other people and whoever writes a client; bearer tokens, no cookies."""

import secrets
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.exceptions import ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.response import Stream
from msgspec import Struct

from fullboard.core.shelf import shelf
from fullboard.house import guests
from fullboard.house.analyses import Analyses, Job
from fullboard.house.guests import Guest
from fullboard.house.hints import HintDesk
from fullboard.house.house import House
from fullboard.house.table import Table
from fullboard.web.openapi import (
    Alike,
    AnalysisSoFar,
    ChatLine,
    FullAnalysis,
    GameOnShelf,
    Heard,
    LegalMove,
    Own,
    ShownHint,
    ShownTable,
    Status,
    StoryLine,
    Tables,
    for_guests,
    refusals,
)
from fullboard.web.streams import follow
from fullboard.web.tables import finished_record
from fullboard.web.visitor import token_guest

MINIMAL = "return=minimal"  # what a header "Prefer" asks for (RFC 7240)
ALIKE = "alike"  # the key of what all are shown, beside the seats


class NewGuest(Struct):
    """A name for whoever wants a token."""

    name: str


class Promise(Struct):
    """SHA-256 of the secret that the deal of one's next table will be drawn from."""

    commitment: str


class Token(Struct):
    """Who one is, and the token that proves it; it is shown once."""

    guest: str
    token: str


class NewTable(Struct):
    """A table to set: each seat is `me`, `person` or the name of a bot; `salt` is 16 bytes for one's own.

    `promise` is the commitment of a promise that was asked for before these bytes were chosen. The option `components`
    is an edition of one's own: a table with a `name` and all that is printed on the pieces.
    """

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool | None = None
    salt: str | None = None
    promise: str = ""


class Sit(Struct):
    """Where to sit, and 16 bytes of one's own in hexadecimal for the deal."""

    seat: int | None = None
    salt: str | None = None


class Move(Struct):
    """A move by its notation or its number, and the step it was chosen at."""

    move: str | int
    step: int


class Line(Struct):
    """Something to say."""

    text: str


def told(table: Table, guest: Guest) -> ShownTable:
    """A table as this guest may know it."""
    return {**alike(table), **own(table, table.seat_of(guest.id))}


def alike(table: Table) -> Alike:
    """What everybody who asks is told of a table."""
    common: Alike = {
        "id": table.id,
        "game": table.game_key,
        "status": table.status,
        "options": table.options,
        "hints": table.hints,
        "commitment": table.commitment,
        "names": table.names,
        "step": None,
        "actors": [],
        "scores": None,
        "winners": None,
    }
    match = table.match
    if match is not None:
        common |= {"step": match.step, "actors": match.actors}
        if match.over:
            common |= {"scores": match.scores, "winners": match.winners}
    return common


def own(table: Table, seat: int | None) -> Own:
    """What a seat is told besides, or somebody who has none."""
    match = table.match
    if match is None:
        return {"seat": seat, "legal": [], "view": None}
    legal: list[LegalMove] = []
    if seat is not None and not table.seats[seat].by_bot:
        name = match.state.notation
        legal = [{"move": move, "notation": name(move)} for move in match.legal(seat)]
    return {"seat": seat, "legal": legal, "view": match.view(seat)}


def shown(table: Table, guest: Guest) -> bytes:
    """The same as JSON, made once for everybody at that seat until something changes."""
    seat = table.seat_of(guest.id)
    known = table.shown.get(seat)
    if known is None:
        if ALIKE not in table.shown:
            table.shown[ALIKE] = msgspec.json.encode(alike(table))
        known = table.shown[ALIKE][:-1] + b"," + msgspec.json.encode(own(table, seat))[1:]
        table.shown[seat] = known
    return known


def house_of(request: Request[Any, Any, Any]) -> House:
    """The one house."""
    house: House = request.app.state.house
    return house


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """A body means what it says: the framework alone would take `"1"` for a number."""
    wanted = request.route_handler.parsed_fn_signature.parameters.get("data")
    if wanted is not None:
        try:
            msgspec.json.decode(await request.body(), type=wanted.annotation)
        except msgspec.ValidationError as error:
            raise ValidationException from error
        except msgspec.DecodeError:  # no JSON at all: the framework says so
            return


@post("/guests", status_code=201, responses=refusals(403, 413, 503))
async def new_guest(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Token:
    """Get a token for a name."""
    token = secrets.token_urlsafe(24)
    guest = await house_of(request).store.run(lambda connection: guests.welcome(connection, data.name, token))
    return Token(guest.id, token)


@get("/games", responses=refusals())
async def list_games() -> list[GameOnShelf]:
    """The games of the house, their options and bots."""
    return [
        {
            "key": game.key,
            "rules": game.version,
            "players": list(game.players),
            "minutes": game.minutes,
            "options": {
                key: {"choices": list(each.choices), "default": each.default} for key, each in game.options.items()
            },
            "bots": list(shelf().bots_for(game)),
        }
        for game in shelf().values()
    ]


@get("/tables", responses=for_guests())
async def list_tables(request: Request[Any, Any, Any]) -> Tables:
    """Open tables, and one's own."""
    guest = await token_guest(request)
    house = house_of(request)
    return {
        "open": [{"id": table.id, "game": table.game_key, "names": table.names} for table in house.open_tables()[:100]],
        "own": [{"id": table.id, "waits": house.waits_for(table, guest.id)} for table in house.tables_of(guest.id)],
    }


@post("/promises", status_code=201, responses=for_guests(403))
async def promise(request: Request[Any, Any, Any]) -> Promise:
    """Have the house settle the secret of one's next table, before one chooses bytes of one's own for it."""
    guest = await token_guest(request)
    return Promise(house_of(request).promises.make(guest.id))


@post("/tables", status_code=201, responses=for_guests(403, 404, 409, 413))
async def new_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> ShownTable:
    """Set a table."""
    guest = await token_guest(request)
    table = await house_of(request).create(
        guest, data.game, data.seats, data.options, data.public, hints=data.hints, salt=data.salt, promise=data.promise
    )
    return told(table, guest)


@get("/tables/{table_id:str}", responses=for_guests(404))
async def show_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> ShownTable:
    """The table as one may see it: view, legal moves with their notation, step."""
    guest = await token_guest(request)
    return told(await house_of(request).find(table_id), guest)


@post("/tables/{table_id:str}/sit", status_code=200, responses=for_guests(403, 404, 409, 413))
async def sit(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Sit]) -> ShownTable:
    """Sit down, or come back."""
    guest = await token_guest(request)
    house = house_of(request)
    table = await house.find(table_id)
    await house.sit(table, guest, data.seat, data.salt)
    return told(table, guest)


@post(
    "/tables/{table_id:str}/move",
    status_code=200,
    responses={
        204: ResponseSpec(None, description="Played, for those who prefer `return=minimal`"),
        **for_guests(403, 404, 409, 413),
    },
)
async def move(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: JSONBody[Move],
    prefer: Annotated[str | None, HeaderParameter(name="Prefer", description=f"`{MINIMAL}`, or nothing")] = None,
) -> Response[ShownTable]:
    """Play; 409 with the present step if the table has moved on. Who listens to the stream may prefer no answer."""
    guest = await token_guest(request)
    house = house_of(request)
    table = await house.find(table_id)
    await house.play(table, guest.id, data.move, data.step)
    answer: Response[Any]
    if prefer == MINIMAL:
        answer = Response(None, status_code=204, headers={"preference-applied": MINIMAL})
    else:
        answer = Response(shown(table, guest), media_type=MediaType.JSON)
    return answer


@post("/tables/{table_id:str}/leave", status_code=200, responses=for_guests(403, 404))
async def leave(request: Request[Any, Any, Any], table_id: FromPath[str]) -> ShownTable:
    """Stand up."""
    guest = await token_guest(request)
    house = house_of(request)
    table = await house.find(table_id)
    await house.leave(table, guest)
    return told(table, guest)


@post("/tables/{table_id:str}/chat", status_code=201, responses=for_guests(403, 404, 413))
async def chat(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[Line]) -> Heard:
    """Say something."""
    guest = await token_guest(request)
    house = house_of(request)
    await house.say(await house.find(table_id), guest, data.text)
    return {"said": True}


@get("/tables/{table_id:str}/chat", responses=for_guests(404))
async def read_chat(request: Request[Any, Any, Any], table_id: FromPath[str]) -> list[ChatLine]:
    """What has been said."""
    await token_guest(request)
    table = await house_of(request).find(table_id)
    return [{"name": said.name, "text": said.text, "at": said.at} for said in table.chat]


@get("/tables/{table_id:str}/story", responses=for_guests(404))
async def story(request: Request[Any, Any, Any], table_id: FromPath[str]) -> list[StoryLine]:
    """The log as one may read it."""
    guest = await token_guest(request)
    table = await house_of(request).find(table_id)
    lines = table.match.story(table.seat_of(guest.id)) if table.match is not None else []
    return cast(list[StoryLine], lines)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=for_guests(404, 409))
async def record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The record; `match-running` until it is over."""
    await token_guest(request)
    return Response(finished_record(await house_of(request).find(table_id)), media_type="text/plain; charset=utf-8")


@post("/tables/{table_id:str}/hint", status_code=200, responses=for_guests(403, 404, 409))
async def hint(request: Request[Any, Any, Any], table_id: FromPath[str]) -> ShownHint:
    """A hint for one's own seat when it is to move: the move, its estimated chance, and what is expected to follow."""
    guest = await token_guest(request)
    desk: HintDesk = request.app.state.hints
    return cast(ShownHint, await desk.ask(await house_of(request).find(table_id), guest.id))


@post("/tables/{table_id:str}/analysis", status_code=202, responses=for_guests(403, 404, 409))
async def ask_for_analysis(request: Request[Any, Any, Any], table_id: FromPath[str]) -> AnalysisSoFar:
    """Have a match that is over analysed; `match-running` until then."""
    guest = await token_guest(request)
    analyses: Analyses = request.app.state.analyses
    return analysed(await analyses.ask_for_table(await house_of(request).find(table_id), guest.id))


@get("/tables/{table_id:str}/analysis", responses=for_guests(404))
async def analysis(request: Request[Any, Any, Any], table_id: FromPath[str]) -> AnalysisSoFar:
    """How far the analysis is, and the analysis once it is made."""
    await token_guest(request)
    analyses: Analyses = request.app.state.analyses
    return analysed(await analyses.of_table(await house_of(request).find(table_id)))


def analysed(job: Job | None) -> AnalysisSoFar:
    """An analysis as far as it is: `none`, `waiting`, `done` or `failed`."""
    if job is None:
        return {"status": "none"}
    status: Status = "waiting" if job.waiting else "done" if job.failed is None else "failed"
    result = cast(FullAnalysis | None, job.result)
    return {"status": status, "done": job.done, "total": job.total, "code": job.failed, "result": result}


@get(
    "/tables/{table_id:str}/stream",
    responses={
        200: ResponseSpec(
            str,
            description="Events whose `data` is the table as `GET /tables/{table_id}` answers it, until it is over",
            media_type="text/event-stream",
            generate_examples=False,
        ),
        **for_guests(404),
    },
)
async def stream(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Stream:
    """The table, and again whenever it changes, as server-sent events."""
    guest = await token_guest(request)
    house = house_of(request)
    table = await house.find(table_id)
    return follow(request, house, table, guest.id, lambda: shown(table, guest))


FOR_GUESTS = Router(
    "/",
    route_handlers=[
        list_tables,
        promise,
        new_table,
        show_table,
        sit,
        move,
        leave,
        chat,
        read_chat,
        story,
        record,
        hint,
        ask_for_analysis,
        analysis,
        stream,
    ],
    security=[{"bearer": []}],
)
API = Router("/api/v1", route_handlers=[new_guest, list_games, FOR_GUESTS], tags=["v1"], before_request=read_strictly)
