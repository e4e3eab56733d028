"""The sentences of the house or of one game in one language, from Fluent files; what is missing is said in English.

Two functions stand in our files besides Fluent's own: `SEAT($seat)` is the name of whoever sits there, and
`WORD($suit, "suit")` is the message `suit-red` if the suit is red, or its attribute `accusative` with
`form: "accusative"`. If there is a message `suit` itself, it is filled with the words of the value: `$first`,
`$second` and so on; a value that does not fill it has a message of its own. Both take lists too.
"""

import logging
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, fluent_number
from fluent.syntax.ast import Junk, Resource

from fullboard.words import files
from fullboard.words.language import language_of

log = logging.getLogger("fullboard.words")

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
HELPER = "n-"  # begins messages that only others of the same language use, such as `n-points`
SMALL = 10_000  # numbers below that are written alike everywhere
LARGE = 10**15  # from here on they are nobody's count, and written digit by digit
seated: ContextVar[Sequence[str | None]] = ContextVar("seated", default=())  # the names at the table spoken of


class Count(FluentInt):
    """A whole number; small ones are written without asking the locale how."""

    def format(self, locale: Any) -> str:
        """The number as people read it."""
        return int.__repr__(self) if -SMALL < self < SMALL else str(super().format(locale))


@lru_cache(maxsize=4096)
def count(value: int) -> Count:
    """That number."""
    return Count(value)


class Several(str):
    """A list: joined where it stands alone, item by item where a function is asked for it."""

    items: Sequence[Any]


def identifier(value: object) -> str:
    """The value as a part of a message's name; signs that no name can have are written by their code points."""
    return re.sub(r"[^\w-]", lambda sign: f"u{ord(sign[0]):x}", str(value), flags=re.ASCII)


class Catalogue:
    """All messages of a folder in a language."""

    def __init__(self, folder: str, language: str, more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.language = language_of(language)
        self.english = catalogue(folder, files.SOURCE) if language != files.SOURCE else None
        texts = [self.language.typeset(text) for text in (*more, *files.messages(folder, language))]
        found = frozenset(each for text in texts for each in MESSAGE.findall(text))
        self.own = frozenset(each for each in found if not each.startswith(HELPER))
        self.messages: frozenset[str] = self.own | (self.english.messages if self.english is not None else frozenset())
        self._templates = self.messages | found
        self._words: dict[tuple[str, str, str], str] = {}
        self._missed: set[str] = set()  # reported already
        functions: dict[str, Any] = {"SEAT": self._seat, "WORD": self._word}
        self._bundle = FluentBundle([str(self.language.locale)], functions=functions, use_isolating=False)
        for text in texts:
            resource = parsed(text)
            self._bundle.add_resource(resource)
            for junk in resource.body:
                if isinstance(junk, Junk):
                    log.warning("%s in %s: this cannot be read: %s", folder, language, (junk.content or "")[:60])

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return message in self.messages

    @property
    def missed(self) -> frozenset[str]:
        """The messages that were asked for in vain."""
        return frozenset(self._missed)

    def find(self, message: str, parameters: Mapping[str, Any]) -> str | None:
        """A message with its parameters, or None if there is none that these parameters fill."""
        found = self.find_own(message, parameters)
        if found is None and self.english is not None:
            return self.english.find(message, parameters)
        return found

    def find_own(self, message: str, parameters: Mapping[str, Any]) -> str | None:
        """The same in this very language alone."""
        pattern = self._pattern(message)
        if pattern is None:
            return None
        errors: list[Exception] = []
        values = CurrentEnvironment({key: self._value(each) for key, each in parameters.items()})
        try:
            text = pattern(ResolverEnvironment(self._bundle, errors, values))
        except ValueError as too_long:
            errors.append(too_long)
        return None if errors else str(text)

    def _pattern(self, message: str) -> Pattern | None:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def say(self, message: str, parameters: Mapping[str, Any]) -> str:
        """The same, or the message's own name: a sentence that is missing must not take the page away."""
        found = self.find(message, parameters)
        if found is None and message not in self._missed:
            self._missed.add(message)
            log.warning("%s: there is no message %s for %s", self.folder, message, ", ".join(parameters))
        return message if found is None else found

    def fill(self, message: str, values: Sequence[object]) -> str | None:
        """A message with `$first`, `$second` and so on; digits count as numbers."""
        numbers = [int(each) if isinstance(each, str) and each.isdecimal() else each for each in values]
        return self.find(message, dict(zip(PLACES, numbers, strict=False)))

    def word(self, value: object, table: str, form: str = "") -> str:
        """One value, or a list, by the table it belongs to; a value without a word is written as it is."""
        if isinstance(value, list | tuple):
            return self.language.join([self.word(each, table, form) for each in value])
        if table in self._templates:
            parts = str(value).split()
            filled = (self.fill(f"{table}.{form}", parts) if form else None) or self.fill(table, parts)
            return filled or self.find(f"{table}-{identifier(value)}", {}) or str(value)
        key = (table, str(value), form)
        if key not in self._words:
            name = f"{table}-{identifier(value)}"
            found = (self.find(f"{name}.{form}", {}) if form else None) or self.find(name, {})
            if found is None:
                return str(value)
            self._words[key] = found
        return self._words[key]

    def seat(self, seat: int) -> str:
        """Who sits there, or the number of the seat."""
        names = seated.get()
        known = names[seat] if 0 <= seat < len(names) else None
        return known or seat_name(self.language.code, seat)

    def _value(self, value: object) -> object:
        """A parameter as the compiled messages take it."""
        kind = type(value)
        if kind is str:
            return value
        if kind is float:
            return fluent_number(cast(float, value))
        if kind is int and -LARGE < cast(int, value) < LARGE:
            return count(cast(int, value))
        if isinstance(value, list | tuple):
            texts = [str(each) if type(each) is not int else count(each).format(self.language.locale) for each in value]
            joined = Several(self.language.join(texts))
            joined.items = value
            return joined
        return str(value)

    def _seat(self, seat: Any) -> str:
        """The function SEAT of our files."""
        if isinstance(seat, Several):
            return self.language.join([self.seat(int(each)) for each in seat.items])
        return self.seat(int(seat))

    def _word(self, value: Any, table: str, *, form: str = "") -> str:
        """The function WORD of our files."""
        given = value.items if isinstance(value, Several) else int(value) if isinstance(value, Count) else value
        return self.word(given, table, form)


@lru_cache(maxsize=256)
def parsed(text: str) -> Resource:
    """A file's messages; to parse them is what takes long, so the same text is parsed once."""
    resource: Resource = FluentResource(text)
    return resource


@cache
def catalogue(folder: str, language: str) -> Catalogue:
    """The messages of a folder in a language, compiled once."""
    return Catalogue(folder, language)


@cache
def seat_name(language: str, seat: int) -> str:
    """What somebody without a name is called."""
    return catalogue(files.HOUSE, language).say("seat", {"number": seat + 1})
