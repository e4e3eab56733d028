"""Texts that change a little at a time, as a stream sends them: whole at first, then what is new (docs/streams.md).

A text is compared in the chunks that its template yields. Most of them are the same objects from one drawing to the
next, so that this is quick. Of what has been replaced, the letters at both ends that have stayed are left alone; what
is long even then is looked at tag by tag.
"""

import re
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, compress
from operator import ne

from fullboard.web.encoding import Event

AT_ONCE = 32  # parts that are compared
WORTHWHILE = 3  # parts in a row that are always copied; of fewer, only
LEAST_COPY = 20  # letters
MOSTLY = 2  # of so many parts one is another
LEAST_TAGS = 4000  # letters that are looked at tag by tag: of fewer, packing saves what comparing would cost
MOST_COMPARED = 500  # pairs of texts whose differences are kept in mind: those of one move are asked for at once
LINE = b"\ndata: "
TAGS = re.compile("[^>]*>|[^>]+").findall  # with the text before each

Step = tuple[int, int, str]  # copy the old letters from here to there, then put in these


class Text:
    """A text as a stream shows it. Its chunks are shared with those of other viewers, and of its next version."""

    __slots__ = ("chunks", "version")

    def __init__(self, chunks: Iterable[str]) -> None:
        self.chunks = list(map(str, chunks))  # `Markup` marks whatever is cut out of it or put to it
        plain = "".join(self.chunks)
        if "\r" in plain:  # lines end in one letter: where two were cut apart, htmx would take them for two ends
            plain = plain.replace("\r\n", "\n").replace("\r", "\n")
            self.chunks = [plain]
        self.version = b"%08x" % zlib.crc32(plain.encode())

    def then(self, chunks: Iterable[str]) -> "Text":
        """What comes after this text: the same object if nothing has changed."""
        new = Text(chunks)
        return self if new.version == self.version else new

    @property
    def plain(self) -> str:
        """The text itself."""
        return "".join(self.chunks)

    @property
    def whole(self) -> Event:
        """What tells the text to somebody who has none."""
        return Event(b"id: %s%s%s\n\n" % (self.version, LINE, self.plain.encode().replace(b"\n", LINE)))


def change(old: Text, new: Text) -> Event:
    """What tells somebody who has one text how to come to another: the difference, or the other if that is shorter."""
    numbers, fresh = difference(old.chunks, new.chunks)
    head = b"event: delta\nid: %s\ndata: %s %s" % (new.version, old.version, numbers.encode())
    event = head + LINE + fresh.encode().replace(b"\n", LINE) + b"\n\n"
    whole = new.whole if len(fresh) > len(old.plain) // 2 else None  # else it is certainly longer
    return whole if whole is not None and len(whole.text) <= len(event) else Event(event)


def difference(old: Sequence[str], new: Sequence[str]) -> tuple[str, str]:
    """How to make a new text of an old one: three numbers for each step, and the letters that are new.

    The steps are: leave out so many letters of the old text (or go back), copy so many, and put in so many new ones.
    Letters are counted as JavaScript counts them.
    """
    script = Script()
    script.write(old, new, 0)
    numbers: list[int] = []
    at = 0
    for begin, end, fresh in script.steps:
        numbers += (begin - at, end - begin, _length(fresh))
        at = end
    return " ".join(map(str, numbers)), "".join([fresh for _, _, fresh in script.steps])


def assemble(old: str, numbers: str, fresh: str) -> str:
    """The new text, as the page's script makes it."""
    letters, news = old.encode("utf-16-le"), fresh.encode("utf-16-le")
    made = b""
    steps = iter(map(int, numbers.split()))
    at = used = 0
    for left_out, same, put_in in zip(steps, steps, steps, strict=True):
        at += left_out
        made += letters[2 * at : 2 * (at + same)] + news[2 * used : 2 * (used + put_in)]
        at += same
        used += put_in
    return made.decode("utf-16-le")


class Script:
    """What is to be done to a text, step by step."""

    def __init__(self) -> None:
        self.steps: list[Step] = [(0, 0, "")]

    def copy(self, begin: int, end: int) -> None:
        """Copy these letters of the old text."""
        if begin == end:
            return
        first, at, fresh = self.steps[-1]
        if begin == at and not fresh:
            self.steps[-1] = (first, end, "")
        else:
            self.steps.append((begin, end, ""))

    def put(self, text: str) -> None:
        """Put in these new ones."""
        first, end, fresh = self.steps[-1]
        self.steps[-1] = (first, end, fresh + text)

    def write(self, old: Sequence[str], new: Sequence[str], begin: int, by_tags: bool = False) -> None:
        """Make the new parts of the old ones, which begin at that letter."""
        places = list(accumulate(map(_measure("".join(old)), old), initial=begin))
        if (others := _replaced(old, new)) is None:
            self._rearrange(old, new, places, by_tags)
            return
        since = 0
        for first, end in others:
            self.copy(places[since], places[first])
            before, after = old[first:end], new[first:end]
            if end - first > 1 and not set(before).isdisjoint(after):  # what came before one went after another
                self._rearrange(before, after, places[first : end + 1], by_tags)
            elif by_tags:
                self.put("".join(after))
            else:
                for at in range(first, end):
                    self.replace(old[at], new[at], places[at])
            since = end
        self.copy(places[since], places[-1])

    def _rearrange(self, old: Sequence[str], new: Sequence[str], places: Sequence[int], by_tags: bool) -> None:
        """The same where parts have come and gone."""
        runs = _runs(old, new)
        following = [*(run[0] for run in runs[1:]), len(old)]
        for (first, end, since, until), beyond in zip(runs, following, strict=True):
            self.copy(places[first], places[end])
            if by_tags or beyond <= end:
                self.put("".join(new[since:until]))
            elif beyond - end == until - since:  # each in the place of another, as templates draw them
                for at, part, its in zip(places[end:beyond], old[end:beyond], new[since:until], strict=True):
                    self.replace(part, its, at)
            else:
                self.replace("".join(old[end:beyond]), "".join(new[since:until]), places[end])

    def replace(self, old: str, new: str, begin: int) -> None:
        """Make a new text of an old one that begins at that letter."""
        if old == new:
            self.copy(begin, begin + _length(old))
            return
        if len(new) < LEAST_COPY:
            self.put(new)
            return
        for since, until, fresh in compared(old, new):
            self.copy(begin + since, begin + until)
            self.put(fresh)


@lru_cache(MOST_COMPARED)
def compared(old: str, new: str) -> Sequence[Step]:
    """The steps from one text to another: both ends stay, as far as they are the same; between them, tag by tag.

    They follow from the two texts alone, so they are worked out once for all whose page changes in the same place.
    """
    head = _same_head(old, new)
    tail = _same_head(old[head:][::-1], new[head:][::-1])
    old_end, new_end = len(old) - tail, len(new) - tail
    since = _length(old[:head])
    until = since + _length(old[head:old_end])
    script = Script()
    script.copy(0, since)
    if min(old_end, new_end) - head < LEAST_TAGS:
        script.put(new[head:new_end])
    else:
        script.write(TAGS(old[head:old_end]), TAGS(new[head:new_end]), since, by_tags=True)
    script.copy(until, until + _length(old[old_end:]))
    return script.steps


def _replaced(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]] | None:
    """Which parts are others, from one to another, if most are what they were, and where they were."""
    if len(old) != len(new):
        return None
    others = list(compress(range(len(new)), map(ne, old, new)))
    if MOSTLY * len(others) > len(new):
        return None
    stretches: list[tuple[int, int]] = []
    for at in others:
        if stretches and stretches[-1][1] == at:
            stretches[-1] = (stretches[-1][0], at + 1)
        else:
            stretches.append((at, at + 1))
    return stretches


def _length(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def _same_head(one: str, other: str) -> int:
    """How many letters two texts have in common at the beginning."""
    same, most = 0, min(len(one), len(other))
    while same < most:
        half = (same + most + 1) // 2
        if one[same:half] == other[same:half]:
            same = half
        else:
            most = half - 1
    return same


def _measure(text: str) -> Callable[[str], int]:
    """What counts letters of that text: Python does, if there are none in it that JavaScript takes for two."""
    return len if len(text) == _length(text) else _length


def _runs(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """Parts of the old text to copy, from one to another, and after each run those of the new one to put in.

    One pass over the new parts: where the old text does not simply go on, look up where it has such a part (the last
    place, if there are several), and copy as long as both agree.
    """
    where = dict(zip(old, range(len(old)), strict=True))
    runs: list[tuple[int, int, int, int]] = []
    first = end = 0  # of the copy that has not been written down yet
    expected = 0  # where the old text would go on if parts were only replaced
    begin = at = 0  # of the new parts, the first that is not accounted for, and the one looked at
    while at < len(new):
        part = new[at]
        found = expected
        length = _agreement(old, new, found, at) if found < len(old) and old[found] == part else 0
        if length < WORTHWHILE:
            elsewhere = where.get(part, found)
            promising = len(part) >= LEAST_COPY or new[at + 1 : at + 2] == old[elsewhere + 1 : elsewhere + 2]
            if elsewhere != found and promising and (further := _agreement(old, new, elsewhere, at)) > length:
                found, length = elsewhere, further
        if length < WORTHWHILE and sum(map(len, new[at : at + length])) < LEAST_COPY:
            at += 1
            expected += 1
            continue
        while at > begin and found and new[at - 1] == old[found - 1]:
            at, found, length = at - 1, found - 1, length + 1
        if at:
            runs.append((first, end, begin, at))
        first, end = found, found + length
        expected = end
        begin = at = at + length
    runs.append((first, end, begin, len(new)))
    return runs


def _agreement(old: Sequence[str], new: Sequence[str], there: int, here: int) -> int:
    """How many parts are the same from there and here on."""
    begin = here
    while (one := old[there : there + AT_ONCE]) == (other := new[here : here + AT_ONCE]) and one:
        there += len(one)
        here += len(one)
    for part, its in zip(one, other, strict=False):
        if part != its:
            break
        here += 1
    return here - begin
