"""A clock that jumps under a running program: libfaketime, told by a file what time it is to be."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

PLACES = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/local/lib/faketime/libfaketimeMT.so.1")


def library() -> str:
    """Where libfaketime is; the test is skipped where it is not."""
    for place in PLACES:
        for found in Path("/").glob(place.lstrip("/")):
            return str(found)
    pytest.skip("no clock can be moved on this machine: apt-get install faketime")


class MovedClock:
    """What time it is for a program that is started with this `environment`; monotonic clocks go on as they did."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "time"
        self.put(0)
        self.environment = {
            "LD_PRELOAD": library(),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def put(self, seconds: float) -> None:
        """Put it so far on, or back if it is less than nought; whoever reads it reads one or the other."""
        new = self.file.with_suffix(".new")
        new.write_text(f"{seconds:+.0f}")
        os.chmod(new, 0o644)
        new.replace(self.file)
        self.seconds = seconds

    @property
    def now(self) -> float:
        """What time it is there."""
        return time.time() + self.seconds
