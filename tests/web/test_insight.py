"""Hints and analyses as guests meet them, by pages and by the API, and on a bad day."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bots.planted import blunder
from tests.house.server import BriefHouse, Caller, Server
from tests.web.test_api import finish
from tests.web.visitor import Visitor, until

pytestmark = pytest.mark.slow

PATIENCE = 300  # seconds for an analysis, which lets everybody else go first


def analysed(caller: Caller, table: str) -> dict[str, Any]:
    """The analysis, once it is made."""
    deadline = time.monotonic() + PATIENCE
    while (told := caller.get(f"/tables/{table}/analysis"))["status"] == "waiting":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    found: dict[str, Any] = told
    return found


def test_hints_by_the_api(server: Server) -> None:
    anna, bob = Caller(server, "Anna"), Caller(server, "Bob")
    table = anna.post("/tables", game="companeros", seats=["me", "greedy", "greedy"]).json()
    assert table["hints"] is True
    until(lambda: anna.get(f"/tables/{table['id']}")["legal"])
    state = anna.get(f"/tables/{table['id']}")
    told = anna.post(f"/tables/{table['id']}/hint").json()
    assert told["move"] in [each["notation"] for each in state["legal"]]
    assert told["only"] or 0 <= told["instead"]["chance"] <= 1
    answer = bob.post(f"/tables/{table['id']}/hint")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    other = anna.post("/tables", game="companeros", seats=["me", "greedy", "greedy"], hints=False).json()
    answer = anna.post(f"/tables/{other['id']}/hint")
    assert (answer.status_code, answer.json()["code"]) == (403, "hints-not-allowed")


def test_a_hint_without_scripts_is_a_page_and_a_piece_of_one_with(server: Server) -> None:
    with Visitor(server, "Anna") as anna:
        path = anna.set_table("companeros", "me", "greedy", "greedy")
        until(lambda: 'data-turn="yes"' in anna.get(path).text)
        page, piece = anna.post(f"{path}/hint"), anna.live(f"{path}/hint")
        assert page.status_code == piece.status_code == 200
        assert "<html" in page.text
        assert f'href="{path}"' in page.text
        assert "<html" not in piece.text
        with Visitor(server, "Bob") as bob:
            assert bob.post(f"{path}/hint").status_code == 403


def test_an_analysis_by_the_api(server: Server) -> None:
    caller = Caller(server, "Robota")
    table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]
    answer = caller.post(f"/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "match-running")
    finish(caller, table)
    assert caller.get(f"/tables/{table}/analysis") == {"status": "none"}
    with Visitor(server, "Reader") as reader, Visitor(server, None) as stranger:
        path, replay = f"/tables/{table}/analysis", f"/tables/{table}/replay"
        assert "analyse-button" in reader.get(replay).text
        assert reader.get(path).headers["location"] == f"{replay}#analysis"  # where it was before
        assert stranger.post(path).status_code == 401
        asked = reader.post(path)
        assert (asked.status_code, asked.headers["location"]) == (303, f"{replay}#analysis")
        told = analysed(caller, table)
        assert told["status"] == "done"
        assert {"chart", "decisions", "turning_points"} <= told["result"].keys()
        assert told["done"] == told["total"] > 0
        assert 'class="areas"' in stranger.get(replay).text
        assert 'class="areas"' in stranger.get(path, headers={"hx-request": "true"}).text


def test_an_analysis_survives_a_house_that_is_killed(tmp_path: Path) -> None:
    house = BriefHouse(tmp_path / "data")
    with house:
        caller = Caller(house, "Robota")
        table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]
        finish(caller, table)
        assert caller.post(f"/tables/{table}/analysis").json()["status"] == "waiting"
        house.kill()
        house.open()
        assert analysed(caller, table)["status"] == "done"
    assert "Traceback" not in house.log


def test_a_record_that_was_brought_along_is_analysed_too(server: Server) -> None:
    with Visitor(server, "Cinephile") as visitor, Visitor(server, None) as stranger:
        path = visitor.bring(blunder().record()).headers["location"]
        assert visitor.get(f"{path}/analysis").headers["location"] == f"{path}#analysis"
        assert stranger.post(f"{path}/analysis").status_code == 401
        assert visitor.post(f"{path}/analysis").status_code == 303
        deadline = time.monotonic() + PATIENCE
        while "turning-points" not in (page := visitor.get(path).text):
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert "Played: take red. Better would have been: take green." in page
        assert f'href="{path}?line=3&amp;seat=' in page
        assert "turning-points" in stranger.get(path).text
        seat = re.search(r"line=3&amp;seat=([0-9])", page)
        assert seat
        assert 'data-better="take green"' in visitor.get(f"{path}?line=3&seat={seat[1]}").text
