"""The contract of a game in its box: who can play it, with which options, components and bots."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition, BadPosition, BadTable
from fullboard.core.option import Option
from fullboard.core.state import State

if TYPE_CHECKING:
    from fullboard.core.bot import Bot
    from fullboard.core.guide import Guide


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One per folder. Raise `version` when a fix changes behaviour, and keep the old branch."""

    def __init__(
        self,
        key: str,
        *,
        version: int,
        players: range,
        minutes: int,
        folder: str,
        editions: Mapping[str, Edition],
        options: Mapping[str, Option] | None = None,
        bots: "Mapping[str, Callable[[], Bot]] | None" = None,
        guide: "Callable[[], Guide] | None" = None,
    ) -> None:
        self.key = key
        self.version = version
        self.players = players
        self.minutes = minutes
        self.folder = folder  # the import name of the package that holds words, story, help and table
        self.editions = editions
        self.options: Mapping[str, Option] = options or {}
        self.bots: Mapping[str, Callable[[], Bot]] = bots or {}
        self.guide = guide  # what makes search good at this game; without one it plays at random to the end

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        """Set the table. Trusts its input: `check_players`, `check_options` and `check_edition` do not."""
        raise NotImplementedError

    def load(self, position: dict[str, Any]) -> State:
        """The state of a position; raises BadPosition if it cannot exist."""
        raise NotImplementedError

    def inventory(self, position: dict[str, Any]) -> dict[str, int]:
        """Everything in the box, wherever it lies in this position: the same all through a match."""
        raise NotImplementedError

    def at_version(self, version: int) -> "Game":
        """This game as it was played under that rules version; override it once there is more than one."""
        if version != self.version:
            raise BadTable("unknown-rules-version", version=version, known=[self.version])
        return self

    def check_people(self, options: Mapping[str, Any], people: int) -> None:
        """Raise BadTable if so few people may not play with these options; bots alone need a match that ends."""

    def check_edition(self, edition: Edition) -> None:
        """Raise BadEdition if these cannot be the components of this game."""

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
            raise BadPosition("unknown-rules-version", "rules", known=[self.version])
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
