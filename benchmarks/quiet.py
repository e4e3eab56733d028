"""Tells how busy other people keep the machine, so that they are not measured along.

A neighbour on the next core slows a process down even if it never has to wait for its own.
"""

from __future__ import annotations

import os
import resource
import time
from pathlib import Path

CLOCK = Path("/proc/stat")
CALM = 0.15  # cores that others may use before a moment counts as disturbed
LOOK = 0.1  # seconds for a look at the machine


class Watch:
    """Sees how many cores others use from its start on; where the system does not tell, none."""

    def __init__(self) -> None:
        self.start = time.perf_counter()
        self.others = _everybody() - _ours()

    def others_busy(self) -> float:
        """The cores in use by others since the start, on average."""
        return max(0.0, _everybody() - _ours() - self.others) / (time.perf_counter() - self.start)


class Patience:
    """Waits for calm moments, for so many seconds in all."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def wait(self) -> None:
        """Return as soon as the machine is calm, or when there is no patience left."""
        while self.left > 0:
            watch = Watch()
            time.sleep(LOOK)
            self.left -= LOOK
            if watch.others_busy() < CALM:
                return


def _everybody() -> float:
    """Seconds that all cores together have worked, those taken away by the host included."""
    try:
        user, nice, system, _idle, _waiting, hard, soft, stolen, *_ = map(
            int, CLOCK.read_text().split("\n")[0].split()[1:]
        )
    except (OSError, ValueError):
        return _ours()
    return (user + nice + system + hard + soft + stolen) / os.sysconf("SC_CLK_TCK")


def _ours() -> float:
    """Seconds that this process and those it has started and seen end have worked."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(spent.ru_utime + spent.ru_stime for spent in used)
