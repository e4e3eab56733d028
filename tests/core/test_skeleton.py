"""A lesson's skeleton from a record with remarks is a lesson that can be taught."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from fullboard import Match, games
from fullboard.cli import main
from fullboard.core.errors import BadLesson, BadRecord
from fullboard.core.lesson import read_lesson
from fullboard.core.skeleton import from_record
from fullboard.core.teaching import check_lesson


def a_record() -> str:
    match = Match("companeros", 3, seed=3)
    for _ in range(6):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match.record()


def remarked(text: str) -> str:
    """The same with a remark after the second line of the log."""
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    return "\n".join([*lines[: at + 1], "# Ada: {now} comes the point", *lines[at + 1 :]]) + "\n"


def test_the_moves_become_steps_and_the_remarks_words() -> None:
    made = from_record(remarked(a_record()), "tie-break", seat=0, first=1)
    lesson = read_lesson(made.toml, "tie-break")
    moments = check_lesson(lesson, games["companeros"])
    assert moments[-1].step is None
    assert sum(bool(step.expect) for step in lesson.steps) >= 1
    assert 'Ada: {"{"}now{"}"} comes the point' in made.ftl
    assert "lesson-tie-break-about =" in made.ftl
    assert all(f"{message} =" in made.ftl for message in lesson.messages())


def test_what_was_said_stands_behind_the_end_with_the_number_of_its_line() -> None:
    said = a_record() + "# 2 2026-11-17T16:05:03Z\n# 2 Ada: now comes the point\n# thank you all\n"
    made = from_record(said, "tie-break", seat=0, first=1)
    lesson = read_lesson(made.toml, "tie-break")
    (key,) = [line.split(" = ")[0] for line in made.ftl.splitlines() if line.endswith("Ada: now comes the point")]
    (last,) = [line.split(" = ")[0] for line in made.ftl.splitlines() if line.endswith("thank you all")]
    assert last == lesson.message(str(lesson.steps[-1].say))
    assert key != last
    assert "2026" not in made.ftl


def test_what_cannot_be_a_lesson_is_refused() -> None:
    text = a_record()
    for wrong, code in (
        ({"name": "Ä"}, "bad-name"),
        ({"seat": 7}, "bad-seat"),
        ({"first": 99}, "no-such-line"),
        ({"last": 99}, "no-such-line"),
    ):
        with pytest.raises(BadLesson) as refused:
            from_record(text, **{"name": "a", "seat": 0, **wrong})  # type: ignore[arg-type]
        assert refused.value.code == code
    with pytest.raises(BadRecord) as broken:
        from_record(remarked(text) + "# more\nnonsense\n", "a", 0)
    assert broken.value.line == len((remarked(text) + "# more\nnonsense\n").splitlines())


def test_the_command_writes_two_files_and_overwrites_none(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    file.write_text(remarked(a_record()))
    told = CliRunner().invoke(main, ["lesson", "record", str(file), "--into", str(tmp_path), "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert (tmp_path / "evening.toml").exists()
    assert (tmp_path / "evening.ftl").exists()
    again = CliRunner().invoke(main, ["lesson", "record", str(file), "--into", str(tmp_path), "--lang", "en"])
    assert again.exit_code == 2
    assert "[file-exists]" in again.output


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand", "siesta"])
def test_what_the_command_writes_passes_the_check_as_it_is(tmp_path: Path, key: str) -> None:
    match = Match(key, games[key].players[0], seed=3)
    for _ in range(6):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path / "evening.record"
    file.write_text(match.record(), "utf-8")
    for command in (["record", str(file), "--into", str(tmp_path)], ["check", str(tmp_path / "evening.toml")]):
        told = CliRunner().invoke(main, ["lesson", *command, "--lang", "en"])
        assert told.exit_code == 0, told.output
