"""The lobby: the shelf of games, and the open tables and one's own, which are kept up to date."""

import asyncio
import contextlib
from typing import Any

from litestar import Request, Response, get
from markupsafe import Markup

from fullboard.core.shelf import shelf
from fullboard.house.guests import Guest
from fullboard.house.house import House
from fullboard.house.records import last_matches
from fullboard.web import render
from fullboard.web.pages import draw
from fullboard.web.streams import HEARTBEAT_SECONDS, Live, Tell, counted, event
from fullboard.web.tables import house_of
from fullboard.web.visitor import find_guest, language_of

MOST_SHOWN = 50
QUIET_SECONDS = 0.4  # several changes at once are told once

_drawn: dict[str, tuple[House, int, Markup]] = {}  # the open tables, drawn once for all who read that language


def open_tables(house: House, language: str) -> Markup:
    """The list of open tables, the same for everybody."""
    known = _drawn.get(language)
    if known is None or known[0] is not house or known[1] != house.lobby.edition:
        edition = house.lobby.edition
        drawn = Markup(render.page("open-tables.html", language, None, tables=house.open_tables()[:MOST_SHOWN]))
        known = _drawn[language] = (house, edition, drawn)
    return known[2]


def context(house: House, guest: Guest | None, language: str) -> dict[str, Any]:
    """What changes in the lobby, as one guest sees it."""
    return {
        "open_tables": open_tables(house, language),
        "own_tables": house.tables_of(guest.id) if guest else [],
        "waits_for": lambda table: guest is not None and house.waits_for(table, guest.id),
    }


@get("/")
async def lobby(request: Request[Any, Any, Any]) -> Response[str]:
    """The shelf of games, open tables, and one's own."""
    guest = await find_guest(request)
    house = house_of(request)
    changing = context(house, guest, language_of(request))
    promise = house.promises.make(guest.id) if guest else ""
    finished = await house.store.run(lambda connection: last_matches(connection, guest.id)) if guest else []
    games = list(shelf().values())
    return await draw(request, "lobby.html", games=games, promise=promise, finished=finished, **changing)


@get("/lobby/stream")
async def stream(request: Request[Any, Any, Any]) -> Live:
    """Open tables and one's own, again whenever they change."""
    guest = await find_guest(request)
    house, language = house_of(request), language_of(request)
    closing: asyncio.Event = request.app.state.closing

    def show() -> bytes:
        return render.page("lobby-live.html", language, guest, **context(house, guest, language)).encode()

    async def talk(tell: Tell, gone: asyncio.Task[None]) -> None:
        onlooker = house.lobby.enter(guest.id if guest else None)
        gone.add_done_callback(lambda _: onlooker.changed.set())
        try:
            while not (gone.done() or closing.is_set()):
                onlooker.changed.clear()
                await tell(event(show()))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT_SECONDS):
                        await onlooker.changed.wait()
                if not gone.done() and not closing.is_set():
                    await asyncio.sleep(QUIET_SECONDS)
        finally:
            house.lobby.leave(onlooker)

    return counted(request, guest.id if guest else None, talk)


HANDLERS = [lobby, stream]
