"""What the house answers when something is wrong: JSON for programs, a sentence for people, never a traceback."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, TooManyRequestsException

from fullboard.core.errors import BadEdition, FullboardError, UnknownGame
from fullboard.house.errors import Refused
from fullboard.house.house import House
from fullboard.web import render
from fullboard.web.floods import hold_back
from fullboard.web.headers import HEADERS
from fullboard.web.hosts import FILES
from fullboard.web.tongue import translator
from fullboard.web.visitor import csrf_of, familiar_guest, language_of
from fullboard.words import refusal, words_for

log = logging.getLogger("fullboard.web")


def refused(request: Request[Any, Any, Any], error: FullboardError) -> Response[Any]:
    """A guest asked for what cannot be: the code, its figures, and the right status."""
    status = error.status if isinstance(error, Refused) else 404 if isinstance(error, UnknownGame) else 409
    if not isinstance(error, Refused) and error.code.startswith(("bad-", "unknown-")):
        status = 404 if error.code == "unknown-game" else 400
    if isinstance(error, BadEdition):
        status = 400
    return answer(request, status, error.code, dict(error.parameters))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: malformed JSON, wrong methods, missing tokens, floods."""
    if "route_handler" not in request.scope:
        error = counted(request, error)
    codes = {400: "bad-request", 401: "token-needed", 403: "forbidden", 404: "not-found", 405: "bad-method"}
    codes |= {413: "too-large", 415: "bad-encoding", 429: "too-fast"}
    if error.status_code >= 500 and request.url.path.startswith(FILES):
        return answer(request, 404, "not-found", {})
    response = answer(request, error.status_code, codes.get(error.status_code, "refused"), {})
    response.headers.update(error.headers or {})
    return response


def counted(request: Request[Any, Any, Any], error: HTTPException) -> HTTPException:
    """What leads nowhere does not come past the front desk, and is counted here."""
    try:
        hold_back(request.app.state.floods, request.scope)
    except TooManyRequestsException as flood:
        return flood
    return error


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own fault: written to the log, not shown; unless it is only that the framework does not expect the worst."""
    if isinstance(error, UnicodeDecodeError | RecursionError):  # a body that is no text, or nested without end
        return answer(request, 400, "bad-request", {})
    if isinstance(error, TypeError) and "non-ASCII" in str(error):  # a forged token, compared with a real one
        return answer(request, 403, "forbidden", {})
    if isinstance(error, ValueError | OSError) and request.url.path.startswith(FILES):  # no name of a file at all
        return answer(request, 404, "not-found", {})
    log.error("%s %r", request.method, request.url.path, exc_info=error)
    return answer(request, 500, "our-fault", {})


def answer(request: Request[Any, Any, Any], status: int, code: str, parameters: dict[str, Any]) -> Response[Any]:
    """The same answer for a program, a live page, or a page."""
    if request.url.path.startswith("/api/"):
        return Response({"code": code, "parameters": parameters}, status_code=status, headers=HEADERS)
    language = language_of(request)
    sentence = (
        parameters.pop("sentence", "")
        or _by_the_game(request, language, code, parameters)
        or refusal(language, code, parameters)
        or translator(language)("This cannot be done: {code}.", code=code)
    )
    if request.headers.get("hx-request") == "true":
        return Response(sentence, status_code=status, media_type=MediaType.TEXT, headers=HEADERS)
    text = render.page(
        "error.html",
        language,
        familiar_guest(request),
        csrf=csrf_of(request),
        path="/",
        status_code=status,
        sentence=sentence,
        code=code,
    )
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=HEADERS)


def _by_the_game(request: Request[Any, Any, Any], language: str, code: str, parameters: dict[str, Any]) -> str:
    """Why it cannot be, in the words of the game that is played there; empty if it has none."""
    house: House = request.app.state.house
    table = house.tables.get(str(request.scope.get("path_params", {}).get("table_id")))
    if table is None:
        return ""
    said = words_for(table.game.folder, language, tuple(table.called)).refusal(code, parameters)
    return said if said != code else ""
