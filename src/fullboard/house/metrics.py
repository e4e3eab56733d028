"""What a house counts about itself, for Prometheus. Processes that were given a folder in common are added up.

How much is owed and waiting is not counted but asked of the database, when somebody wants to know.
"""

import asyncio
from collections import Counter as Count
from typing import TYPE_CHECKING

from prometheus_client import Counter, Gauge, Histogram

if TYPE_CHECKING:
    from fullboard.house.work.lanes import Figures

MOVES = Counter("fullboard_moves", "Moves stored.", ["game", "by"])  # by person or bot
CONFLICTS = Counter("fullboard_revision_conflicts", "Changes decided anew because somebody was quicker.")
ERRORS = Counter("fullboard_errors", "Errors in the log.", ["logger"])

TURNS = Counter("fullboard_bot_turns", "Turns that bots have taken.")
FALLBACKS = Counter("fullboard_bot_fallbacks", "Turns that a simpler bot took because the one asked did not.")
FAILURES = Counter("fullboard_work_failures", "Work that failed and is tried again.")
JOBS = Counter("fullboard_jobs_done", "Hints, analyses and records done, failed ones too.", ["kind"])
FAILED = Counter("fullboard_jobs_failed", "Hints, analyses and records that could not be done.", ["kind"])
THINKING = Gauge("fullboard_thinking", "Thoughts that are being thought now.", multiprocess_mode="livesum")
SECONDS = Histogram(
    "fullboard_work_seconds",
    "How long work took, from being taken up to being stored.",
    ["what"],
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300),
)
EXPORT_SECONDS = 1.0


class WorkMetrics:
    """Passes on what a work service has done since it was last asked."""

    def __init__(self, figures: "Figures") -> None:
        self._figures = figures
        self._told: Count[tuple[str, str]] = Count()
        figures.took = lambda what, seconds: SECONDS.labels(what).observe(seconds)

    def export(self) -> None:
        """Add what is new."""
        figures = self._figures
        for counter, name in ((TURNS, "turns"), (FALLBACKS, "fallbacks"), (FAILURES, "failures")):
            counter.inc(self._new(name, "", getattr(figures, name)))
        for counter, name in ((JOBS, "jobs"), (FAILED, "failed")):
            for kind, many in getattr(figures, name).items():
                counter.labels(kind).inc(self._new(name, kind, many))
        THINKING.set(figures.thinking)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self.export()
            await asyncio.sleep(EXPORT_SECONDS)

    def _new(self, name: str, kind: str, many: int) -> int:
        new = many - self._told[name, kind]
        self._told[name, kind] = many
        return new
