"""Chance: uniform, reproducible, the same compiled and plain, and sealed where people play."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fullboard.core.chance import Live, Notebook, Quick, Recorded
from fullboard.core.dealer import SealedDealer, commitment_to
from fullboard.core.errors import PickMismatch


def test_quick_picks_are_uniform() -> None:
    chance = Quick(2026)
    for n in (2, 3, 7, 60):
        counts = [0] * n
        for _ in range(6000 * n):
            counts[chance.pick(n)] += 1
        chi_squared = sum((count - 6000) ** 2 / 6000 for count in counts)
        assert chi_squared < n + 6 * (2 * n) ** 0.5


def test_neighbouring_seeds_and_streams_have_nothing_in_common() -> None:
    first = [[Quick(seed, stream).pick(1000) for seed in range(50)] for stream in range(50)]
    values = [value for row in first for value in row]
    assert len(set(values)) > 850
    pairs = [(Quick(seed).pick(10), Quick(seed + 1).pick(10)) for seed in range(3000)]
    assert max(pairs.count(pair) for pair in set(pairs)) < 70


def test_quick_is_the_generator_it_was() -> None:
    chance = Quick(7, 3)
    assert [chance.pick(1000) for _ in range(8)] == QUICK_7_3


QUICK_7_3 = [551, 739, 284, 203, 492, 847, 290, 140]


@given(st.integers(0, 2**62 - 1), st.integers(0, 2**40), st.integers(1, 2**31))
@settings(derandomize=True, deadline=None)
def test_picks_stay_in_range(seed: int, stream: int, n: int) -> None:
    chance = Quick(seed, stream)
    assert all(0 <= chance.pick(n) < n for _ in range(20))


def test_a_live_pick_is_the_hmac_the_design_says() -> None:
    key = bytes(range(32))
    live = Live(key, 5)
    picks = [live.pick(n) for n in (40, 39, 2, 1000)]
    expected = []
    for k, n in enumerate((40, 39, 2, 1000)):
        drawn = int.from_bytes(hmac.new(key, f"5:{k}:0".encode(), hashlib.sha256).digest()[:8], "big")
        expected.append(drawn % n)  # nothing near 2**64 was drawn here, so nothing was rejected
    assert picks == expected


def test_every_line_of_a_sealed_dealer_is_drawn_anew() -> None:
    dealer = SealedDealer(b"s" * 32, "heading")
    again = SealedDealer(b"s" * 32, "heading")
    other = SealedDealer(b"s" * 32, "another heading")
    draw = [[d.chance(line).pick(10**6) for line in range(20)] for d in (dealer, again, other)]
    assert draw[0] == draw[1]
    assert draw[0] != draw[2]
    assert len(set(draw[0])) > 15
    assert commitment_to(b"s" * 32) == hashlib.sha256(b"s" * 32).hexdigest()


def test_a_notebook_writes_down_what_recorded_plays_back() -> None:
    notebook = Notebook(Quick(4))
    values = [notebook.pick(n) for n in (6, 6, 40, 1)]
    playback = Recorded(notebook.picks)
    assert [playback.pick(n) for n in (6, 6, 40, 1)] == values
    playback.close()


@pytest.mark.parametrize(
    ("picks", "asked", "code"),
    [
        ([], [6], "pick-missing"),
        ([(3, 6)], [5], "pick-of-another-range"),
        ([(6, 6)], [6], "pick-out-of-range"),
        ([(-1, 6)], [6], "pick-out-of-range"),
        ([(3, 6), (1, 2)], [6], "picks-left-over"),
    ],
)
def test_recorded_picks_that_do_not_fit_are_refused(picks: list[tuple[int, int]], asked: list[int], code: str) -> None:
    chance = Recorded(picks)
    with pytest.raises(PickMismatch, match=code):
        for n in asked:
            chance.pick(n)
        chance.close()
