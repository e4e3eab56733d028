"""Golden records: what was played once is played the same for ever."""

import pytest

from fullboard import Match

from .golden import FOLDER, ending

RECORDS = sorted(FOLDER.glob("*.record"))
WAYS = {"free-rooms": "free-rooms", "shared": "shared"}


def test_there_is_a_record_for_every_number_of_players_and_every_way_to_end():
    matches = [Match.from_record(path.read_text("utf-8")) for path in RECORDS]
    assert {match.players for match in matches} == {3, 4, 5, 6}
    assert {ending(match) for match in matches} == {"outright", "free-rooms", "shared"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_is_played_the_same(path):
    text = path.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.record() == text
    again = Match(match.game, match.players, seed=match.seed)
    for line in match.standing()[1:]:
        again.play(line.seat, line.move)
    assert again.record() == text
    assert ending(match) == WAYS.get(path.stem, "outright")
