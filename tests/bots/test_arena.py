"""The arena: line-ups are fair, figures are honest, and nothing depends on how the work is split or stopped."""

from __future__ import annotations

import doctest
import importlib.util
import json
import os
import random
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from fullboard.bots import seating
from fullboard.bots.arena import ArenaError, Plan, Played, figures, line_up, make_plan, plot, run
from fullboard.bots.arena.figures import Clearance, ratings
from fullboard.bots.arena.games import play_game, play_games
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.errors import FullboardError
from fullboard.core.shelf import shelf

QUICK = make_plan("companeros", 4, ["greedy", "random"], seed=5)


def plan_of(entries: int, players: int, seed: int = 3) -> Plan:
    """A plan that differs from a real one by its bots' names only: line-ups do not look at anything else."""
    return replace(QUICK, players=players, bots=tuple(f"bot {n}" for n in range(entries)), seed=seed)


def without_times(outcome: Any) -> dict[str, Any]:
    data: dict[str, Any] = outcome.data()
    for standing in data["standings"]:
        del standing["seconds_per_move"]
    return data


# Line-ups


@pytest.mark.parametrize("entries", [2, 3, 4, 5, 7, 8, 12])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_in_every_round_everybody_sits_in_every_seat_once(entries: int, players: int) -> None:
    plan = plan_of(entries, players)
    for first in (0, entries, 40 * entries):
        games = [line_up(plan, first + k) for k in range(entries)]
        for seat in range(players):
            assert {game[seat] for game in games} == set(plan.bots)


@pytest.mark.parametrize(("entries", "players"), [(5, 4), (6, 3), (7, 3), (8, 4), (12, 6), (24, 6)])
def test_everybody_meets_everybody_about_equally_often(entries: int, players: int) -> None:
    plan = plan_of(entries, players)
    met: Counter[tuple[str, ...]] = Counter()
    games = [line_up(plan, k) for k in range(200 * entries)]
    for game in games:
        assert len(set(game)) == players
        met.update(combinations(sorted(game), 2))
    expected = len(games) * players * (players - 1) / (entries * (entries - 1))
    assert len(met) == entries * (entries - 1) / 2
    assert all(0.85 * expected < times < 1.15 * expected for times in met.values())


def test_with_fewer_bots_than_seats_all_take_part_in_changing_orders() -> None:
    plan = plan_of(2, 4)
    orders = {tuple(line_up(plan, k)) for k in range(100)}
    assert orders == set(permutations(["bot 0", "bot 0", "bot 1", "bot 1"]))


def test_a_bot_that_is_named_three_times_takes_three_times_the_seats() -> None:
    plan = make_plan("companeros", 4, ["random", "greedy", "greedy", "greedy"])
    assert all(sorted(line_up(plan, k)) == ["greedy", "greedy", "greedy", "random"] for k in range(20))
    outcome = run(plan, 8)
    assert {row.bot: row.fair_share for row in outcome.standings} == {"greedy": 0.75, "random": 0.25}


def test_a_line_up_follows_from_seed_and_number_alone() -> None:
    forwards = [line_up(plan_of(5, 3), k) for k in range(300)]
    seating._round.cache_clear()
    assert [line_up(plan_of(5, 3), k) for k in reversed(range(300))] == forwards[::-1]
    assert [line_up(plan_of(5, 3, seed=4), k) for k in range(300)] != forwards


@pytest.mark.parametrize("module", [seating, figures])
def test_the_sessions_in_docstrings_run(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


# Plans


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": ["greedy"]}, "too-few-bots"),
        ({"bots": ["greedy", "greedy@"]}, "bad-iterations"),
        ({"bots": ["greedy", "greedy@0"]}, "bad-iterations"),
        ({"bots": ["greedy", "greedy@-3"]}, "bad-iterations"),
        ({"bots": ["greedy", "greedy@1e3"]}, "bad-iterations"),
        ({"bots": ["greedy", "greedy@²"]}, "bad-iterations"),
        ({"bots": ["greedy", "greedy@99999999999"]}, "bad-iterations"),
        ({"bots": ["greedy", "genius"]}, "unknown-bot"),
        ({"bots": ["greedy", ""]}, "unknown-bot"),
        ({"bots": ["greedy", "random"] * 13}, "arena-too-large"),
        ({"iterations": -1}, "bad-iterations"),
        ({"seed": 1 << 62}, "bad-seed"),
        ({"players": 7}, "bad-players"),
        ({"game": "ludo"}, "unknown-game"),
        ({"options": {"rounds": 99}}, "bad-option"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(FullboardError) as refused:
        make_plan(**{"game": "companeros", "players": 4, "bots": ["greedy", "random"], **change})
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "bad-games"),
        ({"engine": "steam"}, "unknown-engine"),
        ({"until_clear": 0.0}, "bad-share"),
        ({"until_clear": float("nan")}, "bad-share"),
    ],
)
def test_runs_that_make_no_sense_are_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(ArenaError) as refused:
        run(QUICK, **{"games": 2, **change})
    assert refused.value.code == code


def test_a_plan_says_what_its_bots_spend() -> None:
    plan = make_plan("companeros", 4, ["medium@30", "medium", "hard", "greedy"])
    assert plan.iterations[0] == 30
    assert 0 < plan.iterations[1] < plan.iterations[2]
    assert plan.iterations[3] == 0
    assert make_plan("companeros", 4, ["medium@30", "hard", "greedy"], iterations=9).iterations == (30, 9, 9)


def test_names_are_written_one_way() -> None:
    assert make_plan("companeros", 4, [" greedy@0200 ", "random"]).bots == ("greedy@200", "random")


# Games


class Elephant(Bot):
    """Remembers which seat it sits on, and what it was allowed to think."""

    seen: list[Elephant] = []

    def __init__(self) -> None:
        super().__init__()
        self.seats: set[int] = set()
        self.budgets: set[int] = set()
        self.seen.append(self)

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        self.seats.add(int(chair.seat))
        self.budgets.add(int(budget.iterations or 0))
        return chair.random_move(chance)


class Reader(Bot):
    """Wants the log."""

    def __init__(self) -> None:
        super().__init__()
        self.reads_story = True

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        assert chair.story
        return chair.random_move(chance)


class Cheat(Bot):
    """Plays a card nobody has."""

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        return 999


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of other people, as entry points would bring them."""
    Elephant.seen.clear()
    for name, bot in (("elephant", Elephant), ("reader", Reader), ("cheat", Cheat)):
        monkeypatch.setitem(shelf().bots, name, bot)


@pytest.mark.usefixtures("guests")
def test_every_seat_of_every_game_gets_a_fresh_bot_with_its_own_budget() -> None:
    plan = make_plan("companeros", 4, ["elephant@30", "elephant", "random"], iterations=7)
    Elephant.seen.clear()
    seats = [name for k in range(3) for name in play_game(plan, k).bots if name != "random"]
    used = [bot for bot in Elephant.seen if bot.seats]
    assert len(used) == len(seats) == 8
    assert all(len(bot.seats) == 1 for bot in used)
    budgets = Counter(budget for bot in used for budget in bot.budgets)
    assert budgets == Counter(30 if name == "elephant@30" else 7 for name in seats)


@pytest.mark.usefixtures("guests")
def test_bots_that_read_the_log_get_it() -> None:
    plan = make_plan("companeros", 4, ["reader", "random"])
    assert play_game(plan, 1) != play_game(plan, 2)
    assert without_times(run(plan, 3)) == without_times(run(plan, 3))


@pytest.mark.usefixtures("guests")
def test_a_bot_that_plays_what_it_may_not_is_named() -> None:
    with pytest.raises(ArenaError, match=r"bot-failed .*bot='cheat', game=0, reason='IllegalMove") as refused:
        run(make_plan("companeros", 4, ["cheat", "random"]), 2)
    assert refused.value.code == "bot-failed"


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(ArenaError, match="another-version"):
        play_games(replace(QUICK, fullboard="0.0.1"), [0])


@pytest.mark.parametrize("game", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars", "siesta"])
def test_every_game_of_the_shelf_can_be_played(game: str) -> None:
    bots = [name for name in shelf().bots_for(shelf()[game]) if name in ("greedy", "random", "lazy")]
    outcome = run(make_plan(game, shelf()[game].players[0], bots), len(bots))
    assert sum(row.win_share.value * row.games for row in outcome.standings) == pytest.approx(len(bots))


# The same however it is split


def test_results_do_not_depend_on_the_jobs() -> None:
    one, two, three = (run(QUICK, 24, jobs=jobs) for jobs in (1, 2, 3))
    assert without_times(one) == without_times(two) == without_times(three)
    assert without_times(run(replace(QUICK, seed=6), 24)) != without_times(one)


def test_ray_gives_the_same_results() -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed: pip install 'fullboard[ray]'")
    assert without_times(run(QUICK, 12, jobs=2, engine="ray")) == without_times(run(QUICK, 12))


def test_without_ray_the_engine_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"engine-missing .*fullboard\[ray\]"):
        run(QUICK, 2, engine="ray")


@pytest.mark.usefixtures("guests")
def test_a_worker_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cheat, "choose", lambda *_: os._exit(1))
    with pytest.raises(ArenaError, match="worker-lost"):
        run(make_plan("companeros", 4, ["cheat", "random"]), 4, jobs=2)


# Figures


def fair_games(plan: Plan, chance: float, dice: random.Random, games: int) -> dict[int, Played]:
    """Games of two bots whose first one wins with that chance, a tenth of them shared."""
    played = {}
    for k in range(games):
        bots = line_up(plan, k)
        first = [bots.index(plan.bots[0]), bots.index(plan.bots[1])]
        winners = first if dice.random() < 0.1 else [first[dice.random() >= chance]]
        played[k] = Played(k, bots, [0] * plan.players, winners, [1] * plan.players, [0.0] * plan.players)
    return played


def test_equal_bots_are_seldom_called_unequal_however_often_one_looks() -> None:
    dice = random.Random(1)
    plan = plan_of(2, 4)
    alarms = sum(Clearance(plan, 0.5).follow(fair_games(plan, 0.5, dice, 400)) for _ in range(300))
    assert alarms <= 20  # 15 would be 5 %


@pytest.mark.parametrize(("chance", "verdict"), [(0.75, "above"), (0.25, "below")])
def test_unequal_bots_are_told_apart_soon(chance: float, verdict: str) -> None:
    dice = random.Random(2)
    for _ in range(20):
        watch = Clearance(plan_of(2, 4), 0.5)
        assert watch.follow(fair_games(plan_of(2, 4), chance, dice, 400))
        assert watch.verdict == verdict
        assert watch.games < 250


def test_it_stops_when_it_is_clear_at_the_same_game_whatever_the_jobs(tmp_path: Path) -> None:
    one = run(QUICK, 200, until_clear=0.5)
    assert one.verdict == "above"
    assert one.games < 100
    two = run(QUICK, 200, until_clear=0.5, jobs=2, results=tmp_path / "arena.jsonl")
    assert without_times(two) == without_times(one)
    again = run(QUICK, 200, until_clear=0.5, results=tmp_path / "arena.jsonl")
    assert without_times(again) == without_times(one)


def test_an_unclear_share_is_played_to_the_end() -> None:
    outcome = run(QUICK, 10, until_clear=0.9)
    assert (outcome.games, outcome.verdict) == (10, "")


def test_winners_come_first_whatever_their_points() -> None:
    game = Played(0, ["a", "b", "c", "d"], [10, 30, 10, 20], [3], [1] * 4, [0.0] * 4)
    assert game.ranks() == [2, 1, 2, 0]
    assert game.win_shares() == {"a": 0, "b": 0, "c": 0, "d": 1}


def test_shared_wins_count_as_fractions() -> None:
    game = Played(0, ["a", "b", "a", "b"], [7, 7, 7, 1], [0, 1, 2], [1] * 4, [0.0] * 4)
    assert game.win_shares() == pytest.approx({"a": 2 / 3, "b": 1 / 3})


def test_ratings_find_the_order_of_strength() -> None:
    dice = random.Random(3)
    plan = plan_of(5, 3)
    games = []
    for k in range(1600):
        bots = line_up(plan, k)
        scores = [round(1000 * dice.gauss(int(bot[-1]), 2)) for bot in bots]
        games.append(Played(k, bots, scores, [scores.index(max(scores))], [1] * 3, [0.0] * 3))
    rated = ratings(plan.bots, games)
    assert sorted(plan.bots, key=lambda bot: rated[bot].value) == list(plan.bots)
    assert rated["bot 0"].high < rated["bot 4"].low


# The results file


def test_an_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(QUICK, 3, results=file)
    before = file.read_bytes()
    told: list[int] = []
    outcome = run(QUICK, 8, results=file, progress=told.append)
    assert told == [3, 4, 5, 6, 7, 8]
    assert file.read_bytes().startswith(before)
    assert without_times(outcome) == without_times(run(QUICK, 8))
    whole = file.read_bytes()
    assert without_times(run(QUICK, 5, results=file)) == without_times(run(QUICK, 5))
    assert file.read_bytes() == whole


@pytest.mark.parametrize("lost", [1, 30, 150])
def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path, lost: int) -> None:
    file = tmp_path / "arena.jsonl"
    outcome = run(QUICK, 4, results=file)
    file.write_bytes(file.read_bytes()[:-lost])
    assert without_times(run(QUICK, 4, results=file)) == without_times(outcome)
    lines = file.read_text("utf-8").splitlines()
    assert sorted(json.loads(line)["game"] for line in lines[1:]) == [0, 1, 2, 3]


def test_a_heading_that_was_broken_off_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(QUICK, 1, results=file)
    file.write_bytes(file.read_bytes()[:40])
    assert run(QUICK, 1, results=file).games == 1
    assert len(file.read_text("utf-8").splitlines()) == 2


@pytest.mark.parametrize(
    "change", [{"seed": 6}, {"bots": ("random", "greedy")}, {"iterations": (3, 0)}, {"rules": 9}, {"fullboard": "9"}]
)
def test_a_file_of_another_plan_is_refused_and_left_alone(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "arena.jsonl"
    run(QUICK, 2, results=file)
    before = file.read_bytes()
    with pytest.raises(ArenaError) as refused:
        run(replace(QUICK, **change), 4, results=file)
    assert refused.value.code == "another-plan"
    assert refused.value.parameters["part"] == next(iter(change))
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"dear diary", b"dear diary\n", b"\xff\n{}\n", b"[]\n", b'{"format": 3}\n'])
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    with pytest.raises(ArenaError) as refused:
        run(QUICK, 1, results=file)
    assert refused.value.code == "not-results"
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "{}",
        "[]",
        '{"game":0,"bots":["random"],"scores":[1],"winners":[0],"moves":[1],"seconds":[0.1]}',
        '{"game":-2,"bots":[],"scores":[],"winners":[],"moves":[],"seconds":[]}',
    ],
)
def test_a_line_that_is_no_game_of_the_plan_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "arena.jsonl"
    run(QUICK, 2, results=file)
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], line, *lines[2:], ""]), "utf-8")
    with pytest.raises(ArenaError, match=r"bad-results .*line=3"):
        run(QUICK, 2, results=file)


def test_tampered_figures_are_no_game(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(QUICK, 1, results=file)
    heading, line = file.read_text("utf-8").splitlines()
    for key, value in (("winners", [4]), ("winners", []), ("scores", [1, 2, 3]), ("moves", "many"), ("seconds", [1])):
        file.write_text(heading + "\n" + json.dumps({**json.loads(line), key: value}) + "\n", "utf-8")
        with pytest.raises(ArenaError, match="bad-results"):
            run(QUICK, 1, results=file)


def test_a_folder_is_no_results_file(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "arena.jsonl", Path("/dev/zero")):
        with pytest.raises(ArenaError, match="results-file"):
            run(QUICK, 1, results=place)


# The picture


def test_the_picture_shows_every_bot(tmp_path: Path) -> None:
    if importlib.util.find_spec("matplotlib") is None:
        pytest.skip("matplotlib is not installed: pip install 'fullboard[arena]'")
    outcome = run(QUICK, 6)
    for file in (tmp_path / "arena.svg", tmp_path / "again.svg"):
        plot.draw(outcome, file)
    text = (tmp_path / "arena.svg").read_text("utf-8")
    for word in ("greedy", "random", "companeros, 4 players, 6 games", "win share"):
        assert word in text
    assert (tmp_path / "again.svg").read_text("utf-8") == text
    plot.draw(outcome, tmp_path / "arena.png")
    assert (tmp_path / "arena.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_drawn_is_refused_before_the_games(tmp_path: Path) -> None:
    for name, code in (("arena.txt", "bad-plot"), ("nowhere/arena.svg", "no-folder")):
        with pytest.raises(ArenaError, match=code):
            plot.check(tmp_path / name)
