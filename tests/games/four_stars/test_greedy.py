"""The greedy bot: finishes matches, and is far above random."""

from typing import Any

import pytest

from fullboard.bots.series import play_series
from fullboard.core.bot import Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.games.four_stars.greedy import Greedy

from .table import CHAIN, DOLLAR, GAME, HOTEL, STARS, Table, about_to_announce, on, prices


def choice(table: Any, seat: int = 0) -> str:
    chair = Chair(table.state, seat, Quick(1))
    return str(table.state.notation(Greedy().choose(chair, Quick(1), Budget())))


@pytest.mark.parametrize("objective", ["fixed", "free"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_end_by_an_announced_objective(players: int, objective: str) -> None:
    ended = 0
    for seed in range(30):
        state = GAME.new(players, GAME.check_options({"objective": objective}), GAME.find_edition(), Quick(seed))
        minds = Quick(seed, 1)
        bot = Greedy()
        while not state.over:
            seat = state.actor()
            state.play(seat, bot.choose(Chair(state, seat, minds), minds, Budget()), minds)
        ended += bool(state.position()["announced"])
    assert ended >= 29


def test_greedy_is_far_above_random() -> None:
    totals = play_series(
        GAME, GAME.check_options({}), GAME.find_edition(), [Greedy, RandomBot, RandomBot, RandomBot], 0, 40, 1
    )
    assert totals.wins_by_bot[0] > 0.9 * sum(totals.wins_by_bot)


def test_it_announces_when_it_can() -> None:
    assert choice(about_to_announce()) == "announce"


def test_it_buys_what_it_needs_when_it_is_cheap() -> None:
    assert choice(on(HOTEL, prices=prices(hotel=1))) == "buy hotel 4"


def test_it_lets_the_ceiling_pay() -> None:
    table = on(DOLLAR, dice=(6, 1), prices=prices(hotel=10, restaurant=5, club=5, plane=5), links=[CHAIN, {}])
    assert choice(table) == "raise hotel 6"


def test_it_gets_rid_of_a_crisis_while_it_costs_nothing() -> None:
    assert choice(Table(2, events=[["crisis-hotel 3"], []])) == "event crisis-hotel 3"


def test_it_sells_what_lies_beside_a_finished_chain() -> None:
    table = on(HOTEL, cash=[120, 25], prices=prices(hotel=2), links=[{**CHAIN, "hotel": 7}, {}])
    assert choice(table) == "sell hotel 1"


def test_it_breaks_an_announced_chain_by_barter() -> None:
    table = Table(
        2,
        phase="square",
        dice=[1, 2],
        squares=[HOTEL, STARS],
        turn=1,
        announced=[0],
        cash=[110, 25],
        links=[CHAIN, {"club": 1}],
    )
    for expected in ("barter 0", "give club 1", "get"):
        move = choice(table, 1)
        assert move.startswith(expected)
        table.play(move)
    assert not table.state.met(0)
