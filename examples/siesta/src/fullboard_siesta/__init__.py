"""Siesta: all choose a hammock at the same time, and the best one that nobody else chose lies in the shade."""

from pathlib import Path
from typing import Any

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition, shipped_editions
from fullboard.core.game import Game
from fullboard.core.option import Option
from fullboard_siesta.position import check_components, inventory, load
from fullboard_siesta.rules import SiestaState


class Siesta(Game):
    """The box: sets the table, and checks what somebody else wants to set up."""

    def new(self, players: int, options: dict[str, Any], edition: Edition, chance: Chance) -> SiestaState:
        state = SiestaState(self, edition, options, players)
        state.draw(chance)
        return state

    def load(self, position: dict[str, Any]) -> SiestaState:
        return load(self, position)

    def inventory(self, position: dict[str, Any]) -> dict[str, int]:
        return inventory(position)

    def check_edition(self, edition: Edition) -> None:
        check_components(edition)


GAME = Siesta(
    "siesta",
    version=1,
    players=range(2, 6),
    minutes=5,
    folder=__name__,
    options={"rounds": Option(range(3, 7), default=6)},
    editions=shipped_editions(Path(__file__).parent / "components"),
)
