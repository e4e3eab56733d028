"""Analysis of a match that is over: everybody's chances as it went, and the decisions that cost most.

The chances are a spectator's, who sees what lies open and no hand. A decision is judged by what its seat could know
then: what was played and what the search would rather have played are looked at alone, equally long, several times.
The luck differs from time to time, and so do the length of the search and how far its guide plays on before it judges:
by how much the answers differ is the error that is given, also in a game without luck. `docs/analysis.md` says more.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any

from fullboard.bots.guides import guide_of
from fullboard.bots.moments import DecisionPoint, Probe, moments, seed_of
from fullboard.bots.workers import Workers
from fullboard.core.errors import BadRecord, BadTable
from fullboard.core.guide import shares_of_winners
from fullboard.core.match import Match
from fullboard.core.record import Record, read_record
from fullboard.core.state import SPECTATOR, State

METHOD = 5  # raised whenever the same match would be judged otherwise
MOST_LINES = 3000  # of a log: ten times the longest match
FRACTION = 5  # of the iterations of `hard`, for a decision: a match then takes a minute at most
SETTINGS = ((0.25, 1.17), (0.75, 0.5), (1.25, 1.5), (1.75, 0.83))  # length, horizon: one on average, uncorrelated
TWICE = 2  # every setting is looked at with two seeds
LOOKS = len(SETTINGS) * TWICE  # searches for each of two moves that are compared
MOST_COMPARED = 12  # decisions, those that seem to have cost most
MOST_POINTS = 120  # of the chart
WORTH_A_LOOK = 0.01  # of the win
LIKELY = 1.895  # errors; Student's t with LOOKS - 1 degrees of freedom: one in twenty,
CLEAR = 3.499  # and one in two hundred

Analysis = dict[str, Any]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Task:
    """A piece of work that knows all it needs, so that it may be done anywhere and in any order."""

    kind: str  # chart, decision, comparison
    record: Record
    at: int  # which moment
    iterations: int
    better: str = ""


def analyse(
    record: str | Record,
    iterations: int = 0,
    jobs: int = 1,
    seats: list[int] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a record; the same record and iterations give the same result whatever the jobs.

    `iterations` is what a decision is looked at, by default a fraction of what the level `hard` looks at; `seats` are
    those whose decisions are judged, by default all.
    """
    if not isinstance(record, Record):
        record = read_record(record)
    match = _finished(record)
    found = moments(record)
    judged = range(match.players) if seats is None else seats
    for seat in judged:
        if not 0 <= seat < match.players:
            raise BadTable("bad-seat", seat=seat)
    many = iterations or max(200, int(guide_of(match.game).iterations) // FRACTION)
    decisions = [at for at, each in enumerate(found) if each.choices > 1 and each.seat in judged]
    charted = _thin([at for at, each in enumerate(found) if each.opens])
    first = [Task("chart", record, at, many) for at in charted]
    first += [Task("decision", record, at, many) for at in decisions]
    total = len(first) + min(MOST_COMPARED, len(decisions))
    with Workers(jobs) as workers:
        seen = _do(workers, first, progress, 0, total)
        points = [_point(found[at], result["chances"]) for at, result in zip(charted, seen, strict=False)]
        looked = dict(zip(decisions, seen[len(charted) :], strict=True))
        doubtful = sorted(decisions, key=lambda at: (-looked[at]["cost"], at))
        doubtful = [at for at in doubtful if looked[at]["cost"] >= WORTH_A_LOOK][:MOST_COMPARED]
        second = [Task("comparison", record, at, max(50, many // 2), looked[at]["best"]) for at in doubtful]
        closer = _do(workers, second, progress, len(first), len(first) + len(second))
        compared = dict(zip(doubtful, closer, strict=True))
    turning = [_turning_point(found[at], compared[at]) for at in doubtful if compared[at]["cost"] > 0]
    return {
        "method": METHOD,
        "game": match.game.key,
        "rules": int(match.game.version),
        "players": match.players,
        "names": list(match.names),
        "iterations": many,
        "winners": list(match.winners),
        "scores": list(match.scores) if match.over else None,
        "chart": [*points, *_result(match)],
        "decisions": [_decided(found[at], looked[at], compared.get(at)) for at in decisions],
        "turning_points": sorted(turning, key=lambda each: (-each["cost"], each["line"])),
    }


def _finished(record: Record) -> Match:
    """The match of a record that can be analysed."""
    match = Match.from_record(record)
    if record.ending == "open":
        raise BadRecord("not-finished", record.first_line + len(record.lines))
    if len(record.lines) > MOST_LINES:
        raise BadRecord("too-long-to-analyse", record.first_line + MOST_LINES, most=MOST_LINES)
    return match


def _thin(points: list[int]) -> list[int]:
    """As many points as a chart can show, evenly spread."""
    if len(points) <= MOST_POINTS:
        return points
    return [points[at * (len(points) - 1) // (MOST_POINTS - 1)] for at in range(MOST_POINTS)]


# The pieces of work


def work(task: Task) -> Analysis:
    """Do a piece of work, in whichever process."""
    return KINDS[task.kind](task, task.record, _moments_once(task.record)[task.at])


_lately: list[tuple[Record, list[DecisionPoint]]] = []  # a process works on one match at a time


def _moments_once(record: Record) -> list[DecisionPoint]:
    if not _lately or _lately[0][0] != record:
        _lately[:] = [(record, moments(record))]
    return _lately[0][1]


def chart_point(task: Task, record: Record, moment: DecisionPoint) -> Analysis:
    """Everybody's chances before a line, as a spectator may see them."""
    seed = seed_of(record, f"chart {moment.line.number}")
    look = Probe(guide_of(moment.state.game), moment.state, SPECTATOR, seed)
    look.think(task.iterations)
    return {"chances": [round(chance, 4) for chance in look.chances()]}


def decision(task: Task, record: Record, moment: DecisionPoint) -> Analysis:
    """A first look at a decision: what the search would have done, and what the other thing seems to have cost."""
    seed = seed_of(record, f"decision {moment.line.number}")
    look = Probe(guide_of(moment.state.game), moment.state, moment.seat, seed)
    look.think(task.iterations)
    played = int(look.chair.parse(moment.line.move))
    best = look.favourites()[0]
    cost = look.search.share(moment.seat, best) - look.search.share(moment.seat, played)
    if best == played or not look.search.visits(moment.seat, played):
        cost = 0.0 if best == played else 1.0  # never tried: worth a closer look
    return {"best": look.chair.notation(best), "cost": round(cost, 4)}


def comparison(task: Task, record: Record, moment: DecisionPoint) -> Analysis:
    """The move that was made and the one that seems better, each looked at alone, several times."""
    made = looks(record, moment, moment.line.move, task.iterations)
    better = looks(record, moment, task.better, task.iterations)
    cost, error = difference(better, made)
    return {
        "chance": round(sum(made) / LOOKS, 4),
        "better": task.better,
        "better_chance": round(sum(better) / LOOKS, 4),
        "cost": round(cost, 4),
        "error": round(error, 4),
        "verdict": verdict(cost, error),
    }


def looks(record: Record, moment: DecisionPoint, move: str, iterations: int) -> list[float]:
    """What searches that look at one move only say about its seat's chance; each has its luck, length and horizon."""
    seeds = [seed_of(record, f"comparison {moment.line.number} {move} {number}") for number in range(LOOKS)]
    return looks_at(moment.state, moment.seat, move, iterations, seeds)


def looks_at(state: State, seat: int, move: str, iterations: int, seeds: Sequence[int], first: int = 0) -> list[float]:
    """The same for any state, with a seed for each of them, or for each from the first that is asked for on."""
    chances = []
    for number, seed in enumerate(seeds, first):
        length, horizon = SETTINGS[number // TWICE]
        guide = guide_of(state.game)
        guide.stretch(horizon)
        look = Probe(guide, state, seat, seed)
        look.think_of(int(look.chair.parse(move)), max(1, round(iterations * length)))
        chances.append(look.chances()[seat])
    return chances


def difference(some: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of pairs of looks, and its error.

    What two seeds of a setting differ by is luck, of which little is left in the mean of many. What settings differ by
    besides is what the search does not know: that is no less for being asked about four times.
    """
    pairs = [one - other for one, other in zip(some, others, strict=True)]
    groups = [pairs[at : at + TWICE] for at in range(0, len(pairs), TWICE)]
    luck = fmean(variance(group) for group in groups)
    settings = max(0.0, variance([fmean(group) for group in groups]) - luck / TWICE)
    return fmean(pairs), sqrt(luck / len(pairs) + settings)


def verdict(cost: float, error: float) -> str:
    """How sure it is that a move was worse: `clear`, `likely`, or `noise`."""
    if cost >= WORTH_A_LOOK and cost > CLEAR * error:
        return "clear"
    return "likely" if cost >= WORTH_A_LOOK and cost > LIKELY * error else "noise"


KINDS: dict[str, Callable[[Task, Record, DecisionPoint], Analysis]] = {
    "chart": chart_point,
    "decision": decision,
    "comparison": comparison,
}


def _do(workers: Workers, tasks: list[Task], progress: Progress | None, before: int, total: int) -> list[Analysis]:
    """Do pieces of work in any order, and give the results in the order of the pieces."""
    results: dict[int, Analysis] = {}
    for (number, _), result in workers.do(_work_numbered, enumerate(tasks)):
        results[number] = result
        if progress is not None:
            progress(before + len(results), total)
    return [results[number] for number in range(len(tasks))]


def _work_numbered(numbered: tuple[int, Task]) -> Analysis:
    return work(numbered[1])


# The parts of the result


def _point(moment: DecisionPoint, chances: list[float]) -> Analysis:
    return {"line": moment.before, "chances": chances}


def _result(match: Match) -> list[Analysis]:
    if not match.over:
        return []
    return [{"line": match.standing()[-1].number, "chances": [won / 10000 for won in shares_of_winners(match.state)]}]


def _decided(moment: DecisionPoint, looked: Analysis, compared: Analysis | None) -> Analysis:
    return {
        "line": moment.line.number,
        "seat": moment.seat,
        "move": moment.line.move,
        "choices": moment.choices,
        "best": looked["best"],
        "compared": compared,
    }


def _turning_point(moment: DecisionPoint, compared: Analysis) -> Analysis:
    where = {"line": moment.line.number, "before": moment.before, "seat": moment.seat, "move": moment.line.move}
    return {**where, **compared}
