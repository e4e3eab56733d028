"""What may be exchanged without changing a game, such as suits, and the weights that are alike because of it.

Every entry of a row, every unit and every move either belongs to one of the exchangeable things or to none. Exchanging
them all at once must exchange what the net answers in the same way; a layer does that if the weight between two units
depends on what kind they are of and on whether they belong to the same thing, and on nothing else. Such a net learns
what it learns about one suit about all of them. To those who play with it, it is a net like any other.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

FREE = -1
PART = 2 / 3  # of the units of a layer belong to one of the exchangeable things


@dataclass(frozen=True)
class Label:
    """What kind of thing an entry or a unit is, and which of the exchangeable things it belongs to."""

    kind: str
    belongs: int = FREE


def labels(names: Iterable[str], alike: Sequence[str]) -> list[Label]:
    """Labels by names: what differs only by an exchangeable word is of one kind.

    >>> labels(["round", "hand red 6", "hand blue 6"], ["red", "blue"])
    [Label(kind='round', belongs=-1), Label(kind='hand * 6', belongs=0), Label(kind='hand * 6', belongs=1)]
    """
    found = []
    for name in names:
        words = name.split(" ")
        which = next((alike.index(word) for word in words if word in alike), FREE)
        kind = " ".join("*" if word in alike else word for word in words)
        found.append(Label(name if which == FREE else kind, which))
    return found


def unit_labels(units: int, alike: int) -> list[Label]:
    """Labels of a layer: some units for each of the exchangeable things, and the rest for none of them."""
    each = int(units * PART) // alike if alike else 0
    own = [Label(f"unit {unit}", which) for which in range(alike) for unit in range(each)]
    return own + [Label(f"free unit {unit}") for unit in range(units - len(own))]


def tied(outputs: Sequence[Label], inputs: Sequence[Label]) -> NDArray[np.int64]:
    """Which weight stands between each output and each input: equal numbers are equal weights."""
    known: dict[tuple[str, str, int], int] = {}
    found = np.zeros((len(outputs), len(inputs)), np.int64)
    for row, output in enumerate(outputs):
        for column, given in enumerate(inputs):
            relation = FREE
            if output.belongs != FREE and given.belongs != FREE:
                relation = int(output.belongs == given.belongs)
            key = (output.kind, given.kind, relation)
            found[row, column] = known.setdefault(key, len(known))
    return found


def tied_bias(outputs: Sequence[Label]) -> NDArray[np.int64]:
    """Which bias each output has."""
    known: dict[str, int] = {}
    return np.array([known.setdefault(output.kind, len(known)) for output in outputs], np.int64)
