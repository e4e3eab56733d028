"""The matches that are learned from: the same lessons, whoever plays them."""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import fields, replace

import numpy as np
import pytest

from fullboard.bots.errors import ArenaError, TrainingError
from fullboard.bots.netfiles import heading_for
from fullboard.bots.training.course import make_course
from fullboard.bots.training.playing import ExperienceArrays, PlayTask, packed, play_all, play_part
from fullboard.bots.workers import Workers
from fullboard.core.chance import Quick
from tests.cli.test_commands import fullboard

COURSE = make_course("companeros", 3, layers=(8, 4), teacher="greedy", lessons=1000, decisions=1000, parts=3, seed=5)
TEACHER = PlayTask(COURSE, 0, COURSE.lessons)


def own_round() -> PlayTask:
    heading = heading_for(COURSE.find_game(), 3, COURSE.options, COURSE.find_edition(), COURSE.layers)
    luck = Quick(1)
    weights = [float(int(luck.pick(2001)) - 1000) / 4096 for _ in range(heading.count())]
    return PlayTask(COURSE, 1 << 22, COURSE.decisions, packed(weights))


def played_by(workers: Workers, task: PlayTask) -> ExperienceArrays:
    with workers:
        return play_all(task, workers, lambda done: None)


def assert_equal(one: ExperienceArrays, other: ExperienceArrays) -> None:
    for field in fields(ExperienceArrays):
        assert np.array_equal(getattr(one, field.name), getattr(other, field.name)), field.name


@pytest.mark.parametrize("task", [TEACHER, own_round()], ids=["teacher", "net"])
def test_several_processes_play_the_same_lessons_as_one(task: PlayTask) -> None:
    found = played_by(Workers(1), task)
    assert_equal(found, played_by(Workers(2), task))
    assert 800 < len(found) <= 1000
    assert found.rows.shape[0] == found.masks.shape[0] == found.won.shape[0] == len(found)
    assert bool((found.masks[np.arange(len(found)), found.chosen] == 1).all())


def test_the_parts_of_a_round_are_different_matches_counted_on() -> None:
    parts = [play_part(TEACHER, part) for part in range(3)]
    assert not np.array_equal(parts[0].rows[:20], parts[1].rows[:20])
    found = played_by(Workers(1), TEACHER)
    assert found.matches == sum(part.matches for part in parts)
    assert list(np.unique(found.match)) == list(range(found.matches))


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(ArenaError) as refused:
        play_part(replace(TEACHER, fullboard="0.0.1"), 0)
    assert refused.value.code == "another-version"


def test_there_cannot_be_more_parts_than_decisions() -> None:
    with pytest.raises(TrainingError) as refused:
        make_course("companeros", 3, decisions=2, parts=3)
    assert refused.value.code == "bad-setting"


def test_ray_plays_the_same_lessons() -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed: pip install 'fullboard[ray]'")
    assert_equal(played_by(Workers(2, "ray"), TEACHER), played_by(Workers(1), TEACHER))


def test_without_ray_the_engine_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"engine-missing .*fullboard\[ray\]"):
        Workers(2, "ray")


def test_an_engine_that_nobody_knows_is_refused() -> None:
    result = fullboard("train", "companeros", "--players", "4", "--folder", "nowhere", "--engine", "steam")
    assert result.exit_code == 2
    assert "'steam'" in result.output
