"""Who came where, and by how much it was won."""

from __future__ import annotations

from fullboard.core.results import place
from fullboard.house.places import margin


def test_whoever_shares_the_win_shares_the_first_place_and_the_next_comes_after_all_of_them() -> None:
    scores, winners = (12, 30, 30, 7, 12), (1, 2)
    assert [place(scores, winners, seat) for seat in range(5)] == [3, 1, 1, 5, 3]


def test_the_margin_is_what_the_best_of_the_others_lacks() -> None:
    assert margin((12, 30, 27), (1,)) == 3
    assert margin((30, 30, 27), (0, 1)) == 3


def test_there_is_no_margin_where_points_did_not_decide_or_everybody_won() -> None:
    assert margin((109, 153, 145), (0,)) is None  # the objective did
    assert margin((30, 30), (0,)) is None  # and here what breaks ties
    assert margin((5, 5), (0, 1)) is None
    assert margin((5, 4), ()) is None
