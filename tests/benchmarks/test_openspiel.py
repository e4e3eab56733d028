"""Our bots and OpenSpiel's at one table: the two representations of a match stay in step."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.bots.openspiel import (
    OURS,
    THEIRS,
    OutOfStep,
    check_step,
    dealt,
    duel,
    iterations_per_second,
    their_name,
)
from benchmarks.peers import has_openspiel

from fullboard import Match

ROOT = Path(__file__).parents[2]
needs_openspiel = pytest.mark.skipif(
    not has_openspiel(), reason="OpenSpiel is not set up here: `python -m benchmarks.bots.openspiel` installs it"
)


def test_moves_have_a_name_on_either_side() -> None:
    assert [their_name(name) for name in ("play green 10", "take orange")] == ["play g10", "take o"]


def test_a_deal_is_told_as_outcomes_of_chance() -> None:
    match = Match("companeros", 4, seed=7)
    outcomes = dealt(match)
    assert outcomes[:5] == ["deal y5", "deal r7", "deal b4", "deal b10", "deal g2"]
    assert len(set(outcomes)) == 4 + 3 * 9


def test_a_state_that_is_not_in_step_is_noticed() -> None:
    match = Match("companeros", 4, seed=7)
    legal = [their_name(match.notation(move)) for move in match.legal(0)]
    fine = {"player": 0, "legal": legal, "points": [0] * 4, "over": False}
    check_step(match, fine)
    for wrong in ({"player": 1}, {"legal": legal[1:]}, {"over": True}):
        with pytest.raises(OutOfStep):
            check_step(match, fine | wrong)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    with pytest.raises(OutOfStep, match="points"):
        check_step(match, {"player": -4, "legal": [], "points": [0] * 4, "over": True})


@needs_openspiel
def test_whole_games_of_several_rounds_are_played_in_step() -> None:
    result = duel("random", 2, 0.005, players=3, rounds=2)
    assert result.games == 2
    assert sum(side.wins for side in result.sides) == pytest.approx(2)
    assert all(side.moves > 20 for side in result.sides)
    assert result.sides[THEIRS].iterations >= 2 * result.sides[THEIRS].moves
    assert result.sides[OURS].iterations == 0


@needs_openspiel
def test_the_time_is_kept_and_the_iterations_are_counted() -> None:
    assert iterations_per_second(0.1, deals=1) > 10
    result = duel("greedy", 1, 0.02)
    assert 0.02 <= result.sides[THEIRS].seconds_per_move < 0.2


@needs_openspiel
def test_the_command_prints_one_object() -> None:
    command = [sys.executable, "-m", "benchmarks.bots.openspiel", "--games", "1", "--seconds", "0.01", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    assert json.loads(done.stdout)["games"] == 1
    assert done.stderr == ""


def test_a_bot_that_is_not_there_is_named() -> None:
    command = [sys.executable, "-m", "benchmarks.bots.openspiel", "--bot", "genius"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "unknown-bot" in done.stderr
