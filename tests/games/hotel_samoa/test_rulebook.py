"""What the rulebook says happens, in its order, where no ruling is needed to understand it."""

import random
from collections import Counter

import pytest

from fullboard import Match

from .table import (
    ANNA,
    BART,
    CLAUDE,
    DAVID,
    KEY,
    PRICES,
    TILES,
    earned,
    hotel,
    money,
    names,
    play,
    play_on,
    reveal,
    set_up,
)
from .table import rooms as rooms_of

SEATS = [3, 4, 5, 6]


@pytest.mark.parametrize("players", SEATS)
def test_everybody_gets_an_empty_hotel_eleven_cards_and_25(players: int) -> None:
    match = Match(KEY, players, seed=1)
    start = match.position()
    assert start["money"] == [25] * players
    assert start["hands"] == [PRICES] * players
    assert start["hotels"] == [{"rooms": [[]] * 6, "suites": [], "pools": 0, "specials": []}] * players
    assert match.actors == tuple(range(players))


@pytest.mark.parametrize("players", SEATS)
def test_the_box_holds_12_flags_13_tourist_cards_18_tourists_a_nation_and_19_tiles(players: int) -> None:
    match = Match(KEY, players, seed=1)
    box = match.game.inventory(match.position())
    kinds: Counter[str] = Counter()
    for piece, many in box.items():
        kinds[piece.split()[0] + (" card" if piece.startswith("tourist card") else "")] += many
    assert kinds == {"flag": 12, "tourist card": 13, "tourist": 72, "tile": 19, "card": 11 * players}
    assert {name: box[f"tile {name}"] for name in TILES} == TILES


def test_twelve_of_the_thirteen_tourist_cards_are_drawn_one_each_round() -> None:
    match = play_on(Match(KEY, 3, seed=2), random.Random(2))
    cards = match.view(None)["cards"]
    assert len(cards) == len(set(cards)) == 12


def test_a_guest_stays_until_the_next_plane_of_that_nation() -> None:
    match = set_up(3, round=4)
    reveal(match, "2 3", "holiday", "holiday")
    play(match, ANNA, "group 1", "take plain", "room 1", "done")
    stays = []
    while match.view(None)["round"] < 8:
        stays.append((match.view(None)["round"], bool(rooms_of(match, ANNA)[0])))
        reveal(match, *["holiday"] * 3)
        while match.view(None)["phase"] == "holiday":
            match.play(match.actors[0], "pass")
    assert match.view(None)["flags"][6] == "norway"
    assert dict(stays) == {5: True, 6: True, 7: False}


def test_the_phases_follow_one_another() -> None:
    inn = hotel({1: "japan plain"}, specials=["swap", "send-home", "take-back"])
    match = set_up(4, offer=("pool",), hotels={ANNA: inn, BART: hotel({1: "japan rich"})}, discards={ANNA: ["2 3"]})
    phases = []
    reveal(match, "8 6", "holiday", "10 7", "12 9")
    while match.view(None)["round"] == 4:
        if match.view(None)["phase"] not in phases:
            phases.append(match.view(None)["phase"])
        match.play(match.actors[0], "pass")
    assert phases == ["swap", "build", "send-home", "welcome", "holiday"]
    assert match.view(None)["phase"] == "take-back"
    play(match, ANNA, "pass")
    assert match.view(None)["phase"] == "choose"


def test_the_cards_are_revealed_when_all_are_ready() -> None:
    match = set_up(3)
    match.play(CLAUDE, "choose 2 3")
    match.play(ANNA, "choose 8 6")
    assert match.view(BART)["played"] == [None] * 3
    match.play(BART, "holiday")
    assert match.view(None)["played"] == ["8 6", "holiday", "2 3"]


def test_each_in_turn_welcomes_what_those_before_have_left() -> None:
    match = reveal(set_up(4, card=1, groups=[["plain"] * 3 + ["rich"], ["lover"] * 3]), "2 3", "4 4", "6 5", "8 6")
    play(match, ANNA, "group 1", "take rich", "room 1", "take plain", "room 2", "done")
    assert match.view(None)["groups"] == [["plain", "plain"], ["lover"] * 3, []]
    play(match, BART, "group 2", *["take lover", "room 1"] * 2, "take lover", "room 2", "done")
    assert "group 2" not in names(match, CLAUDE)
    play(match, CLAUDE, "group 1", "take plain", "room 1", "take plain", "room 2", "done")
    assert match.view(None)["round"] == 5  # nobody is left for David
    assert [each["parameters"]["seats"] for each in match.story(None) if each["key"] == "none-left"] == [[DAVID]]
    assert money(match) == [25 + 6 + 3, 25 + 12, 25 + 10, 25]
    assert "8 6" in match.position()["hands"][DAVID]


def test_guests_pay_once_on_arrival() -> None:
    match = reveal(set_up(3, card=6), "10 7", "holiday", "holiday")
    play(match, ANNA, "group 1", "take plain", "room 1", "done")
    reveal(match, *["holiday"] * 3)
    while match.view(None)["round"] < 6:
        match.play(match.actors[0], "pass")
    assert money(match)[ANNA] == 25 + 7


def test_a_celebrity_pays_the_normal_price() -> None:
    match = set_up(3, card=6, groups=[["celebrity"] + ["plain"] * 4])
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "group 1", "take celebrity", "room 5")
    assert earned(match)[ANNA] == 7


def test_a_swimmer_without_a_pool_pays_the_normal_price() -> None:
    match = set_up(3, card=6, groups=[["swimmer-3"] + ["plain"] * 4])
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "group 1", "take swimmer-3", "room 5")
    assert earned(match)[ANNA] == 7


def test_special_tiles_lie_beside_the_hotel_until_they_are_used() -> None:
    match = reveal(set_up(3, offer=("take-back",)), "10 7", "holiday", "holiday")
    play(match, ANNA, "buy take-back")
    assert match.view(None)["hotels"][ANNA]["specials"] == ["take-back"]
    play(match, ANNA, "pass")
    assert match.view(None)["phase"] == "take-back"  # the card it was bought with is a discard now
    play(match, ANNA, "fetch 10 7")
    assert match.position()["used"].count("take-back") == 1
    assert match.position()["discards"][ANNA] == []


def test_the_match_ends_after_the_twelfth_round() -> None:
    match = Match(KEY, 5, seed=9)
    for number in range(1, 13):
        assert not match.over
        assert match.view(None)["round"] == number
        reveal(match, *["holiday"] * 5)
    assert match.over
    assert match.scores == (25,) * 5
    assert match.winners == (0, 1, 2, 3, 4)
