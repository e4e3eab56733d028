"""Bots as nobody wants them, for the shelf of the tests: they hang, raise, cheat, die, or wait until they may go on."""

from __future__ import annotations

import os
import time
from pathlib import Path

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance

FOLDER = "FULLBOARD_TRIAL_FOLDER"  # where they meet the test


class Hangs(Bot):
    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        while True:
            time.sleep(1)


class Raises(Bot):
    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        raise ZeroDivisionError("on fire")


class Cheats(Bot):
    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        return max(chair.legal) + 1000


class Dies(Bot):
    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        os._exit(9)


class Waits(Bot):
    """Says that it has been asked and by which process it thinks, and moves once there is a file `go`."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        folder = Path(os.environ[FOLDER])
        with (folder / "asked").open("a") as asked:
            asked.write(f"{os.getpid()} {chair.seat}\n")
        while not (folder / "go").exists():
            time.sleep(0.01)
        return int(chair.random_move(chance))
