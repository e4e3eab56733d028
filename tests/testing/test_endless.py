"""The contract says what is wrong with a match that does not end, instead of hanging."""

from __future__ import annotations

import pytest

from fullboard.testing import worlds
from fullboard.testing.worlds import check_ends, plies, random_match, usual_deal


def test_a_match_without_an_end_fails_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_MOVES", 3)
    deal = usual_deal("siesta", 1)
    with pytest.raises(AssertionError, match=r"siesta with 2 players.*: no end after 3 moves\. Every way to play must"):
        list(plies(deal))
    with pytest.raises(AssertionError, match=r"siesta with 2 players: no end after 3 moves"):
        random_match(deal)


def test_what_has_no_end_is_found_before_any_test_of_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    check_ends.cache_clear()
    monkeypatch.setattr(worlds, "MOST_MOVES", 3)
    with pytest.raises(AssertionError, match="no end"):
        check_ends("siesta")
    monkeypatch.undo()
    check_ends("siesta")
