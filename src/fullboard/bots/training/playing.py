"""Plays the matches that are learned from, in parts that can be played anywhere; PyTorch is not needed for it.

A round is played in as many parts as the course says. Each has its share of the decisions and matches of its own, so
that what is learned depends on the course alone, not on who plays which part and when.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fullboard
from fullboard.bots.errors import ArenaError
from fullboard.bots.netfiles import features_for, make_net
from fullboard.bots.selfplay import Experience, SelfPlay
from fullboard.bots.training.course import Curriculum
from fullboard.bots.training.teachers import find_teacher
from fullboard.bots.workers import Workers
from fullboard.core.bot import Bot, Budget

ROUND = 1 << 22  # matches of one round; the streams of the seed are counted in these


@dataclass(frozen=True)
class ExperienceArrays:
    """Lessons as arrays, one row for each decision; see `Experience` for what they hold."""

    rows: NDArray[np.int16]
    masks: NDArray[np.uint8]
    chosen: NDArray[np.int64]
    likely: NDArray[np.float64]
    value: NDArray[np.float64]
    won: NDArray[np.float64]
    match: NDArray[np.int64]
    seat: NDArray[np.int64]
    matches: int

    def __len__(self) -> int:
        return len(self.chosen)


@dataclass(frozen=True)
class PlayTask:
    """What is to be played: a round of the net with these weights, or the teacher's matches if there are none."""

    course: Curriculum
    first: int  # the number of the first match
    decisions: int
    weights: bytes = b""  # of 32 bits, so that they are quickly sent
    fullboard: str = fullboard.__version__


def packed(weights: list[float]) -> bytes:
    """Weights as they are sent; those of a net have 16 bits each, so nothing is lost."""
    return array("f", weights).tobytes()


def play_part(task: PlayTask, part: int) -> ExperienceArrays:
    """Play one part of a task."""
    if task.fullboard != fullboard.__version__:
        raise ArenaError("another-version", here=fullboard.__version__, plan=task.fullboard)
    course, game = task.course, task.course.find_game()
    edition = course.find_edition()
    heading = course.heading()
    features = features_for(game, course.players, course.options, edition)
    lessons = Experience(features, heading.moves, _share(task.decisions, course.parts, part))
    bots: list[Bot | None] = [None] * course.players
    budget = Budget()
    if task.weights:
        weights = array("f")
        weights.frombytes(task.weights)
        net = make_net(heading, weights.tolist())
        play = SelfPlay(game, course.options, edition, lessons, net, course.seed)
    else:
        teacher, budget = find_teacher(game, course.teacher)
        bots = [teacher] * course.players
        play = SelfPlay(game, course.options, edition, lessons, None, course.seed, taught=True, slip=course.slip)
    first = task.first + part * (ROUND // course.parts)
    while play.play(first + int(lessons.matches), bots, budget):
        pass
    return _read(lessons)


def play_all(task: PlayTask, workers: Workers, told: Callable[[int], None]) -> ExperienceArrays:
    """Play all parts of a task and put them together in their order; how many are done is told."""
    done: dict[int, ExperienceArrays] = {}
    for part, played in workers.do(partial(play_part, task), range(task.course.parts)):
        done[part] = played
        told(len(done))
    return _together([done[part] for part in range(task.course.parts)])


def _share(decisions: int, parts: int, part: int) -> int:
    """How many of the decisions belong to a part."""
    return decisions // parts + (part < decisions % parts)


def _read(lessons: Experience) -> ExperienceArrays:
    """A copy of all lessons there are."""
    count, players = int(lessons.count), int(lessons.features.players)

    def read(vector: Any, kind: Any, width: int = 1) -> Any:
        found = np.frombuffer(vector, kind)[: count * width].copy()
        return found.reshape(count, width) if width > 1 else found

    return ExperienceArrays(
        rows=read(lessons.rows, np.int16, int(lessons.features.size)),
        masks=read(lessons.masks, np.uint8, int(lessons.moves)),
        chosen=read(lessons.chosen, np.int64),
        likely=read(lessons.likely, np.float64),
        value=read(lessons.value, np.float64, players),
        won=read(lessons.won, np.float64, players),
        match=read(lessons.match, np.int64),
        seat=read(lessons.seat, np.int64),
        matches=int(lessons.matches),
    )


def _together(parts: list[ExperienceArrays]) -> ExperienceArrays:
    """All lessons of some parts, their matches counted on."""
    before = np.cumsum([0, *(part.matches for part in parts)])
    names = ("rows", "masks", "chosen", "likely", "value", "won", "seat")
    joined = {name: np.concatenate([getattr(part, name) for part in parts]) for name in names}
    match = np.concatenate([part.match + first for part, first in zip(parts, before, strict=False)])
    return replace(parts[0], **joined, match=match, matches=int(before[-1]))
