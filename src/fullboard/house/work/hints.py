"""Hints at the tables that allow them: for whoever is to move, from what their seat may know, thought elsewhere."""

import hashlib
import os
from typing import TYPE_CHECKING

import msgspec

from fullboard.bots.hints import Hint, hint_for
from fullboard.core.match import Match
from fullboard.house.errors import NotAllowed, Refused, Unavailable
from fullboard.house.table import Table
from fullboard.house.work.jobs import Job
from fullboard.house.work.thinkers import Thinkers

if TYPE_CHECKING:
    from fullboard.house.house import House

MOST_PER_GUEST = 1
MOST_WAITING = 8
PATIENCE_SECONDS = 30.0
DEADLINE_SECONDS = 20.0
ITERATIONS = "FULLBOARD_HINT_ITERATIONS"  # how much is looked at, where a machine has little time


async def ask_hint(house: "House", table: Table, guest: str) -> Hint:
    """A hint for a guest who is to move, or Refused; whoever asks twice gets the same answer."""
    seat = table.own_seat(guest)
    match = table.running()
    if not table.settings.hints:
        raise NotAllowed("hints-not-allowed")
    if seat not in table.actors or table.seats[seat].by_bot:
        raise Refused("not-your-turn")
    found = await thought(house, "hint", subject_of(table, len(match.lines()), seat), guest, table.game_key)
    present = await house.tables.find(table.id)
    if seat not in present.actors or present.running().step != match.step:
        raise Refused("stale-step")  # while we were thinking
    return {**_hint(found), "step": match.step}


async def ask_about(house: "House", match: Match, seat: int, guest: str) -> Hint:
    """What the search would play for a seat in a match that a guest studies; asked twice, it says the same."""
    if seat not in match.actors:
        raise Refused("not-your-turn")
    record = match.record().encode()
    subject = f"{hashlib.sha256(record).hexdigest()[:48]}/{seat}"
    return _hint(await thought(house, "study", subject, guest, match.game.key, record))


async def thought(
    house: "House",
    kind: str,
    subject: str,
    guest: str,
    game: str,
    given: bytes = b"",
    most_per_guest: int = MOST_PER_GUEST,
) -> bytes | None:
    """What came of thinking about something that a guest waits for; None if nothing has in time."""
    limits = {"most_per_guest": most_per_guest, "most_waiting": MOST_WAITING}
    return await outcome(house, await house.jobs.ask(kind, subject, guest, game, given, **limits))


async def outcome(house: "House", asked: Job) -> bytes | None:
    """What came of a job that a guest waits for; None if nothing has in time."""
    job = await house.jobs.wait(asked.id, PATIENCE_SECONDS) if asked.waiting else asked
    return None if job is None else job.result


def subject_of(table: Table, lines: int, seat: int) -> str:
    """A decision at a table: so many lines of the log, and the seat."""
    return f"{table.id}/{lines}/{seat}"


def _hint(found: bytes | None) -> Hint:
    if found is None:
        raise Unavailable("hint-failed")
    hint: Hint = msgspec.json.decode(found)
    return hint


class HintWork:
    """Thinks about decisions at tables."""

    def __init__(self, house: "House", thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.iterations = int(os.environ.get(ITERATIONS, "0"))  # 0: as the game's guide says

    async def decision(self, job: Job) -> tuple[str, int, int]:
        """The record of a table's match, if it is where it was, the seat, and what to think with."""
        table_id, lines, seat = job.subject.split("/")
        table = await self.house.tables.find(table_id)
        match = table.running()
        if len(match.lines()) != int(lines):
            raise Refused("stale-step")
        return match.record(), int(seat), table.seed_of_thought(int(seat))


class Hints(HintWork):
    """Thinks of hints."""

    async def do(self, job: Job) -> bytes:
        """The hint that was asked for."""
        record, seat, seed = _studied(job) if job.kind == "study" else await self.decision(job)
        hint = await self.thinkers.think(hint_for, record, seat, seed, self.iterations, seconds=DEADLINE_SECONDS)
        return msgspec.json.encode(hint)


def _studied(job: Job) -> tuple[str, int, int]:
    """A line that somebody tries: it is thought about the same way every time."""
    seed = int.from_bytes(hashlib.sha256(job.given).digest()[:7], "big")
    return job.given.decode(), int(job.subject.rpartition("/")[2]), seed
