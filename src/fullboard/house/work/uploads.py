"""Records that guests bring to watch: replayed in a process of their own, and on show for an hour."""

import asyncio
import base64
import hashlib
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from fullboard.core.errors import BadRecord, BadTable, FullboardError
from fullboard.core.game import Game
from fullboard.core.shelf import find_game, shelf
from fullboard.core.story import Beat, Told
from fullboard.house.continuing import check_continues
from fullboard.house.errors import NotThere, NotUsable, TooMuch
from fullboard.house.scene import Sitting
from fullboard.house.store import schema
from fullboard.house.table import bot_behind
from fullboard.house.work.apart import run_apart
from fullboard.house.work.jobs import Job, Jobs
from fullboard.house.work.projector import unpack
from fullboard.house.work.thinkers import Died, TookTooLong

if TYPE_CHECKING:
    from fullboard.house.house import House

MOST_PER_GUEST = 10
MOST_UPLOADS = 40  # the oldest make room
MOST_WAITING = 8
PATIENCE_SECONDS = 45.0  # of whoever brought it
LIMIT_SECONDS = 60.0  # by the clock; see the projector for how long it may work
CHUNK_BYTES = 1 << 19  # of frames that are stored at once: others want to store something too
NOT_USABLE = ("record-too-slow", "cannot-be-replayed")  # said by the house, not by whoever reads the record
KEY = re.compile(r"[0-9a-f]{32}")

known = schema.jobs.c


@dataclass(frozen=True)
class Upload:
    """A record on show: who brought it, who played, and what each viewer sees after each line."""

    key: str
    guest: str
    game_key: str
    players: int
    names: tuple[str | None, ...]
    last: int
    jobs: Jobs = field(repr=False, compare=False)

    @property
    def home(self) -> str:
        """Its address in the house."""
        return f"/watch/{self.key}"

    @property
    def game(self) -> Game:
        """What was played."""
        return find_game(self.game_key)

    @cached_property
    def sitting(self) -> list[Sitting]:
        """Who sat where; a house writes "Ada (greedy)" if it was a bot."""
        bots = shelf().bots_for(self.game)
        found = [re.fullmatch(r"(.+) \((.+)\)", name or "") for name in self.names]
        return [
            Sitting(each[1], "bot", each[2]) if each and bot_behind(each[2]) in bots else Sitting(name, "person")
            for each, name in zip(found, self.names, strict=True)
        ]

    @property
    def called(self) -> tuple[str | None, ...]:
        """What those who sat there are called."""
        return tuple(each.name for each in self.sitting)

    async def text(self) -> str:
        """The record itself."""
        given = await self.jobs.given(self.key)
        if not given:
            raise unknown_record()
        return zlib.decompress(given).decode()

    def first(self, seat: int | None) -> int:
        """The line to which one may look back: the match is over, so to the first of all."""
        return 0

    async def story(self, seat: int | None) -> list[Told]:
        """The log as that seat, or a spectator, may read it."""
        told: list[Told] = await self._frame(_viewer(seat))
        return told

    async def view(self, line: int, seat: int | None) -> dict[str, Any]:
        """What the table showed to that seat, or to a spectator, after a line."""
        if not 0 <= line <= self.last:
            raise unknown_record()
        seen: dict[str, Any] = (await self._frame(1 + self.players + line))[_viewer(seat)]
        return seen

    async def beats(self, line: int, seat: int | None) -> list[Beat]:
        """What that line set off, group by group, as that seat or a spectator saw it."""
        if not 0 <= line <= self.last:
            return []
        found = (await self._frame(1 + self.players + self.last + 1 + line))[_viewer(seat)]
        return [Beat(*each) for each in found]

    async def position(self, line: int) -> dict[str, Any]:
        """The position that a table begins with which plays on from there."""
        check_continues(self.game)
        if not 0 <= line <= self.last:
            raise BadTable("no-such-line", line=line, last=self.last)
        found: dict[str, Any] = await self._frame(1 + self.players + 2 * (self.last + 1) + line)
        return found

    async def _frame(self, number: int) -> Any:
        frames = schema.frames.c
        wanted = select(frames.data).where((frames.job == self.key) & (frames.number == number))
        data = await self.jobs.store.read(lambda connection: connection.scalar(wanted))
        if data is None:
            raise unknown_record()
        return unpack(data)


def _viewer(seat: int | None) -> int:
    return 0 if seat is None else 1 + seat


def unknown_record() -> NotThere:
    """There is no such record on show."""
    return NotThere("unknown-record")


async def bring(house: "House", guest: str, data: bytes) -> str:
    """Put a record on show; the key it is found by. BadRecord if it cannot be, Refused if it may not be."""
    asked = await house.jobs.ask(
        "upload",
        f"{guest}/{hashlib.sha256(data).hexdigest()[:40]}",
        guest,
        "",
        await asyncio.to_thread(zlib.compress, data),
        most_per_guest=MOST_PER_GUEST,
        most_waiting=MOST_WAITING,
    )
    job = await house.jobs.wait(asked.id, PATIENCE_SECONDS) if asked.waiting else asked
    if job is None or job.waiting:
        raise TooMuch("too-busy")
    if job.fault is not None:
        code, parameters = job.fault
        raise (NotUsable if code in NOT_USABLE else BadRecord)(code, **parameters)
    return job.id


async def find(house: "House", key: str) -> Upload:
    """The record on show under that key, or NotThere."""
    job = await house.jobs.by_id(key) if KEY.fullmatch(key) else None
    if job is None or job.kind != "upload" or job.result is None or job.lapsed:
        raise unknown_record()
    facts = msgspec.json.decode(job.result)
    game, names = facts["game"], tuple(facts["names"])
    return Upload(job.id, job.guest, game, facts["players"], names, facts["last"], house.jobs)


class Projector:
    """Replays records that were brought along."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.seconds = LIMIT_SECONDS

    async def do(self, job: Job) -> bytes:
        """The facts of a record, as JSON; its frames are stored by then."""
        frames: list[bytes] = []

        async def hear(line: bytes) -> None:
            frames.append(base64.b64decode(line))

        try:
            await run_apart("fullboard.house.work.projector", zlib.decompress(job.given), self.seconds, hear)
        except TookTooLong:
            raise FullboardError("record-too-slow", seconds=self.seconds) from None
        except Died:
            raise FullboardError("cannot-be-replayed") from None
        facts = unpack(frames.pop(0))
        if "code" in facts:
            raise FullboardError(facts["code"], **facts["parameters"])
        for rows in _chunks(job.id, frames):
            await self.house.store.write(partial(_add, rows))
        await self.house.store.write(_make_room)
        return msgspec.json.encode(facts)


Row = dict[str, Any]


def _chunks(job: str, frames: list[bytes]) -> Iterator[list[Row]]:
    rows: list[Row] = []
    size = 0
    for number, data in enumerate(frames):
        if rows and size + len(data) > CHUNK_BYTES:
            yield rows
            rows, size = [], 0
        rows.append({"job": job, "number": number, "data": data})
        size += len(data)
    if rows:
        yield rows


def _add(rows: list[Row], connection: Connection) -> None:
    """Whoever did this before and died may have stored some of them."""
    frames = schema.frames.c
    numbers = [row["number"] for row in rows]
    connection.execute(delete(schema.frames).where((frames.job == rows[0]["job"]) & frames.number.in_(numbers)))
    connection.execute(insert(schema.frames), rows)


def _make_room(connection: Connection) -> None:
    """The oldest go, one more than there may be, for another is about to come."""
    shown = select(known.id).where((known.kind == "upload") & known.result.is_not(None))
    old = list(connection.scalars(shown.order_by(known.asked.desc()).offset(MOST_UPLOADS - 1)))
    connection.execute(delete(schema.frames).where(schema.frames.c.job.in_(old)))
    connection.execute(delete(schema.jobs).where(known.id.in_(old)))
