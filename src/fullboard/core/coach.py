"""What a game tells beginners: aims at a decision, and what can be counted to say why a move is good."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Count = Callable[[Any, int], float]  # (state, seat): something of that seat's that can be counted


@dataclass(frozen=True)
class Aim:
    """Something worth going for now, and the moves that do; its words are the message `aim-KEY` of the game."""

    key: str
    moves: frozenset[str]
    parameters: Mapping[str, Any] = field(default_factory=dict)


FindAims = Callable[[Mapping[str, Any], int, Iterable[str]], list[Aim]]  # (view, seat, moves that may be made)


@dataclass(frozen=True)
class Coach:
    """What a game knows about teaching itself.

    `aims` looks at the view of a seat alone, the most important aim first. `counts` are what a reason can be given in,
    each with what one of it is worth beside the others; `stage` is a number that grows when a trick, a round, a week or
    a turn is over, which is how far a reason looks ahead.
    """

    aims: FindAims
    counts: Mapping[str, tuple[float, Count]]
    stage: Callable[[Any], int]
