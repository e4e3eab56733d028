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
    return _bots(language)[bot][0] if bot in _bots(language) else translator(language)("{bot} bot", bot=bot)


def bot_choice(language: str, bot: str) -> str:
    """The same with what it is like, for whoever chooses among them; `docs/bots.md` says more."""
    label = bot_label(language, bot)
    if bot not in _bots(language):
        return label
    return translator(language)("{bot}: {character}", bot=label, character=_bots(language)[bot][1])


@cache
def _bots(language: str) -> dict[str, tuple[str, str]]:
    """What our own bots are called and what they are like."""
    _ = translator(language)
    return {
        "random": (_("random bot"), _("any legal move")),
        "easy": (_("easy bot"), _("like greedy, but one move in three without looking")),
        "greedy": (_("greedy bot"), _("what looks best at once")),
        "medium": (_("medium bot"), _("looks ahead a little")),
        "hard": (_("hard bot"), _("thinks for a moment, up to a second")),
        "expert": (_("expert bot"), _("looks at five times as much as hard")),
    }


def choose_language(chosen: str | None, accepted: str) -> str:
    """The language somebody switched to, or the first one their browser asks for that we speak."""
    if chosen in LANGUAGES:
        return str(chosen)
    for part in accepted[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
