"""Games as parallel environments of PettingZoo: all who may move now choose at the same time.

Where everybody chooses in secret, as in Goofspiel all the time and in Hotel Samoa when prices are set, a step takes the
choices of all. Where one seat after the other moves, the others wait: their mask is empty, and whatever they give, or
nothing at all, is passed over.
"""

from typing import Any

from pettingzoo import ParallelEnv

from fullboard.core.game import Game
from fullboard.research.errors import BadAction
from fullboard.research.seats import Seats


class ParallelEnvironment(Seats, ParallelEnv):  # type: ignore[misc]  # theirs says nothing of types
    """One match after the other, all who may move at once."""

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new match; with a seed, the same one every time."""
        self.deal(seed)
        return self._seen(), self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Everybody who may move makes a move; BadAction, and nothing changes, if one of them may not be made."""
        state = self.current()
        if not isinstance(actions, dict):
            raise BadAction("not-by-agent", given=type(actions).__name__)
        for agent in actions:
            self.place(agent)
        choosing = [int(seat) for seat in state.actors()]
        moves = [self.move_of(actions.get(self.possible_agents[seat]), seat) for seat in choosing]
        for seat, move in zip(choosing, moves, strict=True):
            state.play(seat, move, self.chance)
        playing, over = list(self.agents), bool(state.over)
        rewards = self.shares() if over else dict.fromkeys(playing, 0.0)
        result = self._seen(), rewards, dict.fromkeys(playing, over), dict.fromkeys(playing, False), self._infos()
        if over:
            self.agents = []
        return result

    def render(self) -> str | None:
        """The table as the first seat that may move sees it: text, or printed if it is for people."""
        return self.draw(max(0, int(self.current().actor())))

    def _seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        if not self.mask_in_info:
            return {agent: {} for agent in self.agents}
        state = self.current()
        return {agent: {"action_mask": self.eyes.mask(state, self.places[agent])} for agent in self.agents}


def parallel_env(game: str | Game, players: int | None = None, **more: Any) -> ParallelEnvironment:
    """A table of a game: `options`, `edition`, `recall`, `mask_in_info` and `render_mode` say what it is like."""
    return ParallelEnvironment(game, players, **more)
