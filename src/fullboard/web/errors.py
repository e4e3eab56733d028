"""What the house answers when something is wrong: JSON for programs, a sentence for people, never a traceback."""

import logging
from typing import Any

from litestar import Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from fullboard.core.errors import BadEdition, BadPosition, BadRecord, BadTable, FullboardError, UnknownBot, UnknownGame
from fullboard.core.shelf import shelf
from fullboard.house import errors
from fullboard.house.table import Table
from fullboard.web.asking import site_of
from fullboard.web.auth import API, Visitor, language_of, visitor_of
from fullboard.web.methods import METHODS
from fullboard.web.pages import back
from fullboard.web.rendering import page
from fullboard.web.security import FILES
from fullboard.words import refusal, sentence, translator, words_for

log = logging.getLogger("fullboard.web")

CONFLICT = 409
STATUS: dict[type[FullboardError], int] = {
    errors.BadRequest: 400,
    errors.NameNeeded: 401,
    errors.NotAllowed: 403,
    errors.NotThere: 404,
    errors.NotUsable: 422,
    errors.TooMuch: 429,
    errors.Unavailable: 503,
    errors.Broken: 500,
    UnknownGame: 404,
    UnknownBot: 400,
    BadEdition: 400,
    BadPosition: 400,
    BadRecord: 422,
    BadTable: 400,
}
CODES = {
    400: "bad-request",
    401: "token-needed",
    403: "forbidden",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-media-type",
    429: "too-fast",
}
NONSENSE = ("bad-move", "bad-seat", "unknown-move")  # refused by the rules, whatever the position


def status_of(error: FullboardError) -> int:
    """The HTTP status that fits what was refused."""
    if error.code in NONSENSE:
        return 400
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), CONFLICT)


def refused(request: Visitor, error: FullboardError) -> Response[Any]:
    """A guest asked for what cannot be: the code, its figures, and the right status."""
    return answer(request, status_of(error), error.code, dict(error.parameters))


def http_error(request: Visitor, error: HTTPException) -> Response[Any]:
    """What the framework refuses: malformed JSON, wrong methods, missing tokens, floods."""
    if "route_handler" not in request.scope:  # what leads nowhere comes past no middleware, and is counted here
        try:
            request.app.state.rate_limit.count(request.scope)
            request.app.state.at_this_house.check(request.scope)
        except HTTPException as too_often:
            error = too_often
        except FullboardError as foreign:
            return refused(request, foreign)
    if error.status_code >= 500 and request.url.path.startswith(FILES):
        return answer(request, 404, "not-found", {})
    response = answer(request, error.status_code, CODES.get(error.status_code, "refused"), {})
    response.headers.update(error.headers or {})
    return response


def broken(request: Visitor, error: Exception) -> Response[Any]:
    """Our own fault: written to the log, not shown; unless it is only that the framework does not expect the worst."""
    if isinstance(error, UnicodeDecodeError | RecursionError):  # a body that is no text, or nested without end
        return answer(request, 400, "bad-request", {})
    if isinstance(error, ValueError | OSError) and request.url.path.startswith(FILES):  # no name of a file at all
        return answer(request, 404, "not-found", {})
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, "our-fault", {})


def answer(request: Visitor, status: int, code: str, parameters: dict[str, Any]) -> Response[Any]:
    """A code for programs; a sentence for people, on a page of its own or for the one that asked."""
    headers: dict[str, str] = request.app.state.headers
    if request.url.path.startswith(API):
        content = {"code": code, "parameters": parameters}
        return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)
    language = language_of(request)
    said = sentence_of(request, language, code, parameters)
    if request.headers.get("hx-request") == "true":
        return Response(said, status_code=status, media_type=MediaType.TEXT, headers=headers)
    guest = visitor_of(request)
    before = came_from(request)
    context = {"status_code": status, "sentence": said, "code": code, "came_from": before}
    context["table"] = to_table(request) if before is None else None
    context["path"] = request.url.path if request.method == "GET" else before or "/"
    again = code == "name-needed" or (request.url.path.startswith("/sign-in/") and before is None)
    context["sign_in"] = ("/sign-in" if guest is None else "/me/account") if again else None
    text = page("error.html", language, guest, **context)
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def came_from(request: Visitor) -> str | None:
    """The page of this house on which somebody clicked: whoever mistyped something goes back there to mend it."""
    home, said = site_of(request, request.app.state.config).origin, request.headers.get("referer", "")
    path = back(said.removeprefix(home)) if said.startswith(f"{home}/") else "/"
    if path.partition("?")[0] == request.url.path:  # a form that is sent to its own page, or what shows this mistake
        methods: str = request.app.state[METHODS].get(request.scope.get("path_template"), "")
        return path if request.method == "POST" and "GET" in methods else None
    return path if path != "/" else None


def to_table(request: Visitor) -> str | None:
    """The table at which something cannot be done, where there is something to be seen at it."""
    table = _table_of(request)
    if table is None or (table.finished and table.match is None):
        return None
    path = f"/tables/{table.id}"
    return path if path != request.url.path else None


def sentence_of(request: Visitor, language: str, code: str, parameters: dict[str, Any]) -> str:
    """Why it cannot be, in the words of the game that is played there, of the house, or of nobody."""
    if code == "unknown-game":  # programs are told which there are
        return translator(language)("page-unknown-game")
    return (
        _by_the_game(request, language, code, parameters)
        or refusal(language, code, parameters)
        or translator(language)("cannot-be-done", code=code)
    )


def _by_the_game(request: Visitor, language: str, code: str, parameters: dict[str, Any]) -> str:
    table = _table_of(request)
    if table is None:
        return ""
    said = words_for(table.game.folder, language, table.called).refusal(code, parameters)
    return said if said != code else ""


def _table_of(request: Visitor) -> Table | None:
    """The table that a request is about, as far as it is known here."""
    table: Table | None = request.app.state.house.tables.known(
        str(request.scope.get("path_params", {}).get("table_id"))
    )
    return table if table is not None and table.game_key in shelf() else None


def fault(language: str, error: BadRecord) -> str:
    """What is wrong with a record: the line of the file, and what is wrong with it."""
    _ = translator(language)
    own = sentence(language, f"fault-{error.code}", error.parameters)
    shared = refusal(language, error.code, error.parameters).removesuffix(".")
    what = own or shared or _("record-cannot-be-replayed")
    if not error.line:
        return _("record-cannot-be-shown", what=what)
    return _("record-cannot-be-shown-line", line=error.line, what=what)
