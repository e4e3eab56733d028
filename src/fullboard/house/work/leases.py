"""Leases: who is at work on what, until when by the database's clock. Whoever dies lets go of their work by that."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, case, delete, literal, or_, update
from sqlalchemy.dialects import postgresql, sqlite

from fullboard.house.store import Store, schema

LEASE_SECONDS = 3.0  # extended while the work goes on; so long nobody notices that its worker has died
EXTEND_SECONDS = 1.0
ASIDE_SECONDS = 60.0  # for which work that cannot be done is left alone
LONGEST_SECONDS = 1200.0  # that any is taken for: what lasts longer was written by a clock that has been put back since
NOBODY = ""  # holds what was put aside

known = schema.leases.c


@dataclass(frozen=True)
class Lease:
    """Work that was taken up: for the `tries`-th time, if nothing has changed about it since the first."""

    subject: str
    revision: int
    holder: str
    tries: int = 1


class Leases:
    """Takes up work for one holder."""

    def __init__(self, store: Store, holder: str) -> None:
        self.store = store
        self.holder = holder
        self.seconds = LEASE_SECONDS

    async def take(self, subject: str, revision: int) -> Lease | None:
        """Take up some work; None if somebody else is at it.

        Another revision alone does not make it free: at a secret choice the table changes while a bot thinks about the
        same turn. Only what was put aside is taken up again as soon as something has changed.
        """
        dialect = sqlite if self.store.alone else postgresql
        mine = {"revision": revision, "holder": self.holder, "until": self.store.clock + self.seconds}
        statement = (
            dialect.insert(schema.leases)
            .values(subject=subject, tries=1, **mine)
            .on_conflict_do_update(
                index_elements=["subject"],
                set_={**mine, "tries": case((known.revision == revision, known.tries + 1), else_=1)},
                where=~self.held(literal(revision)),
            )
            .returning(known.tries)
        )

        def write(connection: Connection) -> int | None:
            self._lightly(connection)
            granted: int | None = connection.scalar(statement)
            return granted

        tries = await self.store.write(write)
        return None if tries is None else Lease(subject, revision, self.holder, tries)

    def held(self, revision: ColumnElement[int]) -> ColumnElement[bool]:
        """Whether a lease stands in the way of taking up that revision of its subject."""
        return and_(lasts(self.store.clock), or_(known.holder != NOBODY, known.revision == revision))

    async def extend(self, lease: Lease) -> bool:
        """Go on with it; whether it was still ours."""
        return await self._change(lease, until=self.store.clock + self.seconds)

    async def give_back(self, lease: Lease) -> None:
        """Let somebody else do it, as if it had not been tried."""
        await self._change(lease, until=0.0, tries=known.tries - 1)

    async def let_go(self, lease: Lease) -> None:
        """Let somebody else try."""
        await self._change(lease, until=0.0)

    async def put_aside(self, lease: Lease, seconds: float = ASIDE_SECONDS) -> None:
        """Leave it alone for a while, unless something changes about it."""
        await self._change(lease, holder=NOBODY, until=self.store.clock + seconds)

    async def _change(self, lease: Lease, **values: object) -> bool:
        statement = update(schema.leases).where(_own(lease)).values(values)

        def write(connection: Connection) -> bool:
            self._lightly(connection)
            return connection.execute(statement).rowcount == 1

        return await self.store.write(write)

    async def give_all_back(self) -> None:
        """Let others do whatever this holder had taken up. Where nobody else can work, that is everybody's."""
        own = known.until > self.store.clock if self.store.alone else known.holder == self.holder
        values = {"until": 0.0, "tries": known.tries - 1}
        statement = update(schema.leases).where(own & (known.holder != NOBODY)).values(values)
        await self.store.write(lambda connection: connection.execute(statement))

    def _lightly(self, connection: Connection) -> None:
        """A lease that is lost with the database's machine is no loss: nobody waits until it is on the disk."""
        if not self.store.alone:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")


def lasts(now: ColumnElement[float]) -> ColumnElement[bool]:
    """Whether a lease holds, by the database's clock."""
    return and_(known.until > now, known.until <= now + LONGEST_SECONDS)


def end(connection: Connection, lease: Lease) -> None:
    """It is done: in the transaction that stores what came of it."""
    connection.execute(delete(schema.leases).where(_own(lease)))


def hold(connection: Connection, lease: Lease) -> bool:
    """Whether nobody else has taken it up, in the transaction that stores what came of it: until that ends nobody can.

    That it has run out does not matter as long as nobody has noticed.
    """
    return connection.execute(update(schema.leases).where(_own(lease)).values(tries=known.tries)).rowcount == 1


def _own(lease: Lease) -> ColumnElement[bool]:
    return and_(known.subject == lease.subject, known.holder == lease.holder)
