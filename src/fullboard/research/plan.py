"""What a batch or an environment is made of: game, players, options, edition, opponents, all checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from fullboard.bots.matches import Matches
from fullboard.core.bot import Bot, Budget
from fullboard.core.edition import Edition
from fullboard.core.features import Features
from fullboard.core.game import Game
from fullboard.core.shelf import find_game, shelf
from fullboard.research.errors import BadBatch

LARGEST_SEED = 1 << 62
MOST_ROWS = 1 << 20
MOST_ITERATIONS = 10**9

Opponents = str | Sequence[str] | None


@dataclass(frozen=True)
class Setting:
    """A table for research: everything but its luck."""

    game: Game
    players: int
    options: dict[str, Any]
    edition: Edition
    features: Features
    opponents: tuple[str, ...]
    iterations: int | None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[Any, ...]:
        table = (self.game.key, self.players, self.options, self.edition.reference())
        return _setting_again, (*table, bool(self.features.recall), self.opponents, self.iterations)

    def bots(self) -> list[Bot]:
        """The opponents, clockwise from one's own seat."""
        return [shelf().find_bot(self.game, name) for name in self.opponents]

    def matches(self, rows: int, first: int, seed: int) -> Matches:
        """So many matches, the first of which has that number."""
        bots = self.bots()
        budgets = [Budget(self.iterations) for _ in bots]
        table = (self.game, self.players, self.options, self.edition, self.features)
        return Matches(*table, bots, budgets, rows, first, seed)


def make_setting(
    game: str | Game,
    players: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    edition: object = None,
    recall: bool = True,
    opponents: Opponents = None,
    iterations: int | None = None,
) -> Setting:
    """Check what was asked for; as few players as can be if nobody says how many."""
    chosen = game if isinstance(game, Game) else find_game(game)
    if options is not None and not (isinstance(options, Mapping) and all(isinstance(name, str) for name in options)):
        raise BadBatch("bad-options", given=str(options)[:60])
    iterations = plain(iterations)
    if iterations is not None and (type(iterations) is not int or not 0 < iterations <= MOST_ITERATIONS):
        raise BadBatch("bad-iterations", iterations=str(iterations)[:60], most=MOST_ITERATIONS)
    if chosen.features is None:
        raise BadBatch("no-features", game=chosen.key)
    seats = chosen.check_players(chosen.players[0] if players is None else plain(players))
    checked = chosen.check_options(options or {})
    printed = chosen.find_edition(edition)
    chosen.check_people(checked, 0)
    names = _line_up(opponents, seats)
    features = chosen.features(seats, checked, printed, check_recall(recall))
    setting = Setting(chosen, seats, checked, printed, features, names, iterations)
    readers = [name for name, bot in zip(names, setting.bots(), strict=True) if bot.reads_story]
    if readers:
        raise BadBatch("opponent-reads-story", bot=readers[0])
    return setting


def _setting_again(
    key: str,
    players: int,
    options: dict[str, Any],
    edition: object,
    recall: bool,
    opponents: tuple[str, ...],
    iterations: int | None,
) -> Setting:
    """A setting that was pickled."""
    more = {"recall": recall, "opponents": opponents or None, "iterations": iterations}
    return make_setting(key, players, options=options, edition=edition, **more)  # type: ignore[arg-type]


def _line_up(opponents: Opponents, players: int) -> tuple[str, ...]:
    """A bot for every other seat: one name for all of them, or a name each."""
    if opponents is None:
        return ()
    names = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadBatch("no-opponents", given=str(opponents)[:60])
    if len(names) != players - 1:
        raise BadBatch("bad-opponents", given=len(names), wanted=players - 1)
    return tuple(names)


def plain(number: Any) -> Any:
    """A whole number of numpy's as one of Python's; everything else as it is."""
    return int(number) if isinstance(number, np.integer) else number


def check_recall(recall: object) -> bool:
    """Whether perfect recall is wanted, or BadBatch."""
    if not isinstance(recall, bool | np.bool_):
        raise BadBatch("bad-recall", given=str(recall)[:60])
    return bool(recall)


def within(number: object, allowed: range, code: str, **told: Any) -> int:
    """A whole number in a range, Python's or numpy's, or BadBatch."""
    number = plain(number)
    if type(number) is not int or number not in allowed:
        raise BadBatch(code, **told)
    return number


def check_seed(seed: object) -> int:
    """That seed, or BadBatch."""
    return within(seed, range(LARGEST_SEED), "bad-seed", seed=plain(seed))


def check_rows(rows: object) -> int:
    """That many matches, or BadBatch."""
    return within(rows, range(1, MOST_ROWS + 1), "bad-rows", rows=plain(rows), most=MOST_ROWS)


def check_row(row: object, rows: int) -> int:
    """The number of one of so many matches, or BadBatch."""
    return within(row, range(rows), "no-such-row", row=plain(row), rows=rows)


def check_processes(processes: object, rows: int) -> int:
    """That many processes for so many matches, or BadBatch."""
    return within(processes, range(1, rows + 1), "bad-processes", processes=plain(processes), rows=rows)


def check_seat(seat: object, players: int) -> int:
    """The number of a seat at a table of so many, or BadBatch."""
    return within(seat, range(players), "no-such-seat", seat=plain(seat), players=players)


def check_first(first: object) -> int:
    """The number of the first match, or BadBatch."""
    return within(first, range(MOST_ROWS), "bad-first", first=str(first)[:60], most=MOST_ROWS - 1)
