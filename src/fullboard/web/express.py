"""The express lane: a move by the JSON API is the request made most, and goes to its table without the formalities.

Only what is in order in every respect goes this way. Anything else, down to a move that is not legal, is handed to the
front desk as it came and answered there, so that there is one place where people are refused.
"""

import re
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from fullboard.house.house import House
from fullboard.web.api import Move, shown
from fullboard.web.config import Config
from fullboard.web.floods import Floods
from fullboard.web.headers import HEADERS

MOVE = re.compile("/api/v1/tables/([0-9a-f]+)/move")
MOST_MESSAGES = 4  # that the body of a move may come in
read_move = msgspec.json.Decoder(Move).decode


class Express:
    """In front of the front desk."""

    def __init__(self, desk: Litestar) -> None:
        config: Config = desk.state.config
        self.desk = desk
        self._floods: Floods = desk.state.floods
        self._hosts = frozenset(host.encode() for host in config.hosts())
        self._headers = [(b"content-type", b"application/json")]
        self._headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Play the move, or let the front desk see to it."""
        path = MOVE.fullmatch(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if path is None:
            await self.desk(scope, receive, send)
            return
        messages: list[Any] = [await receive()]
        while messages[-1].get("more_body") and len(messages) < MOST_MESSAGES:
            messages.append(await receive())
        answer = await self._play(scope, path[1], messages)
        if answer is None:
            await self.desk(scope, _again(messages, receive), send)
            return
        headers = [*self._headers, (b"content-length", b"%d" % len(answer))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    async def _play(self, scope: Any, table_id: str, messages: list[Any]) -> bytes | None:
        """What the table shows after the move; None if anything is unusual, and then nothing has been done."""
        house: House = self.desk.state.house
        headers = dict(scope["headers"])
        kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
        guest = house.porter.familiar_with(token) if kind == "Bearer" else None
        table = house.tables.get(table_id)
        if (
            guest is None
            or table is None
            or len(headers) != len(scope["headers"])
            or scope["method"] != "POST"
            or headers.get(b"host") not in self._hosts
            or headers.get(b"content-type") != b"application/json"
            or messages[-1]["type"] != "http.request"
            or messages[-1].get("more_body")
            or self._floods.full(scope)
        ):
            return None
        self._floods.count(scope)
        try:
            data = read_move(b"".join(message.get("body", b"") for message in messages))
            await house.play(table, guest.id, data.move, data.step)
        except Exception:  # whatever it is, the front desk will find it too
            self._floods.forgive(scope)
            return None
        return shown(table, guest)


def _again(messages: list[Any], receive: Receive) -> Receive:
    """The same request, from its beginning."""
    waiting = messages[::-1]

    async def from_the_beginning() -> Any:
        return waiting.pop() if waiting else await receive()

    return from_the_beginning
