"""What is wrong with a record, in a sentence that names the line."""

from fullboard.core.errors import BadRecord
from fullboard.faults import FAULTS
from fullboard.web.tongue import translator


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
