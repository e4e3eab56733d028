"""The rulings SS-1 to SS-13, each by its number."""

from typing import Any

import pytest

from fullboard import IllegalMove, Match, games

from .table import FACILITIES, KEY, backpackers, guests, idle, money, names, resort, set_up, spend_week, told

# SS-1: a facility keeps its member three weeks -------------------------------------------------------------------


def test_ss_1_a_facility_keeps_its_member_three_weeks() -> None:
    match = set_up(2, resorts={0: {"home": 1, "busy": [4, 0, 0]}})
    match.play(0, "build beach-chairs 1")
    assert resort(match, 0)["busy"] == [4, 0, 1]
    homes = []
    for _ in range(3):
        spend_week(match)
        homes.append(resort(match, 0)["home"])
    assert homes == [4, 4, 5]


# SS-2: work ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ss_2_work_goes_round_from_the_first_player_one_member_at_a_time(first: int) -> None:
    match = set_up(4, first=first, turn=first, resorts={seat: {"home": 2} for seat in range(4)})
    order = []
    while match.position()["week"] == 1:
        order.append(match.actors[0])
        idle(match)
    assert order == [(first + turn) % 4 for turn in range(8)]


def test_ss_2_every_member_at_home_must_act() -> None:
    match = set_up(2, resorts={0: {"home": 3}, 1: {"home": 0}})
    for left in (2, 1):
        idle(match)
        assert match.actors == (0,)
        assert resort(match, 0)["home"] == left
    idle(match)
    assert match.position()["week"] == 2


def test_ss_2_a_player_without_members_at_home_is_skipped() -> None:
    match = set_up(3, resorts={0: {"home": 2}, 1: {"home": 0}, 2: {"home": 1}})
    idle(match)
    assert match.actors == (2,)
    idle(match)
    assert match.actors == (0,)


def test_ss_2_the_first_player_is_skipped_too() -> None:
    match = set_up(3, first=0, turn=1, resorts={0: {"home": 0, "busy": [0, 5, 0]}, 1: {"busy": [4, 0, 0]}})
    spend_week(match)
    assert match.position()["first"] == 1
    spend_week(match)
    assert match.position()["first"] == 2


def test_ss_2_a_week_without_anybody_at_home_passes_without_work() -> None:
    away = {"home": 0, "busy": [0, 5, 0]}
    match = set_up(2, resorts={0: {"home": 1, "busy": [0, 4, 0]}, 1: away})
    match.play(0, "bungalows 1")
    assert match.position()["week"] == 3
    assert [line["week"] for line in told(match, "week")] == [1, 2, 3]
    assert [seat["home"] for seat in match.position()["seats"]] == [5, 5]


# SS-3: bungalows -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("many", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_ss_3_bungalows_cost_1_3_6_or_10_and_time_space_2(many: int, price: int) -> None:
    match = set_up(2, resorts={0: {"home": 2, "busy": [3, 0, 0]}})
    match.play(0, f"bungalows {many}")
    assert resort(match, 0)["bungalows"] == many
    assert resort(match, 0)["money"] == 13 - price
    assert resort(match, 0)["busy"] == [3, 1, 0]


def test_ss_3_bungalows_can_be_used_at_once() -> None:
    match = set_up(2, boats={1: "4 red"}, resorts={0: {"home": 2}, 1: {"home": 0}})
    match.play(0, "bungalows 4")
    match.play(0, "fetch 2")
    assert told(match, "fetch")[0]["free"] == 0


def test_ss_3_the_supply_of_bungalows_is_unlimited() -> None:
    match = set_up(2, resorts={0: {"bungalows": 150, "home": 1}})
    assert "bungalows 4" in names(match, 0)


@pytest.mark.parametrize(("coins", "most"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4)])
def test_ss_3_only_what_can_be_paid_is_built(coins: int, most: int) -> None:
    match = set_up(2, resorts={0: {"money": coins}})
    assert sum(name.startswith("bungalows") for name in names(match)) == most


# SS-4: fetching and reserving ------------------------------------------------------------------------------------


def test_ss_4_a_fetched_group_moves_into_free_bungalows_and_costs_nothing() -> None:
    match = set_up(2, boats={1: "2 yellow 1 blue"}, resorts={0: {"home": 2, "bungalows": 4}})
    match.play(0, "fetch 2")
    assert resort(match, 0)["tourists"] == {"yellow": 2, "blue": 1}
    assert resort(match, 0)["free"] == 1
    assert resort(match, 0)["money"] == 13


def test_ss_4_guests_of_facilities_keep_their_bungalows() -> None:
    match = set_up(2, boats={1: "2 red"}, resorts={0: {"bungalows": 3, "facilities": "bar 1 2"}})
    assert resort(match, 0)["free"] == 1
    assert "fetch 2" not in names(match)


@pytest.mark.parametrize("box", range(2, 9))
def test_ss_4_tourists_k_weeks_ahead_go_to_box_k_plus_1_without_bungalows(box: int) -> None:
    match = set_up(2, boats={box: "1 green 2 blue"}, resorts={0: {"home": 2}})
    match.play(0, f"reserve {box} 2")
    assert resort(match, 0)["reserved"] == {str(box): {"green": 1, "blue": 2}}
    assert resort(match, 0)["all_tourists"] == 0


@pytest.mark.parametrize("week", range(1, 9))
def test_ss_4_groups_can_be_reserved_up_to_week_8_and_not_beyond(week: int) -> None:
    match = set_up(2, week=week)
    boxes = {int(name.split()[1]) for name in names(match) if name.startswith("reserve")}
    assert boxes == set(range(2, 10 - week))
    for box in range(10 - week, 9):
        with pytest.raises(IllegalMove, match="past-week-8"):
            match.play(0, f"reserve {box} 2")


def test_ss_4_one_member_per_group_and_it_stays_until_the_boat_leaves() -> None:
    match = set_up(2, resorts={0: {"home": 1, "busy": [4, 0, 0]}})
    match.play(0, "reserve 3 2")
    assert "reserve 3 2" not in names(match, 1)
    for week in (1, 2, 3):
        assert match.position()["week"] == week
        assert match.position()["boats"][2]["taken"][0] == 0
        assert resort(match, 0)["home"] + sum(resort(match, 0)["busy"]) == 4
        spend_week(match)
        while match.position()["phase"] == "overbooking":
            match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert resort(match, 0)["home"] == 5


def test_ss_4_a_member_that_fetched_is_home_next_week() -> None:
    match = set_up(2, boats={1: "1 red"}, resorts={0: {"bungalows": 1, "busy": [0, 0, 4]}})
    match.play(0, "fetch 2")
    assert resort(match, 0)["home"] == 0
    spend_week(match)
    assert resort(match, 0)["home"] == 1


def test_ss_4_the_backpack_space_can_not_be_taken() -> None:
    match = set_up(2, resorts={0: {"bungalows": 5}})
    for move in ("fetch 1", "reserve 2 1"):
        with pytest.raises(IllegalMove, match="backpack"):
            match.play(0, move)


# SS-5: facilities ------------------------------------------------------------------------------------------------


def test_ss_5_each_kind_at_most_once_per_player() -> None:
    match = set_up(5, resorts={0: {"facilities": "bar 1"}, 1: {}})
    with pytest.raises(IllegalMove, match="already-built"):
        match.play(0, "build bar 2")
    idle(match)
    assert "build bar 1" in names(match, 1)


def test_ss_5_that_kind_then_costs_1_more_and_no_other_does() -> None:
    match = set_up(5, resorts={0: {}})
    before = {line["name"]: line["price"] for line in match.view(None)["market"]}
    match.play(0, "build jet-ski 1")
    after = {line["name"]: line["price"] for line in match.view(None)["market"]}
    assert resort(match, 0)["money"] == 13 - before["jet-ski"]
    assert after == before | {"jet-ski": before["jet-ski"] + 1}


def test_ss_5_prices_rise_to_14_for_the_fourth_water_slide() -> None:
    built = {seat: {"facilities": "water-slide 1"} for seat in range(3)}
    match = set_up(5, turn=3, resorts=built | {3: {"money": 14}})
    match.play(3, "build water-slide 1")
    assert told(match, "build-last")[0]["price"] == 14


@pytest.mark.parametrize("colour", FACILITIES)
def test_ss_5_the_first_facility_lies_on_the_leftmost_field_of_its_row(colour: str) -> None:
    match = set_up(2, resorts={0: {"money": 20}})
    for name in FACILITIES[colour]:
        assert {move for move in names(match) if f"build {name} " in move} == {f"build {name} 1"}


@pytest.mark.parametrize(
    ("facility", "fields"),
    [
        ("swimming-pool", {1, 2, 3}),  # above the boulevard's fields 1 and 2, and a corner of the latter
        ("bar", {3, 4}),  # beside the terrace and above the beach chairs; a corner of these
        ("beach-bar", {1, 2, 4}),
        ("diving", {1, 2, 3, 4}),  # leftmost; below the beach chairs and their corners
    ],
)
def test_ss_5_a_facility_touches_another_by_a_side_or_a_corner_in_any_row(facility: str, fields: set[int]) -> None:
    match = set_up(2, resorts={0: {"money": 20, "facilities": "beach-chairs 3, terrace 2, restaurant 1"}})
    found = {int(name.split()[2]) for name in names(match) if name.startswith(f"build {facility} ")}
    assert found == fields


def test_ss_5_a_field_that_touches_nothing_is_refused() -> None:
    match = set_up(2, resorts={0: {"facilities": "terrace 1"}})
    with pytest.raises(IllegalMove, match="not-connected"):
        match.play(0, "build beach-bar 3")


def test_ss_5_not_enough_money_no_facility() -> None:
    match = set_up(2, resorts={0: {"money": 5}})
    assert "build beach-bar 1" in names(match)
    with pytest.raises(IllegalMove, match="not-enough-money"):
        match.play(0, "build terrace 1")


def test_ss_5_usable_at_once_tourists_of_this_week_stay_on() -> None:
    resorts = {0: {"bungalows": 1, "tourists": "1 red"}, 1: {"home": 0}}
    match = set_up(2, resorts=resorts)
    match.play(0, "build bar 1")
    assert guests(match, 0) == {"bar": 1}


def test_ss_5_a_facility_built_between_two_others_moves_no_guest() -> None:
    match = set_up(
        2, resorts={0: {"home": 2, "bungalows": 6, "facilities": "bar 1 2, terrace 3 3, jet-ski 1, beach-chairs 2"}}
    )
    match.play(0, "build restaurant 2")
    assert guests(match, 0) == {"bar": 2, "restaurant": 0, "terrace": 3, "beach-chairs": 0, "jet-ski": 0}


# SS-6: stock -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each", "bars"), [(5, 4, 4), (4, 3, 4), (3, 2, 3), (2, 1, 2)])
def test_ss_6_stock_by_number_of_players(players: int, each: int, bars: int) -> None:
    stock = Match(KEY, players, seed=1).position()["stock"]
    assert stock.pop("bar") == bars
    assert set(stock.values()) == {each}
    assert len(stock) == 11


def test_ss_6_what_is_sold_out_can_not_be_built() -> None:
    match = set_up(2, turn=1, resorts={0: {"facilities": "terrace 1"}, 1: {"money": 20}})
    with pytest.raises(IllegalMove, match="sold-out"):
        match.play(1, "build terrace 1")


# SS-7: signs -----------------------------------------------------------------------------------------------------


def test_ss_7_signs_go_up_in_order_and_keep_a_member_one_week() -> None:
    match = set_up(2, resorts={0: {"home": 5}, 1: {"home": 0}})
    for many, sign in enumerate(("welcome", "open", "hotel", "blue"), 1):
        match.play(0, "sign")
        assert resort(match, 0)["signs"][-1] == sign
        assert resort(match, 0)["busy"] == [many, 0, 0]
        assert resort(match, 0)["money"] == 13
    with pytest.raises(IllegalMove, match="no-sign-left"):
        match.play(0, "sign")
    assert "pass" in names(match)


def test_ss_7_a_kind_that_has_run_out_is_skipped() -> None:
    ahead = {seat: {"signs": "welcome open"} for seat in range(4)}
    match = set_up(5, turn=4, resorts=ahead | {4: {"home": 2, "signs": "welcome"}})
    assert match.position()["signs"] == {"welcome": 0, "open": 0, "hotel": 3, "blue": 2}
    match.play(4, "sign")
    assert resort(match, 4)["signs"] == ["welcome", "hotel"]


def test_ss_7_a_sign_that_can_be_placed_must_be_placed() -> None:
    match = set_up(2)
    assert "sign" in names(match)
    with pytest.raises(IllegalMove, match="must-place-sign"):
        match.play(0, "pass")


def test_ss_7_where_no_sign_is_left_the_action_is_a_pass_to_time_space_1() -> None:
    resorts = {
        0: {"signs": "welcome open hotel blue"},
        1: {"signs": "welcome open hotel blue"},
        2: {"signs": "welcome open hotel"},
    }
    match = set_up(3, turn=2, resorts=resorts | {2: {**resorts[2], "home": 2, "busy": [0, 3, 0]}})
    match.play(2, "pass")
    assert resort(match, 2)["signs"] == ["welcome", "open", "hotel"]
    assert resort(match, 2)["busy"] == [1, 3, 0]


# SS-8: money and its stack ---------------------------------------------------------------------------------------


def test_ss_8_all_start_at_13_stacked_in_seat_order_from_the_first_player() -> None:
    for seed in range(12):
        start = Match(KEY, 4, seed=seed).position()
        assert [seat["money"] for seat in start["seats"]] == [13] * 4
        assert start["track"] == [(start["first"] + turn) % 4 for turn in range(4)]


def test_ss_8_more_than_20_is_lost() -> None:
    match = set_up(2, resorts={0: {"money": 18, "bungalows": 5, "tourists": "5 red"}, 1: {"home": 0}})
    idle(match)
    assert money(match)[0] == 20
    assert told(match, "lost") == [{"seat": 0, "lost": 3, "most": 20, "rule": "SS-8"}]


def test_ss_8_whoever_moved_onto_a_value_last_is_on_top() -> None:
    match = set_up(3, track=[1, 0, 2], resorts={0: {"money": 13}, 1: {"money": 12}, 2: {"money": 15}})
    match.play(0, "bungalows 1")
    assert money(match) == [12, 12, 15]
    assert match.position()["track"] == [1, 0, 2]
    assert match.view(None)["poorest"] == 0


def test_ss_8_a_marker_that_does_not_change_value_does_not_move_in_the_stack() -> None:
    full = {"money": 20, "bungalows": 2, "tourists": "2 red"}
    match = set_up(3, track=[2, 1, 0], resorts={0: full, 1: {**full, "home": 0}, 2: {**full, "home": 0}})
    idle(match)
    assert money(match) == [20, 20, 20]
    assert match.position()["track"] == [2, 1, 0]


def test_ss_8_income_stacks_markers_in_turn_order() -> None:
    equal = {"home": 0, "money": 3, "bungalows": 1, "tourists": "1 red"}
    match = set_up(3, first=1, turn=1, track=[0, 2, 1], resorts={0: equal, 1: {**equal, "home": 1}, 2: equal})
    idle(match)
    assert money(match) == [4, 4, 4]
    assert match.position()["track"] == [1, 2, 0]


# SS-9: backpackers -----------------------------------------------------------------------------------------------


def last_walk(resorts: dict[int, Any], players: int = 3, turn: int = 0, **given: Any) -> Match:
    """Week 8: `turn` passes or places a sign, then the backpackers walk and nothing else happens."""
    homes = {seat: {"home": int(seat == turn), **resorts.get(seat, {})} for seat in range(players)}
    match = set_up(players, week=8, turn=turn, resorts=homes, **given)
    idle(match)
    assert match.over
    return match


def test_ss_9_the_poorest_with_at_least_1_money_sets_place_and_steps() -> None:
    match = last_walk({0: {"money": 0}, 1: {"money": 2}, 2: {"money": 3}})
    start = told(match, "backpacker")[0]
    assert (start["seat"], start["steps"]) == (1, 2)


@pytest.mark.parametrize(("track", "poorest"), [([0, 1, 2], 1), ([1, 0, 2], 0)])
def test_ss_9_on_a_tie_the_top_marker_counts(track: list[int], poorest: int) -> None:
    match = last_walk({0: {"money": 2}, 1: {"money": 2}}, track=track)
    assert told(match, "backpacker")[0]["seat"] == poorest


@pytest.mark.parametrize(
    ("steps", "end"),
    [
        (1, "seat 1"),
        (2, "seat 1"),
        (3, "seat 1"),
        (4, "beach 1"),
        (5, "seat 2"),
        (6, "beach 2"),
        (7, "seat 0"),
        (9, "beach 0"),
        (10, "seat 1"),
    ],
)
def test_ss_9_the_path_is_board_signs_beach_and_so_on_clockwise(steps: int, end: str) -> None:
    rooms = {"bungalows": 1}
    resorts = {0: {"money": steps, **rooms}, 1: {"signs": "welcome open", **rooms}, 2: rooms}
    match = last_walk(resorts)  # seat 0 places a sign with its last member
    kind, seat = end.split()
    housed = [resort(match, other)["all_tourists"] for other in range(3)]
    assert housed == [int(kind == "seat" and other == int(seat)) for other in range(3)]
    assert [len(beach) for beach in match.position()["beaches"]] == [
        int(kind == "beach" and other == int(seat)) for other in range(3)
    ]


def test_ss_9_without_a_free_bungalow_it_goes_on_to_the_next_beach_and_stops() -> None:
    match = last_walk({0: {"money": 1}, 1: {"signs": "welcome"}, 2: {"bungalows": 5}})
    assert match.position()["beaches"] == [[], [8], []]
    assert told(match, "full")[0]["seat"] == 1


def test_ss_9_all_backpackers_walk_the_same_number_of_steps() -> None:
    match = last_walk({0: {"money": 2}, 2: {"signs": ""}}, beaches={1: [3], 2: [5, 6]})
    # Two steps: seat 0's backpacker to beach 1, beach 1's to beach 2, those of beach 2 to seat 0's sign: no room.
    assert match.position()["beaches"] == [[5, 6], [8], [3]]


def test_ss_9_beaches_clockwise_from_the_new_backpacker_then_older_first() -> None:
    colours = backpackers(w2="red", w3="blue", w5="green", w8="yellow")
    resorts = {0: {"money": 1}, 1: {"bungalows": 1}}
    match = last_walk(resorts, beaches={0: [2, 3]}, edition_data=colours)
    assert resort(match, 1)["tourists"] == {"red": 1}
    assert match.position()["beaches"] == [[], [3, 8], []]


def test_ss_9_the_nearer_beach_comes_first_where_two_lead_to_one_bungalow() -> None:
    colours = backpackers(w2="red", w8="yellow")
    # Three steps from beach 0 end on seat 2's board, three steps from beach 1 on its second sign.
    resorts = {0: {"money": 3}, 2: {"bungalows": 1, "signs": "welcome open"}}
    match = last_walk(resorts, beaches={1: [2]}, edition_data=colours)
    assert resort(match, 2)["tourists"] == {"yellow": 1}
    assert match.position()["beaches"] == [[], [], [2]]


def test_ss_9_nobody_has_money_the_new_one_is_put_left_of_the_top_marker_and_nobody_walks() -> None:
    broke = {seat: {"money": 0, "bungalows": 3} for seat in range(3)}
    match = last_walk(broke, track=[2, 0, 1], beaches={0: [4]})
    assert match.position()["beaches"] == [[4], [8], []]
    assert told(match, "stranded")[0]["seat"] == 1


# SS-10: income ---------------------------------------------------------------------------------------------------


def test_ss_10_one_per_tourist_wherever_in_the_resort_and_one_more_at_the_bar() -> None:
    resorts = {
        0: {"money": 0, "bungalows": 9, "tourists": "1 green 1 blue", "facilities": "bar 1 3, jet-ski 1 2"},
        1: {"home": 0},
    }
    match = set_up(2, resorts=resorts)
    idle(match)
    assert money(match)[0] == 7 + 3


def test_ss_10_a_beach_bar_brings_nothing_more() -> None:
    match = set_up(2, resorts={0: {"money": 0, "bungalows": 9, "facilities": "beach-bar 1 3"}, 1: {"home": 0}})
    idle(match)
    assert money(match)[0] == 3


# SS-11: time -----------------------------------------------------------------------------------------------------


def test_ss_11_members_come_one_time_space_nearer() -> None:
    match = set_up(2, resorts={0: {"home": 1, "busy": [2, 1, 1]}, 1: {"home": 0}})
    match.play(0, "bungalows 1")
    assert resort(match, 0)["home"] == 2
    assert resort(match, 0)["busy"] == [2, 1, 0]


def test_ss_11_tourists_go_to_the_leftmost_then_to_the_right_then_home() -> None:
    facilities = "restaurant 1, bar 2, terrace 4, beach-chairs 3"
    match = set_up(2, resorts={0: {"bungalows": 1, "tourists": "1 red", "facilities": facilities}, 1: {"home": 0}})
    seen = []
    for _ in range(4):
        spend_week(match)
        seen += [name for name, many in guests(match, 0).items() if many] or ["gone"]
    assert seen == ["restaurant", "bar", "terrace", "gone"]


def test_ss_11_without_a_facility_of_their_colour_tourists_stay_one_week() -> None:
    match = set_up(2, resorts={0: {"bungalows": 2, "tourists": "2 blue", "facilities": "bar 1"}, 1: {"home": 0}})
    idle(match)
    assert resort(match, 0)["all_tourists"] == 0
    assert told(match, "leave") == [{"seat": 0, "tourists": ["2 blue"], "rule": "SS-11"}]
    match = set_up(2, resorts={0: {"bungalows": 2, "tourists": "1 blue", "facilities": "bar 1"}, 1: {"home": 0}})
    idle(match)
    assert told(match, "leave-one") == [{"seat": 0, "tourists": ["1 blue"], "rule": "SS-11"}]


def test_ss_11_a_backpacker_in_a_resort_is_a_tourist_of_its_colour() -> None:
    resorts = {0: {"money": 1}, 1: {"home": 0, "bungalows": 1, "facilities": "jet-ski 1"}}
    match = set_up(2, resorts=resorts, edition_data=backpackers(w1="blue"))
    idle(match)
    assert guests(match, 1) == {"jet-ski": 1}
    assert money(match)[1] == 14


def test_ss_11_bungalows_left_this_week_are_free_for_those_who_arrive() -> None:
    resorts = {0: {"bungalows": 2, "tourists": "2 blue"}, 1: {"home": 0}}
    match = set_up(2, boats={2: "2 red"}, taken={(2, 2): 0}, resorts=resorts)
    idle(match)
    assert resort(match, 0)["tourists"] == {"red": 2}
    assert money(match)[0] == 13 + 2


def test_ss_11_the_shell_passes_clockwise() -> None:
    match = Match(KEY, 3, seed=2)
    first = match.position()["first"]
    for week in range(1, 5):
        assert match.position()["first"] == (first + week - 1) % 3
        assert match.actors == (match.position()["first"],)
        spend_week(match)


# SS-12: overbooking ----------------------------------------------------------------------------------------------


def overbooked(coins: int = 5, bungalows: int = 2, groups: str = "2 red, 1 blue", **given: Any) -> Match:
    """Seat 0 has two groups coming and too few bungalows."""
    resorts = {0: {"money": coins, "bungalows": bungalows}, 1: {"home": 0}}
    match = set_up(2, boats={2: groups}, taken={(2, 2): 0, (2, 3): 0}, resorts=resorts, **given)
    idle(match)
    return match


def test_ss_12_the_owner_chooses_which_colours_are_sent_away_1_money_each() -> None:
    match = overbooked()
    assert match.position()["phase"] == "overbooking"
    assert names(match, 0) == {"send-away red", "send-away blue"}
    assert match.view(None)["arriving"] == {"red": 2, "blue": 1}
    match.play(0, "send-away red")
    assert resort(match, 0)["tourists"] == {"red": 1, "blue": 1}
    assert money(match)[0] == 4
    assert match.position()["phase"] == "work"


def test_ss_12_several_are_sent_away_one_by_one() -> None:
    match = overbooked(bungalows=1)
    match.play(0, "send-away blue")
    assert match.position()["week"] == 2  # two red for one bungalow: there is nothing to choose
    assert resort(match, 0)["tourists"] == {"red": 1}
    assert money(match)[0] == 3


def test_ss_12_three_colours_give_two_choices() -> None:
    match = overbooked(bungalows=1, groups="1 red 1 green, 1 blue")
    match.play(0, "send-away red")
    assert match.position()["sent"] == {"red": 1}
    assert names(match, 0) == {"send-away green", "send-away blue"}
    match.play(0, "send-away green")
    assert resort(match, 0)["tourists"] == {"blue": 1}


def test_ss_12_as_many_as_there_are_free_bungalows_must_be_housed() -> None:
    match = overbooked()
    match.play(0, "send-away blue")
    assert resort(match, 0)["all_tourists"] == 2
    with pytest.raises(IllegalMove):
        match.play(0, "send-away red")


def test_ss_12_without_any_free_bungalow_nobody_is_asked() -> None:
    match = overbooked(bungalows=0)
    assert match.position()["phase"] == "work"
    assert told(match, "turned-away") == [{"seat": 0, "many": 3, "paid": 3, "rule": "SS-12"}]
    assert money(match)[0] == 2


def test_ss_12_who_has_not_enough_pays_what_is_there() -> None:
    match = overbooked(coins=2, bungalows=0)
    assert money(match)[0] == 0
    choosing = overbooked(coins=0)
    choosing.play(0, "send-away red")
    assert money(choosing)[0] == 0
    assert told(choosing, "sends-away-unpaid")


def test_ss_12_players_choose_in_the_turn_order_of_the_ending_week() -> None:
    crowd = {"money": 5, "bungalows": 1, "home": 0}
    taken = {(3, 2): 0, (3, 3): 1, (3, 4): 2}
    boats = {3: "1 red 1 blue, 1 green 1 yellow, 1 red 1 yellow"}
    match = set_up(
        3, week=2, first=1, turn=1, boats=boats, taken=taken, resorts={0: crowd, 1: {**crowd, "home": 1}, 2: crowd}
    )
    idle(match)
    order = []
    while match.position()["phase"] == "overbooking":
        assert match.position()["first"] == 1
        order.append(match.actors[0])
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert order == [1, 2, 0]
    assert match.position()["first"] == 2
    assert match.position()["track"][-3:] == [1, 2, 0]


def test_ss_12_members_on_the_next_boat_stay_there() -> None:
    match = overbooked()
    match.play(0, "send-away red")
    assert match.position()["boats"][1]["taken"][:2] == [0, 0]


# SS-13: the end --------------------------------------------------------------------------------------------------


def test_ss_13_week_8_has_no_income_and_no_time() -> None:
    resorts = {0: {"money": 5, "bungalows": 2, "tourists": "2 red"}, 1: {"home": 0}}
    match = set_up(2, week=8, resorts=resorts)
    idle(match)
    assert match.over
    assert money(match)[0] == 5
    assert resort(match, 0)["tourists"] == {"red": 2}


def test_ss_13_tourists_signs_facilities_and_regions_count_and_money_does_not() -> None:
    resorts = {
        0: {
            "money": 20,
            "bungalows": 4,
            "tourists": "3 red",
            "facilities": "terrace 1 1, diving 1",
            "signs": "welcome",
        },
        1: {"home": 0},
    }
    match = set_up(2, week=8, resorts=resorts)
    assert resort(match, 0)["points"] == {"tourists": 4, "signs": 1, "facilities": 3 + 4, "regions": 1, "total": 13}


@pytest.mark.parametrize(
    ("facilities", "regions"),
    [
        ("", 1),
        ("terrace 1", 1),
        ("swimming-pool 2, terrace 1", 2),  # the corner of the meadow is cut off
        ("swimming-pool 1, bar 1, beach-chairs 1, jet-ski 1", 1),
        ("swimming-pool 2, bar 2, beach-chairs 2, jet-ski 1, diving 2", 2),
        ("bar 1, swimming-pool 2, beach-chairs 2, diving 3, jet-ski 1", 4),  # three single fields and the rest
    ],
)
def test_ss_13_regions_connect_by_sides_over_all_rows(facilities: str, regions: int) -> None:
    match = set_up(2, week=8, resorts={0: {"facilities": facilities}})
    assert resort(match, 0)["points"]["regions"] == regions


def test_ss_13_tourists_on_beaches_score_nothing() -> None:
    match = last_walk({0: {"money": 2}}, beaches={0: [1], 1: [2, 3]})
    assert match.scores == (2, 1, 1)


def test_ss_13_a_tie_is_won_by_more_tourists() -> None:
    match = last_walk({0: {"money": 1}, 1: {"bungalows": 3, "tourists": "3 red"}, 2: {"facilities": "terrace 1"}})
    assert match.scores == (2, 4, 4)
    assert match.winners == (1,)
    assert told(match, "wins-by-tourists")


def test_ss_13_then_the_win_is_shared() -> None:
    match = last_walk(
        {0: {"money": 1}, 1: {"bungalows": 2, "tourists": "2 red"}, 2: {"bungalows": 2, "tourists": "2 blue"}}
    )
    assert match.scores == (2, 3, 3)
    assert match.winners == (1, 2)
    assert told(match, "share")[0]["seats"] == [1, 2]


def test_ss_13_nobody_has_won_before_the_end() -> None:
    assert set_up(2, week=8).winners == ()


def test_guess_is_the_same_position_since_nothing_is_hidden() -> None:
    match = Match(KEY, 3, seed=8)
    assert games[KEY].open_information
    for turn in range(20):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[turn % len(match.legal(seat))])
        for viewer in (0, 1, 2, None):
            assert match.guess(viewer, turn).position() == match.position()
            assert match.view(viewer) == match.view(None)
