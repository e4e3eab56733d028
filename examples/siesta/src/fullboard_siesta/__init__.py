"""Siesta: all choose a hammock at the same time, and the best one that nobody else chose lies in the shade."""

from fullboard.core.game import Game
from fullboard.core.option import Option
from fullboard_siesta.rules import CARDS, SiestaState
from fullboard_siesta.story import tell

GAME = Game(
    "siesta",
    version=1,
    players=range(2, 6),
    minutes=5,
    folder=__name__,
    state=SiestaState,
    moves=[f"choose {card}" for card in CARDS],
    options={"rounds": Option(range(3, 7), default=6)},
    story=tell,
)
