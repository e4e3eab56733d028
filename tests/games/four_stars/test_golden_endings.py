"""The golden records show every way in which a match can end."""

from pathlib import Path

import pytest

from fullboard import Match

FOLDER = Path(__file__).parents[2] / "golden" / "four-stars"


def golden(name: str) -> Match:
    return Match.from_record((FOLDER / f"{name}.record").read_text("utf-8"))


def keys(match: Match) -> list[str]:
    return [line["key"] for line in match.story()]


def test_a_sole_announcer_wins() -> None:
    match = golden("sole-announcer")
    assert keys(match).count("announces") == 1
    assert len(match.winners) == 1
    assert match.position()["options"]["objective"] == "free"


def test_of_two_in_the_same_round_the_one_with_more_cash_wins() -> None:
    match = golden("two-in-the-same-round")
    announced, cash = match.position()["announced"], match.position()["cash"]
    assert len(announced) == 2
    assert match.winners == (max(announced, key=lambda seat: cash[seat]),)


def test_somebody_announces_before_the_dice() -> None:
    match = golden("two-in-the-same-round")
    announced = [line.number for line in match.standing() if line.move == "announce"]
    assert "plan" in {match.state_at(number - 1).view(-1)["phase"] for number in announced}


def test_an_announced_chain_is_broken_by_barter_and_play_goes_on() -> None:
    told = keys(golden("broken-by-barter"))
    assert "barters" in told[: told.index("broken")]
    assert told[-1] in ("wins-card", "share-card")
    assert told.index("broken") < len(told) - 3


def test_the_round_limit_ends_a_match() -> None:
    match = golden("round-limit")
    assert "limit" in keys(match)
    assert match.scores[match.winners[0]] == max(match.scores)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_reach_their_objective(players: int) -> None:
    assert golden(f"{players}-players-greedy").position()["announced"]
