"""What can go wrong, each with a stable code and parameters that the words of a language can fill in."""

from typing import Any


def fit_to_show(value: Any) -> Any:
    """A value that can be printed and sent, however large somebody made it."""
    if isinstance(value, int):
        return value if value.bit_length() < 200 else "a very large number"
    if isinstance(value, str):
        return value if len(value) <= 200 else value[:197] + "..."
    if value is None or isinstance(value, float):
        return value
    if isinstance(value, list | tuple) and len(value) <= 100:
        return [type(item).__name__ if isinstance(item, list | tuple) else fit_to_show(item) for item in value]
    return type(value).__name__


class FullboardError(ValueError):
    """The base: a stable `code` and plain-data `parameters`."""

    def __init__(self, code: str, **parameters: Any) -> None:
        self.code = code
        self.parameters = {name: fit_to_show(value) for name, value in parameters.items()}
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """The code and its parameters on one line."""
        given = ", ".join(f"{name}={value!r}" for name, value in self.parameters.items())
        return f"{self.code} ({given})" if given else self.code

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.parameters)


def _rebuild(kind: type[FullboardError], code: str, parameters: dict[str, Any]) -> FullboardError:
    return kind(code, **parameters)


class IllegalMove(FullboardError):
    """A move that may not be made now, with the reason."""


class BadUndo(FullboardError):
    """A line that cannot be taken back, with the reason."""


class UnknownGame(FullboardError, KeyError):
    """No game of that key is installed."""


class UnknownBot(FullboardError, KeyError):
    """No bot of that name plays this game."""


class BadTable(FullboardError):
    """A number of players, option, seed or name that the game cannot be set up with."""


class BadEdition(FullboardError):
    """Components that cannot be those of this game; `path` names the value."""


class BadPosition(FullboardError):
    """A position that cannot exist; `path` names the value."""

    def __init__(self, code: str, path: str = "", **parameters: Any) -> None:
        self.path = path
        super().__init__(code, path=path, **parameters)


class PickMismatch(FullboardError):
    """A recorded pick that is missing, left over or of another range than the rules ask for."""


class BadRecord(FullboardError):
    """A record that cannot be read or replayed; `line` counts the lines of the text from 1."""

    def __init__(self, code: str, line: int = 0, **parameters: Any) -> None:
        self.line = line
        super().__init__(code, line=line, **parameters)

    @classmethod
    def because(cls, code: str, line: int, error: FullboardError) -> "BadRecord":
        """A bad record because something in it was refused, with that reason and its parameters."""
        taken = ("code", "line", "reason")
        parameters = {name: value for name, value in error.parameters.items() if name not in taken}
        return cls(code, line, reason=error.code, **parameters)

    def sentence(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.parameters.items() if name != "line")
        return f"line {self.line}: {self.code}" + (f" ({given})" if given else "")


class BadLesson(FullboardError):
    """A lesson that cannot be taught; `path` names the part of the file, `line` counts its lines from 1."""

    def __init__(self, code: str, path: str = "", line: int = 0, **parameters: Any) -> None:
        self.path = path
        self.line = line
        super().__init__(code, path=path, line=line, **parameters)

    @classmethod
    def because(cls, code: str, path: str, error: FullboardError) -> "BadLesson":
        """A bad lesson because something in it was refused, with that reason and its parameters."""
        taken = ("code", "line", "path", "reason")
        parameters = {name: value for name, value in error.parameters.items() if name not in taken}
        if where := error.parameters.get("path"):
            path = f"{path}.{where}"
        return cls(code, path, reason=str(error.parameters.get("reason", error.code)), **parameters)


class BadPuzzle(FullboardError):
    """A puzzle, or a file of them, that cannot be used; `line` counts the lines of the file from 1."""

    def __init__(self, code: str, line: int = 0, **parameters: Any) -> None:
        self.line = line
        super().__init__(code, line=line, **parameters)
