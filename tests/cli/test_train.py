"""`fullboard train` as its users type it, as far as that goes without PyTorch."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.test_commands import fullboard

TRAIN = ["train", "companeros", "--players", "4", "--folder", "nowhere"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["train", "ludo", "--players", "4", "--folder", "x"], "[unknown-game]"),
        (["train", "companeros", "--players", "4"], "Missing option '--folder'"),
        (["train", "companeros", "--players", "2", "--folder", "x"], "3 to 6 players, not 2"),
        ([*TRAIN, "--teacher", "genius"], "No bot “genius” plays this game"),
        ([*TRAIN, "--teacher", "hard@x"], "[bad-iterations]"),
        ([*TRAIN, "--layers", "64"], "such as 128,64, not 64 [bad-layers]"),
        ([*TRAIN, "--layers", "64,100000"], "[bad-layers]"),
        ([*TRAIN, "--rate", "0"], "'--rate': 0.0 is not in the range"),
        ([*TRAIN, "--stage", "two"], "[bad-stage]"),
        ([*TRAIN, "--stage", "2:epochs=x"], "[bad-stage]"),
        ([*TRAIN, "--stage", "2:pace=1"], "2:pace=1.0 is no stage"),
        ([*TRAIN, "--seed", "-1"], "[bad-seed]"),
        ([*TRAIN, "--option", "rounds=99"], "[bad-option]"),
        ([*TRAIN, "--plot", "training.txt"], "[bad-plot]"),
    ],
)
def test_wrong_words_get_a_clear_answer(arguments: list[str], said: str) -> None:
    result = fullboard(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
    assert not Path("nowhere").exists()


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is there")
def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    result = fullboard("train", "companeros", "--players", "4", "--folder", str(tmp_path / "net"))
    assert result.exit_code == 2
    assert "fullboard[train]" in result.output
    assert "[training-missing]" in result.output
    assert not (tmp_path / "net").exists()
