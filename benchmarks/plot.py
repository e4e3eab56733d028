"""Draws the playouts of all engines as horizontal bars on a logarithmic scale."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from benchmarks.contestants import PLAYOUTS
from benchmarks.measure import Result
from benchmarks.report import number

# The picture brings its own paper, so that it reads the same on a light and on a dark page.
PAPER = "#fbf8f1"
INK = "#2b2a27"
FAINT = "#d9d3c5"
OURS = "#0f766e"
LIMIT = "#6b7280"
OTHERS = "#b45309"


def draw(results: Mapping[str, Result], players: int, file: Path) -> None:
    """Write the picture; the ending of the name decides its format."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    bars = [(key, PLAYOUTS[key][0], results[key].rate) for key in PLAYOUTS if results[key]]
    bars.sort(key=lambda bar: bar[2])
    with pyplot.rc_context({"svg.hashsalt": "fullboard", "font.family": "DejaVu Sans", "text.color": INK}):
        figure, axes = pyplot.subplots(figsize=(9, 0.62 * len(bars) + 1.3), facecolor=PAPER)
        figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.15)
        axes.set_facecolor(PAPER)
        axes.barh([name for _, name, _ in bars], [rate for *_, rate in bars], color=[colour(bar[0]) for bar in bars])
        axes.set_xscale("log")
        rates = [rate for *_, rate in bars]
        axes.set_xlim(min(rates) / 3, max(rates) * 6)  # room for the figures
        for place, (_, _, rate) in enumerate(bars):
            axes.text(rate * 1.15, place, number(rate), va="center", color=INK, fontsize=11)
        axes.set_title(f"Compañeros, {players} players: random playouts per second", color=INK, loc="left", fontsize=12)
        axes.set_xlabel("games per second, logarithmic", color=INK)
        axes.tick_params(colors=INK, which="both", length=0)
        axes.grid(axis="x", color=FAINT, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[:].set_visible(False)
        figure.savefig(file, facecolor=PAPER, metadata={"Date": None, "Creator": None} if file.suffix == ".svg" else {})
        pyplot.close(figure)


def colour(key: str) -> str:
    """One colour for us, one for the limit, one for the others."""
    if key.startswith("ours"):
        return OURS
    return LIMIT if key.startswith("kernel") else OTHERS
