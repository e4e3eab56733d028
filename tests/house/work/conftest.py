"""The trial bots on the shelf, here and in the processes that think."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fullboard.core.shelf import shelf
from fullboard.house.work import hints, turns, uploads
from fullboard.house.work.thinkers import Thinkers
from tests.house.work import trial_bots
from tests.house.work.shift import PATIENCE, Trial

KINDS = ("Hangs", "Raises", "Cheats", "Dies", "Waits")


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nothing is given up that a test does not mean to be."""
    for module, name in ((hints, "PATIENCE"), (hints, "DEADLINE"), (turns, "DEADLINE"), (turns, "SIMPLE")):
        monkeypatch.setattr(module, f"{name}_SECONDS", PATIENCE)
    for name in ("PATIENCE", "LIMIT"):
        monkeypatch.setattr(uploads, f"{name}_SECONDS", PATIENCE)


@pytest.fixture
def unprepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody has to think, no thinker is started before it is needed."""

    async def later(self: Thinkers) -> None:
        pass

    monkeypatch.setattr(Thinkers, "open", later)


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trial]:
    """Bots called `hangs`, `raises` and so on can be seated."""
    package = tmp_path / "package"
    info = package / "trial-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: trial\nVersion: 1.0\n")
    entries = [f"{kind.lower()} = {trial_bots.__name__}:{kind}" for kind in KINDS]
    (info / "entry_points.txt").write_text("\n".join(["[fullboard.bots]", *entries]))
    monkeypatch.setenv(trial_bots.FOLDER, str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path, str(package)])  # those who think are given the same
    shelf.cache_clear()
    yield Trial(tmp_path)
    shelf.cache_clear()
