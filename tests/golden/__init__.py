"""Golden playthroughs: matches of every released game, kept line by line so that no change goes unnoticed.

`make golden` writes them anew and shows the difference. A difference in an old file means that behaviour has
changed: then the rules version must be raised and the old branch kept.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fullboard import Match, games
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import own_games, shelf
from fullboard.words import Words

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One golden match: a game, how many play, who plays (random moves or a bot), and the seed."""

    key: str
    name: str
    players: int
    seed: int
    bot: str = ""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / self.key / f"{self.name}.record"


ENDINGS = [  # ways to end that the first seeds do not happen to show
    Case("companeros", "shared-win", 4, 2),
    Case("companeros", "three-rounds", 5, 5, options={"rounds": 3}),
    Case("four-stars", "sole-announcer", 3, 2, "greedy", {"objective": "free"}),
    Case("four-stars", "two-in-the-same-round", 4, 10, "greedy"),
    Case("four-stars", "broken-by-barter", 4, 5, "greedy"),
    Case("four-stars", "round-limit", 4, 2, options={"round_limit": 20, "cash": "hidden", "reminder": "on"}),
    Case("hotel-samoa", "won-by-free-rooms", 3, 43),
    Case("hotel-samoa", "shared-win", 3, 1788),
    Case("sun-sea-and-sand", "shared-win", 3, 26),
    Case("sun-sea-and-sand", "won-by-tourists", 3, 29),
]


def cases() -> Iterator[Case]:
    """Every player count of every game of the house, by random moves and by each of its bots."""
    for module in own_games():
        key = next(key for key in games if games[key].folder == module)
        for players in games[key].players:
            yield Case(key, f"{players}-players", players, players, options=shortest(key))
            for bot in games[key].bots:
                yield Case(key, f"{players}-players-{bot}", players, players, bot)
    yield from ENDINGS


def shortest(key: str) -> dict[str, Any]:
    """The first choice of every option, where games put the one for a short match: random moves do not end others."""
    return {name: option.choices[0] for name, option in games[key].options.items()}


def play(case: Case) -> Match:
    match = Match(case.key, case.players, seed=case.seed, options=case.options)
    dice = random.Random(case.seed)
    minds = Quick(case.seed)
    bots = [shelf().find_bot(match.game, case.bot) for _ in range(case.players)] if case.bot else []
    while match.actors:
        seat = match.actors[0]
        if bots:
            match.play(seat, int(bots[seat].choose(Chair(match.state, seat, minds), minds, Budget())))
        else:
            match.play(seat, dice.choice(match.legal(seat)))
    return match


def playthrough(record: str) -> str:
    """A match told in full: after every line who may do what, what each may see, and the story."""
    match = Match.from_record(record)
    words = {language: Words(match.game.folder, language) for language in ("en", "fr")}
    told: dict[int, list[str]] = {}
    for item in match.story(0):
        said = [words[language].told(item["key"], item["parameters"]) for language in words]
        told.setdefault(item["line"], []).append(" / ".join(said))
    text = []
    for line, (_, state) in zip(match.standing(), match._states, strict=True):
        text += [f"# {line.text()}", *told.get(line.number, ())]
        text += [f"seat {seat}: {', '.join(map(state.notation, state.legal(seat)))}" for seat in state.actors()]
        text += [f"view {viewer}: {json.dumps(state.view(viewer))}" for viewer in range(-1, state.players)]
    return "\n".join(text) + "\n"


def playthrough_file(key: str) -> Path:
    return FOLDER / key / "playthrough.txt"
