"""A view in words, for games that draw no board of their own: on the plain board, and in the terminal."""

from collections.abc import Mapping
from typing import Any

from fullboard.words.game import Words
from fullboard.words.house import translator


def in_words(view: Mapping[str, Any], words: Words) -> list[tuple[str, str]]:
    """What the view shows, line by line: what it is called, and its value.

    A value is called by the message `view-KEY` of the game or of the house, or else by its key. If that message has an
    attribute `seats`, the value is a list with something for each seat, and says whose it is.
    """
    return [(words.shown(key), _value(key, value, words)) for key, value in view.items() if _is_something(value)]


def _value(key: str, value: object, words: Words) -> str:
    if isinstance(value, list) and words.by_seat(key):
        return " · ".join(_named(words.name(seat), each, words) for seat, each in enumerate(value))
    return _text(value, words)


def _named(name: str, value: object, words: Words) -> str:
    return translator(words.language)("plain-named", name=name, value=_text(value, words))


def _text(value: object, words: Words) -> str:
    """Plain data as somebody reads it."""
    if isinstance(value, bool):
        return translator(words.language)("yes" if value else "no")
    if isinstance(value, dict):
        return " · ".join(_named(words.shown(str(key)), each, words) for key, each in value.items())
    if isinstance(value, list):
        between = " · " if any(isinstance(each, list | dict) for each in value) else ", "
        return between.join(_text(each, words) for each in value) or "–"  # noqa: RUF001
    return str(value) if _is_something(value) else "–"  # noqa: RUF001


def _is_something(value: object) -> bool:
    return value is not None and value != ""
