"""What the rulebook says happens, sentence by sentence, where no ruling was needed."""

from fullboard.core.chance import Quick

from .table import CHAIN, CLUB, DOLLAR, HOTEL, PLANE, RESTAURANT, STARRED, STARS, Table, about_to_announce, on, prices


def test_several_figures_may_stand_on_one_square() -> None:
    table = Table(2, squares=[46, 50]).play("roll", 3, 4)
    assert table.now["squares"] == [1, 50]
    table.play("end").play("roll", 1, 2)
    assert table.now["squares"] == [1, 1]


def test_the_figure_moves_as_many_squares_as_both_dice_show() -> None:
    assert Table(2, squares=[STARRED, 0]).play("roll", 6, 5).now["squares"] == [STARRED + 11, 0]


def test_everybody_plays_in_turn() -> None:
    table = Table(3, squares=[STARRED] * 3)
    for seat in (0, 1, 2, 0, 1):
        assert table.state.actor() == seat
        table.play("roll", 1, 3).play("end")


def test_a_branch_square_is_for_its_own_branch() -> None:
    for square, branch in ((HOTEL, "hotel"), (RESTAURANT, "restaurant"), (CLUB, "club"), (PLANE, "plane")):
        assert {move.split()[1] for move in on(square).can("buy")} == {branch}


def test_there_is_never_an_obligation_to_buy_or_sell() -> None:
    table = on(HOTEL, links=[{"hotel": 3}, {}]).play("end")
    assert table.links() == {"hotel": 3}
    assert table.cash() == 25


def test_the_operation_may_be_repeated_whenever_the_occasion_arises() -> None:
    table = on(HOTEL, squares=[HOTEL, STARRED]).play("buy hotel 4").play("end").play("roll", 1, 3).play("end")
    table.play("roll", 1, 4).play("buy hotel 4")
    assert table.links() == {"hotel": 8}


def test_more_links_than_the_objective_asks_for_may_be_bought_to_speculate() -> None:
    table = on(PLANE, links=[{"plane": 2}, {}]).play("buy plane 4")
    seat = table.state.view(0)["seats"][0]
    assert (seat["links"]["plane"], seat["on_card"]["plane"]) == (6, 2)


def test_links_on_the_card_may_be_sold_again() -> None:
    assert on(PLANE, links=[{"plane": 2}, {}]).play("sell plane 2").links() == {}


def test_on_a_dollar_square_nothing_is_bought_or_sold() -> None:
    assert {move.split()[0] for move in on(DOLLAR, links=[{"hotel": 3}, {}]).legal} == {"raise", "lower"}


def test_after_a_dollar_square_the_fluctuation_can_be_made_use_of() -> None:
    table = on(DOLLAR, dice=(3, 2), prices=prices(hotel=8, club=5)).play("lower hotel 3").play("lower club 2", 3)
    assert table.now["squares"][0] == 6
    assert table.play("buy hotel 4").cash() == 25 - 4 * 5


def test_event_cards_are_played_before_the_dice() -> None:
    table = Table(2, events=[["season-hotel 2"], []], squares=[50, 7], links=[{"hotel": 1}, {}])
    assert table.legal == ["roll", "event season-hotel 2"]
    table.play("roll", 1, 2)
    assert table.can("event") == []


def test_an_event_card_may_be_kept() -> None:
    table = Table(2, events=[["season-hotel 2"], []], squares=[50, 7]).play("roll", 1, 2).play("end")
    assert table.now["events"][0] == ["season-hotel 2"]


def test_a_played_card_is_seen_by_all() -> None:
    table = Table(2, events=[["season-hotel 2"], []]).play("event season-hotel 2")
    for viewer in (-1, 0, 1):
        assert table.state.view(viewer)["played"] == ["season-hotel 2"]
    assert table.state.sealed


def test_nobody_wins_with_an_event_card_in_hand() -> None:
    assert "announce" not in about_to_announce(events=[["boom-hotel 3"], []]).legal
    assert "announce" in about_to_announce(events=[[], ["boom-hotel 3"]]).legal


def test_costs_count_links_on_the_card_and_never_those_beside_it() -> None:
    table = Table(2, events=[["crisis-plane 3"], []], links=[{"plane": 30}, {}]).play("event crisis-plane 3")
    assert table.cash() == 25 - 3 * 2


def test_the_free_objective_is_judged_by_its_present_assignment() -> None:
    chain = {"hotel": 2, "restaurant": 3, "club": 4, "plane": 6}
    table = Table(2, options={"objective": "free"}, squares=[50, 7], cash=[100, 0], links=[chain, {}])
    assert "announce" not in table.play("roll", 1, 2).legal
    table = Table(2, options={"objective": "free"}, squares=[50, 7], cash=[100, 0], links=[chain, {}])
    assert "announce" in table.play("assign 2 3 4 6").play("roll", 1, 2).legal


def test_on_a_stars_square_one_may_also_do_nothing() -> None:
    assert on(STARS, links=[CHAIN, {}]).play("end").links() == CHAIN


def test_a_guess_for_a_spectator_deals_all_hands_anew() -> None:
    table = Table(2, events=[["boom-hotel 3"], ["boom-club 3"]])
    hands = {tuple(map(tuple, table.state.guess(-1, Quick(seed)).position()["events"])) for seed in range(50)}
    assert len(hands) > 20
