"""Learning from lessons: to do what a teacher does, and to do better than oneself.

The second is proximal policy optimisation (J. Schulman, F. Wolski, P. Dhariwal, A. Radford, O. Klimov, "Proximal Policy
Optimization Algorithms", 2017) in matches against oneself; what a decision was worth is told by `traces`.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from fullboard.bots.training.course import Curriculum
from fullboard.bots.training.model import Model
from fullboard.bots.training.playing import ExperienceArrays
from fullboard.bots.training.traces import Floats, advantages

STEEPEST = 0.5  # the longest step that a gradient may ask for


@dataclass(frozen=True)
class Minibatch:
    """Lessons as tensors and arrays."""

    rows: Tensor
    masks: Tensor
    chosen: Tensor
    likely: Tensor
    value: Floats
    won: Floats
    match: NDArray[np.int64]
    seat: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.chosen)


def batch_of(played: ExperienceArrays) -> Minibatch:
    """The same as tensors, where PyTorch wants them."""
    return Minibatch(
        rows=torch.from_numpy(played.rows),
        masks=torch.from_numpy(played.masks),
        chosen=torch.from_numpy(played.chosen),
        likely=torch.from_numpy(played.likely).float(),
        value=played.value,
        won=played.won,
        match=played.match,
        seat=played.seat,
    )


def shuffled(count: int, size: int, generator: torch.Generator) -> list[Tensor]:
    """All places in random order, so many at a time."""
    order = torch.randperm(count, generator=generator)
    return [order[start : start + size] for start in range(0, count, size)]


class Imitator:
    """Learns what a teacher does, and how its matches end."""

    def __init__(self, model: Model, course: Curriculum) -> None:
        self.model = model
        self.course = course
        self.optimiser = torch.optim.Adam(model.parameters(), lr=course.lesson_rate, weight_decay=1e-5)

    def learn(self, batch: Minibatch, generator: torch.Generator) -> dict[str, float]:
        """One pass over the teacher's lessons."""
        won = torch.from_numpy(batch.won).float()
        taste = surprise = 0.0
        pieces = shuffled(len(batch), self.course.lesson_batch, generator)
        for at in pieces:
            shares, tastes = self.model(batch.rows[at], batch.masks[at])
            own = -tastes.gather(1, batch.chosen[at, None]).mean()
            others = -(won[at] * shares).sum(1).mean()
            _step(self.model, self.optimiser, own + others)
            taste += own.item() / len(pieces)
            surprise += others.item() / len(pieces)
        return {"taste": taste, "surprise": surprise}


class Improver:
    """Learns from rounds of the net's own matches."""

    def __init__(self, model: Model, course: Curriculum) -> None:
        self.model = model
        self.course = course
        self.optimiser = torch.optim.Adam(model.parameters(), lr=course.rate, eps=1e-5)

    def learn(self, batch: Minibatch, generation: int, generator: torch.Generator) -> dict[str, float]:
        """Some passes over one round; gives figures of how it went."""
        course = self.course.at(generation)
        for group in self.optimiser.param_groups:
            group["lr"] = course.rate
        found, wanted = advantages(batch.value, batch.won, batch.match, batch.seat, course.trace, course.value_trace)
        worth = torch.from_numpy((found - found.mean()) / (found.std() + 1e-8)).float()
        shares_wanted = torch.from_numpy(wanted).float()
        figures = {"surprise": 0.0, "entropy": 0.0, "moved": 0.0}
        steps = 0
        for _ in range(course.epochs):
            for at in shuffled(len(batch), course.batch, generator):
                shares, tastes = self.model(batch.rows[at], batch.masks[at])
                likely = tastes.gather(1, batch.chosen[at, None])[:, 0]
                ratio = torch.exp(likely - batch.likely[at])
                clipped = ratio.clamp(1 - course.clip, 1 + course.clip)
                gain = torch.minimum(ratio * worth[at], clipped * worth[at]).mean()
                surprise = -(shares_wanted[at] * shares).sum(1).mean()
                entropy = -(tastes.exp() * tastes).sum(1).mean()
                _step(self.model, self.optimiser, surprise - gain - course.entropy * entropy)
                steps += 1
                with torch.no_grad():
                    figures["surprise"] += surprise.item()
                    figures["entropy"] += entropy.item()
                    figures["moved"] += (batch.likely[at] - likely).mean().item()
        return {name: value / steps for name, value in figures.items()}


def _step(model: Model, optimiser: Any, loss: Tensor) -> None:
    optimiser.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call,unused-ignore]
    torch.nn.utils.clip_grad_norm_(model.parameters(), STEEPEST)
    optimiser.step()
