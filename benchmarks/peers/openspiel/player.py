"""OpenSpiel's Python ISMCTS at a table of Compañeros: a player that is talked to in lines of JSON.

    {"do": "sit", "players": 4, "rounds": 1, "seed": 1, "uct_c": 1.0}    a new table
    {"do": "play", "moves": ["start 2", "deal g4", ..., "play r6"]}      what happened, by OpenSpiel's names
    {"do": "choose", "seconds": 0.2}                                     which move it would make

Every answer says whose turn it is, what may be played and what the points are, so that the other side can check
that both play the same game; the answer to `choose` also has the move, the iterations and the seconds.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import companeros  # noqa: F401  (registers the game)
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

EVER = 10**9
LEAST = 2  # the first iteration only opens the root; without a second one no move has been tried


class TimeUp(Exception):
    """Ends a search."""


class TimedBot:
    """ISMCTSBot as the library has it, stopped by the processor's time instead of a count.

    Every iteration begins by asking for a sample of the root; that is where the time is looked at. Then the move is
    chosen from the tree as `run_search` itself would.
    """

    def __init__(self, game: pyspiel.Game, uct_c: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), uct_c, EVER, random_state=luck)
        self.bot.set_resampler(self._sample)
        self.luck = luck
        self.iterations = 0
        self.until = 0.0

    def _sample(self, state: pyspiel.State, player: int) -> pyspiel.State:
        if self.iterations >= LEAST and time.process_time() >= self.until:
            raise TimeUp
        self.iterations += 1
        return state.resample_from_infostate(player, self.luck.random_sample)

    def choose(self, state: pyspiel.State, seconds: float) -> int:
        self.iterations = 0
        self.until = time.process_time() + seconds
        try:
            policy = self.bot.run_search(state)  # comes back only if there is nothing to choose
        except TimeUp:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        moves, chances = zip(*policy, strict=True)
        return int(self.luck.choice(moves, p=chances))


class Table:
    """One match and the player at it."""

    def __init__(self, players: int, rounds: int, seed: int, uct_c: float) -> None:
        game = pyspiel.load_game("python_companeros", {"players": players, "rounds": rounds, "utility": "wins"})
        self.state = game.new_initial_state()
        self.player = TimedBot(game, uct_c, seed)

    def play(self, moves: list[str]) -> dict[str, Any]:
        for move in moves:
            self.state.apply_action(self.state.string_to_action(self.state.current_player(), move))
        return {}

    def choose(self, seconds: float) -> dict[str, Any]:
        start = time.process_time()
        move = self.player.choose(self.state, seconds)
        spent = time.process_time() - start
        name = self.state.action_to_string(self.state.current_player(), move)
        return {"move": name, "iterations": self.player.iterations, "seconds": spent}

    def shown(self) -> dict[str, Any]:
        state = self.state
        player = state.current_player()
        legal = [state.action_to_string(player, move) for move in state.legal_actions()] if player >= 0 else []
        return {"player": player, "legal": legal, "points": state.table.points, "over": state.is_terminal()}


def main() -> None:
    table = None
    for line in sys.stdin:
        asked = json.loads(line)
        do = asked.pop("do")
        answer: dict[str, Any] = {}
        if do == "sit":
            table = Table(**asked)
        else:
            answer = getattr(table, {"play": "play", "choose": "choose"}[do])(**asked)
        print(json.dumps({**answer, **table.shown()}), flush=True)


if __name__ == "__main__":
    main()
