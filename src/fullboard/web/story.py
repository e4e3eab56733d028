"""The log of a match as pages tell it: in words, for one viewer; only what is new is put into words."""

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
        for told in match.story(seat, self._read):
            self.tale.append(told)
            self._tell(told["line"], _told(words, told))
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


def _told(words: Words, told: Told) -> str:
    if told["key"] == "undo":
        return translator(words.language)("Line {line} was taken back.", line=told["parameters"]["line"])
    return words.told(told["key"], told["parameters"])
