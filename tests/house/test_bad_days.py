"""kill -9 in the middle of play loses no acknowledged move and strands no table; a signal stops the house soon."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from tests.house.server import Caller, Server
from tests.house.soak import check, survive

KILLS = 6


def test_killing_the_house_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert check(survive(Server(tmp_path / "data"), KILLS, seed=5), KILLS)


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
