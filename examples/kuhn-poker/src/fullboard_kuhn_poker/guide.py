"""What a search of Kuhn poker aims at: chips, not only to have more of them than the other."""

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.guide import WHOLE, Guide
from fullboard.core.state import State

MOST = 2  # chips that can be won in a hand


class ChipsGuide(Guide):
    """Two chips are worth twice as much as one."""

    def shares(self, state: State) -> vec[i64]:
        most = MOST * state.options["hands"]
        return vec[i64]([WHOLE * (most + chips) // (2 * most) for chips in state.scores()])
