"""Any moment of a finished match becomes a new table, by a form or by the API; what makes no sense sets none."""

from __future__ import annotations

import re

import pytest

from tests.bots.planted import blunder
from tests.house.server import Caller, Server
from tests.web.test_api import finish
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """A match that is over."""
    caller = Caller(server, "Robota")
    table: str = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]
    finish(caller, table)
    return table


def test_playing_on_by_the_api(server: Server, played: str) -> None:
    anna = Caller(server, "Anna")
    answer = anna.post(f"/tables/{played}/play-on", line=5, seats=["random", "me", "person"])
    assert answer.status_code == 201
    table = answer.json()
    assert (table["status"], table["seat"], table["commitment"]) == ("open", 1, None)
    bob = Caller(server, "Bob")
    assert bob.post(f"/tables/{table['id']}/sit").json()["status"] == "running"
    for code, status, wish in (
        ("no-such-line", 400, {"line": 9999, "seats": ["me", "random", "random"]}),
        ("bad-players", 400, {"line": 5, "seats": ["me", "random"]}),
        ("one-seat-each", 400, {"line": 5, "seats": ["me", "me", "random"]}),
        ("unknown-bot", 400, {"line": 5, "seats": ["me", "nobody", "random"]}),
        ("bad-request", 400, {"line": -1, "seats": ["me", "random", "random"]}),
    ):
        refused = anna.post(f"/tables/{played}/play-on", **wish)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
    running = anna.post(f"/tables/{table['id']}/play-on", line=0, seats=["me", "random", "random"])
    assert (running.status_code, running.json()["code"]) == (409, "match-running")


def test_playing_on_by_a_form_from_a_table_and_from_a_record(server: Server, played: str) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, None) as stranger:
        page = anna.get(f"/tables/{played}/replay?line=7").text
        assert 'name="line" id="play-on-line" value="7"' in page
        seats = {"seat0": "me", "seat1": "random", "seat2": "random"}
        assert stranger.post(f"/tables/{played}/play-on", line="7", **seats).status_code == 401
        begun = anna.post(f"/tables/{played}/play-on", line="7", **seats)
        assert begun.status_code == 303
        assert "begins in the middle" in anna.get(begun.headers["location"]).text
        last = re.search(r'max="([0-9]+)"', page)
        assert last
        over = anna.post(f"/tables/{played}/play-on", line=last[1], **seats)
        assert over.status_code == 409
        assert "nothing-left-to-play" in over.text
        watched = anna.bring(blunder().record()).headers["location"]
        assert anna.post(f"{watched}/play-on", line="2", **seats).status_code == 303
        assert anna.post(f"{watched}/play-on", line="999", **seats).status_code == 400
        assert anna.post(f"{watched}/play-on", **seats).status_code == 400


def test_the_log_of_a_replay_leads_to_its_moments(server: Server, played: str) -> None:
    with Visitor(server, None) as stranger:
        page = stranger.get(f"/tables/{played}/replay?line=3").text
        assert re.search(r'<a href="\?line=3" data-line="3" aria-current="step">', page)
        assert re.search(r'<a href="\?line=4" data-line="4">', page)
        piece = stranger.get(f"/tables/{played}/replay?line=3", headers={"hx-request": "true"}).text
        assert "past-log" not in piece
        assert 'id="moment"' in piece
