"""Everything one run finds out."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benchmarks.server import wire
from benchmarks.server.across import Across
from benchmarks.server.crowd import Crowd
from benchmarks.server.load import Figures, Size
from benchmarks.server.many import Many
from benchmarks.server.pages import Feel

NAMES = {
    "pages": "Fullboard, pages",
    "api": "Fullboard, JSON API",
    "flat": "boardgame.io, flat files",
    "memory": "boardgame.io, in memory",
}
PARTS = {
    "wire": "bytes on the wire",
    "scale": "several web processes",
    "across": "a viewer at another process",
    "crowd": "ten thousand streams",
    "many": "ten thousand tables",
    "click": "what a browser feels",
    "parts": "what the parts of a move cost",
}


@dataclass
class Run:
    """Everything one run found out."""

    size: Size
    machine: Sequence[str]
    results: dict[str, list[Figures]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    wire: dict[str, wire.Found] = field(default_factory=dict)
    scale: dict[int, list[Figures]] = field(default_factory=dict)  # by the number of web processes
    across: Across | None = None
    crowd: Crowd | None = None
    many: Many | None = None
    feel: Feel | None = None
    parts: dict[str, float] = field(default_factory=dict)
    others: list[float] = field(default_factory=list)  # cores that somebody else used during each turn

    def median(self, key: str, figure: Callable[[Figures], float]) -> float | None:
        """The median of a figure over all goes of one contestant."""
        goes = self.results.get(key)
        return statistics.median(map(figure, goes)) if goes else None
