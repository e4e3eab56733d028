"""The language a command speaks: that of `--lang`, or of the environment."""

import os
from typing import Any

import click

from fullboard.words import find_language, languages

SPOKEN = "fullboard.language"


def default_language() -> str:
    """The language of the environment where we speak it, English otherwise."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return find_language(spoken) or languages()[0]


def language_spoken(ctx: click.Context) -> str:
    """The language a command was asked to speak, or that of the environment."""
    return str(ctx.find_root().meta.get(SPOKEN) or default_language())


class LanguageCode(click.ParamType[str]):
    """One of the languages of the house; what is refused later on is refused in it too."""

    name = "language"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The languages there are."""
        return f"[{'|'.join(languages())}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """That language, or a refusal."""
        if value not in languages():
            self.fail(f"{value!r} is not one of {', '.join(map(repr, languages()))}.", param, ctx)
        if ctx is not None:
            ctx.find_root().meta[SPOKEN] = value
        return str(value)
