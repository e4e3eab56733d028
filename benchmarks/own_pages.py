"""Pages of somebody who has finished many matches: what the lobby, their own page and their statistics take.

`python -m benchmarks.own_pages [MATCHES] [sqlite|postgresql|URL]`; the house answers inside this process.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx
from sqlalchemy import insert

from benchmarks.databases import database
from benchmarks.ratings import match
from fullboard.house.house import House
from fullboard.house.store import schema
from fullboard.web.app import create_app, open_house
from fullboard.web.config import Config

URL = "http://127.0.0.1:8000"
PAGES = ("/", "/me", "/me/matches", "/me/games/companeros")
TIMES = 30
WARM_UP = 5
OPPONENTS = 20
COUNTS = {
    "moves": {"play green": 2, "play yellow": 3, "play red": 4},
    "points": {"suit green": 18, "suit yellow": 16, "suit red": 12},
}


async def fill(house: House, owner: str, many: int) -> None:
    """So many matches against people who come again and again."""
    others = [(await house.people.welcome(f"Guest {number}")).id for number in range(OPPONENTS)]
    dice = random.Random(7)
    rows = []
    for number in range(many):
        seated = match(number, others, dice)
        seated[dice.randrange(len(seated))]["guest"] = owner
        rows += [{**row, "counts": COUNTS, "unrated": False, "rated": False} for row in seated]
    await house.store.write(lambda connection: connection.execute(insert(schema.results), rows))


async def measure(many: int, url: str, folder: Path) -> None:
    """Every page, some times."""
    app = create_app(Config(data=folder, database=url, rate=100_000, work=False))
    transport = httpx.ASGITransport(cast(Any, app))
    async with open_house(app), httpx.AsyncClient(transport=transport, base_url=URL, headers={"origin": URL}) as http:
        await http.post("/name", data={"name": "Anna"})
        house: House = app.state.house
        session = app.state.cookies.read(http.cookies["guest"])
        assert session is not None
        owner = await house.people.by_session(session)
        assert owner is not None
        await fill(house, owner.id, many)
        for page in PAGES:
            spent, waited = [], []
            for _ in range(WARM_UP + TIMES):
                work, since = time.process_time(), time.perf_counter()
                answer = await http.get(page)
                assert answer.status_code == 200, answer.text
                spent.append(1000 * (time.process_time() - work))
                waited.append(1000 * (time.perf_counter() - since))
            figures = [f"{statistics.median(each[WARM_UP:]):.1f} ms" for each in (spent, waited)]
            print(f"{page}: {figures[0]} of CPU, {figures[1]} by the clock (medians of {TIMES})")


def main() -> None:
    """By the command line."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with database(*sys.argv[2:3]) as (url, _), tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(many, url, Path(folder)))


if __name__ == "__main__":
    main()
