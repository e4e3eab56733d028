"""The names of a game's moves: ids are small integers, names are ASCII and the same in every language."""

from collections.abc import Iterable

from mypy_extensions import i64

from fullboard.core.errors import IllegalMove


class MoveNames:
    """Every move by its id, and every id by its name."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names: list[str] = list(names)
        self.ids: dict[str, int] = {name: move for move, name in enumerate(self.names)}

    def parse(self, text: str) -> i64:
        """The move of that name; raises IllegalMove("unknown-move") if there is none."""
        move = self.ids.get(text)
        if move is None:
            raise IllegalMove("unknown-move", text=text[:60])
        return move
