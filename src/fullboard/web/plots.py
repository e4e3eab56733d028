"""Small plots of how somebody plays, laid out for a template that draws them as SVG."""

from collections.abc import Callable, Sequence
from typing import Any

from fullboard.house.ratings import SCALE, Strength

WIDTH = 420
ROW = 30
LABELS = 150  # room for what a bar is about
FIGURES = 52  # and for its figure
LETTERS = 21  # of a label that there is room for
LEAST_SHARE = 0.07  # of a bar that a figure fits into
HEIGHT, TOP, BOTTOM, LEFT, RIGHT = 200, 14, 30, 46, 14
STEPS = (5, 10, 20, 50, 100, 200, 500)
MOST_ROWS = 5

Say = Callable[[float], str]


def bars(rows: Sequence[tuple[str, float]], say: Say) -> dict[str, Any] | None:
    """A bar for each of these, as long as its figure; what is below nought goes to the left."""
    if not rows:
        return None
    low, high = min(0.0, *(value for _, value in rows)), max(0.0, *(value for _, value in rows))
    room = WIDTH - LABELS - FIGURES
    unit = room / ((high - low) or 1.0)
    nought = LABELS - low * unit
    return {
        "width": WIDTH,
        "height": ROW * len(rows),
        "nought": round(nought, 1),
        "rows": [
            {
                "y": ROW * at,
                "label": shortened(label),
                "whole": label,
                "x": round(nought + min(0.0, value) * unit, 1),
                "width": round(max(1.0, abs(value) * unit), 1),
                "end": round(nought + max(0.0, value) * unit + 6, 1),
                "lost": value < 0,
                "figure": say(value),
            }
            for at, (label, value) in enumerate(rows)
        ],
    }


def places(by_players: dict[int, list[int]], players: Callable[[int], str]) -> dict[str, Any] | None:
    """For each number of players how often one came first, second and so on, as parts of a whole bar."""
    if not by_players:
        return None
    room = WIDTH - LABELS
    rows = []
    for at, (number, counted) in enumerate(by_players.items()):
        total, x, parts = sum(counted), float(LABELS), []
        for place, many in enumerate(counted, 1):
            width = room * many / total
            if many:
                where = {"x": round(x, 1), "width": round(width, 1), "middle": round(x + width / 2, 1)}
                parts.append({"place": place, "many": many, **where, "fits": width >= LEAST_SHARE * room})
            x += width
        rows.append({"y": ROW * at, "label": players(number), "parts": parts})
    return {"width": WIDTH, "height": ROW * len(rows), "rows": rows}


def rating_history(steps: Sequence[tuple[str, float, Strength]], day: Callable[[float], str]) -> dict[str, Any] | None:
    """A rating match after match, with how sure it was."""
    if len(steps) < 2:
        return None
    strengths = [strength for _, _, strength in steps]
    low = min(each.mu - each.sigma for each in strengths) * SCALE
    high = max(each.mu + each.sigma for each in strengths) * SCALE
    step = next((step for step in STEPS if (high - low) / step <= MOST_ROWS), STEPS[-1])
    bottom, top = step * int(low // step), step * (int(high // step) + 1)

    def x(at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / (len(steps) - 1), 1)

    def y(points: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (top - points) / (top - bottom), 1)

    upper = [f"{x(at)},{y(SCALE * (each.mu + each.sigma))}" for at, each in enumerate(strengths)]
    lower = [f"{x(at)},{y(SCALE * (each.mu - each.sigma))}" for at, each in enumerate(strengths)]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "left": LEFT,
        "right": WIDTH - RIGHT,
        "rows": [{"y": y(points), "label": points} for points in range(bottom, top + 1, step)],
        "line": " ".join(f"{x(at)},{y(SCALE * each.mu)}" for at, each in enumerate(strengths)),
        "band": " ".join([*upper, *reversed(lower)]),
        "end": (x(len(steps) - 1), y(SCALE * strengths[-1].mu)),
        "first": day(steps[0][1]),
        "last": day(steps[-1][1]),
        "foot": HEIGHT - 8,
    }


def shortened(text: str) -> str:
    """As much of it as there is room for."""
    return text if len(text) <= LETTERS else text[: LETTERS - 1].rstrip() + "…"
