"""Whoever chooses a bot reads what it is like at this game and how strong it is, and may have one that adapts."""

from __future__ import annotations

import html
import re

import pytest

from fullboard import games
from fullboard.bots.strengths import strengths_of
from fullboard.house.adapting import adapts_to
from fullboard.words import bot_label, percent
from tests.house.server import Caller, Server
from tests.web.visitor import Visitor, until

LEVELS = ["easy", "greedy", "medium", "hard", "adapts"]
WINS = {"en": "Wins about ", "fr": "Gagne environ ", "de": "Gewinnt etwa "}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_each_level_stands_there_with_its_character_and_its_measured_strength(server: Server, language: str) -> None:
    with Visitor(server, language=language) as anna:
        page = html.unescape(anna.get("/new/companeros").text)
        told = re.findall(r"<dt>([^<]+)</dt> <dd>(.*?)</dd>", page, re.S)
        assert [label for label, _ in told] == [bot_label(language, bot) for bot in LEVELS]
        assert all(re.search(r'class="character">\w[^<]{8,}<', about) for _, about in told)
        medium = dict(told)[bot_label(language, "medium")]
        assert WINS[language] in medium
        strength = strengths_of(games["companeros"]).of("medium", 4)
        assert strength is not None
        assert percent(strength.share.value, language) in medium
        assert f" {strength.games} " in medium
        seat = page.partition('name="seat1"')[2].partition("</select>")[0]
        assert re.findall(r'<option value="([\w-]+)"', seat) == ["person", *LEVELS]
        assert 'value="hard-0.1"' not in page


def test_the_same_is_read_in_the_waiting_room_and_in_the_lobby_by_game(server: Server) -> None:
    with Visitor(server) as anna:
        path = anna.set_table("hotel-samoa", "me", "person", "person")
        waiting = html.unescape(anna.get(path).text)
        assert "Tries its prices out, two rounds ahead".lower() in waiting.lower()
        lobby = anna.get("/").text
        for key in ("companeros", "four-stars"):
            chosen = re.findall(rf'type="radio" name="bot" form="play-{key}" value="([\w-]+)"( checked)?', lobby)
            assert [bot for bot, _ in chosen] == LEVELS
            assert [bot for bot, checked in chosen if checked] == ["medium"]


def test_a_level_that_a_game_no_longer_offers_plays_where_it_sits_and_stays_there(server: Server) -> None:
    with Visitor(server) as anna:
        path = anna.set_table("companeros", "me", "person", "expert", option="rounds=1")
        assert bot_label("en", "expert") in anna.get(path).text
        changed = anna.get(f"{path}/change").text
        third = changed.partition('name="seat2"')[2].partition("</select>")[0]
        assert '<option value="expert" selected>' in third
        begun = anna.post("/play/companeros", bot="expert")
        assert bot_label("en", "expert") in anna.get(begun.headers["location"]).text


def test_playing_at_once_is_against_whom_one_chooses(server: Server) -> None:
    with Visitor(server) as anna:
        page = anna.get(anna.post("/play/companeros", bot="greedy").headers["location"]).text
        assert page.count(bot_label("en", "greedy")) >= 3
        for bot in ("person", "me", "here Bob", "genius", "hard@5"):
            assert anna.post("/play/companeros", bot=bot).status_code in (400, 404)


def test_whoever_has_read_the_rules_plays_at_once(server: Server) -> None:
    with Visitor(server, None) as stranger:
        rules = stranger.get("/games/hotel-samoa/help").text
        form = re.search(r'<form method="post" action="(/play/hotel-samoa)".*?</form>', rules, re.S)
        assert form
        assert "Play now" in form[0]
        fields = dict.fromkeys(re.findall(r'name="(\w+)"', form[0]), "")
        assert stranger.get(stranger.post(form[1], **fields).headers["location"]).status_code == 200


@pytest.mark.parametrize("way", ["play", "learn"])
def test_whoever_plays_at_once_is_reminded_to_announce(server: Server, way: str) -> None:
    """At other tables one has to think of it oneself, unless the host chose the reminder."""
    with Visitor(server, "Nina") as nina:
        at_once = nina.post(f"/{way}/four-stars").headers["location"]
        asked = nina.set_table("four-stars", "me", "greedy")
        onlooker = Caller(server, "Otto")
        assert [onlooker.get(path)["options"]["reminder"] for path in (at_once, asked)] == ["on", "off"]


def test_one_that_adapts_tells_at_the_end_what_it_has_chosen(server: Server) -> None:
    with Visitor(server, "Anna") as anna:
        assert adapts_to(games["companeros"])
        path = anna.set_table("companeros", "me", "adapts", "adapts", option="rounds=1")
        page = anna.get(path).text
        assert bot_label("en", "adapts") in page
        assert bot_label("en", "adapts@easy") not in page
        anna.post(f"{path}/leave")
        until(lambda: 'id="ending"' in anna.get(path).text)
        page = html.unescape(anna.get(path).text)
        assert "For an even match, Blaise and Carmen each played at the level “beginner bot”." in page
        assert bot_label("en", "adapts@easy") == "adapts to you: beginner bot"


def test_by_the_json_api_too(server: Server) -> None:
    anna = Caller(server, "Anna")
    game = next(each for each in anna.get("/games") if each["key"] == "companeros")
    assert "adapts" in game["bots"]
    medium = next(each for each in game["strengths"] if (each["bot"], each["players"]) == ("medium", 4))
    assert medium["low"] < medium["share"] < medium["high"]
    siesta = next(each for each in anna.get("/games") if each["key"] == "siesta")
    assert ("adapts" in siesta["bots"], siesta["strengths"]) == (False, [])
    table = anna.post("/tables", game="companeros", seats=["me", "adapts", "greedy"]).json()
    assert table["names"] == ["Anna", "Blaise (adapts)", "Carmen (greedy)"]
    refused = anna.post("/tables", game="siesta", seats=["me", "adapts"])
    assert (refused.status_code, refused.json()["code"]) == (400, "unknown-bot")
