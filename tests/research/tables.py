"""What tests of batches share: moves to make, and what a batch shows."""

from __future__ import annotations

from typing import Any

import numpy as np

from fullboard.core.shelf import shelf
from fullboard.research import Batch, Processes

KEYS = [key for key, game in shelf().items() if game.features is not None]

Table = Batch | Processes


def first_or_last(table: Table, number: int) -> Any:
    """A legal move for every match, not always the same one."""
    if number % 3:
        return table.moves - 1 - table.mask[:, ::-1].argmax(axis=1)
    return table.mask.argmax(axis=1)


def arrays(table: Table) -> list[Any]:
    return [table.observation, table.mask, table.seat, table.reward, table.score, table.ended]


def copies(table: Table) -> list[Any]:
    return [each.copy() for each in arrays(table)]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(each, its) for each, its in zip(one, other, strict=True))
