"""Draws the standings of an arena: ratings and win shares with their intervals."""

from pathlib import Path
from typing import Any

from fullboard.bots.arena.arena import Outcome
from fullboard.bots.arena.figures import Interval
from fullboard.bots.errors import ArenaError

FORMATS = (".svg", ".png", ".pdf")
BLUE = "#1f6f8b"


def check(file: Path) -> None:
    """Raise ArenaError if nothing can be drawn into that file; better before the games than after."""
    if file.suffix.lower() not in FORMATS:
        raise ArenaError("bad-plot", file=str(file), known=list(FORMATS))
    if not file.absolute().parent.is_dir():
        raise ArenaError("no-folder", file=str(file))
    try:
        import matplotlib  # noqa: F401
    except ModuleNotFoundError as error:
        raise ArenaError("plot-missing", install="fullboard[arena]") from error


def draw(outcome: Outcome, file: Path) -> None:
    """Write the picture; the same outcome gives the same picture."""
    check(file)
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams["svg.hashsalt"] = "fullboard"
    matplotlib.rcParams["svg.fonttype"] = "none"
    rows = outcome.standings[::-1]
    figure = Figure(figsize=(9, 1.6 + 0.4 * len(rows)), layout="constrained")
    plan = outcome.plan
    figure.suptitle(f"{plan.game}, {plan.players} players, {outcome.games:,} games")
    left, right = figure.subplots(1, 2, sharey=True)
    _panel(left, "rating (Plackett-Luce)", [row.rating for row in rows])
    _panel(right, "win share (grey: fair share)", [row.win_share for row in rows])
    fair = [row.fair_share for row in rows]
    right.scatter(fair, range(len(rows)), marker="|", s=160, color="0.5")
    right.xaxis.set_major_formatter("{x:.0%}")
    left.set_yticks(range(len(rows)), [row.bot for row in rows])
    left.margins(y=0.5 / len(rows))
    metadata = {"Date": None} if file.suffix.lower() == ".svg" else None
    try:
        figure.savefig(file, metadata=metadata, dpi=150)
    except OSError as error:
        raise ArenaError("plot-file", file=str(file), reason=error.strerror or str(error)) from error


def _panel(axes: Any, title: str, values: list[Interval]) -> None:
    """One figure of every bot with its 95 % interval."""
    below = [value.value - value.low for value in values]
    above = [value.high - value.value for value in values]
    middle = [value.value for value in values]
    axes.errorbar(middle, range(len(values)), xerr=[below, above], fmt="o", color=BLUE, capsize=3)
    axes.set_title(title, fontsize="medium")
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color="0.9")
    axes.spines[["top", "right", "left"]].set_visible(False)
