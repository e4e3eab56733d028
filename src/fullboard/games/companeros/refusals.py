"""Why a move of Compañeros may not be made."""

from mypy_extensions import i64

from fullboard.core.errors import IllegalMove
from fullboard.games.companeros.rules import TAKE, CompanerosState


def objection(state: CompanerosState, seat: i64, move: i64) -> IllegalMove:
    """The reason against a move that is not legal for the seat whose turn it is."""
    if move >= TAKE:
        if not state.sharing():
            return IllegalMove("no-share-out")
        return IllegalMove("none-in-pot", suit=state.box.suits[move - TAKE])
    if state.sharing():
        return IllegalMove("share-out")
    return IllegalMove("not-in-hand", card=state.box.names[move])
