"""Golden matches come out line by line as they were released."""

from __future__ import annotations

from pathlib import Path

import pytest

from fullboard import Match
from tests.golden import FOLDER, Case, cases, play, playthrough, playthrough_file

ALL = list(cases())
FILES = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.key}-{case.name}")
def test_a_golden_match_is_played_the_same_again(case: Case) -> None:
    assert play(case).record() == case.file.read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_golden_record_replays_to_its_scores(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.record() == text


def test_every_golden_record_belongs_to_a_case() -> None:
    assert {case.file for case in ALL} == set(FILES)


@pytest.mark.parametrize("key", sorted({case.key for case in ALL}))
def test_a_golden_playthrough_is_told_the_same_again(key: str) -> None:
    record = next(case for case in ALL if case.key == key).file.read_text("utf-8")
    assert playthrough(record) == playthrough_file(key).read_text("utf-8")


def test_the_golden_endings_end_as_they_say() -> None:
    for file in FOLDER.glob("*/shared-win.record"):
        assert len(Match.from_record(file.read_text("utf-8")).winners) > 1
    by_rooms = Match.from_record((FOLDER / "hotel-samoa" / "won-by-free-rooms.record").read_text("utf-8"))
    assert len(by_rooms.winners) == 1
    assert by_rooms.scores.count(max(by_rooms.scores)) > 1
