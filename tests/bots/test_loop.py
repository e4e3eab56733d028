"""The one loop in which bots play: it keeps bots to their chairs, and stops where somebody else has to move."""

from __future__ import annotations

from typing import Any

import pytest

from fullboard import IllegalMove, Match, games
from fullboard.bots.loop import GameLoop, MatchLoop, deal
from fullboard.bots.plan import make_plan
from fullboard.bots.seating import line_up
from fullboard.bots.simulate import simulate
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.errors import BadTable, FullboardError

GAME = games["companeros"]
OPTIONS = GAME.check_options({})


class Lowest(Bot):
    """Plays its first legal move, and notes what it was given."""

    def __init__(self, reads_story: bool = False) -> None:
        super().__init__()
        self.reads_story = reads_story
        self.stories: list[int] = []
        self.budgets: list[int | None] = []

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        self.stories.append(len(chair.story))
        self.budgets.append(budget.iterations)
        return int(chair.legal[0])


class Cheat(Bot):
    """Plays a card that nobody has."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        return 59 if 59 not in chair.legal else 58


def state_of(seed: int = 1) -> Any:
    return GAME.new(3, OPTIONS, GAME.find_edition(), Quick(seed))


def test_bots_play_to_the_end_each_with_its_budget() -> None:
    bots = [Lowest(), Lowest(), Lowest()]
    loop = GameLoop(state_of(), [*bots], [Budget(1), Budget(2), Budget()], Quick(2), Quick(3))
    moves = loop.run()
    assert loop.state.over
    assert moves == sum(len(bot.budgets) for bot in bots)
    assert [set(bot.budgets) for bot in bots] == [{1}, {2}, {None}]
    assert loop.run() == 0


def test_an_illegal_move_is_refused_before_anything_has_changed() -> None:
    loop = GameLoop(state_of(), [Cheat(), Cheat(), Cheat()], [Budget()] * 3, Quick(2), Quick(3))
    before = loop.state.position()
    with pytest.raises(IllegalMove):
        loop.run()
    assert loop.state.position() == before
    assert loop.seat == loop.state.actor()


@pytest.mark.parametrize("move", [-1, 1000, 1 << 40])
def test_a_move_that_no_game_knows_is_a_bad_move(move: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cheat, "choose", lambda *_: move)
    loop = GameLoop(state_of(), [Cheat(), Cheat(), Cheat()], [Budget()] * 3, Quick(2), Quick(3))
    with pytest.raises(IllegalMove, match="bad-move"):
        loop.run()


def test_it_stops_where_somebody_else_moves_and_goes_on_afterwards() -> None:
    match = Match("companeros", 3, seed=4)
    loop = MatchLoop(match, [Lowest(), None, Lowest()], [Budget()] * 3, Quick(3))
    others = 0
    loop.run()
    while match.actors:
        assert match.actors == (1,)
        match.play(1, match.legal(1)[0])
        others += 1
        loop.run()
    assert match.over
    assert others == sum(line.seat == 1 for line in match.standing())


def test_bots_move_first_where_several_choose_at_once() -> None:
    match = Match("siesta", 2, seed=5)
    assert list(match.actors) == [0, 1]
    loop = MatchLoop(match, [None, Lowest()], [Budget()] * 2, Quick(3))
    assert loop.run() == 1
    assert match.actors == (0,)


def test_a_closed_match_is_played_no_further() -> None:
    match = Match("companeros", 3, seed=4)
    match.close()
    assert MatchLoop(match, [Lowest(), Lowest(), Lowest()], [Budget()] * 3, Quick(3)).run() == 0


def test_who_reads_the_story_gets_it_and_others_do_not() -> None:
    reader, other = Lowest(reads_story=True), Lowest()
    loop = deal(GAME, OPTIONS, GAME.find_edition(), [reader, other, other], [Budget()] * 3, 5, 0)
    assert isinstance(loop, MatchLoop)
    loop.run()
    assert reader.stories == sorted(reader.stories)
    assert reader.stories[-1] > 10
    assert set(other.stories) == {0}
    assert type(deal(GAME, OPTIONS, GAME.find_edition(), [other] * 3, [Budget()] * 3, 5, 0)) is GameLoop


def test_what_bots_draw_changes_nothing_that_is_dealt() -> None:
    deals: list[Any] = []
    for draws in (1, 2):
        loop = GameLoop(state_of(), [RandomBot(), RandomBot(), RandomBot()], [Budget()] * 3, Quick(2), Quick(draws))
        deals.append(loop.state.position())
        loop.run()
        deals.append(loop.deals.pick(1000))
    assert deals[0] == deals[2]
    assert deals[1] == deals[3]


# Budgets


@pytest.mark.parametrize("wrong", [{"iterations": 0}, {"iterations": -1}, {"seconds": 0.0}, {"seconds": float("nan")}])
def test_a_budget_of_nothing_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a budget of"):
        Budget(**wrong)  # type: ignore[arg-type]


def test_a_budget_may_leave_either_open() -> None:
    assert Budget().is_open
    assert not Budget(5).is_open
    assert not Budget(seconds=0.5).is_open
    assert (Budget(5).seconds, Budget(seconds=0.5).iterations) == (None, None)


# Fixed plans


def test_in_a_fixed_plan_the_bots_move_on_by_a_seat() -> None:
    plan = make_plan("companeros", 3, ["greedy", "random", "easy"], fixed=True)
    assert [line_up(plan, number) for number in range(4)] == [
        ["greedy", "random", "easy"],
        ["random", "easy", "greedy"],
        ["easy", "greedy", "random"],
        ["greedy", "random", "easy"],
    ]


def test_a_fixed_plan_has_a_bot_for_every_seat() -> None:
    with pytest.raises(FullboardError, match="bad-line-up"):
        make_plan("companeros", 4, ["greedy", "random"], fixed=True)


def test_a_simulation_wants_a_fixed_plan() -> None:
    with pytest.raises(BadTable, match="plan-not-fixed"):
        simulate(make_plan("companeros", 4, ["greedy", "random"]), 2)


def test_a_simulated_bot_thinks_as_much_as_its_name_says() -> None:
    quick, usual = (
        simulate(make_plan("companeros", 3, [name, "random", "random"], seed=2, fixed=True), 3)
        for name in ("medium@1", "medium")
    )
    assert quick["bots"][0] == "medium@1"
    assert quick["mean_scores"] != usual["mean_scores"]
