"""Fleeting facts: told while all could see them, then hidden until the match is over, unless the table reminds."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from fullboard import Match
from fullboard.core.story import Told
from fullboard.house.memory import MARKS, earliest, forgets, kept, recalled
from fullboard.house.scene import scene_of
from fullboard.house.settings import Settings
from fullboard.house.table import Seat, Table
from fullboard.web.stories import Stories
from fullboard.words import Words
from tests.house.evening import Evening, evening

FAITHFUL, AIDED = Settings(memory="faithful"), Settings(memory="aided")
GAMES = {"companeros": 30, "hotel-samoa": 100}  # moves in the midst of a match
MONEY = ("pays", "money", "buoys", "price")  # what is told of income


def laid(match: Match, settings: Settings = FAITHFUL) -> Table:
    seats = tuple(Seat(str(at), f"Guest {at}") for at in range(match.players))
    return Table("t", match.game.key, match.players, {}, False, "0", b"", seats, settings).with_match(match)


def some(key: str, moves: int, seed: int = 3) -> Match:
    match, dice = Match(key, 3, seed=seed), random.Random(seed)
    for _ in range(moves):
        if match.actors:
            seat = dice.choice(match.actors)
            match.play(seat, dice.choice(match.legal(seat)))
    return match


def seen(table: Table, viewer: int | None) -> list[Told]:
    assert table.match is not None
    return recalled(table, table.match.story(viewer))


def of(told: list[Told], *keys: str) -> list[dict[str, Any]]:
    return [each["parameters"] for each in told if each["key"] in keys]


def test_co_10_what_was_taken_is_told_until_the_next_share_out_and_then_only_how_many() -> None:
    match = some("companeros", 40)
    windows = {told["window"] for told in match.story(0) if "window" in told}
    assert len(windows) > 3
    last = [told for told in match.story(0) if told.get("window") == max(windows)]
    for viewer in (0, 1, None):  # one's own cards too
        told = seen(laid(match), viewer)
        assert of(told, "takes", "takes-one") == [each["parameters"] for each in last if "fades" in each]
        assert of(told, "takes-cards")
        assert all(each.keys() == {"seat", "many", "rule"} for each in of(told, "takes-cards"))
        assert len(told) == len(match.story(viewer))


def test_hs_15_what_others_receive_is_told_in_its_round_and_ones_own_for_good() -> None:
    match = some("hotel-samoa", 150)
    present = match.view(None)["round"]
    assert present > 3
    for viewer in (0, 2, None):
        told = seen(laid(match), viewer)
        rounds = {each["line"]: each["parameters"]["round"] for each in told if each["key"] == "round"}
        shown = [each["line"] for each in told if each["key"].startswith("shows")]
        for each in told:
            if any(name in each["parameters"] for name in MONEY) and each["key"] != "tied-prices":  # of open cards
                assert each["parameters"]["seat"] == viewer or each["line"] >= shown[-1] or each["line"] in rounds
        assert {each["seat"] for each in of(told, "moves-in")} == {0, 1, 2} - {viewer}
        paid = [each for each in match.story(viewer) if each["key"] == "earns" and each["parameters"]["seat"] == viewer]
        assert of(told, "earns")[: len(paid)] or viewer is None
        assert {"window", "fades"}.isdisjoint(key for each in told for key in each)


@pytest.mark.parametrize("key", GAMES)
def test_a_table_that_reminds_and_one_that_is_over_tell_everything(key: str) -> None:
    match = some(key, GAMES[key])
    whole = [{name: said for name, said in each.items() if name not in MARKS} for each in match.story(1)]
    assert seen(laid(match, AIDED), 1) == whole
    assert len(seen(laid(match), 1)) <= len(whole)
    assert seen(laid(match), 1) != whole
    over = some(key, 5000)
    assert over.over
    assert not forgets(laid(over))
    assert len(seen(laid(over), None)) == len(over.story(None))


@pytest.mark.parametrize("key", GAMES)
def test_pages_tell_the_same_whenever_they_are_looked_at(key: str) -> None:
    """Also that lines keep their places on the page when others fade."""
    stories, words = Stories(), Words(some(key, 0).game.folder, "en")
    for moves in range(0, 90, 7):
        table = laid(some(key, moves))
        often, once = stories.of(table, 0, words), Stories().of(table, 0, words)
        assert (often.lines, often.log, often.tale) == (once.lines, once.log, once.tale)
        assert often.tale == seen(table, 0)
        everything = Stories().of(laid(some(key, moves), AIDED), 0, words)
        assert set(_places(often.items)) <= set(_places(everything.items))


def _places(items: list[Any]) -> list[str]:
    return [str(item).split('"')[1] for item in items]


@pytest.mark.parametrize("key", GAMES)
def test_one_may_look_back_to_the_beginning_of_the_present_window_only(key: str) -> None:
    match = some(key, GAMES[key])
    first = earliest(laid(match), match.story(0))
    assert 0 < first <= len(match.lines())
    windows = [each["window"] for each in match.story(0) if "window" in each]
    assert {each["window"] for each in match.story(0) if "window" in each and each["line"] >= first} == {windows[-1]}
    assert windows[0] != windows[-1]
    assert scene_of(laid(match)).first(0) == first
    assert scene_of(laid(match, AIDED)).first(0) == 0
    assert scene_of(laid(some("four-stars", 60))).first(0) == 0  # nothing is fleeting there


def test_bots_and_guesses_forget_nothing() -> None:
    match = some("companeros", 30)
    assert [each["key"] for each in match.guess(0, 1).story(0)] == [each["key"] for each in match.story(0)]
    assert kept(match.story(0), forgetting=False).count(None) == 0


@evening
async def test_memory_is_faithful_where_several_people_play(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    alone = await here.create(anna, "companeros", ["me", "greedy", "greedy"])
    together = await here.create(bob, "companeros", ["me", "person", "greedy"])
    assert (alone.settings.memory, together.settings.memory) == ("aided", "faithful")
    assert not forgets(alone)
    assert forgets(replace(together, status="running"))
    assert Settings(memory="aided").settled(4).memory == "aided"
    assert Settings(memory="faithful").settled(1).memory == "faithful"
