"""An analysis finds the blunder, judges by what could be known, and is the same however it is made."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fullboard import Match
from fullboard.bots import analysis
from fullboard.bots.analysis import (
    CLEAR,
    LIKELY,
    SETTINGS,
    Task,
    analyse,
    chart_point,
    comparison,
    decision,
    difference,
    looks,
    verdict,
)
from fullboard.bots.moments import moments
from fullboard.core.chance import Quick
from fullboard.core.errors import BadRecord, BadTable
from fullboard.core.record import read_record
from fullboard.core.state import SPECTATOR
from tests.bots.planted import RIGHT, WRONG, blunder, last_share_out

GOLDEN = Path(__file__).parents[1] / "golden"
COMPANEROS = (GOLDEN / "companeros" / "3-players.record").read_text()
SAMOA = (GOLDEN / "hotel-samoa" / "3-players.record").read_text()
ITERATIONS = 30


def test_a_planted_blunder_is_the_turning_point() -> None:
    result = analyse(blunder().record(), ITERATIONS)
    [turning] = result["turning_points"]
    assert (turning["seat"], turning["move"], turning["better"]) == (0, WRONG, RIGHT)
    assert (turning["chance"], turning["better_chance"]) == (0.0, 1.0)
    assert (turning["cost"], turning["error"], turning["verdict"]) == (1.0, 0.0, "clear")
    assert result["chart"][-1] == {"line": 5, "chances": [0.0, 1.0, 0.0]}
    assert result["chart"][-2]["chances"] == [0.0, 1.0, 0.0]  # Bea has only the green cards to take
    assert turning["before"] == 3
    assert turning["line"] == 4


def test_the_right_move_costs_nothing() -> None:
    match = last_share_out()
    match.play(0, RIGHT)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert analyse(match.record(), ITERATIONS)["turning_points"] == []


def test_forced_moves_are_no_decisions() -> None:
    assert [each["line"] for each in analyse(blunder().record(), ITERATIONS)["decisions"]] == [4]


def test_a_move_that_was_taken_back_is_not_judged() -> None:
    match = last_share_out()
    match.play(0, WRONG)
    match.undo()
    match.play(0, RIGHT)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    result = analyse(match.record(), ITERATIONS)
    assert [(each["line"], each["move"]) for each in result["decisions"]] == [(6, RIGHT)]
    assert result["turning_points"] == []


def test_the_same_record_gives_the_same_result_whatever_the_jobs_and_the_names() -> None:
    once = analyse(COMPANEROS, ITERATIONS)
    seen: list[tuple[int, int]] = []
    again = analyse(COMPANEROS, ITERATIONS, jobs=2, progress=lambda done, total: seen.append((done, total)))
    assert once == again
    assert seen[-1][0] == seen[-1][1] == len(seen)
    match = Match.from_record(COMPANEROS)
    match.rename(["Anna", "Bea", "Carl"])
    renamed = analyse(match.record(), ITERATIONS)
    assert renamed.pop("names") == ["Anna", "Bea", "Carl"]
    once.pop("names")
    assert renamed == once


def test_one_seat_alone_can_be_judged() -> None:
    result = analyse(COMPANEROS, ITERATIONS, seats=[1])
    assert {each["seat"] for each in result["decisions"]} == {1}
    with pytest.raises(BadTable, match="bad-seat"):
        analyse(COMPANEROS, ITERATIONS, seats=[3])


@pytest.mark.parametrize("text", [COMPANEROS, SAMOA], ids=["companeros", "hotel-samoa"])
def test_hidden_cards_do_not_change_the_judgement_of_a_decision(text: str) -> None:
    record = read_record(text)
    found = [(at, each) for at, each in enumerate(moments(record)) if each.choices > 1][2:40:6]
    different = 0
    for at, moment in found:
        task = Task("decision", record, at, ITERATIONS)
        other = replace(moment, state=moment.state.guess(moment.seat, Quick(at)))
        different += other.state.position() != moment.state.position()
        looked = decision(task, record, moment)
        assert looked == decision(task, record, other)
        closer = replace(task, better=looked["best"])
        assert comparison(closer, record, moment) == comparison(closer, record, other)
        public = replace(moment, state=moment.state.guess(SPECTATOR, Quick(at)))
        assert chart_point(task, record, moment) == chart_point(task, record, public)
    assert different or "game companeros" not in text  # in Hotel Samoa only what is being chosen is hidden


def test_a_secret_choice_is_judged_as_if_all_chose_at_once() -> None:
    found = moments(read_record(SAMOA))
    secret = [each for each in found if not each.opens]
    assert secret
    for each in secret[:10]:
        opening = next(other for other in found if other.opens and other.state is each.state)
        assert opening.seat != each.seat


@pytest.mark.parametrize("name", ["3-players", "three-rounds"])
def test_chances_of_a_spectator_add_up(name: str) -> None:
    text = (GOLDEN / "companeros" / f"{name}.record").read_text()
    for point in analyse(text, ITERATIONS)["chart"]:
        assert sum(point["chances"]) == pytest.approx(1.0, abs=0.01)


def test_the_verdict_weighs_the_difference_against_its_noise() -> None:
    assert verdict(0.05, 0.05 / (CLEAR + 0.1)) == "clear"
    assert verdict(0.05, 0.05 / (LIKELY + 0.1)) == "likely"
    assert verdict(0.05, 0.05 / (LIKELY - 0.1)) == "noise"
    assert verdict(0.002, 0.0) == "noise"


def test_a_move_compared_with_itself_is_within_the_noise() -> None:
    """The error is honest: independent looks at the same move differ by what it says, about as often as it says."""
    record = read_record(COMPANEROS)
    found = [each for each in moments(record) if each.choices > 1][:16]
    verdicts = []
    for moment in found:
        other_seeds = replace(moment, line=replace(moment.line, number=1000 + moment.line.number))
        some, others = (looks(record, each, moment.line.move, 60) for each in (moment, other_seeds))
        verdicts.append(verdict(*difference(some, others)))
    assert verdicts.count("clear") == 0
    assert verdicts.count("likely") <= 2


@pytest.mark.parametrize("key", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_how_sure_it_is_has_something_to_go_by_in_every_game(key: str) -> None:
    """Looks differ in luck, length and sight, so they do not all say the same even where nothing is left to luck."""
    text = (GOLDEN / key / "3-players.record").read_text()
    record = read_record(text)
    found = [(at, each) for at, each in enumerate(moments(record)) if each.choices > 1]
    for at, moment in found[len(found) // 3 : len(found) // 3 + 2]:
        others = [moment.state.notation(move) for move in moment.state.legal(moment.seat)]
        better = next(each for each in others if each != moment.line.move)
        task = Task("comparison", record, at, ITERATIONS, better)
        compared = comparison(task, record, moment)
        assert compared["error"] > 0
        assert compared == comparison(task, record, moment)
        assert len(set(looks(record, moment, better, ITERATIONS))) > 2


def test_settings_differ_but_not_on_average() -> None:
    for column in zip(*SETTINGS, strict=True):
        assert len(set(column)) == len(SETTINGS)
        assert sum(column) / len(SETTINGS) == pytest.approx(1.0)
    lengths, sights = zip(*SETTINGS, strict=True)
    assert sum((length - 1) * (sight - 1) for length, sight in SETTINGS) == pytest.approx(0.0, abs=0.01)
    assert (min(lengths), max(sights)) == (0.25, 1.5)


def test_what_settings_differ_by_is_not_averaged_away() -> None:
    nothing = [0.0] * 8
    assert difference([0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4], nothing) == pytest.approx((0.25, 0.1291), abs=1e-4)
    assert difference([0.2, 0.3] * 4, nothing) == pytest.approx((0.25, 0.025), abs=1e-9)


def test_an_unfinished_match_and_a_bad_record_are_refused() -> None:
    with pytest.raises(BadRecord, match="not-finished"):
        analyse(last_share_out().record(), ITERATIONS)
    with pytest.raises(BadRecord, match="not-a-record"):
        analyse("hello\n")


def test_a_match_ended_by_consent_has_no_result_but_an_analysis() -> None:
    match = last_share_out()
    match.play(0, WRONG)
    match.close()
    result = analyse(match.record(), ITERATIONS)
    assert result["scores"] is None
    assert result["winners"] == []
    assert [each["line"] for each in result["turning_points"]] == [4]


def test_a_long_match_has_a_chart_of_bounded_length() -> None:
    assert analysis._thin(list(range(1000)))[0] == 0
    assert analysis._thin(list(range(1000)))[-1] == 999
    assert len(analysis._thin(list(range(1000)))) == analysis.MOST_POINTS
