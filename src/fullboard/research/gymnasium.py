"""Every game as a Gymnasium environment: one seat against bots of the house.

    import gymnasium
    import fullboard.research.gymnasium  # where Fullboard is installed, its entry point does this

    table = gymnasium.make("fullboard/companeros-v1", players=4, opponents="greedy")

`info["action_mask"]` and `action_masks()` (for MaskablePPO) say what may be done. A reward is one's share of the win,
at the end. An action that may not be made changes nothing and costs `PENALTY`.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fullboard.bots.loop import GameLoop
from fullboard.core.bot import Bot, Budget
from fullboard.core.chance import Chance, Quick
from fullboard.core.game import Game
from fullboard.core.shelf import shelf
from fullboard.core.state import State
from fullboard.research.errors import BadBatch
from fullboard.research.plan import LARGEST_SEED, Opponents, check_seat, make_setting
from fullboard.research.seat import Eyes, picture, running

PENALTY = -1.0


class SeatEnvironment(gymnasium.Env[Any, Any]):
    """One's own seat, the same in every match if `seat` says which, any otherwise."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: Opponents = "greedy",
        *,
        seat: int | None = None,
        iterations: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: object = None,
        recall: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.setting = make_setting(
            game, players, options=options, edition=edition, recall=recall, opponents=opponents, iterations=iterations
        )
        if not self.setting.opponents:
            raise BadBatch("bad-opponents", given=0, wanted=self.setting.players - 1)
        if render_mode not in (None, "ansi"):
            raise BadBatch("bad-render-mode", mode=render_mode, known=["ansi"])
        self.render_mode = render_mode
        self.fixed_seat = None if seat is None else check_seat(seat, self.setting.players)
        self.seat = self.fixed_seat or 0
        self.eyes = Eyes(self.setting)
        self.bots = self.setting.bots()
        self.observation_space = spaces.Box(self.eyes.low, self.eyes.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.eyes.moves)
        self.loop: GameLoop | None = None
        self.closed = False

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new match, in which bots move until it is one's own turn."""
        if self.closed:
            raise BadBatch("closed")
        super().reset(seed=seed)
        setting, luck = self.setting, int(self.np_random.integers(LARGEST_SEED))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(setting.players))
        deals = Quick(luck, 0)
        state = setting.game.new(setting.players, setting.options, setting.edition, deals)
        self.loop = self._bots_around(state, deals, Quick(luck, 1))
        self.loop.run()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots make theirs."""
        loop = self._running()
        move = self.eyes.move(action)
        if move < 0 or not self.eyes.mask(loop.state, self.seat)[move]:
            observation, info = self._seen()
            return observation, PENALTY, bool(loop.state.over), False, {**info, "illegal": True}
        loop.play(self.seat, move)
        loop.run()
        over = bool(loop.state.over)
        winners = list(loop.state.winners())
        reward = 1.0 / len(winners) if self.seat in winners else 0.0
        observation, info = self._seen()
        if over:
            info["scores"] = list(loop.state.scores())
        return observation, reward, over, False, info

    def action_masks(self) -> Any:
        """What may be done now, as sb3-contrib asks for it."""
        return self.eyes.mask(self._running().state, self.seat).astype(bool)

    def render(self) -> Any:
        """The table as one's own seat sees it, as text."""
        return picture(self._running().state, self.seat) if self.render_mode else None

    def close(self) -> None:
        """Nothing can be played any more."""
        self.closed = True

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: bots are found anew by their names."""
        loop = self.loop
        return {**self.__dict__, "bots": None, "loop": loop and (loop.state, loop.deals, loop.draws)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = self.setting.bots()
        self.loop = kept["loop"] and self._bots_around(*kept["loop"])

    def _bots_around(self, state: State, deals: Chance, draws: Chance) -> GameLoop:
        """The bots in the other seats of a match."""
        setting = self.setting
        around: list[Bot | None] = [None, *self.bots]
        bots = [around[(seat - self.seat) % setting.players] for seat in range(setting.players)]
        return GameLoop(state, bots, [Budget(setting.iterations) for _ in bots], deals, draws)

    def _running(self) -> GameLoop:
        return running(self.loop, self.closed)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        state = self._running().state
        mask = self.eyes.mask(state, self.seat)
        return self.eyes.observation(state, self.seat), {"action_mask": mask, "seat": self.seat}


def register() -> None:
    """Tell Gymnasium about every game that has features; what it knows already stays."""
    for key, game in shelf().items():
        name = f"fullboard/{key}-v{game.version}"
        if game.features is not None and name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnvironment", kwargs={"game": key})


register()
