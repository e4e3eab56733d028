"""What is to be trained, and how: plain data, so that a training can be written down, continued and repeated."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from fullboard.bots.errors import TrainingError
from fullboard.bots.netfiles import NetHeading, heading_for
from fullboard.bots.training.teachers import find_teacher
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.shelf import find_game

WIDEST = 1024
MOST_PARTS = 64
CHANGING = {"rate": 1.0, "epochs": 100, "entropy": 1.0}  # what a stage can change, and how large it can be


@dataclass(frozen=True)
class Curriculum:
    """A course of training; made by `make_course`, which checks it.

    First `lessons` decisions of the teacher are imitated. Then, for each of the generations, the net plays `rounds`
    times until there are `decisions` of its own and learns from each of these rounds; at the end it meets the best
    one so far in `gate` matches.
    """

    game: str
    players: int
    options: dict[str, Any]
    layers: tuple[int, int] = (128, 64)
    seed: int = 0
    teacher: str = "habit"
    lessons: int = 100000
    slip: int = 10  # the teacher's seat makes one move in so many at random, which is not learned
    passes: int = 4  # over the teacher's lessons
    lesson_batch: int = 512
    rounds: int = 20
    decisions: int = 30000
    parts: int = 4  # of a round, and of the teacher's lessons, that can be played at the same time
    gate: int = 1000
    lesson_rate: float = 0.002  # of learning from the teacher
    rate: float = 0.002  # of learning from itself
    clip: float = 0.2
    epochs: int = 2
    batch: int = 1024
    entropy: float = 0.005
    trace: float = 0.8  # λ of the advantages
    value_trace: float = 0.95  # λ of what the value learns: 1 is the end of the match, 0 the next value
    stages: tuple[tuple[int, dict[str, Any]], ...] = ()  # from which generation on which settings change

    def data(self) -> dict[str, Any]:
        """The course as plain data."""
        stages = [[first, settings] for first, settings in self.stages]
        return {**asdict(self), "layers": list(self.layers), "stages": stages}

    def at(self, generation: int) -> "Curriculum":
        """The course with the settings of that generation."""
        settings: dict[str, Any] = {}
        for first, changed in self.stages:
            if first <= generation:
                settings.update(changed)
        return replace(self, **settings)

    def find_game(self) -> Game:
        """The game that is learned."""
        return find_game(self.game)

    def find_edition(self) -> Edition:
        """The components that are learned with: the game's first."""
        return self.find_game().find_edition()

    def heading(self) -> NetHeading:
        """The heading of the net that is learned."""
        return heading_for(self.find_game(), self.players, self.options, self.find_edition(), self.layers)


def make_course(game: str, players: int, options: Mapping[str, object] | None = None, **settings: Any) -> Curriculum:
    """A course that can be trained, or an error that says what is wrong with it."""
    chosen = find_game(game)
    chosen.check_players(players)
    settings["layers"] = tuple(settings.get("layers", Curriculum.layers))
    settings["stages"] = tuple((first, dict(changed)) for first, changed in settings.get("stages", ()))
    course = Curriculum(chosen.key, players, chosen.check_options(options or {}), **settings)
    if chosen.features is None:
        raise TrainingError("no-features", game=chosen.key)
    find_teacher(chosen, course.teacher)
    if not all(1 <= units <= WIDEST for units in course.layers):
        raise TrainingError("bad-layers", layers=list(course.layers), most=WIDEST)
    if not 0 <= course.seed < 1 << 62:
        raise TrainingError("bad-seed", seed=course.seed)
    for name in ("lessons", "passes", "rounds", "decisions", "gate", "epochs", "batch", "lesson_batch"):
        if getattr(course, name) < 1:
            raise TrainingError("bad-setting", setting=name, value=getattr(course, name))
    if not 1 <= course.parts <= min(MOST_PARTS, course.lessons, course.decisions):
        raise TrainingError("bad-setting", setting="parts", value=course.parts)
    for first, changed in course.stages:
        for name, value in changed.items():
            if name not in CHANGING or not 0 <= value <= CHANGING[name]:
                raise TrainingError("bad-stage", stage=f"{first}:{name}={value}", known=list(CHANGING))
    return course
