"""The table: its page, its live stream, and everything a guest does there by a form."""

from collections.abc import Mapping
from pathlib import PurePath
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream

from fullboard.core.edition import LARGEST, marked_values, read_edition
from fullboard.core.errors import BadEdition
from fullboard.core.game import Game
from fullboard.core.match import check_choices
from fullboard.core.shelf import USUAL_BOT, find_game, shelf
from fullboard.house.errors import Refused
from fullboard.house.guests import Guest
from fullboard.house.house import House
from fullboard.house.table import Table, mark_of
from fullboard.web import render
from fullboard.web.drawing import has_board
from fullboard.web.pages import Form, draw
from fullboard.web.story import in_words
from fullboard.web.streams import follow
from fullboard.web.tongue import bot_choice
from fullboard.web.visitor import csrf_of, find_guest, language_of, sure
from fullboard.words import Words

ONLOOKER = "none"  # whose seat a replay is seen from, if it is from no seat


def house_of(request: Request[Any, Any, Any]) -> House:
    """The one house."""
    house: House = request.app.state.house
    return house


async def at_table(request: Request[Any, Any, Any], table_id: str) -> tuple[House, Table, Guest]:
    """The house, the table and the guest who wants to do something there."""
    house = house_of(request)
    return house, await house.find(table_id), sure(await find_guest(request))


def done(request: Request[Any, Any, Any], path: str) -> Response[Any]:
    """Nothing more to say where the page is live; a way back where it is not."""
    if request.headers.get("hx-request") == "true":
        return Response(None, status_code=204)
    return Redirect(path, status_code=303)


# Setting a table


@post("/tables")
async def create(request: Request[Any, Any, Any]) -> Response[Any]:
    """Set a table as the form says; if the components it brings cannot be played with, say why."""
    data = await request.form()
    house = house_of(request)
    guest = sure(await find_guest(request))
    game = find_game(str(data.get("game")))
    players = game.check_players(_number(data.get("players")))
    seats = [str(data.get(f"seat{at}") or "person") for at in range(players)]
    options = {key: _option(data[f"option-{key}"]) for key in game.options if f"option-{key}" in data}
    hints = {"yes": True, "no": False}.get(str(data.get("hints")))
    public = data.get("public") == "yes"
    try:
        options |= await _components(data.get("components"))
        table = await house.create(
            guest, game.key, seats, options, public, hints=hints, salt=_salt(data), promise=_promise(data)
        )
    except BadEdition as error:
        return await draw_form(request, game, error)
    return Redirect(f"/tables/{table.id}", status_code=303)


async def _components(upload: object) -> dict[str, Any]:
    """The option `components`, if the form brings a file."""
    if not isinstance(upload, UploadFile) or not upload.filename:
        return {}
    return {"components": read_edition(await upload.read(LARGEST + 1), PurePath(upload.filename).stem)}


def _salt(data: Mapping[str, Any]) -> str | None:
    """Sixteen bytes from the guest's browser; none where it runs no script."""
    return str(data.get("salt") or "") or None


def _promise(data: Mapping[str, Any]) -> str:
    """The commitment the guest's page showed when those bytes were sent."""
    return str(data.get("promise") or "")[:64]


def _number(value: object) -> int | None:
    text = str(value)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _option(value: object) -> object:
    number = _number(value)
    return str(value) if number is None else number


@post("/play/{key:str}")
async def play_at_once(request: Request[Any, Any, Any], key: FromPath[str]) -> Redirect:
    """Sit down against bots, right now."""
    guest = sure(await find_guest(request))
    game = find_game(key)
    players = min(4, game.players[-1])
    data = await request.form()
    seats = ["me", *[USUAL_BOT] * (players - 1)]
    table = await house_of(request).create(guest, key, seats, salt=_salt(data), promise=_promise(data))
    return Redirect(f"/tables/{table.id}", status_code=303)


@get("/new/{key:str}")
async def new_table(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[str]:
    """The form for a new table."""
    return await draw_form(request, find_game(key))


async def draw_form(request: Request[Any, Any, Any], game: Game, error: BadEdition | None = None) -> Response[str]:
    """That form, with what was wrong with the components, if they were."""
    words = Words(game.folder, language_of(request))
    fault = None if error is None else words.edition_fault(error.code, error.parameters)
    guest = await find_guest(request)
    page = await draw(
        request,
        "new.html",
        game=game,
        bots={bot: bot_choice(language_of(request), bot) for bot in shelf().bots_for(game)},
        promise=house_of(request).promises.make(guest.id) if guest else "",
        fault=fault,
        code=error and error.code,
    )
    page.status_code = 200 if error is None else 422
    return page


# Looking at it


@get("/tables/{table_id:str}")
async def table_page(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The table as whoever is asking may see it."""
    table = await house_of(request).find(table_id)
    guest = await find_guest(request)
    context = render.table_context(table, guest, language_of(request))
    context |= {"art": render.art(table.game), "has_board": has_board(table.game)}
    context["own_mark"] = mark_of(guest.id) if guest else ""
    return await draw(request, "table.html", commitment=table.commitment, **context)


@get("/tables/{table_id:str}/stream")
async def stream(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Stream:
    """The table again whenever it changes."""
    house = house_of(request)
    table = await house.find(table_id)
    guest = await find_guest(request)
    language, csrf = language_of(request), csrf_of(request)

    def show() -> bytes:
        return render.live(table, guest, language, csrf).encode()

    return follow(request, house, table, guest.id if guest else None, show)


@get("/tables/{table_id:str}/components")
async def own_components(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """What is printed on the pieces of a table whose host has brought them."""
    table = await house_of(request).find(table_id)
    _, edition = check_choices(table.game, table.options)
    editions = {edition.name: marked_values(edition.components)}
    return await draw(request, "components.html", game=table.game, editions=editions)


# Doing something


@post("/tables/{table_id:str}/sit")
async def sit(request: Request[Any, Any, Any], table_id: FromPath[str], data: Form) -> Response[Any]:
    """Sit down, or come back."""
    house, table, guest = await at_table(request, table_id)
    await house.sit(table, guest, _number(data.get("seat")), _salt(data))
    return done(request, f"/tables/{table_id}")


@post("/tables/{table_id:str}/leave")
async def leave(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[Any]:
    """Stand up; during a match a bot takes over."""
    house, table, guest = await at_table(request, table_id)
    await house.leave(table, guest)
    return done(request, f"/tables/{table_id}")


@post("/tables/{table_id:str}/replace")
async def replace(request: Request[Any, Any, Any], table_id: FromPath[str], data: Form) -> Response[Any]:
    """Hand a vanished player's seat to a bot."""
    house, table, guest = await at_table(request, table_id)
    seat = _number(data.get("seat"))
    await house.replace(table, guest, -1 if seat is None else seat)
    return done(request, f"/tables/{table_id}")


@post("/tables/{table_id:str}/move")
async def move(request: Request[Any, Any, Any], table_id: FromPath[str], data: Form) -> Response[Any]:
    """Make a move."""
    house, table, guest = await at_table(request, table_id)
    await house.play(table, guest.id, str(data.get("move") or "")[:200], _number(data.get("step")))
    return done(request, f"/tables/{table_id}")


@post("/tables/{table_id:str}/ask/{what:str}")
async def ask(request: Request[Any, Any, Any], table_id: FromPath[str], what: FromPath[str]) -> Response[Any]:
    """Take back, end by consent, agree or decline."""
    house, table, guest = await at_table(request, table_id)
    if what in ("undo", "end"):
        await house.ask(table, guest.id, what)
    elif what == "decline":
        await house.decline(table, guest.id)
    else:
        raise Refused("unknown-question", 404)
    return done(request, f"/tables/{table_id}")


@post("/tables/{table_id:str}/chat")
async def chat(request: Request[Any, Any, Any], table_id: FromPath[str], data: Form) -> Response[Any]:
    """Say something."""
    house, table, guest = await at_table(request, table_id)
    await house.say(table, guest, data.get("text"))
    return done(request, f"/tables/{table_id}")


@post("/tables/{table_id:str}/close")
async def close(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[Any]:
    """Clear a table that has not begun."""
    house, table, guest = await at_table(request, table_id)
    await house.close(table, guest.id)
    return done(request, "/")


@post("/tables/{table_id:str}/rematch/promise", status_code=200, media_type=MediaType.TEXT)
async def rematch_promise(request: Request[Any, Any, Any], table_id: FromPath[str]) -> str:
    """The commitment of the match that would follow, for the browser to see before it adds bytes of its own."""
    house, table, guest = await at_table(request, table_id)
    return await house.rematch_promise(table, guest)


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Redirect:
    """The same again; whoever has seen another commitment, since two asked at once, sits down at the table itself."""
    data = await request.form()
    salt, promise = _salt(data), _promise(data)
    house, table, guest = await at_table(request, table_id)
    again = await house.rematch(table, guest, salt, promise)
    seen = promise in ("", again.commitment)
    if again.status == "open" and again.seat_of(guest.id) is None and seen:
        await house.sit(again, guest, salt=salt)
    return Redirect(f"/tables/{again.id}", status_code=303)


# Afterwards


@get("/tables/{table_id:str}/record")
async def record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    table = await house_of(request).find(table_id)
    return Response(
        finished_record(table),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{table.game_key}-{table.id}.record"'},
    )


def finished_record(table: Table) -> str:
    """The record, secret included; Refused while the match is running."""
    if table.match is None or table.status not in ("over", "closed"):
        raise Refused("match-running", 409)
    return table.match.record()


@get("/tables/{table_id:str}/replay")
async def replay(
    request: Request[Any, Any, Any], table_id: FromPath[str], line: FromQuery[int] = 0, seat: FromQuery[str] = ""
) -> Response[str]:
    """The table as the viewer saw it after a line; once the match is over, as anybody saw it."""
    table = await house_of(request).find(table_id)
    guest = await find_guest(request)
    match = table.match
    if match is None:
        raise Refused("not-running", 409)
    last = len(match.lines()) - 1
    at = max(0, min(line, last))
    finished = table.status in ("over", "closed")
    seats = {str(each): each for each in range(table.players)} if finished else {}
    looks_on = finished and seat == ONLOOKER
    context = render.table_context(table, None if looks_on else guest, language_of(request), seats.get(seat))
    told = [each for each in context["tale"] if each["line"] <= at]
    context |= {
        "view": match.view_at(at, context["seat"]),
        **render.no_moves(),
        "story": in_words(told, context["words"]),
        "art": render.art(table.game),
        "has_board": has_board(table.game),
        "viewers": range(table.players) if finished else (),
        "onlooker": ONLOOKER,
        "query": f"&seat={seat}" if looks_on or seat in seats else "",
    }
    return await draw(request, "replay.html", line=at, last=last, **context)


HANDLERS = [
    create,
    play_at_once,
    new_table,
    table_page,
    own_components,
    stream,
    sit,
    leave,
    replace,
    move,
    ask,
    chat,
    close,
    rematch_promise,
    rematch,
    record,
    replay,
]
