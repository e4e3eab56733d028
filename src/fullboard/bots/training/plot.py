"""Draws how a training went: what each generation wins, and how surprised the net is by how matches end."""

from pathlib import Path
from typing import Any

from fullboard.bots.training.course import Curriculum

BLUE = "#1f6f8b"
GREY = "0.6"


def draw(course: Curriculum, lines: list[dict[str, Any]], file: Path) -> None:
    """Write the picture; the same log gives the same picture."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams["svg.hashsalt"] = "fullboard"
    matplotlib.rcParams["svg.fonttype"] = "none"
    figure = Figure(figsize=(9, 3.4), layout="constrained")
    figure.suptitle(f"{course.game}, {course.players} players")
    left, right = figure.subplots(1, 2)
    gates = [line for line in lines if line["step"] == "gate"]
    for line in gates:
        spread = [[line["greedy"] - line["greedy_low"]], [line["greedy_high"] - line["greedy"]]]
        colour = BLUE if line["taken"] else GREY
        left.errorbar([line["generation"]], [line["greedy"]], yerr=spread, fmt="o", color=colour, capsize=3)
    left.axhline(1 / course.players, color="0.8")
    left.set_title("wins of one among greedy bots, without search", fontsize="medium")
    left.set_xlabel("generation (grey: not taken)")
    rounds = [line for line in lines if line["step"] == "round"]
    right.plot([line["matches"] for line in rounds], [line["surprise"] for line in rounds], color=BLUE)
    right.set_title("surprise at how matches end", fontsize="medium")
    right.set_xlabel("matches")
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None, dpi=150)
