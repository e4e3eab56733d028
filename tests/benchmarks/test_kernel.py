"""Checks that the C kernel of Compañeros, the limit in the benchmark, plays by the rules and can be run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "benchmarks" / "peers" / "kernel"
FORMS = ("fused", "steps")

# Players, rounds, scores, and the picks v/n; the scores come from a simple implementation of its own.
PLAYOUTS: list[tuple[int, int, list[int], str]] = [
    (
        3,
        1,
        [62, 44, 38],
        """
        2/3 17/30 20/29 7/28 25/27 9/26 5/25 9/24 1/23 20/22 11/21 0/20 9/19 6/18 7/17 1/16 14/15 0/14 2/13
        5/12 6/11 8/10 7/9 0/9 1/9 2/3 1/2 0/1 2/8 6/8 4/8 0/2 0/1 4/7 6/7 6/7 0/2 0/1 1/6 4/6 0/6 0/1 3/5
        4/5 4/5 1/2 0/1 3/4 1/4 0/4 1/2 0/1 2/3 0/3 2/3 1/2 0/1 1/2 0/2 1/2 2/3 0/2 0/1 0/1 0/1 0/1 0/1
        """,
    ),
    (
        4,
        1,
        [41, 22, 71, 55],
        """
        2/4 3/40 34/39 33/38 12/37 26/36 5/35 19/34 24/33 5/32 11/31 19/30 21/29 15/28 9/27 13/26 15/25 4/24
        10/23 0/22 14/21 18/20 0/19 8/18 6/17 7/16 14/15 2/14 7/13 8/12 6/11 6/10 2/9 2/9 6/9 0/9 1/3 1/2
        0/1 4/8 3/8 5/8 3/8 2/3 0/2 0/1 6/7 1/7 2/7 5/7 1/2 0/1 4/6 4/6 2/6 4/6 0/4 2/3 0/2 0/1 0/5 2/5 1/5
        3/5 1/2 0/1 2/4 0/4 1/4 2/4 2/3 0/2 0/1 0/3 1/3 1/3 2/3 0/2 1/2 1/2 0/2 3/4 1/3 1/2 0/1 0/1 0/1 0/1
        0/1 1/2 0/1
        """,
    ),
    (
        5,
        1,
        [65, 20, 55, 68, 50],
        """
        2/5 42/50 45/49 38/48 26/47 35/46 18/45 17/44 4/43 33/42 4/41 16/40 38/39 0/38 6/37 2/36 15/35 26/34
        0/33 15/32 23/31 27/30 19/29 4/28 8/27 9/26 19/25 17/24 18/23 3/22 0/21 19/20 0/19 11/18 4/17 13/16
        8/15 13/14 8/13 4/12 10/11 1/10 0/9 1/9 8/9 5/9 7/9 1/3 1/2 0/1 2/8 7/8 3/8 1/8 2/8 0/4 1/3 1/2 0/1
        5/7 1/7 6/7 4/7 2/7 3/4 1/3 0/2 0/1 0/6 3/6 5/6 4/6 5/6 3/4 2/3 1/2 0/1 1/5 1/5 2/5 3/5 1/5 1/4 1/3
        0/2 0/1 0/4 2/4 3/4 0/4 3/4 2/4 0/3 1/3 1/3 2/3 1/3 2/3 2/4 1/3 0/2 0/1 0/2 1/2 0/2 0/2 0/2 0/1 0/1
        0/1 0/1 0/1 1/4 0/3 0/2 0/1
        """,
    ),
    (
        6,
        1,
        [29, 29, 44, 80, 59, 43],
        """
        3/6 4/60 46/59 39/58 53/57 27/56 48/55 25/54 10/53 41/52 41/51 39/50 0/49 18/48 32/47 18/46 28/45
        30/44 31/43 22/42 3/41 17/40 19/39 21/38 34/37 15/36 33/35 28/34 20/33 13/32 24/31 12/30 25/29 9/28
        23/27 19/26 24/25 1/24 7/23 4/22 7/21 15/20 18/19 7/18 14/17 3/16 12/15 8/14 9/13 3/12 9/11 5/10 4/9
        3/9 5/9 5/9 1/9 8/9 0/4 2/3 2/8 2/8 1/8 5/8 4/8 5/8 3/7 0/7 3/7 3/7 3/7 6/7 5/6 2/5 2/4 4/6 0/6 1/6
        5/6 1/6 3/6 3/5 1/5 4/5 4/5 3/5 0/5 5/6 0/5 2/4 2/3 0/2 0/1 2/4 3/4 2/4 1/4 0/4 3/4 1/4 0/3 1/2 0/1
        2/3 2/3 1/3 2/3 0/3 2/3 0/4 2/3 1/2 0/1 0/2 0/2 1/2 1/2 0/2 1/2 3/4 1/3 1/2 0/1 0/1 0/1 0/1 0/1 0/1
        0/1 3/4 1/3 1/2 0/1
        """,
    ),
    (
        3,
        3,
        [123, 171, 151],
        """
        1/3 26/30 2/29 24/28 0/27 0/26 0/25 20/24 14/23 18/22 4/21 10/20 15/19 6/18 16/17 5/16 10/15 4/14
        12/13 8/12 2/11 4/10 2/9 7/9 6/9 0/2 0/1 4/8 5/8 2/8 1/2 0/1 6/7 5/7 6/7 1/2 0/1 1/6 0/6 4/6 0/1 3/5
        3/5 1/5 1/2 0/1 3/4 2/4 3/4 1/2 0/1 1/3 2/3 0/3 1/2 0/1 1/2 1/2 1/2 2/3 1/2 0/1 0/1 0/1 0/1 1/2 0/1
        5/30 22/29 11/28 9/27 14/26 9/25 2/24 10/23 1/22 7/21 16/20 1/19 14/18 3/17 10/16 14/15 7/14 2/13
        8/12 4/11 5/10 3/9 3/9 2/9 0/3 0/2 0/1 4/8 4/8 1/8 1/2 0/1 5/7 4/7 6/7 0/2 0/1 4/6 5/6 2/6 0/1 1/5
        3/5 1/5 1/2 0/1 1/4 0/4 3/4 0/2 0/1 2/3 2/3 1/3 2/3 0/2 0/1 1/2 0/2 0/2 0/2 0/1 0/1 0/1 0/1 1/2 0/1
        4/30 28/29 0/28 15/27 10/26 8/25 12/24 14/23 9/22 11/21 16/20 4/19 8/18 15/17 11/16 5/15 2/14 3/13
        8/12 8/11 5/10 4/9 7/9 7/9 1/2 0/1 4/8 5/8 7/8 1/2 0/1 1/7 5/7 5/7 0/2 0/1 2/6 0/6 2/6 0/2 0/1 0/5
        1/5 4/5 0/2 0/1 2/4 2/4 2/4 1/2 0/1 1/3 0/3 0/3 0/1 1/2 0/2 0/2 0/1 0/1 0/1 0/1 0/2 0/1
        """,
    ),
]


def picks_of(text: str) -> list[list[int]]:
    return [[int(number) for number in pick.split("/")] for pick in text.split()]


def line(players: int, rounds: int, picks: list[list[int]], scores: list[int]) -> str:
    record = {"players": players, "rounds": rounds, "picks": picks, "scores": scores}
    return json.dumps(record, separators=(",", ":")) + "\n"


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kernel, built as the benchmark builds it."""
    compiler = os.environ.get("CC") or shutil.which("gcc") or shutil.which("cc")
    if compiler is None or shutil.which("make") is None:
        pytest.skip("the C kernel needs a C compiler and make, which this machine does not have")
    out = tmp_path_factory.mktemp("kernel")
    command = ["make", "-C", str(KERNEL), f"OUT={out}", f"CC={compiler}"]
    subprocess.run(command, check=True, capture_output=True)
    return out / "companeros"


def agree(kernel: Path, form: str, path: Path) -> subprocess.CompletedProcess[str]:
    command = [str(kernel), "agree", "--form", form, str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("form", FORMS)
def test_same_picks_give_the_same_scores(kernel: Path, tmp_path: Path, form: str) -> None:
    path = tmp_path / "playouts.jsonl"
    path.write_text("".join(line(n, rounds, picks_of(text), scores) for n, rounds, scores, text in PLAYOUTS))
    done = agree(kernel, form, path)
    assert done.returncode == 0, done.stderr
    assert [json.loads(scores) for scores in done.stdout.splitlines()] == [p[2] for p in PLAYOUTS]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("fault", ["missing", "left over", "other range"])
def test_wrong_picks_are_refused(kernel: Path, tmp_path: Path, form: str, fault: str) -> None:
    players, rounds, scores, text = PLAYOUTS[1]
    picks = picks_of(text)
    if fault == "missing":
        picks.pop()
    elif fault == "left over":
        picks.append([0, 1])
    else:
        picks[40][1] += 1
    path = tmp_path / "bad.jsonl"
    path.write_text(line(players, rounds, picks, scores))
    done = agree(kernel, form, path)
    assert done.returncode == 1
    assert "line 1" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("players", range(3, 7))
def test_run_prints_one_json_line(kernel: Path, form: str, players: int) -> None:
    command = [str(kernel), "run", "--form", form, "--players", str(players), "--rounds", "2"]
    command += ["--games", "50", "--seed", "7"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    (only,) = done.stdout.splitlines()
    result = json.loads(only)
    assert set(result) == {"games", "moves", "seconds"}
    assert result["games"] == 50
    # Nine cards each in both rounds are moves for sure; a share-out adds at most one move for each seat.
    assert 50 * 2 * 9 * players <= result["moves"] <= 50 * 2 * 9 * players * 2
    assert result["seconds"] > 0
