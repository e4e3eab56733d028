"""Other people's environments, each asked in the quickest way its authors offer; choosing is left out as with ours."""

from __future__ import annotations

import os
import random
import time
from functools import partial
from typing import Any

from benchmarks.research.ours import ROWS, SECONDS
from benchmarks.research.turns import zoo

ZOO = ("texas_holdem_v4", "leduc_holdem_v4", "hanabi_v5")
SPIEL = ("hearts", "gin_rummy", "leduc_poker")
PGX = ("leduc_holdem", "backgammon")


def pettingzoo(name: str) -> float:
    """Turns a second of one of PettingZoo's own."""
    from pettingzoo import make

    return zoo(partial(make, "aec", f"classic/{name}"), SECONDS)


def openspiel(name: str) -> float:
    """Moves a second of a C++ game of OpenSpiel from Python, with tensor and mask of whoever moves.

    Its deals are part of it, as they are part of ours; only choosing is left out, of moves and of luck.
    """
    import pyspiel
    from open_spiel.python.observation import make_observation

    dice = random.Random(1)
    game = pyspiel.load_game(name)
    shown = game.get_type().provides_observation_tensor
    eyes = make_observation(game, pyspiel.IIGObservationType(perfect_recall=not shown))
    steps, spent = 0, 0.0
    while spent < SECONDS:
        start = time.process_time()
        state = game.new_initial_state()
        spent += time.process_time() - start
        while not state.is_terminal():
            start = time.process_time()
            if state.is_chance_node():
                choices = state.chance_outcomes()
            else:
                player = state.current_player()
                eyes.set_from(state, player)
                state.legal_actions_mask(player)
                choices = [(move, 1.0) for move in state.legal_actions()]
                steps += 1
            spent += time.process_time() - start
            moves, weights = zip(*choices, strict=True)
            move = dice.choices(moves, weights)[0]
            start = time.process_time()
            state.apply_action(move)
            spent += time.process_time() - start
    return steps / spent


def pgx(name: str) -> float:
    """Steps a second of a Pgx game on one core, compiled for it, a batch at a time, dealt anew by itself."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    table = pgx.make(name)
    deal = jax.jit(jax.vmap(table.init))
    play = jax.jit(jax.vmap(auto_reset(table.step, table.init)))

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=1)

    key = jax.random.PRNGKey(1)
    state = deal(jax.random.split(key, ROWS))
    ready = partial(jax.tree_util.tree_map, lambda array: array.block_until_ready())
    steps, spent = -2 * ROWS, 0.0  # the first two compile
    while spent < SECONDS:
        key, luck, deals = jax.random.split(key, 3)
        moves = ready(choose(luck, state.legal_action_mask))
        keys = ready(jax.random.split(deals, ROWS))
        start = time.process_time()
        state = ready(play(state, moves, keys))
        if steps >= 0:
            spent += time.process_time() - start
        steps += ROWS
    return steps / spent
