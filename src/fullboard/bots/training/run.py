"""Runs a course of training in a folder: what is there is continued, and every step of it is written down.

The folder has `course.json`, `state.pt` (where the training stands), `best.net` (the last generation that came through
the gate), `latest.net` and `log.jsonl`, a line for every round and every gate.
"""

import json
import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from fullboard.bots.errors import TrainingError
from fullboard.bots.learned import NetBot
from fullboard.bots.netfiles import features_for, make_net, read_net, write_net
from fullboard.bots.nets import Judge
from fullboard.bots.training.course import Curriculum
from fullboard.bots.training.gate import meet
from fullboard.bots.training.learning import Imitator, Improver, batch_of
from fullboard.bots.training.model import Model
from fullboard.bots.training.playing import ROUND, ExperienceArrays, PlayTask, packed, play_all
from fullboard.bots.workers import Workers
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf

Progress = Callable[[str, int, int], None]  # (what is done, how much of it, of how much)


class Training:
    """A course in its folder."""

    def __init__(
        self, course: Curriculum, folder: Path, progress: Progress | None = None, workers: Workers | None = None
    ) -> None:
        self.course = course
        self.folder = folder
        self.workers = workers or Workers(1)
        self.progress = progress or (lambda task, done, whole: None)
        torch.set_num_threads(1)
        torch.manual_seed(course.seed)
        self.heading = course.heading()
        self.features = features_for(course.find_game(), course.players, course.options, course.find_edition())
        self.model = Model(self.features, self.heading, self._move_names())
        self.improver = Improver(self.model, course)
        self.generation = 0  # those that are finished
        self.round = 0  # of the generation at work
        self.matches = 0
        self.taken = 0  # the generation that is the best so far
        self._open()

    def _open(self) -> None:
        """Make the folder, or take up what is there."""
        said = self.folder / "course.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if said.exists():
                if json.loads(said.read_text(encoding="utf-8")) != self.course.data():
                    raise TrainingError("another-course", folder=str(self.folder))
            else:
                said.write_text(json.dumps(self.course.data(), indent=1) + "\n", encoding="utf-8")
            state = self.folder / "state.pt"
            if state.exists():
                self._restore(torch.load(state, weights_only=True))
        except (OSError, ValueError, KeyError, RuntimeError, UnpicklingError) as error:
            if isinstance(error, TrainingError):
                raise
            raise TrainingError("training-folder", folder=str(self.folder), reason=str(error)) from error

    def _restore(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.improver.optimiser.load_state_dict(state["optimiser"])
        self.generation, self.round, self.matches, self.taken = state["stands"]

    def _save(self) -> None:
        state = {
            "model": self.model.state_dict(),
            "optimiser": self.improver.optimiser.state_dict(),
            "stands": [self.generation, self.round, self.matches, self.taken],
        }
        torch.save(state, self.folder / "state.new")
        os.replace(self.folder / "state.new", self.folder / "state.pt")

    def _log(self, **figures: Any) -> None:
        line = {name: round(value, 4) if isinstance(value, float) else value for name, value in figures.items()}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")

    def judge(self) -> Judge:
        """The net as it is now, as it would be read from a file."""
        return Judge(make_net(self.heading, self.model.weights()), self.features)

    def _move_names(self) -> list[str]:
        course = self.course
        state = course.find_game().new(course.players, course.options, course.find_edition(), Quick(0))
        return [state.notation(move) for move in range(self.heading.moves)]

    # The teacher

    def begin(self) -> None:
        """Imitate the teacher, if that has not been done."""
        if (self.folder / "state.pt").exists():
            return
        course = self.course
        played = self._play(PlayTask(course, 0, course.lessons), "lessons", "teacher")
        self.matches = played.matches
        batch = batch_of(played)
        generator = torch.Generator().manual_seed(course.seed)
        imitator = Imitator(self.model, course)
        for done in range(course.passes):
            figures = imitator.learn(batch, generator)
            self.progress("imitate", done + 1, course.passes)
            self._log(step="imitate", generation=0, round=done, lessons=len(batch), **figures)
        self.generation = 1
        self._write("best.net", {})
        self._log(step="gate", generation=0, taken=True, **self._against_greedy())
        self._save()

    def _play(self, task: PlayTask, setting: str, name: str = "") -> ExperienceArrays:
        """Have matches played, by whoever works for this training."""
        parts = self.course.parts
        played = play_all(task, self.workers, lambda done: self.progress(name, done, parts) if name else None)
        if not len(played):  # no match is that short
            raise TrainingError("bad-setting", setting=setting, value=task.decisions)
        return played

    # The net by itself

    def go_on(self, generations: int) -> None:
        """Train until so many generations are finished, the teacher's being number 0."""
        while self.generation <= generations:
            while self.round < self.course.rounds:
                self._one_round()
                self.progress(f"generation {self.generation}", self.round, self.course.rounds)
            self._gate()

    def _one_round(self) -> None:
        course = self.course
        start = time.perf_counter()
        number = self.generation * course.rounds + self.round
        task = PlayTask(course, number * ROUND, course.decisions, packed(self.model.weights()))
        played = self._play(task, "decisions")
        ready = time.perf_counter()
        generator = torch.Generator().manual_seed(course.seed * ROUND + number)
        figures = self.improver.learn(batch_of(played), self.generation, generator)
        self.matches += played.matches
        self.round += 1
        spent = {"playing": ready - start, "learning": time.perf_counter() - ready}
        where = {"generation": self.generation, "round": self.round, "matches": self.matches}
        self._log(step="round", **where, decisions=len(played), **figures, **spent)
        self._save()

    def _gate(self) -> None:
        """Let the new generation meet the best one; it is taken if it wins clearly more than half."""
        heading, weights = read_net((self.folder / "best.net").read_bytes(), "best.net")
        best = NetBot(Judge(make_net(heading, weights), self.features))
        share = meet(self.course, self.judge(), best, self.course.gate)
        taken = share.low > 0.5
        figures = {"share": share.value, "low": share.low, "high": share.high}
        greedy = self._against_greedy()
        self._write("latest.net", {"against the best before": figures, **greedy})
        if taken:
            self.taken = self.generation
            os.replace(self.folder / "latest.net", self.folder / "best.net")
        self._log(step="gate", generation=self.generation, taken=taken, **figures, **greedy)
        self.generation += 1
        self.round = 0
        self._save()

    def _against_greedy(self) -> dict[str, float]:
        """What one such net without search wins among greedy bots."""
        greedy = shelf().find_bot(self.course.find_game(), "greedy")
        share = meet(self.course, self.judge(), greedy, self.course.gate, alone=True)
        return {"greedy": share.value, "greedy_low": share.low, "greedy_high": share.high}

    def _write(self, name: str, figures: dict[str, Any]) -> None:
        trained = {**self.course.data(), "generation": self.generation, "matches": self.matches}
        heading = replace(self.heading, trained=trained, figures=figures)
        (self.folder / name).write_bytes(write_net(heading, self.model.weights()))
