"""Orders in advance: what a seat wants played for it while its guest is away.

Two kinds: a *line* ("if it comes to me like this, I play that"), chosen by playing it out on a copy that knows only
what the seat may know; and a *standing* order ("pass until …"). Whether one holds is decided by what its owner is told
and shown and by nothing else. They are kept beside their table, never raise its
revision, and are nobody else's business.
"""

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, and_, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from fullboard.core.match import Match
from fullboard.house.ahead import Expected, expect, moments, read_plies, seen, settled_line
from fullboard.house.errors import BadRequest, NotThere, Refused, TooMuch
from fullboard.house.play import moved
from fullboard.house.store import Store, schema
from fullboard.house.table import Table
from fullboard.house.tables import Tables, key_of

MOST_WAITING = 20  # of one seat
MOST_KEPT = 40  # with those that are over, of which the oldest make room
LEAST_DELAY, MOST_DELAY = 2.0, 8.0  # seconds from somebody's move to one that is made by order
Until = Literal["once", "round", "told", "end"]
UNTIL: tuple[Until, ...] = ("once", "round", "told", "end")
LONGEST_WORD = 64

known = schema.orders.c
T = TypeVar("T")


class OrderedLine(msgspec.Struct, kw_only=True, tag="line"):
    """Moves of everybody from now on; those of the seat itself are made if those of the others come."""

    line: str
    exact: bool = False  # whether the table must look exactly as on the copy, luck and all
    expected: list[Expected] = []


class StandingOrder(msgspec.Struct, kw_only=True, tag="standing"):
    """A move that is made whenever it can be, in one phase or in all, until something happens."""

    move: str
    phase: str | None = None
    until: Until = "once"
    told: str = ""  # the key of the sentence that ends it
    round: Any = None  # that it was given in


Given = OrderedLine | StandingOrder


@dataclass(frozen=True)
class Order:
    """An order as it is kept: waiting, done, or dropped for a reason."""

    id: str
    table: str
    seat: int
    base: int  # the line it was given after
    given: Given
    state: str
    reason: str
    at: float


@dataclass(frozen=True)
class Verdict:
    """What becomes of an order now: it waits, is `done`, is `dropped` for a reason, or its move is to be made."""

    what: Literal["waits", "play", "done", "dropped"]
    move: str = ""
    reason: str = ""


WAITS, DONE = Verdict("waits"), Verdict("done")


def judge(order: Order, match: Match) -> Verdict:
    """Whether an order holds, by what its owner was told and is shown."""
    own = [line.number for line in match.lines() if line.seat == order.seat and line.number > order.base]
    if any(line.undone in own for line in match.lines()):
        return Verdict("dropped", reason="taken-back")
    if isinstance(order.given, OrderedLine):
        return _judge_line(order.given, order, match)
    return _judge_standing(order.given, order, match)


def _judge_line(given: OrderedLine, order: Order, match: Match) -> Verdict:
    past = moments(match, order.seat, order.base)
    if past is None:
        return Verdict("dropped", reason="came-otherwise")
    whole = [moment for moment in past if moment.whole]
    for moment, expected in zip(whole, given.expected, strict=False):
        if moment.own != expected.own:
            return Verdict("dropped", reason="played-otherwise")
        if expected.whole and not expected.comes_true(moment):
            return Verdict("dropped", reason="came-otherwise")
    if len(whole) >= len(given.expected):
        return DONE
    expected = given.expected[len(whole)]
    made = past[-1].own if past and not past[-1].whole else []
    if made != expected.own[: len(made)]:
        return Verdict("dropped", reason="played-otherwise")
    last = len(whole) == len(given.expected) - 1
    if last and len(made) == len(expected.own):
        return DONE
    if order.seat not in match.actors:
        return WAITS
    if len(made) == len(expected.own):
        return Verdict("dropped", reason="came-otherwise")
    move = expected.own[len(made)]
    view = expected.views[len(made) - len(expected.own)]
    if given.exact and seen(match.view(order.seat)) != view:
        return Verdict("dropped", reason="looks-otherwise")
    return _if_legal(match, order.seat, move, Verdict("dropped", reason="not-legal"))


def _judge_standing(given: StandingOrder, order: Order, match: Match) -> Verdict:
    since = [line for line in match.standing() if line.number > order.base]
    view = match.view(order.seat)
    if given.until == "once" and any(line.seat == order.seat and line.move == given.move for line in since):
        return DONE
    if given.until == "round" and view.get("round") != given.round:
        return DONE
    if given.until == "told" and any(told["key"] == given.told for told in match.story(order.seat, order.base + 1)):
        return DONE
    if order.seat not in match.actors or given.phase not in (None, view.get("phase")):
        return WAITS
    return _if_legal(match, order.seat, given.move, WAITS)


def _if_legal(match: Match, seat: int, move: str, otherwise: Verdict) -> Verdict:
    legal = move in map(match.notation, match.legal(seat))
    return Verdict("play", move) if legal else otherwise


def delay(secret: bytes, seat: int, revision: int) -> float:
    """For how long a move that was ordered waits at a table, so that nobody can tell it from one made by hand."""
    drawn = hmac.digest(secret, f"order {seat} {revision}".encode(), "sha256")
    return LEAST_DELAY + (MOST_DELAY - LEAST_DELAY) * int.from_bytes(drawn[:4], "big") / 2**32


class Orders:
    """Takes orders, and carries them out."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._thinking: set[str] = set()  # guests for whom something is being worked out

    # Giving them

    async def give(
        self,
        table_id: str,
        guest: str,
        given: Given,
        *,
        step: int | None = None,
        seat: int | None = None,
        key: str | None = None,
    ) -> Order:
        """Take an order for a seat of this guest; one that was chosen at another step than this is refused."""
        table = await self.tables.find(table_id)
        own, match = table.at_hand(guest, seat, step)
        whole = await self.thinking(guest, lambda: _complete(given, match, own))
        base = settled_line(match) if isinstance(given, OrderedLine) else len(match.lines()) - 1
        order = Order(secrets.token_hex(8), table.id, own, base, whole, "waiting", "", time.time())
        return await self._keep(order, guest, key_of(guest, key))

    async def thinking(self, guest: str, think: Callable[[], T]) -> T:
        """Something that takes a while to work out, beside everything else; one at a time for each guest."""
        if guest in self._thinking:
            raise TooMuch("order-one-at-a-time")
        self._thinking.add(guest)
        try:
            return await asyncio.to_thread(think)
        finally:
            self._thinking.discard(guest)

    async def _keep(self, order: Order, guest: str, key: str | None) -> Order:
        row = {
            "id": order.id,
            "table": order.table,
            "seat": order.seat,
            "guest": guest,
            "base": order.base,
            "given": msgspec.to_builtins(order.given),
            "state": order.state,
            "reason": order.reason,
            "at": order.at,
            "key": key,
        }
        theirs = and_(known.table == order.table, known.guest == guest, known.seat == order.seat)

        def write(connection: Connection) -> None:
            connection.execute(schema.orders.insert().values(row))
            if (connection.scalar(select(func.count()).where(theirs, known.state == "waiting")) or 0) > MOST_WAITING:
                raise TooMuch("too-many-orders", most=MOST_WAITING)
            over = select(known.id).where(theirs, known.state != "waiting").order_by(known.at.desc())
            old = list(connection.scalars(over.offset(MOST_KEPT - MOST_WAITING)))
            connection.execute(delete(schema.orders).where(known.id.in_(old)))

        try:
            await self.store.write(write)
        except IntegrityError:
            found = await self._under(order.table, guest, key) if key is not None else None
            if found is None:
                raise
            return found
        return order

    async def _under(self, table: str, guest: str, key: str) -> Order | None:
        wanted = select(schema.orders).where(known.table == table, known.guest == guest, known.key == key)
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else _read(row)

    # Looking at them, and thinking better of them

    async def of(self, table: str, guest: str) -> list[Order]:
        """What a guest has ordered at a table, the oldest first; what became of it stays until they take it away."""
        wanted = select(schema.orders).where(known.table == table, known.guest == guest).order_by(known.at, known.id)
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [_read(row) for row in rows]

    async def withdraw(self, table: str, guest: str, order: str) -> None:
        """Take an order back, or its last word away."""
        own = and_(known.id == order[:16], known.table == table, known.guest == guest)
        gone = await self.store.write(lambda connection: connection.execute(delete(schema.orders).where(own)).rowcount)
        if not gone:
            raise NotThere("unknown-order")

    # Carrying them out

    async def waiting(self, table: str, seat: int) -> list[Order]:
        """The orders of a seat that nothing has become of yet, lines before standing ones."""
        wanted = select(schema.orders).where(known.table == table, known.seat == seat, known.state == "waiting")
        rows = await self.store.read(lambda connection: connection.execute(wanted.order_by(known.at)).all())
        return sorted(map(_read, rows), key=lambda order: not isinstance(order.given, OrderedLine))

    async def carry_out(self, table_id: str, seat: int) -> Table | None:
        """Make the move that the first order which holds asks for; of the others, note what has become of them."""
        orders = await self.waiting(table_id, seat)
        chosen: Order | None = None
        verdicts: dict[str, Verdict] = {}

        def decide(table: Table) -> Table:
            nonlocal chosen
            chosen = None
            verdicts.clear()
            if table.match is None or table.status != "running":
                return table
            for order in orders:
                verdict = Verdict("dropped", reason="seat-with-bot")
                if not table.seats[seat].by_bot:
                    verdict = judge(order, table.match)
                verdicts[order.id] = verdict
                if verdict.what == "play" and chosen is None:
                    chosen = order
            return table if chosen is None else moved(table, seat, verdicts[chosen.id].move)

        def note(connection: Connection, after: Table) -> None:
            if chosen is not None and connection.execute(_looked(chosen.id, after.revision)).rowcount != 1:
                raise Refused("unknown-order")  # its owner has thought better of it meanwhile
            for order in orders:
                verdict = verdicts.get(order.id, WAITS)
                if order is chosen and after.match is not None:
                    verdict = judge(order, after.match)
                if verdict.what in ("done", "dropped"):
                    connection.execute(_settled(order.id, verdict))
                elif order is not chosen:
                    connection.execute(_looked(order.id, after.revision))

        table = await self.tables.change(table_id, decide, beside=note)
        if chosen is None:
            await self.store.write(lambda connection: note(connection, table))
            return None
        return table


def _looked(order: str, revision: int) -> Any:
    return update(schema.orders).where(known.id == order, known.state == "waiting").values(looked=revision)


def _settled(order: str, verdict: Verdict) -> Any:
    values = {"state": verdict.what, "reason": verdict.reason, "at": time.time()}
    return update(schema.orders).where(known.id == order, known.state == "waiting").values(values)


def _complete(given: Given, match: Match, seat: int) -> Given:
    """The order with all it takes to judge it; BadRequest or Refused if it can be none."""
    if isinstance(given, OrderedLine):
        plies = read_plies(given.line)
        if not plies or plies[-1][0] != seat:
            raise BadRequest("order-ends-elsewhere")
        return OrderedLine(line=given.line, exact=given.exact, expected=expect(match, seat, plies))
    match.parse(given.move)
    if given.until == "told" and not 0 < len(given.told) <= LONGEST_WORD:
        raise BadRequest("order-until-what")
    if given.phase is not None and len(given.phase) > LONGEST_WORD:
        raise BadRequest("bad-phase")
    now = match.view(seat).get("round")
    if given.until == "round" and now is None:
        raise BadRequest("order-no-rounds")
    told = given.told if given.until == "told" else ""
    return StandingOrder(move=given.move, phase=given.phase, until=given.until, told=told, round=now)


def _read(row: Any) -> Order:
    given: Given = msgspec.convert(row.given, Given)
    return Order(row.id, row.table, row.seat, row.base, given, row.state, row.reason, row.at)
