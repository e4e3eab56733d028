"""Random matches of any registered game, and the worlds somebody at the table could not tell apart."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import prod
from typing import Any

from hypothesis import strategies as st

from fullboard import games
from fullboard.core.chance import Chance, Notebook, Quick, Recorded
from fullboard.core.errors import FullboardError
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.option import Option
from fullboard.core.state import SPECTATOR, State

MOST_MOVES = 20_000  # of a match that can be believed to end

Guess = Callable[[State, int, Chance], State]


@dataclass(frozen=True)
class Deal:
    """A match to be dealt: everything it depends on."""

    key: str
    players: int
    options: tuple[tuple[str, Any], ...]
    seed: int

    @property
    def game(self) -> Game:
        """What is played there."""
        return games[self.key]

    def new(self, chance: Chance) -> State:
        """The match before the first move."""
        return self.game.new(self.players, dict(self.options), self.game.find_edition(), chance)

    def __str__(self) -> str:
        return f"{self.key} with {self.players} players, {dict(self.options)}, seed {self.seed}"


def usual_deal(key: str, seed: int) -> Deal:
    """As few players as can be, with the options as they are unless somebody says otherwise."""
    return Deal(key, games[key].players[0], _options(key, lambda option: option.default), seed)


def short_deal(key: str, seed: int) -> Deal:
    """As few players as can be, with the first choice of every option: games put the one for a short match there."""
    return Deal(key, games[key].players[0], _options(key, lambda option: option.choices[0]), seed)


def _options(key: str, choose: Callable[[Option], Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, choose(option)) for name, option in games[key].options.items())


@st.composite
def deals(draw: st.DrawFn, key: str, choices: int = 2) -> Deal:
    """Any deal of a game; of each option only the first choices, since long matches are not better tests."""
    game = games[key]
    players = draw(st.sampled_from(list(game.players)))
    options = tuple(
        (name, draw(st.sampled_from(list(option.choices)[:choices]))) for name, option in game.options.items()
    )
    return Deal(key, players, options, draw(st.integers(0, 2**32)))


@dataclass
class RandomPly:
    """One line of a random match: who moved, what was drawn, and the state after it."""

    seat: int
    move: int
    picks: list[tuple[int, int]]
    state: State


def plies(deal: Deal) -> Iterator[RandomPly]:
    """A random match, state by state; the set-up is the first ply."""
    minds = random.Random(deal.seed)
    deals = Quick(deal.seed)
    notebook = Notebook(deals)
    state = deal.new(notebook)
    yield RandomPly(-1, -1, notebook.picks, state)
    for _ in range(MOST_MOVES):
        if state.over:
            return
        actors = list(state.actors())
        assert actors, f"{deal}: nobody may move, and the match is not over: see `actors` and where `over` is set"
        seat = minds.choice(actors)
        legal = list(state.legal(seat))
        assert legal, f"{deal}: seat {seat} is to move and has no legal move: see `actors` and `legal`"
        move = minds.choice(legal)
        notebook = Notebook(deals)
        state = state.copy()
        state.play(seat, move, notebook)
        yield RandomPly(seat, move, notebook.picks, state)
    raise AssertionError(endless(deal))


def endless(what: object) -> str:
    """What is said of a match that goes on and on."""
    return (
        f"{what}: no end after {MOST_MOVES} moves. Every way to play must lead to `over`: see `play`, and put a choice"
        " that ends soon first among those of an option"
    )


def turns(match: Match) -> Iterator[int]:
    """Counts the turns of a match that somebody else plays, as long as there are any; fails if there is no end."""
    for number in range(MOST_MOVES):
        if not match.actors:
            return
        yield number
    raise AssertionError(endless(f"{match.game.key} with {match.players} players"))


@cache
def check_ends(key: str) -> None:
    """Random matches of a game end, for every number of players: what goes on for ever is found before it hangs."""
    for players in games[key].players:
        for _ in plies(replace(short_deal(key, players), players=players)):
            pass


def random_match(deal: Deal, moves: int | None = None) -> Match:
    """A match of random moves: so many, or all to the end."""
    match = Match(deal.key, deal.players, options=dict(deal.options), seed=deal.seed)
    minds = random.Random(deal.seed)
    for number in turns(match):
        if number == moves:
            break
        seat = minds.choice(match.actors)
        match.play(seat, minds.choice(match.legal(seat)))
    return match


def viewers(state: State) -> list[int]:
    """Everybody at the table, and somebody who only looks on."""
    return [*range(state.players), SPECTATOR]


def knowledge(state: State, viewer: int) -> tuple[Any, ...]:
    """What leaves a state towards one viewer."""
    legal = list(state.legal(viewer)) if viewer >= 0 else []
    return state.view(viewer), list(state.actors()), legal


class Enumerator(Chance):
    """Walks through every sequence of picks, the last pick changing first."""

    def __init__(self) -> None:
        self.path: list[list[int]] = []
        self.at = 0

    def pick(self, n: int) -> int:
        """The next pick of the sequence walked through now."""
        if self.at == len(self.path):
            self.path.append([0, n])
        value, among = self.path[self.at]
        assert among == n, f"after the same picks, `guess` asks for a number below {n}, then below {among}: see `guess`"
        self.at += 1
        return value

    def advance(self) -> bool:
        """Go to the next sequence; False when there is none."""
        self.at = 0
        while self.path and self.path[-1][0] + 1 == self.path[-1][1]:
            self.path.pop()
        if not self.path:
            return False
        self.path[-1][0] += 1
        return True


def all_guesses(state: State, viewer: int, guess: Guess, most: int) -> dict[str, State] | None:
    """Every state a guess can give by its position, or None if there are more sequences of picks than `most`."""
    chance = Enumerator()
    found: dict[str, State] = {}
    for _ in range(most):
        other = guess(state, viewer, chance)
        if prod(among for _, among in chance.path) > 100 * most:  # far too many, and the others will not be fewer
            return None
        found.setdefault(repr(other.position()), other)
        if not chance.advance():
            return found
    return None


def twin(deal: Deal, history: list[RandomPly], viewer: int, dice: random.Random) -> State | None:
    """Another truth with the same past for this viewer, or None if none turned up.

    It owes nothing to `guess`: something that was drawn or that somebody else chose is changed, the rest of the
    log is played again, and whatever the viewer could see must have been the same all along.
    """
    drawn = [line for line, ply in enumerate(history) if ply.picks]
    chosen = [line for line, ply in enumerate(history) if line and ply.seat != viewer]
    for _ in range(40):
        other = [RandomPly(ply.seat, ply.move, list(ply.picks), ply.state) for ply in history]
        for _ in range(dice.choice((1, 1, 2, 3))):
            if chosen and (not drawn or dice.random() < 0.3):
                line = dice.choice(chosen[-5:])
                before = history[line - 1].state
                other[line].move = dice.choice(list(before.legal(other[line].seat)))
            else:
                if not drawn:
                    return None
                picks = other[dice.choice(drawn)].picks
                at = dice.randrange(len(picks))
                picks[at] = (dice.randrange(picks[at][1]), picks[at][1])
        changed = [ply.move != old.move or ply.picks != old.picks for ply, old in zip(other, history, strict=True)]
        if not any(changed):
            continue
        same = changed.index(True)  # up to there it is the same past
        state = _same_past(deal, history[:same], other[same:], viewer)
        if state is not None and state.position() != history[-1].state.position():
            return state
    return None


def _same_past(deal: Deal, past: list[RandomPly], lines: list[RandomPly], viewer: int) -> State | None:
    """The state after those lines, if they can be played and look to the viewer like the states beside them."""
    state: State | None = past[-1].state if past else None
    for ply in lines:
        chance = Recorded(ply.picks)
        try:
            if state is None:
                state = deal.new(chance)
            else:
                state = state.copy()
                state.refuse(ply.seat, ply.move)
                state.play(ply.seat, ply.move, chance)
            chance.close()
        except FullboardError:
            return None
        if knowledge(state, viewer) != knowledge(ply.state, viewer):
            return None
    return state
