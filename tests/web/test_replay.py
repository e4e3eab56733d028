"""A replay goes through the moments that the players saw: what a line set off comes group by group."""

import re
from dataclasses import replace

import pytest
from msgspec.json import encode

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.house.scene import scene_of
from fullboard.house.table import Seat, Table
from fullboard.house.work.jobs import Job
from fullboard.web.looking_back import Found, moment
from fullboard.web.rendering import page
from fullboard.words import words_for
from tests.apart import run_apart
from tests.games.hotel_samoa.table import play, reveal, set_up


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


def test_a_line_that_tells_nothing_is_told_by_the_one_before() -> None:
    match = reveal(set_up(3), "2 3", "14 8", "holiday")
    play(match, 0, "group 1", "take plain")
    seats = tuple(Seat(name, name) for name in ("Anna", "Bart", "Claude"))
    table = replace(Table("take", "hotel-samoa", 3, {}, False, "Anna", b"", seats, match=match), status="running")
    last = len(match.lines()) - 1

    async def look() -> None:
        chosen = await moment(scene_of(table), last - 1, 0, "en", Found(None))
        taken = await moment(scene_of(table), last, 0, "en", Found(None))
        assert chosen["happened"] == taken["happened"] != []
        assert (taken["line"], taken["told_at"]) == (last, last - 1)

    run_apart(look())


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_whoever_s_eyes_a_match_is_seen_through_you_is_who_looks(key: str) -> None:
    match = Match(key, players=3, seed=4)
    for _ in range(12):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seats = (Seat("a", "Anna"), Seat("b", "Bob"), Seat("c", "Cem"))
    table = replace(Table("eyes", key, 3, {}, False, "a", b"", seats, match=match), status="finished")

    async def look() -> None:
        for own in (0, None):
            seen = await moment(scene_of(table), len(match.lines()) - 1, 1, "en", Found(None, own))
            assert [player.seat for player in seen["players"] if player.kind == "you"] == ([] if own is None else [own])
            assert re.findall(r">you</span>", page("moment.html", "en", None, path="/", **seen, query="")) == (
                [] if own is None else [">you</span>"]
            )
            for at in range(12):
                seen = await moment(scene_of(table), at, 1, "en", Found(None, own))
                assert not re.search(r"\byou\b", " ".join(seen["happened"]), re.I)

    run_apart(look())


def test_one_s_own_mistakes_stand_first_and_are_marked() -> None:
    table, _line = week_of_sun()
    figures = {"move": "pass", "better": "pass", "error": 0.01, "chance": 0.3, "better_chance": 0.5}
    made = ((0, 1, 0.4, "clear"), (1, 2, 0.3, "clear"), (0, 3, 0.2, "noise"), (1, 4, 0.1, "noise"))
    turning = [
        {**figures, "seat": seat, "before": before, "line": before + 1, "cost": cost, "verdict": verdict}
        for seat, before, cost, verdict in made
    ]
    result = encode({"players": 2, "chart": [], "turning_points": turning})
    job = Job("j", "analysis", "week", "b", "sun-sea-and-sand", 0.0, result=result, finished=1.0)
    words = words_for(table.game.folder, "en", table.called)

    def drawn(own: int | None) -> str:
        found = Found(job, own)
        run_apart(found.see(scene_of(table), words))
        return page("analysis.html", "en", None, path="/", **found.shown(words, "en", "/t", "/t/r", scene_of(table)))

    assert re.findall(r"<h4>(.*?)</h4>|data-line=\"(\d)\"", drawn(1)) == [
        ("Your own", ""),
        ("", "2"),
        ("The others&#39;", ""),
        ("", "1"),
        ("", "4"),  # within the noise
        ("", "3"),
    ]
    assert drawn(1).count('<li class="own">') == 2
    assert re.findall(r"<h4>|data-line=\"(\d)\"|class=\"own\"", drawn(None)) == ["1", "2", "3", "4"]
