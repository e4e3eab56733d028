"""Moves that are refused: each refusal has its code, and nothing changes."""

import random
from typing import Any

import pytest

from fullboard import IllegalMove, Match, games

from .table import ANNA, BART, CLAUDE, KEY, hotel, play, play_on, position, reveal, set_up

SIX_PLAIN = dict.fromkeys(range(1, 7), "japan plain")


def refused(match: Match, seat: int, move: Any) -> str:
    """The code of the refusal, once it is certain that nothing has changed."""
    before = (match.record(), match.position(), match.actors)
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert (match.record(), match.position(), match.actors) == before
    return error.value.code


@pytest.fixture
def choosing() -> Match:
    return set_up(3, discards={ANNA: ["6 5"]})


@pytest.fixture
def building() -> Match:
    """Anna may build; Bart's staff is on holiday."""
    hotels = {ANNA: hotel(suites=[1])}
    match = set_up(3, offer=("pool", "suite"), hotels=hotels, money={CLAUDE: 1})
    return reveal(match, "20 12", "holiday", "10 7")


@pytest.fixture
def welcoming() -> Match:
    """Anna welcomes; room 1 is taken, in room 2 there is a lover, and rooms 3 and 4 are free."""
    guests = {1: "japan plain", 2: "japan lover", 5: "japan rich", 6: "japan plain"}
    match = set_up(3, groups=[["plain", "lover", "rich"], ["plain", "rich"]], hotels={ANNA: hotel(guests)})
    return reveal(match, "2 3", "holiday", "10 7")


def test_no_move_is_possible_when_the_match_is_over() -> None:
    match = play_on(Match(KEY, 3, seed=4), random.Random(4))
    assert refused(match, ANNA, "choose 2 3") == "match-over"
    assert match.actors == ()


@pytest.mark.parametrize("move", [-1, 81, 10**30, True, None, 2.5, [], "choose 3 3", "", "choose", "pass pass"])
def test_what_is_no_move_is_refused(choosing: Match, move: Any) -> None:
    assert refused(choosing, ANNA, move) in ("bad-move", "unknown-move")


def test_not_your_turn(building: Match) -> None:
    assert refused(building, CLAUDE, "buy pool") == "not-your-turn"


def test_already_chosen(choosing: Match) -> None:
    choosing.play(ANNA, "choose 2 3")
    assert refused(choosing, ANNA, "choose 4 4") == "already-chosen"


def test_not_in_hand(choosing: Match) -> None:
    assert refused(choosing, ANNA, "choose 6 5") == "not-in-hand"


@pytest.mark.parametrize("move", ["pass", "done"])
def test_everybody_must_choose_a_card(choosing: Match, move: str) -> None:
    assert refused(choosing, ANNA, move) == "choose-a-card"


@pytest.mark.parametrize(
    "move", ["swap 2 3", "fetch 6 5", "buy pool", "suite 1", "send 1", "group 1", "take rich", "room 1"]
)
def test_wrong_phase(choosing: Match, move: str) -> None:
    assert refused(choosing, ANNA, move) == "wrong-phase"


@pytest.mark.parametrize(
    "move", ["choose 2 3", "holiday", "swap 2 3", "swap-holiday", "fetch 6 5", "send 1", "group 1"]
)
def test_wrong_phase_in_construction(building: Match, move: str) -> None:
    assert refused(building, ANNA, move) == "wrong-phase"


@pytest.mark.parametrize("move", ["buy pool", "suite 1"])
def test_staff_holiday_cannot_build(building: Match, move: str) -> None:
    assert refused(building, BART, move) == "staff-holiday"


@pytest.mark.parametrize("move", ["group 1", "take rich", "room 1"])
def test_staff_holiday_cannot_welcome(welcoming: Match, move: str) -> None:
    assert refused(welcoming, BART, move) == "staff-holiday"


def test_no_tile_left(building: Match) -> None:
    assert refused(building, ANNA, "buy extra-room") == "no-tile-left"
    play(building, ANNA, "buy pool")
    assert refused(building, CLAUDE, "buy pool") == "no-tile-left"


def test_not_enough_money(building: Match) -> None:
    play(building, ANNA, "pass")
    assert refused(building, CLAUDE, "buy pool") == "not-enough-money"


def test_a_suite_must_be_bought_and_then_placed_on_a_plain_room(building: Match) -> None:
    assert refused(building, ANNA, "suite 2") == "buy-a-suite-first"
    play(building, ANNA, "buy suite")
    assert refused(building, ANNA, "suite 1") == "already-suite"
    assert refused(building, ANNA, "buy pool") == "place-the-suite"
    assert refused(building, ANNA, "pass") == "place-the-suite"


def test_all_suites() -> None:
    standard = games[KEY].find_edition().components
    tiles = {"extra-room": 0, "suite": 13, "pool": 0, "swap": 2, "send-home": 2, "take-back": 2}
    edition = {**standard, "name": "palace", "tiles": {"total": 19, "split": tiles}}
    laid = position(3, round=9, used=["swap"])
    laid.update(edition=edition, stock=["suite"] * 5 + ["swap", "send-home", "send-home", "take-back", "take-back"])
    laid.update(offer=["suite"] * 2, used=["swap"], hotels=[hotel(suites=range(1, 7)), hotel(), hotel()])
    match = reveal(Match(KEY, position=laid, seed=1), "10 7", "holiday", "holiday")
    assert refused(match, ANNA, "buy suite") == "all-suites"


def test_the_order_of_a_welcome_is_group_tourist_room(welcoming: Match) -> None:
    assert refused(welcoming, ANNA, "take rich") == "choose-a-group"
    assert refused(welcoming, ANNA, "room 3") == "choose-a-tourist"
    assert refused(welcoming, ANNA, "done") == "nothing-begun"
    assert refused(welcoming, ANNA, "group 3") == "group-empty"
    play(welcoming, ANNA, "group 1")
    assert refused(welcoming, ANNA, "group 1") == "other-group"
    assert refused(welcoming, ANNA, "group 2") == "other-group"
    assert refused(welcoming, ANNA, "take celebrity") == "none-in-group"
    assert refused(welcoming, ANNA, "pass") == "say-done"
    play(welcoming, ANNA, "take rich")
    assert refused(welcoming, ANNA, "take plain") == "choose-a-room"
    assert refused(welcoming, ANNA, "done") == "choose-a-room"
    assert refused(welcoming, ANNA, "room 1") == "room-taken"
    assert refused(welcoming, ANNA, "room 2") == "lovers-only"
    assert refused(welcoming, ANNA, "room 7") == "no-such-room"
    play(welcoming, ANNA, "room 3", "take plain", "room 4")
    assert refused(welcoming, ANNA, "take plain") == "none-in-group"
    play(welcoming, ANNA, "take lover")
    assert refused(welcoming, ANNA, "room 3") == "room-taken"


def test_no_free_room_but_for_lovers() -> None:
    guests = {**SIX_PLAIN, 6: "japan lover"}
    groups = [["plain", "lover", "rich"], ["plain", "rich"]]
    match = reveal(set_up(3, groups=groups, hotels={ANNA: hotel(guests)}), "2 3", "holiday", "holiday")
    assert refused(match, ANNA, "group 2") == "no-room-for-group"
    play(match, ANNA, "group 1")
    assert refused(match, ANNA, "take plain") == "no-free-room"


def test_guests_sent_home() -> None:
    inn = hotel({1: "japan lover, japan lover", 2: "japan plain", 3: "japan rich"})
    match = reveal(set_up(3, hotels={ANNA: inn}), "holiday", "holiday", "holiday")
    assert refused(match, ANNA, "send 4") == "room-empty"
    assert refused(match, ANNA, "send 7") == "no-such-room"
    assert refused(match, ANNA, "done") == "nothing-begun"
    play(match, ANNA, "send 2")
    assert refused(match, ANNA, "send 1") == "couple-counts-two"
    assert refused(match, ANNA, "pass") == "say-done"


def test_swap_and_take_back() -> None:
    inn = hotel(specials=["swap", "take-back"])
    match = set_up(3, hotels={ANNA: inn, BART: hotel(specials=["swap"])}, discards={ANNA: ["6 5", "8 6"]}, tie=CLAUDE)
    reveal(match, "2 3", "holiday", "holiday")
    assert refused(match, ANNA, "swap 2 3") == "not-in-hand"
    assert refused(match, ANNA, "fetch 4 4") == "not-discarded"
    play(match, ANNA, "fetch 6 5")
    assert refused(match, ANNA, "swap 4 4") == "finish-fetching"
    play(match, ANNA, "done")
    assert refused(match, ANNA, "fetch 8 6") == "no-such-special"
    play(match, ANNA, "pass")
    assert refused(match, BART, "swap-holiday") == "holiday-on-table"
