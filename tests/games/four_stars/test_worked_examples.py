"""The worked examples of the rulebook, with their figures."""

import pytest

from fullboard.core.chance import Recorded

from .table import DOLLAR, GAME, PLANE, RESTAURANT, STARS, on, prices


def test_opening_dice_3_5_1_6_announced_as_restaurant_club_hotel_plane() -> None:
    deal = [(0, 2), (0, 4), (0, 26), (0, 25), (0, 24), (0, 3), (0, 23), (0, 22), (0, 21)]
    dice = [(2, 6), (4, 6), (0, 6), (5, 6)]
    state = GAME.new(2, GAME.check_options({}), GAME.find_edition(), Recorded(deal + dice))
    assert state.position()["prices"] == {"restaurant": 3, "club": 5, "hotel": 1, "plane": 6}


def test_two_restaurants_at_4_cost_8() -> None:
    table = on(RESTAURANT, prices=prices(restaurant=4), cash=[25, 25]).play("buy restaurant 2")
    assert table.cash() == 25 - 8
    assert table.links() == {"restaurant": 2}


def test_four_planes_at_9_bring_36() -> None:
    table = on(PLANE, prices=prices(plane=9), cash=[25, 25], links=[{"plane": 4}, {}]).play("sell plane 4")
    assert table.cash() == 25 + 36
    assert table.links() == {}


@pytest.mark.parametrize(
    ("moves", "restaurant", "club"),
    [(("raise restaurant 3", "raise club 2"), 6, 7), (("raise restaurant 2", "raise club 3"), 5, 8)],
)
def test_a_dollar_square_by_3_and_2_raises_restaurant_and_club(
    moves: tuple[str, str], restaurant: int, club: int
) -> None:
    table = on(DOLLAR, dice=(3, 2), prices=prices(restaurant=3, club=5)).play(moves[0]).play(moves[1], 1)
    assert (table.price("restaurant"), table.price("club")) == (restaurant, club)


@pytest.mark.parametrize(
    ("moves", "club", "plane"), [(("lower club 3", "lower plane 2"), 7, 7), (("lower club 2", "lower plane 3"), 8, 6)]
)
def test_a_dollar_square_by_3_and_2_lowers_club_and_plane(moves: tuple[str, str], club: int, plane: int) -> None:
    table = on(DOLLAR, dice=(3, 2), prices=prices(club=10, plane=9)).play(moves[0]).play(moves[1], 1)
    assert (table.price("club"), table.price("plane")) == (club, plane)


def test_one_price_may_go_up_by_one_die_and_another_down_by_the_other() -> None:
    table = (
        on(DOLLAR, dice=(3, 2), prices=prices(restaurant=3, club=5)).play("raise restaurant 3").play("lower club 2", 1)
    )
    assert (table.price("restaurant"), table.price("club")) == (6, 3)


def test_planes_raised_from_9_to_14_pay_12_for_3_planes_on_the_card() -> None:
    planes = on(DOLLAR, dice=(5, 1), prices=prices(plane=9), cash=[0, 0], objectives=[3, 0], links=[{"plane": 3}, {}])
    planes.play("raise plane 5")
    assert planes.cash() == 4 * 3
    assert planes.price("plane") == 10


def test_a_price_of_3_lowered_by_5_is_1() -> None:
    table = on(DOLLAR, dice=(5, 1), prices=prices(hotel=3)).play("lower hotel 5")
    assert table.price("hotel") == 1


def test_three_hotels_are_bartered_for_three_clubs() -> None:
    table = on(STARS, links=[{"hotel": 3}, {"club": 3}], prices=prices(hotel=10, club=1))
    table.play("barter 1").play("give hotel 3").play("get club")
    assert table.links(0) == {"club": 3}
    assert table.links(1) == {"hotel": 3}
    assert (table.cash(0), table.cash(1)) == (25, 25)
