"""What a language brings besides sentences: how it writes numbers, lists and quotation marks, and where lines break."""

import re
import tomllib
from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from fullboard.words import files


class Language:
    """One language by its code, with what its `language.toml` says of it; all of that is optional."""

    def __init__(self, code: str) -> None:
        text = files.house_file(code, "language.toml")
        facts = tomllib.loads(text) if text else {}
        self.code = code
        self.locale = _locale(facts.get("formats", code)) or Locale(files.SOURCE)
        self._name: str | None = facts.get("name")
        self._apostrophe: str = facts.get("apostrophe", "'")
        self._quotes: list[str] = facts.get("quotes", ["“", "”", "‘", "’"])  # noqa: RUF001
        before, after = (re.escape(facts.get("typeset", {}).get(side, "")) for side in ("before", "after"))
        parts = [rf" (?=[{before}](?![\w-]))"] if before else []
        parts += [rf"(?<=[{after}]) "] if after else []
        self._no_break = re.compile("|".join(parts)) if parts else None

    @property
    def name(self) -> str:
        """The language in its own words."""
        locale = _locale(self.code)
        own = self._name or (locale.get_display_name() if locale else None) or self.code
        return own[:1].upper() + own[1:]

    def typeset(self, text: str) -> str:
        """The text with this language's apostrophes, and no-break spaces where it has a space but no line may end."""
        curled = text.replace("'", self._apostrophe)
        return self._no_break.sub("\N{NO-BREAK SPACE}", curled) if self._no_break else curled

    def join(self, items: Sequence[str]) -> str:
        """A list in a sentence: commas, and the word for “and” before the last."""
        return format_list(items, locale=self.locale) if items else ""

    def quote(self, text: str) -> str:
        """The text in quotation marks; those inside it become inner ones."""
        opening, closing, inner_opening, inner_closing = self._quotes
        inside = re.sub(rf"{opening}\s*", inner_opening, text)
        inside = re.sub(rf"\s*{closing}", inner_closing, inside)
        return self.typeset(f"{opening} {inside} {closing}") if self._spaced else f"{opening}{inside}{closing}"

    @property
    def _spaced(self) -> bool:
        """Whether quotation marks stand off from what they quote."""
        return self._no_break is not None and self.typeset(f"{self._quotes[0]} ") != f"{self._quotes[0]} "


def _locale(code: str) -> Locale | None:
    """What the CLDR knows of a language, if it does."""
    try:
        return Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


@cache
def language_of(code: str) -> Language:
    """A language by its code."""
    return Language(code)


def typeset(text: str, language: str) -> str:
    """The text as that language breaks lines."""
    return language_of(language).typeset(text)


@lru_cache(maxsize=4096)
def percent(share: float, language: str) -> str:
    """A share of one as people read it."""
    return format_percent(share, locale=language_of(language).locale)


def percent_to_a_tenth(share: float, language: str) -> str:
    """The same to a tenth."""
    locale = language_of(language).locale
    pattern = locale.percent_formats[None].pattern.replace("##0", "##0.0")
    return format_percent(share, format=pattern, locale=locale)


def number(value: float, language: str, decimals: int = 0) -> str:
    """A number as people read it, with so many decimals."""
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    return format_decimal(value, format=pattern, locale=language_of(language).locale)


@lru_cache(maxsize=4096)
def points(share: float, language: str) -> str:
    """A difference of shares in percentage points, to a tenth."""
    return format_decimal(100 * share, format="0.0", locale=language_of(language).locale)


def day(moment: float, language: str) -> str:
    """The day of a moment, as people read it."""
    return format_date(date.fromtimestamp(moment), locale=language_of(language).locale)
