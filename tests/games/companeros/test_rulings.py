"""The rulings CO-1 to CO-12; the name of each test cites the ruling it is about."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from fullboard import BadTable, IllegalMove, Match

from .table import (
    after_trick,
    all_cards,
    cards,
    cards_named_in,
    deck,
    names,
    play_on,
    points,
    position,
    pot,
    set_up,
    share_out,
    together,
)
from .table import suits as suits_of
from .table import won as won_cards

ONE_OF_EACH = {3: "green 1, yellow 1, red 1", 4: "green 1, yellow 1, red 1, blue 1"}


def last_trick(won: dict[int, str], *, starter: int = 0, players: int = 3, **described: Any) -> Match:
    """A last trick that nobody can win: the round ends with exactly these cards won."""
    played = ("green 9", "yellow 9", "red 5", "blue 4", "purple 3", "orange 2")[:players]
    return after_trick(players, *played, won=won, pot="", rest="pot", tricks=8, leader=starter, **described)


# CO-1: n suits, n cards in the pot, nine tricks --------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_co_1_n_players_use_the_first_n_suits_with_n_cards_in_the_pot_and_9_in_hand(players: int) -> None:
    match = Match("companeros", players=players, seed=3)
    dealt = match.position()
    assert len(dealt["pot"]) == players
    assert [len(hand) for hand in dealt["hands"]] == [9] * players
    assert all_cards(dealt) == deck(players)
    assert match.view(None)["suits"] == list(suits_of(players))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_co_1_a_round_has_nine_tricks(players: int) -> None:
    match = Match("companeros", players=players, seed=3)
    numbers = [0]
    while not match.over:
        play_on(match, random.Random(len(numbers)), 1)
        if match.position()["tricks"] != numbers[-1]:
            numbers.append(match.position()["tricks"])
    assert numbers == list(range(10))


def test_co_1_a_suit_belongs_to_nobody() -> None:
    everything = "green 8, yellow 8, red 8"
    match = set_up(3, pot=ONE_OF_EACH[3], hands={1: everything}, leader=1)
    assert {f"play {card}" for card in cards(everything)} <= names(match, 1)


# CO-2: the misprint in the example ---------------------------------------------------------------------------------


def test_co_2_with_the_card_as_printed_yellow_would_tie_red_and_nobody_would_take() -> None:
    lying = "yellow 7, yellow 4, red 8, red 1, green 6, blue 4"
    as_printed = ("green 7", "yellow 2", "yellow 9", "red 5", "blue 10", "red 6")
    match = after_trick(6, *as_printed, pot=lying)
    assert won_cards(match) == [set()] * 6
    assert pot(match) == {*cards(lying), *as_printed}
    assert match.actors == (0,)


def test_co_2_with_the_green_2_the_example_holds() -> None:
    lying = "yellow 7, yellow 4, red 8, red 1, green 6, blue 4"
    match = after_trick(6, "green 7", "green 2", "yellow 9", "red 5", "blue 10", "red 6", pot=lying)
    share_out(match, (5, "yellow"), (3, "red"), (4, "green"))
    assert match.position()["tricks"] == 1


# CO-3: any card may be played --------------------------------------------------------------------------------------


def test_co_3_nobody_has_to_follow_suit() -> None:
    match = set_up(3, pot=ONE_OF_EACH[3], hands={0: "red 7", 1: "red 2, green 4, yellow 5"})
    match.play(0, "play red 7")
    assert names(match, 1) == {f"play {card}" for card in match.position()["hands"][1]}
    match.play(1, "play green 4")
    assert match.position()["table"][1] == "green 4"


def test_co_3_there_is_no_trump_and_the_suit_led_has_no_advantage() -> None:
    for played in itertools.permutations(["green 3", "yellow 5", "red 8"]):
        for leader in range(3):
            match = after_trick(3, *played, pot=ONE_OF_EACH[3], leader=leader)
            assert match.actors == (played.index("red 8"),)


# CO-4: sums, and the first tie stops everything --------------------------------------------------------------------


def test_co_4_a_tie_for_strongest_means_that_nobody_takes() -> None:
    match = after_trick(4, "green 9", "yellow 9", "red 8", "blue 2", pot=ONE_OF_EACH[4])
    assert match.position()["tricks"] == 1
    assert won_cards(match) == [set()] * 4
    assert pot(match) == {*cards(ONE_OF_EACH[4]), "green 9", "yellow 9", "red 8", "blue 2"}


def test_co_4_a_tie_below_the_strongest_stops_the_share_out_there() -> None:
    match = after_trick(4, "green 9", "yellow 8", "red 5", "blue 5", pot=ONE_OF_EACH[4])
    share_out(match, (0, "green"), (1, "yellow"))
    assert match.position()["tricks"] == 1
    assert [len(pile) for pile in won_cards(match)] == [1, 1, 0, 0]


def test_co_4_suits_weaker_than_the_tied_ones_get_nothing_either() -> None:
    match = after_trick(4, "green 10", "yellow 5", "red 5", "blue 2", pot=ONE_OF_EACH[4])
    share_out(match, (0, "green"))
    assert match.position()["tricks"] == 1
    assert won_cards(match)[3] == set()


def test_co_4_a_tie_of_the_weakest_suits_comes_after_everybody_else_took() -> None:
    lying = "green 1, yellow 1, red 1, blue 1, purple 1"
    match = after_trick(5, "green 10", "yellow 9", "red 8", "blue 2", "purple 2", pot=lying)
    share_out(match, (0, "green"), (1, "yellow"), (2, "red"))
    assert match.position()["tricks"] == 1
    assert [len(pile) for pile in won_cards(match)] == [1, 1, 1, 0, 0]


def test_co_4_three_suits_tied_for_strongest() -> None:
    match = after_trick(4, "green 6", "yellow 6", "red 6", "blue 2", pot=ONE_OF_EACH[4])
    assert match.position()["tricks"] == 1
    assert won_cards(match) == [set()] * 4


def test_co_4_three_suits_tied_below() -> None:
    match = after_trick(4, "green 6", "yellow 6", "red 6", "blue 7", pot=ONE_OF_EACH[4])
    share_out(match, (3, "green"))
    assert match.position()["tricks"] == 1
    assert [len(pile) for pile in won_cards(match)] == [0, 0, 0, 1]


def test_co_4_two_separate_ties_stop_at_the_first() -> None:
    lying = "green 2, yellow 2, red 1, blue 1, purple 1, orange 1"
    match = after_trick(6, "green 10", "green 1", "yellow 8", "red 8", "blue 3", "purple 3", pot=lying)
    share_out(match, (0, "green"), (1, "red"))
    assert match.position()["tricks"] == 1


def test_co_4_a_sum_of_two_ties_with_a_sum_of_two() -> None:
    match = after_trick(4, "green 4", "green 7", "yellow 8", "yellow 3", pot=ONE_OF_EACH[4])
    assert match.position()["tricks"] == 1
    assert won_cards(match) == [set()] * 4


def test_co_4_equal_cards_do_not_tie_when_their_suits_differ_in_sum() -> None:
    match = after_trick(4, "green 7", "green 2", "yellow 7", "red 3", pot=ONE_OF_EACH[4])
    share_out(match, (0, "green"), (1, "yellow"), (2, "red"), (3, "blue"))


def test_co_4_one_suit_alone_can_not_tie() -> None:
    match = after_trick(3, "red 4", "red 5", "red 6", pot=ONE_OF_EACH[3])
    assert match.view(None)["strength"] == {"red": 15}
    share_out(match, (2, "red"), (1, "green"), (0, "yellow"))


# CO-5: inside a suit -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", list(itertools.permutations((2, 4, 7, 9))))
def test_co_5_inside_a_suit_players_go_in_falling_order_of_their_cards(played: tuple[int, ...]) -> None:
    match = after_trick(4, *(f"blue {value}" for value in played), pot=ONE_OF_EACH[4])
    order = [played.index(value) for value in (9, 7, 4, 2)]
    share_out(match, *zip(order, suits_of(4), strict=True))
    assert match.actors == (order[0],)


def test_co_5_neither_the_leader_nor_the_seat_matters_inside_a_suit() -> None:
    for leader in range(3):
        match = after_trick(3, "red 3", "red 10", "red 2", pot=ONE_OF_EACH[3], leader=leader)
        share_out(match, (1, "red"), (0, "green"), (2, "yellow"))


# CO-6: a taker must take -------------------------------------------------------------------------------------------


def test_co_6_taking_is_compulsory() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot=ONE_OF_EACH[3])
    assert names(match, 0) == {"take green", "take yellow", "take red"}
    for word in ("pass", "take", "take nothing", "decline", ""):
        with pytest.raises(IllegalMove, match="unknown-move"):
            match.play(0, word)


def test_co_6_a_taker_with_one_suit_left_has_no_choice() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, green 2, green 3")
    assert names(match, 0) == {"take green"}


def test_co_6_a_suit_that_is_not_in_the_pot_can_not_be_taken() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, green 2, yellow 3")
    assert names(match, 0) == {"take green", "take yellow"}
    with pytest.raises(IllegalMove, match="none-in-pot"):
        match.play(0, "take red")


def test_co_6_when_the_pot_is_empty_later_players_get_nothing() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, green 2, green 3")
    share_out(match, (0, "green"))
    assert match.position()["tricks"] == 1
    assert won_cards(match) == [{"green 1", "green 2", "green 3"}, set(), set()]
    assert pot(match) == {"green 9", "yellow 7", "red 5"}
    assert match.actors == (0,)


def test_co_6_the_pot_may_run_out_in_the_middle_of_a_suit() -> None:
    match = after_trick(4, "red 9", "red 7", "red 5", "blue 2", pot="green 1, green 2, yellow 1, yellow 2")
    share_out(match, (0, "green"), (1, "yellow"))
    assert match.position()["tricks"] == 1
    assert [len(pile) for pile in won_cards(match)] == [2, 2, 0, 0]


def test_co_6_a_pot_that_runs_out_in_the_last_trick_ends_the_round() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, green 2, green 3", tricks=8)
    share_out(match, (0, "green"))
    assert match.over


# CO-7: the cards of this trick -------------------------------------------------------------------------------------


def test_co_7_cards_just_played_are_not_shared_out() -> None:
    match = after_trick(3, "red 9", "red 7", "yellow 5", pot="green 1, green 2, red 3")
    assert names(match, 0) == {"take green", "take red"}
    share_out(match, (0, "red"))
    assert won_cards(match)[0] == {"red 3"}
    assert match.position()["table"] == ["red 9", "red 7", "yellow 5"]


def test_co_7_a_suit_that_only_lies_on_the_table_can_not_be_taken() -> None:
    match = after_trick(3, "red 9", "red 7", "yellow 5", pot="green 1, green 2, red 3")
    with pytest.raises(IllegalMove, match="none-in-pot"):
        match.play(0, "take yellow")


def test_co_7_cards_played_and_cards_left_make_the_next_pot() -> None:
    match = after_trick(3, "red 9", "yellow 2", "green 2", pot=ONE_OF_EACH[3])
    share_out(match, (0, "yellow"))
    assert pot(match) == {"green 1", "red 1", "red 9", "yellow 2", "green 2"}
    assert match.position()["table"] == [None] * 3


def test_co_7_the_pot_stays_the_same_while_cards_are_played() -> None:
    match = set_up(3, pot=ONE_OF_EACH[3], hands={0: "red 9", 1: "red 7"})
    for seat, card in enumerate(("red 9", "red 7")):
        match.play(seat, f"play {card}")
        assert pot(match) == set(cards(ONE_OF_EACH[3]))


# CO-8: who leads ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_co_8_the_first_taker_leads_next_whoever_led_before(leader: int) -> None:
    match = after_trick(4, "green 2", "yellow 4", "red 10", "blue 6", pot=ONE_OF_EACH[4], leader=leader)
    share_out(match, (2, "green"), (3, "yellow"), (1, "red"), (0, "blue"))
    assert match.position()["leader"] == 2
    assert match.actors == (2,)


def test_co_8_the_first_taker_leads_even_if_others_took_more() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, yellow 9, yellow 10")
    share_out(match, (0, "green"), (1, "yellow"))
    assert match.actors == (0,)


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_co_8_the_same_leader_leads_again_if_nobody_took(leader: int) -> None:
    match = after_trick(4, "green 9", "yellow 9", "red 5", "red 4", pot=ONE_OF_EACH[4], leader=leader)
    assert match.position()["tricks"] == 1
    assert match.position()["leader"] == leader
    assert match.actors == (leader,)


def test_co_8_the_first_taker_leads_next_although_a_tie_stopped_the_share_out() -> None:
    match = after_trick(4, "green 9", "yellow 9", "red 10", "red 2", pot=ONE_OF_EACH[4])
    share_out(match, (2, "red"), (3, "yellow"))
    assert match.position()["tricks"] == 1
    assert match.actors == (2,)


def test_co_8_the_leader_stays_over_several_tricks_that_nobody_takes() -> None:
    hands = {0: "green 9, green 8", 1: "yellow 9, yellow 8", 2: "red 5, red 4"}
    match = set_up(3, pot=ONE_OF_EACH[3], hands=hands, leader=1)
    for trick in range(2):
        for seat in (1, 2, 0):
            match.play(seat, f"play {cards(hands[seat])[trick]}")
        assert match.actors == (1,)
    assert len(pot(match)) == 9


# CO-9: after the ninth share-out -----------------------------------------------------------------------------------


def test_co_9_what_is_left_after_the_ninth_share_out_scores_for_nobody() -> None:
    piles = {0: "green 10", 1: "yellow 10", 2: "red 10"}
    left = "green 1, green 2, yellow 3, red 4"
    match = after_trick(3, "green 9", "yellow 5", "red 5", won=piles, pot=left, rest=2, tricks=8)
    share_out(match, (0, "red"))
    assert match.over
    assert pot(match) == {"green 1", "green 2", "yellow 3", "green 9", "yellow 5", "red 5"}
    unscored = 1 + 2 + 3 + 9 + 5 + 5
    assert match.scores == (10 + 4, 10, 3 * 55 - unscored - 10 - 4 - 10)
    assert sum(match.scores) == 3 * 55 - unscored


def test_co_9_the_last_cards_played_score_for_nobody_even_if_the_pot_was_cleared() -> None:
    match = after_trick(3, "green 10", "yellow 9", "red 8", pot=ONE_OF_EACH[3], tricks=8)
    share_out(match, (0, "green"), (1, "yellow"), (2, "red"))
    assert pot(match) == {"green 10", "yellow 9", "red 8"}
    assert sum(match.scores) == 3 * 55 - 27


def test_co_9_holds_in_every_round() -> None:
    match = after_trick(3, "green 10", "yellow 9", "red 8", pot=ONE_OF_EACH[3], tricks=8, rounds=2)
    share_out(match, (0, "green"), (1, "yellow"), (2, "red"))
    assert sum(match.position()["totals"]) == 3 * 55 - 27


# CO-10: won cards are face down ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_co_10_views_count_the_cards_won_and_name_none_of_them(players: int) -> None:
    match = Match("companeros", players=players, seed=5)
    chance = random.Random(5)
    while not match.over:
        piles = match.position()["won"]
        for viewer in (*range(players), None):
            view = match.view(viewer)
            assert view["won"] == [len(pile) for pile in piles]
            assert not cards_named_in(view) & set(together(piles))
            assert "scores" not in view
        play_on(match, chance, 1)


def test_co_10_nobody_can_tell_from_the_table_which_cards_were_won_not_even_their_owner() -> None:
    hands = {0: "red 9", 1: "red 8", 2: "red 7"}
    described: dict[str, Any] = {"tricks": 2, "pot": ONE_OF_EACH[3], "rest": 2, "hands": hands}
    one = position(3, won={0: "green 10, green 9", 1: "yellow 3, yellow 2"}, **described)
    other = one | {"won": [one["won"][1], one["won"][0], one["won"][2]]}
    assert one["won"] != other["won"]
    these, those = (Match("companeros", position=laid, seed=1) for laid in (one, other))
    for viewer in (0, 1, 2, None):
        assert these.view(viewer) == those.view(viewer)


def test_co_10_points_of_the_round_in_play_are_not_on_the_score_sheet() -> None:
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot=ONE_OF_EACH[3])
    share_out(match, (0, "green"))
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["totals"] == [0, 0, 0]


def test_co_10_the_score_is_told_at_the_end() -> None:
    match = last_trick({0: "green 1", 1: "yellow 10", 2: "red 3"})
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["scores"] == [1, 10, 3]


# CO-11: who starts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_co_11_the_first_starter_is_a_random_seat(players: int) -> None:
    starters = Counter(Match("companeros", players=players, seed=seed).actors[0] for seed in range(100 * players))
    assert set(starters) == set(range(players))
    assert all(50 < times < 150 for times in starters.values())


@pytest.mark.parametrize("rounds", [*range(1, 11)])
def test_co_11_one_to_ten_rounds_may_be_agreed(rounds: int) -> None:
    match = Match("companeros", players=3, seed=1, options={"rounds": rounds})
    assert match.view(None)["rounds"] == rounds


@pytest.mark.parametrize("rounds", [0, -1, 11, 10**30, True, 2.0, "2", None, [2]])
def test_co_11_other_numbers_of_rounds_are_refused(rounds: Any) -> None:
    with pytest.raises(BadTable):
        Match("companeros", players=3, seed=1, options={"rounds": rounds})


def test_co_11_totals_add_up_over_the_rounds() -> None:
    match = last_trick({0: "green 10", 1: "yellow 7", 2: "red 3"}, rounds=3, round=2, totals=[30, 20, 10])
    assert match.position()["totals"] == [40, 27, 13]
    assert match.position()["round"] == 3
    assert match.scores == (40, 27, 13)
    last = last_trick({0: "green 10", 1: "yellow 7", 2: "red 3"}, rounds=3, round=3, totals=[30, 20, 10])
    assert last.over
    assert last.scores == (40, 27, 13)


def test_co_11_the_leader_in_total_score_starts_the_next_round() -> None:
    match = last_trick({0: "green 1", 1: "yellow 10", 2: "red 3"}, rounds=2)
    assert match.position()["starter"] == match.position()["leader"] == 1
    assert match.actors == (1,)


@pytest.mark.parametrize(
    ("tied", "starter", "next_starter"),
    [
        ((0, 1), 0, 0),
        ((0, 1), 1, 1),
        ((0, 1), 2, 0),
        ((0, 2), 0, 0),
        ((0, 2), 1, 2),
        ((0, 2), 2, 2),
        ((1, 2), 0, 1),
        ((1, 2), 1, 1),
        ((1, 2), 2, 2),
        ((0, 1, 2), 0, 0),
        ((0, 1, 2), 1, 1),
        ((0, 1, 2), 2, 2),
    ],
)
def test_co_11_on_a_tie_the_first_clockwise_counting_the_last_starter_first(
    tied: tuple[int, ...], starter: int, next_starter: int
) -> None:
    piles = {seat: f"{suit} 10" if seat in tied else f"{suit} 1" for seat, suit in enumerate(suits_of(3))}
    match = last_trick(piles, starter=starter, rounds=2)
    assert match.position()["round"] == 2
    assert match.position()["starter"] == next_starter
    assert match.actors == (next_starter,)


def test_co_11_the_tie_is_broken_from_the_starter_of_the_round_not_from_the_leader_of_the_last_trick() -> None:
    piles = {0: "green 10", 1: "yellow 1", 2: "red 10"}
    played: dict[str, Any] = {"pot": "", "rest": "pot", "tricks": 8, "rounds": 2}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, starter=1, leader=0, **played)
    assert match.actors == (2,)


def test_co_11_six_players_break_a_tie_clockwise_past_the_last_seat() -> None:
    piles = {1: "yellow 10", 3: "blue 10", 0: "green 1"}
    match = last_trick(piles, players=6, starter=4, rounds=2)
    assert match.actors == (1,)


# CO-12: who wins ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("best", [0, 1, 2])
def test_co_12_most_points_win(best: int) -> None:
    piles = {seat: f"{suit} 10" if seat == best else f"{suit} 8" for seat, suit in enumerate(suits_of(3))}
    match = last_trick(piles)
    assert match.winners == (best,)


@pytest.mark.parametrize("tied", [(0, 1), (0, 2), (1, 2), (0, 1, 2)])
def test_co_12_a_tie_is_a_shared_win(tied: tuple[int, ...]) -> None:
    piles = {seat: f"{suit} 10" if seat in tied else f"{suit} 1" for seat, suit in enumerate(suits_of(3))}
    match = last_trick(piles)
    assert match.over
    assert match.winners == tied


def test_co_12_different_cards_may_make_the_same_score() -> None:
    match = last_trick({0: "green 10", 1: "yellow 4, yellow 6", 2: "red 1"})
    assert match.scores == (10, 10, 1)
    assert match.winners == (0, 1)


def test_co_12_a_tie_over_several_rounds_is_a_shared_win() -> None:
    match = last_trick({0: "green 1", 1: "yellow 10", 2: "red 2"}, round=2, rounds=2, totals=[29, 20, 10])
    assert match.scores == (30, 30, 12)
    assert match.winners == (0, 1)


def test_co_12_all_share_the_win_if_nobody_ever_took_a_card() -> None:
    match = last_trick({})
    assert match.scores == (0, 0, 0)
    assert match.winners == (0, 1, 2)
    assert points(pot(match)) == 3 * 55
