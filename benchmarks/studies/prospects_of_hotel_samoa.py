"""Fit what hotels earn and which price cards are chosen in Hotel Samoa, then install the package again.

python -m benchmarks.studies.prospects_of_hotel_samoa matches.jsonl [--matches 400] [--iterations 100] [--seed 5]

Matches between four searching bots of `hard-0.1` are played until the file has so many of them; in a quarter of the
seats three choices of prices in ten are random, so that hands and hotels differ. Fitted are the choices that were not
random, by a conditional logit, and the money at the end, a seat's lead over the table's mean, by ridge regression over
what can be counted before prices are chosen; then, by the rounds left, how large a lead makes a win e times as likely.
One match in ten is left out and told about.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.studies.leads import Floats, Leads, played, write_weights
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.prospects import DEGREES
from fullboard.core.shelf import find_game, shelf
from fullboard.games.hotel_samoa.box import BOXES, CARDS
from fullboard.games.hotel_samoa.guide.prospects import ASPECTS, TRAITS, HotelProspects
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import BLOCK, CHOOSING, HAND, ROUNDS, SEAT

SEATS = 4
TARGET = Path("src/fullboard/games/hotel_samoa/guide/prospects.json")
KEPT = ("round", "tie", "flags", "offer")
GAME = find_game("hotel-samoa")
EDITION = GAME.find_edition()
OPTIONS = GAME.check_options({})


def play(seed: int, number: int, bots: Sequence[Bot], iterations: int) -> dict[str, Any]:
    """One match: how things lay before each choice of prices, what was chosen, and what came of it."""
    rng = random.Random(seed * 1000003 + number)
    luck, minds = Quick(seed, 2 * number), Quick(seed, 2 * number + 1)
    hasty = [rng.random() < 0.25 for _ in range(SEATS)]
    state = GAME.new(SEATS, OPTIONS, EDITION, luck)
    assert isinstance(state, HotelSamoaState)
    rows: list[dict[str, Any]] = []
    while not state.over:
        seat, choosing = state.actor(), state.phase == CHOOSING
        if choosing and state.chosen == 0:
            kept = {name: int(getattr(state, name)) for name in KEPT}
            rows.append({"cells": list(state.cells), **kept, "chose": [-1] * SEATS, "slip": [0] * SEATS})
        if choosing and hasty[seat] and rng.random() < 0.3:
            move = rng.choice(list(state.legal(seat)))
            rows[-1]["slip"][seat] = 1
        else:
            move = int(bots[seat].choose(Chair(state, seat, minds), minds, Budget(iterations)))
        if choosing:
            rows[-1]["chose"][seat] = int(move)
        state.play(seat, move, luck)
    return {"rows": rows, "scores": list(state.scores()), "won": list(state.winners())}


def searching(seed: int, number: int, iterations: int) -> dict[str, Any]:
    """One match of four `hard-0.1`."""
    return play(seed, number, [shelf().find_bot(GAME, "hard-0.1") for _ in range(SEATS)], iterations)


def laid_out(row: dict[str, Any]) -> HotelSamoaState:
    """The table as it was before a choice of prices, as far as it is looked at."""
    state = HotelSamoaState(GAME, EDITION, OPTIONS, SEATS, BOXES.of(EDITION), vec[i64](row["cells"]))
    state.phase = CHOOSING
    for name in KEPT:
        setattr(state, name, row[name])
    return state


@dataclass
class Choices:
    """Choices of prices that were not random: how things lay, the cards in hand, and the one chosen."""

    aspects: Floats
    hands: Floats
    cards: NDArray[np.int64]
    match: NDArray[np.int64]


def lessons(matches: list[dict[str, Any]]) -> tuple[Leads, Choices]:
    """Everything that is fitted, row by row."""
    blank = {"earning": [0.0] * (DEGREES * TRAITS), "spread": [1.0], "prices": [0.0] * (CARDS * ASPECTS)}
    teller = HotelProspects(blank)
    traits, leads, left, won, match, aspects, hands, cards, of = [], [], [], [], [], [], [], [], []
    for number, each in enumerate(matches):
        scores = np.array(each["scores"], float)
        shares = [(seat in each["won"]) / len(each["won"]) for seat in range(SEATS)]
        for row in each["rows"]:
            state = laid_out(row)
            counted = []
            for seat in range(SEATS):
                teller.count(state, seat)
                counted.append(list(teller.traits))
                if row["slip"][seat] == 0:
                    teller.look(state, seat)
                    hand = int(state.cells[SEAT + seat * BLOCK + HAND])
                    aspects.append(list(teller.aspects))
                    hands.append([hand >> card & 1 for card in range(CARDS)])
                    cards.append(row["chose"][seat])
                    of.append(number)
            traits.append(counted)
            leads.append(scores - scores.mean())
            left.append(ROUNDS + 1 - row["round"])
            won.append(shares)
            match.append(number)
    return (
        Leads(np.array(traits), np.array(leads), np.array(won), np.array(left), np.array(match), 12.0),
        Choices(np.array(aspects), np.array(hands), np.array(cards), np.array(of)),
    )


def fit_prices(choices: Choices, taken: NDArray[np.bool_], epochs: int = 400, rate: float = 0.05) -> Floats:
    """Weights of cards and aspects, by a conditional logit (Adam, all rows at once)."""
    weights = np.zeros((CARDS, ASPECTS))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    aspects, hands, cards = choices.aspects[taken], choices.hands[taken], choices.cards[taken]
    chosen = np.eye(CARDS)[cards]
    for epoch in range(1, epochs + 1):
        gradient = (foretold(weights, aspects, hands) - chosen).T @ aspects / len(cards) + 1e-4 * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        weights -= rate * (mean / (1 - 0.9**epoch)) / (np.sqrt(square / (1 - 0.99**epoch)) + 1e-8)
    return weights


def foretold(weights: Floats, aspects: Floats, hands: Floats) -> Floats:
    """How likely each card is, by row."""
    scores = np.where(hands > 0, aspects @ weights.T, -1e9)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = odds / odds.sum(axis=1, keepdims=True)
    return found


def learned(matches: list[dict[str, Any]]) -> dict[str, Floats]:
    """What is fitted to these matches, told about those that are left out."""
    leads, choices = lessons(matches)
    kept, chosen = leads.match % 10 != 0, choices.match % 10 != 0
    earning = leads.fit(kept)
    told = leads.rows() @ earning
    spread = leads.fit_spread(told, kept, int(ROUNDS))
    leads.report(told, spread, ~kept)
    prices = fit_prices(choices, chosen)
    odds = foretold(prices, choices.aspects, choices.hands)[np.arange(len(choices.cards)), choices.cards]
    chance = np.log(choices.hands.sum(axis=1))[~chosen].mean()
    print(f"surprise by cards {-np.log(odds)[~chosen].mean():.3f} (chance: {chance:.3f})")
    return {"earning": earning, "spread": spread, "prices": prices}


def main() -> None:
    """Play what is missing, fit, tell, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    write_weights(
        TARGET,
        learned(played(given.file, given.matches, lambda number: searching(given.seed, number, given.iterations))),
    )


if __name__ == "__main__":
    main()
