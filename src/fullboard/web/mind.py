"""Second thoughts: a hint during the match, and its analysis afterwards."""

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from fullboard.bots.hints import in_words
from fullboard.core.shelf import find_game
from fullboard.house.analyses import Analyses, Job
from fullboard.house.hints import HintDesk
from fullboard.web.chart import SHAPES, layout
from fullboard.web.pages import draw
from fullboard.web.tables import at_table, finished_record, house_of
from fullboard.web.tongue import translator
from fullboard.web.visitor import find_guest, language_of, sure
from fullboard.web.watch import screenings_of
from fullboard.words import Words, percent, points, refusal


def hints_of(request: Request[Any, Any, Any]) -> HintDesk:
    """Where hints are thought of."""
    desk: HintDesk = request.app.state.hints
    return desk


def analyses_of(request: Request[Any, Any, Any]) -> Analyses:
    """Where matches are analysed."""
    analyses: Analyses = request.app.state.analyses
    return analyses


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """A hint for the guest who is to move: a fragment for a live page, a page of its own for others."""
    _, table, guest = await at_table(request, table_id)
    found = await hints_of(request).ask(table, guest.id)
    words = Words(table.game.folder, language_of(request), table.called)
    template = "hint.html" if request.headers.get("hx-request") == "true" else "hint-page.html"
    return await draw(request, template, table=table, words=words, hint=found, sentence=in_words(found, words))


@get("/tables/{table_id:str}/analysis")
async def table_analysis(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[str]:
    """The analysis of a match that is over, how far it is, or a button to ask for it."""
    table = await house_of(request).find(table_id)
    finished_record(table)  # or Refused: a match that is running is not talked about
    job = await analyses_of(request).of_table(table)
    words = Words(table.game.folder, language_of(request), table.called)
    return await _show(request, job, words, f"/tables/{table_id}", f"/tables/{table_id}/replay")


@post("/tables/{table_id:str}/analysis")
async def analyse_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Redirect:
    """Have a match analysed."""
    _, table, guest = await at_table(request, table_id)
    await analyses_of(request).ask_for_table(table, guest.id)
    return Redirect(f"/tables/{table_id}/analysis", status_code=303)


@get("/watch/{key:str}/analysis")
async def record_analysis(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[str]:
    """The same for a record on show."""
    screening = screenings_of(request).find(key)
    words = Words(find_game(screening.game).folder, language_of(request), screening.called)
    return await _show(request, screening.analysis, words, f"/watch/{key}", f"/watch/{key}")


@post("/watch/{key:str}/analysis")
async def analyse_record(request: Request[Any, Any, Any], key: FromPath[str]) -> Redirect:
    """Have a record on show analysed."""
    guest = sure(await find_guest(request))
    screening = screenings_of(request).find(key)
    if screening.analysis is None or screening.analysis.failed is not None:
        screening.analysis = analyses_of(request).ask_for_record(guest.id, screening.text())
    return Redirect(f"/watch/{key}/analysis", status_code=303)


async def _show(
    request: Request[Any, Any, Any], job: Job | None, words: Words, home: str, replay: str
) -> Response[str]:
    language = language_of(request)
    context: dict[str, Any] = {"job": job, "words": words, "home": home, "replay": replay, "charts": [], "fault": None}
    if job is not None and job.failed is not None:
        context["fault"] = refusal(language, job.failed, {}) or translator(language)(
            "This cannot be done: {code}.", code=job.failed
        )
    if job is not None and job.result is not None:
        context["charts"] = layout(job.result, words)
    context |= {"percent": partial(percent, language=language), "points": partial(points, language=language)}
    context["shapes"] = SHAPES
    return await draw(request, "analysis.html", **context)


HANDLERS = [hint, table_analysis, analyse_table, record_analysis, analyse_record]
