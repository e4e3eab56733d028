"""The log of a match as pages tell it: in words, for one viewer; only what is new is put into words."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from cachetools import LRUCache
from markupsafe import Markup, escape

from fullboard.core.match import Match
from fullboard.core.record import Line
from fullboard.core.story import FOR_ONE, Beat, Told
from fullboard.house.memory import forgets, kept, window_of
from fullboard.house.table import Table
from fullboard.web.rulings import ruling_of
from fullboard.words import Words, translator

MOST_STORIES = 4000  # kept in words: of a table there are several, one for every viewer and language
MOST_SENTENCES = 4000  # kept as HTML
MOST_RETOLD = 60  # sentences since one last decided something
LATEST = 8  # lines that are said aloud when they are new
SHOWN = 60  # of the log on the table's page, at least; the rest is a click away
BLOCK = 10  # lines that are drawn as one: all but the newest block stay what they are
SHED = 3 * BLOCK  # so many are left out at once, so that the end of the log stays the same for most moves


class Mark(NamedTuple):
    """A place in a story: what was told, shown and said until then."""

    whole: int = 0
    tale: int = 0
    lines: int = 0
    said: int = 0


BEGINNING = Mark()


class Recap(NamedTuple):
    """What has happened since somebody last decided something, in one place."""

    line: int  # of what they decided; 0 if they have not yet
    first: int  # sentence of the log since then
    headline: str  # what the rules last made of a move, as far as it concerns them
    own: str  # what else speaks of them: what they were given, or what the page did for them
    rest: str  # the other sentences, those of their own move apart
    whole: tuple[tuple[tuple[str, bool], ...], ...]  # what is told of each line, and whether it speaks of them


NO_RECAP = Recap(0, 0, "", "", "", ())


@dataclass
class Story:
    """What has happened at a table, as one seat or the onlookers may read it in one language."""

    whole: list[Told] = field(default_factory=list)  # as the game tells it
    tale: list[Told] = field(default_factory=list)  # as the table shows it: what is fleeting may be gone
    forgetting: bool = False  # whether it goes
    undone: frozenset[int] = frozenset()  # lines that were taken back
    window: Mark = BEGINNING  # where the present window begins: all before has faded already
    lines: list[tuple[int, str]] = field(default_factory=list)  # the same in words, with the number of the line
    items: list[Markup] = field(default_factory=list)  # the same as items of a list
    said: int = 0  # how many there were, faded ones included
    told: list[Markup] = field(default_factory=list)  # the same as it is said aloud, not seen
    read: int = 0
    last: Line | None = None
    full: list[Markup] = field(default_factory=list)  # blocks of items to which none is added any more
    left_out: int = 0  # of the log on the table's page
    log: list[Markup] = field(default_factory=list)  # the newest lines as items of a list, as they happened, in blocks
    latest: str = ""  # HTML: the last few, of which only the newest is seen; all are said aloud when they are new

    def go_on(self, match: Match, seat: int | None, words: Words, *, forgetting: bool = False) -> None:
        """Go on to the present line. Taking back can change what was told of earlier ones: then begin again."""
        lines = match.lines()
        if forgetting != self.forgetting:
            self.forgetting, self.read = forgetting, 0
        old = self.read and self.read <= len(lines) and lines[self.read - 1] is self.last
        if not old or any(line.undone is not None for line in lines[self.read :]):
            self.whole, self.read = [], 0
            self.undone = frozenset(line.undone for line in lines if line.undone is not None)
            self._begin()
        if self.read == len(lines):
            return
        window = window_of(self.whole) if forgetting else None
        new = match.story(seat, self.read)
        self.whole += new
        if forgetting and (present := window_of(self.whole)) != window:
            self._fade(present, words, match.game.key)
        else:
            self._tell(kept(new, forgetting=forgetting), words, match.game.key)
        self.read, self.last = len(lines), lines[-1]
        self._show()

    def _begin(self, mark: Mark = BEGINNING) -> None:
        """Nothing is told yet, or nothing beyond a mark."""
        self.window, self.said = mark, mark.said
        self.tale = self.tale[: mark.tale]
        self.lines = self.lines[: mark.lines]
        self.items = self.items[: mark.lines]
        self.told = self.told[: mark.lines]
        self.full = self.full[: mark.lines // BLOCK]

    def _fade(self, present: int | None, words: Words, key: str) -> None:
        """Another window has begun: what was fleeting in the last one fades. What came before that has done so."""
        window = self.window
        if any(told.get("window") == present for told in self.whole[: window.whole]):  # after taking back
            window = BEGINNING
        self._begin(window)
        left = [told.get("window") for told in self.whole[window.whole :]]
        first = left.index(present)
        told = kept(self.whole[window.whole :], forgetting=True)
        self._tell(told[:first], words, key)
        self.window = Mark(window.whole + first, len(self.tale), len(self.lines), self.said)
        self._tell(told[first:], words, key)

    def _tell(self, told: Sequence[Told | None], words: Words, key: str) -> None:
        """Put more of it into words; what has faded is counted, so that the others keep their places."""
        for there, tells in groupby(told, lambda each: each is not None):
            group = list(tells)
            if not there:
                self.said += len(group)
                continue
            present = [each for each in group if each is not None]
            self.tale += present
            for line, text, named in sentences(present, words):
                self.said += 1
                self.lines.append((line, text))
                ruling = ruling_of(words.folder, "story", named)
                self.items.append(listed(self.said, line, text, ruling, key if ruling else "", line in self.undone))
                self.told.append(aloud(self.said, text, False))

    def _show(self) -> None:
        """Put together what pages show of it."""
        self.left_out = _left_out(len(self.items))
        self.log = self._blocks(len(self.items))
        latest = self.told[-LATEST:]
        if latest and self.lines[-1][0]:
            latest[-1] = aloud(self.said, self.lines[-1][1], True)
        self.latest = Markup("\n".join(latest))

    def _blocks(self, end: int) -> list[Markup]:
        """The log on the table's page, up to a sentence."""
        for first in range(len(self.full) * BLOCK, len(self.items) - BLOCK + 1, BLOCK):
            self.full.append(self._block(first, first + BLOCK))
        begun = end - end % BLOCK
        newest = [self._block(begun, end)] if begun < end else []
        return [*self.full[_left_out(end) // BLOCK : begun // BLOCK], *newest]

    def _block(self, first: int, end: int) -> Markup:
        return Markup("".join(self.items[first:end]))

    def recap(self, match: Match, seat: int | None, words: Words) -> Recap:
        """What everybody did and the rules made of it since the viewer last had a choice, as they may read it."""
        headline, said = self._outcome(match, seat, words)
        since, taken_back = _since_own(match, seat, decided=True)
        since = max(1, since)  # how the table was set up is there to be seen
        new = [each for each in self.tale if each["line"] >= since and each["line"] not in taken_back]
        new = [each for each in new if each["key"] != "undo"][-MOST_RETOLD:]
        told = [(each, words.told(each["key"], each["parameters"])) for each in new]
        if len(told) < 2 and not headline:
            return NO_RECAP
        own = match.lines()[since].seat == seat
        whole = [
            tuple([(text, _names(each["parameters"], seat)) for each, text in tells])
            for _, tells in groupby(told, lambda each: each[0]["line"])
        ]
        later = [each for each in told if each[0] not in said and not (own and each[0]["line"] == since)]
        of_them = [text for each, text in later if _names(each["parameters"], seat)]
        of_others = [text for each, text in later if not _names(each["parameters"], seat)]
        first = bisect_left(self.lines, since, key=itemgetter(0))
        return Recap(since, first, headline, " ".join(of_them), " ".join(of_others), tuple(whole))

    def _outcome(self, match: Match, seat: int | None, words: Words) -> tuple[str, list[Told]]:
        """What the rules last made of a move since the viewer's own, as far as it concerns them."""
        since, taken_back = _since_own(match, seat)
        found: list[Told] = []
        personal: list[Told] = []  # what was said to this viewer outlasts what came of a move for all
        for told in reversed(self.tale):
            if told["line"] < since:
                break
            if not told.get("outcome") or told["line"] in taken_back or not _concerns(told["parameters"], seat):
                continue
            if told["outcome"] == FOR_ONE:
                personal[:0] = [told] if seat is not None else []
            elif not found or told["line"] == found[0]["line"]:
                found.insert(0, told)
        found = [*personal, *found]
        return " ".join(words.told(told["key"], told["parameters"]) for told in found), found

    def marked(self, first: int) -> list[Markup]:
        """The log on the table's page, with all that was told from a sentence on marked as new."""
        blocks = []
        for begin, block in enumerate(self.log, self.left_out // BLOCK):
            old = max(0, first - begin * BLOCK)
            items = self.items[begin * BLOCK : (begin + 1) * BLOCK]
            fresh = [Markup(str(item).replace("<li ", '<li class="new" ', 1)) for item in items[old:]]
            blocks.append(Markup("".join([*items[:old], *fresh])) if fresh else block)
        return blocks

    def until(self, beat: Beat) -> tuple[list[Markup], Markup]:
        """The log up to a beat; and what is said then, of which all that the beat is about is seen."""
        begin = bisect_left(self.lines, beat.line, key=itemgetter(0))
        over = bisect_right(self.lines, beat.line, key=itemgetter(0))
        first, end = min(begin + beat.first, over), min(begin + beat.end, over)
        back = len(self.lines) - self.said  # what has faded altogether is counted in the names of the others
        earlier = self.told[max(0, end - LATEST) : first]
        seen = [aloud(at + 1 - back, self.lines[at][1], True) for at in range(first, end)]
        return self._blocks(end), Markup("\n".join([*earlier, *seen]))


def _since_own(match: Match, seat: int | None, *, decided: bool = False) -> tuple[int, set[int]]:
    """The last line of a seat that stands, for onlookers one round ago; and the lines taken back since then.

    What was `decided` was not the only move.
    """
    taken_back: set[int] = set()
    lines = match.lines()
    for line in reversed(lines if seat is not None else lines[-match.players :]):
        if line.undone is not None:
            taken_back.add(line.undone)
        elif line.seat == seat and line.number not in taken_back and not (decided and _had_no_choice(match, line)):
            return line.number, taken_back
    return 0 if seat is not None else len(lines) - match.players, taken_back


def _had_no_choice(match: Match, line: Line) -> bool:
    """Whether a move was the only one."""
    return line.seat is not None and line.number > 0 and len(match.state_at(line.number - 1).legal(line.seat)) == 1


def _named(parameters: Mapping[str, Any]) -> list[int]:
    return [parameters[key] for key in ("seat", "other") if key in parameters] + [*parameters.get("seats", ())]


def _names(parameters: Mapping[str, Any], seat: int | None) -> bool:
    """Whether a sentence speaks of a seat."""
    return seat is not None and seat in _named(parameters)


def _concerns(parameters: Mapping[str, Any], seat: int | None) -> bool:
    """Whether a sentence speaks of a seat, or of nobody; all of them concern onlookers."""
    return seat is None or not _named(parameters) or seat in _named(parameters)


def _left_out(many: int) -> int:
    """How many of so many sentences the table's page leaves out, the same whether more have come since or not."""
    return max(0, many - SHOWN) // SHED * SHED


@lru_cache(MOST_SENTENCES)
def listed(number: int, line: int, text: str, ruling: str = "", key: str = "", undone: bool = False) -> Markup:
    """A sentence in the log, the same for all who may read it; it leads to the ruling that speaks of it, if one does.

    What was taken back stays, and can be seen to be. So many links would be so many stops for the keyboard: one goes
    through them with arrows, once the log is reached.
    """
    said = escape(text)
    if ruling:
        place = f"/games/{key}/rulings#{ruling.lower()}"
        said = Markup(f'<a href="{place}" target="_blank" tabindex="-1" data-ruling="{ruling}">{said}</a>')
    if undone:
        said = Markup(f"<del>{said}</del>")
    return Markup(f'<li id="log-{number}"><span class="line" aria-hidden="true">{line}</span> {said}</li>')


@lru_cache(MOST_SENTENCES)
def aloud(number: int, text: str, seen: bool) -> Markup:
    """A sentence that is said when it is new; the last one is seen as well."""
    hidden = "" if seen else " visually-hidden"
    return Markup(f'<span class="told{hidden}" id="told-{number}">{escape(text)} </span>')


class Stories:
    """The stories that are being told."""

    def __init__(self) -> None:
        self._told: LRUCache[tuple[str, int | None, Words], Story] = LRUCache(MOST_STORIES)

    def of(self, table: Table, seat: int | None, words: Words) -> Story:
        """The story of a table for one viewer."""
        assert table.match is not None
        viewer = (table.id, seat, words)
        story = self._told.get(viewer)
        if story is None:
            story = self._told[viewer] = Story()
        story.go_on(table.match, seat, words, forgetting=forgets(table))
        return story


stories = Stories()


def in_words(tale: Iterable[Told], words: Words) -> list[tuple[int, str]]:
    """A story in words, with the numbers of its lines; what was taken back together is told in one."""
    return [(line, text) for line, text, _ in sentences(tale, words)]


def sentences(tale: Iterable[Told], words: Words) -> list[tuple[int, str, str]]:
    """The same with what each sentence is about."""
    said = []
    for undone, tells in groupby(tale, lambda told: told["key"] == "undo"):
        if not undone:
            said += [(told["line"], words.told(told["key"], told["parameters"]), told["key"]) for told in tells]
            continue
        back = list(tells)
        text = _taken_back([told["parameters"]["line"] for told in back], words.language)
        said.append((back[-1]["line"], text, "undo"))
    return said


def _taken_back(lines: list[int], language: str) -> str:
    """Which moves were taken back, those that follow each other as a span."""
    _ = translator(language)
    if len(lines) == 1:
        return _("story-undo", line=lines[0])
    spans: list[list[int]] = []
    for line in sorted(lines):
        if spans and spans[-1][-1] == line - 1:
            spans[-1].append(line)
        else:
            spans.append([line])
    told = [_("story-undo-span", first=span[0], last=span[-1]) if len(span) > 1 else str(span[0]) for span in spans]
    return _("story-undo-lines", lines=told)
