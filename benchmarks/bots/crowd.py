"""The house with many tables of the strongest bots, four at each: do pages and moves of people stay quick?"""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from benchmarks.server.houses import our_house
from fullboard.bots.champion import has_champion
from fullboard.core.shelf import shelf

TABLES_OF_A_GUEST = 4  # the house allows no more with bots alone
FEWEST = 10  # of each wait, however slow the machine is
GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")


@dataclass
class Crowd:
    """How long people waited for the house, in milliseconds, and what the bots did meanwhile."""

    tables: int
    waits: dict[str, list[float]] = field(default_factory=dict)
    bot_moves: int = 0
    seconds: float = 0.0

    @property
    def enough(self) -> bool:
        """Whether everything was waited for a few times."""
        return all(len(waits) >= FEWEST for waits in self.waits.values())

    def p99(self, what: str) -> float:
        """The wait that one in a hundred exceeds."""
        return quantiles(self.waits[what], n=100, method="inclusive")[98]

    @property
    def worst(self) -> float:
        """The slowest of those, of all that was asked for."""
        return max(map(self.p99, self.waits))


class Guest:
    """Somebody at the API, who also looks at pages."""

    def __init__(self, url: str, name: str) -> None:
        token = httpx.post(f"{url}/api/v1/guests", json={"name": name}).json()["token"]
        self.http = httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=60)

    def ask(self, path: str, **data: Any) -> Any:
        """A GET, or a POST with data; the answer must be a success."""
        answer = self.http.post(f"/api/v1{path}", json=data) if data else self.http.get(f"/api/v1{path}")
        answer.raise_for_status()
        return answer.json() if answer.content else None


def strongest(game: str) -> str:
    """What people are offered at most: a champion, where there is one."""
    return "champion" if has_champion(shelf()[game]) else "hard"


def measure(tables: int, seconds: float) -> Crowd:
    """Fill the house, then play and look around for some seconds."""
    found = Crowd(tables, {"the lobby": [], "a table's page": [], "a move": []})
    with tempfile.TemporaryDirectory() as folder, our_house(Path(folder), alone=False) as house:
        url = f"http://127.0.0.1:{house.port}"
        crowd = []
        for number in range(tables):
            if number % TABLES_OF_A_GUEST == 0:
                host = Guest(url, f"Host {number}")
            game = GAMES[number % len(GAMES)]
            crowd.append((host, host.ask("/tables", game=game, seats=[strongest(game)] * 4)["id"]))
        people = [Guest(url, name) for name in ("Ana", "Bea", "Cleo")]
        before = sum(host.ask(f"/tables/{table}")["step"] for host, table in crowd)
        start = time.perf_counter()
        while time.perf_counter() < start + seconds or not found.enough:
            _play_a_match(people, found, start + seconds)
        found.seconds = time.perf_counter() - start
        found.bot_moves = sum(host.ask(f"/tables/{table}")["step"] for host, table in crowd) - before
    return found


def _play_a_match(people: list[Guest], found: Crowd, end: float) -> None:
    table = people[0].ask("/tables", game="companeros", seats=["me", "person", "person"])["id"]
    for guest in people[1:]:
        guest.ask(f"/tables/{table}/sit", salt="0" * 32)
    while time.perf_counter() < end or not found.enough:
        views = [guest.ask(f"/tables/{table}") for guest in people]
        if views[0]["status"] != "running":
            return
        for guest, view in zip(people, views, strict=True):
            if view["legal"]:
                move = view["legal"][0]["notation"]
                with _timed(found.waits["a move"]):
                    guest.ask(f"/tables/{table}/move", move=move, step=view["step"])
        with _timed(found.waits["the lobby"]):
            people[0].http.get("/").raise_for_status()
        with _timed(found.waits["a table's page"]):
            people[0].http.get(f"/tables/{table}").raise_for_status()
        time.sleep(0.02)  # people pause


class _timed:
    """Notes how long something took."""

    def __init__(self, waits: list[float]) -> None:
        self.waits = waits

    def __enter__(self) -> None:
        self.start = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.waits.append(1000 * (time.perf_counter() - self.start))
