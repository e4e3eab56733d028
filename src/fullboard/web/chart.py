"""The chart of everybody's chances, laid out for a template that draws it as SVG."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from fullboard.core.story import Told
from fullboard.words import Words, percent

DASHES = ("", "9 4", "2 4", "12 3 2 3", "18 5", "5 2 1 2 1 2")
SHAPES = (  # around the origin, for the ends of the lines and where a decision cost something
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
    "M-4.5-4.5h9v9h-9z",
    "M0-6 5.5 4.5h-11z",
    "M0-6 6 0 0 6-6 0z",
    "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
    "M-5-5h10L0 6z",
)
LABEL_HEIGHT = 15
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
UNITS = ("round", "week")  # what a story may call the parts of a match
LEAST_GAP = 20  # between two numbers below the chart


class Part(NamedTuple):
    """A round or a week of a match, and the line with which it begins."""

    unit: str
    number: int
    line: int


def parts_of(tale: Iterable[Told]) -> list[Part]:
    """The rounds or weeks of a match, as its story tells them; none if it tells of none."""
    found: dict[int, Part] = {}
    for told in tale:
        unit = told["key"]
        number = told["parameters"].get(unit) if unit in UNITS else None
        if isinstance(number, int):
            found[number] = Part(unit, number, told["line"])
    return sorted(found.values(), key=lambda part: part.line)


def part_at(parts: Sequence[Part], line: int) -> Part | None:
    """The round or week in which the move after a line was made."""
    begun = [part for part in parts if part.line <= line]
    return begun[-1] if begun else None


@dataclass(frozen=True)
class Frame:
    """The size of a drawing and of its margins."""

    name: str
    width: int
    height: int
    left: int
    right: int
    letters: int  # of a name that there is room for
    columns: int
    top: int = 12
    bottom: int = 34

    @property
    def end(self) -> int:
        """Where the chart ends on the right."""
        return self.width - self.right

    @property
    def foot(self) -> int:
        """Where it ends below."""
        return self.height - self.bottom

    @property
    def room(self) -> int:
        """How wide it is."""
        return self.end - self.left

    @property
    def middle(self) -> float:
        """Half way between left and right."""
        return (self.left + self.end) / 2

    def x(self, line: int, last: int) -> float:
        """Where a line of the log lies."""
        return round(self.left + self.room * line / max(1, last), 1)

    def y(self, chance: float) -> float:
        """Where a chance lies."""
        return round(self.top + (self.foot - self.top) * (1 - chance), 1)


FRAMES = (Frame("wide", 900, 340, 48, 150, 16, 12), Frame("narrow", 360, 300, 46, 86, 8, 5))


def layout(analysis: dict[str, Any], words: Words, last: int, parts: Sequence[Part] = ()) -> list[dict[str, Any]]:
    """The same chart for a wide page and for a narrow one, as long as the log."""
    return [_layout(analysis, words, frame, last, parts) for frame in FRAMES] if len(analysis["chart"]) > 1 else []


def _columns(frame: Frame, last: int, parts: Sequence[Part]) -> list[dict[str, Any]]:
    """What stands below the chart: where each round or week begins, else every so many lines."""
    if len(parts) < 2:
        step = next((step for step in STEPS if last <= step * frame.columns), STEPS[-1])
        return [{"x": frame.x(line, last), "label": line} for line in range(0, last + 1, step)]
    found: list[dict[str, Any]] = []
    for part in parts:
        x = frame.x(part.line, last)
        if not found or x >= found[-1]["x"] + LEAST_GAP:
            found.append({"x": x, "label": part.number})
    return found


def _layout(analysis: dict[str, Any], words: Words, frame: Frame, last: int, parts: Sequence[Part]) -> dict[str, Any]:
    chart = analysis["chart"]
    seats = range(analysis["players"])
    ends = _spread([frame.y(chart[-1]["chances"][seat]) for seat in seats], frame)
    return {
        "frame": frame,
        "unit": parts[0].unit if len(parts) > 1 else "",
        "rows": [{"y": frame.y(tick), "label": percent(tick, words.language)} for tick in TICKS],
        "columns": _columns(frame, last, parts),
        "lines": [
            {
                "seat": seat,
                "points": " ".join(f"{frame.x(each['line'], last)},{frame.y(each['chances'][seat])}" for each in chart),
                "dash": DASHES[seat % len(DASHES)],
                "shape": SHAPES[seat % len(SHAPES)],
                "end": (frame.x(chart[-1]["line"], last), frame.y(chart[-1]["chances"][seat])),
                "label": ends[seat],
                "name": _short(words.name(seat), frame.letters),
            }
            for seat in seats
        ],
        "last": last,
        "areas": _areas(chart, words, frame, last),
        "marks": [
            {
                "seat": each["seat"],
                "shape": SHAPES[each["seat"] % len(SHAPES)],
                "x": frame.x(each["line"], last),
                "y": frame.y(_chance_at(chart, each["line"], each["seat"])),
            }
            for each in analysis["turning_points"]
            if each["verdict"] != "noise"
        ],
    }


def _areas(chart: list[dict[str, Any]], words: Words, frame: Frame, last: int) -> list[dict[str, Any]]:
    """Where a pointer means which point: up to half way to its neighbours; and what everybody's chances are there."""
    places = [frame.x(point["line"], last) for point in chart]
    borders = [places[0], *[(one + other) / 2 for one, other in pairwise(places)], places[-1]]
    return [
        {
            "line": point["line"],
            "x": round(left, 1),
            "width": round(max(1.0, right - left), 1),
            "chances": [
                f"{words.name(seat)} {percent(chance, words.language)}" for seat, chance in enumerate(point["chances"])
            ],
        }
        for point, (left, right) in zip(chart, pairwise(borders), strict=True)
    ]


def _short(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1].rstrip() + "…"


def _chance_at(chart: list[dict[str, Any]], line: int, seat: int) -> float:
    """The chance of a seat on its line of the chart, at any line of the log."""
    before = chart[0]
    for point in chart:
        if point["line"] >= line:
            wide = point["line"] - before["line"]
            part = (line - before["line"]) / wide if wide else 0.0
            low, high = float(before["chances"][seat]), float(point["chances"][seat])
            return low + part * (high - low)
        before = point
    return float(before["chances"][seat])


def _spread(wanted: list[float], frame: Frame) -> list[float]:
    """Labels beside the ends of their lines, moved apart where they would overlap."""
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    placed: dict[int, float] = {}
    lowest = frame.top + 4.0
    for at in order:
        placed[at] = max(wanted[at], lowest)
        lowest = placed[at] + LABEL_HEIGHT
    highest = frame.foot + 4.0
    for at in reversed(order):
        placed[at] = min(placed[at], highest)
        highest = placed[at] - LABEL_HEIGHT
    return [round(placed[at], 1) for at in range(len(wanted))]
