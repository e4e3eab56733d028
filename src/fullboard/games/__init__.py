"""The games, one folder each; the folder itself is the shelf: `games["companeros"]`."""

import sys
from collections.abc import Iterator, Mapping
from types import ModuleType

from fullboard.core.game import Game
from fullboard.core.shelf import Problem, shelf


class GamesFolder(ModuleType, Mapping[str, Game]):
    """This package as a mapping of all installed games by key, other people's included."""

    __hash__ = ModuleType.__hash__  # a mapping has none, but modules are kept in sets

    def __getitem__(self, key: str) -> Game:
        return shelf()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(shelf())

    def __len__(self) -> int:
        return len(shelf())

    @property
    def problems(self) -> list[Problem]:
        """What was found but could not be put on the shelf."""
        return shelf().problems


sys.modules[__name__].__class__ = GamesFolder
