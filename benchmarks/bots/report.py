"""Turns what a run of the bots' benchmark found into the figures of `docs/bots.md`; says which targets it reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from math import hypot
from pathlib import Path

from benchmarks.bots.crowd import Crowd
from benchmarks.bots.openspiel import Duel
from benchmarks.bots.speed import Speed
from benchmarks.bots.strength import FAIR, Strength, bound
from benchmarks.report import table
from benchmarks.targets import Target
from fullboard.bots.arena.figures import Interval, Z

PLOT = "bots.svg"
MEGABYTES = 200_000 * 8 * 8 / 1e6  # the largest tree: nodes, numbers, bytes
ENTRIES = 200_000 * 120 / 1e6  # the largest dictionary beside it: entries, bytes by tracemalloc
BEGIN, END = "<!-- figures of the last run -->", "<!-- end of figures -->"
FIGURES = """
Measured on {day} in one run of {minutes} minutes ({machine}).

{targets}

The target of `hard` is 60 %, or 80 % of the way from a fair quarter to what a cheater reaches, where that is lower. The
cheater is the same search whose guesses are the truth, with as many iterations. Where decisions were weighed, wins and
decisions together are held against those of the cheater; elsewhere it is wins against wins. `medium` is to lie clearly
between a fair quarter and `hard`: the smaller of the two gaps is held against two standard errors.

### One among three greedy bots, four players

Share of the wins with its 95 % interval; a quarter would be fair. At a tenth of the iterations a test ends when its
interval lies on one side of 50 %, after 40 games at the earliest. The levels themselves play
more games where games are quick.

{strength}

Some dozens of games leave much open where luck decides much. There every decision is weighed too: where a bot does not
do what the greedy one would, the match is played on from both moves by greedy bots, {weighing} times with equal luck.
A greedy bot among its like wins a quarter; what a bot's decisions gain over greedy's, added up over a match, is by how
much it wins more on average. It is the same figure, with other luck in it; *both together* is the mix of the two that
varies least:

{skill}

![What each bot wins]({plot})

### What each idea is worth

{ablation}

*Without priors*: all moves are equally plausible. *Random playouts*: the game's priors, but random play to the end, and
only wins count. *Nothing of the game*: neither, which is ISMCTS as in the books. *Without a tree*: only one's
own moves at hand have nodes, and all that follows is played on. *Other luck for each move*: the nth tries of two moves
meet different worlds. *Tree kept*: the tree is kept where one's own next move follows at once. *Most tried move*: that
one is played, instead of the best share less a standard error.

### Speed and memory

{speed}

A search keeps at most 200,000 nodes of eight 64-bit numbers, {memory} MB, whatever the budget. After secret choices it
looks nodes up in a dictionary with at most as many entries of about 120 bytes (measured with tracemalloc),
{entries} MB, so that the worst case is {worst} MB. In Hotel Samoa with five players a full tree had 13,000 entries.

### Against OpenSpiel's ISMCTS

{duel}

### The house under a crowd of bots

{crowd}
"""


@dataclass
class Run:
    """Everything one run found out; what was left out is empty."""

    machine: Sequence[str]
    games: Sequence[str]
    tenth: dict[str, dict[str, Strength]] = field(default_factory=dict)  # by game, by bot, at a tenth of the budget
    full: dict[str, dict[str, Strength]] = field(default_factory=dict)  # by game: medium, hard, cheater
    speeds: list[Speed] = field(default_factory=list)
    openspiel_rate: float | None = None
    duel: Duel | None = None
    crowd: Crowd | None = None
    minutes: float = 0.0
    quick: bool = False
    weighing: int = 0  # how often a decision was played on

    def speed(self, game: str, guide: str, compiled: bool) -> float | None:
        """Iterations a second, if that was measured."""
        found = [s for s in self.speeds if (s.game, s.guide, s.compiled) == (game, guide, compiled)]
        return found[0].iterations if found else None


def percent(share: Interval) -> str:
    """A share with its interval."""
    return f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def won(strength: Strength | None) -> str:
    """A share of wins, if there were games."""
    return percent(strength.share) if strength and strength.games else ""


def worth(strength: Strength | None, together: bool) -> str:
    """What its decisions are worth, if they were weighed: alone, or together with the wins."""
    if not strength or not strength.weighed:
        return ""
    return percent(strength.best if together else strength.skill)


def strength_table(run: Run) -> str:
    """One among three greedy: what each level wins."""
    rows = []
    for game in run.games:
        full, tenth = run.full.get(game, {}), run.tenth.get(game, {})
        cells = [won(found) for found in (tenth.get("hard"), tenth.get("cheater"))]
        cells += [won(full.get(bot)) for bot in ("medium", "hard", "cheater")]
        hard = full.get("hard")
        pace = f"{hard.milliseconds:,.0f}" if hard else ""
        games = ", ".join(str(full[bot].games) for bot in ("medium", "hard", "cheater") if bot in full)
        rows.append([game, *cells, pace, games])
    head = ["game", "hard at a tenth", "cheater at a tenth", "medium", "hard", "cheater", "ms for hard", "games"]
    return table(head, rows)


def skill_table(run: Run) -> str:
    """The same by what decisions are worth."""
    weighed = [game for game in run.games if any(found.weighed for found in run.full.get(game, {}).values())]
    if not weighed:
        return "Not measured in this run."
    rows = [
        [game, what, *(worth(run.full[game].get(bot), together) for bot in ("medium", "hard", "cheater"))]
        for game in weighed
        for what, together in (("decisions", False), ("both together", True))
    ]
    return table(["game", "by", "medium", "hard", "cheater"], rows)


def ablation_table(run: Run) -> str:
    """What each idea is worth, at a tenth of the budget."""
    names = list(dict.fromkeys(name for found in run.tenth.values() for name in found))
    rows = [[name, *(won(run.tenth.get(game, {}).get(name)) for game in run.games)] for name in names]
    return table(["at a tenth of hard's iterations", *run.games], rows)


def speed_table(run: Run) -> str:
    """Iterations per second."""
    rows = []
    for game in run.games:
        own, pure, plain = (run.speed(game, *what) for what in (("own", True), ("own", False), ("plain", True)))
        times = own / pure if own and pure else None
        rows.append([game, *(f"{rate:,.0f}" if rate else "" for rate in (own, pure, times, plain))])
    head = ["iterations/s at the start", "compiled", "interpreted", "times", "compiled, random play to the end"]
    return table(head, rows)


def all_targets(run: Run) -> list[Target]:
    """What was promised, and whether it was reached."""
    targets = []
    for game in run.games:
        hard, cheater = (run.full.get(game, {}).get(bot) for bot in ("hard", "cheater"))
        wanted = bound(cheater.best) if cheater and cheater.games else 0.6
        value = hard.best.value if hard and hard.games else None
        targets.append(Target(f"{game}: share of the wins of one `hard` among three `greedy`", value, round(wanted, 3)))
    for game in run.games:
        medium, hard = (run.full.get(game, {}).get(bot) for bot in ("medium", "hard"))
        between = distance(medium, hard) if medium and medium.games and hard and hard.games else None
        targets.append(Target(f"{game}: `medium` from `greedy` and from `hard`, in standard errors", between, 2))
    plain = run.speed("companeros", "plain", True)
    ratio = plain / run.openspiel_rate if plain and run.openspiel_rate else None
    targets.append(Target("Compañeros, iterations/s, times OpenSpiel's Python ISMCTS", ratio, 100))
    for game in run.games:
        own, pure = run.speed(game, "own", True), run.speed(game, "own", False)
        targets.append(Target(f"{game}: compiled over interpreted search", own / pure if own and pure else None, 10))
    share = run.duel.win_share.value if run.duel else None
    targets.append(Target("Compañeros, share of the wins of our two against OpenSpiel's two", share, 0.75))
    worst = run.crowd.worst if run.crowd else None
    targets.append(Target("the house with 20 tables of four `hard`: p99 in ms", worst, 100, at_least=False))
    return targets


def distance(medium: Strength, hard: Strength) -> float:
    """How clearly `medium` lies between a fair quarter and `hard`: the smaller gap, in standard errors of that gap."""
    low, high = medium.best, hard.best
    error, other = ((share.high - share.low) / (2 * Z) for share in (low, high))
    if not error:
        return 0.0  # one game tells nothing
    return min((low.value - FAIR) / error, (high.value - low.value) / hypot(error, other))


def target_table(run: Run) -> str:
    """The targets as a table."""
    rows = [[target.text, target.wanted, target.reached, target.mark] for target in all_targets(run)]
    return table(["target", "wanted", "reached", ""], rows)


def crowd_table(crowd: Crowd | None) -> str:
    """How long people waited."""
    if crowd is None:
        return "Not measured in this run."
    rows = [
        [what, str(len(waits)), f"{sorted(waits)[len(waits) // 2]:.0f}", f"{crowd.p99(what):.0f}"]
        for what, waits in crowd.waits.items()
    ]
    moves = f"The bots made {crowd.bot_moves:,} moves in {crowd.seconds:.0f} s meanwhile."
    return table(["waited for", "times", "median ms", "p99 ms"], rows) + "\n\n" + moves


def duel_lines(run: Run) -> str:
    """The match against OpenSpiel's search."""
    if run.duel is None:
        return "Not measured in this run."
    share, rate = run.duel.win_share, run.openspiel_rate or 0.0
    ours, theirs = run.duel.sides
    return (
        f"{run.duel.games} games of Compañeros with four players, two `{run.duel.bot}` and two of OpenSpiel's ISMCTS,\n"
        f"{run.duel.seconds:g} s a move for everybody: ours won **{share.value:.0%}** (95 % interval {share.low:.0%} "
        f"to {share.high:.0%}; even would be 50 %). Measured: {ours.seconds_per_move:.3f} s a move ours,\n"
        f"{theirs.seconds_per_move:.3f} s theirs; OpenSpiel's search makes {rate:,.0f} iterations a second."
    )


def figures(run: Run) -> str:
    """The part of the page that a run writes."""
    return FIGURES.format(
        day=date.today().isoformat(),
        machine="; ".join(run.machine),
        minutes=f"{run.minutes:.0f}",
        targets=target_table(run),
        strength=strength_table(run),
        skill=skill_table(run),
        weighing=run.weighing,
        plot=PLOT,
        ablation=ablation_table(run),
        speed=speed_table(run),
        memory=f"{MEGABYTES:.0f}",
        entries=f"{ENTRIES:.0f}",
        worst=f"{MEGABYTES + ENTRIES:.0f}",
        duel=duel_lines(run),
        crowd=crowd_table(run.crowd),
    )


def write(run: Run, page: Path) -> None:
    """Put the figures into the page, where those of the last run stood."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{figures(run)}\n{END}{after}", "utf-8")


def plot(run: Run, file: str) -> None:
    """Bars with intervals, a group for each game."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    bars: Mapping[str, Mapping[str, Strength]] = {
        "medium": {game: found["medium"] for game, found in run.full.items() if "medium" in found},
        "hard at a tenth": {game: found["hard"] for game, found in run.tenth.items() if "hard" in found},
        "hard": {game: found["hard"] for game, found in run.full.items() if "hard" in found},
        "cheater at a tenth": {game: found["cheater"] for game, found in run.tenth.items() if "cheater" in found},
    }
    figure, axes = plt.subplots(figsize=(8, 4))
    for place, ((name, found), hatch) in enumerate(zip(bars.items(), ("", "//", "xx", ".."), strict=True)):
        at = [run.games.index(game) + (place - 1.5) * 0.2 for game in found]
        shares = [strength.share for strength in found.values()]
        errors = [
            [100 * max(0.0, share.value - share.low) for share in shares],
            [100 * max(0.0, share.high - share.value) for share in shares],
        ]
        axes.bar(at, [100 * s.value for s in shares], 0.18, yerr=errors, label=name, hatch=hatch, capsize=2)
    axes.axhline(25, color="grey", linewidth=1, linestyle="--")
    axes.set_xticks(range(len(run.games)), run.games)
    axes.set_ylabel("% of the wins among three greedy")
    axes.set_ylim(0, 100)
    axes.legend(fontsize="small")
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)
