"""What the command line says about an error: a sentence of its own, the house's, or the code with its figures."""

from typing import Any

import click

from fullboard.cli.language import language_spoken
from fullboard.core.errors import BadLesson, BadPuzzle, BadRecord, FullboardError, UnknownGame
from fullboard.core.game import Game
from fullboard.core.shelf import Problem, shelf
from fullboard.words import sentence, translator, words_for


def said(message: str, /, **parameters: Any) -> str:
    """A message in the language that the command was asked to speak."""
    return translator(language_spoken(click.get_current_context()))(message, **parameters)


def failed(code: str, /, **parameters: Any) -> click.ClickException:
    """What could not be done though it was asked for rightly: exit code 1."""
    return click.ClickException(
        said_of(FullboardError(code, **parameters), language_spoken(click.get_current_context()))
    )


def said_of(error: FullboardError, language: str) -> str:
    """One line about an error, with its stable code."""
    kinds = ("fault", "command", "refusal") if isinstance(error, BadRecord) else ("command", "fault", "refusal")
    found = (sentence(language, f"{kind}-{error.code}", error.parameters) for kind in kinds)
    text = next((each.removesuffix(".") for each in found if each), "")
    if not text:
        return str(error)
    if isinstance(error, BadRecord | BadPuzzle) and error.line:
        text = translator(language)("command-at-line", line=error.line, fault=text)
    if isinstance(error, UnknownGame):  # perhaps it is installed, and broken
        text = "; ".join([text, *(said_of_problem(each, language) for each in shelf().problems)])
    return f"{text} [{error.code}]"


def said_of_problem(problem: Problem, language: str) -> str:
    """One line about a package that could not be put on the shelf."""
    why = translator(language)(f"games-problem-{problem.code}", detail=problem.detail)
    return translator(language)("games-problem", what=f"{problem.source}: {why} [{problem.code}]")


def taught(error: BadLesson, language: str, game: Game | None = None) -> str:
    """What is wrong with a lesson: the line, the reason in the words of its game, and the stable code."""
    given = {**error.parameters, "reason": _reason(error, language, game)}
    text = sentence(language, f"teach-{error.code}", given) or str(error)
    if error.line:
        text = translator(language)("command-at-line", line=error.line, fault=text)
    return f"{text} [{error.code}]"


def _reason(error: BadLesson, language: str, game: Game | None) -> str:
    """Why something in a lesson was refused, as a sentence without its full stop; its code, if nobody has said it."""
    code = str(error.parameters.get("reason", ""))
    found = [sentence(language, f"{kind}-{code}", error.parameters) for kind in ("fault", "command") if code]
    said = next((each for each in found if each), code)
    if code and game is not None:
        words = words_for(game.folder, language)
        if error.code == "bad-position":
            said = words.cannot_be(code, error.parameters) or said
        elif (refusal := words.refusal(code, error.parameters)) != code:
            said = refusal
    return said.removesuffix(".")
