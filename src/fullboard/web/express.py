"""The express lane: a move is the request made most, and goes to its table without the formalities.

Only what is in order in every respect goes this way, by the JSON API or from a page that is live. Anything else, down
to a move that is not legal, is handed to the front desk as it came and answered there, so that there is one place
where people are refused.
"""

import re
from secrets import compare_digest
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash
from litestar.types import Receive, Scope, Send

from fullboard.house.guests import Cookies, Guest
from fullboard.house.house import House
from fullboard.web.api import MINIMAL, Move, shown
from fullboard.web.floods import Floods
from fullboard.web.headers import BRIEF
from fullboard.web.heads import head
from fullboard.web.hosts import Hosts
from fullboard.web.visitor import COOKIE, CSRF

MOVE = re.compile("(/api/v1)?/tables/([0-9a-f]+)/move")
MOST_MESSAGES = 4  # that the body of a move may come in
MOST_FIELDS = 8
LONGEST_MOVE = 200
JSON = b"application/json"
PREFERENCE = MINIMAL.encode()
FORMS = (b"application/x-www-form-urlencoded", b"application/x-www-form-urlencoded;charset=UTF-8")
read_move = msgspec.json.Decoder(Move).decode


class Unusual(Exception):
    """Something for the front desk."""


class Express:
    """In front of the front desk."""

    def __init__(self, desk: Litestar) -> None:
        self.desk = desk
        self._floods: Floods = desk.state.floods
        self._form_key: str = desk.state.form_key
        self._hosts: Hosts = desk.state.hosts
        self._headers = [(name.encode(), value.encode()) for name, value in BRIEF.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Play the move, or let the front desk see to it."""
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await head(self.desk, scope, receive, send)
            return
        path = MOVE.fullmatch(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if path is None:
            await self.desk(scope, receive, send)
            return
        messages: list[Any] = [await receive()]
        while messages[-1].get("more_body") and len(messages) < MOST_MESSAGES:
            messages.append(await receive())
        try:
            answer = await self._play(scope, path[1] is not None, path[2], messages)
        except Unusual:
            await self.desk(scope, _again(messages, receive), send)
            return
        headers = self._headers
        if answer:
            headers = [(b"content-type", JSON), *headers, (b"content-length", b"%d" % len(answer))]
        elif path[1] is not None:
            headers = [*headers, (b"preference-applied", PREFERENCE)]
        await send({"type": "http.response.start", "status": 200 if answer else 204, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    async def _play(self, scope: Any, by_api: bool, table_id: str, messages: list[Any]) -> bytes:
        """What the table shows after the move, if that is wanted; Unusual if it is, and then nothing has been done."""
        house: House = self.desk.state.house
        headers = dict(scope["headers"])
        table = house.tables.get(table_id)
        if (
            table is None
            or len(headers) != len(scope["headers"])
            or scope["method"] != "POST"
            or not self._hosts.know(headers.get(b"host"), scope)
            or not self._hosts.trust(headers, scope)
            or headers.get(b"content-type") not in ((JSON,) if by_api else FORMS)
            or messages[-1]["type"] != "http.request"
            or messages[-1].get("more_body")
            or self._floods.full(scope)
        ):
            raise Unusual
        body = b"".join(message.get("body", b"") for message in messages)
        self._floods.count(scope)
        try:
            guest, move = self._by_token(headers, body) if by_api else self._by_form(headers, body)
            await house.play(table, guest.id, move.move, move.step)
        except Exception as error:  # whatever it is, the front desk will find it too
            self._floods.forgive(scope)
            raise Unusual from error
        wanted = by_api and headers.get(b"prefer") != PREFERENCE
        return shown(table, guest) if wanted else b""

    def _by_token(self, headers: dict[bytes, bytes], body: bytes) -> tuple[Guest, Move]:
        """Who asks by the API, and for what."""
        house: House = self.desk.state.house
        kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
        guest = house.porter.familiar_with(token) if kind == "Bearer" else None
        if guest is None:
            raise Unusual
        return guest, read_move(body)

    def _by_form(self, headers: dict[bytes, bytes], body: bytes) -> tuple[Guest, Move]:
        """Who sends the form of a live page, and for what."""
        house: House = self.desk.state.house
        cookies: Cookies = self.desk.state.cookies
        if headers.get(b"hx-request") != b"true" or b"x-csrftoken" in headers:  # without script one wants a page
            raise Unusual
        own = _once_each([tuple(each.strip().split("=", 1)) for each in headers[b"cookie"].decode("ascii").split(";")])
        form = _once_each(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
        known = cookies.read(own[COOKIE])
        guest = house.porter.familiar(known) if known is not None else None
        if guest is None or not self._is_ours(form["_csrf_token"], own[CSRF]):
            raise Unusual
        return guest, Move(form["move"][:LONGEST_MOVE], _step(form["step"]))

    def _is_ours(self, token: str, cookie: str) -> bool:
        """Whether a form comes from a page of ours, shown to the browser that has this cookie."""
        secret, signature = cookie[:CSRF_SECRET_LENGTH], cookie[CSRF_SECRET_LENGTH:]
        signed = compare_digest(signature, generate_csrf_hash(token=secret, secret=self._form_key))
        return signed and compare_digest(token, cookie)


def _once_each(pairs: list[Any]) -> dict[str, str]:
    named = dict(pairs)
    if len(named) != len(pairs):
        raise Unusual
    return named


def _step(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Unusual
    return int(text)


def _again(messages: list[Any], receive: Receive) -> Receive:
    """The same request, from its beginning."""
    waiting = messages[::-1]

    async def from_the_beginning() -> Any:
        return waiting.pop() if waiting else await receive()

    return from_the_beginning
