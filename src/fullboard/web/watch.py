"""Looking back: the deal of a finished match verified in the browser, and records brought along to be watched."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect

from fullboard.core.errors import BadRecord
from fullboard.core.record import LONGEST, read_record
from fullboard.house.errors import Refused
from fullboard.house.guests import Guest
from fullboard.house.table import Seat, Table
from fullboard.web import render
from fullboard.web.drawing import has_board
from fullboard.web.faults import fault
from fullboard.web.pages import draw
from fullboard.web.screenings import Screening, Screenings
from fullboard.web.story import in_words
from fullboard.web.tables import finished_record, house_of
from fullboard.web.visitor import find_guest, language_of, sure
from fullboard.words import Words

LARGEST_UPLOAD = LONGEST + (1 << 14)  # with room for the form around the record


@get("/tables/{table_id:str}/verify")
async def verify_page(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """What was promised before the match and what it was made of; `verify.js` draws it all again."""
    table = await house_of(request).find(table_id)
    record = read_record(finished_record(table))
    words = Words(table.game.folder, language_of(request), table.called)
    return await draw(request, "verify.html", table=table, words=words, heading=record.heading, secret=record.secret)


def screenings_of(request: Request[Any, Any, Any]) -> Screenings:
    """The records on show in this house."""
    screenings: Screenings = request.app.state.screenings
    return screenings


@get("/watch")
async def watch_form(request: Request[Any, Any, Any]) -> Response[str]:
    """Where one brings a record."""
    return await draw(request, "watch.html", fault=None, code=None)


@post("/watch", request_max_body_size=LARGEST_UPLOAD)
async def bring_record(
    request: Request[Any, Any, Any],
    data: Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)],
) -> Response[Any]:
    """Put a record on show, or say which line of it is wrong."""
    guest = sure(await find_guest(request))
    upload = data.get("record")
    if not isinstance(upload, UploadFile):
        raise Refused("record-missing", 400)
    try:
        key = await screenings_of(request).show(guest.id, await upload.read())
    except BadRecord as error:
        page = await draw(request, "watch.html", fault=fault(language_of(request), error), code=error.code)
        page.status_code = 422
        return page
    return Redirect(f"/watch/{key}", status_code=303)


@get("/watch/{key:str}")
async def watch(
    request: Request[Any, Any, Any], key: FromPath[str], line: FromQuery[int] = 0, seat: FromQuery[str] = ""
) -> Response[str]:
    """A record on show: the table after a line, as a spectator or one of the seats saw it."""
    screening = screenings_of(request).find(key)
    viewer = int(seat) if seat in [str(each) for each in range(screening.players)] else None
    at = max(0, min(line, screening.last))
    language = language_of(request)
    table = _table_of(key, screening, language)
    context = render.table_context(table, None, language, viewer)
    words: Words = context["words"]
    context |= {
        "view": screening.view(at, viewer),
        **render.no_moves(),
        "story": in_words([told for told in screening.story(viewer) if told["line"] <= at], words),
        "art": render.art(table.game),
        "has_board": has_board(table.game),
        "viewers": range(screening.players),
        "onlooker": "",
        "query": "" if viewer is None else f"&seat={viewer}",
    }
    return await draw(request, "replay.html", line=at, last=screening.last, **context)


def _table_of(key: str, screening: Screening, language: str) -> Table:
    """A table to lay the record on, so that the pages need not know the difference."""
    table = Table(
        key, screening.game, screening.players, {}, public=False, host="", secret=b"", seats=[], status="over"
    )
    words = Words(table.game.folder, language, screening.called)
    table.seats = [
        Seat("", _sitting(at).id, words.name(at), bot, away=bot is not None)
        for at, (_, bot) in enumerate(screening.sitting)
    ]
    return table


def _sitting(seat: int) -> Guest:
    return Guest(f"seat {seat}", None)


HANDLERS = [verify_page, watch_form, bring_record, watch]
