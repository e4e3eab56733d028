"""Checks that the benchmark runs from end to end, and that it notices a peer that plays another game."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks import agreement, peers
from benchmarks.contestants import PLAYOUTS, SIMULATE, STATES
from benchmarks.measure import Contestant, Result, Sample, measure, run_undisturbed
from benchmarks.peers import Peer, Unavailable
from benchmarks.quiet import Patience, Watch
from benchmarks.report import busy_note
from benchmarks.targets import all_targets

ROOT = Path(__file__).parents[2]
LINES: list[agreement.Line] = [
    {"players": 3, "rounds": 1, "picks": [], "scores": [62, 44, 38]},
    {"players": 3, "rounds": 2, "picks": [], "scores": [1, 2, 3]},
]


def printed(*scores: object) -> str:
    return "".join(json.dumps(line) + "\n" for line in scores)


def test_a_quick_run_fills_the_tables(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick", "--no-peers", "--out", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    page = (tmp_path / "benchmarks.md").read_text("utf-8")
    names = [*(name for name, _ in PLAYOUTS.values()), *SIMULATE.values(), *STATES.values()]
    for text in (done.stdout, page):
        for name in names:
            assert f"| {name} " in text, done.stderr
        assert "ours interpreted" in text
    assert "not measured: boardgame.io (left out by --no-peers)" in done.stdout
    assert "Agreement: 12 recorded matches" in done.stdout
    if shutil.which("gcc") and shutil.which("make"):
        assert "kernel steps, kernel fused" in done.stdout
    assert "\x1b" not in done.stdout + done.stderr  # a progress display is for a terminal
    assert (tmp_path / "benchmarks.svg").exists() == (importlib.util.find_spec("matplotlib") is not None)


def test_equal_scores_agree() -> None:
    agreement.compare("a peer", LINES, printed([62, 44, 38], [1, 2, 3]))


@pytest.mark.parametrize(
    ("output", "complaint"),
    [
        (printed([62, 44, 38], [1, 2, 4]), r"line 2 \(3 players, rounds: 2\): it scores \[1, 2, 4\], ours \[1, 2, 3\]"),
        (printed([62, 44, 38]), "line 2 .*it printed no scores"),
        (printed([62, 44, 38], [1, 2, 3], [0, 0, 0]), "line 3: it printed scores of a match that is not there"),
        ("hello\n", "line 1 .*it printed no list of scores"),
    ],
)
def test_a_peer_that_disagrees_is_named_with_the_line(output: str, complaint: str) -> None:
    with pytest.raises(agreement.Disagreement, match=f"a peer disagrees at {complaint}"):
        agreement.compare("a peer", LINES, output)


def test_a_peer_that_stops_at_a_line_disagrees(tmp_path: Path) -> None:
    script = tmp_path / "peer.py"
    script.write_text("print([62, 44, 38], flush=True)\nraise SystemExit('a pick is missing')\n", "utf-8")
    with pytest.raises(agreement.Disagreement, match="line 2: it stopped with «a pick is missing»"):
        agreement.check("a peer", [sys.executable, str(script)], None, LINES)


def test_a_wrong_peer_is_caught_among_the_right_ones(tmp_path: Path) -> None:
    script = tmp_path / "peer.py"
    script.write_text("import sys\nfor line in open(sys.argv[-1]): print([0, 0, 0])\n", "utf-8")
    with pytest.raises(agreement.Disagreement, match=r"liar disagrees at line 1"):
        agreement.check_all({"liar": Peer((sys.executable, str(script)))}, 1, tmp_path)


def test_a_peer_that_cannot_be_set_up_says_why() -> None:
    def fail() -> Peer:
        raise Unavailable("there is no abacus")

    ready, missing = peers.set_up_all({"abacus": fail})
    assert ready == {}
    assert missing == {"abacus": "there is no abacus"}


def test_who_fails_is_out_and_the_others_go_on() -> None:
    fine = 'print(\'{"games": 2, "moves": 20, "seconds": 0.5}\')'
    contestants = [
        Contestant("broken", lambda games, seed: [sys.executable, "-c", "raise SystemExit('no cards')"], 1),
        Contestant("fine", lambda games, seed: [sys.executable, "-c", fine], 1, side_by_side=2),
    ]
    results = measure(contestants, repeats=2, quick=True)
    assert results["broken"].missing == "no cards"
    assert [(s.games, s.moves, s.seconds) for s in results["fine"].samples] == [(4, 40, 0.5)] * 2


def test_targets_compare_medians_and_know_what_is_missing() -> None:
    rates = {"ours-compiled": (90, 100, 500), "kernel-steps": (390, 400, 410), "openspiel-api": (2, 2, 2)}
    results = {key: Result([Sample(rate, 10 * rate, 1.0) for rate in found]) for key, found in rates.items()}
    targets = all_targets(results)
    assert [(target.value, target.mark) for target in targets[:4]] == [
        (0.25, "✔"),
        (None, "?"),
        (50.0, "✘"),
        (None, "?"),
    ]
    assert targets[4].reached == "not measured"


def test_a_disturbed_measurement_is_made_again_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = [Sample(10, 0, 1.0, others=0.5), Sample(99, 0, 1.0, others=0.6), Sample(10, 0, 1.0, others=0.3)]
    monkeypatch.setattr("benchmarks.measure.run_once", lambda *_: tries.pop(0))
    monkeypatch.setattr("benchmarks.measure.TRIES", 3)
    patience = Patience(60)
    monkeypatch.setattr(patience, "wait", lambda: None)
    kept = run_undisturbed(Contestant("anybody", lambda games, seed: [], 1), 10, 1, patience)
    assert kept.others == 0.3  # the least disturbed, not the fastest
    assert "during 1 of 2 measurements" in busy_note({"anybody": Result([kept, Sample(10, 0, 1.0)])})
    assert busy_note({"anybody": Result([Sample(10, 0, 1.0)])}) == ""


def test_patience_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watch, "others_busy", lambda self: 1.0)
    patience = Patience(0.2)
    patience.wait()
    assert patience.left <= 0
