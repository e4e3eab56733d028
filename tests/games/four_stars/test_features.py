"""Cash that a table hides and nobody could follow is not told by numbers either (FS-12)."""

from __future__ import annotations

from copy import deepcopy

from fullboard import Match
from fullboard.core.features import Features


def row(features: Features, position: dict[str, object], seat: int) -> list[int]:
    return list(features.row(Match("four-stars", position=position, seed=1).state, seat))


def test_fs_12_hidden_cash_of_a_position_is_no_feature_of_others() -> None:
    match = Match("four-stars", 2, options={"cash": "hidden"}, seed=1)
    for _ in range(12):
        (seat,) = match.actors
        match.play(seat, match.legal(seat)[-1])
    poor = {**match.position(), "least_cash": [0, 0]}  # nobody was told
    rich = deepcopy(poor)
    rich["cash"][1] += 7
    assert match.game.features is not None
    for recall in (False, True):
        features = match.game.features(2, match.state.options, match.state.edition, recall)
        assert row(features, poor, 0) == row(features, rich, 0)
        assert row(features, poor, 1) != row(features, rich, 1)
