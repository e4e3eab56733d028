"""What ideas from the literature would be worth: `python -m benchmarks.studies.ideas companeros rave --games 200`.

Without names of ideas it tells which there are. One bot with the idea sits among three greedy ones, at a tenth of
hard's iterations, at the same deals and seats as the search as it is; `--against hard` seats two of each instead, and
`--against books` two of ISMCTS as in the books with 80 iterations, about what OpenSpiel's makes in 0.2 s. What has been
played is kept, so that more games can be added later.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from benchmarks.studies.ideas import builder


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("ideas", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=0, help="0: a tenth of hard's")
    parser.add_argument("--against", default="greedy", choices=["greedy", "hard", "books"])
    parser.add_argument("--seconds", type=float, default=1e9, help="stop each idea after so long")
    parser.add_argument("--pure", action="store_true", help="do not compile: slow, for a short look")
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    if "FULLBOARD_IDEAS" not in os.environ:  # once more, with the house that has the ideas in it
        run = builder.run_plain if options.pure else builder.run_compiled
        sys.exit(run("benchmarks.studies.ideas"))
    from benchmarks.bots.strength import tenth
    from benchmarks.studies.ideas.line_up import BASE, IDEAS, books
    from benchmarks.studies.ideas.table import Notes, among_greedy, gained, mean, two_of_each

    from fullboard.core.bot import Budget

    ideas = IDEAS[options.game]
    if not options.ideas:
        print("\n".join(ideas))
    notes = Notes(Path(os.environ["FULLBOARD_IDEAS"]))
    iterations = options.iterations or tenth(options.game)
    where = f"{options.game} {options.against} {iterations} {options.seed}"
    for name in options.ideas:
        wins = notes.read().get(f"{where} {name}", [])
        end = time.perf_counter() + options.seconds
        while len(wins) < options.games and time.perf_counter() < end:
            number, make = len(wins), ideas[name]
            if options.against == "greedy":
                wins.append(among_greedy(options.game, make, iterations, options.seed, number))
            else:
                rival = ideas[BASE] if options.against == "hard" else books
                budgets = Budget(iterations), Budget(iterations if options.against == "hard" else 80)
                wins.append(two_of_each(options.game, make, rival, budgets, options.seed, number))
            if len(wins) % 10 == 0:
                notes.write(f"{where} {name}", wins)
        notes.write(f"{where} {name}", wins)
        share = mean(wins)
        told = f"{where} | {name}: {share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {len(wins)} games"
        base = notes.read().get(f"{where} {BASE}", [])
        if base and name != BASE:
            ahead = gained(wins, base)
            told += f"; ahead by {ahead.value:+.1%} ({ahead.low:+.1%} to {ahead.high:+.1%})"
        print(told, flush=True)


if __name__ == "__main__":
    main()
