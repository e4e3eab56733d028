"""`fullboard lesson check`: a bad file is refused with its line and a reason, in every language; a good one is not."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fullboard import games
from fullboard.cli import main
from fullboard.core import lessons
from fullboard.core.lessons import course
from fullboard.web import lessons as web
from fullboard.words import languages, translator
from fullboard.words.files import message_names

GAME = games["companeros"]
GOOD = (resources.files(GAME.folder) / "lessons" / "first-turn.toml").read_text("utf-8")
BAD = {
    "illegal-move": ('expect = ["play red 6"]', 'expect = ["play red 7"]'),
    "no-anchor": ('light = [".co-fan"]', 'light = [".nobody-draws-this"]'),
    "bad-position": ('"green 7", "yellow 9"', '"green 7", "yellow 19"'),
    "no-words": ('say = "hand"', 'say = "hand-shake"'),
    "bad-toml": ("players = 3", "players = 3 ="),
    "unknown-key": ("minutes = 2", "minute = 2"),
}


def check(file: Path, text: str, language: str = "en") -> Result:
    file.write_text(text, "utf-8")
    return CliRunner().invoke(main, ["lesson", "check", str(file), "--game", GAME.key, "--lang", language])


@pytest.mark.parametrize("code", BAD)
def test_a_bad_lesson_is_refused_with_line_and_reason_in_every_language(tmp_path: Path, code: str) -> None:
    before, after = BAD[code]
    assert before in GOOD
    line = GOOD[: GOOD.index(before)].count("\n") + 1
    for language in languages():
        told = check(tmp_path / "first-turn.toml", GOOD.replace(before, after, 1), language)
        assert told.exit_code == 1
        where = translator(language)("command-at-line", line=line, fault="").strip()
        assert where in told.output
        assert f"[{code}]" in told.output
        assert f": {code}" not in told.output  # a sentence, not the code with its figures


def test_a_language_that_lacks_a_sentence_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = "lesson-first-turn-hand"
    monkeypatch.setattr(
        lessons,
        "message_names",
        lambda folder, language: message_names(folder, language) - ({lacking} if language == "fr" else set()),
    )
    told = check(tmp_path / "first-turn.toml", GOOD)
    assert told.exit_code == 1
    assert "[no-words]" in told.output
    assert lacking in told.output


def test_a_bad_lesson_is_left_off_the_shelf_without_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first-turn.toml").write_text(GOOD, "utf-8")
    (tmp_path / "second-turn.toml").write_text(GOOD.replace(*BAD["illegal-move"], 1), "utf-8")
    monkeypatch.setattr(lessons, "folder_of", lambda game: tmp_path)
    found = course.__wrapped__(GAME)
    assert list(found.lessons) == ["first-turn"]
    assert {file: fault.code for file, fault in found.faults.items()} == {"second-turn.toml": "illegal-move"}
    monkeypatch.setattr(web, "course", lambda game: found if game is GAME else course(game))
    monkeypatch.setattr(web, "check_anchors", lambda game, moments: None)  # of all the others, which takes its time
    told = CliRunner().invoke(main, ["games", "--lang", "en"])
    assert told.exit_code == 0
    assert "second-turn.toml" in told.output
    assert "[illegal-move]" in told.output


def test_a_good_lesson_is_taught_to_its_end(tmp_path: Path) -> None:
    told = check(tmp_path / "first-turn.toml", GOOD)
    assert told.exit_code == 0, told.output
    assert str(len(course(GAME).lessons["first-turn"].steps)) in told.output
