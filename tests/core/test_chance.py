"""Chance: uniform, reproducible, the same compiled and plain, and sealed where people play."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fullboard import Match
from fullboard.core.chance import Keyed, Notebook, Quick, Recorded
from fullboard.core.dealer import KeyDealer, commitment_to, sealed_key
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


RANGES = (40, 39, 2, 1000)


def hmac_draw(key: bytes, message: str, n: int) -> int:
    """Nothing near 2**64 is drawn in these tests, so nothing is rejected."""
    return int.from_bytes(hmac.new(key, message.encode(), hashlib.sha256).digest()[:8], "big") % n


def test_a_live_pick_is_the_hmac_the_design_says() -> None:
    key = bytes(range(32))
    live = Keyed(key, 5)
    assert [live.pick(n) for n in RANGES] == [hmac_draw(key, f"{5 + k}:0", n) for k, n in enumerate(RANGES)]


def test_a_live_pick_of_format_1_is_counted_in_its_line() -> None:
    key = bytes(range(32))
    chance = KeyDealer(key, by_line=True).chance(5, drawn=77)
    assert [chance.pick(n) for n in RANGES] == [hmac_draw(key, f"5:{k}:0", n) for k, n in enumerate(RANGES)]


def test_a_draw_that_would_favour_small_numbers_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, how: str) -> bytes:
        asked.append(message)
        return (b"\xff" * 8 if len(asked) < 3 else bytes(7) + b"\x05") + bytes(24)

    monkeypatch.setattr(hmac, "digest", digest)
    assert Keyed(b"k", 9).pick(3) == 5 % 3
    assert asked == [b"9:0", b"9:1", b"9:2"]


def test_every_pick_of_a_live_table_is_drawn_anew_whatever_line_it_is_in() -> None:
    dealer, other = KeyDealer(b"s" * 32), KeyDealer(b"t" * 32)
    draws = [dealer.chance(1, drawn).pick(10**6) for drawn in range(20)]
    assert draws == [dealer.chance(line, line).pick(10**6) for line in range(20)]
    assert draws != [other.chance(1, drawn).pick(10**6) for drawn in range(20)]
    assert len(set(draws)) > 15


def test_the_key_of_a_live_table_is_made_of_its_secret_and_all_that_was_agreed() -> None:
    match = Match("companeros", 3, secret=b"s" * 32, salts=["ab" * 16, "", ""], names=["Anna", None, None])
    heading = match.log.heading
    assert sealed_key(b"s" * 32, heading) == hashlib.sha256(b"s" * 32 + match.heading().encode()).digest()
    assert sealed_key(b"s" * 32, replace(heading, names=[None] * 3)) == sealed_key(b"s" * 32, heading)
    assert sealed_key(b"s" * 32, replace(heading, salts=["ab" * 16, "", "0" * 32])) != sealed_key(b"s" * 32, heading)
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
