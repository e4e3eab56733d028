"""Turns the measurements into the tables and the picture of docs/research.md, losses shown as plainly as wins."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.plot import FAINT, INK, OTHERS, OURS, PAPER
from benchmarks.report import number, table
from benchmarks.research.ours import GAMES, ROWS
from benchmarks.research.peers import PGX, SPIEL, ZOO

Rates = Mapping[str, Sequence[float]]
BEGIN, END = "<!-- figures: written by make bench-research -->", "<!-- end of the figures -->"

SIZES = (1, 64, ROWS)
FORMS = tuple((key, recall) for key in GAMES for recall in (False, True))
ONE, TWO = "in one process", "in two processes"
OWN, CLOCK = ", by their own time", ", by the clock"


def batch_name(key: str, recall: bool, rows: int) -> str:
    """What a batch is called in the results."""
    return f"{key}, {'recall' if recall else 'table'}, batch of {rows:,}"


def median(rates: Rates, name: str) -> float | None:
    """The usual figure of a contestant; None if it could not be measured."""
    return statistics.median(rates[name]) if rates.get(name) else None


def tables(rates: Rates, missing: Mapping[str, str], facts: Sequence[str]) -> str:
    """All that the page says about speed."""
    parts = [
        "\n".join(f"- {fact}" for fact in facts),
        table(["steps a second, batch of", *map("{:,}".format, SIZES)], [batches(rates, missing, of) for of in FORMS]),
        table(["steps a second", "median", "lowest to highest"], [row(rates, missing, name) for name in single(rates)]),
        table(["memory and data", "median"], list(others(rates))),
        table(["goal", "wanted", "found", "met"], list(goals(rates))),
    ]
    return "\n\n".join(parts)


def batches(rates: Rates, missing: Mapping[str, str], form: tuple[str, bool]) -> list[str]:
    """The figures of a game in batches of every size; where there is none, the reason."""
    names = [batch_name(*form, rows) for rows in SIZES]
    cells = [figure(rates[name]) if rates.get(name) else missing.get(name, "not measured") for name in names]
    return [f"{form[0]}, {'recall' if form[1] else 'table'}", *cells]


def figure(found: Sequence[float]) -> str:
    """The median, and between which figures it lies."""
    return f"{number(statistics.median(found))} ({number(min(found))} to {number(max(found))})"


def single(rates: Rates) -> list[str]:
    """Those that are measured in steps a second, but for batches of a certain size."""
    sized = {batch_name(*of, rows) for of in FORMS for rows in SIZES}
    return [name for name in rates if name not in sized and not name.startswith(("memory", "replay"))]


def row(rates: Rates, missing: Mapping[str, str], name: str) -> list[str]:
    """The figures of one contestant."""
    found = rates[name]
    if not found:
        return [name, "not measured", missing.get(name, "")]
    return [name, number(statistics.median(found)), f"{number(min(found))} to {number(max(found))}"]


def others(rates: Rates) -> Iterator[list[str]]:
    """Bytes a match, and positions a minute."""
    for key in GAMES:
        taken, read = median(rates, f"memory, {key}"), median(rates, f"replay, {key}")
        yield [f"{key}: bytes a match in a batch", "" if taken is None else number(taken)]
        yield [f"{key}: positions a minute from records", "" if read is None else number(read)]


def goals(rates: Rates) -> Iterator[list[str]]:
    """What was wanted beside what was found."""
    ours = {key: median(rates, batch_name(key, True, ROWS)) for key in GAMES}
    best = ours["companeros"]
    yield goal(f"Compañeros, batch of {ROWS:,}", 1_000_000, best)
    for key in GAMES[1:]:
        yield goal(f"{key}, batch of {ROWS:,}", 300_000, ours[key])
    for name in ZOO:
        yield goal(f"Compañeros / PettingZoo {name}", 50, over(best, median(rates, f"PettingZoo {name}")))
    for name in SPIEL[:2]:
        yield goal(f"Compañeros / OpenSpiel {name}", 5, over(best, median(rates, f"OpenSpiel {name}")))
    for name in PGX:
        yield goal(f"Compañeros / Pgx {name}", 1, over(best, median(rates, f"Pgx {name}")))
    for way in (OWN, CLOCK):
        one, two = (median(rates, f"companeros, {many}{way}") for many in (ONE, TWO))
        yield goal(f"two processes / one{way}", 1.8, over(two, one))
    for key in GAMES:
        yield goal(f"{key}, PettingZoo turn by turn", 30_000, median(rates, f"{key}, PettingZoo"))
    for key in GAMES:
        yield goal(f"{key}: positions a minute from records", 1_000_000, median(rates, f"replay, {key}"))


def over(ours: float | None, other: float | None) -> float | None:
    """One figure divided by another, if both are there."""
    return None if ours is None or other is None else ours / other


def goal(name: str, wanted: float, found: float | None) -> list[str]:
    """One line of the goals."""
    if found is None:
        return [name, number(wanted), "not measured", ""]
    return [name, number(wanted), number(found), "yes" if found >= wanted else "no"]


def write(page: Path, text: str) -> None:
    """Put the tables between their marks into the page."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


def draw(rates: Rates, file: Path) -> None:
    """Write the picture: everybody's steps a second as bars, on a logarithmic scale."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    recall = [batch_name(key, True, rows) for key in GAMES for rows in SIZES]
    alone = [name for name in single(rates) if "process" not in name]
    shown = [name for name in (*recall, *alone) if rates.get(name)]
    bars = sorted(((name, statistics.median(rates[name])) for name in shown), key=lambda bar: bar[1])
    with pyplot.rc_context({"svg.hashsalt": "fullboard", "font.family": "DejaVu Sans", "text.color": INK}):
        figure, axes = pyplot.subplots(figsize=(9, 0.36 * len(bars) + 1.2), facecolor=PAPER)
        figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.15)
        axes.set_facecolor(PAPER)
        colours = [OTHERS if name.startswith(("PettingZoo", "OpenSpiel", "Pgx")) else OURS for name, _ in bars]
        axes.barh([name for name, _ in bars], [rate for _, rate in bars], color=colours)
        axes.set_xscale("log")
        axes.set_xlim(min(rate for _, rate in bars) / 3, max(rate for _, rate in bars) * 6)
        for place, (_, rate) in enumerate(bars):
            axes.text(rate * 1.15, place, number(rate), va="center", color=INK, fontsize=9)
        axes.set_title("Steps a second with observation and mask, one core", color=INK, loc="left", fontsize=12)
        axes.set_xlabel("steps a second, logarithmic", color=INK)
        axes.tick_params(colors=INK, which="both", length=0)
        axes.grid(axis="x", color=FAINT, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[:].set_visible(False)
        figure.savefig(file, facecolor=PAPER, metadata={"Date": None, "Creator": None})
        pyplot.close(figure)
