"""The lobby: the shelf of games, and the open tables and one's own, which are kept up to date."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any

from litestar import Controller, Response
from litestar.di import NamedDependency as Given
from litestar.params import FromQuery
from litestar.response import Redirect, Stream

from fullboard.core.puzzle import puzzles_of
from fullboard.core.shelf import USUAL_BOT, shelf
from fullboard.house import lobby
from fullboard.house.bus import News
from fullboard.house.errors import Refused
from fullboard.house.history import history
from fullboard.house.house import House
from fullboard.house.invitations import waiting
from fullboard.house.people import Guest
from fullboard.web.auth import Visitor, language_of, visitor_of
from fullboard.web.delta import Text, change
from fullboard.web.encoding import Event
from fullboard.web.lessons import progress
from fullboard.web.levels import levels
from fullboard.web.pace import pace_label, roughly
from fullboard.web.pages import draw, look
from fullboard.web.rendering import chunks, has_board
from fullboard.web.streams import STILL_HERE, open_stream
from fullboard.web.watching import HEARTBEAT_SECONDS, Watching
from fullboard.words import day, duration

MOST_SHOWN = 50
MOST_OWN = 4  # of one's own tables that lie open, so that the shelf stays near
MOST_FINISHED = 6
QUIET_SECONDS = 0.4  # several changes at once are told once

Show = Callable[[], Awaitable[Iterator[str]]]


class LobbyController(Controller):
    """The lobby and its stream."""

    include_in_schema = False

    @look("/")
    async def show(self, request: Visitor, house: Given[House]) -> Response[str]:
        """The shelf of games, open tables, and one's own."""
        guest = visitor_of(request)
        changing = await lists(house, guest.id if guest else None, language_of(request))
        finished, learnt = [], {}
        if guest is not None:
            own = guest.id
            learnt = await house.lessons.finished(own)
            finished = await house.store.read(lambda connection: history(connection, own, MOST_FINISHED))
        when = partial(day, language=language_of(request))
        games = [game for game in shelf().values() if has_board(game)]  # the others are found by their address
        lessons = {game.key: progress(game, learnt.get(game.key, set())) for game in games}
        past: dict[str, Any] = {"finished": finished, "day": when, "puzzles": any(puzzles_of(game) for game in games)}
        bots = {game.key: levels(game, language_of(request)) for game in games}
        past |= {"levels": bots, "usual_bot": USUAL_BOT}
        return draw(request, "lobby.html", games=games, lessons=lessons, **past, **changing)

    @look("/next")
    async def next_table(self, request: Visitor, house: Given[House], after: FromQuery[str] = "") -> Redirect:
        """To the table that waits for whoever is asking and has least time, or to the lobby.

        Who comes from one of them goes on to the one after it, and from the last to the first.
        """
        waiting = await waiting_for(house, visitor_of(request))
        at = waiting.index(after) + 1 if after in waiting else 0
        return Redirect(f"/tables/{waiting[at % len(waiting)]}" if waiting else "/", status_code=303)

    @look("/waiting", media_type="application/json")
    async def waiting(self, request: Visitor, house: Given[House], after: FromQuery[str] = "") -> dict[str, int]:
        """At how many tables it is the turn of whoever is asking, and at how many others than this one."""
        waiting = await waiting_for(house, visitor_of(request))
        return {"waiting": len(waiting), "others": len([table for table in waiting if table != after])}

    @look("/lobby/stream")
    async def stream(self, request: Visitor, house: Given[House], watching: Given[Watching]) -> Stream:
        """Open tables and one's own, again whenever they change."""
        guest, language = visitor_of(request), language_of(request)

        async def show() -> Iterator[str]:
            changing = await lists(house, guest.id if guest else None, language)
            return chunks("lobby-live.html", language, guest, **changing)

        return open_stream(request, watching, lobby_events(house, watching, guest.id if guest else None, show))


async def waiting_for(house: House, guest: Guest | None) -> list[str]:
    """The tables at which it is a guest's turn, whoever has least time first."""
    if guest is None:
        return []
    own = await house.store.read(lambda connection: lobby.own_tables(connection, guest.id))
    return [table.id for table in own if table.waits]


async def lists(house: House, guest: str | None, language: str) -> dict[str, Any]:
    """What changes in the lobby, as one guest sees it."""
    now = house.upkeep.now()

    def read(connection: Any) -> dict[str, Any]:
        listed = lobby.open_tables(connection, guest)[:MOST_SHOWN]
        found: dict[str, Any] = {
            "open_tables": listed,
            "playing": {key: many for key, many in lobby.being_played(connection).items() if has_board(shelf()[key])},
            "most_own": MOST_OWN,
            "pace_of": partial(pace_label, language),
            "left_of": lambda due: duration(language, roughly(due - now.up)),
        }
        if guest is None:
            return {**found, "own_tables": [], "invitations": [], "followed": []}
        own = lobby.own_tables(connection, guest)
        followed = lobby.followed_tables(connection, guest)
        found["open_tables"] = [table for table in listed if table.id not in {each.id for each in followed}]
        return {**found, "own_tables": own, "invitations": waiting(connection, guest), "followed": followed}

    return await house.store.read(read)


async def lobby_events(house: House, watching: Watching, guest: str | None, show: Show) -> AsyncGenerator[Event, None]:
    """What the lobby shows a guest: whole at first, then what has changed."""
    called = asyncio.Event()

    def hear(news: News) -> None:
        if news.kind == "reconnected" or (news.kind == "table" and (news.listed or guest in news.guests)):
            called.set()

    shown: Text | None = None
    with house.bus.listening(hear):
        while not watching.closing.is_set():
            called.clear()
            showing = asyncio.ensure_future(show())
            while not await _done(showing):  # the database does not answer
                yield STILL_HERE
            with contextlib.suppress(Refused):  # the database is away: what is shown stays until it is back
                text = showing.result()
                before, shown = shown, Text(text) if shown is None else shown.then(text)
                if before is None:
                    yield shown.whole
                elif before is not shown:
                    yield change(before, shown)
            if not await _waits(called, watching):
                yield STILL_HERE
            await asyncio.sleep(QUIET_SECONDS)


async def _done(showing: "asyncio.Future[Iterator[str]]") -> bool:
    """Whether that is done within a while; if nobody waits any more, it need not be."""
    try:
        done, _ = await asyncio.wait([showing], timeout=HEARTBEAT_SECONDS)
    except asyncio.CancelledError:
        showing.cancel()
        raise
    return bool(done)


async def _waits(called: asyncio.Event, watching: Watching) -> bool:
    """Until something has changed or the house closes, or for a while; whether anything has."""
    calls = [asyncio.ensure_future(called.wait()), asyncio.ensure_future(watching.closing.wait())]
    try:
        done, _ = await asyncio.wait(calls, timeout=HEARTBEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for call in calls:
            call.cancel()
    return bool(done)
