"""The golden records themselves: those of earlier formats replay too, none is forgotten, and endings are as they say.

That they are played the same again is a part of the contract: `tests/contract`.
"""

from pathlib import Path

import pytest

from fullboard import Match, games
from fullboard.core.verify import verify
from fullboard.testing.golden import check_goes_on
from tests.golden import FOLDER, KEYS, cases, earlier, frozen


@pytest.mark.parametrize("file", frozen(), ids=lambda file: file.parent.name)
def test_a_record_of_an_earlier_format_replays_verifies_and_goes_on(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.record() == text
    assert verify(text).kind == "sealed"
    check_goes_on(text)


@pytest.mark.parametrize("file", earlier(), ids=lambda file: f"{file.parent.parent.name} {file.stem}")
def test_a_record_of_an_earlier_rules_version_replays_by_its_own_rules(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.record() == text
    assert f"rules-{match.game.version}" == file.parent.name
    check_goes_on(text)


def test_there_are_records_of_every_earlier_rules_version() -> None:
    versions = {FOLDER / key / f"rules-{version}" for key in KEYS for version in games[key].earlier}
    assert {file.parent for file in earlier()} == versions


def test_every_golden_record_belongs_to_a_case_or_to_an_earlier_format() -> None:
    written = {case.file(FOLDER) for key in KEYS for case in cases(key)}
    assert written | set(frozen()) == set(FOLDER.glob("*/*.record"))
    assert len(frozen()) == len(KEYS)


def test_the_golden_endings_end_as_they_say() -> None:
    for file in FOLDER.glob("*/shared-win.record"):
        assert len(Match.from_record(file.read_text("utf-8")).winners) > 1
    by_rooms = Match.from_record((FOLDER / "hotel-samoa" / "won-by-free-rooms.record").read_text("utf-8"))
    assert len(by_rooms.winners) == 1
    assert by_rooms.scores.count(max(by_rooms.scores)) > 1
