"""The whole contract of a game."""

from fullboard.testing.bots import BotContract
from fullboard.testing.features import FeatureContract
from fullboard.testing.golden import GoldenContract
from fullboard.testing.lessons import LessonContract
from fullboard.testing.pages import PageContract
from fullboard.testing.play import PlayContract
from fullboard.testing.secrecy import SecrecyContract
from fullboard.testing.sentences import WordContract
from fullboard.testing.sight import SightContract
from fullboard.testing.speeds import SpeedContract


class GameContract(
    PlayContract,
    SecrecyContract,
    FeatureContract,
    WordContract,
    PageContract,
    SightContract,
    LessonContract,
    BotContract,
    GoldenContract,
    SpeedContract,
):
    """Everything a game must keep: list its key in `games`, and its folder of golden matches in `golden`."""
