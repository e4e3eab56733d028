"""What the house refuses, each with a stable code. What kind of refusal it is decides how it is answered."""

from fullboard.core.errors import FullboardError


class Refused(FullboardError):
    """Something that cannot be done now; nothing has changed."""


class BadRequest(Refused):
    """It makes no sense, now or ever."""


class NameNeeded(Refused):
    """Whoever wants this has to say who they are first."""


class NotAllowed(Refused):
    """It is not theirs to do."""


class NotThere(Refused):
    """There is no such thing here, or none that they may know of."""


class NotUsable(Refused):
    """It was understood, and cannot be used."""


class TooMuch(Refused):
    """They have, or everybody has, as much of it as there may be."""


class Unavailable(Refused):
    """It could be done, but not for the moment."""


class Damaged(Unavailable):
    """What is stored of it cannot be read; of everything else it can."""


class Broken(Refused):
    """The house itself cannot go on like this; for whoever runs it."""


class DatabaseAway(Unavailable):
    """The database does not answer now. Nothing has changed, unless it is `in_doubt`: then it may have been stored."""

    def __init__(self, in_doubt: bool = False, reason: str = "") -> None:
        self.in_doubt = in_doubt
        self.reason = reason  # for the log; guests are not told
        super().__init__("database-away")


DAMAGE = (FullboardError, AttributeError, LookupError, TypeError, ValueError)  # what a spoilt row leads to


def unknown_table(table: str) -> NotThere:
    """There is no such table."""
    return NotThere("unknown-table", table=table)
