"""Every sentence of house and games in every language: Fluent files, and what finds and fills them."""

from fullboard.words.catalogue import seat_name
from fullboard.words.duration import duration
from fullboard.words.files import languages
from fullboard.words.game import Words, words_for
from fullboard.words.house import (
    Translate,
    bot_choice,
    bot_label,
    choose_language,
    find_language,
    language_names,
    refusal,
    sentence,
    translator,
)
from fullboard.words.language import day, language_of, percent, points, typeset

__all__ = [
    "Translate",
    "Words",
    "bot_choice",
    "bot_label",
    "choose_language",
    "day",
    "duration",
    "find_language",
    "language_names",
    "language_of",
    "languages",
    "percent",
    "points",
    "refusal",
    "seat_name",
    "sentence",
    "translator",
    "typeset",
    "words_for",
]
