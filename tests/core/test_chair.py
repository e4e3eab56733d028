"""Bots sit on chairs: they get what their seat may know, and there is nothing else to find."""

from __future__ import annotations

import random

import pytest

from fullboard import IllegalMove, Match, games
from fullboard.bots.plan import make_plan
from fullboard.bots.series import play_series
from fullboard.bots.simulate import play_part, simulate
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.shelf import shelf
from fullboard.core.state import State
from fullboard.testing.worlds import Deal, plies, twin

pytestmark = pytest.mark.slow

OPTIONS = games["companeros"].check_options({})
EDITION = games["companeros"].find_edition()


def reachable_states(thing: object) -> list[State]:
    """Every state that can be got hold of from an object by its attributes."""
    found = []
    for name in dir(thing):
        value = getattr(thing, name)
        if isinstance(value, State):
            found.append(value)
    return found


def test_a_chair_holds_no_true_state() -> None:
    match = Match("companeros", 4, seed=3)
    seat = match.actors[0]
    same = 0
    for seed in range(20):
        chair = Chair(match.state, seat, Quick(seed))
        assert chair.view == match.view(seat)
        assert tuple(chair.legal) == match.legal(seat)
        assert tuple(chair.actors) == match.actors
        assert chair.notation(chair.legal[0]) == match.notation(match.legal(seat)[0])
        assert chair.parse("take red") == match.parse("take red")
        for state in reachable_states(chair):
            same += state.position() == match.position()
    assert same == 0


def test_the_same_chair_in_two_worlds_gives_the_same_choice() -> None:
    checked = 0
    for seed in range(6):
        deal = Deal("companeros", 3, tuple(OPTIONS.items()), seed)
        dice = random.Random(seed)
        history = []
        for ply in plies(deal):
            history.append(ply)
            if len(history) > 10:
                break
            seat = ply.state.actors()[0]
            other = twin(deal, history, seat, dice)
            if other is None:
                continue
            for name in ("greedy", "random"):
                choices = []
                for state in (ply.state, other):
                    minds = Quick(seed)
                    bot = shelf().find_bot(games["companeros"], name)
                    choices.append(bot.choose(Chair(state, seat, minds), minds, Budget()))
                assert choices[0] == choices[1]
                checked += 1
    assert checked > 10


class Cheat(Bot):
    """Plays what it does not hold."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        return next(move for move in range(60) if move not in list(chair.legal))


def test_a_bot_that_plays_an_illegal_move_is_stopped() -> None:
    with pytest.raises(IllegalMove):
        play_series(games["companeros"], OPTIONS, EDITION, [Cheat, RandomBot, RandomBot], 0, 1, 1)


class Reader(Bot):
    """Reads the log: plays its first card, and remembers the longest story it was told."""

    longest = 0

    def __init__(self) -> None:
        super().__init__()
        self.reads_story = True

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        Reader.longest = max(Reader.longest, len(chair.story))
        return int(chair.legal[0])


def test_a_bot_that_reads_the_story_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf().bots, "reader", Reader)
    plan = make_plan("companeros", 3, ["reader", "random", "random"], seed=4, fixed=True)
    totals = play_part(plan, range(3))
    assert totals.games == 3
    assert Reader.longest > 30


def test_greedy_wins_well_above_its_share_among_random_ones() -> None:
    for players in games["companeros"].players:
        plan = make_plan("companeros", players, ["greedy", *["random"] * (players - 1)], seed=1, fixed=True)
        share = simulate(plan, 300)["win_share"]["greedy"]
        assert share > 2 / players, players


def test_a_series_can_be_split_anywhere() -> None:
    plan = make_plan("companeros", 3, ["greedy", "random", "random"], seed=9, fixed=True)
    whole = play_part(plan, range(30))
    parts = play_part(plan, range(7))
    parts.add(play_part(plan, range(7, 30)))
    assert parts.wins_by_bot == whole.wins_by_bot
    assert parts.points_by_seat == whole.points_by_seat
    assert parts.moves == whole.moves
