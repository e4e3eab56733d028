"""How strong the bots of a game are, as the arena has measured it: one of a kind at a table of greedy ones.

The figures lie in the game's folder, in `strengths.json`, and are never written by hand: `fullboard arena GAME --bots
medium,greedy,greedy,greedy … --strengths FILE` puts them there, those of other bots and numbers of players stay. Pages
show them to whoever chooses a bot, and the level that adapts to people goes by them.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from math import log
from pathlib import Path

import msgspec

from fullboard.bots.arena.arena import Outcome
from fullboard.bots.arena.figures import Interval, wilson
from fullboard.bots.errors import ArenaError
from fullboard.bots.plan import Plan
from fullboard.core.game import Game
from fullboard.core.shelf import find_game

FILE = "strengths.json"
FORMAT = 1
RIVAL = "greedy"
LEAST_GAMES = 40  # fewer say too little to be told, or gone by
USUAL_PLAYERS = 4  # the table that pages tell of, if there is such a one


class LevelStrength(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one bot among greedy ones."""

    bot: str
    players: int
    games: int
    wins: float  # shared ones count in part
    ahead: float  # the share of its rivals that it came in before; level ones count half
    iterations: int  # it made for a move, 0 if it does not search
    rules: int
    seed: int
    fullboard: str

    @property
    def share(self) -> Interval:
        """Of the wins, with its interval."""
        return wilson(self.wins, self.games)

    @property
    def skill(self) -> float:
        """How much stronger than a greedy bot: the logarithm of the odds to come in before one, a little doubted."""
        ahead = (self.ahead * self.games + 0.5) / (self.games + 1)
        return log(ahead / (1 - ahead))


class Strengths(msgspec.Struct, frozen=True, kw_only=True):
    """Those of one game."""

    format: int
    game: str
    measured: tuple[LevelStrength, ...] = ()

    def of(self, bot: str, players: int) -> LevelStrength | None:
        """A bot at a table of so many; if that was not measured, at the next size; None after too few matches."""
        found = [each for each in self.measured if each.bot == bot and each.games >= LEAST_GAMES]
        return min(found, key=lambda each: (abs(each.players - players), -each.players), default=None)

    def skills(self, bots: Iterable[str], players: int) -> dict[str, float]:
        """How strong those of these bots are that were measured, from the weakest on; a greedy bot is the measure."""
        found = {bot: strength.skill for bot in bots if (strength := self.of(bot, players)) is not None}
        if found and RIVAL in bots:
            found[RIVAL] = 0.0
        return dict(sorted(found.items(), key=lambda each: each[1]))

    def text(self) -> str:
        """The file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def read_strengths(text: bytes | str, game: str) -> Strengths:
    """What a file says; ArenaError if that is not the strengths of this game."""
    try:
        found = msgspec.json.decode(text, type=Strengths)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ArenaError("not-strengths", game=game) from error
    if found.format != FORMAT or found.game != game:
        raise ArenaError("not-strengths", game=game)
    return found


@cache
def strengths_of(game: Game) -> Strengths:
    """What was measured of a game's bots; nothing, if there is no file that can be used."""
    file = resources.files(game.folder) / FILE
    try:
        return read_strengths(file.read_bytes(), game.key)
    except (OSError, ArenaError):
        return Strengths(format=FORMAT, game=game.key)


def check_measures(plan: Plan) -> str:
    """The bot whose strength a plan measures; ArenaError if it does not: it must be one among greedy ones, as usual."""
    game = find_game(plan.game)
    bots = sorted(plan.bots, key=lambda bot: bot == RIVAL)
    alone = len(plan.bots) == plan.players and bots[0] != RIVAL and bots[1:] == [RIVAL] * (plan.players - 1)
    usual = plan.options == game.check_options({}) and plan.components is None
    if not alone or not usual or "@" in bots[0]:
        raise ArenaError("measures-nothing", bots=list(plan.bots), players=plan.players)
    return bots[0]


def measured(outcome: Outcome) -> LevelStrength:
    """The strength that an arena has measured."""
    plan = outcome.plan
    bot = check_measures(plan)
    standing = next(each for each in outcome.standings if each.bot == bot)
    return LevelStrength(
        bot=bot,
        players=plan.players,
        games=standing.games,
        wins=round(standing.win_share.value * standing.games, 3),
        ahead=round(standing.ahead_share, 4),
        iterations=plan.iterations[plan.bots.index(bot)],
        rules=plan.rules,
        seed=plan.seed,
        fullboard=plan.fullboard,
    )


def known_in(file: Path, game: str) -> Strengths:
    """What a file says that may not be there yet."""
    return read_strengths(file.read_bytes(), game) if file.exists() else Strengths(format=FORMAT, game=game)


def write_strength(file: Path, game: str, new: LevelStrength, order: Mapping[str, int]) -> None:
    """Put a strength into a file, in place of the former one of that bot and number of players."""
    known = known_in(file, game).measured
    kept = [each for each in known if (each.bot, each.players) != (new.bot, new.players)]
    found = sorted([*kept, new], key=lambda each: (each.players, order.get(each.bot, len(order)), each.bot))
    file.write_text(Strengths(format=FORMAT, game=game, measured=tuple(found)).text(), "utf-8")
