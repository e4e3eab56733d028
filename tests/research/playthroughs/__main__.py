"""Writes the golden playthroughs of OpenSpiel anew: `python -m tests.research.playthroughs`."""

from __future__ import annotations

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from fullboard.research import openspiel

SHORT = {
    "fullboard_four_stars": "(round_limit=10)",
    "fullboard_companeros": "(rounds=1)",
    "fullboard_goofspiel": "(cards=4)",
}
SEED = 7

if __name__ == "__main__":
    flags.FLAGS(["playthroughs"])
    for name in openspiel.NAMES:
        text = generate_playthrough.playthrough(f"{name}{SHORT.get(name, '')}", [], seed=SEED)
        Path(__file__).with_name(f"{name}.txt").write_text(text, "utf-8")
        print(name, len(text))
