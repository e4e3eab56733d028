"""The log of a match as pages tell it: in words, for one viewer; only what is new is put into words."""

from collections.abc import Iterable
from itertools import groupby

from markupsafe import Markup, escape

from fullboard.core.match import Match
from fullboard.core.record import Line
from fullboard.core.story import Told
from fullboard.house.table import Table
from fullboard.web.tongue import translator
from fullboard.words import Words

MOST_STORIES = 24  # of one table kept in words: every seat and the onlookers, in each language
LATEST = 8  # lines that are said aloud when they are new


class Story:
    """What has happened at a table, as one seat or the onlookers may read it in one language."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.tale: list[Told] = []  # as the game tells it
        self.lines: list[tuple[int, str]] = []  # the same in words, with the number of the line
        self.log = Markup("")  # the same as items of a list, the newest first
        self.latest = Markup("")  # the last few, of which only the newest is seen
        self._items = ""
        self._said: list[str] = []  # each of them, not seen
        self._read = 0
        self._last: Line | None = None

    def read(self, match: Match, seat: int | None, words: Words) -> None:
        """Go on to the present line. Taking back can change what was told of earlier ones: then begin again."""
        lines = match.lines()
        old = self._read and self._read <= len(lines) and lines[self._read - 1] is self._last
        if not old or any(line.undone is not None for line in lines[self._read :]):
            self._begin()
        if self._read == len(lines):
            return
        told = match.story(seat, self._read)
        self.tale += told
        for line, text in in_words(told, words):
            self._tell(line, text)
        self._read, self._last = len(lines), lines[-1]
        self.log = Markup(self._items)
        self.latest = Markup("".join([*self._said[-LATEST:-1], self._newest()]))

    def _tell(self, line: int, text: str) -> None:
        self.lines.append((line, text))
        number, said = len(self.lines), escape(text)
        item = f'<li id="log-{number}"><span class="line" aria-hidden="true">{line}</span> {said}</li>'
        self._items = item + self._items
        self._said.append(f'<span class="told visually-hidden" id="told-{number}">{said} </span>')

    def _newest(self) -> str:
        line = self.lines[-1][0]
        return self._said[-1].replace(" visually-hidden", "", 1) if line else self._said[-1]


def story_of(table: Table, match: Match, seat: int | None, words: Words) -> Story:
    """The story of a table for one viewer, kept with the table."""
    viewer = (seat, words)
    story = table.told.get(viewer)
    if story is None:
        while len(table.told) >= MOST_STORIES:
            table.told.pop(next(iter(table.told)))
        story = table.told[viewer] = Story()
    story.read(match, seat, words)
    return story


def in_words(tale: Iterable[Told], words: Words) -> list[tuple[int, str]]:
    """A story in words, with the numbers of its lines; what was taken back together is told in one."""
    said = []
    for undone, tells in groupby(tale, lambda told: told["key"] == "undo"):
        if not undone:
            said += [(told["line"], words.told(told["key"], told["parameters"])) for told in tells]
            continue
        back = list(tells)
        said.append((back[-1]["line"], _taken_back([told["parameters"]["line"] for told in back], words.language)))
    return said


def _taken_back(lines: list[int], language: str) -> str:
    """Which lines were taken back, those that follow each other as a span."""
    _ = translator(language)
    if len(lines) == 1:
        return _("Line {line} was taken back.", line=lines[0])
    spans: list[list[int]] = []
    for line in sorted(lines):
        if spans and spans[-1][-1] == line - 1:
            spans[-1].append(line)
        else:
            spans.append([line])
    told = [f"{span[0]}\N{EN DASH}{span[-1]}" if len(span) > 1 else str(span[0]) for span in spans]
    return _("Lines {lines} were taken back.", lines=", ".join(told))
