"""How strong bots are is measured by the arena and kept with the game; a level adapts to people by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fullboard import games
from fullboard.bots.adapting import ahead_of, line_up, skill_of
from fullboard.bots.arena import make_plan, run
from fullboard.bots.errors import ArenaError
from fullboard.bots.strengths import LEAST_GAMES, LevelStrength, check_measures, measured, read_strengths, strengths_of
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf
from tests.cli.test_commands import fullboard

OWN = ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"]
KNOWN = {"easy": -1.5, "greedy": 0.0, "medium": 0.7, "hard": 1.6}


def test_the_arena_writes_what_it_measured_beside_what_was_known(tmp_path: Path) -> None:
    file = tmp_path / "strengths.json"
    for bot, players in (("medium", 3), ("easy", 4), ("easy", 3), ("medium", 3)):
        line = ",".join([bot, *["greedy"] * (players - 1)])
        asked = ["companeros", "--players", str(players), "--bots", line, "--games", "8", "--strengths", str(file)]
        assert fullboard("arena", *asked).exit_code == 0
    found = read_strengths(file.read_bytes(), "companeros")
    assert [(each.bot, each.players) for each in found.measured] == [("easy", 3), ("medium", 3), ("easy", 4)]
    outcome = run(make_plan("companeros", 4, ["easy", "greedy", "greedy", "greedy"]), 8)
    assert found.measured[-1] == measured(outcome)
    assert found.of("easy", 4) is None  # so few matches say nothing yet
    enough = [replace(each, games=LEAST_GAMES) for each in found.measured]
    found = replace(found, measured=(*enough[:2], replace(enough[2], games=8)))
    assert (found.of("easy", 4), found.of("easy", 6), found.of("hard", 4)) == (enough[0], enough[0], None)
    found = replace(found, measured=tuple(enough))
    assert [found.of("easy", players) for players in (3, 4, 6)] == [enough[0], enough[2], enough[2]]
    standing = next(each for each in outcome.standings if each.bot == "easy")
    assert measured(outcome).wins == pytest.approx(8 * standing.win_share.value, abs=0.001)
    assert 0 <= standing.ahead_share <= 1
    file.write_text("{}")
    refused = fullboard("arena", *asked)
    assert (refused.exit_code, "[not-strengths]" in refused.output) == (2, True)
    assert file.read_text() == "{}"


@pytest.mark.parametrize(
    "bots", [["medium", "greedy"], ["medium@9", *["greedy"] * 3], ["medium", "easy", *["greedy"] * 2], ["easy"] * 3]
)
def test_other_line_ups_measure_no_strength(bots: list[str]) -> None:
    plan = make_plan("companeros", 4, [*bots, *["random"] * (len(set(bots)) == 1)])
    with pytest.raises(ArenaError, match="measures-nothing"):
        check_measures(plan)


@pytest.mark.parametrize("key", OWN)
def test_every_game_is_shipped_with_the_strengths_of_its_levels(key: str) -> None:
    game = games[key]
    found = strengths_of(game)
    for bot in ("easy", "medium"):
        strength = found.of(bot, 4)
        assert strength is not None
        assert (strength.players, strength.rules) == (4, game.version)
        assert strength.share.low < strength.share.value < strength.share.high
    skills = found.skills(shelf().levels_of(game), 4)
    assert list(skills)[:3] == ["easy", "greedy", "medium"]
    assert skills["greedy"] == 0.0


def test_a_strength_is_the_odds_to_come_in_before_a_greedy_bot() -> None:
    figures = {"bot": "easy", "players": 4, "iterations": 0, "rules": 1, "seed": 0, "fullboard": "0"}
    assert LevelStrength(games=10, wins=2.5, ahead=0.5, **figures).skill == 0.0  # type: ignore[arg-type]
    assert -6 < LevelStrength(games=100, wins=0, ahead=0.0, **figures).skill < -5  # type: ignore[arg-type]


# The level that adapts


def test_who_wins_is_thought_stronger_and_the_last_matches_count_most() -> None:
    newcomer = KNOWN["easy"]
    assert skill_of([], newcomer) == pytest.approx(newcomer)
    won, lost = [(0.0, 1.0)] * 3, [(0.0, 0.0)] * 3
    assert skill_of([won], newcomer) > newcomer
    assert skill_of([won] * 10, newcomer) > skill_of([won] * 3, newcomer) > skill_of([won, lost], newcomer)
    assert skill_of([won] * 5 + [lost] * 5, newcomer) > skill_of([lost] * 5 + [won] * 5, newcomer)
    assert skill_of([[(1.6, 0.5)] * 3] * 20, newcomer) == pytest.approx(1.6, abs=0.5)


@pytest.mark.parametrize("skill", [-1.2, -0.3, 0.2, 0.5, 1.0])
def test_bots_are_mixed_so_that_the_match_is_even(skill: float) -> None:
    chosen = [bot for number in range(400) for bot in line_up(skill, KNOWN, 3, Quick(1, number))]
    assert len(set(chosen)) == 2
    assert sum(ahead_of(skill, KNOWN[bot]) for bot in chosen) / len(chosen) == pytest.approx(0.5, abs=0.02)
    assert line_up(skill, KNOWN, 3, Quick(7)) == line_up(skill, KNOWN, 3, Quick(7))


def test_who_is_weaker_or_stronger_than_all_meets_the_nearest() -> None:
    assert line_up(-4.0, KNOWN, 3, Quick(1)) == ["easy"] * 3
    assert line_up(4.0, KNOWN, 2, Quick(1)) == ["hard"] * 2
    assert line_up(0.0, {"greedy": 0.0}, 2, Quick(1)) == ["greedy"] * 2
