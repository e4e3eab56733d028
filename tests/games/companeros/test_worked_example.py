"""The rulebook's worked example, with the card that ruling CO-2 puts right, move by move."""

import pytest

from fullboard import Match

from .table import cards, names, points, pot, set_up, won

ANNA, BOB, CECILE, DORO, ERIC, FRANCK = range(6)
POT = "yellow 7, yellow 4, red 8, red 1, green 6, blue 4"
PLAYED = ("green 7", "green 2", "yellow 9", "red 5", "blue 10", "red 6")


@pytest.fixture
def example() -> Match:
    """Six friends are about to play the first trick; Anna leads."""
    return set_up(6, pot=POT, hands=dict(enumerate(PLAYED)))


@pytest.fixture
def played(example: Match) -> Match:
    """All six cards lie on the table."""
    for seat, card in enumerate(PLAYED):
        example.play(seat, f"play {card}")
    return example


def test_the_six_play_clockwise_from_anna(example: Match) -> None:
    for seat, card in enumerate(PLAYED):
        assert example.actors == (seat,)
        example.play(seat, f"play {card}")
    assert example.position()["table"] == list(PLAYED)


def test_red_is_strongest_with_11_then_blue_with_10_while_green_and_yellow_tie_at_9(played: Match) -> None:
    assert played.view(None)["strength"] == {"green": 9, "yellow": 9, "red": 11, "blue": 10}


def test_franck_takes_the_yellow_cards_then_doro_the_red_ones_then_eric_the_green_6(played: Match) -> None:
    assert played.actors == (FRANCK,)
    assert names(played, FRANCK) == {"take green", "take yellow", "take red", "take blue"}
    played.play(FRANCK, "take yellow")
    assert won(played)[FRANCK] == {"yellow 7", "yellow 4"}
    assert points(won(played)[FRANCK]) == 11

    assert played.actors == (DORO,)
    assert names(played, DORO) == {"take green", "take red", "take blue"}
    played.play(DORO, "take red")
    assert won(played)[DORO] == {"red 8", "red 1"}
    assert points(won(played)[DORO]) == 9

    assert played.actors == (ERIC,)
    assert names(played, ERIC) == {"take green", "take blue"}
    played.play(ERIC, "take green")
    assert won(played)[ERIC] == {"green 6"}

    # Green and yellow tie at 9: the share-out is over and Franck, who took first, leads the next trick.
    assert won(played)[ANNA] == won(played)[BOB] == won(played)[CECILE] == set()
    assert pot(played) == {*PLAYED, "blue 4"}
    assert len(played.position()["pot"]) == 7
    assert played.position()["table"] == [None] * 6
    assert played.position()["tricks"] == 1
    assert played.position()["leader"] == FRANCK
    assert played.actors == (FRANCK,)
    assert names(played, FRANCK) == {f"play {card}" for card in played.position()["hands"][FRANCK]}


def test_the_example_is_worth_11_9_and_6_points(played: Match) -> None:
    for seat, suit in ((FRANCK, "yellow"), (DORO, "red"), (ERIC, "green")):
        played.play(seat, f"take {suit}")
    assert played.scores == (0, 0, 0, 9, 6, 11)
    told = [line["parameters"]["points"] for line in played.story(None) if "points" in line["parameters"]]
    assert told == [11, 9, 6]


def test_everybody_sees_the_new_pot(played: Match) -> None:
    for seat, suit in ((FRANCK, "yellow"), (DORO, "red"), (ERIC, "green")):
        played.play(seat, f"take {suit}")
    for viewer in (*range(6), None):
        assert set(played.view(viewer)["pot"]) == {*cards("blue 4"), *PLAYED}
        assert played.view(viewer)["won"] == [0, 0, 0, 2, 1, 2]
        assert played.view(viewer)["turn"] == FRANCK
