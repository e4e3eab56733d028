"""Every game for OpenSpiel, with explicit chance: importing this module registers them.

    import pyspiel
    import fullboard.research.openspiel

    game = pyspiel.load_game("fullboard_companeros(players=4)")

Each pick of a game's luck is a chance node of equally likely outcomes. Secret choices are made one after the other,
unseen. Observations are what the table shows now, information states perfect recall; utilities are shares of the win.
`resample_from_infostate` is the game's own `guess`.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

from fullboard.core.chance import Chance, Quick
from fullboard.core.features import Features
from fullboard.core.game import Game
from fullboard.core.shelf import shelf
from fullboard.core.state import State
from fullboard.research.errors import BadAction, BadBatch
from fullboard.research.plan import Setting, make_setting

MOST_OUTCOMES = 128  # no game picks among more
MOST_SHOWN = 100  # legal actions in a sentence
LONGEST = 1_000_000  # moves and picks of one match
CHANCE = pyspiel.PlayerId.CHANCE
OVER = pyspiel.PlayerId.TERMINAL


class Wanted(Exception):
    """A pick that nobody has made yet."""

    def __init__(self, among: int) -> None:
        super().__init__(among)
        self.among = among


class PickScript(Chance):
    """Plays back the picks made so far, and asks for the next one."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = iter(picks)

    def pick(self, n: int) -> int:
        """The next pick; one among one is no luck."""
        if n == 1:
            return 0
        for value in self.picks:
            return value
        raise Wanted(n)


class SpielState(pyspiel.State):  # type: ignore[misc]  # theirs is written in C++
    """A match in progress: a state of ours, and a move that waits for its luck."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.setting = game.setting
        self.names = game.names
        self.table: State | None = None  # before the set-up is drawn
        self.pending: tuple[int, int] | None = None
        self.picks: list[int] = []
        self.among = 0  # the outcomes of the chance node; 0 at other nodes
        self._try()

    def _try(self) -> None:
        """Play what waits with the luck there is, or find out what luck is wanted."""
        setting, luck = self.setting, PickScript(self.picks)
        try:
            if self.table is None:
                after = setting.game.new(setting.players, setting.options, setting.edition, luck)
            else:
                assert self.pending is not None
                after = self.table.copy()
                after.play(*self.pending, luck)
        except Wanted as wanted:
            self.among = wanted.among
            return
        self.table, self.pending, self.picks, self.among = after, None, [], 0

    def current_player(self) -> int:
        """Who is to move, or chance."""
        if self.among:
            return int(CHANCE)
        assert self.table is not None
        return int(OVER) if self.table.over else int(self.table.actor())

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return list(self.table.legal(player)) if player == self.table.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely ones."""
        return [(value, 1.0 / self.among) for value in range(self.among)]

    def _apply_action(self, action: int) -> None:
        if self.among:
            if not 0 <= action < self.among:
                raise BadAction("no-such-outcome", action=action, among=self.among)
            self.picks.append(action)
        else:
            self._refuse(action)
            self.pending = (self.current_player(), action)
        self._try()

    def _refuse(self, action: int) -> None:
        """Raise BadAction if whoever is to move may not do that: theirs checks only where it is asked to."""
        assert self.table is not None
        player = self.current_player()
        if self.table.over or action not in (legal := list(self.table.legal(player))):
            known = [] if self.table.over else legal[:MOST_SHOWN]
            raise BadAction("illegal-move", action=action, seat=player, legal=known)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"pick {action}"
        if not 0 <= action < len(self.names):
            raise BadAction("no-such-action", action=action, last=len(self.names) - 1)
        return self.names[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self.among and self.table is not None and bool(self.table.over)

    def returns(self) -> list[float]:
        """Everybody's share of the win."""
        winners = list(self.table.winners()) if self.table is not None else []
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.setting.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player could not tell from this one; before the set-up nobody has seen anything."""
        check_player(player, self.setting.players)
        if self.table is None:
            return SpielState(self.get_game())
        twin: SpielState = self.clone()
        assert twin.table is not None
        twin.table = twin.table.guess(player, Quick(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return f"set-up {self.picks}"
        waits = f" {self.pending} {self.picks}" if self.pending else ""
        return f"{self.table.position()}{waits}"


class SpielObserver:
    """What one player may know, as a tensor and as text."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.names = features.names()
        self.tensor = np.zeros(int(features.size), np.float32)
        self.dict = {block.name: self.tensor[block.start : block.start + len(block.items)] for block in features.blocks}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know into the tensor; nothing before the set-up is drawn."""
        check_player(player, int(self.features.players))
        self.tensor[:] = 0 if state.table is None else np.array(list(self.features.row(state.table, player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """Every entry that is not 0, by its name."""
        self.set_from(state, player)
        return ", ".join(f"{name}={value:g}" for name, value in zip(self.names, self.tensor, strict=True) if value)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf."""

    key: str
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**defaults(shelf()[self.key]), **(parameters or {})}
        options = {name: value for name, value in given.items() if name != "players"}
        self.setting: Setting = make_setting(self.key, given["players"], options=options)
        setting = self.setting
        self.names = setting.game.new(setting.players, setting.options, setting.edition, Quick(0)).names.names
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.names),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """A match before its set-up is drawn."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver | None:
        """Perfect recall, or what the table shows now; None if only a public or private part is wanted."""
        if kind is not None and (not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        setting = self.setting
        assert setting.game.features is not None
        recall = kind is not None and bool(kind.perfect_recall)
        return SpielObserver(setting.game.features(setting.players, setting.options, setting.edition, recall))


def check_player(player: int, players: int) -> None:
    """Raise BadBatch if nobody sits there."""
    if not 0 <= player < players:
        raise BadBatch("no-such-seat", seat=player, players=players)


def load(name: str) -> Any:
    """A game by its name; whoever unpickles one has imported this module by then, and so registered it."""
    return pyspiel.load_game(name)


def defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game: as few players as can be, and its options as they usually are."""
    return {"players": game.players[0], **{name: option.default for name, option in game.options.items()}}


def registered() -> Iterator[str]:
    """Register every game that has features; gives their names."""
    for key, game in shelf().items():
        if game.features is None:
            continue
        name = f"fullboard_{key.replace('-', '_')}"
        hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Fullboard {key} v{game.version}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION if game.open_information else hidden,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players[-1],
            min_num_players=game.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=defaults(game),
        )
        pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"key": key, "kind": kind}))
        yield name


NAMES = tuple(registered())
