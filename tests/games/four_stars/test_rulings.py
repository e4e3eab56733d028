"""The rulings FS-1 to FS-12, one after the other."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fullboard import BadPosition, BadTable, Match, games
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.state import State

from .table import (
    ALL,
    CHAIN,
    CLUB,
    DOLLAR,
    GAME,
    HOTEL,
    PLANE,
    RESTAURANT,
    STARRED,
    STARS,
    Table,
    about_to_announce,
    on,
    prices,
)

# FS-1: set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fs_1_everybody_gets_25_an_objective_card_and_three_event_cards(players: int) -> None:
    now = Match("four-stars", players, seed=1).position()
    assert now["cash"] == [25] * players
    assert len(set(now["objectives"])) == players
    assert [len(hand) for hand in now["events"]] == [3] * players
    assert len(now["stack"]) == 26 - 3 * players
    assert all(1 <= price <= 6 for price in now["prices"].values())


def test_fs_1_the_first_player_and_the_objective_cards_are_random() -> None:
    starts = [Match("four-stars", 4, seed=seed).position() for seed in range(60)]
    assert {start["first"] for start in starts} == {0, 1, 2, 3}
    assert {start["objectives"][0] for start in starts} == {0, 1, 2, 3}
    assert {price for start in starts for price in start["prices"].values()} == {1, 2, 3, 4, 5, 6}


def test_fs_1_figures_are_placed_in_turn_on_starred_squares_which_may_be_shared() -> None:
    match = Match("four-stars", 3, seed=3)
    first = match.position()["first"]
    for turn in range(3):
        seat = (first + turn) % 3
        assert match.actors == (seat,)
        assert [match.notation(move) for move in match.legal(seat)] == ["start 7", "start 20", "start 33", "start 46"]
        match.play(seat, "start 20")
    assert match.position()["squares"] == [20, 20, 20]
    assert match.actors == (first,)


def test_fs_1_nothing_happens_on_the_starting_square() -> None:
    match = Match("four-stars", 2, seed=3)
    before = match.position()
    for _ in range(2):
        match.play(match.actors[0], "start 7")
    after = match.position()
    assert after["phase"] == "plan"
    assert [after[key] for key in ("prices", "cash", "events")] == [before[key] for key in ("prices", "cash", "events")]


def test_fs_1_in_the_free_variant_everybody_starts_with_the_printed_assignment() -> None:
    now = Match("four-stars", 4, seed=5, options={"objective": "free"}).position()
    printed = GAME.find_edition().components["objectives"]["cards"]
    for card, sizes in zip(now["objectives"], now["assignments"], strict=True):
        assert sizes == {branch: printed[card][branch] for branch in sizes}


# FS-2: a turn ------------------------------------------------------------------------------------------------------


def free(**described: Any) -> Any:
    return Table(2, options={"objective": "free"}, **described)


def test_fs_2_sizes_are_assigned_at_most_once_before_and_once_after_the_event_card() -> None:
    table = free(events=[["boom-hotel 3", "boom-club 3"], []])
    table.play("assign 2 3 4 6")
    assert table.now["assignments"][0] == {"hotel": 2, "restaurant": 3, "club": 4, "plane": 6}
    assert table.refused("assign 6 4 3 2") == "one-assignment"
    table.play("event boom-hotel 3").play("assign 6 4 3 2")
    assert table.now["assignments"][0] == CHAIN
    assert table.refused("assign 2 3 4 6") == "one-assignment"
    assert table.legal == ["roll"]


def test_fs_2_without_an_event_card_there_is_one_assignment() -> None:
    table = free().play("assign 2 3 4 6")
    assert table.legal == ["roll"]


def test_fs_2_all_other_ways_to_assign_the_sizes_are_open() -> None:
    assert len(free().can("assign")) == 23
    assert Table(2).can("assign") == []


def test_fs_2_a_new_turn_brings_a_new_assignment() -> None:
    table = free(squares=[STARRED, STARRED]).play("assign 2 3 4 6").play("roll", 1, 3).play("end")
    assert table.can("assign")
    table.play("roll", 1, 3).play("end")
    assert len(table.can("assign")) == 23


def test_fs_2_a_double_draws_a_card_and_is_no_extra_turn() -> None:
    table = Table(2, squares=[STARRED, STARRED]).play("roll", 2, 2, draws="boom-plane 3")
    assert table.now["events"][0] == ["boom-plane 3"]
    assert table.now["squares"][0] == STARRED + 4
    table.play("end")
    assert table.state.actor() == 1


def test_fs_2_other_rolls_draw_nothing() -> None:
    assert Table(2).play("roll", 2, 4).now["events"] == [[], []]


def test_fs_2_a_card_just_drawn_is_playable_from_the_next_turn_on() -> None:
    table = Table(2, squares=[STARRED, STARRED]).play("roll", 2, 2, draws="boom-plane 3")
    assert table.refused("event boom-plane 3") == "already-rolled"
    table.play("end").play("roll", 1, 3).play("end")
    assert "event boom-plane 3" in table.legal


def test_fs_2_figures_move_clockwise_around_the_board() -> None:
    table = Table(2, squares=[50, 7]).play("roll", 1, 3)
    assert table.now["squares"] == [2, 7]


# FS-3: branch squares ----------------------------------------------------------------------------------------------


def test_fs_3_on_a_branch_square_up_to_four_links_are_bought_or_sold() -> None:
    table = on(HOTEL, prices=prices(hotel=2), links=[{"hotel": 6}, {}])
    assert table.can("buy") == [f"buy hotel {many}" for many in (1, 2, 3, 4)]
    assert table.can("sell") == [f"sell hotel {many}" for many in (1, 2, 3, 4)]
    assert "end" in table.legal


def test_fs_3_buying_and_selling_exclude_each_other() -> None:
    table = on(HOTEL, links=[{"hotel": 6}, {}]).play("buy hotel 1")
    assert table.legal == ["end"]
    assert table.refused("sell hotel 1") == "already-traded"


def test_fs_3_an_offer_and_the_square_of_the_same_turn_each_allow_four() -> None:
    table = Table(2, events=[["offer-hotel 4"], []], squares=[50, 7])
    table.play("event offer-hotel 4").play("buy hotel 4").play("roll", 1, 2).play("buy hotel 4")
    assert table.links() == {"hotel": 8}


def test_fs_3_a_buyer_and_the_square_of_the_same_turn_each_allow_four() -> None:
    table = Table(2, events=[["buyer-hotel 4"], []], squares=[50, 7], links=[{"hotel": 9}, {}])
    table.play("event buyer-hotel 4").play("sell hotel 4").play("roll", 1, 2).play("sell hotel 4")
    assert table.links() == {"hotel": 1}


def test_fs_3_the_bank_holds_30_links_of_each_branch() -> None:
    table = on(HOTEL, links=[{}, {"hotel": 28}])
    assert table.now["bank"] == {"hotel": 2, "restaurant": 30, "club": 30, "plane": 30}
    assert table.can("buy") == ["buy hotel 1", "buy hotel 2"]


def test_fs_3_nobody_runs_into_debt() -> None:
    assert on(HOTEL, prices=prices(hotel=7), cash=[20, 0]).can("buy") == ["buy hotel 1", "buy hotel 2"]
    assert on(HOTEL, prices=prices(hotel=7), cash=[6, 0]).can("buy") == []


def test_fs_3_the_bank_always_has_cash() -> None:
    table = on(HOTEL, prices=prices(hotel=10), cash=[10**6, 0], links=[{"hotel": 4}, {}]).play("sell hotel 4")
    assert table.cash() == 10**6 + 40


# FS-4: $ squares ---------------------------------------------------------------------------------------------------


def test_fs_4_two_different_branches_change_each_by_one_of_the_dice() -> None:
    table = on(DOLLAR, dice=(3, 2))
    both = [f"{way} {branch} {die}" for way in ("raise", "lower") for branch in prices() for die in (2, 3)]
    assert sorted(table.legal) == sorted(both)
    table.play("raise club 2")
    assert sorted(table.legal) == sorted(
        f"{way} {branch} 3" for way in ("raise", "lower") for branch in prices() if branch != "club"
    )
    assert table.refused("lower club 3") == "same-branch-twice"


def test_fs_4_changing_is_not_optional() -> None:
    table = on(DOLLAR)
    assert table.refused("end") == "change-prices-first"
    assert table.refused("roll") == "already-rolled"


def test_fs_4_with_a_double_both_dice_are_alike() -> None:
    table = on(DOLLAR, dice=(4, 4))
    assert len(table.legal) == 8
    table.play("raise club 4")
    assert len(table.legal) == 6


def test_fs_4_then_one_die_moves_the_figure_on() -> None:
    table = on(DOLLAR, dice=(3, 2)).play("raise club 2").play("raise hotel 3", 5)
    assert table.now["squares"][0] == DOLLAR + 5
    assert table.now["dice"] == [5]
    assert table.now["phase"] == "square"


def test_fs_4_on_another_dollar_square_one_branch_changes_and_one_die_rolls_as_long_as_it_lasts() -> None:
    table = on(DOLLAR, dice=(3, 2)).play("raise club 2").play("raise hotel 3", 4)
    assert table.now["squares"][0] == 7
    assert table.now["phase"] == "change"
    assert len(table.legal) == 8
    table.play("raise club 4", 3)
    assert table.now["squares"][0] == 10
    table.play("lower club 3", 1)
    assert table.now["squares"][0] == 11
    assert table.now["phase"] == "square"
    assert table.price("club") == 1 + 2 + 4 - 3


def test_fs_4_a_single_die_draws_no_event_card() -> None:
    table = on(DOLLAR, dice=(3, 2)).play("raise club 2").play("raise hotel 3", 3)
    assert table.now["events"] == [[], []]


def test_fs_4_a_price_at_1_lowered_or_at_10_raised_stays_there() -> None:
    table = on(DOLLAR, dice=(3, 2), prices=prices(hotel=1, club=10)).play("lower hotel 2").play("raise club 3", 1)
    assert (table.price("hotel"), table.price("club")) == (1, 10)


# FS-5: the ceiling -------------------------------------------------------------------------------------------------


def test_fs_5_the_ceiling_pays_whoever_raises_and_nobody_else() -> None:
    table = on(DOLLAR, dice=(6, 1), prices=prices(hotel=8), cash=[0, 0], links=[{"hotel": 5}, {"hotel": 2}])
    table.play("raise hotel 6")
    assert table.now["cash"] == [4 * 5, 0]


def test_fs_5_only_links_on_the_card_count() -> None:
    table = on(DOLLAR, dice=(6, 1), prices=prices(plane=10), cash=[0, 0], links=[{"plane": 9}, {}])
    table.play("raise plane 6")
    assert table.cash() == 6 * 2


def test_fs_5_it_pays_again_when_the_price_already_stood_at_10() -> None:
    table = on(DOLLAR, dice=(6, 1), prices=prices(hotel=10), cash=[0, 0], links=[{"hotel": 1}, {}])
    table.play("raise hotel 6").play("raise club 1", 4).play("raise hotel 4", 1)
    assert table.cash() == 6 + 4
    assert table.price("hotel") == 10


def test_fs_5_reaching_10_exactly_pays_nothing() -> None:
    table = on(DOLLAR, dice=(6, 1), prices=prices(hotel=4), cash=[0, 0], links=[{"hotel": 6}, {}]).play("raise hotel 6")
    assert (table.cash(), table.price("hotel")) == (0, 10)


def test_fs_5_lowering_below_the_floor_costs_nothing() -> None:
    table = on(DOLLAR, dice=(6, 1), prices=prices(hotel=1), links=[{"hotel": 6}, {}]).play("lower hotel 6")
    assert table.cash() == 25


# FS-6: 4 Étoiles squares -------------------------------------------------------------------------------------------


def test_fs_6_any_one_branch_may_be_bought_or_sold() -> None:
    table = on(STARS, links=[{"club": 1}, {}])
    assert len(table.can("buy")) == 16
    assert table.can("sell") == ["sell club 1"]
    assert table.play("buy plane 4").legal == ["end"]


def test_fs_6_a_barter_needs_links_of_different_branches_on_both_sides() -> None:
    assert on(STARS, links=[{"hotel": 1}, {}]).can("barter") == []
    assert on(STARS, links=[{}, {"hotel": 1}]).can("barter") == []
    assert on(STARS, links=[{"hotel": 1}, {"hotel": 1}]).can("barter") == []
    assert on(STARS, links=[{"hotel": 1}, {"club": 1}]).can("barter") == ["barter 1"]


def test_fs_6_both_must_own_the_links() -> None:
    table = on(STARS, links=[{"hotel": 4, "plane": 1}, {"club": 2, "plane": 3}]).play("barter 1")
    assert table.legal == ["give hotel 1", "give hotel 2", "give hotel 3", "give plane 1"]
    table.play("give hotel 3")
    assert table.legal == ["get plane"]


def test_fs_6_no_more_than_four_links_are_bartered() -> None:
    table = on(STARS, links=[{"hotel": 9}, {"club": 9}]).play("barter 1")
    assert table.legal == [f"give hotel {many}" for many in (1, 2, 3, 4)]


def test_fs_6_a_barter_cannot_be_refused() -> None:
    table = on(STARS, links=[{"hotel": 1}, {"club": 1}]).play("barter 1").play("give hotel 1")
    assert table.state.actor() == 0
    table.play("get club")
    assert table.state.actor() == 0
    assert table.now["phase"] == "close"


def test_fs_6_it_is_one_opponent_only() -> None:
    table = on(STARS, 3, links=[{"hotel": 2}, {"club": 1}, {"plane": 1}])
    assert table.can("barter") == ["barter 1", "barter 2"]
    assert table.play("barter 2").play("give hotel 1").legal == ["get plane"]


# FS-7: on the card -------------------------------------------------------------------------------------------------


def seen(table: Any, seat: int = 0) -> dict[str, Any]:
    return dict(table.state.view(0)["seats"][seat])


def test_fs_7_on_the_card_are_as_many_links_as_fit_and_the_rest_lies_beside() -> None:
    assert seen(on(HOTEL, links=[{"hotel": 8, "club": 1}, {}]))["on_card"] == {
        "hotel": 6,
        "restaurant": 0,
        "club": 1,
        "plane": 0,
    }


def test_fs_7_it_is_counted_anew_at_every_purchase_sale_and_barter() -> None:
    table = on(STARS, links=[{"plane": 1}, {"plane": 2}]).play("buy plane 4")
    assert seen(table)["on_card"]["plane"] == 2
    table = on(STARS, links=[{"plane": 3}, {"club": 1}]).play("sell plane 2")
    assert seen(table)["on_card"]["plane"] == 1
    table = on(STARS, links=[{"plane": 1}, {"club": 1}]).play("barter 1").play("give plane 1").play("get club")
    assert seen(table)["on_card"] == {"hotel": 0, "restaurant": 0, "club": 1, "plane": 0}


def test_fs_7_it_is_counted_anew_at_a_reassignment() -> None:
    table = free(links=[{"hotel": 6}, {}])
    assert seen(table)["on_card"]["hotel"] == 6
    assert seen(table.play("assign 2 3 4 6"))["on_card"]["hotel"] == 2


# FS-8: events ------------------------------------------------------------------------------------------------------


def event(card: str, **described: Any) -> Any:
    return Table(2, events=[[card], []], **described).play(f"event {card}")


def test_fs_8_a_crisis_costs_3_per_link_on_the_card() -> None:
    assert event("crisis-plane 3", links=[{"plane": 5}, {}]).cash() == 25 - 3 * 2
    assert event("crisis-plane 3").cash() == 25


def test_fs_8_a_season_brings_2_per_link_on_the_card() -> None:
    assert event("season-plane 2", links=[{"plane": 5}, {}]).cash() == 25 + 2 * 2


def test_fs_8_a_boom_raises_and_a_slump_lowers_by_3() -> None:
    assert event("boom-club 3", prices=prices(club=4)).price("club") == 7
    assert event("slump-club 3", prices=prices(club=4)).price("club") == 1


def test_fs_8_the_ceiling_pays_for_a_boom_and_for_the_world_fair() -> None:
    boom = event("boom-club 3", prices=prices(club=9), links=[{"club": 2}, {}])
    assert boom.cash() == 25 + 2 * 2
    fair = event("boom-all 1", prices=prices(4, 10, 10, 2), links=[{"club": 2, "restaurant": 3, "hotel": 6}, {}])
    assert fair.cash() == 25 + 2 + 3
    assert fair.now["prices"] == prices(5, 10, 10, 3)


def test_fs_8_the_strike_lowers_all_prices() -> None:
    assert event("slump-all 1", prices=prices(4, 1, 10, 2)).now["prices"] == prices(3, 1, 9, 1)


def test_fs_8_who_cannot_pay_cannot_play_the_card() -> None:
    table = Table(2, events=[["crisis-hotel 3"], []], links=[{"hotel": 5}, {}], cash=[14, 0])
    assert table.legal == ["roll"]
    assert table.refused("event crisis-hotel 3") == "cannot-pay"
    assert Table(2, events=[["crisis-hotel 3"], []], links=[{"hotel": 5}, {}], cash=[15, 0]).can("event")


def test_fs_8_a_card_may_be_played_even_if_it_does_nothing() -> None:
    assert event("slump-club 3").price("club") == 1
    assert event("season-hotel 2").cash() == 25
    table = event("offer-hotel 4", cash=[0, 0])
    assert table.legal == ["pass"]
    assert table.play("pass").legal == ["roll"]


def test_fs_8_one_event_a_turn() -> None:
    table = Table(2, events=[["boom-club 3", "boom-hotel 3"], []]).play("event boom-club 3")
    assert table.refused("event boom-hotel 3") == "one-event-a-turn"
    assert table.legal == ["roll"]


def test_fs_8_an_offer_lets_buy_and_a_buyer_lets_sell_that_branch_only() -> None:
    table = event("offer-club 4", links=[{"club": 3}, {}])
    assert table.legal == [*(f"buy club {many}" for many in (1, 2, 3, 4)), "pass"]
    table = event("buyer-club 4", links=[{"club": 3, "plane": 1}, {}])
    assert table.legal == ["sell club 1", "sell club 2", "sell club 3", "pass"]


def test_fs_8_transactions_by_card_are_at_the_current_price() -> None:
    assert event("offer-club 4", prices=prices(club=5)).play("buy club 3").cash() == 25 - 15


def test_fs_8_played_cards_go_under_the_stack_in_order() -> None:
    table = Table(2, played=["boom-hotel 3"], events=[["season-club 2"], []]).play("event season-club 2")
    assert table.now["played"] == ["boom-hotel 3", "season-club 2"]


def test_fs_8_unseen_cards_are_drawn_until_none_is_left_then_played_ones_oldest_first() -> None:
    table = Table(
        2,
        stack=["boom-club 3"],
        played=["boom-hotel 3", *(card for card in ALL if card not in ("boom-club 3", "boom-hotel 3"))],
        squares=[46, 46],
    )
    table.play("roll", 2, 2, draws="boom-club 3").play("end")
    table.play("roll", 2, 2)
    assert table.now["events"] == [["boom-club 3"], ["boom-hotel 3"]]
    assert table.now["known"] == [[], ["boom-hotel 3"]]
    assert table.now["played"][0] == "crisis-hotel 3"


def test_fs_8_an_empty_stack_gives_no_card() -> None:
    table = Table(2, events=[[], ALL], squares=[46, 46]).play("roll", 2, 2)
    assert table.now["events"] == [[], ALL]


# FS-9: announcing --------------------------------------------------------------------------------------------------


def test_fs_9_announcing_is_a_move_of_its_own_and_ends_the_turn() -> None:
    table = about_to_announce()
    assert table.can("announce") == ["announce"]
    assert table.play("announce").now["announced"] == [0]
    assert table.state.actor() == 1


REACHED: dict[str, Any] = {"cash": [100, 25], "links": [CHAIN, {"club": 2}]}
MOMENTS: dict[str, Callable[..., Table]] = {
    "before the dice": lambda **more: Table(2, **REACHED, **more),
    "after an event card": lambda **more: Table(2, **REACHED, event_played=True, played=["season-hotel 2"], **more),
    "by an offer": lambda **more: Table(
        2, **REACHED, phase="deal", event_played=True, played=["offer-hotel 4"], **more
    ),
    "on a $ square": lambda **more: on(DOLLAR, **REACHED, **more),
    "between its two dice": lambda **more: on(DOLLAR, **REACHED, dice_left=[2], changed="club", **more),
    "on a 4 Étoiles square": lambda **more: on(STARS, **REACHED, **more),
    "in a barter": lambda **more: on(STARS, **REACHED, **more).play("barter 1"),
    "in a barter, what for": lambda **more: on(STARS, **REACHED, **more).play("barter 1").play("give hotel 1"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_fs_9_it_is_possible_at_any_moment_of_ones_turn(moment: str) -> None:
    table = MOMENTS[moment]()
    assert table.legal[-1] == "announce" or table.legal[-2:] == ["announce", "end"]
    table.play("announce")
    now = table.now
    assert (now["announced"], now["turn"], now["phase"]) == ([0], 1, "plan")
    assert (now["dice"], now["dice_left"], now["changed"], now["barter"]) == ([], [], None, None)
    assert GAME.load(now).position() == now


@pytest.mark.parametrize("moment", MOMENTS)
def test_fs_9_by_rules_version_1_the_square_comes_first(moment: str) -> None:
    table = MOMENTS[moment](version=1)
    assert table.now["rules"] == 1
    assert ("announce" in table.legal) == (moment == "on a 4 Étoiles square")
    assert table.state.copy().legal(0) == table.state.legal(0)


def test_fs_9_an_event_before_the_dice_may_be_what_reaches_it() -> None:
    table = Table(2, cash=[90, 25], links=[CHAIN, {}], events=[["season-hotel 2"], []])
    assert table.refused("announce") == "objective-not-met"
    table.play("event season-hotel 2")
    assert table.cash() == 102
    table.play("announce")
    finish_round(table)
    assert table.state.over
    assert list(table.state.winners()) == [0]


def test_fs_9_random_moves_announce_before_the_dice_as_often_as_any_other() -> None:
    state = MOMENTS["before the dice"](options={"objective": "free"}).state
    drawn = Counter(state.notation(state.random_move(0, Quick(seed))) for seed in range(3000))
    assert drawn.keys() == {state.notation(move) for move in state.legal(0)}
    assert min(drawn.values()) > 60


def test_fs_9_bots_announce_as_soon_as_they_can() -> None:
    for moment in ("before the dice", "on a $ square", "by an offer"):
        state = MOMENTS[moment]().state
        chosen = GAME.bots["greedy"]().choose(Chair(state, 0, Quick(1)), Quick(1), Budget())
        assert state.notation(chosen) == "announce"


def test_fs_9_it_is_possible_after_trading() -> None:
    table = about_to_announce(links=[{**CHAIN, "hotel": 5}, {}], cash=[101, 0])
    assert table.can("announce") == []
    assert table.play("buy hotel 1").legal == ["announce", "end"]


@pytest.mark.parametrize(
    "lacking",
    [
        {"cash": [99, 25]},
        {"links": [{**CHAIN, "plane": 1}, {}]},
        {"links": [{**CHAIN, "plane": 3}, {}]},
        {"events": [["boom-hotel 3"], []]},
    ],
    ids=["a million short", "a link short", "a link beside the card", "an event card left"],
)
def test_fs_9_nothing_may_be_missing_or_left_over(lacking: dict[str, Any]) -> None:
    assert about_to_announce(**lacking).refused("announce") == "objective-not-met"


def test_fs_9_who_does_not_announce_waits_for_the_next_turn() -> None:
    table = about_to_announce(squares=[HOTEL, STARRED]).play("end")
    table.play("roll", 1, 3).play("end")
    assert not table.state.over
    assert table.now["round"] == 2
    assert table.legal == ["roll", "announce"]
    table.play("roll", 1, 4)
    assert "announce" in table.legal


def test_fs_9_a_table_with_a_reminder_stops_only_for_those_who_can_announce() -> None:
    reminded = about_to_announce(links=[{**CHAIN, "hotel": 5}, {}], cash=[101, 0], options={"reminder": "on"})
    assert reminded.play("buy hotel 1").legal == ["announce", "end"]
    assert reminded.state.view(0)["reminder"] is True
    other = on(HOTEL, options={"reminder": "on"}).play("buy hotel 1")
    assert other.state.actor() == 1


def test_fs_9_without_a_reminder_every_turn_is_ended_by_hand() -> None:
    table = on(HOTEL).play("buy hotel 1")
    assert (table.state.actor(), table.legal) == (0, ["end"])
    assert "reminder" not in table.state.view(0)


# FS-10: the end ----------------------------------------------------------------------------------------------------


def finish_round(table: Any) -> Any:
    """The others roll and do nothing."""
    while not table.state.over and table.state.actor() != table.now["first"]:
        table.play("roll", 1, 3).play("end")
    return table


def test_fs_10_after_an_announcement_the_table_round_is_played_to_its_end() -> None:
    table = about_to_announce(3).play("announce")
    assert not table.state.over
    assert table.state.actor() == 1
    table.play("roll", 1, 3).play("end")
    assert not table.state.over
    table.play("roll", 1, 3).play("end")
    assert table.state.over
    assert list(table.state.winners()) == [0]


def test_fs_10_all_have_had_the_same_number_of_turns() -> None:
    table = about_to_announce(3, first=1, turn=0).play("announce")
    assert table.state.over


def two_announce(cash: list[int]) -> Any:
    links = [CHAIN, {"hotel": 2, "restaurant": 6, "club": 4, "plane": 3}]
    table = Table(2, phase="square", squares=[HOTEL, 50], dice=[1, 2], cash=cash, links=links)
    return table.play("announce").play("roll", 1, 2).play("announce")


def test_fs_10_of_several_the_one_with_most_cash_wins() -> None:
    assert list(two_announce([120, 130]).state.winners()) == [1]
    assert list(two_announce([131, 130]).state.winners()) == [0]


def test_fs_10_a_tie_is_shared() -> None:
    assert list(two_announce([130, 130]).state.winners()) == [0, 1]


def test_fs_10_a_chain_broken_by_barter_does_not_win_and_must_be_announced_again() -> None:
    table = about_to_announce(links=[CHAIN, {"club": 1}], squares=[HOTEL, 49]).play("announce")
    table.play("roll", 1, 2)
    table.play("barter 0").play("give club 1").play("get hotel").play("end")
    assert not table.state.over
    assert table.now["announced"] == []
    assert table.now["round"] == 2


def test_fs_10_the_richest_does_not_win_without_an_announcement() -> None:
    table = finish_round(about_to_announce(cash=[100, 10**6]).play("announce"))
    assert list(table.state.winners()) == [0]


# FS-11: the round limit --------------------------------------------------------------------------------------------


def test_fs_11_the_default_limit_is_200_rounds() -> None:
    assert GAME.check_options({})["round_limit"] == 200


def last_round(cash: list[int], **described: Any) -> Any:
    table = Table(
        2,
        options={"round_limit": 10},
        round=10,
        phase="square",
        squares=[HOTEL, 50],
        dice=[1, 2],
        cash=cash,
        **described,
    )
    return finish_round(table.play("end"))


def test_fs_11_at_the_limit_cash_and_links_at_current_prices_count() -> None:
    table = last_round([40, 50], links=[{"club": 3}, {}], prices=prices(club=4))
    assert table.state.over
    assert list(table.state.scores()) == [52, 50]
    assert list(table.state.winners()) == [0]


def test_fs_11_ties_are_shared() -> None:
    assert list(last_round([50, 50]).state.winners()) == [0, 1]


def test_fs_11_an_objective_reached_in_the_last_round_goes_first() -> None:
    table = last_round_announced()
    assert list(table.state.winners()) == [0]


def last_round_announced() -> Any:
    table = about_to_announce(options={"round_limit": 10}, round=10, cash=[100, 10**6])
    return finish_round(table.play("announce"))


def test_fs_11_the_limit_may_be_lifted() -> None:
    table = Table(2, options={"round_limit": 0}, round=5000, phase="square", squares=[HOTEL, 50], dice=[1, 2])
    assert not finish_round(table.play("end")).state.over


def test_fs_11_a_table_of_bots_only_may_not_lift_it() -> None:
    game = games["four-stars"]
    game.check_people({"round_limit": 0}, people=1)
    game.check_people({"round_limit": 200}, people=0)
    with pytest.raises(BadTable, match="bots-need-a-limit"):
        game.check_people({"round_limit": 0}, people=0)


def test_fs_11_a_random_playout_ends_even_so() -> None:
    state = Table(2, options={"round_limit": 0}).state
    state.playout(Quick(1))
    assert state.over


# FS-12: secrecy ----------------------------------------------------------------------------------------------------


def test_fs_12_event_cards_are_seen_by_their_owner_only() -> None:
    table = Table(2, events=[["boom-hotel 3"], ["boom-club 3", "season-club 2"]])
    assert table.state.view(1)["hand"] == ["season-club 2", "boom-club 3"]
    for viewer in (0, -1):
        shown = str({**table.state.view(viewer), "hand": None})
        assert "boom" not in shown
        assert [seat["events"] for seat in table.state.view(viewer)["seats"]] == [1, 2]
    assert "hand" not in table.state.view(-1)


def test_fs_12_everything_else_is_public() -> None:
    table = Table(2, links=[{"hotel": 2}, {}], cash=[7, 8])
    for viewer in (-1, 0, 1):
        seats = table.state.view(viewer)["seats"]
        assert [seat["cash"] for seat in seats] == [7, 8]
        assert seats[0]["links"]["hotel"] == 2
        assert seats[0]["objective"] == CHAIN


def test_fs_12_cash_is_hidden_if_the_table_chose_so() -> None:
    table = Table(2, options={"cash": "hidden"}, cash=[7, 8])
    assert [seat["cash"] for seat in table.state.view(0)["seats"]] == [7, None]
    assert [seat["cash"] for seat in table.state.view(-1)["seats"]] == [None, None]


def test_fs_12_hidden_cash_is_shown_at_the_end() -> None:
    table = last_round([40, 50])
    hidden = {**table.now, "options": {**table.now["options"], "cash": "hidden"}}
    assert [seat["cash"] for seat in GAME.load(hidden).view(0)["seats"]] == [40, 50]


def guessed(state: State, viewer: int, seat: int, seeds: int = 400) -> set[int]:
    """What a viewer may think that somebody has."""
    return {state.guess(viewer, Quick(seed)).position()["cash"][seat] for seed in range(seeds)}


def test_fs_12_hidden_cash_can_be_worked_out_from_the_start_but_not_in_a_position_set_up_by_hand() -> None:
    begun = Match("four-stars", 2, seed=1, options={"cash": "hidden"})
    assert guessed(begun.state, 0, 1, 5) == {25}
    hidden: dict[str, Any] = {"options": {"cash": "hidden"}}
    one, other = (Table(2, **hidden, cash=[25, cash]).state for cash in (3, 77))
    assert guessed(one, 0, 1) == guessed(other, 0, 1) >= {0, 3, 77, 100}
    assert guessed(one, 1, 1, 5) == {3}
    for seed in range(20):
        assert one.guess(0, Quick(seed)).position() == other.guess(0, Quick(seed)).position()
    assert guessed(Table(2, cash=[25, 77]).state, 0, 1, 5) == {77}  # it lies open


def test_fs_12_whoever_pays_must_have_had_it_and_what_comes_in_is_added() -> None:
    hidden: dict[str, Any] = {"options": {"cash": "hidden"}, "cash": [40, 0], "prices": prices(hotel=5, club=9)}
    table = on(HOTEL, **hidden).play("buy hotel 2")
    assert table.now["least_cash"] == [0, 0]
    assert min(guessed(table.state, 1, 0)) == 0
    sold = on(CLUB, **hidden, links=[{"club": 3}, {}]).play("sell club 3")
    assert sold.now["least_cash"] == [27, 0]
    assert min(guessed(sold.state, 1, 0)) == 27
    announced = about_to_announce(options={"cash": "hidden"}).play("announce")
    assert announced.now["least_cash"] == [100, 0]
    assert min(guessed(announced.state, 1, 0)) == 100
    assert GAME.load(announced.now).position() == announced.now


def test_fs_12_a_position_may_say_what_is_known_of_cash_but_no_more_than_there_is() -> None:
    known = Table(2, options={"cash": "hidden"}, cash=[7, 8], least_cash=[None, 8])
    assert known.now["least_cash"] == [None, 8]
    with pytest.raises(BadPosition) as error:
        Table(2, options={"cash": "hidden"}, cash=[7, 8], least_cash=[None, 9])
    assert error.value.parameters["path"] == "least_cash[1]"


def test_fs_12_a_guess_keeps_what_was_seen_and_deals_the_rest_evenly() -> None:
    table = Table(2, events=[["boom-hotel 3"], ["boom-club 3"]], played=["season-club 2"])
    found = Counter(table.state.guess(0, Quick(seed)).position()["events"][1][0] for seed in range(2400))
    assert set(found) == set(ALL) - {"boom-hotel 3", "season-club 2"}
    assert max(found.values()) < 2 * min(found.values())


def test_fs_12_a_guess_remembers_cards_that_were_drawn_from_under_the_stack() -> None:
    rest = [card for card in ALL if card not in ("boom-hotel 3", "boom-club 3", "season-club 2")]
    table = Table(
        2,
        events=[["boom-hotel 3"], ["boom-club 3", "season-club 2"]],
        known=[[], ["boom-club 3"]],
        played=rest,
        stack=[],
    )
    for seed in range(20):
        assert table.state.guess(0, Quick(seed)).position() == table.now
    spectators = {str(table.state.guess(-1, Quick(seed)).position()["events"]) for seed in range(40)}
    assert len(spectators) == 2


def test_fs_12_a_story_tells_a_drawn_card_to_its_owner_only() -> None:
    match = Match("four-stars", 2, seed=1, options={"round_limit": 10})
    minds = random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds.choice(match.legal(seat)))
    told = {viewer: [line["key"] for line in match.story(viewer)] for viewer in (0, 1, None)}
    assert told[0].count("draws") + told[0].count("draws-hidden") == told[None].count("draws-hidden") + told[
        None
    ].count("draws")
    assert told[None].count("draws") < told[0].count("draws") + told[1].count("draws")
    assert "hand" not in told[None]


def test_the_squares_are_counted() -> None:
    order = Counter(square.rstrip("*") for square in GAME.find_edition().components["board"]["order"])
    assert order == {"hotel": 9, "restaurant": 9, "club": 9, "plane": 9, "stars": 4, "$": 12}
    assert [on(square).state.box.order[square] for square in (HOTEL, RESTAURANT, CLUB, PLANE)] == [
        "hotel",
        "restaurant",
        "club",
        "plane",
    ]
