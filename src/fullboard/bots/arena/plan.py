"""What an arena plays: game, seats, bots, options and seed, as plain data that can be sent and written down."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import fullboard
from fullboard.bots.arena.errors import ArenaError
from fullboard.core.bot import Bot, Budget
from fullboard.core.errors import BadTable
from fullboard.core.shelf import find_game, shelf

MOST_ENTRIES = 24  # the search for the best line-ups stays quick
MOST_ITERATIONS = 10**9


@dataclass(frozen=True)
class Plan:
    """Everything that decides how game k goes, except k; made by `make_plan`, which checks it."""

    game: str
    rules: int
    edition: str  # the digest of the components
    players: int
    bots: tuple[str, ...]  # `name` or `name@iterations`; one that is named twice takes twice the seats
    iterations: tuple[int, ...]  # what each of them may spend on a move, 0 if that is not said
    options: dict[str, Any]
    seed: int
    fullboard: str  # the version: another one's bots may play otherwise

    def data(self) -> dict[str, Any]:
        """The plan as plain data."""
        return {**asdict(self), "bots": list(self.bots), "iterations": list(self.iterations)}

    def names(self) -> list[str]:
        """The bots without repetition."""
        return list(dict.fromkeys(self.bots))

    def seat(self, name: str) -> tuple[Bot, Budget]:
        """A new bot of that name and how much it may think."""
        bot = shelf().find_bot(find_game(self.game), split_name(name)[0])
        return bot, Budget(iterations=self.iterations[self.bots.index(name)])


def make_plan(
    game: str,
    players: int,
    bots: Sequence[str],
    *,
    iterations: int = 0,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Plan:
    """A plan that can be played, or an error that says what is wrong with it.

    `iterations` is for bots whose name has no count; without it they spend what they usually do, and the plan says
    how much that is, so that a plan means the same when a level changes.
    """
    chosen = find_game(game)
    chosen.check_players(players)
    checked = chosen.check_options(options or {})
    chosen.check_people(checked, people=0)
    if not 0 <= seed < 1 << 62:
        raise BadTable("bad-seed", seed=seed)
    names = []
    efforts = []
    for name in bots:
        bot, count = split_name(name)
        usual = int(shelf().find_bot(chosen, bot).iterations)
        names.append(f"{bot}@{count}" if count else bot)
        efforts.append(count or iterations or usual)
    if len(set(names)) < 2:
        raise ArenaError("too-few-bots", bots=names)
    if len(names) > MOST_ENTRIES:
        raise ArenaError("arena-too-large", bots=len(names), most=MOST_ENTRIES)
    if not 0 <= iterations <= MOST_ITERATIONS:
        raise ArenaError("bad-iterations", iterations=iterations, most=MOST_ITERATIONS)
    return Plan(
        game=chosen.key,
        rules=chosen.version,
        edition=chosen.find_edition().digest,
        players=players,
        bots=tuple(names),
        iterations=tuple(efforts),
        options=checked,
        seed=seed,
        fullboard=fullboard.__version__,
    )


def split_name(name: str) -> tuple[str, int]:
    """`hard@200` is the bot `hard` with 200 iterations a move; without a count, 0."""
    bot, at, count = name.strip().partition("@")
    if not at:
        return bot, 0
    if not (count.isascii() and count.isdigit() and len(count) <= 10 and 1 <= int(count) <= MOST_ITERATIONS):
        raise ArenaError("bad-iterations", bot=bot, iterations=count, most=MOST_ITERATIONS)
    return bot, int(count)
