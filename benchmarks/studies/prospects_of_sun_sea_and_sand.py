"""Fit how many points resorts make in Sun, Sea & Sand, then install the package again.

python -m benchmarks.studies.prospects_of_sun_sea_and_sand matches.jsonl [--matches 250] [--iterations 80] [--seed 28]

Matches between four bots that search are played until the file has so many of them; three moves in a hundred
are random and seventeen greedy, so that resorts differ. Of the positions on the way about one in seven is kept. Fitted
is the lead over the table's mean in the end, by ridge regression over what can be counted of resorts; then, by the
weeks left, how large a lead makes a win e times as likely. One match in ten is left out and told about.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.studies.leads import Leads, played, write_weights
from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.prospects import DEGREES
from fullboard.core.shelf import find_game, shelf
from fullboard.games.sun_sea_and_sand.box import BOXES, WEEKS
from fullboard.games.sun_sea_and_sand.guide.prospects import TRAITS, ResortProspects
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

SEATS = 4
TARGET = Path("src/fullboard/games/sun_sea_and_sand/guide/prospects.json")
KEPT = ("week", "phase", "first", "ahead", "beaches", "sold", "sent", "signs_left", "clock", "turn")
GAME = find_game("sun-sea-and-sand")
EDITION = GAME.find_edition()
OPTIONS = GAME.check_options({})


def play(seed: int, number: int, iterations: int) -> dict[str, Any]:
    """One match: some positions of it, and what came of them."""
    rng = random.Random(seed * 1000003 + number)
    luck, minds = Quick(seed, 2 * number), Quick(seed, 2 * number + 1)
    searcher, greedy = shelf().find_bot(GAME, "hard-0.1"), shelf().find_bot(GAME, "greedy")
    state = GAME.new(SEATS, OPTIONS, EDITION, luck)
    rows: list[dict[str, Any]] = []
    while not state.over:
        seat = state.actor()
        if rng.random() < 0.15 and state.step > 0:
            assert isinstance(state, SunSeaAndSandState)
            rows.append({"cells": list(state.cells), **{name: int(getattr(state, name)) for name in KEPT}})
        moves, slip = state.legal(seat), rng.random()
        if slip < 0.03:
            move = moves[rng.randrange(len(moves))]
        else:
            move = (greedy if slip < 0.2 else searcher).choose(Chair(state, seat, minds), minds, Budget(iterations))
        state.play(seat, move, luck)
    return {"rows": rows, "scores": list(state.scores()), "won": list(state.winners())}


def laid_out(row: dict[str, Any]) -> SunSeaAndSandState:
    """A position that was kept."""
    state = SunSeaAndSandState(GAME, EDITION, OPTIONS, SEATS, BOXES.of(EDITION), vec[i64](row["cells"]))
    for name in KEPT:
        setattr(state, name, row[name])
    return state


def lessons(matches: list[dict[str, Any]]) -> Leads:
    """Everything that is fitted, row by row."""
    teller = ResortProspects({"points": [0.0] * (DEGREES * TRAITS), "spread": [1.0]})
    traits, leads, left, won, match = [], [], [], [], []
    for number, each in enumerate(matches):
        scores = np.array(each["scores"], float)
        shares = [(seat in each["won"]) / len(each["won"]) for seat in range(SEATS)]
        for row in each["rows"]:
            state = laid_out(row)
            counted = []
            for seat in range(SEATS):
                teller.count(state, seat)
                counted.append(list(teller.traits))
            traits.append(counted)
            leads.append(scores - scores.mean())
            left.append(int(WEEKS) - row["week"])
            won.append(shares)
            match.append(number)
    return Leads(np.array(traits), np.array(leads), np.array(won), np.array(left), np.array(match), 8.0)


def main() -> None:
    """Play what is missing, fit, tell, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--iterations", type=int, default=80)
    parser.add_argument("--seed", type=int, default=28)
    given = parser.parse_args()
    matches = played(given.file, given.matches, lambda number: play(given.seed, number, given.iterations))
    leads = lessons(matches)
    kept = leads.match % 10 != 0
    points = leads.fit(kept)
    told = leads.rows() @ points
    spread = leads.fit_spread(told, kept, int(WEEKS))
    leads.report(told, spread, ~kept)
    write_weights(TARGET, {"points": points, "spread": spread})


if __name__ == "__main__":
    main()
