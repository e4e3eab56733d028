"""Below the chart of an analysis stand the rounds or weeks of a match, where it has any."""

from typing import Any

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.web.chart import FRAMES, layout, part_at, parts_of
from fullboard.words import Words


def played(key: str) -> Match:
    """A match at random, to its end."""
    match = Match(key, players=3, seed=1)
    luck = Quick(1, 3)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, match.notation(match.state.random_move(seat, luck)))
    return match


def analysis(last: int) -> dict[str, Any]:
    """Chances that never change."""
    chart = [{"line": line, "chances": [0.3, 0.3, 0.4]} for line in (0, last)]
    return {"chart": chart, "players": 3, "turning_points": []}


def test_weeks_stand_below_a_chart_of_sun_sea_and_sand() -> None:
    match = played("sun-sea-and-sand")
    parts = parts_of(match.story(None))
    assert [(part.unit, part.number) for part in parts] == [("week", week) for week in range(1, 9)]
    last = len(match.lines()) - 1
    words = Words(match.game.folder, "en", ("Ada", "Bob", "Cleo"))
    for chart in layout(analysis(last), words, last, parts):
        assert chart["unit"] == "week"
        places = [column["x"] for column in chart["columns"]]
        assert places == sorted(places)
        assert next(column["label"] for column in chart["columns"]) == 1
    here = part_at(parts, parts[2].line)
    assert here is not None
    assert here.number == 3


def test_lines_are_counted_where_a_story_tells_of_no_parts() -> None:
    assert parts_of([{"line": 3, "key": "tie", "parameters": {"round": 2}}]) == []
    assert part_at([], 5) is None
    words = Words(Match("companeros", players=3, seed=1).game.folder, "en", ("Ada", "Bob", "Cleo"))
    wide = layout(analysis(40), words, 40)[0]
    assert wide["unit"] == ""
    assert [column["label"] for column in wide["columns"]] == list(range(0, 41, 5))
    assert wide["frame"] == FRAMES[0]
