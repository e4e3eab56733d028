"""The languages of the house's pages: English in the templates, French from a catalogue."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

from fullboard.words import LANGUAGES, typeset

LOCALE = Path(__file__).parent / "locale"


@cache
def catalogue(language: str) -> dict[str, str]:
    """What is said in that language instead of the English."""
    file = LOCALE / f"{language}.po"
    if not file.exists():
        return {}
    with file.open("rb") as stream:
        messages = [message for message in read_po(stream, locale=language) if message.id]
    return {str(message.id): typeset(str(message.string), language) for message in messages}


@cache
def translator(language: str) -> Callable[..., str]:
    """The function `_` of the templates."""
    said = catalogue(language)

    def translate(text: str, /, **parameters: object) -> str:
        found = said.get(text) or text
        return found.format(**parameters) if parameters else found

    return translate


def bot_label(language: str, bot: str) -> str:
    """What kind of bot that is."""
    _ = translator(language)
    known = {
        "easy": _("easy bot"),
        "random": _("random bot"),
        "greedy": _("greedy bot"),
        "medium": _("medium bot"),
        "hard": _("hard bot"),
        "expert": _("expert bot"),
    }
    return known.get(bot) or _("{bot} bot", bot=bot)


def bot_choice(language: str, bot: str) -> str:
    """The same with what it is like, for whoever chooses among them; `docs/bots.md` says more."""
    _ = translator(language)
    known = {
        "random": _("any legal move"),
        "easy": _("like greedy, but one move in three without looking"),
        "greedy": _("what looks best at once"),
        "medium": _("looks ahead a little"),
        "hard": _("thinks for a moment, up to a second"),
        "expert": _("looks at five times as much as hard"),
    }
    label = bot_label(language, bot)
    return _("{bot}: {character}", bot=label, character=known[bot]) if bot in known else label


def choose_language(chosen: str | None, accepted: str) -> str:
    """The language somebody switched to, or the first one their browser asks for that we speak."""
    if chosen in LANGUAGES:
        return str(chosen)
    for part in accepted[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
