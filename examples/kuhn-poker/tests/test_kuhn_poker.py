"""Kuhn poker keeps the contract of a game, and its rules are those of 1950."""

from pathlib import Path
from typing import Any

import pytest

from fullboard import IllegalMove, Match
from fullboard.testing import GameContract


class TestKuhnPoker(GameContract):
    games = ["kuhn-poker"]
    golden = Path(__file__).parent / "golden"


RANKS = ("jack", "queen", "king")


def one_hand(*moves: str, seed: int = 1) -> Match:
    match = Match("kuhn-poker", players=2, seed=seed, options={"hands": 1})
    for move in moves:
        match.play(match.actors[0], move)
    return match


def cards_of(match: Match) -> list[Any]:
    return [match.view(seat)["card"] for seat in range(2)]


@pytest.mark.parametrize(
    ("moves", "stake"), [(("check", "check"), 1), (("bet", "call"), 2), (("check", "bet", "call"), 2)]
)
@pytest.mark.parametrize("seed", range(6))
def test_the_higher_card_wins_the_stake_at_a_showdown(moves: tuple[str, ...], stake: int, seed: int) -> None:
    before = cards_of(one_hand(seed=seed))
    match = one_hand(*moves, seed=seed)
    best = max((0, 1), key=lambda seat: RANKS.index(before[seat]))
    assert match.over
    assert match.scores[best] == stake
    assert sum(match.scores) == 0
    assert match.view()["last"]["cards"] == before


@pytest.mark.parametrize(("moves", "winner"), [(("bet", "fold"), 0), (("check", "bet", "fold"), 1)])
def test_who_folds_loses_the_ante_and_shows_nothing(moves: tuple[str, ...], winner: int) -> None:
    match = one_hand(*moves)
    assert match.scores[winner] == 1
    assert match.winners == (winner,)
    assert match.view()["last"]["cards"] == []


def test_a_bet_must_be_answered_and_only_a_bet_can_be() -> None:
    with pytest.raises(IllegalMove, match="no-bet-to-answer"):
        one_hand("call")
    with pytest.raises(IllegalMove, match="bet-to-answer"):
        one_hand("bet", "bet")


def test_those_who_begin_take_turns() -> None:
    match = Match("kuhn-poker", players=2, seed=3, options={"hands": 2})
    assert match.actors == (0,)
    match.play(0, "bet")
    match.play(1, "fold")
    assert match.actors == (1,)
