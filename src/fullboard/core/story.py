"""Tells the log to one viewer: each line as keys and parameters that the words of a language fill in."""

import importlib
from typing import Any, Protocol, cast

from fullboard.core.game import Game
from fullboard.core.record import Line
from fullboard.core.state import State

Told = dict[str, Any]  # line, key, parameters


class PlayedLine(Protocol):
    """What a game's story is told of a line: who, and which move (None for the set-up)."""

    seat: int | None
    move: int | None


class _Played:
    def __init__(self, seat: int | None, move: int | None) -> None:
        self.seat = seat
        self.move = move


class Storyteller(Protocol):
    """The module `story` in a game's folder."""

    def tell(
        self, before: State | None, line: PlayedLine, after: State, viewer: int
    ) -> list[tuple[str, dict[str, Any]]]:
        """The line as that viewer may read it."""


def tell(game: Game, before: State | None, line: Line, after: State, viewer: int) -> list[Told]:
    """One line of the log as that viewer may read it."""
    if line.undone is not None:
        return [{"line": line.number, "key": "undo", "parameters": {"line": line.undone}}]
    storyteller = cast(Storyteller, importlib.import_module(f"{game.folder}.story"))
    move = None if before is None else int(before.parse(line.move))
    told = storyteller.tell(before, _Played(line.seat, move), after, viewer)
    return [{"line": line.number, "key": key, "parameters": parameters} for key, parameters in told]
