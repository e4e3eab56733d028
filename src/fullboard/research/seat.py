"""What environments of one match share: observations, masks, and a picture of the table."""

from io import StringIO
from json import dumps
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt
from rich.console import Console

from fullboard.core.chance import Quick
from fullboard.core.features import blank, fill_mask
from fullboard.core.state import State
from fullboard.research.errors import BadBatch
from fullboard.research.plan import Setting
from fullboard.words import Words

WIDE = 120

Played = TypeVar("Played")


class Eyes:
    """Sees a state as one of its seats may: every entry divided by its usual size, so that most are at most 1."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.moves = len(setting.game.new(setting.players, setting.options, setting.edition, Quick(0)).names.names)
        blocks = [block for block in setting.features.blocks for _ in block.items]
        self.share = np.array([1 / block.usual for block in blocks], np.float32)
        # a space wants room between its bounds: the only round of a match is number 1, and 0 is below it
        self.low = np.array([min(block.low, 0) for block in blocks], np.float32) * self.share
        self.high = np.array([block.high for block in blocks], np.float32) * self.share

    def observation(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """What a seat may know."""
        row: Any = self.setting.features.row(state, seat)
        return np.frombuffer(row, np.int16) * self.share

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """The moves that a seat may make now; none if it is not to move."""
        mask: Any = blank(self.moves)
        fill_mask(state, seat, mask, 0)
        return np.frombuffer(mask, np.int8)

    def move(self, action: object) -> int:
        """An action, a whole number or an array of just one, as the number of a move; -1 if it is none."""
        given = action[()] if isinstance(action, np.ndarray) and action.shape == () else action
        if isinstance(given, bool) or not isinstance(given, int | np.integer) or not 0 <= given < self.moves:
            return -1
        return int(given)


def running(match: Played | None, closed: bool) -> Played:
    """What is being played; BadBatch before the first deal, and once it is closed."""
    if closed:
        raise BadBatch("closed")
    if match is None:
        raise BadBatch("not-reset")
    return match


def picture(state: State, seat: int) -> str:
    """The table as a terminal shows it to a seat."""
    game = state.game
    view = state.view(seat)
    if game.terminal is None:
        return dumps(view, indent=1)
    paper = StringIO()
    Console(file=paper, width=WIDE).print(game.terminal.show(view, Words(game.folder), seat))
    return paper.getvalue()
