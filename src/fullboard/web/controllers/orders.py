"""Orders in advance: a guest's own at a table, for nobody else's eyes."""

from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.house import ahead
from fullboard.house.errors import BadRequest
from fullboard.house.house import House
from fullboard.house.orders import UNTIL, OrderedLine, StandingOrder, Until
from fullboard.house.people import Guest
from fullboard.web.auth import Visitor, language_of, needs_name
from fullboard.web.orders import address, line_context, orders_context, standing_context
from fullboard.web.pages import Tick, done, draw, is_live, look
from fullboard.words import words_for


class PlyForm(Struct):
    """One more move of a line: `move` of one's own, or `ply`, a seat and its move."""

    line: str = ""
    move: str = ""
    ply: str = ""
    seat: int | None = None


class OrderForm(Struct):
    """An order: a line of moves, or a phase and a move of one word with what ends it."""

    line: str = ""
    exact: Tick = ""
    answer: str = ""  # phase, colon, move
    until: str = "once"
    told: str = ""
    step: int | None = None
    seat: int | None = None
    key: str | None = None


PlyData = URLEncodedBody[PlyForm]
OrderData = URLEncodedBody[OrderForm]


class OrdersController(Controller):
    """What a guest wants played while they are away."""

    path = "/tables/{table_id:str}/orders"
    guards = [needs_name]
    include_in_schema = False

    @look("/")
    async def show(
        self,
        request: Visitor,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
    ) -> Response[str]:
        """What was ordered: a fragment for a live page; for others a page, with what can be ordered."""
        table = await house.tables.find(table_id)
        own = table.own_seat(guest.id, seat)
        words = words_for(table.game.folder, language_of(request), table.called)
        orders = [order for order in await house.orders.of(table.id, guest.id) if order.seat == own]
        context = orders_context(table, orders, words, own)
        if is_live(request):
            return draw(request, "orders-list.html", **context)
        table.running()
        offered = await house.orders.thinking(guest.id, lambda: standing_context(table, own, words))
        return draw(request, "orders.html", step=table.running().step, **context, **offered)

    @post("/")
    async def give(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: OrderData
    ) -> Response[Any]:
        """Give an order."""
        phase, _, move = data.answer.rpartition(":")
        given = (
            OrderedLine(line=data.line, exact=data.exact == "yes")
            if data.line
            else StandingOrder(move=move[:200], phase=phase or None, until=_until(data.until), told=data.told)
        )
        order = await house.orders.give(table_id, guest.id, given, step=data.step, seat=data.seat, key=data.key or None)
        return done(request, f"/tables/{order.table}/orders?seat={order.seat}")

    @post("/{order:str}/withdraw")
    async def withdraw(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str], order: FromPath[str]
    ) -> Response[Any]:
        """Take an order back, or the word about what became of it away."""
        table = await house.tables.find(table_id)
        await house.orders.withdraw(table.id, guest.id, order)
        return done(request, f"/tables/{table.id}")

    @look("/line")
    async def choose(
        self,
        request: Visitor,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        line: FromQuery[str] = "",
        seat: FromQuery[int | None] = None,
    ) -> Response[str]:
        """A board to choose a line on: a copy that knows what this seat may know."""
        table = await house.tables.find(table_id)
        own = table.own_seat(guest.id, seat)
        language = language_of(request)
        context = await house.orders.thinking(guest.id, lambda: line_context(table, own, line, guest, language))
        return draw(request, "order-line.html", **context)

    @post("/line")
    async def add(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: PlyData) -> Redirect:
        """One more move of the line; where it cannot be made, the next page would have said so."""
        table = await house.tables.find(table_id)
        own = table.own_seat(guest.id, data.seat)
        ply = data.ply[:200] or f"{own} {data.move[:200]}"
        line = ahead.BETWEEN.join([*([data.line] if data.line else []), ply])
        plies = ahead.read_plies(line)
        await house.orders.thinking(guest.id, lambda: ahead.copies(table.running(), own, plies, enough=1))
        return Redirect(address(table, line, own), status_code=303)


def _until(text: str) -> Until:
    for each in UNTIL:
        if each == text:
            return each
    raise BadRequest("order-until-what")
