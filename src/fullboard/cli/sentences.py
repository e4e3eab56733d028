"""What the command line says about an error: a sentence where there is one, the code with its figures otherwise."""

from fullboard.core.errors import BadRecord, FullboardError

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
    "not-a-record": "this is not a Fullboard record",
    "too-long": "this is longer than any record ({most} characters)",
    "truncated": "the record breaks off here",
    "unknown-format": "record format {found} is not known; known: {known}",
    "unknown-rules-version": "rules version {version} is not known; known: {known}",
    "bad-line": "this is neither a move nor an ending",
    "bad-json": "this is not valid JSON",
    "bad-heading": "the value of {heading!r} is not valid",
    "heading-missing": "the heading has no {heading!r}",
    "heading-twice": "the heading has {heading!r} twice",
    "unknown-heading": "{heading!r} is not part of a heading",
    "line-number": "line number {expected} is expected here, not {found}",
    "illegal-move": "this move could not be made ({reason})",
    "bad-undo": "this line could not be taken back ({reason})",
    "pick-missing": "a pick among {n} is missing",
    "picks-left-over": "there are more picks than the move needs (left over: {left})",
    "wrong-scores": "the scores are {expected}, not {found}",
    "not-over": "the match is not over after the last line",
    "already-over": "the match is over after the last line, but no scores follow",
    "after-the-end": "there is more text after the end",
    "not-finished": "the match is still open: it can be analysed when it is over",
    "too-many-lines": "a log of more than {most} lines is not analysed",
    "wrong-secret": "the secret does not fit the commitment",
    "secret-missing": "the record does not hold its secret: it can be verified when the match is over",
    "deal-changed": "the picks of this line are not those the secret or seed gives",
    "bad-encoding": "this is not UTF-8 text",
}


def sentence(error: FullboardError) -> str:
    """One line about an error, with its stable code."""
    template = SENTENCES.get(error.code)
    try:
        said = template.format(**error.parameters) if template else ""
    except KeyError:
        said = ""
    if not said:
        return str(error)
    where = f"line {error.line}: " if isinstance(error, BadRecord) and error.line else ""
    return f"{where}{said} [{error.code}]"
