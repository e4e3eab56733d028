"""Looking back: the deal of a finished match verified in the browser."""

from typing import Any

from litestar import Request, Response, get

from fullboard.core.record import read_record
from fullboard.web.pages import draw
from fullboard.web.tables import finished_record, house_of
from fullboard.web.visitor import language_of
from fullboard.words import Words


@get("/tables/{table_id:str}/verify")
async def verify_page(request: Request[Any, Any, Any], table_id: str) -> Response[str]:
    """What was promised before the match and what it was made of; `verify.js` draws it all again."""
    table = await house_of(request).find(table_id)
    record = read_record(finished_record(table))
    words = Words(table.game.folder, language_of(request), table.names)
    return await draw(request, "verify.html", table=table, words=words, heading=record.heading, secret=record.secret)


HANDLERS = [verify_page]
