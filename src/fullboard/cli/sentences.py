"""What the command line says about an error: a sentence of its own, the house's, or the code with its figures."""

from contextlib import suppress

from fullboard.core.errors import BadRecord, FullboardError
from fullboard.faults import FAULTS
from fullboard.words import refusal

SENTENCES = {
    "unknown-game": "there is no game {game!r}; installed: {known}",
    "unknown-bot": "no bot {bot!r} plays this game; there are: {known}",
    "bad-players": "this game is for {least} to {most} players, not {players}",
    "unknown-option": "there is no option {option!r}; there are: {known}",
    "bad-option": "option {option} cannot be {value!r}; choose among {choices}",
    "bots-need-a-limit": "bots alone need a match that ends: give {option} a limit",
    "bad-seed": "a seed is a whole number from 0 to 2**62 - 1, not {seed}",
    "bad-iterations": "iterations ({bot!r}: {iterations}) are a whole number from 1 to {most}",
    "too-few-bots": "an arena needs at least two different bots, not {bots}",
    "arena-too-large": "{bots} bots are more than an arena can hold ({most})",
    "bad-share": "a share is a number between 0 and 1, not {share}",
    "results-file": "the results file {file} cannot be used: {reason}",
    "not-results": "{file} is not a results file of an arena; nothing was written to it",
    "another-plan": "{file} holds another plan: its {part} is {found}, not {plan}",
    "bad-results": "line {line} of {file} is not a game of this plan",
    "bot-failed": "the bot {bot} failed in game {game}: {reason}",
    "worker-lost": "a worker process died; what was played until then is kept in the results file, if there is one",
    "another-version": "a worker runs Fullboard {here}, not {plan}",
    "engine-missing": "the engine {engine} needs: pip install '{install}'",
    "engine-failed": "the engine {engine} does not start: {reason}",
    "bad-plot": "a picture cannot be written as {file}; known endings: {known}",
    "plot-missing": "pictures need: pip install '{install}'",
    "plot-file": "the picture {file} cannot be written: {reason}",
    "no-folder": "there is no folder for {file}",
    "not-finished": "the match is still open: it can be analysed when it is over",
    "too-many-lines": "a log of more than {most} lines is not analysed",
    "data-unusable": "the house cannot keep its data in {folder}: {reason}",
    "database-unusable": "the database cannot be used: {reason}",
    "database-from-the-future": "the database comes from a newer Fullboard: {reason}",
    "database-broken": "the database is damaged: rows of {tables} point at nothing",
    "database-driver-missing": "the module {driver} is missing (PostgreSQL: pip install 'fullboard[postgres]')",
    "port-taken": "somebody else listens on port {port} of {host} already: choose another with --port",
    "address-unusable": "the house cannot listen on {host}, port {port}: {reason}",
}


def sentence(error: FullboardError) -> str:
    """One line about an error, with its stable code."""
    said = _said(error)
    where = f"line {error.line}: " if isinstance(error, BadRecord) and error.line else ""
    return f"{where}{said} [{error.code}]" if said else str(error)


def _said(error: FullboardError) -> str:
    """The sentence alone, empty if there is none that these figures fill."""
    known = (FAULTS, SENTENCES) if isinstance(error, BadRecord) else (SENTENCES, FAULTS)
    for sentences in known:
        with suppress(KeyError):
            return sentences[error.code].format(**error.parameters)
    with suppress(KeyError):
        return refusal("en", error.code, error.parameters).removesuffix(".")
    return ""
