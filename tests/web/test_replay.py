"""A replay goes through the moments that the players saw: what a line set off comes group by group."""

from dataclasses import replace

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.house.scene import scene_of
from fullboard.house.table import Seat, Table
from fullboard.web.looking_back import Found, moment
from tests.apart import run_apart


def week_of_sun() -> tuple[Table, int]:
    """A table where the last line has ended a week."""
    match = Match("sun-sea-and-sand", players=2, seed=4)
    luck = Quick(4)
    while len(match.beats(None, len(match.lines()) - 1)) < 4:
        seat = match.actors[0]
        match.play(seat, match.notation(int(match.state.random_move(seat, luck))))
    seats = (Seat("a", "Anna"), Seat("b", "Bob"))
    table = Table("week", "sun-sea-and-sand", 2, {}, False, "a", b"", seats, match=match)
    return replace(table, status="running"), len(match.lines()) - 1


def test_what_a_line_set_off_is_seen_group_by_group_and_told_once() -> None:
    table, line = week_of_sun()
    assert table.match is not None
    beats = table.match.beats(0, line)

    async def look() -> None:
        before = await moment(scene_of(table), line - 1, 0, "en", Found(None))
        whole = await moment(scene_of(table), line, 0, "en", Found(None))
        assert (before["beats"], before["beats_ahead"]) == (0, len(beats))
        assert (whole["beat"], whole["beats"], whole["beats_ahead"]) == (0, len(beats), 0)
        told: list[str] = []
        for number, beat in enumerate(beats, 1):
            seen = await moment(scene_of(table), line, 0, "en", Found(None), number)
            assert (seen["beat"], seen["view"]) == (number, beat.view)
            told += seen["happened"]
        assert told == whole["happened"]
        beyond = await moment(scene_of(table), line, 0, "en", Found(None), 99)
        assert (beyond["beat"], beyond["view"]) == (0, whole["view"])

    run_apart(look())
