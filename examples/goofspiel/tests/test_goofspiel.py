"""Goofspiel keeps the contract of a game, and what is known of it holds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest
from fullboard_goofspiel.rules import GoofspielState

from fullboard import Match, games
from fullboard.bots.series import play_series
from fullboard.core.bot import Budget
from fullboard.core.chance import Recorded
from fullboard.core.shelf import shelf
from fullboard.testing import GameContract

Cards = tuple[int, ...]


class TestGoofspiel(GameContract):
    games = ["goofspiel"]
    golden = Path(__file__).parent / "golden"


def dealt(prizes: Cards) -> tuple[GoofspielState, Recorded]:
    """A match for two whose prizes come in that order, and the luck that brings them."""
    left, picks = sorted(prizes), []
    for prize in prizes:
        picks.append((left.index(prize), len(left)))
        left.remove(prize)
    game = games["goofspiel"]
    luck = Recorded(picks)
    state = game.new(2, {"cards": len(prizes)}, game.find_edition(), luck)
    assert isinstance(state, GoofspielState)
    return state, luck


def played(prizes: Cards, *policies: Callable[[GoofspielState], int]) -> list[int]:
    """The points of two who bid by their policies, of prizes in that order."""
    state, luck = dealt(prizes)
    while not state.over:
        for seat, bid in enumerate([policy(state) for policy in policies]):
            state.play(seat, bid - 1, luck)
    return list(state.scores())


def match_it(state: GoofspielState) -> int:
    return state.prize


def one_more(state: GoofspielState) -> int:
    return state.prize % state.options["cards"] + 1


@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_whoever_does_the_same_as_the_other_wins_nothing(cards: int) -> None:
    for prizes in permutations(range(1, cards + 1)):
        assert played(prizes, match_it, match_it) == [0, 0]


@pytest.mark.parametrize("cards", [2, 3, 4, 5, 6])
def test_bidding_the_value_wins_the_highest_prize_and_loses_all_others_to_one_more(cards: int) -> None:
    for prizes in permutations(range(1, cards + 1)):
        assert played(prizes, match_it, one_more) == [cards, cards * (cards - 1) // 2]


def ahead_of_random(cards: int, bids: Callable[[Cards, int], Cards]) -> Fraction:
    """How many points ahead of bids at random one is on average, with the best of the bids considered every time."""

    @cache
    def ahead(mine: Cards, theirs: Cards, prizes: Cards) -> Fraction:
        if not prizes:
            return Fraction(0)
        return sum((best(mine, theirs, prizes, prize) for prize in prizes), Fraction(0)) / len(prizes)

    def best(mine: Cards, theirs: Cards, prizes: Cards, prize: int) -> Fraction:
        return max(worth(bid, mine, theirs, prizes, prize) for bid in bids(mine, prize))

    def worth(bid: int, mine: Cards, theirs: Cards, prizes: Cards, prize: int) -> Fraction:
        total = Fraction(0)
        for other in theirs:
            won = prize if bid > other else -prize if bid < other else 0
            total += won + ahead(without(mine, bid), without(theirs, other), without(prizes, prize))
        return total / len(theirs)

    every = tuple(range(1, cards + 1))
    return ahead(every, every, every)


def without(cards: Cards, card: int) -> Cards:
    return tuple(each for each in cards if each != card)


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_bidding_the_value_is_the_best_reply_to_bids_at_random(cards: int) -> None:
    matching = ahead_of_random(cards, lambda mine, prize: (prize,))
    assert matching == ahead_of_random(cards, lambda mine, prize: mine) > 0


@pytest.mark.parametrize("bot", ["greedy", "hard"])
def test_bots_win_more_points_than_bids_at_random(bot: str) -> None:
    game = games["goofspiel"]
    bots = shelf().bots_for(game)
    line_up = [bots[bot], bots["random"]]
    totals = play_series(game, {"cards": 4}, game.find_edition(), line_up, 0, 40, 1, Budget(60))
    assert totals.points_by_bot[0] > totals.points_by_bot[1]


def test_a_tie_at_the_top_takes_nothing_even_if_somebody_bid_less_alone() -> None:
    match = Match("goofspiel", players=3, seed=1, options={"cards": 4})
    for seat, card in enumerate((4, 4, 1)):
        match.play(seat, f"bid {card}")
    assert match.scores == (0, 0, 0)
