"""What the house refuses, each with a stable code and the HTTP status that fits it."""

from typing import Any

from fullboard.core.errors import FullboardError


class Refused(FullboardError):
    """Something a guest may not do, or not now; nothing has changed."""

    def __init__(self, code: str, status: int = 409, **parameters: Any) -> None:
        self.status = status
        super().__init__(code, **parameters)


class DatabaseAway(Refused):
    """The database does not answer now. Nothing has changed, unless it is `in_doubt`: then it may have been stored."""

    def __init__(self, in_doubt: bool = False) -> None:
        self.in_doubt = in_doubt
        super().__init__("database-away", 503)


def unknown_table(table: str) -> Refused:
    """There is no such table, or none that this guest may know of."""
    return Refused("unknown-table", 404, table=table)
