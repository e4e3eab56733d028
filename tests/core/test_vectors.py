"""Sums over rows of numbers come out as if they were added up one by one."""

import random

import pytest
from librt.vecs import vec

from fullboard.core.vectors import largest, layer, rectify


@pytest.mark.parametrize("units", [1, 7, 8, 9, 24, 30])
def test_a_layer_is_the_bias_and_every_value_times_its_weight(units: int) -> None:
    dice = random.Random(units)
    values = [dice.choice((0.0, dice.random())) for _ in range(20)]
    weights = [dice.gauss(0, 1) for _ in range(20 * units)]
    bias = [dice.gauss(0, 1) for _ in range(units)]
    found = vec[float]([5.0] * units)
    layer(vec[float](values), vec[float](weights), vec[float](bias), found)
    for unit in range(units):
        total = bias[unit]
        for entry, value in enumerate(values):
            if value:
                total += value * weights[entry * units + unit]
        assert found[unit] == total  # to the last bit: bots that are kept must play as they did


def test_what_is_below_zero_becomes_zero_and_the_first_of_the_largest_counts() -> None:
    units = vec[float]([-1.0, 2.0, 0.5, 2.0])
    rectify(units)
    assert list(units) == [0.0, 2.0, 0.5, 2.0]
    assert largest(units) == 1
