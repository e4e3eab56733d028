"""Fullboard: a house of board games with hidden information, for players, bot authors and researchers.

>>> from fullboard import Match, games
>>> match = Match("companeros", players=4, seed=7)
>>> match.actors
(0,)
"""

from importlib.metadata import version
from typing import TYPE_CHECKING, cast

from fullboard import speed

speed.choose()  # before anything that may be compiled

import fullboard.bots.levels  # noqa: E402
import fullboard.games  # noqa: E402
from fullboard.core import state  # noqa: E402
from fullboard.core.errors import (  # noqa: E402
    BadEdition,
    BadPosition,
    BadRecord,
    BadTable,
    BadUndo,
    FullboardError,
    IllegalMove,
    UnknownBot,
    UnknownGame,
)
from fullboard.core.match import Match  # noqa: E402

if TYPE_CHECKING:
    from fullboard.games import GamesFolder

games = cast("GamesFolder", fullboard.games)
compiled = speed.compiled(state)
__version__ = version("fullboard")

__all__ = [
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadTable",
    "BadUndo",
    "FullboardError",
    "IllegalMove",
    "Match",
    "UnknownBot",
    "UnknownGame",
    "compiled",
    "games",
]
