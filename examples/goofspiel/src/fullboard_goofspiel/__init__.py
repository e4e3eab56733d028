"""Goofspiel: all bid for one prize after another, each card once."""

from fullboard.core.game import Game
from fullboard.core.option import Option
from fullboard_goofspiel.features import GoofspielFeatures
from fullboard_goofspiel.greedy import Greedy
from fullboard_goofspiel.rules import CARDS, GoofspielState
from fullboard_goofspiel.story import tell
from fullboard_goofspiel.view import view

GAME = Game(
    "goofspiel",
    version=1,
    players=range(2, 6),
    minutes=10,
    folder=__name__,
    state=GoofspielState,
    moves=[f"bid {card}" for card in CARDS],
    options={"cards": Option(range(2, 14), default=13)},
    bots={"greedy": Greedy},
    story=tell,
    view=view,
    features=GoofspielFeatures,
)
