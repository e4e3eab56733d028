"""Secret Number keeps the contract of a game; and what is special about it."""

from pathlib import Path

from fullboard import Match
from fullboard.testing import GameContract


class TestSecretNumber(GameContract):
    games = ["secret-number"]
    golden = Path(__file__).parent / "golden"


def test_only_whoever_is_alone_with_a_number_scores() -> None:
    match = Match("secret-number", players=3, seed=1)
    die = match.view()["die"]
    for seat, number in enumerate((5, 5, 2)):
        match.play(seat, f"choose {number}")
    assert match.view()["points"] == [0, 0, 2 * die]


def test_others_see_that_one_has_chosen_and_not_what() -> None:
    match = Match("secret-number", players=2, seed=1)
    match.play(0, "choose 4")
    assert match.view(0)["choice"] == 4
    assert match.view(1) == {**match.view(1), "chosen": [True, False], "choice": 0}
