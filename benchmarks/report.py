"""Turns the measurements into tables: printed after the run, and with the plot the page `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import starmap

from benchmarks.contestants import PLAYOUTS, SIMULATE, STATES
from benchmarks.games import GameFigures
from benchmarks.measure import Result
from benchmarks.targets import all_targets, gain, in_moves, move_seconds, ratio

PLOT = "benchmarks.svg"


@dataclass(frozen=True)
class Run:
    """Everything one run of the benchmark found out."""

    results: Mapping[str, Result]
    players: int
    repeats: int
    matches: int  # compared for agreement
    agreed: Sequence[str]
    machine: Sequence[str]
    quick: bool = False
    games: Sequence[GameFigures] = ()


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table that also reads well as plain text; all columns but the first are figures."""
    widths = [max(3, *map(len, column)) for column in zip(head, *rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]

    def line(cells: Sequence[str]) -> str:
        padded = [cells[0].ljust(widths[0]), *starmap(str.rjust, zip(cells[1:], widths[1:], strict=True))]
        return "| " + " | ".join(padded) + " |"

    return "\n".join(map(line, [head, rule, *rows]))


def playout_table(results: Mapping[str, Result]) -> str:
    """Random playouts of all engines."""
    rows = [[name, *playout_cells(results, key)] for key, (name, _) in PLAYOUTS.items()]
    return table(["random playouts", "games/s", "lowest to highest", "moves/s", "ours compiled / it"], rows)


def playout_cells(results: Mapping[str, Result], key: str) -> list[str]:
    """The figures of one engine, empty if it was not measured."""
    result = results[key]
    if not result:
        return ["", "", "", ""]
    times = ratio(results, key)
    moves = result.rate * result.moves_per_game
    return [number(result.rate), spread(result), number(moves), "" if times is None else number(times)]


def games_table(games: Sequence[GameFigures]) -> str:
    """Every game of the house beside the first."""
    if not games:
        return ""
    rows = [
        [
            f"{game.key}, {game.players} players",
            number(game.compiled),
            number(game.plain),
            number(game.compiled / game.plain),
            f"{game.compiled / games[0].compiled:.2f}",
            number(game.copies),
            number(game.guesses),
        ]
        for game in games
    ]
    head = ["game", "moves/s", "plain moves/s", "compiled / plain", f"of {games[0].key}", "copies/s", "guesses/s"]
    return table(head, rows)


def simulate_table(results: Mapping[str, Result]) -> str:
    """The command line, and what a second process gains."""
    singles = {"simulate-2": "simulate-1", "kernel-pair": "kernel-steps"}
    rows = []
    for key, name in SIMULATE.items():
        result = results[key]
        times = gain(results, key, singles[key]) if key in singles else None
        cells = [number(result.rate), spread(result)] if result else ["", ""]
        rows.append([name, *cells, "" if times is None else f"{times:.2f}"])
    return table(["whole games", "games/s", "lowest to highest", "gain over one process"], rows)


def state_table(results: Mapping[str, Result]) -> str:
    """What a move, a set-up, a copy and a guess take."""
    move = move_seconds(results)
    rows = [["random move", *(["", ""] if move is None else [nanoseconds(move), number(1 / move)]), "1.00"]]
    for key, name in STATES.items():
        result = results[key]
        cells = [nanoseconds(1 / result.rate), number(result.rate)] if result else ["", ""]
        moves = in_moves(results, key)
        rows.append([name, *cells, "" if moves is None else f"{moves:.2f}"])
    return table(["Fullboard, compiled", "ns", "per second", "in random moves"], rows)


def target_table(results: Mapping[str, Result]) -> str:
    """The targets with what was reached."""
    targets = all_targets(results)
    return table(["to reach", "wanted", "reached", "met"], [[t.text, t.wanted, t.reached, t.mark] for t in targets])


def missing_lines(results: Mapping[str, Result]) -> list[str]:
    """Why rows are empty, by name."""
    names = {**{key: name for key, (name, _) in PLAYOUTS.items()}, **SIMULATE, **STATES}
    return [f"- not measured: {names[key]} ({result.missing})" for key, result in results.items() if not result]


def agreement_line(run: Run) -> str:
    """Who was found to play the same game."""
    return f"Agreement: {run.matches} recorded matches give the same scores in {', '.join(run.agreed)}."


def busy_note(results: Mapping[str, Result]) -> str:
    """A warning if the machine had other things to do; it does not depend on how anybody came out."""
    samples = [sample for result in results.values() for sample in result.samples]
    disturbed = sum(sample.disturbed for sample in samples)
    if not disturbed:
        return ""
    return (
        f"The machine had other things to do: during {disturbed} of {len(samples)} measurements somebody else was at "
        "work. Take the figures, and the marks, with care."
    )


def number(value: float) -> str:
    """Three digits that count, with thousands set apart."""
    if value >= 100:
        digits = 3 - len(str(int(value)))
        return f"{round(value, min(digits, 0)):,.0f}"
    return f"{value:.3g}"


def spread(result: Result) -> str:
    """The slowest and the fastest measurement."""
    return f"{number(result.lowest)} to {number(result.highest)}"


def nanoseconds(seconds: float) -> str:
    """That time as a figure in nanoseconds."""
    return number(seconds * 1e9)


def summary(run: Run) -> str:
    """What is printed after the run."""
    results = run.results
    parts = [agreement_line(run), playout_table(results), state_table(results), simulate_table(results)]
    parts.append(games_table(run.games))
    parts += [target_table(results), "" if run.quick else busy_note(results), "\n".join(missing_lines(results))]
    if run.quick:
        parts.append("A quick run shows that everything works; its figures mean nothing.")
    return "\n\n".join(filter(None, parts)) + "\n"


def page(run: Run, with_plot: bool) -> str:
    """The text of `docs/benchmarks.md`."""
    results = run.results
    counted = "\n".join(f"- **{name}**: {what}." for name, what in PLAYOUTS.values())
    plot = f"![Random playouts per second, on a logarithmic scale; the figures are in the table]({PLOT})"
    missing = "\n".join(missing_lines(results))
    parts = [
        "# How fast Fullboard is",
        "Written by `make bench`, which measures everything in one run. Run it to get this page for your machine.",
        plot if with_plot else "",
        playout_table(results),
        missing,
        f"Compañeros with {run.players} players, one round. A playout is the set-up (shuffle and deal) plus random "
        f"moves to the end. The engines take turns, {run.repeats} times over, a second each; the table shows medians, "
        "and in the last column our median over theirs. A measurement waits for a calm moment and is made again, "
        "whoever's it is, if another program was at work meanwhile, as far as the patience of the run goes. "
        "All engines play the same game: "
        f"{run.matches} recorded matches with 3 to 6 players and 1 to 3 rounds give the same scores, from the same "
        f"picks, in {', '.join(run.agreed)}.",
        "## What is reached",
        target_table(results),
        busy_note(results),
        "The kernel move by move is the like-for-like limit: it does what search asks of an engine. The fused one "
        "shows what a machine can do for a program that only ever plays whole games. OpenSpiel's state API is what "
        "its algorithms pay; called directly, the game plays without OpenSpiel. Both stand beside the targets so "
        "that nobody has to take our word for the choice.",
        "## Copies and guesses",
        state_table(results),
        "Copies and guesses are made in a compiled loop, at the first move and after 30 moves. A guess deals the "
        "hidden hands anew. A random move is a playout without its set-up, divided by its moves; the set-up is "
        "called from plain Python, which makes it look a little dearer and the move a little cheaper than they are.",
        "## Whole games from the command line",
        simulate_table(results),
        "Timed by the `seconds` that `fullboard simulate` reports. Random bots look at nothing, so a table of them "
        "is played by the playout of the bare loop; what is added is rotating seats, a random stream for each game "
        "and counting wins and points. Bots that do look sit on a chair, which shows them what their seat may know "
        "and costs a guess for every move: the greedy ones stand for them, their thinking included. The C kernels "
        "side by side show what a second process can gain on this machine.",
        "## Every game of the house" if run.games else "",
        games_table(run.games),
        "Random playouts by `fullboard bench`, compiled and as plain Python in turn." if run.games else "",
        "## Who is counted how",
        counted,
        "The peers are written to win: bit masks and hardly a branch in C, OpenSpiel's game without listing chance "
        "outcomes that are known to be uniform, boardgame.io without its client. Their sources are in "
        "`benchmarks/peers`.",
        "## The machine",
        "\n".join(f"- {fact}" for fact in [*run.machine, f"measured on {date.today().isoformat()}"]),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"
