"""The rulebook's examples, with its names and figures: Anna, Bart, Claude and David sit in this order."""

from typing import Any

import pytest

from fullboard import Match

from .table import ANNA, BART, CLAUDE, DAVID, earned, hotel, money, names, play, reveal, rooms, set_up


def the_fourth_round(offer: tuple[str, ...] = ("pool",), **described: Any) -> Match:
    """Norway lands, 4 + 3 tourists, and one pool is on offer; Claude has two Japanese guests."""
    plain = [["plain"] * 4, ["plain", "plain", "lover"]]
    hotels = {CLAUDE: hotel({1: "japan plain", 2: "japan rich"}), **described.pop("hotels", {})}
    return set_up(4, round=4, offer=offer, groups=plain, hotels=hotels, **described)


def test_example_1_in_round_4_norway_arrives_in_groups_of_4_and_3() -> None:
    match = set_up(4, round=4, card=1)
    view = match.view(None)
    assert view["flags"][3] == "norway"
    assert [len(group) for group in view["groups"]] == [4, 3, 0]


def test_example_1_under_2x_they_are_8_and_6() -> None:
    match = set_up(4, round=6, card=1)
    assert [len(group) for group in match.view(None)["groups"]] == [8, 6, 0]


def test_example_2_a_round_of_four() -> None:
    match = reveal(the_fourth_round(), "2 3", "14 8", "holiday", "6 5")
    play(match, BART, "pass")
    play(match, DAVID, "buy pool")
    assert money(match) == [25, 25, 25, 19]
    play(match, ANNA, "group 1", "take plain", "room 1", "take plain", "room 2", "take plain", "room 3", "done")
    assert earned(match)[ANNA] == 9
    play(match, DAVID, "group 2", "take plain", "room 1", "take plain", "room 2", "take lover", "room 3", "done")
    assert earned(match)[DAVID] == 15
    assert match.view(None)["groups"] == [["plain"], [], []]
    play(match, BART, "pass")
    assert names(match, CLAUDE) == ["send 1", "send 2", "pass"]
    play(match, CLAUDE, "send 1", "send 2")
    assert match.view(None)["round"] == 5
    assert money(match) == [34, 25, 25, 34]
    after = match.position()
    assert after["discards"] == [["2 3"], [], [], ["6 5"]]
    assert "14 8" in after["hands"][BART]
    assert "holiday" in after["hands"][CLAUDE]
    assert rooms(match, CLAUDE) == [[]] * 6
    assert after["bags"]["norway"].count("plain") == 6 - 5


def test_example_2_with_a_second_tile_anna_could_have_bought_it_for_2() -> None:
    match = reveal(the_fourth_round(offer=("pool", "suite")), "2 3", "14 8", "holiday", "6 5")
    play(match, BART, "pass")
    play(match, DAVID, "buy pool")
    assert names(match, ANNA) == ["buy suite", "pass"]
    play(match, ANNA, "buy suite")
    assert money(match)[ANNA] == 23


def test_example_3_ties_are_settled_from_the_tie_card_between_anna_and_bart() -> None:
    match = set_up(4, round=4, tie=ANNA, offer=("pool",))
    reveal(match, "8 6", "6 5", "8 6", "12 9")
    order: list[int] = []
    while match.view(None)["phase"] == "build":
        order += match.actors
        match.play(match.actors[0], "pass")
    assert order == [DAVID, CLAUDE, ANNA, BART]
    order = []
    while match.view(None)["phase"] == "welcome":
        order += match.actors
        match.play(match.actors[0], "pass")
    assert order == [BART, ANNA, CLAUDE, DAVID]


def test_example_3_the_tie_card_moves_one_gap_clockwise() -> None:
    match = reveal(set_up(4, round=4, tie=ANNA), "8 6", "6 5", "8 6", "12 9")
    for seat in (BART, ANNA, CLAUDE, DAVID):
        play(match, seat, "pass")
    assert match.view(None)["tie"] == BART


def welcoming(group: list[str], price: str = "10 7", **described: Any) -> Match:
    """Anna is about to welcome, at a room price of 7."""
    inn = hotel(described.pop("rooms", None), **described)
    match = set_up(3, round=4, card=6, groups=[group], hotels={ANNA: inn})
    return play(reveal(match, price, "holiday", "holiday"), ANNA, "group 1")


FIVE = ["rich", "lover", "celebrity", "swimmer-2", "swimmer-3"]


def test_example_4_a_rich_tourist_pays_14_at_a_price_of_7() -> None:
    match = play(welcoming(FIVE), ANNA, "take rich", "room 1")
    assert earned(match)[ANNA] == 14


def test_example_4_two_swimmers_with_5_points_and_three_pools_bring_a_bonus_of_15() -> None:
    match = play(welcoming(FIVE, pools=3), ANNA, "take swimmer-2", "room 1", "take swimmer-3", "room 5")
    assert earned(match)[ANNA] == 2 * 7 + 15


def test_example_4_a_new_pool_pays_5_at_once_and_then_2_for_a_swimmer_with_2() -> None:
    guests = {1: "japan swimmer-2", 2: "japan swimmer-3"}
    match = set_up(3, round=4, card=6, offer=("pool",), groups=[FIVE], hotels={ANNA: hotel(guests)})
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "buy pool")
    assert money(match)[ANNA] == 25 - 10 + 5
    play(match, ANNA, "group 1", "take swimmer-2", "room 3")
    assert earned(match)[ANNA] == 7 + 2


@pytest.mark.parametrize("kind", ["rich", "lover"])
def test_example_5_in_a_suite_beside_a_celebrity_nobody_pays_more_than_double(kind: str) -> None:
    match = welcoming(FIVE, rooms={1: "japan celebrity"}, suites=[2])
    play(match, ANNA, f"take {kind}", "room 2")
    assert earned(match)[ANNA] == 14


@pytest.mark.parametrize(
    ("rooms_taken", "suites"), [({}, [2]), ({1: "japan celebrity"}, []), ({1: "japan celebrity"}, [2])]
)
def test_example_6_a_swimmer_in_a_suite_or_beside_a_celebrity_pays_double_and_a_bonus_not_doubled(
    rooms_taken: dict[int, str], suites: list[int]
) -> None:
    match = welcoming(FIVE, rooms=rooms_taken, suites=suites, pools=3 - bool(suites))
    pools = match.position()["hotels"][ANNA]["pools"]
    play(match, ANNA, "take swimmer-3", "room 2")
    assert earned(match)[ANNA] == 2 * 7 + 3 * pools
