"""Every game as a PettingZoo environment, seat after seat (AEC) or with all who may move at once (parallel).

    from fullboard.research.pettingzoo import env, parallel_env

    table = env("companeros", players=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

`pettingzoo.make("aec", "fullboard/companeros-v1", players=4)` gives the same, and `"parallel"` the other kind, once
this module has been imported.

An observation is a dictionary of `observation` and `action_mask`; with `mask_in_info` it is the array alone, and the
mask is in `info`. A reward is one's share of the win, at the end. An action that may not be made raises `BadAction`
and changes nothing. Seat after seat, secret choices are made one by one, unseen by the others.
"""

from typing import Any

from pettingzoo import AECEnv, aec_registry, parallel_registry, register
from pettingzoo.utils import wrappers

from fullboard.core.game import Game
from fullboard.core.shelf import shelf
from fullboard.research.errors import BadBatch
from fullboard.research.parallel import parallel_env
from fullboard.research.seats import Seats

__all__ = ["AECEnvironment", "env", "parallel_env"]


class AECEnvironment(Seats, AECEnv):  # type: ignore[misc]  # theirs says nothing of types
    """One match after the other, seat after seat."""

    def __init__(self, game: str | Game, players: int | None = None, **more: Any) -> None:
        super().__init__(game, players, **more)
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal a new match; with a seed, the same one every time."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._call_next()

    def step(self, action: Any) -> None:
        """The seat in turn makes a move, or leaves if the match is over."""
        state, agent = self.current(), self.agent_selection
        if not self.agents:
            raise BadBatch("all-gone")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.places[agent]
        state.play(seat, self.move_of(action, seat), self.chance)
        if state.over:  # rewards are 0 until then, so that there is nothing to add up on the way
            self.rewards.update(self.shares())
            self._cumulative_rewards.update(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._call_next()

    def render(self) -> str | None:
        """The table as the seat in turn sees it: text, or printed if it is for people."""
        return self.draw(self.places[self.agent_selection])

    def _call_next(self) -> None:
        """Turn to who is to move."""
        seat = int(self.current().actor())
        self.agent_selection = self.possible_agents[seat]
        if self.mask_in_info:
            self.infos[self.agent_selection] = {"action_mask": self.eyes.mask(self.current(), seat)}
        if self.render_mode == "human":
            self.render()


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Their wrapper that says so when methods are called in the wrong order; asking what happened takes no detour."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)


def env(game: str | Game, players: int | None = None, **more: Any) -> Any:
    """A table of a game: `options`, `edition`, `recall`, `mask_in_info` and `render_mode` say what it is like."""
    return InOrder(AECEnvironment(game, players, **more))


def register_games() -> None:
    """Tell PettingZoo about every game that has features; what it knows already stays."""
    for key, game in shelf().items():
        name = f"fullboard/{key}-v{game.version}"
        if game.features is not None and name not in aec_registry:
            register("aec", name, entry_point=f"{__name__}:env", kwargs={"game": key})
        if game.features is not None and name not in parallel_registry:
            register("parallel", name, entry_point=f"{__name__}:parallel_env", kwargs={"game": key})


register_games()
