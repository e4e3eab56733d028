"""A puzzle as a page: the table of its moment, what was tried, and, once it is solved, what a search thinks of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any
from urllib.parse import urlencode

from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.puzzle import Attempt, Collection, RightMove
from fullboard.house.people import Guest
from fullboard.house.puzzle_ratings import Rating
from fullboard.house.puzzles import Tried
from fullboard.web.trial import drawn, scene_for
from fullboard.words import Words, percent, translator
from fullboard.words.language import language_of


@dataclass(frozen=True)
class PuzzleStanding:
    """How hard the puzzles of a game are, and how good somebody is at them, if enough is known."""

    hard: Mapping[str, Rating]
    own: Rating | None
    left: int  # puzzles to be tried until it is


def home(game: Game, puzzle: str = "") -> str:
    """The address of a game's puzzles, or of one of them."""
    return f"/games/{game.key}/puzzles/{puzzle}".rstrip("/")


def address(game: Game, puzzle: str, **query: Any) -> str:
    """The address of a puzzle at one of its moments."""
    given = {key: value for key, value in query.items() if value}
    return f"{home(game, puzzle)}?{urlencode(given)}" if given else home(game, puzzle)


def shown(now: Attempt, guest: Guest | None, language: str, tried: str = "") -> dict[str, Any]:
    """What the page of a puzzle is drawn with."""
    game, puzzle = now.match.game, now.puzzle
    scene = scene_for(now.match, puzzle.seat, guest, home(game, puzzle.id))
    context = drawn(scene, language, guest, now.step is not None)
    words: Words = context["words"]
    return {
        **context,
        "puzzle": puzzle,
        "now": now,
        "task": task_in_words(now, words) if now.step is not None else "",
        "reply": reply_in_words(now, tried, words) if tried and now.step is not None else None,
        "found": [found_in_words(step, words) for step in puzzle.steps[: now.done]],
    }


def task_in_words(now: Attempt, words: Words) -> str:
    """What is asked: the game's own sentence for whose turn it is."""
    view = now.match.view(now.puzzle.seat)
    moves = [now.match.notation(move) for move in now.match.legal(now.puzzle.seat)]
    try:
        return words.status(view.get("phase"), now.puzzle.seat, moves)
    except KeyError:
        return ""


def reply_in_words(now: Attempt, tried: str, words: Words) -> tuple[str, str]:
    """What somebody tried, and what is said to it: why the rules refuse it, or what it would cost."""
    _ = translator(words.language)
    step = now.step
    assert step is not None
    try:
        now.refuse(tried)
    except IllegalMove as error:
        return words.move(tried), words.refusal(error.code, error.parameters)
    return words.move(tried), _("puzzle-not-best")


def found_in_words(step: RightMove, words: Words) -> dict[str, Any]:
    """A right move with what a search thinks of it: its chances beside those of the next best, and why."""
    return {
        "move": words.move(step.move),
        "chances": [
            (words.move(move), percent(chance, words.language), round(100 * chance))
            for move, chance in step.chances.items()
        ],
        "why": why_in_words(step, words),
        "proof": translator(words.language)(f"puzzle-proof-{step.proof}") if step.proof else "",
    }


def why_in_words(step: RightMove, words: Words) -> str:
    """Why a move is right, in one sentence."""
    _ = translator(words.language)
    chances = list(step.chances.items())
    quoted = [language_of(words.language).quote(words.move(move)) for move, _chance in chances[:2]]
    if step.why is None:
        best, other = (percent(chance, words.language) for _move, chance in chances[:2])
        return _("puzzle-why-later", move=quoted[0], other=quoted[1], best=best, less=other)
    more = round(step.why.more) if step.why.more >= 3 or step.why.more == round(step.why.more) else step.why.more
    reason = words.say(f"gain-{step.why.count}", more=more)
    return _("puzzle-why", move=quoted[0], other=quoted[1], reason=reason)


def listed(found: Collection, tried: dict[str, Tried], day: date, standing: PuzzleStanding) -> dict[str, Any]:
    """The puzzles of a game, by how hard they are, with what somebody has tried."""
    levels: dict[int, list[tuple[str, Tried | None]]] = {}
    for puzzle in found.puzzles.values():
        levels.setdefault(puzzle.level, []).append((puzzle.id, tried.get(puzzle.id)))
    then = following(found, tried, standing)
    return {"levels": sorted(levels.items()), "today": found.of_the_day(day).id, "following": then}


def following(found: Collection, tried: dict[str, Tried], standing: PuzzleStanding, after: str = "") -> str | None:
    """The puzzle to go on with: of those not tried yet the easiest, or the one that is about as good as its guest."""
    left = [name for name in found.puzzles if name not in tried and name != after]
    own = standing.own

    def far(name: str) -> float:
        hard = standing.hard[name].mu
        return hard if own is None else abs(hard - own.mu)

    return min(left, key=far) if left else None
