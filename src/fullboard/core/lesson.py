"""A lesson: a moment of a match to begin from, and steps that say, ask, and expect moves (`docs/lessons.md`).

This module reads the file and knows nothing of rules; `teaching.py` plays it.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fullboard.core.edition import MOST_DOTS
from fullboard.core.errors import BadLesson, BadRecord
from fullboard.core.reading import DataPath, Reader, anything, listed, maybe, number, otherwise, table
from fullboard.core.record import NOTATION, Line, Picks, read_line

LARGEST = 1 << 17  # characters of a file
MOST_STEPS = 60
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
ANCHOR = re.compile(r"[#.][A-Za-z][\w-]*|[a-z0-9+-]+(?: [a-z0-9+-]+)*", re.ASCII)
CHECKS = ("is", "least", "most", "has", "lacks")
BELONGS = {"read": (), "move": ("picks", "wrong", "hint"), "answer": ("right", "wrong", "hint")}  # by kind of step
GO_ON = "go"  # what the learner does where there is nothing to do but read


@dataclass(frozen=True)
class Condition:
    """Something that is seen on the table: what stands at a place of the view."""

    at: str
    check: str  # one of CHECKS
    value: Any

    def found(self, view: Mapping[str, Any]) -> Any:
        """What stands there, or None."""
        value: Any = view
        for part in self.at.split("."):
            try:
                value = value[part] if isinstance(value, Mapping) else value[int(part)]
            except (KeyError, IndexError, TypeError, ValueError):
                return None
        return value

    def holds(self, view: Mapping[str, Any]) -> bool:
        """Whether it is so."""
        found = self.found(view)
        if self.check in ("least", "most"):
            is_number = type(found) is int
            return is_number and (found >= self.value if self.check == "least" else found <= self.value)
        if self.check in ("has", "lacks"):
            return isinstance(found, list | dict | str) and (self.value in found) == (self.check == "has")
        return bool(found == self.value)


@dataclass(frozen=True)
class Step:
    """One thing the learner is told or asked, and what the others do before it."""

    say: str | None
    light: tuple[str, ...]
    others: tuple[Line, ...]
    expect: tuple[str, ...]  # moves, any of which will do
    brings: tuple[Condition, ...]  # or what a move must bring about
    picks: Picks  # what is drawn with that move
    answers: tuple[str, ...]  # of a question
    right: str | None
    wrong: Mapping[str, str]  # what is said to other moves or answers, by patterns; `*` stands for anything
    hint: str | None
    holds: tuple[Condition, ...]  # what must be so on the table, for the sake of the texts

    @property
    def kind(self) -> str:
        """What the learner does: move, answer or read."""
        return "move" if self.expect or self.brings else "answer" if self.answers else "read"


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was read."""

    name: str  # of its file
    order: int  # on the shelf
    minutes: int
    seat: int
    begin: Mapping[str, Any] | None  # a new match: players, options, and what is drawn for its set-up
    position: Mapping[str, Any] | None
    record: str | None
    line: int | None  # of the record: the last one that was played
    steps: tuple[Step, ...]
    source: str

    def message(self, key: str = "") -> str:
        """The name of a message of this lesson; without a key, of its title."""
        return f"lesson-{self.name}-{key}" if key else f"lesson-{self.name}"

    def messages(self) -> dict[str, str]:
        """All messages it needs, each with the path of a value that names it; title and what it is about have none."""
        found = {self.message(): "", self.message("about"): ""}
        for at, step in enumerate(self.steps):
            path = f"step[{at}]"
            keys = [(step.say, "say"), (step.hint, "hint")]
            keys += [(key, "wrong") for key in step.wrong.values()]
            keys += [(key, "answers") for key in step.answers if not key.isdecimal()]
            for key, where in keys:
                if key:
                    found.setdefault(self.message(key), f"{path}.{where}")
        return found

    def where(self, path: str) -> int:
        """The line of the file at which the value of a path stands, or the nearest one before it."""
        return line_of(self.source, path)


def read_lesson(text: str, name: str) -> Lesson:
    """Read a lesson; raises BadLesson naming the line that is wrong."""
    try:
        return _read(text, name)
    except BadLesson as error:
        if not error.line and error.path:
            parameters = {key: value for key, value in error.parameters.items() if key not in ("path", "line")}
            raise BadLesson(error.code, error.path, line_of(text, error.path), **parameters) from error
        raise


def _read(text: str, name: str) -> Lesson:
    if NAME.fullmatch(name) is None:
        raise BadLesson("bad-name", name=name)
    if len(text) > LARGEST:
        raise BadLesson("too-long", most=LARGEST)
    for at, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise BadLesson("bad-toml", line=at)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        raise BadLesson("bad-toml", line=int(found[1]) if found else text.count("\n") + 1) from error
    given = table(LESSON)(data, DataPath("", BadLesson))
    steps = tuple(Step(**{**step, "light": tuple(step["light"])}) for step in given.pop("step"))
    begun = [key for key in ("begin", "position", "record") if given[key] is not None]
    if len(begun) != 1:
        raise BadLesson("one-beginning", begun[-1] if begun else "")
    lesson = Lesson(name=name, steps=steps, source=text, **given)
    for at, step in enumerate(lesson.steps):
        _check_step(step, f"step[{at}]")
    if lesson.steps[0].say is None:
        raise BadLesson("nothing-said", "step[0]")
    return lesson


def _check_step(step: Step, path: str) -> None:
    if bool(step.expect) + bool(step.brings) + bool(step.answers) > 1:
        raise BadLesson("one-task-a-step", path)
    if step.kind == "read" and step.say is None:
        raise BadLesson("nothing-said", path)
    for key in ("picks", "wrong", "hint", "right"):
        if getattr(step, key) and key not in BELONGS[step.kind]:
            raise BadLesson("nothing-to-do", f"{path}.{key}", key=key)
    if step.answers and step.right not in step.answers:
        raise BadLesson("right-not-offered", f"{path}.right")


# What may stand in the file


def _text(pattern: re.Pattern[str], code: str) -> Reader[str]:
    def read(value: Any, place: DataPath) -> str:
        if not isinstance(value, str) or pattern.fullmatch(value) is None:
            raise place.wrong(code)
        return value

    return read


def _condition(value: Any, place: DataPath) -> Condition:
    given = table({"at": _text(re.compile(r"[\w .+-]+"), "bad-place"), **dict.fromkeys(CHECKS, anything)})(value, place)
    checks = [check for check in CHECKS if given[check] is not None]
    if len(checks) != 1:
        raise place.wrong("one-check", known=list(CHECKS))
    if checks[0] in ("least", "most"):
        number(-(1 << 31), 1 << 31)(given[checks[0]], place.key(checks[0]))
    return Condition(given["at"], checks[0], given[checks[0]])


def _line(value: Any, place: DataPath) -> Line:
    """What another seat does: `seat move`, with ` | v/n …` if something is drawn."""
    try:
        return read_line(f"0 {value}")
    except BadRecord as error:
        raise place.wrong("bad-move-line") from error


def _picks(value: Any, place: DataPath) -> Picks:
    try:
        return read_line(f"0 0 draw | {value}").picks if value else []
    except BadRecord as error:
        raise place.wrong("bad-picks") from error


def _answer(value: Any, place: DataPath) -> str:
    if type(value) is int and 0 <= value < 1 << 31:
        return str(value)
    return _text(NAME, "bad-key")(value, place)


def _replies(value: Any, place: DataPath) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise place.wrong("not-a-table")
    return {pattern: _text(NAME, "bad-key")(key, place.key(pattern)) for pattern, key in value.items()}


def _table(value: Any, place: DataPath) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise place.wrong("not-a-table")
    return value


def _position(value: Any, place: DataPath) -> Mapping[str, Any]:
    """A table, or the same as JSON: TOML has no word for nothing."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise place.wrong("bad-json") from error
    return _table(value, place)


def _words(value: Any, place: DataPath) -> str:
    if not isinstance(value, str):
        raise place.wrong("not-text")
    return value


def _several(item: Reader[Any]) -> Reader[Any]:
    return otherwise([], lambda value, place: tuple(listed(item)(value, place)))


KEY = maybe(_text(NAME, "bad-key"))
STEP: dict[str, Reader[Any]] = {
    "say": KEY,
    "light": _several(_text(ANCHOR, "bad-anchor")),
    "others": _several(_line),
    "expect": _several(_text(NOTATION, "bad-notation")),
    "brings": _several(_condition),
    "picks": otherwise("", _picks),
    "answers": _several(_answer),
    "right": maybe(_answer),
    "wrong": otherwise({}, _replies),
    "hint": KEY,
    "holds": _several(_condition),
}
LESSON: dict[str, Reader[Any]] = {
    "order": otherwise(99, number(0, 999)),
    "minutes": otherwise(3, number(1, 60)),
    "seat": otherwise(0, number(0, 99)),
    "begin": maybe(table({"players": number(1, 99), "options": otherwise({}, _table), "picks": otherwise("", _picks)})),
    "position": maybe(_position),
    "record": maybe(_words),
    "line": maybe(number(0)),
    "step": listed(table(STEP), 1, "no-steps", MOST_STEPS),
}


def line_of(text: str, path: str) -> int:
    """The line at which the value of a path such as `step[2].expect[0]` stands, as far as it can be found; 0 if not."""
    lines = text.splitlines()
    begin, end, rest = 0, len(lines), path
    if found := re.match(r"step\[(\d+)\]\.?", path):
        heads = [at for at, line in enumerate(lines) if line.strip().startswith("[[step]]")]
        wanted = int(found[1])
        if wanted < len(heads):
            begin, end = heads[wanted], heads[wanted + 1] if wanted + 1 < len(heads) else len(lines)
        rest = path[found.end() :]
    at = begin + 1 if rest != path else 0
    for part in re.split(r"[.\[\]]+", rest):
        if not part or part.isdecimal():
            continue
        key = re.compile(
            rf'^\s*(?:\[+(?:[\w-]+\.)*)?"?{re.escape(part)}"?(?:\]|\s*=)|[{{,]\s*"?{re.escape(part)}"?\s*='
        )
        hits = [each for each in range(begin, end) if key.search(lines[each])]
        if not hits:
            break
        begin = hits[0]
        at = begin + 1
    return at
