"""What the house itself says: on its pages, when it refuses something, and at the command line."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from fullboard.words import files
from fullboard.words.catalogue import catalogue
from fullboard.words.language import language_of

MOST_REMEMBERED = 2000  # sentences of each language


class Translate(Protocol):
    """The function `_` of templates and commands: a message of the house by its name, with its parameters."""

    def __call__(self, message: str, /, **parameters: Any) -> str:
        """The sentence."""


@cache
def translator(language: str) -> Translate:
    """Says the house's messages in a language; pages say most of them again and again."""
    house = catalogue(files.HOUSE, language)
    said: dict[Any, str] = {}

    def translate(message: str, /, **parameters: Any) -> str:
        key = (message, *parameters.items()) if parameters else message
        try:
            return said[key]
        except KeyError:
            if len(said) >= MOST_REMEMBERED:
                said.clear()
            said[key] = sentence = house.say(message, parameters)
            return sentence
        except TypeError:  # a list among the parameters
            return house.say(message, parameters)

    return translate


def sentence(language: str, message: str, parameters: Mapping[str, Any]) -> str:
    """A message of the house, empty if there is none that these parameters fill."""
    return catalogue(files.HOUSE, language).find(message, parameters) or ""


def refusal(language: str, code: str, parameters: Mapping[str, Any]) -> str:
    """Why something was refused, in the words all games share; empty if there are none."""
    return sentence(language, f"refusal-{code}", parameters)


def bot_label(language: str, bot: str) -> str:
    """What kind of bot that is; those of other people are called by their names, and one that adapted by its level."""
    asked, _, level = bot.partition("@")
    if level and sentence(language, f"bot-{level}", {}):
        both = {"bot": bot_label(language, asked), "level": bot_label(language, level)}
        return translator(language)("bot-adapted", **both)
    return sentence(language, f"bot-{bot}", {}) or translator(language)("some-bot", bot=bot)


def bot_choice(language: str, bot: str, character: str = "") -> str:
    """The same with what it is like, at a game or at any, for whoever chooses among them; `docs/bots.md` says more."""
    label = bot_label(language, bot)
    character = character or sentence(language, f"bot-{bot}-about", {}) or ""
    return translator(language)("choose-bot", bot=label, character=character) if character else label


def language_names() -> dict[str, str]:
    """The languages of the house, each in its own words."""
    return {code: language_of(code).name for code in files.languages()}


def choose_language(chosen: str | None, accepted: str) -> str:
    """The language somebody switched to, or the one their browser likes best among those we speak."""
    known = files.languages()
    if chosen in known:
        return str(chosen)
    wishes = [_wish(part) for part in accepted[:200].split(",")]
    for wish, weight in sorted(wishes, key=lambda each: -each[1]):
        if weight > 0 and (found := find_language(wish)):
            return found
    return files.SOURCE


def find_language(wish: str) -> str | None:
    """The language of the house that comes nearest to a tag such as `fr-CA` or `de_AT.UTF-8`, or None."""
    tag = wish.split(".")[0].replace("_", "-").lower()
    exact = {code.lower(): code for code in files.languages()}
    return exact.get(tag) or exact.get(tag.split("-")[0])


def _wish(part: str) -> tuple[str, float]:
    """One entry of an accept-language header, with its weight."""
    tag, _, weight = part.partition(";")
    try:
        return tag.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return tag.strip(), 0.0
