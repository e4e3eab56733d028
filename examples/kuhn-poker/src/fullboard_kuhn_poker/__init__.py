"""Kuhn poker: three cards, one bet."""

from fullboard.core.game import Game
from fullboard.core.option import Option
from fullboard_kuhn_poker.greedy import Greedy
from fullboard_kuhn_poker.guide import ChipsGuide
from fullboard_kuhn_poker.rules import MOVES, KuhnPokerState
from fullboard_kuhn_poker.story import tell
from fullboard_kuhn_poker.view import view

GAME = Game(
    "kuhn-poker",
    version=1,
    players=range(2, 3),
    minutes=5,
    folder=__name__,
    state=KuhnPokerState,
    moves=MOVES,
    options={"hands": Option((1, 2, 6, 10, 20), default=6)},
    bots={"greedy": Greedy},
    guide=ChipsGuide,
    story=tell,
    view=view,
)
