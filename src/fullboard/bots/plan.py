"""What bots are to play: game, seats, bots, options and seed, as plain data that can be sent and written down."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import fullboard
from fullboard.bots.errors import ArenaError
from fullboard.core.bot import Bot, Budget
from fullboard.core.edition import Edition
from fullboard.core.errors import BadTable
from fullboard.core.shelf import find_game, shelf

MOST_ENTRIES = 24  # the search for the best line-ups stays quick
MOST_ITERATIONS = 10**9


@dataclass(frozen=True)
class Plan:
    """Everything that decides how game k goes, except k; made by `make_plan`, which checks it.

    Who sits where in game k is said by `fullboard.bots.seating.line_up`: in balanced line-ups, as an arena wants them,
    or, if the plan is `fixed`, as its bots are named, one a seat, rotating by one from game to game.
    """

    game: str
    rules: int
    edition: str  # the digest of the components
    players: int
    bots: tuple[str, ...]  # `name` or `name@iterations`; one that is named twice takes twice the seats
    iterations: tuple[int, ...]  # what each of them may spend on a move, 0 if that is not said
    options: dict[str, Any]
    seed: int
    fullboard: str  # the version: another one's bots may play otherwise
    fixed: bool = False
    components: Any = None  # the edition as a match takes it; None: the game's first

    def data(self) -> dict[str, Any]:
        """The plan as plain data; what is as usual is left out, as are the components, whose digest is there."""
        found = {**asdict(self), "bots": list(self.bots), "iterations": list(self.iterations)}
        del found["components"]
        if not self.fixed:
            del found["fixed"]
        return found

    def names(self) -> list[str]:
        """The bots without repetition."""
        return list(dict.fromkeys(self.bots))

    def seat(self, name: str) -> tuple[Bot, Budget]:
        """A new bot of that name and how much it may think."""
        bot = shelf().find_bot(find_game(self.game), split_name(name)[0])
        return bot, self.budget(self.bots.index(name))

    def budget(self, entry: int) -> Budget:
        """How much that entry may think about a move."""
        return Budget(self.iterations[entry] or None)

    def find_edition(self) -> Edition:
        """The components that are played with."""
        return find_game(self.game).find_edition(self.components)


def make_plan(
    game: str,
    players: int,
    bots: Sequence[str],
    *,
    iterations: int = 0,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    components: object = None,
    fixed: bool = False,
) -> Plan:
    """A plan that can be played, or an error that says what is wrong with it.

    A `fixed` plan names one bot for every seat, and these may all be the same; any other names at least two bots.

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
    if fixed and len(names) != players:
        raise ArenaError("bad-line-up", bots=len(names), players=players)
    if not fixed and len(set(names)) < 2:
        raise ArenaError("too-few-bots", bots=names)
    if len(names) > MOST_ENTRIES:
        raise ArenaError("arena-too-large", bots=len(names), most=MOST_ENTRIES)
    if not 0 <= iterations <= MOST_ITERATIONS:
        raise ArenaError("bad-iterations", iterations=iterations, most=MOST_ITERATIONS)
    return Plan(
        game=chosen.key,
        rules=chosen.version,
        edition=chosen.find_edition(components).digest,
        players=players,
        bots=tuple(names),
        iterations=tuple(efforts),
        options=checked,
        seed=seed,
        fullboard=fullboard.__version__,
        fixed=fixed,
        components=components,
    )


def split_name(name: str) -> tuple[str, int]:
    """`hard@200` is the bot `hard` with 200 iterations a move; without a count, 0."""
    bot, at, count = name.strip().partition("@")
    if not at:
        return bot, 0
    if not (count.isascii() and count.isdigit() and len(count) <= 10 and 1 <= int(count) <= MOST_ITERATIONS):
        raise ArenaError("bad-iterations", bot=bot, iterations=count, most=MOST_ITERATIONS)
    return bot, int(count)
