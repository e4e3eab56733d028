"""The studies that find weights of 4 Étoiles, in small: what they find is better than what they began with."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from benchmarks.studies import afterwards_of_four_stars as afterwards
from benchmarks.studies import odds_of_four_stars as odds
from benchmarks.studies import taste_of_four_stars as taste

from fullboard.games.four_stars.guide.odds import TRAITS, read_weights
from fullboard.games.four_stars.guide.taste import savvy


def test_positions_and_how_they_end_are_collected() -> None:
    traits, won = odds.collect(seed=1, seconds=0.0)
    assert traits.shape == (len(won), odds.SEATS, TRAITS)
    assert len(won) > 3
    assert won.sum(1) == pytest.approx(1.0)


def test_weights_are_fitted_to_who_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a world where the seat with the larger first trait wins, the fit finds out."""
    rng = np.random.default_rng(1)
    traits = rng.random((12000, odds.SEATS, TRAITS)).astype(np.float32)
    won = (traits[:, :, 0] == traits[:, :, 0].max(1, keepdims=True)).astype(np.float32)
    found = odds.fit(traits, won)
    surprises = [float(line.split(" of ")[1].split()[0]) for line in capsys.readouterr().out.splitlines()]
    assert len(surprises) == odds.EPOCHS
    assert surprises[-1] < np.log(4) / 2  # by which a guess would be surprised, halved
    odds.write(found, tmp_path / "odds.json")
    written = json.loads((tmp_path / "odds.json").read_text("utf-8"))
    assert {name: len(values) for name, values in written.items()} == {
        name: len(values) for name, values in read_weights().items()
    }


def test_a_taste_is_moved_towards_what_wins() -> None:
    evolution = taste.Evolution(pairs=2, games=8)
    before = evolution.weights.copy()
    with ProcessPoolExecutor(1) as pool:
        won = evolution.step(pool)
    assert 0.0 <= won <= 1.0
    assert evolution.weights.shape == before.shape
    assert (evolution.weights != before).any()
    assert taste.told(evolution.mean).count("\n") == len(taste.DEGREES)


def test_a_taste_is_the_same_after_a_round_trip() -> None:
    weights = taste.weights_of(savvy())
    assert taste.weights_of(taste.taste_of(tuple(weights.tolist()))).tolist() == weights.tolist()


def test_the_savvy_taste_beats_greedy_ones() -> None:
    """4000 games of a study say 33 %; a quarter would be fair."""
    assert taste.share(taste.Trial(tuple(taste.weights_of(savvy()).tolist()), 5, 600)) > 0.27


def test_odds_are_learned_from_matches_played_by_them() -> None:
    start = afterwards.without_flag(read_weights())
    played = afterwards.Round(start, 1)
    for number in range(12):
        played.match(number)
    traits, wanted = np.stack(played.positions), np.stack(played.wanted)
    assert traits.shape == (len(wanted), afterwards.SEATS, TRAITS)
    assert wanted.sum(1) == pytest.approx(1.0, abs=1e-3)
    found = afterwards.fit_on(start, traits, wanted, 0)
    assert len(found["out"]) == afterwards.HIDDEN
    assert surprise(found, traits, wanted) < surprise(start, traits, wanted)


def surprise(weights: dict[str, list[float]], traits: afterwards.Floats, wanted: afterwards.Floats) -> float:
    first = np.array(weights["first"], np.float32).reshape(TRAITS, -1)
    hidden = np.maximum(0, traits @ first + np.array(weights["bias"], np.float32))
    scores = hidden @ np.array(weights["out"], np.float32) + traits @ np.array(weights["direct"], np.float32)
    return float(-(wanted * np.log(afterwards.shares_of(scores) + 1e-9)).sum(1).mean())
