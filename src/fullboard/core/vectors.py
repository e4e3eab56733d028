"""Sums over rows of numbers, as small nets need them; compiled."""

from librt.vecs import vec
from mypy_extensions import i64


def layer(values: vec[float], weights: vec[float], bias: vec[float], units: vec[float]) -> None:
    """Sum up a layer of units over those values that are not zero; a value's weights to all units lie side by side."""
    many: i64 = len(units)
    unit: i64 = 0
    while unit < many:
        units[unit] = bias[unit]
        unit += 1
    entry: i64 = 0
    while entry < len(values):
        value = values[entry]
        if value != 0.0:
            at = entry * many
            unit = 0
            while unit < many:
                units[unit] += value * weights[at + unit]
                unit += 1
        entry += 1


def rectify(units: vec[float]) -> None:
    """What is below zero becomes zero."""
    unit: i64 = 0
    while unit < len(units):
        if units[unit] < 0.0:
            units[unit] = 0.0
        unit += 1


def largest(values: vec[float]) -> i64:
    """The place of the largest number, the first of equal ones."""
    best: i64 = 0
    at: i64 = 1
    while at < len(values):
        if values[at] > values[best]:
            best = at
        at += 1
    return best
