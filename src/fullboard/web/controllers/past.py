"""Looking back: the log, the record, the deal verified, the replay and how to play on; and records brought along."""

from asyncio import to_thread
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from fullboard.core.errors import BadRecord
from fullboard.core.record import LONGEST, REMARK
from fullboard.house.errors import BadRequest, Refused
from fullboard.house.history import written
from fullboard.house.house import House
from fullboard.house.memory import recalled
from fullboard.house.people import Guest
from fullboard.house.scene import Scene, scene_of
from fullboard.house.seating import Wish
from fullboard.house.table import Table
from fullboard.house.talk import Said
from fullboard.house.work import analyses, uploads
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.errors import fault
from fullboard.web.looking_back import Found, moment, whole
from fullboard.web.pages import PlayOnData, UploadData, draw, is_live, look
from fullboard.web.picture import png_of, preview_of_link, svg_of
from fullboard.web.stories import in_words
from fullboard.words import Words, words_for

LARGEST_UPLOAD = LONGEST + (1 << 14)  # with room for the form around the record
ONLOOKER = "none"  # whose seat a replay is seen from, if it is from no seat


class PastController(Controller):
    """A match at a table of the house."""

    path = "/tables/{table_id:str}"
    include_in_schema = False

    @look("/log")
    async def log(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[str]:
        """The whole log as whoever is asking may read it."""
        table = await house.tables.find(table_id)
        if table.match is None:
            raise Refused("not-running")
        guest = visitor_of(request)
        words = words_for(table.game.folder, language_of(request), table.called)
        told = table.match.story(table.seat_of(guest.id if guest else None))
        story = in_words(recalled(table, told), words)
        return draw(request, "log.html", table=table, words=words, story=story)

    @look("/record")
    async def record(
        self,
        request: Visitor,
        house: Given[House],
        table_id: FromPath[str],
        times: FromQuery[str] = "",
        chat: FromQuery[str] = "",
    ) -> Response[str]:
        """The record of a match that is over; remarks behind its end say when each line was written, or what was said.

        What was said is for those who sat there; `fullboard lesson record` makes sentences of it.
        """
        table = await house.tables.find(table_id)
        name = f'attachment; filename="{table.game_key}-{table.id}.record"'
        text = table.finished_match().record()
        said = await house.talk.at(table) if chat and seat_of(request, table) is not None else ()
        if times or said:
            lines = await house.store.read(lambda connection: written(connection, table.id))
            text += remarks(lines) if times else ""
            text += talk(said, lines)
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    @look("/picture.svg", media_type="image/svg+xml")
    async def picture(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[str]:
        """How the match ended, drawn to be handed on."""
        table = await house.tables.find(table_id)
        return Response(await to_thread(svg_of, table, language_of(request)), media_type="image/svg+xml")

    @look("/picture.png", media_type="image/png")
    async def picture_in_points(
        self, request: Visitor, house: Given[House], table_id: FromPath[str]
    ) -> Response[bytes]:
        """The same for programs that show no drawings."""
        table = await house.tables.find(table_id)
        drawn = await to_thread(svg_of, table, language_of(request))
        return Response(await to_thread(png_of, drawn), media_type="image/png")

    @look("/verify")
    async def verify(self, request: Visitor, house: Given[House], table_id: FromPath[str]) -> Response[str]:
        """What was promised before the match and what it was made of; `verify.js` draws it all again."""
        table = await house.tables.find(table_id)
        log = table.finished_match().log
        if log.heading.commitment is None:
            raise Refused("nothing-promised")
        words = Words(table.game.folder, language_of(request), table.called)
        return draw(request, "verify.html", table=table, words=words, heading=log.heading, secret=log.secret)

    @look("/replay")
    async def replay(
        self,
        request: Visitor,
        house: Given[House],
        table_id: FromPath[str],
        line: FromQuery[int] = 0,
        seat: FromQuery[str] = "",
        beat: FromQuery[int] = 0,
    ) -> Response[str]:
        """The table as the viewer saw it after a line; once the match is over, as anybody saw it."""
        table = await house.tables.find(table_id)
        scene = scene_of(table)
        own = seat_of(request, table)
        viewer, query = own, ""
        if table.finished and (seat == ONLOOKER or seat in _seats(table.players)):
            viewer, query = _seats(table.players).get(seat), f"&seat={seat}"
        found = Found(await analyses.of_table(house, table) if table.finished else None, own)
        context = await moment(scene, line, viewer, language_of(request), found, beat)
        context |= {"query": query, "onlooker": ONLOOKER, "finished": table.finished, "at_home": True}
        context["viewers"] = range(table.players) if table.finished else ()
        context["link"] = preview_of_link(table, language_of(request), str(request.base_url))
        return look_back(request, context, found, f"{scene.home}/replay")

    @post("/play-on", guards=[needs_name])
    async def play_on(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: PlayOnData
    ) -> Redirect:
        """Set a table that plays on from a moment of this match."""
        return await play_on(house, guest, scene_of(await house.tables.find(table_id)), data.line, data)


class WatchController(Controller):
    """Records that guests bring."""

    path = "/watch"
    include_in_schema = False

    @look("/")
    async def form(self, request: Visitor) -> Response[str]:
        """Where one brings a record."""
        return draw(request, "watch.html", fault=None, code=None)

    @post("/", guards=[needs_name], request_max_body_size=LARGEST_UPLOAD)
    async def bring(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: UploadData
    ) -> Response[Any]:
        """Put a record on show, or say which line of it is wrong."""
        if data.record is None:
            raise BadRequest("record-missing")
        try:
            key = await uploads.bring(house, guest.id, await data.record.read())
        except BadRecord as error:
            return draw(request, "watch.html", 422, fault=fault(language_of(request), error), code=error.code)
        return Redirect(f"/watch/{key}", status_code=303)

    @look("/{key:str}")
    async def watch(
        self,
        request: Visitor,
        house: Given[House],
        key: FromPath[str],
        line: FromQuery[int] = 0,
        seat: FromQuery[str] = "",
        beat: FromQuery[int] = 0,
    ) -> Response[str]:
        """A record on show: the table after a line, as a spectator or one of the seats saw it."""
        scene = await uploads.find(house, key)
        viewer = _seats(len(scene.sitting)).get(seat)
        found = Found(await analyses.of_record(house, scene))
        context = await moment(scene, line, viewer, language_of(request), found, beat)
        query = "" if viewer is None else f"&seat={viewer}"
        context |= {"query": query, "onlooker": "", "finished": True, "at_home": False, "link": None}
        context["viewers"] = range(len(scene.sitting))
        return look_back(request, context, found, scene.home)

    @post("/{key:str}/play-on", guards=[needs_name])
    async def play_on(self, house: Given[House], guest: Given[Guest], key: FromPath[str], data: PlayOnData) -> Redirect:
        """Set a table that plays on from a moment of a record on show."""
        return await play_on(house, guest, await uploads.find(house, key), data.line, data)


def look_back(request: Visitor, context: dict[str, Any], found: Found, replay: str) -> Response[str]:
    """The page of a match that was played, or only its moment for a page that has the rest."""
    scene: Scene = context["scene"]
    context["replay"] = replay
    if is_live(request):
        return draw(request, "moment.html", **context)
    language = language_of(request)
    words = Words(scene.game.folder, language, scene.called)
    context = whole(context, scene.home, language) | {"words": context["words"]}
    return draw(
        request,
        "replay.html",
        **{**found.shown(words, language, scene.home, replay, scene, context["whole_tale"]), **context},
    )


async def play_on(house: House, guest: Guest, scene: Scene, line: int, data: PlayOnData) -> Redirect:
    """A new table that begins where another match was after a line."""
    wish = Wish(scene.game.key, data.seats(len(scene.sitting)), position=await scene.position(line))
    table = await house.seating.create(guest.id, guest.name, wish, data.key or None)
    return Redirect(f"/tables/{table.id}", status_code=303)


def seat_of(request: Visitor, table: Table) -> int | None:
    """Where whoever is asking sat."""
    guest = visitor_of(request)
    return table.seat_of(guest.id if guest else None)


def _seats(players: int) -> dict[str, int]:
    return {str(seat): seat for seat in range(players)}


def remarks(written: list[tuple[int, float]]) -> str:
    """When each line was written, as remarks of a record: outside every hash, and nobody has to believe them."""
    return "".join(f"{REMARK}{number} {datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}\n" for number, at in written)


def talk(said: Sequence[Said], written: list[tuple[int, float]]) -> str:
    """What was said, as remarks of a record, each with the number of the line that had been written last."""
    numbers = [(sum(at <= each.at for _, at in written) - 1, each) for each in said]
    return "".join(f"{REMARK}{max(0, number)} {each.name or '?'}: {each.text}\n" for number, each in numbers)
