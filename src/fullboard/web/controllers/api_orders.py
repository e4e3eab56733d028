"""Orders in advance by the JSON API."""

from typing import Any

from litestar import Controller, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, JSONBody

from fullboard.house.ahead import possible, read_plies, shown_copy
from fullboard.house.house import House
from fullboard.house.orders import Order, OrderedLine, StandingOrder
from fullboard.house.people import Guest
from fullboard.web.auth import needs_token
from fullboard.web.controllers.api_parameters import Key, OwnSeat
from fullboard.web.openapi import Ahead, Exactly, NewOrder, ShownOrder, for_guests


class OrdersApiController(Controller):
    """Orders in advance, for those who have a token: one's own, and what they can be made of."""

    path = "/tables/{table_id:str}/orders"
    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/", responses=for_guests(404))
    async def list(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> list[ShownOrder]:
        """What one has ordered at a table, and what has become of it."""
        table = await house.tables.find(table_id)
        return [ordered(order) for order in await house.orders.of(table.id, guest.id)]

    @post("/", dto=Exactly[NewOrder], return_dto=None, status_code=201, responses=for_guests(403, 404, 409, 413))
    async def give(
        self,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        data: JSONBody[NewOrder],
        key: Key = None,
    ) -> ShownOrder:
        """Order something in advance: a line of moves, or a move that is made whenever it can be."""
        given: OrderedLine | StandingOrder = OrderedLine(line=data.line, exact=data.exact)
        if not data.line:
            given = StandingOrder(move=data.move, phase=data.phase, until=data.until, told=data.told)
        return ordered(await house.orders.give(table_id, guest.id, given, step=data.step, seat=data.seat, key=key))

    @get("/ahead", responses=for_guests(403, 404, 409))
    async def ahead(
        self,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        line: FromQuery[str] = "",
        seat: OwnSeat = None,
    ) -> Ahead:
        """What one might see after a line of moves, and what everybody might do then, as far as one can know."""
        table = await house.tables.find(table_id)
        own, match = table.own_seat(guest.id, seat), table.running()
        plies = read_plies(line)

        def think() -> Ahead:
            return Ahead(
                view=shown_copy(match, own, plies).view(own),
                moves={str(mover): moves for mover, moves in possible(match, own, plies).items()},
            )

        return await house.orders.thinking(guest.id, think)

    @post("/{order:str}/withdraw", status_code=204, responses=for_guests(403, 404))
    async def withdraw(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], order: FromPath[str]
    ) -> None:
        """Take an order back, or strike one that is over off the list."""
        await house.orders.withdraw((await house.tables.find(table_id)).id, guest.id, order)


def ordered(order: Order) -> ShownOrder:
    """An order as its owner is shown it."""
    given = order.given
    what: dict[str, Any] = {"line": given.line, "exact": given.exact} if isinstance(given, OrderedLine) else {}
    if isinstance(given, StandingOrder):
        what = {"move": given.move, "phase": given.phase, "until": given.until, "told": given.told}
    return ShownOrder(id=order.id, seat=order.seat, state=order.state, reason=order.reason, at=order.at, **what)
