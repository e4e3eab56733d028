"""Some thousand matches of Sun, Sea & Sand between greedy bots: writes docs/games/sun-sea-and-sand.md and its plots.

python -m benchmarks.studies.sun_sea_and_sand [--games 1000]
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game
from fullboard.games.sun_sea_and_sand.box import FACILITIES, HOUSES, MONEY, OWNED
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState
from fullboard.games.sun_sea_and_sand.view import points
from fullboard.words import Words

KEY = "sun-sea-and-sand"
PAPER, INK, FAINT, OURS, OTHERS = "#fbf8f1", "#2b2a27", "#d9d3c5", "#0f766e", "#b45309"  # as in benchmarks/plot.py
DOCS = Path(__file__).parents[2] / "docs" / "games"
SOURCES = ("facilities", "tourists", "signs", "regions")
COLOURS = {"facilities": OURS, "tourists": OTHERS, "signs": "#6b7280", "regions": "#7c3aed"}
ROWS = ("#3f8f3f", "#b83232", "#c99a15", "#2f6fb0")  # meadow, boulevard, beach, sea


@dataclass
class Study:
    """What was counted with one number of players."""

    players: int
    games: int = 0
    moves: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    builders_won: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    prices: dict[str, Counter[int]] = field(default_factory=dict)
    wins_by_turn: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    actions: Counter[str] = field(default_factory=Counter)
    left: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def resorts(self) -> int:
        """How many final resorts were looked at."""
        return self.games * self.players


def run(players: int, games: int) -> Study:
    """Play that many matches."""
    game = find_game(KEY)
    bot = game.bots["greedy"]()
    study = Study(players, prices={name: Counter() for name in FACILITIES})
    for number in range(games):
        chance = Quick(number, players)
        state = game.new(players, {}, game.find_edition(), chance)
        assert isinstance(state, SunSeaAndSandState)
        first = int(state.first)
        while not state.over:
            seat = state.actor()
            move = bot.choose(Chair(state, seat, chance), chance, Budget())
            verb, *rest = state.notation(move).split()
            study.actions[verb] += 1
            study.moves += 1
            if verb == "build":
                study.prices[rest[0]][int(state.price(FACILITIES.index(rest[0])))] += 1
            state.play(seat, move, chance)
        note(study, state, first)
    return study


def spoken(name: str) -> str:
    """A facility in English."""
    return Words(find_game(KEY).folder).word("facility", name)


def note(study: Study, state: SunSeaAndSandState, first: int) -> None:
    """Add a finished match."""
    study.games += 1
    winners = list(state.winners())
    best = list(state.scores()).count(max(state.scores()))
    study.endings["shared" if len(winners) > 1 else "alone" if best == 1 else "by tourists"] += 1
    for seat in range(study.players):
        found = points(state, seat)
        for source in SOURCES:
            study.sources[source] += found[source]
        study.left["bungalows"] += state.cells[HOUSES + seat]
        study.left["money"] += state.cells[MONEY + seat]
        won = 1 / len(winners) if seat in winners else 0
        study.wins_by_turn[(seat - first) % study.players] += won
        for kind, name in enumerate(FACILITIES):
            if state.cells[OWNED + seat] >> kind & 1:
                study.built[name] += 1
                study.builders_won[name] += won


def draw(studies: list[Study]) -> None:
    """Write the plots."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    style: Any = {"svg.hashsalt": "fullboard", "font.family": "DejaVu Sans", "text.color": INK, "axes.labelcolor": INK}
    with pyplot.rc_context(style):
        figure, axes = pyplot.subplots(figsize=(9, 2.9), facecolor=PAPER)
        labels = [f"{study.players} players" for study in studies]
        left = [0.0] * len(studies)
        for source in SOURCES:
            values = [study.sources[source] / study.resorts for study in studies]
            axes.barh(labels, values, left=left, color=COLOURS[source], label=source)
            for place, value in enumerate(values):
                axes.text(left[place] + value / 2, place, f"{value:.1f}", ha="center", va="center", color="white")
            left = [start + value for start, value in zip(left, values, strict=True)]
        axes.invert_yaxis()
        axes.legend(ncols=4, loc="lower right", bbox_to_anchor=(1, 1), frameon=False)
        finish(figure, axes, "Points by source", "sources", "points per resort")

        figure, axes = pyplot.subplots(figsize=(9, 4.6), facecolor=PAPER)
        names = list(reversed(FACILITIES))
        for place, study in enumerate(studies):
            shares = [100 * study.built[name] / study.resorts for name in names]
            heights = [row + 0.3 - 0.2 * place for row in range(12)]
            colours = [ROWS[(11 - row) // 3] for row in range(12)]
            axes.barh(heights, shares, height=0.18, color=colours, alpha=1 - 0.2 * place)
        axes.set_yticks(range(12), [spoken(name) for name in names])
        title = "How many resorts have it in the end (2, 3, 4, 5 players from top to bottom)"
        finish(figure, axes, title, "facilities", "per cent of resorts")

        figure, axes = pyplot.subplots(figsize=(9, 4.6), facecolor=PAPER)
        five = studies[-1].prices
        for row, name in enumerate(names):
            total = sum(five[name].values()) or 1
            for price, many in five[name].items():
                axes.scatter(price, row, s=400 * many / total, color=ROWS[(11 - row) // 3])
        axes.set_yticks(range(12), [spoken(name) for name in names])
        axes.set_xticks(range(1, 15))
        finish(figure, axes, "Prices paid with 5 players (area: share of sales)", "prices", "price")

        figure, axes = pyplot.subplots(figsize=(9, 3.1), facecolor=PAPER)
        for study in studies:
            turns = range(study.players)
            shares = [100 * study.wins_by_turn[turn] / study.games for turn in turns]
            shape = "os^D"[study.players - 2]
            axes.plot([turn + 1 for turn in turns], shares, marker=shape, label=f"{study.players} players")
            axes.axhline(100 / study.players, color=FAINT, linewidth=1)
        axes.set_xticks(range(1, 6))
        axes.set_ylim(0, 60)
        axes.legend(ncols=4, loc="upper right", frameon=False)
        finish(figure, axes, "Wins by place in the turn order of week 1", "seats", "place in week 1", "per cent")
        pyplot.close("all")


def finish(figure: Any, axes: Any, title: str, name: str, x: str, y: str = "") -> None:
    """The look all plots share."""
    figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.12)
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", fontsize=12)
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.tick_params(colors=INK, length=0)
    axes.grid(axis="x" if not y else "y", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
    figure.savefig(DOCS / f"{KEY}-{name}.svg", facecolor=PAPER, metadata={"Date": None, "Creator": None})


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def write(studies: list[Study]) -> None:
    """Write the page."""
    heads = [f"{study.players} players" for study in studies]
    totals = [sum(study.sources.values()) / study.resorts for study in studies]
    sources = [[source, *(f"{study.sources[source] / study.resorts:.1f}" for study in studies)] for source in SOURCES]
    sources.append(["together", *(f"{total:.1f}" for total in totals)])
    actions = ("bungalows", "fetch", "reserve", "build", "sign", "pass", "send-away")
    work = [[action, *(f"{study.actions[action] / study.resorts:.2f}" for study in studies)] for action in actions]
    built = []
    for name in FACILITIES:
        shares = [f"{100 * study.built[name] / study.resorts:.0f} %" for study in studies]
        four = studies[-2]
        won = f"{100 * four.builders_won[name] / four.built[name]:.0f} %" if four.built[name] else "-"
        prices = sorted(price for study in studies for price in study.prices[name])
        built.append([spoken(name), *shares, won, f"{prices[0]} to {prices[-1]}" if prices else "-"])
    seats = []
    for study in studies:
        shares = [f"{100 * study.wins_by_turn[turn] / study.games:.1f} %" for turn in range(study.players)]
        seats.append([f"{study.players} players", *shares, *[""] * (5 - study.players)])
    ends = [
        [end, *(f"{100 * study.endings[end] / study.games:.1f} %" for study in studies)]
        for end in ("alone", "by tourists", "shared")
    ]
    rarest = min(min(study.built[name] / study.resorts for study in studies) for name in FACILITIES)
    most = max(max(study.built[name] / study.resorts for study in studies) for name in FACILITIES)
    bungalows = [study.left["bungalows"] / study.resorts for study in studies]
    money = [study.left["money"] / study.resorts for study in studies]
    text = f"""# Sun, Sea & Sand: figures

{studies[0].games:,} matches for each number of players, all seats taken by the greedy bot, written by
`python -m benchmarks.studies.sun_sea_and_sand`. They say how the bot plays with these components, not how people do.

## Where points come from

![Points by source](sun-sea-and-sand-sources.svg)

{table(["points per resort", *heads], sources)}

The two final scores of the rulebook's example are 32 and 33. A resort ends with {min(bungalows):.1f} to
{max(bungalows):.1f} bungalows and {min(money):.1f} to {max(money):.1f} money left over.

## What the members do

{table(["actions per resort", *heads], work)}

## Facilities

![How many resorts have which facility](sun-sea-and-sand-facilities.svg)

{table(["facility", *heads, "builders win (4 players)", "prices paid"], built)}

With 2 players there is one of each but the bars, so that 50 % is the most. Every facility is built: the rarest by
{100 * rarest:.0f} % of the resorts, the most frequent by {100 * most:.0f} %. So nothing was tuned: prices and points
are those of the rulings, and their marks say which are reconstructed. That builders of a facility win more or less
often than the fair 25 % does not say why: a resort that does well can also build more.

![Prices paid](sun-sea-and-sand-prices.svg)

## Is a seat better than another?

![Wins by place in the turn order](sun-sea-and-sand-seats.svg)

{table(["wins by place in week 1", "first", "second", "third", "fourth", "fifth"], seats)}

The shell goes round once a week for eight weeks: with 3 players the third has it twice and the others three times,
with 5 players the fourth and the fifth once and the others twice. With 2 and 4 players all have it equally often.
How three compare is these bots' doing: of 363 matches between three `medium` bots they won 21, 38 and 42 %.

## How matches end

{table(["won", *heads], ends)}
"""
    (DOCS / f"{KEY}.md").write_text(text, "utf-8")


def main() -> None:
    """Play, draw and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    DOCS.mkdir(parents=True, exist_ok=True)
    studies = [run(players, games) for players in (2, 3, 4, 5)]
    draw(studies)
    write(studies)


if __name__ == "__main__":
    main()
