"""The games, one folder each; the folder itself is the shelf: `games["companeros"]`."""

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from types import ModuleType

from fullboard.core.game import Game
from fullboard.core.shelf import Problem, offer_games, shelf


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


def _load(name: str) -> object:
    """The game of a folder in here."""
    return importlib.import_module(name).GAME


_FOLDERS = sorted(f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__) if found.ispkg)

offer_games({name: partial(_load, name) for name in _FOLDERS})
sys.modules[__name__].__class__ = GamesFolder
