"""The shelf: which games and bots are installed, the house's own and other people's.

The house's own are found by listing the folder `games`, other people's by the entry points
`fullboard.games` and `fullboard.bots`. A broken package or a taken key is remembered in `problems` and
never keeps the others off the shelf.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from fullboard.core.bot import Bot, RandomBot
from fullboard.core.errors import UnknownBot, UnknownGame
from fullboard.core.game import Game

USUAL_BOT = "medium"  # who sits down if nobody says which


@dataclass(frozen=True)
class Problem:
    """Something that was found but could not be put on the shelf."""

    source: str
    code: str
    detail: str


class Shelf(Mapping[str, Game]):
    """The installed games by key, the house's own first."""

    def __init__(self, own: Iterable[str], others: Iterable[EntryPoint], bots: Iterable[EntryPoint]) -> None:
        self.games: dict[str, Game] = {}
        self.bots: dict[str, Callable[[], Bot]] = {}
        self.problems: list[Problem] = []
        for module in own:
            self._add_game(module, partial(_load_own, module))
        for entry in others:
            self._add_game(_source(entry), entry.load)
        for entry in bots:
            self._add_bot(entry)

    def __getitem__(self, key: str) -> Game:
        try:
            return self.games[key]
        except (KeyError, TypeError):
            raise UnknownGame("unknown-game", game=key, known=list(self.games)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)

    def __contains__(self, key: object) -> bool:
        return key in self.games

    def bots_for(self, game: Game) -> dict[str, Callable[[], Bot]]:
        """The bots that play this game, by name."""
        levels = importlib.import_module("fullboard.bots.levels")  # found by name, like the games: core knows neither
        before = {name: partial(make, game) for name, make in levels.BEFORE.items()}
        after = {name: partial(make, game) for name, make in levels.AFTER.items()}
        return {"random": RandomBot, **before, **game.bots, **after, **self._guests(game)}

    def find_bot(self, game: Game, name: str) -> Bot:
        """A new bot of that name."""
        bots = self.bots_for(game)
        if name not in bots:
            raise UnknownBot("unknown-bot", bot=name, known=list(bots))
        return bots[name]()

    def _guests(self, game: Game) -> dict[str, Callable[[], Bot]]:
        """Other people's bots; one that lists its `games` plays only those."""
        return {
            name: bot
            for name, bot in self.bots.items()
            if name not in game.bots and game.key in getattr(bot, "games", [game.key])
        }

    def _add_game(self, source: str, load: Callable[[], object]) -> None:
        try:
            game = load()
            if not isinstance(game, Game):
                raise TypeError(f"{game!r} is not a Game")
        except Exception as error:  # whatever somebody's package does, the others stay
            self.problems.append(Problem(source, "broken", f"{type(error).__name__}: {error}"))
            return
        if game.key in self.games:
            self.problems.append(Problem(source, "key-taken", game.key))
            return
        self.games[game.key] = game

    def _add_bot(self, entry: EntryPoint) -> None:
        try:
            bot = entry.load()
            if not callable(bot):
                raise TypeError(f"{bot!r} cannot be called to make a Bot")
        except Exception as error:
            self.problems.append(Problem(_source(entry), "broken", f"{type(error).__name__}: {error}"))
            return
        if entry.name in self.bots or entry.name == "random":
            self.problems.append(Problem(_source(entry), "key-taken", entry.name))
            return
        self.bots[entry.name] = bot


def _load_own(module: str) -> object:
    return importlib.import_module(module).GAME


def _source(entry: EntryPoint) -> str:
    package = entry.dist.name if entry.dist else "?"
    return f"{package} ({entry.value})"


def own_games() -> list[str]:
    """The import names of the games in the house's own folder."""
    folder = importlib.import_module("fullboard.games")
    return sorted(f"fullboard.games.{found.name}" for found in pkgutil.iter_modules(folder.__path__) if found.ispkg)


@cache
def shelf() -> Shelf:
    """The one shelf of this process."""
    return Shelf(own_games(), entry_points(group="fullboard.games"), entry_points(group="fullboard.bots"))


def find_game(key: str) -> Game:
    """The game of that key, or UnknownGame."""
    return shelf()[key]
