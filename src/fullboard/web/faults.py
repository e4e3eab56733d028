"""What is wrong with a record, in a sentence that names the line."""

from fullboard.core.errors import BadRecord
from fullboard.web.tongue import translator

FAULTS = {
    "not-a-record": "this is not a Fullboard record",
    "too-long": "this is longer than any record",
    "too-many-lines": "the match has more lines than can be shown here ({most})",
    "too-much-to-show": "there is more in it than can be shown here",
    "truncated": "the record breaks off here",
    "bad-encoding": "this is not UTF-8 text",
    "unknown-format": "record format {found} is not known here",
    "unknown-game": "the game {game} is not played here",
    "unknown-rules-version": "rules version {version} is not known here",
    "bad-edition": "this edition cannot be used ({reason})",
    "edition-changed": "the components are not those the match was played with",
    "bad-players": "this game is for {least} to {most} players",
    "unknown-option": "there is no option {option}",
    "bad-option": "option {option} cannot be {value}",
    "bad-names": "these are not names for all players",
    "bad-position": "this position cannot exist ({reason})",
    "bad-line": "this is neither a move nor an ending",
    "bad-json": "this is not valid JSON",
    "bad-heading": "the value of {heading} is not valid",
    "heading-missing": "the heading has no {heading}",
    "heading-twice": "the heading has {heading} twice",
    "unknown-heading": "{heading} is not part of a heading",
    "line-number": "line number {expected} is expected here, not {found}",
    "set-up-first": "the set-up comes first, and once",
    "illegal-move": "this move could not be made ({reason})",
    "bad-undo": "this line could not be taken back ({reason})",
    "bad-pick": "{pick} cannot be drawn",
    "pick-missing": "a draw among {n} is missing",
    "picks-left-over": "there are more draws than the move needs",
    "pick-of-another-range": "a draw among {n} is needed, not among {recorded}",
    "wrong-scores": "the scores are {expected}, not {found}",
    "not-over": "the match is not over after the last line",
    "already-over": "the match is over after the last line, but no scores follow",
    "after-the-end": "there is more text after the end",
    "wrong-secret": "the secret does not fit the commitment",
    "secret-out-of-place": "there should be no secret here",
}


def fault(language: str, error: BadRecord) -> str:
    """The line of the file, and what is wrong with it."""
    _ = translator(language)
    try:
        what = _(FAULTS.get(error.code, "this cannot be replayed"), **error.parameters)
    except KeyError:
        what = _("this cannot be replayed")
    if not error.line:
        return _("This record cannot be shown: {what}.", what=what)
    return _("This record cannot be shown. Line {line}: {what}.", line=error.line, what=what)
