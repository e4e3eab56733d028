"""Records: a match as text, exact and self-contained. `docs/records.md` describes the format.

This module reads and writes the text and knows nothing of rules; `Match.from_record` replays it.
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from fullboard.core.errors import BadRecord

FORMAT = 2  # of what is written; format 1 named the draws of a live table by line, see `dealer.py`
FORMATS = (1, 2)
LONGEST = 1 << 20  # characters
MOST_PICK = 1 << 31
REMARK = "# "  # begins what anybody may add behind the end; nothing depends on it

_NUMBER = r"(?:0|[1-9][0-9]{0,9})"
_WORDS = r"[a-z0-9+-]+(?: [a-z0-9+-]+)*"
_PICKS = rf"(?: \|((?: {_NUMBER}/{_NUMBER})+))?"
SET_UP = re.compile(rf"({_NUMBER}) set-up{_PICKS}", re.ASCII)
UNDO = re.compile(rf"({_NUMBER}) undo ({_NUMBER})", re.ASCII)
MOVE = re.compile(rf"({_NUMBER}) ({_NUMBER}) ({_WORDS}){_PICKS}", re.ASCII)
END = re.compile(r"end((?: -?[0-9]{1,12})+)", re.ASCII)
SECRET = re.compile(r"secret ([0-9a-f]{64})", re.ASCII)
NOTATION = re.compile(_WORDS, re.ASCII)

Picks = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: the set-up (no seat), a move, or an undo that names the line it takes back."""

    number: int
    seat: int | None = None
    move: str = ""
    picks: Picks = field(default_factory=list)
    undone: int | None = None

    def text(self) -> str:
        """The line as it stands in a record."""
        if self.undone is not None:
            return f"{self.number} undo {self.undone}"
        what = "set-up" if self.seat is None else f"{self.seat} {self.move}"
        picks = " |" + "".join(f" {value}/{among}" for value, among in self.picks) if self.picks else ""
        return f"{self.number} {what}{picks}"


@dataclass
class Heading:
    """What was agreed before the first line. `names` alone stays outside every hash."""

    game: str
    rules: int
    edition: Any
    digest: str
    players: int
    options: dict[str, Any]
    names: list[str | None]
    seed: int | None = None
    commitment: str | None = None
    salts: list[str] | None = None
    position: dict[str, Any] | None = None
    format: int = FORMAT

    def text(self, *, names: bool = True) -> str:
        """The heading as it stands in a record, or what of it is hashed."""
        said = [(name, value) for name, value in self._said() if names or name != "names"]
        return "".join(f"{name} {value if name in _BARE else _json(value)}\n" for name, value in said)

    def where(self, name: str) -> int:
        """The line of the text that says this, counted from 1."""
        names = [each for each, _ in self._said()]
        return names.index(name) + 1 if name in names else 1

    @property
    def height(self) -> int:
        """How many lines of text it takes."""
        return len(self._said())

    def _said(self) -> list[tuple[str, Any]]:
        said = [("fullboard", self.format)]
        said += [(name, value) for name in _HEADINGS if (value := getattr(self, name)) is not None]
        return said


@dataclass
class Record:
    """A whole record: heading, lines, and how it ends (`end` with scores, `closed`, or still `open`)."""

    heading: Heading
    lines: list[Line]
    ending: str = "open"
    scores: list[int] | None = None
    secret: str | None = None

    @classmethod
    def of(
        cls, heading: str, lines: Iterable[str], ending: str | None = None, names: Sequence[str | None] | None = None
    ) -> "Record":
        """A record whose parts were kept apart: `Match.heading()`, `Line.text()`, `ending_line()` and the names."""
        record = cls(read_heading(heading, names), [])
        at = record.first_line
        for number, text in enumerate(lines):
            line = read_line(text, at + number)
            check_place(line, number, at + number)
            record.lines.append(line)
        at += len(record.lines)
        if not record.lines:
            raise BadRecord("truncated", at)
        if ending is not None:
            record.ending, record.scores = read_ending(ending, at)
        return record

    @property
    def first_line(self) -> int:
        """Where line 0 stands in the text, counted from 1."""
        return self.heading.height + 2

    def ending_line(self) -> str:
        """The line that says how it ends, as it stands in the text."""
        return self.ending + "".join(f" {score}" for score in self.scores or ())

    def text(self) -> str:
        """The record as text."""
        secret = f"secret {self.secret}\n" if self.secret is not None else ""
        log = "".join(line.text() + "\n" for line in self.lines)
        return f"{self.heading.text()}\n{log}{self.ending_line()}\n{secret}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    """Read a record; raises BadRecord naming the line of the text that is wrong."""
    if not isinstance(text, str):
        raise BadRecord("not-text")
    if len(text) > LONGEST:
        raise BadRecord("too-long", most=LONGEST)
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    else:
        raise BadRecord("truncated", len(lines)) if lines[0].startswith("fullboard ") else BadRecord("not-a-record", 1)
    heading, at = _read_heading(lines, {})
    record = Record(heading, [])
    while at < len(lines) and _is_numbered(lines[at]):
        line = read_line(lines[at], at + 1)
        check_place(line, len(record.lines), at + 1)
        record.lines.append(line)
        at += 1
    if not record.lines:
        raise BadRecord("truncated" if at >= len(lines) else "bad-line", at + 1)
    _read_end(record, lines, at)
    return record


def read_heading(text: str, names: Sequence[str | None] | None = None) -> Heading:
    """A heading without its names, as `Match.heading()` gives it; nobody is named unless names are given."""
    lines = text.split("\n")
    heading, at = _read_heading(lines, {"names": list(names or ())})
    if at < len(lines):
        raise BadRecord("bad-line", at + 1)
    return heading if names is not None else replace(heading, names=[None] * heading.players)


def read_line(text: str, at: int = 0) -> Line:
    """A numbered line of the log; `at` is where it stands, for the message if it cannot be read."""
    if found := MOVE.fullmatch(text):
        return Line(int(found[1]), int(found[2]), found[3], _read_picks(found[4], at))
    if found := UNDO.fullmatch(text):
        return Line(int(found[1]), undone=int(found[2]))
    if found := SET_UP.fullmatch(text):
        return Line(int(found[1]), picks=_read_picks(found[2], at))
    raise BadRecord("bad-line", at)


def read_ending(text: str, at: int = 0) -> tuple[str, list[int] | None]:
    """How a match ends, and the scores if it was played to its end."""
    if found := END.fullmatch(text):
        return "end", [int(score) for score in found[1].split()]
    if text in ("closed", "open"):
        return text, None
    raise BadRecord("bad-line", at)


def check_place(line: Line, number: int, at: int) -> None:
    """Raise BadRecord unless this line may have this number: the set-up is the first, and the only one."""
    if line.number != number:
        raise BadRecord("line-number", at, expected=number, found=line.number)
    if (line.seat is None and line.undone is None) != (number == 0):
        raise BadRecord("set-up-first", at)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 63


def is_salt(value: object) -> bool:
    """Whether this is what a seat adds to the deal: sixteen bytes, or nothing."""
    return value == "" or _is_hex(value, 32)


def _is_hex(value: object, digits: int) -> bool:
    return isinstance(value, str) and re.fullmatch(rf"[0-9a-f]{{{digits}}}", value) is not None


_HEADINGS: dict[str, tuple[Callable[[Any], bool], bool]] = {  # name: (is it well formed?, must it be there?)
    "game": (lambda value: isinstance(value, str), True),
    "rules": (_is_count, True),
    "edition": (lambda value: isinstance(value, str | dict), True),
    "digest": (lambda value: _is_hex(value, 64), True),
    "players": (_is_count, True),
    "options": (lambda value: isinstance(value, dict), True),
    "names": (lambda value: isinstance(value, list), True),
    "seed": (_is_count, False),
    "commitment": (lambda value: _is_hex(value, 64), False),
    "salts": (lambda value: isinstance(value, list) and all(is_salt(salt) for salt in value), False),
    "position": (lambda value: isinstance(value, dict), False),
}
_BARE = {"game", "digest", "commitment"}  # written without quotation marks


def _read_heading(lines: list[str], found: dict[str, Any]) -> tuple[Heading, int]:
    """The heading, some of which may have been found before, and how many lines it takes with the empty one."""
    first = re.fullmatch(r"fullboard ([0-9]{1,9})", lines[0] if lines else "", re.ASCII)
    if first is None:
        raise BadRecord("not-a-record", 1)
    if int(first[1]) not in FORMATS:
        raise BadRecord("unknown-format", 1, found=int(first[1]), known=list(FORMATS))
    at = 1
    while at < len(lines) and lines[at] != "":
        name, _, rest = lines[at].partition(" ")
        if name not in _HEADINGS:
            raise BadRecord("unknown-heading", at + 1, heading=name[:40])
        if name in found:
            raise BadRecord("heading-twice", at + 1, heading=name)
        value = rest if name in _BARE else _read_json(rest, at + 1)
        if not _HEADINGS[name][0](value):
            raise BadRecord("bad-heading", at + 1, heading=name)
        found[name] = value
        at += 1
    if at == len(lines):
        raise BadRecord("truncated", at)
    for name, (_, needed) in _HEADINGS.items():
        if needed and name not in found:
            raise BadRecord("heading-missing", at + 1, heading=name)
    if ("commitment" in found) != ("salts" in found) or ("commitment" in found and "seed" in found):
        raise BadRecord("heading-missing", at + 1, heading="salts" if "commitment" in found else "commitment")
    return Heading(**found, format=int(first[1])), at + 1


def _read_json(text: str, line: int) -> Any:
    def refuse(constant: str) -> None:
        raise ValueError(constant)

    try:
        value = json.loads(text, parse_constant=refuse)
        text.encode()  # lone surrogates have no place in a file
        _json(value).encode()
    except (ValueError, RecursionError):
        raise BadRecord("bad-json", line) from None
    return value


def _is_numbered(text: str) -> bool:
    return text[:1].isascii() and text[:1].isdigit()


def _read_picks(text: str | None, at: int) -> Picks:
    picks = []
    for pick in (text or "").split():
        value, among = map(int, pick.split("/"))
        if not value < among <= MOST_PICK:
            raise BadRecord("bad-pick", at, pick=pick)
        picks.append((value, among))
    return picks


def _read_end(record: Record, lines: list[str], at: int) -> None:
    """How the record ends, and the secret if there is one; nothing but remarks may follow."""
    if at == len(lines):
        raise BadRecord("truncated", at)
    record.ending, record.scores = read_ending(lines[at], at + 1)
    at += 1
    if at < len(lines) and (found := SECRET.fullmatch(lines[at])):
        if record.ending == "open" or record.heading.commitment is None:
            raise BadRecord("secret-out-of-place", at + 1)
        record.secret = found[1]
        at += 1
    while at < len(lines) and lines[at].startswith(REMARK):
        at += 1
    if at < len(lines):
        raise BadRecord("after-the-end", at + 1)
