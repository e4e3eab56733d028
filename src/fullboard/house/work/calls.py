"""Makes calls: to whoever is away and still wanted, not at night, and again after a while if nobody takes them."""

import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, String, and_, cast, delete, exists, select, update

from fullboard.house import lobby
from fullboard.house.calls import push, webhook
from fullboard.house.calls.channels import Channel, proved, read_channel
from fullboard.house.calls.habits import Habits, read_habits
from fullboard.house.calls.letters import Letter, about, digest, trial
from fullboard.house.calls.outside import Reply, post
from fullboard.house.calls.owing import notice
from fullboard.house.errors import BadRequest, Damaged, NotThere
from fullboard.house.mail import Mail
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.work.lanes import Figures, Look, Place, Work
from fullboard.house.work.leases import Lease, Leases, end, lasts
from fullboard.words import duration, translator

if TYPE_CHECKING:
    from fullboard.house.house import House

log = logging.getLogger("fullboard.work")

CALLING = 8  # calls that are made side by side: some of those who are called take their time
PREFIX = "call:"
THERE_SECONDS = 20.0  # after which it is looked again whether somebody who was there has gone
EARLY_SECONDS = 60.0  # by which a reminder may come too early
FIRST_SECONDS = 15.0  # from the first try to the second; then twice as long each time
LONGEST_SECONDS = 3600.0
MOST_TRIES = 9
LIVE_SECONDS = 900.0  # for which a call to a live table is worth delivering
DAY = 86400.0
GONE = (404, 410)

known = schema.calls.c


class Given(Exception):
    """It was not taken: `gone` for good, or `wait` before it is tried again."""

    def __init__(self, code: str, gone: bool = False, wait: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.gone = gone
        self.wait = wait


@dataclass(frozen=True)
class Call:
    """A call to be made."""

    id: int
    guest: str
    table: str | None
    kind: str
    moment: int
    at: float
    tries: int
    now: float  # by the database's clock, when it was looked up
    channel: Channel
    habits: Habits


class Caller:
    """Finds calls that are due, and makes them."""

    def __init__(self, house: "House", leases: Leases, figures: Figures) -> None:
        self.house = house
        self.leases = leases
        self.figures = figures
        self._key = ""  # that push services know us by

    async def offer(self, look: Look) -> list[Work]:
        """Calls that nobody makes, the longest waiting first."""
        busy = [int(subject.removeprefix(PREFIX)) for subject in look.busy]
        now = self.house.store.clock
        subject = PREFIX + cast(known.id, String)
        taken = exists().where((schema.leases.c.subject == subject) & lasts(now))
        wanted = (
            select(known.id, known.tries, known.due)
            .where(known.due.is_not(None), known.due <= now, known.id.not_in(busy), ~taken)
            .order_by(known.due)
            .limit(look.many)
        )
        rows = await self.house.store.read(lambda connection: connection.execute(wanted).all())
        return [Work(f"{PREFIX}{row.id}", row.tries, 0, row.due, partial(self.make, row.id)) for row in rows]

    async def make(self, call_id: int, lease: Lease, _: Place) -> None:
        """Make a call, put it off, or drop it."""
        begun = time.monotonic()
        call = await self.house.store.read(lambda connection: self._load(connection, call_id))
        if call is None:
            await self.leases.give_back(lease)
            return
        later = await self._later(call)
        if later is not None:
            await self._write(lease, call, due=later)
            return
        together, letter = await self._letter(call)
        if letter is None:
            await self._write(lease, call, due=None)
            return
        try:
            await self._send(call, letter, lease, together)
        except Given as error:
            await self._failed(lease, call, error)
            self.figures.failed["call"] += 1
        self.figures.jobs["call"] += 1
        self.figures.took("call", time.monotonic() - begun)

    def _load(self, connection: Connection, call_id: int) -> Call | None:
        now = self.house.store.clock.label("now")
        row = connection.execute(select(schema.calls, now).where(known.id == call_id, known.due.is_not(None))).first()
        if row is None:
            return None
        channel = connection.execute(select(schema.channels).where(schema.channels.c.id == row.channel)).one()
        habits = connection.execute(select(schema.habits).where(schema.habits.c.guest == row.guest)).first()
        told = (row.id, row.guest, row.table, row.kind, row.moment, row.at, row.tries, float(row.now))
        return Call(*told, read_channel(channel), read_habits(habits))

    # Whether, and when

    async def _later(self, call: Call) -> float | None:
        """When to look again, if it is not to be made now."""
        if call.kind == "trial" or call.table is None:
            return None
        if call.kind in ("turn", "soon") and await self._is_there(call):
            return call.now + THERE_SECONDS
        if call.kind == "soon" and (early := await self._early(call)) > EARLY_SECONDS:
            return call.now + early
        if (quiet := call.habits.quiet_end(call.now)) is not None:
            return quiet
        together = None if call.kind == "soon" else call.habits.digest_after(call.at)
        return together if together is not None and together > call.now else None

    async def _early(self, call: Call) -> float:
        """How much too early it is to remind somebody: others may have given them time, or the house was down."""
        table = await self._find(call)
        seat = None if table is None else _seat(table, call)
        if table is None or seat is None or not table.clocks:  # then it is dropped
            return 0.0
        due = table.clocks[seat].due
        if due is None:
            return 0.0
        left = max(0.0, due - self.house.upkeep.now().up)
        return call.habits.reminder(call.now, max(0.0, left - notice(table.pace)), left)

    async def _is_there(self, call: Call) -> bool:
        table = await self._find(call)
        if table is None or not await self._still(table, call):  # then it is dropped
            return False
        (there,) = await self.house.presence.there(table.id, [call.guest])
        return there

    async def _find(self, call: Call) -> Table | None:
        try:
            return await self.house.tables.find(str(call.table))
        except (NotThere, Damaged):
            return None

    async def _letter(self, call: Call) -> tuple[list[int], Letter | None]:
        """What to say, and which calls are answered by it; nothing if nobody wants to hear it any more."""
        language = call.channel.language
        own = await self.house.store.read(lambda connection: lobby.own_tables(connection, call.guest))
        waiting = sum(table.waits for table in own)
        if call.kind == "trial":
            return [call.id], trial(language, waiting)
        if call.kind != "soon" and call.habits.digest is not None:
            return await self._digest(call, waiting)
        table = await self._find(call)
        if table is None or not await self._is_wanted(table, call):
            return [call.id], None
        seat = _seat(table, call)
        left = seconds = DAY if table.pace.days or call.kind == "invited" else LIVE_SECONDS
        said = ""
        if seat is not None and table.clocks and (due := table.clocks[seat].due) is not None:
            left = max(0.0, due - self.house.upkeep.now().up)
            said, seconds = duration(language, left), min(left, 28 * DAY)
        return [call.id], about(table, call.kind, call.guest, language, said, waiting, seconds)

    async def _digest(self, call: Call, waiting: int) -> tuple[list[int], Letter | None]:
        """All that is to be told by this channel, at once."""
        same = and_(known.channel == call.channel.id, known.due.is_not(None), known.kind.not_in(("soon", "trial")))
        wanted = select(known.id, known.table, known.kind, known.moment).where(same, known.at <= call.now)
        rows = await self.house.store.read(lambda connection: connection.execute(wanted.order_by(known.id)).all())
        told: dict[str, tuple[Table, str]] = {}  # of each table what happened there last
        for row in rows:
            each = Call(row.id, call.guest, row.table, row.kind, row.moment, 0, 0, call.now, call.channel, call.habits)
            table = await self._find(each)
            if table is not None and await self._is_wanted(table, each):
                told[table.id] = (table, row.kind)
        together = [row.id for row in rows] or [call.id]
        if not told:
            return together, None
        return together, digest(list(told.values()), call.guest, call.channel.language, waiting)

    async def _is_wanted(self, table: Table, call: Call) -> bool:
        """Whether it is still so, and this channel is for it; whoever is there sees what has begun and what is over."""
        if f"{call.kind} {table.pace.kind}" not in call.channel.wants or not await self._still(table, call):
            return False
        if call.kind in ("begun", "over", "invited"):
            (there,) = await self.house.presence.there(table.id, [call.guest])
            return not there
        return True

    async def _still(self, table: Table, call: Call) -> bool:
        """Whether what somebody is to be called for is still so."""
        if call.kind != "invited":
            return _seat(table, call) is not None
        invited = schema.invitations.c
        own = select(invited.seat).where(invited.table == table.id, invited.guest == call.guest)
        waits = table.status == "open" and not table.seats_of(call.guest)
        return waits and await self.house.store.read(lambda connection: connection.execute(own).first()) is not None

    # Making one

    async def _send(self, call: Call, letter: Letter, lease: Lease, together: list[int]) -> None:
        """Hand a letter over by its channel; Given if it is not taken."""
        channel = call.channel
        if channel.kind == "mail":
            await self._mail(call, letter, lease, together)
            return
        try:
            body, headers = await self._message(channel, letter)
            answer = await post(channel.address, body, headers, private=self.house.channels.private)
        except BadRequest as error:  # the owner has thought otherwise about addresses of their own network
            raise Given(error.code, gone=True) from error
        except TimeoutError as error:
            raise Given("call-no-answer") from error
        except (OSError, ValueError) as error:
            raise Given("call-unreachable") from error
        _check(answer)
        await self._write(lease, call, together, due=None)

    async def _message(self, channel: Channel, letter: Letter) -> tuple[bytes, dict[str, str]]:
        if channel.kind == "webhook":
            secret, discord = str(channel.details["secret"]), bool(channel.details.get("discord"))
            return webhook.message(letter, secret, channel.home, discord=discord)
        self._key = self._key or await self.house.store.write(push.private_key)
        return push.message(letter, channel.address, channel.details, self._key, channel.home)

    async def _mail(self, call: Call, letter: Letter, lease: Lease, together: list[int]) -> None:
        """Put a letter into the mail with what says that it was: once."""
        channel, mailbox = call.channel, self.house.mail
        stop = f"{channel.home}/calls/stop/{channel.stop}"
        _ = translator(channel.language)
        text = "\n\n".join(
            [each for each in (letter.text, channel.home + letter.path) if each] + ["-- \n" + _("call-stop", url=stop)]
        )
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        mail = Mail(channel.address, letter.title, text, headers, call.guest, max(60.0, min(DAY, letter.seconds)))

        def write(connection: Connection) -> bool:
            if not mailbox.open or channel.address not in proved(connection, call.guest):
                return False
            mailbox.post(connection, mail)
            self._settle(connection, lease, call, together, {"due": None})
            return True

        if not await self.house.store.write(write):
            raise Given("call-no-mail", gone=True)
        mailbox.call()

    async def _failed(self, lease: Lease, call: Call, error: Given) -> None:
        """Try again later, or never; its owner is shown why."""
        channels, now = schema.channels.c, self.house.store.clock
        tries = call.tries + 1
        wait = max(error.wait or 0.0, min(LONGEST_SECONDS, FIRST_SECONDS * 2**call.tries))
        over = error.gone or tries >= MOST_TRIES
        values: dict[str, Any] = {"failed": now, "fault": error.code} | ({"dead": now} if error.gone else {})

        def write(connection: Connection) -> None:
            connection.execute(update(schema.channels).where(channels.id == call.channel.id).values(values))
            if error.gone:
                others = delete(schema.calls).where(known.channel == call.channel.id, known.id != call.id)
                connection.execute(others)
            due = None if over else now + wait
            connection.execute(update(schema.calls).where(known.id == call.id).values(due=due, tries=tries))
            end(connection, lease)

        await self.house.store.write(write)
        log.info("a call by %s was not taken: %s", call.channel.kind, error.code)

    async def _write(self, lease: Lease, call: Call, together: list[int] | None = None, **values: Any) -> None:
        await self.house.store.write(lambda connection: self._settle(connection, lease, call, together, values))

    def _settle(
        self, connection: Connection, lease: Lease, call: Call, together: list[int] | None, values: dict[str, Any]
    ) -> None:
        connection.execute(update(schema.calls).where(known.id.in_(together or [call.id])).values(values))
        if together is not None:  # it was taken
            worked = {"worked": self.house.store.clock, "failed": None, "fault": None}
            own = schema.channels.c.id == call.channel.id
            connection.execute(update(schema.channels).where(own).values(worked))
        end(connection, lease)


def _seat(table: Table, call: Call) -> int | None:
    """The seat that somebody is to be called for, as long as it is still so; whoever shares a device has several."""
    if table.match is None:
        return None
    own = table.seats_of(call.guest)
    if call.kind == "over":
        return next(iter(own), None) if table.finished else None
    if table.finished:
        return None
    moved = {line.seat for line in table.match.lines()[call.moment :]}
    waiting = (seat for seat in own if seat not in moved and not table.seats[seat].by_bot)
    return next((seat for seat in waiting if call.kind == "begun" or seat in table.actors), None)


def _check(answer: Reply) -> None:
    """Given unless it was taken."""
    if 200 <= answer.status < 300:
        return
    if answer.status in GONE:
        raise Given("call-gone", gone=True)
    if answer.status == 429 or answer.status >= 500:
        raise Given("call-put-off", wait=answer.wait)
    raise Given("call-refused", wait=answer.wait)
