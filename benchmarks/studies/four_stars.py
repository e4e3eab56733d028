"""Plays some thousand matches of 4 Étoiles between greedy bots and writes `docs/games/four-stars.md` with its plots.

Run it with `python -m benchmarks.studies.four_stars [games]`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from benchmarks.plot import FAINT, INK, LIMIT, OTHERS, OURS, PAPER
from benchmarks.report import table

from fullboard import games
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.games.four_stars.box import (
    ASSIGN,
    BARTER,
    BRANCH_NAMES,
    BUY,
    EFFECTS,
    END,
    EVENT,
    GIVE,
    RAISE,
    ROLL,
    SELL,
)
from fullboard.games.four_stars.greedy import Greedy
from fullboard.games.four_stars.rules.board import CASH, PRICE
from fullboard.games.four_stars.rules.turn import CHANGE, DEAL, GETTING, GIVING, PLAN, SQUARE

GAME = games["four-stars"]
DOCS = Path(__file__).parents[2] / "docs" / "games"
BRANCH_COLOURS = {"hotel": "#009e73", "restaurant": "#d55e00", "club": "#b58900", "plane": "#0072b2"}
STYLES = {"hotel": "-", "restaurant": "--", "club": "-.", "plane": ":"}


@dataclass
class Findings:
    """What a series of matches of four greedy bots has shown."""

    rounds: list[int] = field(default_factory=list)
    announced: int = 0
    several: int = 0
    broken: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by place in the order of play
    prices: dict[int, list[list[int]]] = field(default_factory=dict)  # by round
    money: Counter[str] = field(default_factory=Counter)
    plays: Counter[str] = field(default_factory=Counter)
    gains: Counter[str] = field(default_factory=Counter)
    useless: Counter[str] = field(default_factory=Counter)
    in_hand: Counter[str] = field(default_factory=Counter)


def play(bots: list[Bot], options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int, int, Any]]:
    """A match, move by move: the state before, the seat, the move, the state after."""
    deals, minds = Quick(seed, 1), Quick(seed, 2)
    state: Any = GAME.new(len(bots), options, GAME.find_edition(), Quick(seed))
    while not state.over:
        seat = state.actor()
        move = bots[seat].choose(Chair(state, seat, minds), minds, Budget())
        before, state = state, state.copy()
        state.play(seat, move, deals)
        yield before, seat, move, state


def study(options: dict[str, Any], many: int, make: Callable[[], Bot] = Greedy) -> Findings:
    """Play that many matches and look closely."""
    found = Findings()
    bots = [make() for _ in range(4)]
    for seed in range(many):
        told_round = 0
        for before, seat, move, after in play(bots, options, seed):
            note_money(found, before, seat, move, after)
            if before.round > told_round and before.phase == PLAN:
                told_round = before.round
                found.prices.setdefault(told_round, []).append([before.cells[PRICE + at] for at in range(4)])
            found.broken += bool(before.announced and not after.announced)
        found.rounds.append(after.round)
        found.announced += bool(after.announced)
        found.several += after.announced.bit_count() > 1
        winners = list(after.winners())
        for winner in winners:
            found.wins[(winner - after.first) % 4] += 60 // len(winners)
        for hand in after.position()["events"]:
            found.in_hand.update(card.split("-")[0] for card in hand)
    return found


def note_money(found: Findings, before: Any, seat: int, move: int, after: Any) -> None:
    """Where the money of this move came from or went to."""
    gain = after.cells[CASH + seat] - before.cells[CASH + seat]
    if BUY <= move < SELL:
        found.money["links bought"] += gain
    elif SELL <= move < RAISE:
        found.money["links sold"] += gain
    elif RAISE <= move < BARTER:
        found.money["ceiling, $ squares"] += gain
    elif EVENT <= move < ASSIGN:
        effect = EFFECTS[before.box.effect[move - EVENT]]
        if before.box.branch[move - EVENT] == 4:
            effect = "world fair" if effect == "boom" else "strike"
        source = {"season": "seasons", "crisis": "crises"}.get(effect, "ceiling, events")
        found.money[source] += gain
        found.plays[effect] += 1
        found.gains[effect] += gain
        found.useless[effect] += not _did_something(before, after, effect)


def _did_something(before: Any, after: Any, effect: str) -> bool:
    if effect in ("offer", "buyer"):
        return len(after.legal(after.turn)) > 1
    span = range(PRICE, PRICE + 4)
    return any(before.cells[at] != after.cells[at] for at in (*range(CASH, CASH + 4), *span))


class Careless(Bot):
    """Greedy, but for one kind of decision, which it makes at random."""

    def __init__(self, phases: tuple[int, ...]) -> None:
        super().__init__()
        self.greedy = Greedy()
        self.phases = phases

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        state: Any = chair.guess(chance)
        if state.phase in self.phases:
            return int(chair.random_move(chance))
        return int(self.greedy.choose(chair, chance, budget))


class Sleeper(Bot):
    """Greedy, but plays no event card before it has the money to win."""

    def __init__(self) -> None:
        super().__init__()
        self.greedy = Greedy()

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        state: Any = chair.guess(chance)
        if state.phase == PLAN and state.cells[CASH + chair.seat] < state.box.fortune:
            return int(ROLL)
        return int(self.greedy.choose(chair, chance, budget))


class Loner(Bot):
    """Greedy, but never barters."""

    def __init__(self) -> None:
        super().__init__()
        self.greedy = Greedy()

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        move = int(self.greedy.choose(chair, chance, budget))
        return int(END) if BARTER <= move < GIVE else move


def win_share(make: Callable[[], Bot], many: int) -> float:
    """How often one such bot wins against three greedy ones."""
    options = GAME.check_options({})
    won = 0.0
    for seed in range(many):
        bots: list[Bot] = [Greedy() for _ in range(4)]
        bots[seed % 4] = make()
        *_, (_, _, _, state) = play(bots, options, seed)
        winners = list(state.winners())
        won += (seed % 4 in winners) / len(winners)
    return won / many


def skills(many: int) -> list[tuple[str, float]]:
    """What each kind of decision is worth."""
    kinds: list[tuple[str, Callable[[], Bot]]] = [
        ("greedy", Greedy),
        ("prices at random", lambda: Careless((CHANGE,))),
        ("trades at random", lambda: Careless((SQUARE, DEAL, GIVING, GETTING))),
        ("event cards at random", lambda: Careless((PLAN,))),
        ("event cards only at the end", Sleeper),
        ("everything at random", RandomBot),
    ]
    return [(name, win_share(make, many)) for name, make in kinds]


# The plots


def figure_of(size: tuple[float, float], title: str) -> tuple[Any, Any]:
    """An empty picture on our paper."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=size, facecolor=PAPER)
    figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.15)
    axes.set_facecolor(PAPER)
    axes.set_title(title, color=INK, loc="left", fontsize=12)
    axes.tick_params(colors=INK, which="both", length=0)
    axes.grid(color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    return figure, axes


def save(figure: Any, name: str) -> None:
    """Write a picture that is the same each time."""
    from matplotlib import pyplot

    figure.savefig(DOCS / name, facecolor=PAPER, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)


def draw(fixed: Findings, free: Findings) -> None:
    """All plots."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "fullboard", "font.family": "DejaVu Sans", "text.color": INK})
    figure, axes = figure_of((8, 3.6), "Length of a match of four greedy bots, in table rounds")
    longest = max(max(fixed.rounds), max(free.rounds))
    for findings, colour, label, shift in ((fixed, OURS, "fixed", -0.2), (free, OTHERS, "free", 0.2)):
        share = Counter(findings.rounds)
        rounds = range(1, longest + 1)
        heights = [100 * share[number] / len(findings.rounds) for number in rounds]
        axes.bar([number + shift for number in rounds], heights, width=0.4, color=colour, label=f"{label} objective")
    axes.set_ylabel("% of matches", color=INK)
    axes.legend(frameon=False)
    save(figure, "four-stars-length.svg")

    figure, axes = figure_of((8, 3.6), "Mean price at the beginning of each round (fixed objective)")
    shown = [number for number, seen in sorted(fixed.prices.items()) if len(seen) >= 100]
    for at, name in enumerate(BRANCH_NAMES):
        line = [mean(prices[at] for prices in fixed.prices[number]) for number in shown]
        axes.plot(shown, line, STYLES[name], color=BRANCH_COLOURS[name], label=name, linewidth=2)
    axes.set_ylim(0, 10)
    axes.legend(frameon=False, ncols=4)
    save(figure, "four-stars-prices.svg")

    figure, axes = figure_of((8, 3.2), "Where the money of a table comes from and goes to, millions per match")
    sources = sorted(fixed.money, key=lambda source: fixed.money[source])
    values = [fixed.money[source] / len(fixed.rounds) for source in sources]
    axes.barh(sources, values, color=[OURS if value > 0 else OTHERS for value in values])
    for place, value in enumerate(values):
        axes.text(max(value, 0) + 4, place, f"{value:+.0f}", va="center", color=INK)
    axes.margins(x=0.12)
    save(figure, "four-stars-money.svg")

    figure, axes = figure_of((8, 3.2), "Event cards played per match, and those that did nothing")
    effects = [effect for effect, _ in fixed.plays.most_common()][::-1]
    played = [fixed.plays[effect] / len(fixed.rounds) for effect in effects]
    idle = [fixed.useless[effect] / len(fixed.rounds) for effect in effects]
    axes.barh(effects, played, color=OURS, label="played")
    axes.barh(effects, idle, color=LIMIT, label="without any effect")
    axes.legend(frameon=False)
    save(figure, "four-stars-events.svg")


# The page


def page(fixed: Findings, free: Findings, loners: Findings, shares: list[tuple[str, float]], many: int) -> str:
    """The page about the game, figures included."""
    rows = []
    for name, findings in (("fixed", fixed), ("free", free)):
        tenth, *_, ninth = quantiles(findings.rounds, n=10)
        rows.append(
            [
                name,
                f"{100 * findings.announced / many:.1f} %",
                f"{100 * findings.several / many:.1f} %",
                str(findings.broken),
                f"{mean(findings.rounds):.1f}",
                f"{median(findings.rounds):.0f}",
                f"{tenth:.0f}-{ninth:.0f}",
                str(max(findings.rounds)),
            ]
        )
    head = ["objective", "by announcement", "several at once", "broken", "mean rounds", "median", "10-90 %", "longest"]
    endings = table(head, rows)
    seats = table(
        ["place in the order of play", "first", "second", "third", "fourth"],
        [
            [name, *(f"{100 * findings.wins[place] / 60 / many:.1f} %" for place in range(4))]
            for name, findings in (
                ("fixed objective", fixed),
                ("free objective", free),
                ("fixed, nobody barters", loners),
            )
        ],
    )
    skill = table(
        ["one bot against three greedy ones", "wins"], [[name, f"{100 * share:.1f} %"] for name, share in shares]
    )
    events = table(
        ["event", "played per match", "millions at once", "without any effect"],
        [
            [
                effect,
                f"{fixed.plays[effect] / many:.2f}",
                f"{fixed.gains[effect] / plays:+.1f}",
                f"{100 * fixed.useless[effect] / plays:.0f} %",
            ]
            for effect, plays in fixed.plays.most_common()
        ],
    )
    return TEXT.format(many=f"{many:,}", endings=endings, seats=seats, skill=skill, events=events)


TEXT = """# 4 Étoiles: what {many} matches show

Written by `python -m benchmarks.studies.four_stars`: {many} matches of four greedy bots for each variant, standard
edition. What is printed on the board, the objective cards and the events is reconstructed (see
`fullboard games four-stars`); these figures are about that reconstruction.

## How matches end

{endings}

"Broken" counts announcements undone by a barter before the end of the table round. No match needs the limit of 200
rounds to come to an end.

![Length of matches](four-stars-length.svg)

## Luck and skill

{skill}

A fair share is 25 %. Each kind of decision matters by itself, so that a match is not decided by the dice alone.

## Fairness of seats

{seats}

The table round is played to its end after an announcement, so that nobody wins by having had a turn more (FS-10). Still
those who play late in the round do better. Part of it is the barter: whoever announces early gives the others a turn
to break the chain on a 4 Étoiles square, while nobody can answer the last seat; where nobody barters the difference is
smaller. It follows from the rules, not from a reconstructed value. Who begins is drawn at random.

## Prices over time

![Prices](four-stars-prices.svg)

For two rounds everybody wants to buy and presses prices down; as chains fill up, those who hold links want them dear,
to sell what lies beside the card and to be paid at the ceiling, and those who lack some pull the other way.

## Where money comes from

![Money](four-stars-money.svg)

Most of it is trade, as the rulebook promises: buy cheap, sell dear. The ceiling comes second.

## Use of the events

{events}

![Events](four-stars-events.svg)

Millions at once are what a card brings or costs on the spot, ceilings included; offers and buyers do their work by the
trade that follows. Most crises are played early, while they cost nothing: the rulebook says so itself, and the price is
that no other card can be played in that turn. No card is useless, and none decides a match: the amounts of the rulings
have been kept as they are.
"""


def main() -> None:
    """Play, draw and write."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    fixed = study(GAME.check_options({"objective": "fixed"}), many)
    free = study(GAME.check_options({"objective": "free"}), many)
    loners = study(GAME.check_options({"objective": "fixed"}), many, Loner)
    shares = skills(many)
    DOCS.mkdir(exist_ok=True)
    draw(fixed, free)
    text = page(fixed, free, loners, shares, many)
    (DOCS / "four-stars.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
