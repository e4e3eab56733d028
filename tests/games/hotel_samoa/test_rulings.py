"""The rulings HS-1 to HS-17; the name of each test cites the ruling it is about."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from fullboard import BadPosition, Match, games
from fullboard.core.chance import Quick
from fullboard.core.edition import Edition

from .table import (
    ANNA,
    BART,
    CLAUDE,
    DAVID,
    KEY,
    earned,
    hotel,
    money,
    names,
    play,
    play_on,
    reveal,
    rooms,
    set_up,
    told,
)

NATIONS = {"japan", "norway", "germany", "united-kingdom"}


def alone(
    price: str = "10 7",
    *,
    players: int = 3,
    group: list[str] | tuple[str, ...] = ("rich", "lover", "lover", "celebrity", "swimmer-2"),
    **described: Any,
) -> Match:
    """Anna is the only one whose staff is at work; she is about to choose a tourist from the only group."""
    hotels = {ANNA: described.pop("inn", hotel()), **described.pop("hotels", {})}
    match = set_up(players, card=6, groups=[list(group)], hotels=hotels, **described)
    return play(reveal(match, price, *["holiday"] * (players - 1)), ANNA, "group 1")


# HS-1: flags


@pytest.mark.parametrize("seed", range(30))
def test_hs_1_each_pile_holds_every_nation_and_no_two_neighbours_are_equal(seed: int) -> None:
    flags = Match(KEY, 3, seed=seed).view(None)["flags"]
    assert all(set(flags[pile : pile + 4]) == NATIONS for pile in (0, 4, 8))
    assert all(one != other for one, other in itertools.pairwise(flags))


def test_hs_1_every_nation_may_be_first_of_a_later_pile() -> None:
    later = {Match(KEY, 3, seed=seed).view(None)["flags"][4] for seed in range(40)}
    assert later == NATIONS


# HS-2: tie card


def test_hs_2_the_tie_card_lies_anywhere_at_first_and_moves_clockwise_every_round() -> None:
    assert {Match(KEY, 3, seed=seed).view(None)["tie"] for seed in range(30)} == {0, 1, 2}
    match = Match(KEY, 3, seed=4)
    first = match.view(None)["tie"]
    for number in range(1, 4):
        reveal(match, "holiday", "holiday", "holiday")
        assert match.view(None)["tie"] == (first + number) % 3


@pytest.mark.parametrize("tie", range(4))
def test_hs_2_equal_bids_go_clockwise_and_equal_prices_anticlockwise_from_the_tie_card(tie: int) -> None:
    match = reveal(set_up(4, tie=tie, offer=("pool",)), *["8 6"] * 4)
    builders: list[int] = []
    while match.view(None)["phase"] == "build":
        builders += match.actors
        match.play(match.actors[0], "pass")
    assert builders == [(tie + 1 + place) % 4 for place in range(4)]
    hosts: list[int] = []
    while match.view(None)["phase"] == "welcome":
        hosts += match.actors
        match.play(match.actors[0], "pass")
    assert hosts == [(tie - place) % 4 for place in range(4)]


@pytest.mark.parametrize("tie", range(4))
def test_hs_2_the_log_tells_in_which_order_equal_cards_come(tie: int) -> None:
    match = reveal(set_up(4, tie=tie, offer=("pool",)), "8 6", "10 7", "8 6", "holiday")
    clockwise = sorted((ANNA, CLAUDE), key=lambda seat: (seat - tie - 1) % 4)
    assert [(each["bid"], each["seats"]) for each in told(match, "tied-bids")] == [(8, clockwise)]
    assert [(each["price"], each["seats"]) for each in told(match, "tied-prices")] == [(6, clockwise[::-1])]
    line = len(match.lines()) - 1
    assert len(match.beats(None, line)) == 1  # shown with the cards


def test_hs_2_nothing_is_told_of_a_tie_that_decides_nothing() -> None:
    match = reveal(set_up(4), "8 6", "10 7", "12 9", "holiday")
    assert told(match, "tied-bids") == told(match, "tied-prices") == []
    assert told(reveal(set_up(4), *["8 6"] * 4), "tied-bids") == []  # there is nothing to build


def test_hs_2_a_tie_is_told_when_nobody_puts_down_another_card_any_more() -> None:
    match = reveal(set_up(4, hotels={BART: hotel(specials=["swap"])}), "8 6", "10 7", "holiday", "holiday")
    assert match.view(None)["phase"] == "swap"
    assert told(match, "tied-prices") == []
    match.play(BART, "swap 8 6")
    assert [each["price"] for each in told(match, "tied-prices")] == [6]


def test_hs_6_who_finds_no_tile_any_more_is_told_so() -> None:
    match = reveal(set_up(4, offer=("pool",)), "8 6", "10 7", "12 9", "holiday")
    match.play(CLAUDE, "buy pool")
    assert [each["seats"] for each in told(match, "tiles-gone")] == [[ANNA, BART]]


def test_hs_8_who_has_no_room_for_anybody_is_told_so() -> None:
    guests = {room: "japan plain" if room < 4 else "germany plain" for room in range(1, 7)}
    match = reveal(set_up(3, hotels={BART: hotel(guests)}), "8 6", "10 7", "holiday")
    while match.view(None)["round"] == 4:
        match.play(match.actors[0], "pass")
    assert [each["seats"] for each in told(match, "full")] == [[BART]]


# HS-3: tiles on offer


@pytest.mark.parametrize(("players", "table"), [(3, "1110"), (4, "2110"), (5, "2210"), (6, "3210")])
def test_hs_3_new_tiles_by_players_and_round_and_unbought_ones_stay(players: int, table: str) -> None:
    match = Match(KEY, players, seed=5)
    expected = 0
    for number in range(1, 13):
        expected += int(table[(number - 1) // 3])
        assert len(match.view(None)["offer"]) == expected
        assert match.view(None)["stock"] == 19 - expected
        reveal(match, *["holiday"] * players)
    assert match.over


def test_hs_3_an_old_tile_can_be_bought_in_round_11() -> None:
    match = reveal(set_up(3, round=11, offer=("pool", "suite", "suite")), "2 3", "holiday", "holiday")
    play(match, ANNA, "buy suite")


# HS-4, HS-5: departures first, 2X


def test_hs_4_everybody_of_the_arriving_nation_leaves_before_tourists_are_drawn() -> None:
    guests = dict.fromkeys(range(1, 5), "germany plain")
    match = set_up(3, round=4, hotels={ANNA: hotel(guests), BART: hotel({1: "germany rich", 2: "japan plain"})})
    reveal(match, "holiday", "holiday", "holiday")
    while match.view(None)["round"] == 4:
        match.play(match.actors[0], "pass")
    assert match.view(None)["flags"][4] == "germany"
    assert rooms(match, ANNA) == [[]] * 6
    assert rooms(match, BART) == [[], ["japan plain"], [], [], [], []]
    after = match.position()
    assert len(after["bags"]["germany"]) + sum(map(len, after["groups"])) == 18
    assert [line["seat"] for line in told(match, "leave")] == [ANNA, BART]


def test_hs_4_groups_are_filled_in_order_and_stop_at_18() -> None:
    game = games[KEY]
    components = dict(game.find_edition().components)
    components["tourist_cards"] = [{n: {"groups": [8, 2]} for n in "3456"}] * 13  # more than any checked edition has
    edition = Edition("crowded", components)
    for seed in range(5):
        state: Any = game.new(3, {}, edition, Quick(seed))
        while state.round < 6:
            for seat in state.actors():
                state.play(seat, 10, Quick(seed))
        view = state.view(-1)
        assert view["arrived"] == [len(group) for group in view["groups"]] == [16, 2, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hs_5_every_group_is_doubled_in_rounds_6_and_12(players: int) -> None:
    cards = games[KEY].find_edition().components["tourist_cards"]
    match = Match(KEY, players, seed=2)
    for number in range(1, 13):
        view = match.view(None)
        sizes = cards[view["cards"][-1] - 1][str(players)]["groups"]
        double = 2 if number in (6, 12) else 1
        assert [len(group) for group in view["groups"] if group] == [size * double for size in sizes]
        assert view["arrived"] == [len(group) for group in view["groups"]]
        reveal(match, *["holiday"] * players)


# HS-6: construction


def test_hs_6_the_highest_bid_goes_first_and_pays_exactly_its_bid_for_one_tile() -> None:
    match = reveal(set_up(4, offer=("pool", "suite", "extra-room")), "2 3", "20 12", "10 7", "holiday")
    play(match, BART, "buy extra-room")
    play(match, CLAUDE, "buy pool")
    play(match, ANNA, "pass")
    assert money(match) == [25, 5, 15, 25]
    assert match.view(None)["phase"] == "welcome"
    assert match.view(None)["offer"] == ["suite"]


def test_hs_6_construction_ends_with_the_last_tile() -> None:
    match = reveal(set_up(3, offer=("pool",)), "20 12", "10 7", "8 6")
    play(match, ANNA, "buy pool")
    assert match.view(None)["phase"] == "welcome"


def test_hs_6_who_cannot_pay_can_only_pass() -> None:
    match = reveal(set_up(3, offer=("pool",), money={ANNA: 19}), "20 12", "10 7", "8 6")
    assert names(match, ANNA) == ["pass"]
    play(match, ANNA, "pass")
    assert match.actors == (BART,)


def test_hs_6_income_of_this_round_comes_only_with_payment() -> None:
    match = play(alone("20 12"), ANNA, "take rich", "room 1")
    assert (money(match)[ANNA], earned(match)[ANNA]) == (25, 24)
    play(match, ANNA, "done")
    assert (money(match)[ANNA], earned(match)[ANNA]) == (49, 0)


# HS-7: suite, extra room, pool


def test_hs_7_a_suite_covers_any_printed_room_that_is_no_suite_occupied_or_not() -> None:
    inn = hotel({1: "japan plain", 7: "japan plain"}, extra=1, suites=[2])
    match = set_up(3, offer=("suite",), hotels={ANNA: inn})
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "buy suite")
    assert names(match, ANNA) == ["suite 1", "suite 3", "suite 4", "suite 5", "suite 6"]
    play(match, ANNA, "suite 1")
    assert match.view(None)["hotels"][ANNA]["suites"] == [1, 2]
    assert money(match)[ANNA] == 15


def test_hs_7_a_guest_pays_double_in_a_suite() -> None:
    match = play(alone(inn=hotel(suites=[4])), ANNA, "take lover", "room 4")
    assert earned(match)[ANNA] == 14
    assert told(match, "houses-double")[0]["double"] == ["suite"]


def test_hs_7_an_extra_room_is_free_at_once_and_adjacent_to_nothing() -> None:
    match = set_up(3, offer=("extra-room",), card=6, hotels={ANNA: hotel({6: "japan celebrity"})})
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "buy extra-room", "group 1", "take plain", "room 7")
    assert earned(match)[ANNA] == 7
    assert rooms(match, ANNA)[6] == ["norway plain"]


def test_hs_7_a_pool_pays_for_the_buoys_already_there_and_for_arrivals_of_this_round() -> None:
    inn = hotel({1: "japan swimmer-3", 2: "germany swimmer-1"}, pools=1)
    match = set_up(3, offer=("pool",), card=6, groups=[["swimmer-2", *["plain"] * 4]], hotels={ANNA: inn})
    reveal(match, "4 4", "holiday", "holiday")
    play(match, ANNA, "buy pool")
    assert money(match)[ANNA] == 25 - 4 + 4
    play(match, ANNA, "group 1", "take swimmer-2", "room 3")
    assert earned(match)[ANNA] == 4 + 2 * 2


# HS-8: welcome


def test_hs_8_the_lowest_price_goes_first_and_takes_from_one_group_only() -> None:
    match = reveal(set_up(4), "8 6", "2 3", "10 7", "holiday")
    assert match.actors == (BART,)
    play(match, BART, "group 2", "take plain", "room 5")
    assert not [move for move in names(match, BART) if move.startswith("group")]
    play(match, BART, "done")
    assert match.actors == (ANNA,)


def test_hs_8_taking_none_is_allowed_before_and_after_choosing_a_group() -> None:
    match = reveal(set_up(3), "8 6", "2 3", "10 7")
    play(match, BART, "pass")
    play(match, ANNA, "group 1", "done")
    assert match.position()["welcomed"] == [False] * 3
    assert match.actors == (CLAUDE,)


def test_hs_8_the_group_need_not_be_emptied_though_there_are_free_rooms() -> None:
    match = play(alone(), ANNA, "take rich", "room 1")
    assert "done" in names(match, ANNA)


def test_hs_8_how_many_landed_is_seen_while_groups_grow_smaller() -> None:
    match = reveal(set_up(3, groups=[["plain", "plain", "lover"], ["plain", "plain"]]), "2 3", "14 8", "holiday")
    play(match, ANNA, "group 2", "take plain", "room 1", "take plain", "room 2")
    assert [len(group) for group in match.view(BART)["groups"]] == [3, 0, 0]
    assert match.view(BART)["arrived"] == [3, 2, 0]


def test_hs_8_who_is_not_taken_returns_to_the_bag() -> None:
    match = play(alone(), ANNA, "take rich", "room 1", "done")
    bag = Counter(match.position()["bags"]["norway"])
    assert bag == {"plain": 6, "rich": 2, "lover": 4, "celebrity": 2, "swimmer-1": 1, "swimmer-2": 1, "swimmer-3": 1}
    assert told(match, "nobody-took")[0]["tourists"] == ["lover", "lover", "celebrity", "swimmer-2"]


def test_hs_8_a_full_hotel_is_not_asked() -> None:
    full = hotel(dict.fromkeys(range(1, 7), "japan plain"))
    match = reveal(set_up(3, hotels={BART: full}), "8 6", "2 3", "10 7")
    assert match.actors == (ANNA,)


# HS-9: lovers


def test_hs_9_a_lone_lover_counts_as_a_free_room_for_lovers_only() -> None:
    inn = hotel({**dict.fromkeys(range(1, 6), "japan plain"), 6: "germany lover"})
    match = alone(inn=inn)
    assert names(match, ANNA) == ["take lover", "done"]
    play(match, ANNA, "take lover")
    assert names(match, ANNA) == ["room 6"]
    play(match, ANNA, "room 6")
    assert rooms(match, ANNA)[5] == ["norway lover", "germany lover"]
    assert earned(match)[ANNA] == 7
    assert names(match, ANNA) == ["done"]


def test_hs_9_two_lovers_of_one_arrival_may_share_and_both_pay() -> None:
    match = play(alone(inn=hotel(suites=[2])), ANNA, "take lover", "room 2", "take lover", "room 2")
    assert rooms(match, ANNA)[1] == ["norway lover", "norway lover"]
    assert earned(match)[ANNA] == 28


def test_hs_9_a_lover_may_take_a_room_alone_beside_a_lone_lover() -> None:
    match = play(alone(inn=hotel({1: "japan lover"})), ANNA, "take lover")
    assert names(match, ANNA) == [f"room {number}" for number in range(1, 7)]


@pytest.mark.parametrize("couple", ["germany lover, japan lover", "japan lover, germany lover"])
def test_hs_9_a_couple_leaves_together_when_either_nation_arrives_each_to_their_own_bag(couple: str) -> None:
    match = set_up(3, round=4, hotels={ANNA: hotel({3: couple, 4: "japan lover"})})
    reveal(match, "holiday", "holiday", "holiday")
    play(match, ANNA, "pass")
    assert match.view(None)["flags"][4] == "germany"
    assert rooms(match, ANNA)[2:4] == [[], ["japan lover"]]
    after = match.position()
    assert after["bags"]["japan"].count("lover") == 3
    waiting = [kind for group in after["groups"] for kind in group]
    assert after["bags"]["germany"].count("lover") + waiting.count("lover") == 4


# HS-10: order of arrival


@pytest.mark.parametrize(("room", "pays"), [(1, 7), (2, 14), (3, 7), (4, 14), (6, 14)])
def test_hs_10_beside_a_celebrity_means_up_down_left_and_right(room: int, pays: int) -> None:
    match = play(alone(inn=hotel({5: "japan celebrity"})), ANNA, "take swimmer-2", f"room {room}")
    assert earned(match)[ANNA] == pays


def test_hs_10_rows_do_not_wrap_around() -> None:
    match = play(alone(inn=hotel({3: "japan celebrity"})), ANNA, "take lover", "room 4")
    assert earned(match)[ANNA] == 7


def test_hs_10_nothing_is_paid_later_for_a_celebrity_who_comes_after() -> None:
    match = play(alone(), ANNA, "take lover", "room 1", "take celebrity", "room 2")
    assert earned(match)[ANNA] == 14


def test_hs_10_of_two_celebrities_side_by_side_the_second_pays_double() -> None:
    match = alone(group=["celebrity", "celebrity", "plain", "plain", "plain"])
    play(match, ANNA, "take celebrity", "room 1", "take celebrity", "room 2")
    assert earned(match)[ANNA] == 7 + 14
    assert told(match, "houses-double")[0]["rule"] == "HS-10"


# HS-11: never more than double


def test_hs_11_rich_suite_and_celebrity_do_not_add_up_and_the_story_names_them_all() -> None:
    match = alone(inn=hotel({1: "japan celebrity"}, suites=[2]))
    play(match, ANNA, "take rich")
    assert match.view(None)["pays"][0] == {
        "room": 2,
        "pays": 14,
        "price": 7,
        "double": ["rich", "suite", "celebrity"],
        "buoys": 0,
        "pools": 0,
    }
    play(match, ANNA, "room 2")
    assert earned(match)[ANNA] == 14
    assert told(match, "houses-double")[0]["double"] == ["rich", "suite", "celebrity"]


def test_hs_11_the_swimmers_bonus_is_never_doubled() -> None:
    match = play(alone(inn=hotel(suites=[1], pools=2)), ANNA, "take swimmer-2", "room 1")
    assert earned(match)[ANNA] == 14 + 4
    assert told(match, "houses-double-swim")


# HS-12: Staff Holiday


def test_hs_12_staff_holiday_neither_builds_nor_welcomes() -> None:
    match = reveal(set_up(3, offer=("pool",)), "holiday", "10 7", "holiday")
    play(match, BART, "pass", "pass")
    assert match.view(None)["round"] == 5


def test_hs_12_up_to_two_guests_go_home_in_price_tie_order_at_the_end_of_phase_5() -> None:
    hotels = {seat: hotel({1: "japan plain", 2: "united-kingdom plain", 3: "japan rich"}) for seat in range(3)}
    match = reveal(set_up(4, tie=BART, hotels=hotels), "holiday", "holiday", "holiday", "10 7")
    assert match.actors == (DAVID,)
    play(match, DAVID, "pass")
    play(match, BART, "send 1", "send 3")
    play(match, ANNA, "pass")
    play(match, CLAUDE, "send 2", "done")
    assert match.view(None)["round"] == 5
    assert [sum(map(len, rooms(match, seat))) for seat in range(3)] == [3, 1, 2]


def test_hs_12_a_couple_goes_together_and_counts_as_two() -> None:
    inn = hotel({1: "japan lover, japan lover", 2: "japan plain"})
    match = reveal(set_up(3, hotels={ANNA: inn}), "holiday", "holiday", "holiday")
    play(match, ANNA, "send 1")
    assert rooms(match, ANNA)[:2] == [[], ["japan plain"]]
    assert match.view(None)["round"] == 5


def test_hs_12_after_one_guest_a_couple_cannot_follow() -> None:
    inn = hotel({1: "japan lover, japan lover", 2: "japan plain", 3: "japan rich"})
    match = reveal(set_up(3, hotels={ANNA: inn}), "holiday", "holiday", "holiday")
    play(match, ANNA, "send 2")
    assert names(match, ANNA) == ["send 3", "done"]


def test_hs_12_an_empty_hotel_is_not_asked() -> None:
    match = reveal(set_up(3), "holiday", "holiday", "holiday")
    assert match.view(None)["round"] == 5


# HS-13: discards


def test_hs_13_the_card_is_discarded_after_buying_or_welcoming_and_else_returns() -> None:
    match = reveal(set_up(4, offer=("pool",)), "14 8", "2 3", "10 7", "holiday")
    play(match, ANNA, "buy pool")
    play(match, BART, "group 1", "take plain", "room 1", "done")
    play(match, CLAUDE, "group 1", "done")
    play(match, ANNA, "pass")
    after = match.position()
    assert after["discards"] == [["14 8"], ["2 3"], [], []]
    assert [len(hand) for hand in after["hands"]] == [10, 10, 11, 11]


# HS-14: special tiles


def test_hs_14_swap_is_asked_clockwise_from_the_tie_card_before_construction() -> None:
    hotels = {seat: hotel(specials=["swap"]) for seat in (ANNA, CLAUDE)}
    match = reveal(set_up(4, tie=BART, offer=("pool",), hotels=hotels), "2 3", "4 4", "20 12", "holiday")
    assert match.view(None)["phase"] == "swap"
    play(match, CLAUDE, "pass")
    assert "swap 2 3" not in names(match, ANNA)
    play(match, ANNA, "swap 18 11")
    after = match.position()
    assert after["played"][ANNA] == "18 11"
    assert "2 3" in after["hands"][ANNA]
    assert after["hotels"][ANNA]["specials"] == []
    assert match.view(None)["phase"] == "build"


def test_hs_14_the_replacing_card_may_be_staff_holiday() -> None:
    match = reveal(set_up(3, hotels={ANNA: hotel(specials=["swap"])}), "2 3", "4 4", "20 12")
    play(match, ANNA, "swap-holiday")
    assert match.view(None)["played"][ANNA] == "holiday"
    assert match.actors == (BART,)


def test_hs_14_each_player_is_asked_once_a_round_so_one_of_two_swaps_stays() -> None:
    match = reveal(set_up(3, hotels={ANNA: hotel(specials=["swap", "swap"])}), "2 3", "4 4", "20 12")
    play(match, ANNA, "swap 6 5")
    assert match.view(None)["phase"] == "welcome"
    assert match.view(None)["hotels"][ANNA]["specials"] == ["swap"]


def test_hs_14_send_home_comes_between_construction_and_welcome_and_frees_rooms_at_once() -> None:
    full = hotel(dict.fromkeys(range(1, 7), "japan plain"), specials=["send-home"])
    match = reveal(set_up(3, card=6, hotels={ANNA: full}), "2 3", "holiday", "holiday")
    assert match.view(None)["phase"] == "send-home"
    play(match, ANNA, "send 2", "send 5", "group 1", "take plain")
    assert names(match, ANNA) == ["room 2", "room 5"]
    assert match.view(None)["hotels"][ANNA]["specials"] == []


def test_hs_14_send_home_takes_a_couple_as_two_and_may_stop_after_one() -> None:
    inn = hotel({1: "japan lover, japan lover", 2: "japan plain", 3: "japan plain"}, specials=["send-home"])
    match = reveal(set_up(3, hotels={ANNA: inn}), "2 3", "holiday", "holiday")
    match.play(ANNA, "send 2")
    assert names(match, ANNA) == ["send 3", "done"]
    play(match, ANNA, "done")
    assert match.view(None)["phase"] == "welcome"


def test_hs_14_a_send_home_tile_bought_this_round_can_be_used_this_round() -> None:
    inn = hotel({1: "japan plain"})
    match = reveal(set_up(3, offer=("send-home",), hotels={ANNA: inn}), "10 7", "holiday", "holiday")
    play(match, ANNA, "buy send-home", "send 1")
    assert rooms(match, ANNA)[0] == []


def test_hs_14_only_who_has_the_tile_and_a_guest_is_asked_to_send_home() -> None:
    hotels = {ANNA: hotel(specials=["send-home"]), BART: hotel({1: "japan plain"})}
    match = reveal(set_up(3, hotels=hotels), "10 7", "8 6", "holiday")
    assert match.view(None)["phase"] == "welcome"


def owning_take_back(**described: Any) -> Match:
    """Anna has a take-back tile and three discards; the round before is about to end."""
    specials = described.pop("specials", ["take-back"])
    inn = hotel(specials=specials)
    match = set_up(3, round=4, hotels={ANNA: inn}, discards={ANNA: ["2 3", "8 6", "20 12"]}, **described)
    return reveal(match, "holiday", "holiday", "holiday")


def test_hs_14_take_back_is_offered_before_the_choice_and_fetches_up_to_two() -> None:
    match = owning_take_back()
    assert match.view(None)["phase"] == "take-back"
    assert names(match, ANNA) == ["fetch 2 3", "fetch 8 6", "fetch 20 12", "pass"]
    play(match, ANNA, "fetch 20 12")
    assert names(match, ANNA) == ["fetch 2 3", "fetch 8 6", "done"]
    play(match, ANNA, "fetch 2 3")
    assert match.position()["discards"][ANNA] == ["8 6"]
    assert match.view(None)["phase"] == "choose"
    assert "choose 20 12" in names(match, ANNA)


def test_hs_14_take_back_may_stop_after_one_or_be_kept() -> None:
    match = play(owning_take_back(), ANNA, "fetch 20 12", "done")
    assert match.view(None)["hotels"][ANNA]["specials"] == []
    assert match.position()["discards"][ANNA] == ["2 3", "8 6"]
    match = play(owning_take_back(), ANNA, "pass")
    assert match.view(None)["hotels"][ANNA]["specials"] == ["take-back"]


def test_the_story_tells_what_somebody_passed_by() -> None:
    inns = {ANNA: hotel({1: "japan plain"}, specials=["swap", "send-home"]), BART: hotel({1: "japan plain"})}
    match = reveal(set_up(3, hotels=inns, offer=("pool",)), "14 8", "holiday", "2 3")
    while match.view(None)["round"] == 4:
        match.play(match.actors[0], "pass")
    passed = ("uses-not", "builds-nothing", "welcomes-nobody", "sends-nobody")
    assert [(line["key"], line["parameters"]) for line in match.story(None) if line["key"] in passed] == [
        ("uses-not", {"seat": ANNA, "tile": "swap", "rule": "HS-14"}),
        ("builds-nothing", {"seat": ANNA, "rule": "HS-6"}),
        ("builds-nothing", {"seat": CLAUDE, "rule": "HS-6"}),
        ("uses-not", {"seat": ANNA, "tile": "send-home", "rule": "HS-14"}),
        ("welcomes-nobody", {"seat": CLAUDE, "rule": "HS-8"}),
        ("welcomes-nobody", {"seat": ANNA, "rule": "HS-8"}),
        ("sends-nobody", {"seat": BART, "rule": "HS-12"}),
    ]


def test_hs_14_a_second_take_back_is_offered_after_the_first() -> None:
    match = play(owning_take_back(specials=["take-back", "take-back"]), ANNA, "fetch 20 12", "done")
    assert names(match, ANNA) == ["fetch 2 3", "fetch 8 6", "pass"]


def test_hs_14_take_back_is_offered_with_the_question_about_swap() -> None:
    inn = hotel(specials=["swap", "take-back"])
    match = set_up(3, round=4, hotels={ANNA: inn}, discards={ANNA: ["20 12"]})
    reveal(match, "2 3", "holiday", "holiday")
    assert "fetch 20 12" in names(match, ANNA)
    play(match, ANNA, "fetch 20 12", "swap 20 12")
    assert match.view(None)["played"][ANNA] == "20 12"


def test_hs_14_without_discards_take_back_is_not_offered() -> None:
    match = reveal(set_up(3, hotels={ANNA: hotel(specials=["take-back"])}), "holiday", "holiday", "holiday")
    assert match.view(None)["phase"] == "choose"


def test_hs_14_a_special_tile_is_seen_by_all_but_not_which_cards_it_fetched() -> None:
    match = play(owning_take_back(), ANNA, "fetch 20 12", "done")
    for viewer in (BART, CLAUDE, None):
        assert told(match, "uses", viewer) == [{"seat": ANNA, "tile": "take-back", "rule": "HS-14"}]
        assert not told(match, "fetches", viewer)
        assert match.view(viewer)["hands"][ANNA] == 9
    assert told(match, "fetches", ANNA)[0]["card"] == "20 12"


# HS-15: secrecy


def test_hs_15_money_hand_and_discards_are_seen_by_their_owner_only() -> None:
    match = set_up(3, money={ANNA: 777, BART: 888}, discards={BART: ["20 12"]})
    assert match.view(ANNA)["money"] == 777
    assert "888" not in str(match.view(ANNA))
    assert "20 12" not in match.view(CLAUDE)["own-discards"]
    assert match.view(BART)["own-discards"] == ["20 12"]
    assert "money" not in match.view(None)
    assert match.view(None)["hands"] == [11, 10, 11]


def test_hs_15_who_has_bought_and_welcomed_and_which_special_tiles_were_used_is_seen_by_all() -> None:
    match = reveal(set_up(4, offer=("pool",), used=["swap"]), "14 8", "2 3", "10 7", "holiday")
    play(match, ANNA, "buy pool")
    play(match, BART, "group 1", "take plain", "room 1", "done")
    for viewer in (ANNA, CLAUDE, None):
        seen = match.view(viewer)
        assert seen["bought"] == [True, False, False, False]
        assert seen["welcomed"] == [False, True, False, False]
        assert "swap" in seen["used"]
        assert seen["used"] == match.position()["used"]


def test_hs_15_all_money_is_shown_at_the_end() -> None:
    match = play_on(Match(KEY, 3, seed=3), random.Random(3))
    assert match.view(None)["moneys"] == money(match)


def guessed(match: Match, viewer: int, seat: int, seeds: int = 400) -> set[int]:
    """What a viewer may think that somebody has."""
    return {match.state.guess(viewer, Quick(seed)).position()["money"][seat] for seed in range(seeds)}


def test_hs_15_in_a_match_from_the_start_money_can_be_worked_out() -> None:
    match = play_on(Match(KEY, 3, seed=3), random.Random(3), 60)
    for viewer in (ANNA, -1):
        assert guessed(match, viewer, BART, 5) == {money(match)[BART]}
    again = Match(KEY, position=match.position())
    assert guessed(again, ANNA, BART, 5) == {money(match)[BART]}


def test_hs_15_in_a_position_set_up_by_hand_nobody_knows_the_others_money() -> None:
    poor, rich = (set_up(3, money={ANNA: 30, BART: purse}, followed=False) for purse in (7, 77))
    assert guessed(poor, ANNA, BART) == guessed(rich, ANNA, BART) >= {0, 7, 77, 125}
    assert guessed(poor, ANNA, ANNA, 5) == {30}
    assert guessed(poor, BART, BART, 5) == {7}
    for seed in range(20):
        assert poor.state.guess(ANNA, Quick(seed)).position() == rich.state.guess(ANNA, Quick(seed)).position()
    without = {key: value for key, value in poor.position().items() if key != "least-money"}
    assert Match(KEY, position=without).position() == poor.position()


def test_hs_15_whoever_buys_must_have_had_the_money_and_what_is_earned_is_added() -> None:
    match = set_up(3, money={BART: 20}, offer=("pool", "suite"), followed=False)
    reveal(match, "holiday", "14 8", "holiday")
    match.play(BART, "buy pool")
    assert min(guessed(match, ANNA, BART)) == 0
    assert match.position()["least-money"] == [0, 0, 0]
    for move in ("group 1", "take plain", "room 1", "done"):
        match.play(BART, move)
    while match.position()["round"] == 4:
        match.play(match.actors[0], "pass")
    assert match.position()["least-money"] == [0, 8, 0]
    assert min(guessed(match, ANNA, BART)) == 8
    assert guessed(match, BART, BART, 5) == {20 - 14 + 8}


def test_hs_15_a_position_may_say_what_is_known_of_money_but_no_more_than_there_is() -> None:
    known = {**set_up(3, money={BART: 20}).position(), "least-money": [None, 20, 5]}
    match = Match(KEY, position=known)
    assert match.position()["least-money"] == [None, 20, 5]
    assert min(guessed(match, ANNA, BART)) == 20
    with pytest.raises(BadPosition) as error:
        Match(KEY, position={**known, "least-money": [None, 21, 5]})
    assert error.value.parameters["path"] == "least-money[1]"


# HS-16: the end


def last_round(
    hotels: dict[int, dict[str, Any]],
    purse: dict[int, int],
    players: int = 3,
) -> Match:
    """The last round is played without anybody doing anything."""
    match = set_up(players, round=12, card=6, hotels=hotels, money=purse, offer=("suite",) * 2)
    reveal(match, *["holiday"] * players)
    while not match.over:
        match.play(match.actors[0], "pass")
    return match


def test_hs_16_most_money_wins_after_round_12() -> None:
    match = last_round({}, {ANNA: 30, BART: 31, CLAUDE: 12})
    assert match.scores == (30, 31, 12)
    assert match.winners == (BART,)


def test_hs_16_every_unused_special_tile_is_worth_3() -> None:
    match = last_round({ANNA: hotel(specials=["swap", "take-back"])}, {ANNA: 30, BART: 35, CLAUDE: 12})
    assert match.scores == (36, 35, 12)
    assert match.winners == (ANNA,)
    assert told(match, "unused")[0]["points"] == 6


def test_hs_16_then_most_free_rooms_and_a_lone_lover_is_not_free() -> None:
    hotels = {ANNA: hotel({1: "japan lover"}), BART: hotel({1: "japan plain"}, extra=1), CLAUDE: hotel()}
    match = last_round(hotels, {ANNA: 30, BART: 30, CLAUDE: 12})
    assert match.winners == (BART,)
    assert told(match, "wins-by-rooms")[0]["rooms"] == 6


def test_hs_16_then_the_win_is_shared() -> None:
    match = last_round({}, {ANNA: 30, BART: 30, CLAUDE: 12})
    assert match.winners == (ANNA, BART)
    assert told(match, "shares")


# HS-17: a hand never runs out


def test_hs_17_with_all_ten_cards_discarded_staff_holiday_is_left() -> None:
    cards = ["2 3", "4 4", "6 5", "8 6", "10 7", "12 9", "14 8", "16 10", "18 11", "20 12"]
    match = set_up(3, round=11, discards={ANNA: cards}, offer=("suite",) * 2)
    assert names(match, ANNA) == ["holiday"]
    reveal(match, "holiday", "holiday", "holiday")
    assert names(match, ANNA) == ["holiday"]
