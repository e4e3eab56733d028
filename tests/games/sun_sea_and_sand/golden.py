"""Golden records: whole matches, for every number of players and every way to end.

    python -m tests.games.sun_sea_and_sand.golden

writes them anew; do so only with a new rules version or a new edition.
"""

from pathlib import Path

from fullboard import Match
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf

FOLDER = Path(__file__).parent / "golden"
MATCHES = {  # players, bots, seed
    "two": (2, "greedy", 1),
    "three": (3, "greedy", 2),
    "four": (4, "greedy", 3),
    "five": (5, "greedy", 4),
    "won-by-tourists": (3, "random", 9),
    "shared": (3, "random", 4),
}
ENDINGS = {"won-by-tourists": "wins-by-tourists", "shared": "share"}  # all others are won alone


def play(players: int, bot: str, seed: int) -> Match:
    """A match between bots of a kind."""
    match = Match("sun-sea-and-sand", players, seed=seed)
    mind = shelf().find_bot(match.game, bot)
    minds = Quick(seed, 1 << 20)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, int(mind.choose(Chair(match.state, seat, minds), minds, Budget())))
    return match


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for name, (players, bot, seed) in MATCHES.items():
        (FOLDER / f"{name}.record").write_text(play(players, bot, seed).record(), "utf-8")


if __name__ == "__main__":
    main()
