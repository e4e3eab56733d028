"""What the editions `standard-2` are better at, by series of matches between medium bots: docs/games/editions.md.

python -m benchmarks.studies.second_editions reserving 2 1000 standard-2
python -m benchmarks.studies.second_editions samoa 6 200 standard
"""

from __future__ import annotations

import math
import sys
from collections import Counter

from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.shelf import find_game, shelf
from fullboard.core.state import State
from fullboard.games.sun_sea_and_sand.greedy import WEIGHTS, promise
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

SEEDS = {"sun-sea-and-sand": 91, "hotel-samoa": 77}
CARDS = ("choose 20 12", "choose 18 11")


def finished(game: Game, edition: str, players: int, number: int, banned: str = "") -> tuple[State, Counter[str]]:
    """One match, and how often each move was made; one seat, another in each match, does without a kind of move."""
    seed = SEEDS[game.key]
    deals, minds = Quick(seed, 2 * number), Quick(seed, 2 * number + 1)
    bots = [shelf().bots_for(game)["medium"]() for _ in range(players)]
    state = game.new(players, {}, game.find_edition(edition), deals)
    made: Counter[str] = Counter()
    while not state.over:
        seat = int(state.actor())
        move = int(bots[seat].choose(Chair(state, seat, minds), minds, Budget()))
        if banned and seat == number % players and state.notation(move).startswith(banned):
            move = next_best(state, seat, banned)
        made[state.notation(move)] += 1
        made[f"{seat} {state.notation(move)}"] += 1
        state.play(seat, move, deals)
    return state, made


def next_best(state: State, seat: int, banned: str) -> int:
    """What the greedy bot of Sun, Sea & Sand would do instead."""
    assert isinstance(state, SunSeaAndSandState)
    others = [int(move) for move in state.legal(seat) if not state.notation(move).startswith(banned)]
    return max(others, key=lambda move: promise(state, seat, move, WEIGHTS))


def reserving(players: int, games: int, edition: str) -> None:
    """How often a medium bot wins that never reserves."""
    game = find_game("sun-sea-and-sand")
    shares = []
    for number in range(games):
        state, _ = finished(game, edition, players, number, "reserve")
        winners = list(state.winners())
        shares.append((number % players in winners) / len(winners))
    mean = sum(shares) / games
    error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares)) / games
    print(f"{edition}, {players} players: wins {100 * mean:.1f} ± {100 * error:.1f} % without reserving")


def samoa(players: int, games: int, edition: str) -> None:
    """How often the dearest cards are chosen and used up, and how often buyers of pools win."""
    game = find_game("hotel-samoa")
    chosen: Counter[str] = Counter()
    used = won = bought = 0.0
    for number in range(games):
        state, made = finished(game, edition, players, number)
        chosen.update({move: many for move, many in made.items() if move.startswith("choose") or move == "holiday"})
        used += sum("20 12" in pile for pile in state.position()["discards"])
        winners = list(state.winners())
        for seat in range(players):
            bought += made[f"{seat} buy pool"]
            won += made[f"{seat} buy pool"] * (seat in winners) / len(winners)
    share = won / bought
    error = 1.96 * math.sqrt(share * (1 - share) / bought)
    for card in CARDS:
        print(f"{card}: {100 * chosen[card] / chosen.total():.1f} % of all choices")
    print(f"20/12 is used up in {100 * used / games / players:.1f} % of all hands")
    print(f"buyers of pools win {100 * players * share:.0f} ± {100 * players * error:.0f} of a fair 100")


if __name__ == "__main__":
    study = {"reserving": reserving, "samoa": samoa}[sys.argv[1]]
    study(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
