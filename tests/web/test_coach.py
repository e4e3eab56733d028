"""The coach of a learning table: what it says and warns of, only there, until it is told not to."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest

from fullboard import Match
from fullboard.house.table import Seat, Table
from fullboard.web.coach import aims_of, is_contradicted, made_by_itself, said
from fullboard.words import words_for
from tests.house.server import Caller, Server
from tests.web.visitor import Visitor, until


def test_a_first_match_is_coached_and_what_is_dismissed_stays_so(server: Server) -> None:
    with Visitor(server, "Anna") as anna:
        path = anna.post("/learn/companeros").headers["location"]
        until(lambda: 'data-turn="yes"' in anna.get(path).text)
        assert f'hx-get="{path}/coach"' in anna.get(path).text
        page, piece = (unescape(answer.text) for answer in (anna.get(f"{path}/coach"), anna.live_get(f"{path}/coach")))
        assert "<html" in page
        assert "<html" not in piece
        assert "You do not fight alone" in piece
        assert "Only cards taken from the pot count." in piece
        warned = anna.get(f"{path}/coach/warnings").json()
        assert set(warned) == {"step", "warnings", "contradicted"}
        assert all(sentence.startswith("This probably costs") for sentence in warned["warnings"].values())
        assert anna.post(f"{path}/coach/dismiss", tip="tip-play").status_code == 303
        assert "You do not fight alone" not in anna.live_get(f"{path}/coach").text
        again = anna.post("/learn/companeros").headers["location"]
        until(lambda: 'data-turn="yes"' in anna.get(again).text)
        assert "You do not fight alone" not in anna.live_get(f"{again}/coach").text
        assert anna.post(f"{again}/coach/dismiss", tip="everything").status_code == 303
        assert "coach-card" not in anna.live_get(f"{again}/coach").text
        assert anna.get(f"{again}/coach/warnings").json()["warnings"] == {}
        assert anna.post(f"{again}/coach/dismiss", tip="nonsense").status_code == 400
        assert "Only cards taken from the pot count." in unescape(anna.live_get(f"{again}/coach").text)  # at any time
        assert anna.post(f"{again}/coach/recall").status_code == 303
        assert "You do not fight alone" in unescape(anna.live_get(f"{again}/coach").text)


def test_something_new_is_said_at_one_decision_only(server: Server) -> None:
    with Visitor(server, "Bea") as bea:
        path = bea.post("/learn/companeros").headers["location"]
        until(lambda: 'data-turn="yes"' in bea.get(path).text)
        for _ in range(2):  # the same decision, looked at again
            assert "You do not fight alone" in bea.live_get(f"{path}/coach").text
        other = bea.post("/learn/companeros").headers["location"]
        until(lambda: 'data-turn="yes"' in bea.get(other).text)
        assert "You do not fight alone" not in bea.live_get(f"{other}/coach").text


def test_nobody_is_coached_elsewhere(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, "Bob") as bob:
        usual = anna.set_table("companeros", "me", "greedy", "greedy")
        assert "/coach" not in anna.get(usual).text
        assert anna.get(f"{usual}/coach").status_code == 403
        without = anna.set_table("companeros", "me", "greedy", "greedy", setting=["coach=true", "hints=false"])
        assert anna.get(f"{without}/coach").status_code == 403
        taught = anna.set_table("companeros", "me", "greedy", "greedy", setting=["coach=true"])
        assert anna.get(f"{taught}/coach").status_code == 200
        assert bob.get(f"{taught}/coach").status_code == 403
        assert bob.get(f"{taught}/coach/warnings").status_code == 403
    caller = Caller(server, "Robota")
    assert (
        caller.post("/tables", game="companeros", seats=["me", "greedy", "greedy"], coach=True).json()["coach"] is True
    )


def test_a_move_that_was_the_only_one_is_explained() -> None:
    match = Match("companeros", 3, seed=1)
    while not match.over:
        seat = match.actors[0]
        legal = [match.notation(move) for move in match.legal(seat)]
        match.play(seat, match.legal(seat)[0])
        assert made_by_itself(match, seat) == (legal[0] if len(legal) == 1 else "")
    rolled = Match("four-stars", 2, seed=1)
    assert made_by_itself(rolled, 0) == ""  # nobody has moved


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_what_to_go_for_and_what_is_warned_of_agree(key: str) -> None:
    match = Match(key, 3, seed=2)
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(("Ada", "Bob", "Cleo")))
    words = words_for(match.game.folder, "en", ("Ada", "Bob", "Cleo"))
    looked = 0
    while not match.over and len(match.lines()) < 60:
        seat = match.actors[0]
        legal = [match.notation(move) for move in match.legal(seat)]
        for aim in aims_of(match, seat):
            others = [move for move in legal if move not in aim.moves]
            if not aim.moves or not others:
                continue
            looked += 1
            warnings: dict[str, Any] = {next(iter(aim.moves)): {}}
            against = {"best": others[0], "warnings": warnings}
            assert aim not in aims_of(match, seat, against)
            assert is_contradicted(match, seat, against)
            finer = {"best": sorted(aim.moves)[-1], "warnings": warnings}  # a better way to the same end
            assert aim in aims_of(match, seat, finer)
            table = Table("t", key, 3, {}, False, "guest-0", b"", seats, match=match, status="running")
            of_all: dict[str, Any] = {"best": others[0], "warnings": {move: {} for move in legal}}
            told = said(table, seat, words, {}, "here", of_all)
            none_left = not aims_of(match, seat, of_all)
            assert (told["aims"][0].startswith("No rule of thumb fits here")) == none_left
        match.play(seat, legal[0])
    assert looked
