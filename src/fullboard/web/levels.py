"""The bots that somebody chooses among: what each is called, what it is like at this game, and how strong it is."""

from collections.abc import Container
from typing import NamedTuple

from fullboard.bots.strengths import RIVAL, USUAL_PLAYERS, LevelStrength, strengths_of
from fullboard.core.game import Game
from fullboard.core.shelf import shelf
from fullboard.house.adapting import adapts_to
from fullboard.house.table import ADAPTS
from fullboard.words import bot_label, percent, translator, words_for


class Level(NamedTuple):
    """A bot, as pages tell of it; nothing is said of what nobody has written or measured."""

    bot: str
    label: str
    character: str
    strength: str
    measured: str  # how that is known


def seatable(game: Game, seated: Container[str] = ()) -> list[str]:
    """The bots that can be asked to sit down, the one that adapts among them, and those that sit there already."""
    return [*shelf().offered(game, seated), *([ADAPTS] if adapts_to(game) else [])]


def levels(game: Game, language: str, seated: Container[str] = ()) -> list[Level]:
    """All of them, as people are asked to choose."""
    words = words_for(game.folder, language)
    return [
        Level(bot, bot_label(language, bot), words.bot_about(bot), *_strength(game, bot, language))
        for bot in seatable(game, seated)
    ]


def _strength(game: Game, bot: str, language: str) -> tuple[str, str]:
    """How often a bot wins, in words and as it was measured."""
    _ = translator(language)
    known = strengths_of(game)
    players = min(USUAL_PLAYERS, game.players[-1])
    if bot == RIVAL and known.measured:
        return _("level-measure", players=players), ""
    found = known.of(bot, players)
    return ("", "") if found is None else (_won(found, language), _measured(found, language))


def _won(found: LevelStrength, language: str) -> str:
    share = found.share.value
    said = {"tenths": round(10 * share), "share": percent(share, language)}
    return translator(language)("level-strength", rivals=found.players - 1, **said)


def _measured(found: LevelStrength, language: str) -> str:
    share = found.share
    said = {name: percent(getattr(share, name), language) for name in ("low", "high")}
    return translator(language)("level-measured", share=percent(share.value, language), games=found.games, **said)
