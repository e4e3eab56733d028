"""Lessons are read by a declaration and taught by the rules; what is wrong is named with its line."""

from __future__ import annotations

from importlib import resources

import pytest

from fullboard import Match, games
from fullboard.core.errors import BadLesson
from fullboard.core.lesson import Condition, read_lesson
from fullboard.core.lessons import check_words, course, folder_of
from fullboard.core.teaching import at, begin, check_lesson

GAME = games["companeros"]
GOOD = (resources.files(GAME.folder) / "lessons" / "first-turn.toml").read_text("utf-8")


def line(part: str, text: str = GOOD) -> int:
    """The line at which something stands."""
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("players = 3", "players = 3 =", "bad-toml"),
        ("minutes = 2", "minute = 2", "unknown-key"),
        ("minutes = 2", "minutes = 0", "out-of-range"),
        ("seat = 0", "seat = 3", "bad-seat"),
        ('say = "hand"', 'say = "Hand!"', "bad-key"),
        ('say = "hand"', "", "nothing-said"),
        ('light = [".co-fan"]', 'light = ["co fan>"]', "bad-anchor"),
        ('expect = ["play red 6"]', 'expect = ["play red 7"]', "illegal-move"),
        ('expect = ["play red 6"]', 'brings = [{ at = "strength.red", is = 5 }]', "nothing-brings-it"),
        ('expect = ["play red 6"]', 'brings = [{ at = "strength.red" }]', "one-check"),
        ('"play green 4" = "wrong-green"', '"play green 5" = "wrong-green"', "wrong-never-met"),
        ('"1 play yellow 8"', '"1 play yellow 9"', "illegal-move"),
        ('"1 play yellow 8"', '"play yellow 8"', "bad-move-line"),
        ('"1 play yellow 8"', '"0 play yellow 8"', "learners-seat"),
        ('right = "blaise"', 'right = "dario"', "right-not-offered"),
        ('strength.red", is = 11', 'strength.red", is = 12', "does-not-hold"),
        ('"green 7", "yellow 9"', '"green 7", "yellow 19"', "bad-position"),
        ("[position]", 'record = "no record"\n[position]', "one-beginning"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(before: str, after: str, code: str) -> None:
    assert before in GOOD
    with pytest.raises(BadLesson) as caught:
        check_lesson(read_lesson(GOOD.replace(before, after, 1), "first-turn"), GAME)
    assert caught.value.code == code
    assert abs(caught.value.line - line(before)) <= 1


def test_a_message_that_a_language_lacks_is_named() -> None:
    lesson = read_lesson(GOOD.replace('say = "hand"', 'say = "hand-shake"'), "first-turn")
    check_lesson(lesson, GAME)
    with pytest.raises(BadLesson) as caught:
        check_words(lesson, GAME, ["en"])
    assert caught.value.code == "no-words"
    assert caught.value.line == line('say = "hand"')


def test_a_moment_follows_from_what_was_done() -> None:
    lesson = read_lesson(GOOD, "first-turn")
    moment = at(lesson, GAME, ["go", "go", "go", "play red 6"])
    assert moment.match.view(0)["strength"] == {"yellow": 8, "red": 11}
    assert begin(lesson, GAME).then("go").said == "players"
    assert not moment.try_it("me").right
    assert moment.try_it("me").reply == "wrong-alone"
    with pytest.raises(BadLesson, match="not-expected"):
        at(lesson, GAME, ["go", "go", "go", "play green 4"])


def test_a_move_may_be_any_that_brings_something_about() -> None:
    text = GOOD.replace('expect = ["take yellow"]', 'brings = [{ at = "won.0", least = 5 }]')
    text = text.replace('wrong = { "take red" = "wrong-red", "take green" = "wrong-seven" }', "")
    text = text[: text.rindex("[[step]]")]
    moment = at(read_lesson(text, "first-turn"), GAME, ["go", "go", "go", "play red 6", "blaise"])
    assert moment.right() == ["take green", "take yellow", "take red"]
    check_lesson(moment.lesson, GAME)


def test_a_lesson_can_begin_with_a_record() -> None:
    position = begin(read_lesson(GOOD, "first-turn"), GAME).match
    position.play(0, "play red 6")
    body = GOOD[GOOD.index("[[step]]") :]
    text = f"seat = 0\nline = 0\nrecord = '''\n{position.record()}'''\n{body}"
    assert len(check_lesson(read_lesson(text, "first-turn"), GAME)) == 8
    with pytest.raises(BadLesson) as caught:
        check_lesson(read_lesson(text.replace("1 0 play red 6", "1 0 play red 7"), "first-turn"), GAME)
    assert (caught.value.code, caught.value.line) == ("bad-record", line("1 0 play red 6", text))


def test_a_lesson_can_begin_with_a_new_match() -> None:
    game = games["siesta"]
    drawn = Match(game, 3, seed=1).lines()[0].picks
    picks = " ".join(f"{value}/{among}" for value, among in drawn)
    text = f'begin = {{ players = 3, picks = "{picks}" }}\n[[step]]\nsay = "hello"\n'
    moment = begin(read_lesson(text, "hello"), game)
    assert moment.match.lines()[0].picks == drawn
    with pytest.raises(BadLesson, match="bad-beginning"):
        begin(read_lesson(text.replace(f"{picks}", f"{picks} 0/2"), "hello"), game)


def test_conditions_look_at_the_view() -> None:
    view = {"hands": [3, 2], "pot": ["red 1"], "name": {"first": None}}
    for at_, check, value, holds in [
        ("hands.0", "is", 3, True),
        ("hands.2", "is", 3, False),
        ("hands.1", "least", 3, False),
        ("hands.1", "most", 2, True),
        ("pot", "has", "red 1", True),
        ("pot", "lacks", "red 1", False),
        ("name.first", "least", 0, False),
        ("nowhere.at.all", "lacks", 0, False),
    ]:
        assert Condition(at_, check, value).holds(view) is holds


def test_every_lesson_in_the_folders_is_on_the_shelf() -> None:
    for game in games.values():
        folder = folder_of(game)
        files = [each for each in folder.iterdir() if each.name.endswith(".toml")] if folder.is_dir() else []
        assert course(game).faults == {}
        assert len(course(game).lessons) == len(files)
