"""The box of Hotel Samoa: sets the table, and checks what somebody else wants to set up."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import State
from fullboard.games.hotel_samoa.box import box_of
from fullboard.games.hotel_samoa.checks import check_components
from fullboard.games.hotel_samoa.rules.arrival import set_table
from fullboard.games.hotel_samoa.rules.match import HotelSamoaState
from fullboard.games.hotel_samoa.rules.table import BLOCK, SEAT

EMPTY: Final = vec[i64]([0] * (7 + 6 * 32))


class HotelSamoa(Game):
    """One shop-fresh box, whatever its edition."""

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        state = HotelSamoaState(self, edition, options, players, box_of(edition), EMPTY[: SEAT + players * BLOCK])
        set_table(state, chance)
        state.begin(chance)
        return state

    def load(self, position: dict[str, Any]) -> State:
        from fullboard.games.hotel_samoa.position import load

        return load(self, position)

    def inventory(self, position: dict[str, Any]) -> dict[str, int]:
        from fullboard.games.hotel_samoa.position import inventory

        return inventory(position)

    def check_edition(self, edition: Edition) -> None:
        check_components(edition)
