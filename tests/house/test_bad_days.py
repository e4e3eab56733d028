"""kill -9 in the middle of play loses no acknowledged move and strands no table; a signal stops the house soon."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx

from fullboard import Match
from fullboard.core.verify import verify
from tests.house.server import Caller, Server

KILLS = 6


def test_killing_the_house_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.open()
    caller = Caller(server, "Phoenix")
    tables = [
        caller.post("/tables", game="companeros", seats=["me", "greedy", "random"], options={"rounds": 3}).json()["id"]
        for _ in range(3)
    ]
    acknowledged: dict[str, list[str]] = {table: [] for table in tables}
    dice = random.Random(5)
    for _ in range(KILLS):
        killer = threading.Timer(dice.uniform(0.2, 0.6), server.kill)
        killer.start()
        while killer.is_alive():
            for table in tables:
                try:
                    state = caller.get(f"/tables/{table}")
                    if state["legal"]:
                        move = dice.choice(state["legal"])["notation"]
                        if caller.post(f"/tables/{table}/move", move=move, step=state["step"]).status_code == 200:
                            acknowledged[table].append(move)
                except httpx.TransportError:
                    pass
        killer.join()
        server.open()
    deadline = time.monotonic() + 120
    records = {}
    while len(records) < len(tables):
        assert time.monotonic() < deadline, "a table was stranded"
        for table in tables:
            state = caller.get(f"/tables/{table}")
            if state["status"] == "over":
                records[table] = caller.http.get(f"/tables/{table}/record").text
            elif state["legal"]:
                move = state["legal"][0]["notation"]
                if caller.post(f"/tables/{table}/move", move=move, step=state["step"]).status_code == 200:
                    acknowledged[table].append(move)
    server.stop()
    assert "Traceback" not in server.log
    for table, text in records.items():
        match = Match.from_record(text)
        assert match.over
        assert verify(text).kind == "sealed"
        own = [line.move for line in match.lines() if line.seat == 0]
        stored = iter(own)
        assert all(move in stored for move in acknowledged[table])  # in this order, none missing
        assert len(own) - len(acknowledged[table]) <= KILLS  # stored, but killed before it could say so


def test_a_signal_ends_open_streams_soon(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        caller = Caller(server, "Listener")
        table = caller.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
        with caller.http.stream("GET", f"/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert server.stop() < 5


def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    with Server(tmp_path / "data", rate=20) as server, httpx.Client(base_url=server.url) as client:
        answers = [client.get("/api/v1/games") for _ in range(60)]
        slowed = [answer for answer in answers if answer.status_code == 429]
        assert slowed
        assert slowed[0].json()["code"] == "too-fast"
        time.sleep(1.1)
        assert client.get("/api/v1/games").status_code == 200


def test_the_signing_key_is_its_owners_only(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        Caller(server, "Anyone")
    assert (tmp_path / "data" / "signing.key").stat().st_mode & 0o777 == 0o600
