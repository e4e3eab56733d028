"""A whole training on a tiny net, which needs PyTorch: `make test-train` runs it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")

from fullboard import games
from fullboard.bots.errors import TrainingError
from fullboard.bots.netfiles import load_net, read_net
from fullboard.bots.training.course import Curriculum, make_course
from fullboard.bots.training.gate import meet
from fullboard.bots.training.run import Training
from fullboard.bots.workers import Workers
from fullboard.core.bot import RandomBot
from tests.cli.test_commands import fullboard

TINY = make_course(
    "companeros",
    3,
    layers=(16, 8),
    teacher="greedy",
    lessons=1500,
    passes=20,
    rounds=2,
    decisions=600,
    parts=2,
    gate=20,
    batch=256,
    rate=0.002,
    seed=3,
    stages=[(2, {"rate": 0.001, "epochs": 1})],
)


def trained(course: Curriculum, folder: Path, generations: int, jobs: int = 1) -> Training:
    with Workers(jobs) as workers:
        training = Training(course, folder, workers=workers)
        training.begin()
        training.go_on(generations)
    return training


def test_a_short_training_beats_random(tmp_path: Path) -> None:
    training = trained(TINY, tmp_path, 1)
    share = meet(TINY, training.judge(), RandomBot(), 300)
    assert share.low > 0.5
    heading, judge = load_net(tmp_path / "best.net", games["companeros"], 3, TINY.options, TINY.find_edition())
    assert heading.trained["matches"] > 0
    assert judge.net.hidden == 16


def test_a_training_that_is_continued_comes_to_the_same(tmp_path: Path) -> None:
    trained(TINY, tmp_path / "whole", 2)
    for generations in (0, 1, 2):
        trained(TINY, tmp_path / "parts", generations)
    weights = [read_net((tmp_path / name / "best.net").read_bytes(), name)[1] for name in ("whole", "parts")]
    assert weights[0] == weights[1]
    lines = [(tmp_path / name / "log.jsonl").read_text().splitlines() for name in ("whole", "parts")]
    times = ("playing", "learning")
    kept = [[{k: v for k, v in json.loads(line).items() if k not in times} for line in each] for each in lines]
    assert kept[0] == kept[1]


def test_two_processes_train_what_one_trains(tmp_path: Path) -> None:
    weights = [trained(TINY, tmp_path / str(jobs), 1, jobs).model.weights() for jobs in (1, 2)]
    assert weights[0] == weights[1]


def test_a_round_too_short_for_a_match_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TrainingError) as refused:
        trained(replace(TINY, decisions=2), tmp_path, 1)
    assert refused.value.code == "bad-setting"


def test_a_folder_of_another_course_or_another_kind_is_left_alone(tmp_path: Path) -> None:
    trained(TINY, tmp_path / "one", 0)
    before = {file.name: file.read_bytes() for file in (tmp_path / "one").iterdir()}
    with pytest.raises(TrainingError) as refused:
        Training(replace(TINY, seed=4), tmp_path / "one")
    assert refused.value.code == "another-course"
    assert {file.name: file.read_bytes() for file in (tmp_path / "one").iterdir()} == before
    (tmp_path / "one" / "state.pt").write_bytes(b"nothing of the kind")
    (tmp_path / "two").write_text("a file")
    for name in ("one", "two"):
        with pytest.raises(TrainingError) as refused:
            Training(TINY, tmp_path / name)
        assert refused.value.code == "training-folder"


def test_the_command_trains_tells_and_draws(tmp_path: Path) -> None:
    short = ["--teacher", "greedy", "--lessons", "300", "--rounds", "1", "--decisions", "300", "--gate", "8"]
    words = ["train", "companeros", "--players", "3", "--layers", "8,8", "--folder", str(tmp_path / "net"), *short]
    result = fullboard(*words, "--generations", "1", "--plot", str(tmp_path / "net.svg"))
    assert result.exit_code == 0, result.output
    assert "2 generations" in result.output
    assert (tmp_path / "net.svg").read_text().startswith("<?xml")
    told = json.loads(fullboard(*words, "--generations", "2", "--json").output)
    assert (told["generations"], told["game"]) == (3, "companeros")
