"""What somebody may be called, and what may be said: letters that can be read."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import count

from fullboard.core.match import LONGEST_NAME
from fullboard.core.shelf import shelf
from fullboard.house.errors import BadRequest
from fullboard.words import bot_label, languages

UNREADABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control and direction characters, and what is no character
JOINERS = "\u200c\u200d"  # within words of some scripts, and within emoji
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that nobody can see
IN_BRACKETS = re.compile(r"[(\[{<]([^][(){}<>]+)[)\]}>]\W*$")  # at the end
MOST_MARKS = 3  # that one letter may carry


def check_name(name: object) -> str:
    """A name that can be shown: some letters, no control or direction characters, no towers of accents."""
    if not isinstance(name, str) or not (name := unicodedata.normalize("NFC", name).strip()):
        raise BadRequest("name-missing")
    if len(name) > LONGEST_NAME:
        raise BadRequest("name-too-long", longest=LONGEST_NAME)
    if any(unicodedata.category(letter) in UNREADABLE for letter in name) or not can_be_seen(name) or _towers(name):
        raise BadRequest("name-unreadable")
    if _is_a_bots(name):
        raise BadRequest("name-of-a-bot")
    return name


def told_apart(names: Sequence[str | None]) -> list[str | None]:
    """Names of those at one table: whoever is called like somebody before them has a number behind it."""
    found: list[str | None] = []
    taken = {name.casefold() for name in names if name}
    met: set[str] = set()
    for name in names:
        if name and name.casefold() in met:
            numbered = (f"{name[: LONGEST_NAME - 3].rstrip()} {number}" for number in count(2))
            name = next(each for each in numbered if each.casefold() not in taken)
            taken.add(name.casefold())
        if name:
            met.add(name.casefold())
        found.append(name)
    return found


def can_be_seen(text: str) -> bool:
    """Whether there is a letter in it."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in text)


def is_plain(letter: str) -> bool:
    """Whether a letter may stand in what somebody says."""
    return letter in JOINERS or unicodedata.category(letter) not in UNREADABLE


def _is_a_bots(name: str) -> bool:
    """Whether a name ends as records and pages write that of a bot: with its kind in brackets."""
    found = IN_BRACKETS.search(_spelt_alike(name))
    return found is not None and found[1].strip().partition("@")[0] in _bots()


def _spelt_alike(text: str) -> str:
    """Without what is hardly seen: capitals, letters of other widths, kinds of spaces and apostrophes."""
    return unicodedata.normalize("NFKC", text).casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


@cache
def _bots() -> frozenset[str]:
    """What kinds of bots are called, as they are known by and in every language."""
    from fullboard.house.table import ADAPTS  # which asks here for names

    known = {ADAPTS, *(bot for game in shelf().values() for bot in shelf().bots_for(game))}
    labels = {_spelt_alike(bot_label(language, bot)) for language in languages() for bot in known}
    return frozenset({"bot", *known, *labels})


def _towers(text: str) -> bool:
    """Whether more marks are heaped on a letter than any script does."""
    heap = 0
    for letter in text:
        heap = heap + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if heap > MOST_MARKS:
            return True
    return False
