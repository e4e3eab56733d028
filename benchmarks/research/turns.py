"""Environments that are asked turn by turn, ours and others, timed alike: all but the choice of moves."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any


def zoo(make: Callable[[], Any], seconds: float) -> float:
    """Turns a second of a PettingZoo environment."""
    dice = random.Random(1)
    table = make()
    steps, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        table.reset(seed=steps)
        spent += time.process_time() - start
        while table.agents:
            start = time.process_time()
            seen, _, done, cut, _ = table.last()
            spent += time.process_time() - start
            move = None if done or cut else dice.choice(seen["action_mask"].nonzero()[0].tolist())
            start = time.process_time()
            table.step(move)
            spent += time.process_time() - start
            steps += move is not None
    return steps / spent
