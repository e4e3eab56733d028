"""What environments share in which somebody else moves for every seat: the table, its luck, who sees what."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from fullboard.core.chance import Quick
from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.state import State
from fullboard.research.errors import BadAction, BadBatch
from fullboard.research.plan import LARGEST_SEED, check_seed, make_setting
from fullboard.research.seat import Eyes, picture, running

RENDER_MODES = ("ansi", "human")
MOST_SHOWN = 100  # legal actions in a sentence


class Seats:
    """A table with an agent in every seat, `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        edition: object = None,
        recall: bool = True,
        mask_in_info: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = make_setting(game, players, options=options, edition=edition, recall=recall)
        if render_mode not in (None, *RENDER_MODES):
            raise BadBatch("bad-render-mode", mode=render_mode, known=list(RENDER_MODES))
        self.render_mode = render_mode
        self.mask_in_info = mask_in_info
        self.eyes = Eyes(self.setting)
        self.metadata = {
            "name": f"{self.setting.game.key}_v{self.setting.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        seen = spaces.Box(self.eyes.low, self.eyes.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (self.eyes.moves,), np.int8)
        room = seen if mask_in_info else spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, room)
        self.action_spaces = {agent: spaces.Discrete(self.eyes.moves) for agent in self.possible_agents}
        self.state_of_play: State | None = None
        self.chance = Quick(0)
        self.random, _ = seeding.np_random()
        self.closed = False

    def observation_space(self, agent: str) -> Any:
        """What an agent may observe."""
        self.place(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do at some time or other."""
        self.place(agent)
        return self.action_spaces[agent]

    def place(self, agent: object) -> int:
        """Where an agent sits, or BadBatch."""
        if not isinstance(agent, str) or agent not in self.places:
            raise BadBatch("no-such-agent", agent=str(agent)[:60], known=self.possible_agents)
        return self.places[agent]

    def deal(self, seed: int | None) -> None:
        """Begin a new match; with a seed, the same one every time."""
        if self.closed:
            raise BadBatch("closed")
        if seed is not None:
            self.random, _ = seeding.np_random(check_seed(seed))
        self.chance = Quick(int(self.random.integers(LARGEST_SEED)))
        setting = self.setting
        self.state_of_play = setting.game.new(setting.players, setting.options, setting.edition, self.chance)
        self.agents = list(self.possible_agents)

    def current(self) -> State:
        """The match as it is now, or BadBatch if there is none."""
        return running(self.state_of_play, self.closed)

    def observe(self, agent: str) -> Any:
        """What a seat may know now."""
        state, seat = self.current(), self.place(agent)
        seen = self.eyes.observation(state, seat)
        return seen if self.mask_in_info else {"observation": seen, "action_mask": self.eyes.mask(state, seat)}

    def shares(self) -> dict[str, float]:
        """Everybody's share of the win, once the match is over."""
        winners = list(self.current().winners())
        return {agent: 1.0 / len(winners) if seat in winners else 0.0 for agent, seat in self.places.items()}

    def move_of(self, action: object, seat: int) -> int:
        """The action as a move that this seat may make now, or BadAction."""
        state = self.current()
        move = self.eyes.move(action)
        if move >= 0:
            try:
                state.refuse(seat, move)
                return move
            except IllegalMove:
                pass
        legal = list(state.legal(seat))[:MOST_SHOWN]
        raise BadAction("illegal-move", action=str(action)[:60], seat=seat, legal=legal)

    def draw(self, seat: int) -> str | None:
        """The table as a seat sees it: as text, or printed if people are to look at it."""
        if self.render_mode is None:
            return None
        text = picture(self.current(), seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing can be played any more."""
        self.closed = True
