"""Orders in advance, carried out: which seats are to move and have one is read off the tables every time."""

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import exists, func, literal, select

from fullboard.house.errors import NotThere, Refused
from fullboard.house.orders import delay
from fullboard.house.store import schema
from fullboard.house.work.lanes import Look, Place, Work
from fullboard.house.work.leases import Lease, Leases
from fullboard.house.work.turns import PEOPLE, playable, versions

if TYPE_CHECKING:
    from fullboard.house.house import House

PREFIX = "order:"
AT_ONCE = 4  # seats that are moved for side by side
MOST_FOUND = 500  # seats with orders at tables that have just changed: most of them wait for their moment

tables, orders = schema.tables.c, schema.orders.c


class Errands:
    """Finds the seats that an order may move for, and moves for them; no figure tells of it, for all may read those."""

    def __init__(self, house: "House", leases: Leases) -> None:
        self.house = house
        self.leases = leases
        self.games = versions()

    async def offer(self, look: Look) -> list[Work]:
        """Seats that are to move and have orders nobody has judged since the table last changed, when it is time."""
        subject = literal(PREFIX) + orders.table + ":" + orders.seat.cast(orders.table.type)
        taken = exists().where(schema.leases.c.subject == subject, self.leases.held(tables.revision))
        table = (orders.table, orders.seat, tables.revision, tables.touched, tables.secret)
        wanted = (
            select(*table, func.max(orders.at).label("given"))
            .join_from(schema.orders, schema.tables, tables.id == orders.table)
            .where(schema.WAITING, tables.status == "running", orders.looked < tables.revision)
            .where(tables.actors.bitwise_and(literal(1).bitwise_lshift(orders.seat)) != 0)
            .where(playable(tables, self.games), ~taken)
            .group_by(*table)
            .order_by(tables.touched)
            .limit(MOST_FOUND)
        )
        rows = await self.house.store.read(lambda connection: connection.execute(wanted).all())
        return [self._work(row) for row in rows if self._is_time(row)]

    def _is_time(self, row: Any) -> bool:
        since: float = max(row.touched, row.given)
        return abs(time.time() - since) >= delay(row.secret, row.seat, row.revision)  # also if the clock was put back

    def _work(self, row: Any) -> Work:
        do = partial(self.do, row.table, row.seat)
        return Work(f"{PREFIX}{row.table}:{row.seat}", row.revision, PEOPLE, row.touched, do)

    async def do(self, table_id: str, seat: int, lease: Lease, place: Place) -> None:
        """Do what is ordered for a seat, if anything still is."""
        try:
            after = await self.house.orders.carry_out(table_id, seat)
        except NotThere:  # the table was removed
            after = None
        except Refused as error:
            if error.code != "unknown-order":
                raise
            after = None  # taken back at the last moment: whoever looks will see whether there are others
        if after is not None:
            self.house.presence.look(table_id, after.seats[seat].guest)  # as whoever makes a move is seen
        await self.leases.let_go(lease)
