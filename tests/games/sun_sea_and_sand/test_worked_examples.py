"""The ten worked examples of the rulebook, with their figures."""

import pytest

from fullboard import IllegalMove, Match

from .table import facilities, guests, idle, money, names, resort, set_up, spend_week, told

GREY, BROWN, VIOLET = 0, 1, 2
TIM, FRED, LAURA = 0, 1, 2


def test_example_1_tim_fred_laura_tim_laura_tim_laura_laura() -> None:
    homes = {TIM: {"home": 3}, FRED: {"home": 1}, LAURA: {"home": 4}}
    match = set_up(3, week=5, first=TIM, resorts=homes)
    order = []
    while match.position()["week"] == 5:
        order.append(match.actors[0])
        idle(match)
    assert order == [TIM, FRED, LAURA, TIM, LAURA, TIM, LAURA, LAURA]


def test_example_2_three_bungalows_cost_6_and_a_member_for_two_weeks() -> None:
    match = set_up(3, turn=VIOLET, first=VIOLET, resorts={VIOLET: {"home": 2, "busy": [3, 0, 0]}})
    match.play(VIOLET, "bungalows 3")
    assert resort(match, VIOLET)["money"] == 13 - 6
    assert resort(match, VIOLET)["bungalows"] == 3
    assert resort(match, VIOLET)["busy"] == [3, 1, 0]


def test_example_2_with_three_free_bungalows_the_group_of_four_stays_and_two_yellow_and_a_blue_come() -> None:
    match = set_up(3, turn=VIOLET, boats={1: "4 red, 2 yellow 1 blue"}, resorts={VIOLET: {"bungalows": 3}})
    with pytest.raises(IllegalMove, match="no-free-bungalow"):
        match.play(VIOLET, "fetch 2")
    match.play(VIOLET, "fetch 3")
    assert resort(match, VIOLET)["tourists"] == {"yellow": 2, "blue": 1}
    assert resort(match, VIOLET)["free"] == 0
    assert resort(match, VIOLET)["money"] == 13


def test_example_3_the_terrace_costs_6_then_7_and_lies_leftmost() -> None:
    match = set_up(3, turn=VIOLET, first=VIOLET, resorts={VIOLET: {"home": 2}, GREY: {"home": 2}})
    assert {name for name in names(match) if "terrace" in name} == {"build terrace 1"}
    match.play(VIOLET, "build terrace 1")
    assert resort(match, VIOLET)["money"] == 13 - 6
    assert resort(match, VIOLET)["busy"][2] == 1
    match.play(GREY, "build terrace 1")
    assert resort(match, GREY)["money"] == 13 - 7


def test_example_3_the_beach_bar_has_exactly_two_places_then() -> None:
    match = set_up(3, turn=VIOLET, resorts={VIOLET: {"facilities": "terrace 1"}})
    assert {name for name in names(match) if "beach-bar" in name} == {"build beach-bar 1", "build beach-bar 2"}


def walking(
    steps: int, *, violet_bungalows: int = 1, week: int = 8, violet_signs: str = "welcome", beaches: None = None
) -> Match:
    """Grey is poorest and makes the last move of the week; Violet has one sign, Brown none."""
    resorts = {
        GREY: {"money": steps},
        BROWN: {"home": 0, "bungalows": 1},
        VIOLET: {"home": 0, "bungalows": violet_bungalows, "signs": violet_signs},
    }
    match = set_up(3, week=week, resorts=resorts, beaches=beaches)
    idle(match)
    return match


def test_example_4_four_steps_past_brown_and_a_beach_to_violets_board_and_sign() -> None:
    match = walking(4)
    assert resort(match, VIOLET)["all_tourists"] == 1
    assert resort(match, BROWN)["all_tourists"] == 0
    assert match.position()["beaches"] == [[], [], []]
    assert told(match, "settles")[0]["steps"] == 4


def test_example_4_five_steps_lead_to_the_beach_left_of_violet() -> None:
    match = walking(5)
    assert resort(match, VIOLET)["all_tourists"] == 0
    assert match.position()["beaches"][VIOLET] == [8]


def test_example_4_without_a_free_bungalow_the_walk_ends_on_the_beach_left_of_violet() -> None:
    match = walking(4, violet_bungalows=0)
    assert match.position()["beaches"][VIOLET] == [8]


def test_example_4_a_backpacker_on_a_beach_walks_again_next_week_by_next_weeks_number() -> None:
    match = walking(5, week=7)
    assert match.position()["beaches"][VIOLET] == [7]
    poorest = match.view(None)["poorest"]
    steps = money(match)[poorest]
    while not match.over:
        idle(match)
    second = [walk for key in ("settles", "camps", "full") for walk in told(match, key) if walk["week"] == 7][-1]
    assert second["from"] == VIOLET
    assert second["steps"] == steps


def test_example_5_violets_three_tourists_bring_3_and_browns_seven_bring_9_with_two_at_the_bar() -> None:
    brown = {
        "home": 0,
        "money": 2,
        "bungalows": 10,
        "tourists": "2 blue 1 red",
        "facilities": "bar 1 2, swimming-pool 1 1, beach-chairs 1 1",
    }
    resorts = {VIOLET: {"money": 1, "bungalows": 3, "tourists": "2 yellow 1 blue"}, BROWN: brown, GREY: {"home": 0}}
    match = set_up(3, week=3, turn=VIOLET, boats={4: "3 green"}, taken={(4, 2): BROWN}, resorts=resorts)
    idle(match)
    assert told(match, "income") == [
        {"seat": VIOLET, "tourists": 3, "bar": 0, "income": 3, "before": 1, "after": 4, "rule": "SS-10"}
    ]
    assert told(match, "income-bar") == [
        {"seat": BROWN, "tourists": 7, "bar": 2, "income": 9, "before": 2, "after": 11, "rule": "SS-10"}
    ]
    assert money(match) == [13, 11, 4]


def test_example_6_browns_step_of_time() -> None:
    brown = {
        "bungalows": 8,
        "tourists": "2 blue 1 red",
        "facilities": "bar 1 2, terrace 2, swimming-pool 1 1, mini-golf 2, beach-chairs 1 1",
    }
    boats = {5: "2 yellow, 1 green", 6: "4 red, 1 blue"}
    resorts = {BROWN: brown, GREY: {"home": 0, "money": 3}, VIOLET: {"home": 0}}
    match = set_up(3, week=4, turn=BROWN, boats=boats, taken={(5, 2): BROWN, (6, 2): BROWN}, resorts=resorts)
    before = resort(match, BROWN)
    assert before["all_tourists"] == 4 + 3
    assert before["reserved"] == {"2": {"yellow": 2}, "3": {"red": 4}}
    assert before["forecast"]["leaving"] == {"yellow": 1, "blue": 2}
    idle(match)  # the backpacker walks 3 steps, past Brown's board and sign, and camps
    assert match.position()["beaches"][BROWN] == [4]
    after = resort(match, BROWN)
    assert guests(match, BROWN) == {"bar": 1, "terrace": 2, "swimming-pool": 0, "mini-golf": 1, "beach-chairs": 0}
    assert after["tourists"] == {"yellow": 2}
    assert after["all_tourists"] == 6
    assert (after["bungalows"], after["free"]) == (8, 2)
    assert after["reserved"] == {"2": {"red": 4}}


def final_scores(brown: str, violet: str, signs: str) -> Match:
    resorts = {
        GREY: {"money": 1},
        BROWN: {"home": 0, "bungalows": 9, "tourists": "9 red", "facilities": brown, "signs": signs},
        VIOLET: {"home": 0, "bungalows": 10, "tourists": "8 blue", "facilities": violet},
    }
    match = set_up(3, week=8, resorts=resorts)
    idle(match)
    return match


BROWN_BOARD = "jet-ski 1, beach-chairs 2, bar 1, restaurant 3, mini-golf 2, diving 3"
VIOLET_BOARD = "water-slide 2, terrace 2, beach-bar 1, mini-golf 1, tennis-court 3"


def test_example_7_brown_has_32_points_and_violet_33() -> None:
    match = final_scores(BROWN_BOARD, VIOLET_BOARD, "welcome open")
    assert len(facilities(BROWN_BOARD)) == 6
    assert len(facilities(VIOLET_BOARD)) == 5
    brown = {"tourists": 9, "signs": 2, "facilities": 2 + 1 + 0 + 5 + 4 + 4, "regions": 5, "total": 32}
    violet = {"tourists": 8, "signs": 0, "facilities": 6 + 3 + 3 + 4 + 5, "regions": 4, "total": 33}
    assert resort(match, BROWN)["points"] == brown
    assert resort(match, VIOLET)["points"] == violet
    assert match.scores[1:] == (32, 33)
    assert match.winners == (VIOLET,)


def test_example_8_a_group_of_next_weeks_boat_goes_to_box_2_and_is_in_the_bungalows_next_week() -> None:
    match = set_up(3, turn=BROWN, boats={2: "1 yellow 1 red"}, resorts={BROWN: {"bungalows": 2}})
    match.play(BROWN, "reserve 2 2")
    assert resort(match, BROWN)["reserved"] == {"2": {"red": 1, "yellow": 1}}
    assert resort(match, BROWN)["tourists"] == {}
    spend_week(match)
    assert resort(match, BROWN)["reserved"] == {}
    assert resort(match, BROWN)["tourists"] == {"red": 1, "yellow": 1}


def test_example_9_the_five_members_of_the_boat_go_home_and_those_on_the_next_one_stay() -> None:
    on_boat = {(3, 2): GREY, (3, 3): GREY, (3, 4): BROWN, (3, 5): VIOLET, (3, 6): VIOLET}
    resorts = {
        GREY: {"home": 1, "busy": [0, 0, 1]},
        BROWN: {"home": 0, "busy": [0, 2, 1]},
        VIOLET: {"home": 0, "busy": [0, 0, 3]},
    }
    match = set_up(3, week=3, taken=on_boat | {(4, 2): GREY, (4, 3): BROWN}, resorts=resorts)
    idle(match)
    after = match.position()
    assert after["week"] == 4
    assert after["boats"][2]["taken"] == [None] * 6
    assert after["boats"][3]["taken"][:2] == [GREY, BROWN]
    # Grey's idle member was on time space 1 and comes home too.
    assert [seat["home"] for seat in after["seats"]] == [2 + 1, 1, 2]


def test_example_10_violet_in_one_line() -> None:
    match = set_up(3, turn=VIOLET, first=VIOLET, boats={1: "2 yellow 1 blue"}, resorts={VIOLET: {"home": 3}})
    for move in ("bungalows 3", "build terrace 1", "fetch 2"):
        match.play(VIOLET, move)
        while match.actors[0] != VIOLET and match.position()["week"] == 1:
            idle(match)
    assert told(match, "income")[0]["before"] == 13 - 6 - 6 == 1
    assert money(match)[VIOLET] == 1 + 3
