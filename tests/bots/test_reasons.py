"""The reasons of a hint, in positions where the reason is known; and sentences for all of them."""

from __future__ import annotations

import random

import pytest

from fullboard import Match, games
from fullboard.bots.hints import why_in_words
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.reasons import Closer
from fullboard.core.state import State
from fullboard.words import Words, languages
from tests.bots.planted import last_share_out
from tests.games.four_stars.table import HOTEL, about_to_announce, on, prices
from tests.games.hotel_samoa import table as samoa
from tests.games.sun_sea_and_sand import table as coast

OWN = [key for key in games if games[key].reasons is not None]
NOBODY_KNOWS = [(0.0, 1.0)] * 6  # what the search expects, where it saw nothing


def reasons(state: State, seat: int, move: str, instead: str | None = None) -> list[tuple[str, dict[str, object]]]:
    """Why a move, and not the other one, as far as it needs no search."""
    chair = Chair(state, seat, Quick(1))
    other = None if instead is None else int(state.parse(instead))
    assert state.game.reasons is not None
    assert state.game.guide is not None
    scores = [NOBODY_KNOWS] * (1 if instead is None else 2)
    return state.game.reasons(Closer(chair, state.game.guide(), int(state.parse(move)), other, scores, Quick(2)))


@pytest.mark.parametrize("key", OWN)
def test_every_reason_has_a_sentence_in_every_language(key: str) -> None:
    dice = random.Random(key)
    match = Match(key, games[key].players[0], seed=3)
    bot = games[key].bots["greedy"]()
    asked = 0
    while match.actors and asked < 8:
        seat = match.actors[0]
        legal = [match.notation(move) for move in match.legal(seat)]
        if len(legal) > 1 and dice.random() < 0.5:
            one, other = dice.sample(legal, 2)
            why = [{"key": each, "parameters": filled} for each, filled in reasons(match.state, seat, one, other)]
            for language in languages():
                said = why_in_words({"why": why}, Words(match.game.folder, language, match.names))
                assert not [each for each in said if each.startswith(("why-", "{"))], said
            asked += 1
        match.play(seat, int(bot.choose(Chair(match.state, seat, Quick(dice.getrandbits(30))), Quick(1), Budget())))
    assert asked == 8


def test_a_card_that_wins_the_trick_says_so() -> None:
    position = last_share_out().log.heading.position
    assert position is not None
    match = Match("companeros", position=position, seed=1)
    ((key, told),) = reasons(match.state, 0, "play red 10")
    assert (key, told) == ("trick", {"points": 19})  # red is strongest, and green the richest of the pot


def test_a_room_beside_a_celebrity_pays_double() -> None:
    inn = samoa.hotel({5: "japan celebrity"})
    match = samoa.set_up(3, round=4, card=6, groups=[["plain"] * 5], hotels={samoa.ANNA: inn})
    samoa.reveal(match, "2 3", "holiday", "holiday")
    samoa.play(match, samoa.ANNA, "group 1", "take plain")
    found = reasons(match.state, samoa.ANNA, "room 4", "room 1")
    assert found == [("pays-more", {"money": 6, "less": 3, "instead": "room 1"})]


def test_a_tile_says_what_it_costs_for_how_long_it_is_there_and_who_wants_it_too() -> None:
    match = samoa.set_up(3, round=4, offer=("extra-room",))
    samoa.reveal(match, "14 8", "6 5", "holiday")
    found = dict(reasons(match.state, samoa.ANNA, "buy extra-room", "pass"))
    assert found["costs"] == {"money": 14, "left": 11}
    assert found["extra-room"] == {"rounds": 9}
    assert found["rival"] == {"seat": samoa.BART}


def test_tourists_say_what_they_pay_as_the_resort_stands() -> None:
    resorts = {0: {"bungalows": 4, "facilities": "bar 1"}}
    match = coast.set_up(3, boats={1: "2 red"}, resorts=resorts, turn=0)
    found = dict(reasons(match.state, 0, "fetch 2", "sign"))
    assert found["guests"] == {"coins": 4, "points": 0}  # two tourists for two weeks


def test_a_facility_says_how_much_longer_its_tourists_stay() -> None:
    match = coast.set_up(3, resorts={0: {"bungalows": 2, "tourists": "2 blue"}}, turn=0)
    found = dict(reasons(match.state, 0, "build jet-ski 1", "pass"))
    assert found["stay"] == {"colour": "blue", "weeks": 1, "guests": 2}


def test_links_that_complete_the_card_say_so() -> None:
    chain = {"hotel": 4, "restaurant": 4, "club": 3, "plane": 2}
    table = on(HOTEL, links=[chain, {}], cash=[60, 25], prices=prices(hotel=5))
    found = dict(reasons(table.state, 0, "buy hotel 2", "pass"))
    assert found == {"buys": {"money": 10, "left": 50}, "complete": {}}
    assert dict(reasons(table.state, 0, "buy hotel 1", "pass"))["missing"] == {"links": 1}


def test_whoever_has_reached_the_objective_is_told_to_say_so() -> None:
    table = about_to_announce()
    assert reasons(table.state, 0, "announce", "pass") == [("announce", {})]
