"""What the rulebook says happens, sentence by sentence, where no ruling or example tells it already."""

from collections import Counter
from typing import Any

import pytest

from fullboard import Match

from .table import KEY, SPACES, guests, idle, money, names, resort, set_up, spend_week, told

# Contents and preparation ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_members_start_at_home_and_two_on_time_space_1(players: int) -> None:
    for seat in Match(KEY, players, seed=1).position()["seats"]:
        assert (seat["home"], seat["busy"]) == (3, [2, 0, 0])


def test_in_the_first_week_everybody_has_three_actions_and_in_the_second_the_other_two_are_back() -> None:
    match = Match(KEY, 3, seed=1)
    actions: Counter[int] = Counter()
    while match.position()["week"] == 1:
        actions[match.actors[0]] += 1
        match.play(match.actors[0], "bungalows 1")
    assert actions == {0: 3, 1: 3, 2: 3}
    assert [seat["home"] for seat in match.position()["seats"]] == [2, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_an_empty_coast_and_13_money(players: int) -> None:
    match = Match(KEY, players, seed=1)
    assert money(match) == [13] * players
    for seat in range(players):
        found = resort(match, seat)
        assert (found["bungalows"], found["facilities"], found["signs"], found["all_tourists"]) == (0, [], [], 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_5_4_3_and_2_signs_whatever_the_number_of_players(players: int) -> None:
    signs = Match(KEY, players, seed=1).position()["signs"]
    assert signs == {"welcome": 5, "open": 4, "hotel": 3, "blue": 2}


def test_eight_of_the_32_boats_are_drawn_at_random() -> None:
    drawn: Counter[Any] = Counter()
    for seed in range(400):
        boats = [boat["boat"] for boat in Match(KEY, 2, seed=seed).position()["boats"]]
        assert len(set(boats)) == 8
        drawn.update(boats)
    assert set(drawn) == set(range(1, 33))
    assert all(60 < times < 145 for times in drawn.values())


def test_the_first_player_is_drawn_at_random() -> None:
    firsts = Counter(Match(KEY, 4, seed=seed).actors[0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(60 < times < 140 for times in firsts.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_boat_shows_5_7_9_or_11_spaces_with_the_backpack(players: int) -> None:
    match = Match(KEY, players, seed=1)
    for boat in match.view(None)["boats"]:
        assert len(boat["groups"]) + 1 == SPACES[players]
    reserved = {int(name.split()[2]) for name in names(match) if name.startswith("reserve")}
    assert reserved == set(range(2, SPACES[players] + 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_as_many_beaches_as_players(players: int) -> None:
    assert Match(KEY, players, seed=1).position()["beaches"] == [[] for _ in range(players)]


def test_all_eight_boats_are_seen_by_everybody_from_the_start() -> None:
    match = Match(KEY, 3, seed=1)
    for viewer in (0, 1, 2, None):
        assert [boat["boat"] for boat in match.view(viewer)["boats"]] == [
            boat["boat"] for boat in match.position()["boats"]
        ]


# A. Work -----------------------------------------------------------------------------------------------------------


def test_an_action_is_carried_out_at_once() -> None:
    match = set_up(2, boats={1: "1 red"}, resorts={0: {"home": 2}, 1: {"home": 0}})
    match.play(0, "bungalows 1")
    assert "fetch 2" in names(match)


def test_a_member_on_a_later_boat_stays_when_this_weeks_boat_leaves() -> None:
    resorts = {0: {"busy": [3, 0, 0]}, 1: {"home": 0}}
    match = set_up(2, taken={(3, 2): 0}, resorts=resorts)
    idle(match)
    assert resort(match, 0)["home"] == 4
    assert match.position()["boats"][2]["taken"][0] == 0


def test_a_group_taken_this_week_is_gone_for_the_others() -> None:
    match = set_up(2, boats={1: "1 red"}, resorts={0: {"bungalows": 1}, 1: {"bungalows": 1}})
    match.play(0, "fetch 2")
    assert "fetch 2" not in names(match, 1)


def test_the_groups_of_a_boat_that_has_left_can_not_be_had_any_more() -> None:
    match = set_up(2, boats={1: "1 red", 2: "4 red"}, resorts={seat: {"bungalows": 3, "home": 1} for seat in (0, 1)})
    assert "fetch 2" in names(match)
    spend_week(match)
    assert "fetch 2" not in names(match)


# D. Time -----------------------------------------------------------------------------------------------------------


def test_tourists_stay_at_most_three_weeks_longer() -> None:
    facilities = "bar 1, terrace 2, restaurant 3"
    match = set_up(2, resorts={0: {"bungalows": 1, "tourists": "1 red", "facilities": facilities}, 1: {"home": 0}})
    weeks = 0
    while resort(match, 0)["all_tourists"]:
        weeks += 1
        spend_week(match)
    assert weeks == 1 + 3


def test_reserved_tourists_move_one_box_a_week_and_then_arrive() -> None:
    match = set_up(2, boats={4: "2 blue"}, taken={(4, 2): 0}, resorts={0: {"bungalows": 2}})
    seen = []
    for _ in range(3):
        seen += resort(match, 0)["reserved"]
        spend_week(match)
    assert seen == ["4", "3", "2"]
    assert resort(match, 0)["tourists"] == {"blue": 2}


def test_reserved_tourists_pay_only_once_they_have_come() -> None:
    resorts = {0: {"bungalows": 2}, 1: {"home": 0, "money": 3}}
    match = set_up(2, boats={2: "2 blue"}, taken={(2, 2): 0}, resorts=resorts)
    idle(match)  # the backpacker walks three steps to the beach left of seat 0
    assert told(match, "income") == []
    spend_week(match)
    assert [line["tourists"] for line in told(match, "income")] == [2]


def test_only_the_new_arrivals_can_be_sent_away() -> None:
    resorts = {0: {"bungalows": 3, "tourists": "2 green", "facilities": "mini-golf 1", "money": 5}, 1: {"home": 0}}
    match = set_up(2, boats={2: "1 red 1 blue"}, taken={(2, 2): 0}, resorts=resorts)
    idle(match)
    assert names(match) == {"send-away red", "send-away blue"}
    match.play(0, "send-away red")
    assert guests(match, 0) == {"mini-golf": 2}
    assert resort(match, 0)["tourists"] == {"blue": 1}


# The best resort ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_season_has_eight_weeks(players: int) -> None:
    match = Match(KEY, players, seed=3)
    while not match.over:
        idle(match)
    assert match.position()["week"] == 8
    assert [line["week"] for line in told(match, "week")] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_empty_bungalows_score_nothing() -> None:
    resorts = {0: {"bungalows": 10, "money": 13}, 1: {"home": 0, "money": 2}}
    match = set_up(2, week=8, resorts=resorts)
    idle(match)  # two steps from beach 1: past seat 0's board to its sign, where the backpacker finds a bungalow
    assert resort(match, 0)["points"]["tourists"] == 1


def test_most_points_win() -> None:
    resorts = {0: {"facilities": "water-slide 1", "money": 20}, 1: {"home": 0}}
    match = set_up(2, week=8, resorts=resorts)
    idle(match)
    assert match.winners == (0,)
