"""`fullboard lesson check`: a bad file is refused with its line and a reason, in every language; a good one is not."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fullboard import games
from fullboard.cli import main
from fullboard.core import lessons
from fullboard.core.lessons import Course, course
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


def test_why_a_move_is_refused_is_a_sentence_of_the_game(tmp_path: Path) -> None:
    told = check(tmp_path / "first-turn.toml", GOOD.replace(*BAD["illegal-move"], 1))
    assert "cannot be played here: You do not hold the red 7 [illegal-move]" in told.output
    told = check(tmp_path / "first-turn.toml", GOOD.replace('"1 play yellow 8"', '"1 play yellow 9"', 1), "de")
    assert "kann hier nicht gespielt werden: " in told.output
    assert "not-in-hand" not in told.output


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


def course_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    """What the game teaches if its lessons are those in a folder; what is remembered of any game stays true."""
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(lessons, "folder_of", lambda game: folder)
        return course.__wrapped__(GAME)


def test_a_bad_lesson_is_left_off_the_shelf_without_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first-turn.toml").write_text(GOOD, "utf-8")
    (tmp_path / "second-turn.toml").write_text(GOOD.replace(*BAD["illegal-move"], 1), "utf-8")
    found = course_in(tmp_path, monkeypatch)
    assert list(found.lessons) == ["first-turn"]
    assert {file: fault.code for file, fault in found.faults.items()} == {"second-turn.toml": "illegal-move"}
    monkeypatch.setattr(web, "course", lambda game: found if game is GAME else course(game))
    monkeypatch.setattr(web, "check_anchors", lambda *given: None)  # of all the others, which takes its time
    told = CliRunner().invoke(main, ["games", "--lang", "en"])
    assert told.exit_code == 0
    assert "second-turn.toml" in told.output
    assert "[illegal-move]" in told.output


@pytest.mark.parametrize("told_which", [True, False])
def test_a_file_that_is_none_is_named_with_a_reason_and_the_others_are_still_checked(
    tmp_path: Path, told_which: bool
) -> None:
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    (tmp_path / "dangling.toml").symlink_to("nobody.toml")
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "huge.toml").write_text("#" * 600_000)
    (tmp_path / "latin.toml").write_bytes(b"order = 1\n# caf\xe9\n")
    good = Path(str(resources.files(GAME.folder) / "lessons" / "first-turn.toml"))
    codes = {
        "loop": "file-unusable",
        "dangling": "file-unusable",
        "folder": "file-unusable",
        "huge": "too-long",
        "latin": "bad-encoding",
    }
    files = [str(tmp_path / f"{name}.toml") for name in codes]
    which = ["--game", GAME.key] if told_which else []
    told = CliRunner().invoke(main, ["lesson", "check", *files, str(good), *which, "--lang", "en"])
    assert told.exit_code == 1
    assert told.exception is None or isinstance(told.exception, SystemExit)
    lines = told.output.splitlines()
    for file, code in zip(files, codes.values(), strict=True):
        assert any(line.startswith(f"{file}: ") and line.endswith(f"[{code}]") for line in lines), (file, told.output)
    assert f"{tmp_path / 'latin.toml'}: line 2: " in told.output
    assert "a good lesson" in told.output


def test_files_that_cannot_be_read_are_left_off_the_shelf_without_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "first-turn.toml").write_text(GOOD, "utf-8")
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    (tmp_path / "folder.toml").mkdir()
    found = course_in(tmp_path, monkeypatch)
    assert list(found.lessons) == ["first-turn"]
    assert {file: fault.code for file, fault in found.faults.items()} == dict.fromkeys(
        ("loop.toml", "folder.toml"), "file-unusable"
    )


def test_a_good_lesson_is_taught_to_its_end(tmp_path: Path) -> None:
    told = check(tmp_path / "first-turn.toml", GOOD)
    assert told.exit_code == 0, told.output
    assert str(len(course(GAME).lessons["first-turn"].steps)) in told.output


# Sentences beside the file

TEXTS = "\n".join(
    f"{message} = Said of {'{ SEAT(1) }'}" for message in course(GAME).lessons["first-turn"].messages()
).replace("first-turn", "my-turn")


def beside(folder: Path, **texts: str) -> Result:
    """The good lesson under a name that its game does not know, and these files beside it: `all` for every language."""
    file = folder / "my-turn.toml"
    file.write_text(GOOD, "utf-8")
    for each in folder.glob("*.ftl"):
        each.unlink()
    for language, text in texts.items():
        name = "my-turn.ftl" if language == "all" else f"my-turn.{language}.ftl"
        (folder / name).write_text(text, "utf-8")
    return CliRunner().invoke(main, ["lesson", "check", str(file), "--game", GAME.key, "--lang", "en"])


def test_sentences_are_read_beside_the_file(tmp_path: Path) -> None:
    for texts in ({"all": TEXTS}, {"en": TEXTS, "fr": TEXTS, "de": TEXTS}, {"all": TEXTS, "fr": TEXTS}):
        told = beside(tmp_path, **texts)
        assert told.exit_code == 0, told.output
        assert ("Not translated yet" in told.output) == ("all" in texts)
    assert "[no-words]" in beside(tmp_path).output


def test_what_is_wrong_with_sentences_is_named_with_file_line_and_reason(tmp_path: Path) -> None:
    lines = TEXTS.splitlines()
    broken = "\n".join([*lines[:3], "lesson-my-turn-oops = {", *lines[3:]])
    told = beside(tmp_path, en=TEXTS, de=TEXTS, fr=broken)
    assert told.exit_code == 1
    assert "my-turn.fr.ftl: line " in told.output
    assert "[bad-ftl]" in told.output
    assert re.search(r"line [45]\b", told.output)
    told = beside(tmp_path, en=TEXTS, fr=TEXTS)
    assert (told.exit_code, "my-turn.de.ftl" in told.output, "[no-language]" in told.output) == (1, True, True)
    lacking = "\n".join(line for line in lines if not line.startswith("lesson-my-turn-hand "))
    told = beside(tmp_path, all=TEXTS, fr=lacking)
    line = GOOD[: GOOD.index('say = "hand"')].count("\n") + 1
    assert f"my-turn.toml: line {line}: the message lesson-my-turn-hand is missing in fr" in told.output
    assert "[no-text]" in told.output
    strange = TEXTS.replace(lines[4], lines[4].partition("=")[0] + "= { $nobody }")
    told = beside(tmp_path, all=strange)
    assert "my-turn.ftl: line 5: " in told.output
    assert "[unsayable]" in told.output
    (tmp_path / "my-turn.ftl").write_bytes(b"lesson-my-turn = \xff")
    told = CliRunner().invoke(main, ["lesson", "check", str(tmp_path / "my-turn.toml"), "--game", GAME.key])
    assert "[bad-encoding]" in told.output
