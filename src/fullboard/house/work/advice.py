"""What the coach of a learning table warns of, thought of while its guest looks at the board, and kept for an hour."""

from typing import TYPE_CHECKING, Any

import msgspec

from fullboard.bots.advice import advice_for
from fullboard.house.errors import NotAllowed, Refused
from fullboard.house.table import Table
from fullboard.house.work.hints import DEADLINE_SECONDS, MOST_WAITING, HintWork, outcome, subject_of
from fullboard.house.work.jobs import Job

if TYPE_CHECKING:
    from fullboard.house.house import House

MOST_PER_GUEST = 2  # the one before may still be thought of


def check_coached(table: Table, guest: str) -> int:
    """The seat of a guest who is coached at a table, or why they are not."""
    seat = table.own_seat(guest)
    if not table.coached:
        raise NotAllowed("no-coach")
    return seat


async def begin_advice(house: "House", table: Table, guest: str) -> Job:
    """Have it thought of what a guest who is to move should think twice about; asked for twice, it is the same job."""
    seat = check_coached(table, guest)
    match = table.running()
    if seat not in table.actors or table.seats[seat].by_bot:
        raise Refused("not-your-turn")
    return await house.jobs.ask(
        "advice",
        subject_of(table, len(match.lines()), seat),
        guest,
        table.game_key,
        b"",
        most_per_guest=MOST_PER_GUEST,
        most_waiting=MOST_WAITING,
    )


async def ask_advice(house: "House", table: Table, guest: str) -> dict[str, Any] | None:
    """What a guest who is to move should think twice about; None if nobody has found out in time."""
    found = await outcome(house, await begin_advice(house, table, guest))
    return None if found is None else {**msgspec.json.decode(found), "step": table.running().step}


async def given_before(house: "House", table: Table, lines: int, seat: int) -> dict[str, Any] | None:
    """What was found out about an earlier decision, if anything was."""
    job = await house.jobs.find("advice", subject_of(table, lines, seat))
    found: dict[str, Any] | None = msgspec.json.decode(job.result) if job is not None and job.result else None
    return found


class Advisor(HintWork):
    """Thinks of what to warn of."""

    async def do(self, job: Job) -> bytes:
        """The advice that was asked for."""
        record, seat, seed = await self.decision(job)
        found = await self.thinkers.think(advice_for, record, seat, seed, self.iterations, seconds=DEADLINE_SECONDS)
        return msgspec.json.encode(found)
