"""The contract of a game in its box: who can play it, with which options, components and bots."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition, shipped_editions
from fullboard.core.errors import BadEdition, BadPosition, BadTable
from fullboard.core.moves import MoveNames
from fullboard.core.option import Option
from fullboard.core.state import State

if TYPE_CHECKING:
    from fullboard.core.bot import Bot
    from fullboard.core.coach import Coach
    from fullboard.core.errors import IllegalMove
    from fullboard.core.features import Features
    from fullboard.core.guide import Guide
    from fullboard.core.placing import Placing

# What a game brings, as functions of its own states, which core knows nothing about.
Tells = list[tuple[str, dict[str, Any]]]
Tell = Callable[[Any, Any, Any, int], Tells]  # (before, line, after, viewer): a line of the log as one seat may read it
Show = Callable[[Any, int], dict[str, Any]]  # (state, seat): what that seat may see
Describe = Callable[[Any], dict[str, Any]]  # (state): its own part of a position
ObjectTo = Callable[[Any, int, int], "IllegalMove"]  # (state, seat, move): why not
Load = Callable[[Any, dict[str, Any]], State]  # (game, position): the state, or BadPosition
MakeFeatures = Callable[[int, dict[str, Any], Edition, bool], "Features"]  # (players, options, edition, recall)
Preview = Callable[[dict[str, Any], int], dict[str, Any]]  # (view, seat): what a seat to move may expect
Standing = Callable[
    [dict[str, Any]], tuple[dict[str, Any], list[dict[str, Any]]]
]  # (view): the goal, how each seat stands
Naming = Callable[[Any, str], "tuple[str, dict[str, Any]] | None"]  # (view or None, notation): message, parameters
TallyOf = Callable[[str, dict[str, Any]], Iterable[tuple[int, str, str, int]]]  # see `core.tally`
Explain = Callable[[Any], Tells]  # (closer): why a move is advised, see `core.reasons`


class Terminal:
    """How a game looks in a terminal: its table, and one of its moves if it has signs for them."""

    def __init__(self, show: Callable[..., Any], move_label: Callable[..., Any] | None = None) -> None:
        self.show = show  # (view, words, seat): something that `rich` can print
        self.move_label = move_label  # (notation, words): a text of `rich`


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One per folder: everything a game is made of. All but the first five and `state` can be left out.

    Raise `version` when a fix changes behaviour, and keep the old branch.
    """

    def __init__(
        self,
        key: str,
        *,
        version: int,
        players: range,
        minutes: int,
        folder: str,
        state: Callable[..., State] | None = None,
        moves: Iterable[str] = (),
        editions: Mapping[str, Edition] | None = None,
        options: Mapping[str, Option] | None = None,
        bots: "Mapping[str, Callable[[], Bot]] | None" = None,
        guide: "Callable[[], Guide] | None" = None,
        story: Tell | None = None,
        naming: Naming | None = None,
        tally: TallyOf | None = None,
        view: Show | None = None,
        details: Describe | None = None,
        refusal: ObjectTo | None = None,
        load: Load | None = None,
        inventory: Callable[[dict[str, Any]], dict[str, int]] | None = None,
        check_edition: Callable[[Edition], None] | None = None,
        preview: Preview | None = None,
        sums: Iterable[Callable[..., Any]] = (),
        standing: Standing | None = None,
        reasons: Explain | None = None,
        features: MakeFeatures | None = None,
        terminal: Terminal | None = None,
        coach: "Coach | None" = None,
        placing: "Placing | None" = None,
        open_information: bool = False,
        by_hand: Iterable[str] = (),
        earlier: "Iterable[Game]" = (),
    ) -> None:
        self.key = key
        self.version = version
        self.players = players
        self.minutes = minutes
        self.folder = folder  # the import name of the package that holds components, words, help and table
        self.state = state  # the class of its states, and the names of its moves, unless it has a `new` of its own
        self.moves = MoveNames(moves)
        self.editions = shipped_editions(resources.files(folder) / "components") if editions is None else editions
        self.options: Mapping[str, Option] = options or {}
        self.bots: Mapping[str, Callable[[], Bot]] = bots or {}
        self.guide = guide  # what makes search good at this game; without one it plays at random to the end
        self.tell = story  # without one, the log names the moves as they are written
        self.naming = naming  # what a move is called for who sees the table, if not by its notation
        self.tally = tally  # what of the story is counted; without one, moves by their first word
        self.show = view
        self.describe = details
        self.object_to = refusal
        self.loader = load
        self.count_box = inventory
        self.check_components = check_edition
        self.preview = preview
        self.sums = {each.__name__: each for each in sums}  # what its page counts: functions of plain data, by name
        self.standing = standing  # what everybody may know of how everybody stands; without it, pages name them only
        self.reasons = reasons  # without them, hints give chances only
        self.features = features  # what a seat may know as numbers; without it no environments for research
        self.terminal = terminal
        self.by_hand = frozenset(by_hand)  # "phase move": never played by itself, even where it is the only move
        self.coach = coach  # what a beginner is told; without one there are neither aims nor reasons
        self.placing = placing  # how pieces are written down where they lie, if not by their names
        self.open_information = open_information  # everything lies open: a guess is the state itself
        self.earlier = {game.version: game for game in earlier}  # the same game by the rules of earlier versions
        self.sets_up = load is not None  # whether positions can be set up by hand

    def makes_itself(self, phase: object, legal: Sequence[str]) -> str:
        """The only move there is in a phase, if nobody's hand is wanted for it; else nothing."""
        if len(legal) != 1 or f"{phase} {legal[0].partition(' ')[0]}" in self.by_hand:
            return ""
        return legal[0]

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        """Set the table. Trusts its input: `check_players`, `check_options` and `check_edition` do not."""
        if self.state is None:
            raise NotImplementedError
        state = self.state(self, edition, options, players, self.moves)
        state.set_up(chance)
        return state

    def load(self, position: dict[str, Any]) -> State:
        """The state of a position; raises BadPosition if it cannot exist, or if this game sets up none."""
        if self.loader is None:
            raise BadPosition("no-positions", game=self.key)
        rules = position.get("rules") if isinstance(position, dict) else None
        if type(rules) is int and rules in self.earlier:
            return self.earlier[rules].load(position)
        return self.loader(self, position)

    def inventory(self, position: dict[str, Any]) -> dict[str, int]:
        """Everything in the box, wherever it lies in this position: the same all through a match. Empty if not told."""
        return {} if self.count_box is None else self.count_box(position)

    def at_version(self, version: int) -> "Game":
        """This game as it was played under that rules version."""
        if version in self.earlier:
            return self.earlier[version]
        if version != self.version:
            raise BadTable("unknown-rules-version", version=version, known=[*self.earlier, self.version])
        return self

    def check_people(self, options: Mapping[str, Any], people: int) -> None:
        """Raise BadTable if so few people may not play with these options; bots alone need a match that ends."""

    def check_edition(self, edition: Edition) -> None:
        """Raise BadEdition if these cannot be the components of this game."""
        if self.check_components is None:
            if not edition.shipped:
                raise BadEdition("no-own-editions", path="")
            return
        self.check_components(edition)

    def check_players(self, players: object) -> int:
        """That number of players, or BadTable."""
        if type(players) is not int or players not in self.players:
            raise BadTable("bad-players", players=players, least=self.players[0], most=self.players[-1])
        return players

    def check_options(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options with their values, or BadTable."""
        for key in given:
            if key not in self.options:
                raise BadTable("unknown-option", option=key, known=sorted(self.options))
        return {key: option.check(key, given.get(key, option.default)) for key, option in self.options.items()}

    def find_edition(self, given: object = None) -> Edition:
        """The edition of that name, or made of that data; the first one if nothing is given."""
        if given is None:
            return next(iter(self.editions.values()))
        if isinstance(given, Edition):
            given = given.reference()
        if isinstance(given, str):
            if given not in self.editions:
                raise BadEdition("unknown-edition", edition=given, known=sorted(self.editions))
            return self.editions[given]
        edition = Edition.from_data(given)
        if edition.name in self.editions:
            raise BadEdition("edition-name-taken", path="name", edition=edition.name)
        self.check_edition(edition)
        return edition

    def open_position(self, position: object) -> tuple[int, dict[str, Any], Edition, int]:
        """Check the part of a position that all games share: players, options, edition, step."""
        if not isinstance(position, dict):
            raise BadPosition("not-a-table")
        key = position.get("game", self.key)
        if not isinstance(key, str) or key != self.key:
            raise BadPosition("another-game", "game", game=key)
        rules = position.get("rules", self.version)
        if type(rules) is not int or rules != self.version:
            raise BadPosition("unknown-rules-version", "rules", known=[*self.earlier, self.version])
        options = position.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(key, str) for key in options):
            raise BadPosition("not-a-table", "options")
        try:
            players = self.check_players(position.get("players"))
            checked = self.check_options(options)
            edition = self.find_edition(position.get("edition"))
        except (BadTable, BadEdition) as error:
            path = "edition" if isinstance(error, BadEdition) else "players"
            path = f"options.{error.parameters['option']}" if "option" in error.parameters else path
            parameters = {name: value for name, value in error.parameters.items() if name != "path"}
            raise BadPosition(error.code, path, **parameters) from error
        step = position.get("step", 0)
        if type(step) is not int or not 0 <= step < 1 << 40:
            raise BadPosition("not-a-count", "step")
        return players, checked, edition, step
