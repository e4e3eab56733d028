"""The log as pages tell it: what was taken back together is one line there, and every line in the record."""

from __future__ import annotations

from fullboard import Match, games
from fullboard.house.table import Seat, Table
from fullboard.web.story import Story, in_words, story_of
from fullboard.words import Words


def played(moves: int) -> Match:
    match = Match("companeros", players=3, seed=5)
    for _ in range(moves):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def test_what_is_taken_back_together_is_told_in_one_line() -> None:
    match = played(6)
    for _ in range(4):
        match.undo()
    match.play(match.actors[0], match.legal(match.actors[0])[1])
    match.undo()
    words = Words(match.game.folder, "en")
    told = in_words(match.story(None), words)
    back = [(line, text) for line, text in told if "taken back" in text]
    assert back == [(10, "Lines 3\u20136 were taken back."), (12, "Line 11 was taken back.")]
    assert [line for line, _ in told] == sorted(line for line, _ in told)
    assert match.record().count(" undo ") == 5
    assert "Les lignes 3\u20136 ont été reprises." in str(in_words(match.story(None), Words(match.game.folder, "fr")))


def test_lines_that_do_not_follow_each_other_are_told_apart() -> None:
    words = Words(games["companeros"].folder, "en")
    tale = [{"line": 20 + at, "key": "undo", "parameters": {"line": line}} for at, line in enumerate((9, 8, 5, 3, 2))]
    assert in_words(tale, words) == [(24, "Lines 2\u20133, 5, 8\u20139 were taken back.")]


def test_a_table_that_is_looked_at_now_and_then_tells_the_same() -> None:
    match = played(5)
    seats = [Seat("00" * 16, guest=str(at), name=f"Guest {at}") for at in range(3)]
    table = Table("t", "companeros", 3, {}, False, "0", b"", seats, match=match)
    words = Words(match.game.folder, "en", table.called)
    story_of(table, match, None, words)
    for _ in range(3):
        match.undo()
        story_of(table, match, None, words)
    afresh = Story()
    afresh.read(match, None, words)
    often = story_of(table, match, None, words)
    assert often.lines == afresh.lines
    assert str(often.log).count("taken back") == 1
    assert "Lines 3\u20135 were taken back." in often.latest
