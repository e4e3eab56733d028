"""Teaching a lesson: every moment of it follows from the lesson and what the learner has done so far."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from fullboard.core.errors import BadLesson, BadRecord, FullboardError, IllegalMove
from fullboard.core.game import Game
from fullboard.core.lesson import GO_ON, Condition, Lesson, Step
from fullboard.core.match import Match
from fullboard.core.record import Line, Picks, Record, read_record

SEED = 0  # a lesson draws nothing that it does not say; a match needs some source of luck all the same


@dataclass(frozen=True)
class Answer:
    """What comes of something the learner tried: it is right, or there is a reply, or the rules refuse it."""

    right: bool
    reply: str | None = None  # a key of the lesson; without one the house has something to say
    refused: IllegalMove | None = None


@dataclass(frozen=True)
class Moment:
    """A lesson at one step: the table, and what the learner has done so far, one thing a step."""

    lesson: Lesson
    match: Match
    past: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The step, counted from 0."""
        return len(self.past)

    @property
    def step(self) -> Step | None:
        """The step that is to be done, None at the end."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def said(self) -> str:
        """The key of what is said now: where a step has nothing new to say, what was said before stands."""
        told = [step.say for step in self.lesson.steps[: self.number + 1] if step.say]
        return str(told[-1])

    @property
    def legal(self) -> list[str]:
        """The moves the learner can make here, right or wrong."""
        if self.step is None or self.step.kind != "move":
            return []
        return [self.match.notation(move) for move in self.match.legal(self.lesson.seat)]

    def right(self) -> list[str]:
        """Everything that would be right here."""
        step = self.step
        if step is None or step.kind == "read":
            return [GO_ON] if step is not None else []
        if step.kind == "answer":
            return [str(step.right)]
        return [move for move in self.legal if self.try_it(move).right]

    def try_it(self, what: str) -> Answer:
        """What comes of a move, an answer, or going on."""
        step = self.step
        if step is None:
            return Answer(False)
        if step.kind == "read":
            return Answer(what == GO_ON)
        if step.kind == "answer":
            return Answer(True) if what == step.right else Answer(False, reply_to(step, what))
        try:
            self.match.state.refuse(self.lesson.seat, self.match.parse(what))
        except IllegalMove as error:
            return Answer(False, None, error)
        if step.expect:
            return Answer(True) if what in step.expect else Answer(False, reply_to(step, what))
        try:
            view = self._after(step, what).view(self.lesson.seat)
        except FullboardError:  # it draws something else than the lesson says
            return Answer(False, reply_to(step, what))
        return Answer(True) if _all_hold(step.brings, view) else Answer(False, reply_to(step, what))

    def then(self, what: str) -> "Moment":
        """The lesson after the learner has done the right thing, and the others have moved."""
        step = self.step
        if step is None or not self.try_it(what).right:
            raise BadLesson("not-expected", f"step[{self.number}]", move=what)
        match = self._after(step, what) if step.kind == "move" else self.match
        return _arrive(replace(self, match=match, past=(*self.past, what)))

    def _after(self, step: Step, move: str) -> Match:
        match = self.match.copy()
        match.follow([Line(len(match.lines()), self.lesson.seat, move, step.picks)])
        return match


def reply_to(step: Step, what: str) -> str | None:
    """The key of what the lesson says to a wrong try: of the first pattern that fits."""
    return next((key for pattern, key in step.wrong.items() if fnmatchcase(what, pattern)), None)


def begin(lesson: Lesson, game: Game) -> Moment:
    """The first moment of a lesson, or BadLesson."""
    match = _first_match(lesson, game)
    if lesson.seat >= match.players:
        raise BadLesson("bad-seat", "seat", seat=lesson.seat)
    return _arrive(Moment(lesson, match))


def at(lesson: Lesson, game: Game, past: Sequence[str]) -> Moment:
    """The lesson after all that the learner has done, or BadLesson."""
    moment = begin(lesson, game)
    for what in past:
        moment = moment.then(what)
    return moment


def check_lesson(lesson: Lesson, game: Game) -> list[Moment]:
    """Teach the whole lesson by the rules: its moments with the first right thing done at each, or BadLesson.

    Whatever else would be right must lead to the end as well.
    """
    try:
        moments = [begin(lesson, game)]
        while (step := moments[-1].step) is not None:
            right = _check_task(moments[-1], step)
            for other in right[1:]:
                for _ in _to_the_end(moments[-1].then(other)):
                    pass
            moments.append(moments[-1].then(right[0]))
        return moments
    except BadLesson as error:
        if error.line:
            raise
        parameters = {key: value for key, value in error.parameters.items() if key not in ("path", "line")}
        raise BadLesson(error.code, error.path, lesson.where(error.path), **parameters) from error


def _check_task(moment: Moment, step: Step) -> list[str]:
    """Everything that is right at a step; something must be, and every reply must be met."""
    path = f"step[{moment.number}]"
    if step.kind == "move" and moment.lesson.seat not in moment.match.actors:
        raise BadLesson("not-to-move", path)
    for at, move in enumerate(step.expect):
        answer = moment.try_it(move)
        if answer.refused is not None:
            raise BadLesson.because("illegal-move", f"{path}.expect[{at}]", answer.refused)
    right = [*step.expect] or moment.right()
    if not right:
        raise BadLesson("nothing-brings-it", f"{path}.brings")
    wrong = [what for what in (step.answers or moment.legal) if what not in right]
    for pattern, key in step.wrong.items():
        if key not in [reply_to(step, what) for what in wrong]:
            raise BadLesson("wrong-never-met", f"{path}.wrong.{pattern}", pattern=pattern)
    return right


def _to_the_end(moment: Moment) -> Iterator[Moment]:
    while moment.step is not None:
        right = moment.right()
        if not right:
            raise BadLesson("dead-end", f"step[{moment.number}]", past=list(moment.past))
        moment = moment.then(right[0])
        yield moment


def _first_match(lesson: Lesson, game: Game) -> Match:
    if lesson.begin is not None:
        return _new_match(game, **lesson.begin)
    if lesson.position is not None:
        try:
            return Match(game, seed=SEED, position=lesson.position)
        except FullboardError as error:
            raise BadLesson.because("bad-position", "position", error) from error
    try:
        record = read_record(str(lesson.record))
        if record.heading.game != game.key:
            raise BadLesson("another-game", "record", game=record.heading.game)
        whole = Match.from_record(record)
        if lesson.line is None:
            return whole
        if lesson.line >= len(record.lines):
            raise BadLesson("no-such-line", "line", last=len(record.lines) - 1)
        return Match.from_record(Record(record.heading, record.lines[: lesson.line + 1]))
    except BadRecord as error:
        line = lesson.where("record")
        below = lesson.source.splitlines()[line - 1].rstrip().endswith(("'''", '"""'))  # its text begins there
        line += error.line - (not below)
        raise BadLesson("bad-record", "record", line, reason=error.code) from error


def _new_match(game: Game, players: int, options: dict[str, Any], picks: Picks) -> Match:
    """A match with that set-up, or BadLesson."""
    try:
        heading = Match(game, players, options=options, seed=SEED).log.heading
        return Match.from_record(Record(heading, [Line(0, picks=picks)]))
    except FullboardError as error:
        raise BadLesson.because("bad-beginning", "begin", error) from error


def _arrive(moment: Moment) -> Moment:
    """The others move, and what the texts say is so."""
    step = moment.step
    if step is None:
        return moment
    path = f"step[{moment.number}]"
    match = moment.match.copy()
    for at, line in enumerate(step.others):
        if line.seat == moment.lesson.seat:
            raise BadLesson("learners-seat", f"{path}.others[{at}]")
        try:
            match.follow([replace(line, number=len(match.lines()))])
        except BadRecord as error:
            raise BadLesson.because(error.code, f"{path}.others[{at}]", error) from error
    view = match.view(moment.lesson.seat)
    for at, condition in enumerate(step.holds):
        if not condition.holds(view):
            found = str(condition.found(view))
            raise BadLesson("does-not-hold", f"{path}.holds[{at}]", at=condition.at, found=found)
    return replace(moment, match=match)


def _all_hold(conditions: Sequence[Condition], view: dict[str, object]) -> bool:
    return all(condition.holds(view) for condition in conditions)
