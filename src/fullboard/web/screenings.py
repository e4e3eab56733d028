"""Records that guests bring to watch: replayed in a process of their own, shown for an hour, and never stored."""

import asyncio
import logging
import re
import secrets
import sys
import time
import zlib
from dataclasses import dataclass, field
from typing import Any

from fullboard.core.errors import BadRecord
from fullboard.core.shelf import find_game, shelf
from fullboard.house.analyses import Job
from fullboard.house.errors import Refused
from fullboard.house.projector import unpack

MOST_PER_GUEST = 10
MOST_SCREENINGS = 40  # the oldest make room
MOST_WAITING = 8
LIFE_SECONDS = 3600
LIMIT_SECONDS = 10.0
AT_ONCE = 1

log = logging.getLogger("fullboard.web")


@dataclass
class Screening:
    """A record on show: who brought it, and what each viewer sees after each line."""

    guest: str
    game: str
    players: int
    names: list[str | None]
    last: int
    packed: list[bytes]
    record: bytes  # compressed
    analysis: Job | None = None
    begun: float = field(default_factory=time.monotonic)

    @property
    def sitting(self) -> list[tuple[str | None, str | None]]:
        """Who sat where, and which bot it was if it was one: a house writes "Ada (greedy)"."""
        bots = shelf().bots_for(find_game(self.game))
        found = [re.fullmatch(r"(.+) \((.+)\)", name or "") for name in self.names]
        return [
            (each[1], each[2]) if each and each[2] in bots else (name, None)
            for each, name in zip(found, self.names, strict=True)
        ]

    @property
    def called(self) -> list[str | None]:
        """What those who sat there are called."""
        return [name for name, _ in self.sitting]

    def text(self) -> str:
        """The record itself."""
        return zlib.decompress(self.record).decode()

    def story(self, seat: int | None) -> list[dict[str, Any]]:
        """The log as that seat, or a spectator, may read it."""
        told: list[dict[str, Any]] = unpack(self.packed[_viewer(seat)])
        return told

    def view(self, line: int, seat: int | None) -> dict[str, Any]:
        """What the table showed to that seat, or to a spectator, after a line."""
        seen: dict[str, Any] = unpack(self.packed[1 + self.players + line])[_viewer(seat)]
        return seen


def _viewer(seat: int | None) -> int:
    return 0 if seat is None else 1 + seat


class Screenings:
    """The records on show, a bounded number of them and a few for each guest."""

    def __init__(self, seconds: float = LIMIT_SECONDS, life: float = LIFE_SECONDS) -> None:
        self.seconds = seconds
        self.life = life
        self._shown: dict[str, Screening] = {}  # oldest first
        self._waiting: list[str] = []  # the guests whose records are being replayed
        self._projector = asyncio.Semaphore(AT_ONCE)

    def find(self, key: str) -> Screening:
        """The record on show under that key, or Refused."""
        self._let_go()
        if key not in self._shown:
            raise Refused("unknown-record", 404)
        return self._shown[key]

    async def show(self, guest: str, record: bytes) -> str:
        """Replay a record and put it on show; BadRecord if it cannot be, Refused if it may not be."""
        self._let_go()
        own = [each.guest for each in self._shown.values()].count(guest) + self._waiting.count(guest)
        if own >= MOST_PER_GUEST:
            raise Refused("too-many-uploads", 429, most=MOST_PER_GUEST)
        if len(self._waiting) >= MOST_WAITING:
            raise Refused("too-busy", 429)
        self._waiting.append(guest)
        try:
            async with self._projector:
                packed = await self._project(record)
        finally:
            self._waiting.remove(guest)
        facts = unpack(packed[0])
        if "code" in facts:
            raise BadRecord(facts["code"], **facts["parameters"])
        key = secrets.token_hex(8)
        self._shown[key] = Screening(guest, packed=packed[1:], record=zlib.compress(record), **facts)
        while len(self._shown) > MOST_SCREENINGS:
            del self._shown[next(iter(self._shown))]
        return key

    async def _project(self, record: bytes) -> list[bytes]:
        pipe = asyncio.subprocess.PIPE
        projector = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "fullboard.house.projector", stdin=pipe, stdout=pipe, stderr=pipe
        )
        try:
            async with asyncio.timeout(self.seconds):
                written, complaint = await projector.communicate(record)
        except TimeoutError:
            raise Refused("record-too-slow", 422, seconds=self.seconds) from None
        finally:
            if projector.returncode is None:
                projector.kill()
                await projector.wait()
        if projector.returncode:
            log.error("a record could not be replayed: %s", complaint.decode(errors="replace")[-2000:])
            raise Refused("cannot-be-replayed", 422)
        return written.splitlines()

    def _let_go(self) -> None:
        now = time.monotonic()
        self._shown = {key: each for key, each in self._shown.items() if now - each.begun < self.life}
