"""What a net learns from is kept as it was: rows, choices, how matches ended, and what decisions were worth."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from fullboard import games
from fullboard.bots.errors import TrainingError
from fullboard.bots.netfiles import features_for, heading_for, make_net
from fullboard.bots.selfplay import Experience, SelfPlay
from fullboard.bots.training.course import make_course
from fullboard.bots.training.gate import meet
from fullboard.bots.training.log import read_log, summary
from fullboard.bots.training.symmetry import Label, labels, tied, tied_bias, unit_labels
from fullboard.bots.training.traces import advantages
from fullboard.core.bot import Budget, RandomBot
from fullboard.core.errors import BadTable, UnknownBot, UnknownGame
from fullboard.core.shelf import shelf
from tests.bots.test_nets import FEATURED, drawn_net, judge_of

with_features = pytest.mark.parametrize("key", FEATURED)


def played(key: str, seed: int, most: int = 3000, matches: int = 3) -> Experience:
    game, players = games[key], games[key].players[0]
    options, edition = game.check_options({}), game.find_edition()
    heading = heading_for(game, players, options, edition, (4, 3))
    dice = random.Random(1)
    net = make_net(heading, [dice.uniform(-0.1, 0.1) for _ in range(heading.count())])
    lessons = Experience(features_for(game, players, options, edition), heading.moves, most)
    play = SelfPlay(game, options, edition, lessons, net, seed)
    for number in range(matches):
        if not play.play(number, [None] * players, Budget()):
            break
    return lessons


def numbers(found: Any, kind: type[np.integer[Any]]) -> Any:
    """A vector as an array, without copying."""
    return np.frombuffer(found, kind)


def rows_of(lessons: Experience) -> list[tuple[int, ...]]:
    whole = numbers(lessons.rows, np.int16)[: lessons.count * lessons.features.size]
    return [tuple(row) for row in whole.reshape(int(lessons.count), -1).tolist()]


@with_features
def test_lessons_follow_from_the_seed_and_tell_who_won(key: str) -> None:
    one, again, other = (played(key, seed) for seed in (5, 5, 6))
    assert rows_of(one) == rows_of(again) != rows_of(other)
    count, players = int(one.count), int(one.features.players)
    assert count > 0
    won = np.array(list(one.won)[: count * players]).reshape(count, players)
    assert won.sum(1) == pytest.approx(np.ones(count))
    masks = numbers(one.masks, np.uint8)[: count * one.moves].reshape(count, -1)
    assert all(masks[row, one.chosen[row]] for row in range(count))
    assert masks.sum(1).min() > 1  # where there was nothing to choose, there is nothing to learn


def test_a_match_that_does_not_fit_leaves_nothing_behind() -> None:
    lessons = played("companeros", 1, most=40, matches=3)
    assert lessons.matches == 1
    assert not any(numbers(lessons.rows, np.int16)[lessons.count * lessons.features.size :])
    assert not any(numbers(lessons.masks, np.uint8)[lessons.count * lessons.moves :])


def test_a_teacher_is_written_down_and_slips_are_not() -> None:
    game = games["companeros"]
    options, edition = game.check_options({}), game.find_edition()
    features = features_for(game, 3, options, edition)

    def taught(slip: int) -> tuple[list[int], list[tuple[int, ...]]]:
        lessons = Experience(features, 66, 400)
        play = SelfPlay(game, options, edition, lessons, None, 4, taught=True, slip=slip)
        assert play.play(0, [shelf().find_bot(game, "greedy")] * 3, Budget())
        return list(lessons.chosen)[: lessons.count], rows_of(lessons)

    moves, rows = taught(0)
    others, other_rows = taught(1)  # every move is made at random
    assert rows[0] == other_rows[0]
    assert moves[0] == others[0]
    assert rows[1:] != other_rows[1:]


def test_a_trace_of_one_looks_at_the_end_and_one_of_none_at_the_next_value() -> None:
    value = np.array([[0.2, 0.8], [0.5, 0.5], [0.6, 0.4], [0.9, 0.1]])
    won = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]])
    match, seat = np.array([0, 0, 0, 1]), np.array([0, 1, 0, 0])
    better, shares = advantages(value, won, match, seat, 1.0, 1.0)
    assert better == pytest.approx([0.8, -0.5, 0.4, 0.1])
    assert shares == pytest.approx(won)
    better, shares = advantages(value, won, match, seat, 0.0, 0.0)
    assert better == pytest.approx([0.4, -0.5, 0.4, 0.1])
    assert shares[0] == pytest.approx(value[2])
    half, _ = advantages(value, won, match, seat, 0.5, 1.0)
    assert half[0] == pytest.approx(0.4 + 0.5 * 0.4)


def test_exchanging_suits_exchanges_what_a_tied_layer_answers() -> None:
    game = games["companeros"]
    features = features_for(game, 3, game.check_options({}), game.find_edition())
    suits = list(features.alike)
    assert len(suits) == 3
    rows, units = labels(features.names(), suits), unit_labels(20, len(suits))
    places, biases = tied(units, rows), tied_bias(units)
    dice = np.random.default_rng(1)
    weights, bias = dice.normal(size=places.max() + 1)[places], dice.normal(size=biases.max() + 1)[biases]

    def exchanged(things: list[Label]) -> list[int]:
        """Where everything goes when the first two suits change places."""
        other = {0: 1, 1: 0}
        return [things.index(Label(each.kind, other.get(each.belongs, each.belongs))) for each in things]

    row = dice.integers(0, 2, len(rows))
    assert row.tolist() != row[exchanged(rows)].tolist()
    answer = weights @ row + bias
    assert weights @ row[exchanged(rows)] + bias == pytest.approx(answer[exchanged(units)])


def test_the_gate_is_even_for_a_net_that_meets_itself_and_seats_are_shared_fairly() -> None:
    for players in (3, 4):
        course = make_course("companeros", players)
        judge = judge_of("companeros", *drawn_net("companeros", players))
        share = meet(course, judge, RandomBot(), 60)
        assert share.low < 0.5 < share.high  # weights at random play at random
        assert meet(course, judge, RandomBot(), 60) == share
        assert meet(course, judge, RandomBot(), 60, alone=True).value < 0.5


def test_a_course_that_cannot_be_trained_is_refused() -> None:
    for code, kind, settings in (
        ("unknown-game", UnknownGame, {"game": "ludo"}),
        ("bad-players", BadTable, {"players": 2}),
        ("unknown-bot", UnknownBot, {"teacher": "genius@7"}),
        ("bad-layers", TrainingError, {"layers": (0, 64)}),
        ("bad-seed", TrainingError, {"seed": -1}),
        ("bad-setting", TrainingError, {"decisions": 0}),
        ("no-features", TrainingError, {"game": "kuhn-poker", "players": 2}),
    ):
        if settings.get("game", "companeros") not in games and code != "unknown-game":
            continue
        with pytest.raises(kind) as refused:
            make_course(**cast(Any, {"game": "companeros", "players": 4, **settings}))
        assert refused.value.code == code


def test_a_log_that_was_broken_off_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    assert summary(read_log(tmp_path)) == {"generations": 0, "matches": 0, "taken": None, "greedy": []}
    gate = '{"step": "gate", "generation": 2, "taken": true, "greedy": 0.5, "greedy_low": 0.4, "greedy_high": 0.6}'
    (tmp_path / "log.jsonl").write_text('{"step": "round", "matches": 7}\n' + gate + '\n{"step": "ro')
    assert summary(read_log(tmp_path)) == {"generations": 1, "matches": 7, "taken": 2, "greedy": [0.5, 0.4, 0.6]}
