"""What the command line says about an error: a sentence of its own, the house's, or the code with its figures."""

from fullboard.core.errors import BadLesson, BadPuzzle, BadRecord, FullboardError, UnknownGame
from fullboard.core.shelf import Problem, shelf
from fullboard.words import sentence, translator


def said_of(error: FullboardError, language: str) -> str:
    """One line about an error, with its stable code."""
    kinds = ("fault", "command", "refusal") if isinstance(error, BadRecord) else ("command", "fault", "refusal")
    found = (sentence(language, f"{kind}-{error.code}", error.parameters) for kind in kinds)
    said = next((each.removesuffix(".") for each in found if each), "")
    if not said:
        return str(error)
    if isinstance(error, BadRecord | BadPuzzle) and error.line:
        said = translator(language)("command-at-line", line=error.line, fault=said)
    if isinstance(error, UnknownGame):  # perhaps it is installed, and broken
        said = "; ".join([said, *(said_of_problem(each, language) for each in shelf().problems)])
    return f"{said} [{error.code}]"


def said_of_problem(problem: Problem, language: str) -> str:
    """One line about a package that could not be put on the shelf."""
    why = translator(language)(f"games-problem-{problem.code}", detail=problem.detail)
    return translator(language)("games-problem", what=f"{problem.source}: {why} [{problem.code}]")


def taught(error: BadLesson, language: str) -> str:
    """What is wrong with a lesson: the line, the reason, and the stable code."""
    said = sentence(language, f"teach-{error.code}", error.parameters) or str(error)
    if error.line:
        said = translator(language)("command-at-line", line=error.line, fault=said)
    return f"{said} [{error.code}]"
