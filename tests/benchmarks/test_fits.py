"""The studies that find weights, in small: what they find is better than what they began with."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from benchmarks.studies import afterwards_of_four_stars as afterwards
from benchmarks.studies import exploiter_of_hotel_samoa, prospects_of_hotel_samoa, prospects_of_sun_sea_and_sand
from benchmarks.studies import odds_of_four_stars as odds
from benchmarks.studies import taste_of_four_stars as taste
from benchmarks.studies.leads import Leads

from fullboard.games.four_stars.guide.odds import TRAITS, read_weights
from fullboard.games.four_stars.guide.taste import DEGREES, savvy


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
    assert taste.told(evolution.mean).count("\n") == len(DEGREES)


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


def test_learning_on_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(afterwards, "BATCH", 64)
    play, stopped, whole = afterwards.Round.match, tmp_path / "stopped.json", tmp_path / "whole.json"
    afterwards.learn_on(whole, 2, 2)

    def match(self: afterwards.Round, number: int) -> None:
        if stopped.exists() and number == 1:
            raise KeyboardInterrupt
        play(self, number)

    monkeypatch.setattr(afterwards.Round, "match", match)
    with pytest.raises(KeyboardInterrupt):
        afterwards.learn_on(stopped, 2, 2)
    assert stopped.read_text("utf-8") not in (whole.read_text("utf-8"), afterwards.FOUND.read_text("utf-8"))
    monkeypatch.setattr(afterwards.Round, "match", play)
    afterwards.learn_on(stopped, 2, 2)
    assert stopped.read_text("utf-8") == whole.read_text("utf-8")


def test_odds_are_surprised_less_than_chance_by_who_wins() -> None:
    told = afterwards.surprise(afterwards.FOUND, "hard-0.1@4", 20, 60000)
    assert "these less found +0.000 ± 0.000" in told
    assert float(told.split("found ")[1].split(",")[0]) < np.log(4)


def surprise(weights: dict[str, list[float]], traits: afterwards.Floats, wanted: afterwards.Floats) -> float:
    first = np.array(weights["first"], np.float32).reshape(TRAITS, -1)
    hidden = np.maximum(0, traits @ first + np.array(weights["bias"], np.float32))
    scores = hidden @ np.array(weights["out"], np.float32) + traits @ np.array(weights["direct"], np.float32)
    return float(-(wanted * np.log(afterwards.shares_of(scores) + 1e-9)).sum(1).mean())


def test_leads_are_told_from_traits_and_what_is_left() -> None:
    """In a world where a trait is worth twice what is left, and luck adds a little, the fit finds out."""
    rng = np.random.default_rng(2)
    traits, left = rng.random((4000, 4, 3)), rng.integers(0, 9, 4000)
    leads = 2 * traits[:, :, 1] * left[:, None] + rng.normal(0, 0.1, (4000, 4))
    leads -= leads.mean(1, keepdims=True)
    won = (leads == leads.max(1, keepdims=True)).astype(float)
    lessons = Leads(traits, leads, won, left, np.arange(4000), 8.0)
    taken = lessons.match % 10 != 0
    weights = lessons.fit(taken)
    told = lessons.rows() @ weights
    assert np.abs(told - leads)[~taken].mean() < 0.3
    assert weights[3 + 1] == pytest.approx(16.0, abs=1.5)  # the second trait, times what is left in eighths
    spread = lessons.fit_spread(told, taken, 8)
    assert lessons.surprise(told, spread, ~taken) < np.log(4) / 2


@pytest.mark.parametrize("study", [prospects_of_hotel_samoa, prospects_of_sun_sea_and_sand])
def test_prospects_are_fitted_to_matches_and_written(
    study: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = json.loads(study.TARGET.read_text("utf-8"))
    monkeypatch.setattr(study, "TARGET", tmp_path / "prospects.json")
    monkeypatch.setattr(sys, "argv", ["study", str(tmp_path / "matches.jsonl"), "--matches", "3", "--iterations", "2"])
    study.main()
    assert len((tmp_path / "matches.jsonl").read_text("utf-8").splitlines()) == 3
    assert "surprise by winners" in capsys.readouterr().out
    written = json.loads((tmp_path / "prospects.json").read_text("utf-8"))
    assert {name: len(values) for name, values in written.items()} == {name: len(kept[name]) for name in kept}
    study.main()  # nothing is played anew, so the same is found again
    assert json.loads((tmp_path / "prospects.json").read_text("utf-8")) == written


def test_an_exploiter_is_fitted_to_matches_against_champions_whose_prices_alone_it_foretells(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = ["--rounds", "2", "--matches", "2", "--iterations", "2"]
    monkeypatch.setattr(sys, "argv", ["study", str(tmp_path), *course])
    exploiter_of_hotel_samoa.main()
    assert capsys.readouterr().out.count("surprise by cards") == 2
    for line in (tmp_path / "1.jsonl").read_text("utf-8").splitlines():
        match = json.loads(line)
        assert sum(match["own"]) == 2
        assert all(row["slip"][seat] for row in match["rows"] for seat in range(4) if match["own"][seat])
    found = [(tmp_path / f"{number}.json").read_text("utf-8") for number in range(2)]
    assert found[0] != found[1]
    exploiter_of_hotel_samoa.main()  # nothing is played anew, so the same is found again
    assert [(tmp_path / f"{number}.json").read_text("utf-8") for number in range(2)] == found
