"""What can be agreed on before a match begins: a number in a range, or one of several choices."""

from dataclasses import dataclass
from typing import Any

from fullboard.core.errors import BadTable


@dataclass(frozen=True)
class Option:
    """An option of a game: `choices` are the values it may take, in the order a form shows them.

    Where nobody was asked, at a table that one click has set, it is `at_once`, if that is given.
    """

    choices: tuple[Any, ...] | range
    default: Any
    at_once: Any = None

    def check(self, key: str, value: object) -> Any:
        """That value, or BadTable. True is not 1 here."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return value
        raise BadTable("bad-option", option=key, value=value, choices=list(self.choices))
