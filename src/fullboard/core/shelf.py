"""The shelf: which games and bots are installed, the house's own and other people's.

The house's own games and the levels of its bots are offered by the rooms that have them, other people's found by the
entry points `fullboard.games` and `fullboard.bots`. A key belongs to whoever had it first: the house, then the package
that is found first. A broken package, a key of the wrong form or a taken one is remembered in `problems` and never
keeps the others off the shelf.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from fullboard.core.bot import Bot, RandomBot
from fullboard.core.errors import UnknownBot, UnknownGame
from fullboard.core.game import Game

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
LONGEST_KEY = 40
USUAL_BOT = "medium"  # who sits down if nobody says which


def is_key(key: object) -> bool:
    """Whether games and bots may be called so: small letters, digits and hyphens, as they stand in addresses."""
    return isinstance(key, str) and len(key) <= LONGEST_KEY and KEY.fullmatch(key) is not None


@dataclass(frozen=True)
class Problem:
    """Something that was found but could not be put on the shelf."""

    source: str
    code: str
    detail: str


Level = Callable[[Game], Bot]


@dataclass
class Offers:
    """What the house itself puts on the shelf: games by their import name, and bots that play every game."""

    games: dict[str, Callable[[], object]] = field(default_factory=dict)
    before: dict[str, Level] = field(default_factory=dict)  # bots named before a game's own
    after: dict[str, Level] = field(default_factory=dict)
    where: dict[str, Callable[[Game], bool]] = field(default_factory=dict)  # for bots that not every game has
    shown: dict[str, Callable[[Game], bool]] = field(default_factory=dict)  # for those not every game shows to people
    kept: dict[str, Level] = field(default_factory=dict)  # former ones, to be measured against


OFFERS = Offers()


def offer_games(games: Mapping[str, Callable[[], object]]) -> None:
    """Put games of the house on the shelf, by import name; each is loaded when the shelf is first looked at."""
    OFFERS.games.update(games)


def offer_levels(
    before: Mapping[str, Level],
    after: Mapping[str, Level],
    kept: Mapping[str, Level] | None = None,
    where: Mapping[str, Callable[[Game], bool]] | None = None,
    shown: Mapping[str, Callable[[Game], bool]] | None = None,
) -> None:
    """Put bots on the shelf that play every game, named before and after the game's own, from the weakest on.

    Those that are `kept` are former ones, for arenas: no page offers them. `where` says of a bot which games have it,
    `shown` at which games people are offered it; elsewhere it plays all the same, for whoever asks for it by name.
    """
    OFFERS.before.update(before)
    OFFERS.after.update(after)
    OFFERS.where.update(where or {})
    OFFERS.shown.update(shown or {})
    OFFERS.kept.update(kept or {})


class Shelf(Mapping[str, Game]):
    """The installed games by key, the house's own first."""

    def __init__(self, own: Offers, others: Iterable[EntryPoint], bots: Iterable[EntryPoint]) -> None:
        self.own = own
        self.games: dict[str, Game] = {}
        self.bots: dict[str, Callable[[], Bot]] = {}
        self.problems: list[Problem] = []
        for module, load in own.games.items():
            self._add_game(module, load)
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
        before = {name: partial(make, game) for name, make in self.own.before.items()}
        after = {name: partial(make, game) for name, make in {**self._after(game), **self.own.kept}.items()}
        return {"random": RandomBot, **before, **game.bots, **after, **self._guests(game)}

    def levels_of(self, game: Game) -> list[str]:
        """The names of the house's and the game's own bots but for former ones, from the weakest on."""
        return [*self.own.before, *game.bots, *self._after(game)]

    def offered(self, game: Game, seated: Container[str] = ()) -> list[str]:
        """The names of all bots that people choose among, and of those that are `seated` there already.

        Not among them are the one that plays at random, those that are kept, and a level that this game does not show.
        """
        shown = self.own.shown
        hidden = {"random", *self.own.kept, *(name for name in shown if not shown[name](game))}
        return [name for name in self.bots_for(game) if name not in hidden or name in seated]

    def find_bot(self, game: Game, name: str) -> Bot:
        """A new bot of that name."""
        bots = self.bots_for(game)
        if name not in bots:
            raise UnknownBot("unknown-bot", bot=name, known=list(bots))
        return bots[name]()

    def _after(self, game: Game) -> dict[str, Level]:
        """The levels above a game's own bots that this game has."""
        where = self.own.where
        return {name: make for name, make in self.own.after.items() if name not in where or where[name](game)}

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
        if self._may_be_called(source, game.key, self.games):
            self.games[game.key] = game

    def _add_bot(self, entry: EntryPoint) -> None:
        try:
            bot = entry.load()
            if not callable(bot):
                raise TypeError(f"{bot!r} cannot be called to make a Bot")
        except Exception as error:
            self.problems.append(Problem(_source(entry), "broken", f"{type(error).__name__}: {error}"))
            return
        own = {"random", *self.own.before, *self.own.after, *self.own.kept}
        if self._may_be_called(_source(entry), entry.name, own | self.bots.keys()):
            self.bots[entry.name] = bot

    def _may_be_called(self, source: str, key: object, taken: Container[object]) -> bool:
        """Whether that is a key which nobody else has; otherwise a problem."""
        if not is_key(key):
            self.problems.append(Problem(source, "bad-key", str(key)[: 2 * LONGEST_KEY]))
        elif key in taken:
            self.problems.append(Problem(source, "key-taken", str(key)))
        else:
            return True
        return False


def _source(entry: EntryPoint) -> str:
    package = entry.dist.name if entry.dist else "?"
    return f"{package} ({entry.value})"


def own_games() -> list[str]:
    """The import names of the house's own games."""
    return list(OFFERS.games)


@cache
def shelf() -> Shelf:
    """The one shelf of this process."""
    return Shelf(OFFERS, entry_points(group="fullboard.games"), entry_points(group="fullboard.bots"))


def find_game(key: str) -> Game:
    """The game of that key, or UnknownGame."""
    return shelf()[key]
