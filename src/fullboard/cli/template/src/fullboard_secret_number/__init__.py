"""Secret Number: all choose a number at the same time, and whoever is alone with theirs scores."""

from fullboard.core.game import Game
from fullboard.core.option import Option
from fullboard_secret_number.greedy import Greedy
from fullboard_secret_number.rules import NUMBERS, SecretNumberState
from fullboard_secret_number.story import tell
from fullboard_secret_number.view import view

GAME = Game(
    "secret-number",
    version=1,
    players=range(2, 5),
    minutes=5,
    folder=__name__,
    state=SecretNumberState,
    moves=[f"choose {number}" for number in NUMBERS],
    options={"rounds": Option(range(2, 11), default=5)},
    bots={"greedy": Greedy},
    story=tell,
    view=view,
)
