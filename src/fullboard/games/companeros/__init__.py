"""Compañeros, by Steffen Brückner: win the pot's cards with the suit that you and others make strongest."""

from pathlib import Path

from fullboard.core.edition import shipped_editions
from fullboard.core.option import Option
from fullboard.games.companeros.greedy import Greedy
from fullboard.games.companeros.guide import CompanerosGuide
from fullboard.games.companeros.rules import Companeros

GAME = Companeros(
    "companeros",
    version=1,
    players=range(3, 7),
    minutes=20,
    folder=__name__,
    options={"rounds": Option(range(1, 11), default=1)},
    editions=shipped_editions(Path(__file__).parent / "components"),
    bots={"greedy": Greedy},
    guide=CompanerosGuide,
)
