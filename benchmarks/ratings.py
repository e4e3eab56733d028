"""Many rated matches: how long it takes to count them, and to count them again, with the same figures.

`python -m benchmarks.ratings [MATCHES] [sqlite|postgresql|URL]`; the database is one of its own unless a URL is given.
"""

import asyncio
import random
import sys
import time
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert

from benchmarks.databases import Worked, database
from fullboard.house.house import House
from fullboard.house.store import schema
from fullboard.house.work.reckoning import recompute

PEOPLE = 200
PLAYERS = 4
AT_ONCE = 2000  # matches that are written together


def match(number: int, guests: list[str], dice: random.Random) -> list[dict[str, Any]]:
    """How a match of four of them may have ended, one row a seat."""
    common: dict[str, Any] = {
        "table": f"t{number:x}",
        "bot": None,
        "game": "companeros",
        "pace": "live",
        "players": PLAYERS,
    }
    common |= {"rated": True, "unrated": True, "gone": False, "ended": float(number), "seconds": 600.0}
    common |= {"lines": 40, "counts": {}}
    places = dice.sample(range(1, PLAYERS + 1), PLAYERS)
    return [
        {**common, "seat": seat, "guest": guest, "place": place, "score": 50 - 5 * place, "lead": 5 - 5 * place}
        for seat, (guest, place) in enumerate(zip(dice.sample(guests, PLAYERS), places, strict=True))
    ]


def _insert(rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(schema.results), rows)


async def measure(many: int, url: str, database_seconds: Worked) -> None:
    """Both figures."""
    house = House(url)
    guests = [(await house.people.welcome(f"Guest {number}")).id for number in range(PEOPLE)]
    dice = random.Random(7)
    for begin in range(0, many, AT_ONCE):
        rows = [row for number in range(begin, min(many, begin + AT_ONCE)) for row in match(number, guests, dice)]
        await house.store.write(partial(_insert, rows))
    for what in ("counted", "counted again"):
        spent, since, worked = time.process_time(), time.monotonic(), database_seconds()
        found = await recompute(house.store, "benchmark")
        assert found is not None
        took = f"{time.monotonic() - since:.1f} s, {time.process_time() - spent:.1f} s of CPU"
        if database_seconds() > worked:
            took += f" and {database_seconds() - worked:.1f} s in the database"
        print(f"{found.matches} matches {what} in {took}; figures that changed: {found.changed}")
    house.store.close()


def main() -> None:
    """By the command line."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with database(*sys.argv[2:3]) as (url, worked):
        asyncio.run(measure(many, url, worked))


if __name__ == "__main__":
    main()
