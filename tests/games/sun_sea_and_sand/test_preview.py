"""What building does to the empty coast is what the rules count afterwards."""

import random

import pytest

from fullboard import Match
from fullboard.games.sun_sea_and_sand.preview import preview, regions


@pytest.mark.parametrize("seed", range(8))
def test_the_regions_foreseen_are_those_the_rules_count(seed: int) -> None:
    dice = random.Random(seed)
    match = Match("sun-sea-and-sand", 2, seed=seed)
    compared = 0
    while match.actors:
        seat = match.actors[0]
        view = match.view(seat)
        foreseen = preview(view, seat)
        moves = [match.notation(move) for move in match.legal(seat)]
        colours = {kind["name"]: kind["colour"] for kind in view["market"]}
        sites = [move.split()[1:] for move in moves if move.startswith("build")]
        if foreseen:
            assert foreseen["regions"] == view["seats"][seat]["points"]["regions"]
        for name, field in dice.sample(sites, min(3, len(sites))):
            after = match.copy()
            after.play(seat, f"build {name} {field}")
            counted = after.view(seat)["seats"][seat]["points"]["regions"]
            assert len(foreseen["sites"][colours[name]][int(field)]) == counted
            compared += 1
        builds = [move for move in moves if move.startswith("build")]
        match.play(seat, dice.choice(builds if builds and dice.random() < 0.5 else moves))
    assert compared > 10


def test_fields_connect_by_their_sides_across_rows() -> None:
    whole = frozenset((row, field) for row in range(4) for field in range(1, 7))
    assert regions(whole) == (24,)
    assert regions(whole - {(0, 2), (1, 2), (1, 1)}) == (20, 1)  # the corner field is cut off
    assert regions(whole - {(row, 3) for row in range(4)}) == (12, 8)
    assert regions(frozenset()) == ()
