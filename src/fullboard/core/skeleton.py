"""A lesson's skeleton: what was played from a moment on, as the steps of a lesson, for somebody to put words to.

In a record, lines that begin with `#` are remarks about the line before them: `# Ada: take the red ones`. Behind its
end a remark says itself which line it is about, as the house writes down what was said at a table: `# 12 Ada: take the
red ones`. They become what the lesson says.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fullboard.core.errors import BadLesson, BadRecord
from fullboard.core.lesson import MOST_STEPS, NAME
from fullboard.core.match import Match
from fullboard.core.record import Line, read_record

REMARK = "#"
ENDINGS = ("end", "closed", "open", "secret")
ABOUT = re.compile(r"(\d{1,9}) (?:\d{4}-\d\d-\d\dT[\d:]+Z|(.+))", re.ASCII)  # a moment tells nothing about a game


@dataclass(frozen=True)
class Skeleton:
    """The two files of a lesson: its steps, and its sentences."""

    toml: str
    ftl: str


def with_remarks(text: str) -> tuple[str, dict[int, list[str]]]:
    """A record without its remarks, and the remarks by the number of the line they are about."""
    kept: list[str] = []
    remarks: dict[int, list[str]] = {}
    number = 0
    over = False
    for line in text.splitlines():
        if line.startswith(REMARK):
            said = line.removeprefix(REMARK).strip()
            if over and (about := ABOUT.fullmatch(said)):
                remarks.setdefault(int(about[1]), []).extend([about[2]] if about[2] else [])
            else:
                remarks.setdefault(number, []).append(said)
            continue
        kept.append(line)
        first = line.partition(" ")[0]
        over = over or first in ENDINGS
        number = int(first) if first.isascii() and first.isdecimal() and len(first) < 10 else number
    return "\n".join(kept) + "\n", remarks


def from_record(text: str, name: str, seat: int, first: int = 0, last: int | None = None) -> Skeleton:
    """The skeleton of a lesson that begins after one line of a record and goes on to another."""
    if NAME.fullmatch(name) is None:
        raise BadLesson("bad-name", name=name)
    bare, remarks = with_remarks(text)
    try:
        match = Match.from_record(read_record(bare))
    except BadRecord as error:
        parameters = {key: value for key, value in error.parameters.items() if key != "line"}
        raise BadRecord(error.code, _line_with_remarks(text, error.line), **parameters) from error
    if not 0 <= seat < match.players:
        raise BadLesson("bad-seat", "seat", seat=seat)
    end = len(match.lines()) - 1 if last is None else last
    if not 0 <= first <= end < len(match.lines()):
        raise BadLesson("no-such-line", "line", last=len(match.lines()) - 1)
    played = [line for line in match.standing() if first < line.number <= end]
    said = {line: texts for line, texts in remarks.items() if first <= line <= end}
    return write(match, first, seat, played, said, name)


def _line_with_remarks(text: str, line: int) -> int:
    """Where a line of a record stands in the file with its remarks, counted from 1."""
    kept = [at for at, each in enumerate(text.splitlines(), 1) if not each.startswith(REMARK)]
    return kept[line - 1] if 0 < line <= len(kept) else line


def write(
    match: Match, first: int, seat: int, played: Sequence[Line], remarks: Mapping[int, Sequence[str]], name: str
) -> Skeleton:
    """The skeleton of a lesson from what was played after a line of a match, and what was remarked about it."""
    steps: list[list[str]] = []
    texts: dict[str, str] = {"": name, "about": ""}
    others: list[str] = []

    def step(*more: str, line: int) -> None:
        key = f"step-{len(steps) + 1}"
        texts[key] = "\n\n".join(remarks.get(line, ()))
        given = [f"others = {json.dumps(others, ensure_ascii=False)}"] if others else []
        steps.append([*given, f'say = "{key}"', *more])
        others.clear()

    before = first
    for line in played:
        if line.seat != seat:
            others.append(line.text().partition(" ")[2])
        else:
            picks = " ".join(f"{value}/{among}" for value, among in line.picks)
            drawn = [f'picks = "{picks}"'] if picks else []
            step(f'expect = ["{line.move}"]', *drawn, line=before)
        before = line.number
    step(line=before)
    if len(steps) > MOST_STEPS:
        raise BadLesson("no-steps", "step")
    beginning = _beginning(match, first)
    toml = [f"seat = {seat}", *beginning]
    toml += [line for each in steps for line in ("", "[[step]]", *each)]
    return Skeleton("\n".join(toml) + "\n", _sentences(name, texts))


def _beginning(match: Match, first: int) -> list[str]:
    """What the lesson begins with: a position where there are any, else the record up to there."""
    if match.game.sets_up:
        position: dict[str, Any] = match.state_at(first).position()
        return [f"position = '''{json.dumps(position, ensure_ascii=False)}'''"]
    return [f"record = '''\n{match.record()}'''", f"line = {first}"]


def _sentences(name: str, texts: Mapping[str, str]) -> str:
    lines = []
    for key, text in texts.items():
        message = f"lesson-{name}-{key}" if key else f"lesson-{name}"
        lines.append(f"{message} = {_as_fluent(text) or '…'}")
    return "\n".join(lines) + "\n"


def _as_fluent(text: str) -> str:
    """Somebody's text as a message says it: over several lines if it has them, and nothing in it means anything."""
    literal = re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', text.strip())
    lines = [re.sub(r"^[*.\[]", lambda sign: f'{{"{sign[0]}"}}', line.strip()) for line in literal.splitlines()]
    return lines[0] if len(lines) == 1 else "".join(f"\n    {line}" if line else "\n" for line in lines)
