"""The bots' benchmark in small: it runs to its end, and its tables say what was measured."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.bots import report, strength
from benchmarks.bots.crowd import Crowd
from benchmarks.bots.variants import VARIANTS

from fullboard import Match
from fullboard.bots.arena.figures import Interval
from fullboard.bots.search import CHILD, KEY, NODE, NONE, SEAT, VISITS, Searcher
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick

ROOT = Path(__file__).parents[2]


def test_a_quick_run_of_everything_that_needs_no_peer() -> None:
    command = [sys.executable, "-m", "benchmarks.bots", "--quick", "--games", "companeros", "--jobs", "1"]
    parts = ["--only", "speed,crowd,strength,ablation"]
    done = subprocess.run([*command, *parts], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "compiled over interpreted search" in done.stdout
    for name in VARIANTS:
        assert f"companeros, {name}" in done.stderr


def test_what_does_not_exist_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks.bots", "--only", "beauty"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "there is no part 'beauty'" in done.stderr


@pytest.mark.parametrize("key", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_without_a_tree_only_the_moves_at_hand_have_nodes(key: str) -> None:
    match = Match(key, 4, seed=3)
    bot = VARIANTS["without a tree"](match.game)
    assert isinstance(bot, Searcher)
    luck = Quick(1)
    for _ in range(40):
        seat = match.actors[0]
        moves = match.legal(seat)
        if len(moves) > 1:
            bot.choose(Chair(match.state, seat, luck), luck, Budget(3 * len(moves)))
            nodes = [list(bot.search.cells[at : at + NODE]) for at in range(NODE, len(bot.search.cells), NODE)]
            assert [node[KEY] for node in nodes] == [seat * SEAT + move for move in sorted(moves)]
            assert {node[CHILD] for node in nodes} == {NONE}
            assert not bot.search.joint
            assert sum(node[VISITS] for node in nodes) == 3 * len(moves)
        match.play(seat, moves[int(luck.pick(len(moves)))])


def test_a_task_is_played_the_same_every_time() -> None:
    task = strength.Task("companeros", "cheater", 20)
    first, second = strength.play(task, 3), strength.play(task, 3)
    assert (first.wins, first.decisions) == (second.wins, second.decisions)


@pytest.mark.parametrize("game", ["companeros", "four-stars"])
def test_decisions_that_are_weighed_tell_what_a_bot_wins(game: str) -> None:
    """Somebody who plays at random is known to lose: by the games, and by the decisions of far fewer games."""
    played = strength.Strength(strength.Task(game, "random"))
    weighed = strength.Strength(strength.Task(game, "random", weighing=10))
    for number in range(300):
        played.add(strength.play(played.task, number))
    for number in range(24):
        weighed.add(strength.play(weighed.task, number))
    assert weighed.weighed == 24
    assert weighed.skill.low - 0.05 < played.share.value < weighed.skill.high + 0.05
    assert weighed.skill.high < 0.25


def test_wins_and_decisions_together_are_surer_than_either() -> None:
    found = strength.Strength(strength.Task("companeros", "random", weighing=10))
    for number in range(60):
        found.add(strength.play(found.task, number))
    width = found.best.high - found.best.low
    assert width <= found.skill.high - found.skill.low
    assert width <= 1.05 * (found.share.high - found.share.low)
    lowest, highest = sorted((found.share.value, found.skill.value))
    assert lowest <= found.best.value <= highest


def test_a_greedy_bot_gains_next_to_nothing_over_itself() -> None:
    """Where it chooses by lot or by a guess, it may choose otherwise the second time."""
    found = strength.Strength(strength.Task("four-stars", "greedy", weighing=10))
    for number in range(20):
        found.add(strength.play(found.task, number))
    assert found.decisions > 400
    assert found.skill.low < 0.25 < found.skill.high


@pytest.mark.parametrize(("cheater", "wanted"), [(0.5, 0.45), (0.9, 0.6), (0.25, 0.25)])
def test_the_bound_is_sixty_percent_or_most_of_the_way_to_a_cheater(cheater: float, wanted: float) -> None:
    assert strength.bound(Interval(cheater, 0, 1)) == pytest.approx(wanted)


def share_of(wins: float, games: int) -> strength.Strength:
    return strength.Strength(strength.Task("companeros", "medium"), games=games, wins=wins)


@pytest.mark.parametrize(
    ("medium", "hard", "clear"),
    [
        (share_of(45, 100), share_of(70, 100), True),
        (share_of(30, 100), share_of(70, 100), False),  # hardly above a quarter
        (share_of(62, 100), share_of(70, 100), False),  # hardly below hard
        (share_of(18, 40), share_of(24, 40), False),  # too few games to tell
    ],
)
def test_medium_lies_clearly_between_when_both_gaps_are_wide(
    medium: strength.Strength, hard: strength.Strength, clear: bool
) -> None:
    assert (report.distance(medium, hard) >= 2) is clear


def test_quick_games_go_on_for_as_long_as_there_is_patience() -> None:
    task = strength.Task("companeros", "random")
    assert strength.measure(task, 2, 1).games == 2
    assert strength.measure(task, 2, 1, patience=0.5).games > 2


def test_figures_go_where_the_last_ones_stood(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"Before\n{report.BEGIN}\nyesterday\n{report.END}\nAfter\n", "utf-8")
    run = report.Run(["a machine"], ["companeros"], crowd=Crowd(20, {"a move": [1.0, 2.0, 3.0]}, 5, 1.0))
    for _ in range(2):
        report.write(run, page)
    text = page.read_text("utf-8")
    assert text.startswith("Before\n")
    assert text.endswith("After\n")
    assert "yesterday" not in text
    assert text.count("Against OpenSpiel") == 1
    assert "not measured" in text
    assert "the worst case is 37 MB" in text
