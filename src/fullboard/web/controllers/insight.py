"""Second thoughts: a hint during the match, and its analysis afterwards."""

from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from litestar.response import Redirect

from fullboard.bots.hints import advice_in_words, line_in_words, why_in_words
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.scene import Scene, scene_of
from fullboard.house.work import analyses, hints, uploads
from fullboard.house.work.jobs import Job
from fullboard.web.auth import Visitor, language_of, needs_name
from fullboard.web.controllers.past import seat_of
from fullboard.web.looking_back import Found
from fullboard.web.pages import draw, is_live, look
from fullboard.words import Words


class InsightController(Controller):
    """Hints and analyses at a table of the house."""

    path = "/tables/{table_id:str}"
    include_in_schema = False

    @post("/hint", status_code=200, guards=[needs_name])
    async def hint(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """A hint for the guest who is to move: a fragment for a live page, a page of its own for others."""
        table = await house.tables.find(table_id)
        found = await hints.ask_hint(house, table, guest.id)
        words = Words(table.game.folder, language_of(request), table.called)
        seen = words.seeing(table.game.naming, table.running().view(table.seat_of(guest.id)))
        later = words.seeing(table.game.naming, None)  # by then it will be another table
        template = "hint.html" if is_live(request) else "hint-page.html"
        advice, why, line = advice_in_words(found, seen), why_in_words(found, seen), line_in_words(found, later)
        return draw(request, template, table=table, words=words, hint=found, advice=advice, why=why, line=line)

    @look("/analysis")
    async def analysis(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[Any]:
        """The analysis of a match that is over, how far it is, or a button to ask for it."""
        table = await house.tables.find(table_id)
        table.finished_match()  # or Refused: a match that is running is not talked about
        scene = scene_of(table)
        return await show(
            request, await analyses.of_table(house, table), seat_of(request, table), scene, f"{scene.home}/replay"
        )

    @post("/analysis", guards=[needs_name])
    async def analyse(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> Redirect:
        """Have a match analysed."""
        await analyses.ask_for_table(house, await house.tables.find(table_id), guest.id)
        return Redirect(f"/tables/{table_id}/replay#analysis", status_code=303)


class RecordInsightController(Controller):
    """The same for a record on show."""

    path = "/watch/{key:str}"
    include_in_schema = False

    @look("/analysis")
    async def analysis(self, request: Visitor, house: Given[House], key: FromPath[str]) -> Response[Any]:
        """The analysis of a record on show."""
        scene = await uploads.find(house, key)
        return await show(request, await analyses.of_record(house, scene), None, scene, scene.home)

    @post("/analysis", guards=[needs_name])
    async def analyse(self, house: Given[House], guest: Given[Guest], key: FromPath[str]) -> Redirect:
        """Have a record on show analysed."""
        await analyses.ask_for_record(house, await uploads.find(house, key), guest.id)
        return Redirect(f"/watch/{key}#analysis", status_code=303)


async def show(request: Visitor, job: Job | None, own: int | None, scene: Scene, replay: str) -> Response[Any]:
    """An analysis as far as it is, for the page that waits for it; whoever comes by an old address is led there."""
    if not is_live(request):
        return Redirect(f"{replay}#analysis", status_code=303)
    language = language_of(request)
    words = Words(scene.game.folder, language, scene.called)
    tale = await scene.story(own)
    found = Found(job, own)
    await found.see(scene, words)
    return draw(request, "analysis.html", **found.shown(words, language, scene.home, replay, scene, tale))
