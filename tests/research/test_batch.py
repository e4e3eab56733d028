"""Many matches at once: the same as one by one, and unharmed by whatever is thrown at them."""

from __future__ import annotations

import doctest
import pickle
from typing import Any

import numpy as np
import pytest

from fullboard import Match, UnknownGame
from fullboard.bots.matches import DEALS
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.research import BadAction, BadBatch, Batch, batch
from fullboard.research.plan import Setting
from tests.research.tables import KEYS, arrays, copies, first_or_last, same


def test_its_own_example_is_true() -> None:
    assert doctest.testmod(batch).failed == 0


@pytest.mark.parametrize("key", KEYS)
def test_a_row_plays_as_a_match_of_its_own_would(key: str) -> None:
    table = Batch(key, 3, seed=5)
    setting = table.setting
    number = 2 * DEALS  # the first match of row 2
    luck = Quick(5, 2 * number)
    state = setting.game.new(setting.players, setting.options, setting.edition, luck)
    for step in range(60):
        seat = int(state.actor())
        assert table.seat[2] == seat
        assert np.flatnonzero(table.mask[2]).tolist() == list(state.legal(seat))
        assert table.observation[2].tolist() == list(setting.features.row(state, seat))
        moves = first_or_last(table, step)
        state.play(seat, int(moves[2]), luck)
        table.step(moves)
        if state.over:
            assert table.ended[2]
            assert table.score[2].tolist() == list(state.scores())
            assert np.flatnonzero(table.reward[2]).tolist() == list(state.winners())
            return
        assert not table.ended[2]


def test_matches_end_and_are_dealt_anew() -> None:
    table = Batch("companeros", 4, players=3, seed=1)
    dealt = set()
    ends = 0
    for step in range(150):
        table.step(first_or_last(table, step))
        ends += int(table.ended.sum())
        for row in np.flatnonzero(table.ended):
            assert table.reward[row].sum() == pytest.approx(1)
            dealt.add(table.observation[row].tobytes())
        assert not table.reward[~table.ended].any()
    assert ends >= 8
    assert len(dealt) == ends


@pytest.mark.parametrize("key", KEYS)
def test_a_row_is_the_same_however_many_there_are(key: str) -> None:
    few, many, later = Batch(key, 2, seed=3), Batch(key, 5, seed=3), Batch(key, 1, seed=3, first=1)
    for step in range(40):
        assert same([each[:2] for each in arrays(many)], arrays(few))
        assert same([each[1:2] for each in arrays(few)], arrays(later))
        for table in (few, many, later):
            table.step(first_or_last(table, step))


def test_opponents_move_by_themselves_and_ones_own_seat_moves_on() -> None:
    table = Batch("companeros", 3, players=3, seed=2, opponents=["greedy", "random"])
    seats = set()
    for step in range(60):
        seats.add((int(table.seat[0]), bool(table.ended[0])))
        table.step(first_or_last(table, step))
    assert {seat for seat, _ in seats} == {0, 1, 2}
    again = Batch("companeros", 1, players=3, seed=2, opponents=["greedy", "random"])
    for step in range(60):
        again.step(first_or_last(again, step))
    assert np.array_equal(again.observation[0], table.observation[0])


def test_opponents_that_search_play_the_same_however_many_rows_there_are() -> None:
    tables = [Batch("companeros", rows, players=3, seed=2, opponents="medium", iterations=6) for rows in (2, 1)]
    for step in range(12):
        for table in tables:
            table.step(first_or_last(table, step))
        assert same([each[:1] for each in arrays(tables[0])], arrays(tables[1]))


def test_a_match_can_be_copied_pickled_and_gone_on_with() -> None:
    table = Batch("hotel-samoa", 3, seed=4)
    for step in range(10):
        table.step(first_or_last(table, step))
    saved, before = table.copy(1), copies(table)

    def play_on() -> list[Any]:
        seen = []
        for step in range(25):
            table.step(first_or_last(table, step))
            seen.append([each[1].copy() for each in arrays(table)])
        return seen

    first = play_on()
    others = [each[[0, 2]].copy() for each in arrays(table)]
    table.restore(1, pickle.loads(pickle.dumps(saved)))
    assert same([each[[0, 2]] for each in arrays(table)], others)
    assert same([each[1] for each in arrays(table)], [each[1] for each in before])
    assert all(same(one, other) for one, other in zip(play_on(), first, strict=True))


def test_a_copy_keeps_ones_own_seat_whichever_row_goes_on_with_it() -> None:
    table = Batch("companeros", 3, players=3, seed=2, opponents="greedy")
    assert table.seat.tolist() == [0, 1, 2]
    saved, seen = table.copy(0), table.observation[0].copy()
    for row in (1, 2):
        table.restore(row, pickle.loads(pickle.dumps(saved)))
    assert table.seat.tolist() == [0, 0, 0]
    for _ in range(3):
        assert (table.observation == seen).all()
        table.step(np.repeat(table.mask[:1].argmax(axis=1), 3))
        seen = table.observation[0].copy()
    while not table.ended.all():
        assert table.seat.tolist() == [0, 0, 0]
        table.step(table.mask.argmax(axis=1))
    assert table.seat.tolist() == [1, 2, 0]  # the next matches are those of their rows again


class Unsteady(Bot):
    """Makes the first move it may, until it fails."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = 5

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        self.moves -= 1
        if not self.moves:
            raise ZeroDivisionError
        return int(chair.legal[0])


def test_what_an_opponent_left_half_done_cannot_be_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Setting, "bots", lambda setting: [Unsteady() for _ in setting.opponents])
    table = Batch("companeros", 2, players=3, opponents="greedy")
    saved = table.copy(0)
    with pytest.raises(ZeroDivisionError):
        for _ in range(5):
            table.step(table.mask.argmax(axis=1))
    with pytest.raises(BadBatch, match="closed"):
        table.step(table.mask.argmax(axis=1))
    with pytest.raises(BadBatch, match="closed"):
        table.restore(0, saved)


def test_numbers_of_numpy_are_numbers() -> None:
    number = np.int64
    given = {"players": number(3), "seed": number(4), "first": number(1), "iterations": number(2)}
    table = Batch("companeros", number(3), **given, recall=np.False_)  # type: ignore[arg-type]
    plain = Batch("companeros", 3, players=3, seed=4, first=1, recall=False)
    assert same(arrays(table), arrays(plain))
    for row in np.flatnonzero(table.mask.any(axis=1)):
        table.restore(row, table.copy(row))  # type: ignore[arg-type]
    assert same(arrays(table), arrays(plain))


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([0, 0], "wrong-shape"),
        ([[0], [0], [0]], "wrong-shape"),
        ([0.0, 0.0, 0.0], "wrong-dtype"),
        ([float("nan")] * 3, "wrong-dtype"),
        ([True, True, True], "wrong-dtype"),
        (["0", "0", "0"], "wrong-dtype"),
        ([[0, 1], [2], 3], "not-an-array"),
        (None, "wrong-shape"),
        ([10**30, 0, 0], "wrong-dtype"),
        ([-1, 0, 0], "illegal-action"),
        ([66, 0, 0], "illegal-action"),
        (np.array([2**63 - 1, 0, 0]), "illegal-action"),
        (np.array([2**64 - 1, 0, 0], np.uint64), "illegal-action"),
    ],
)
def test_wrong_actions_are_refused_with_a_sentence_and_change_nothing(actions: Any, code: str) -> None:
    table = Batch("companeros", 3, players=3, seed=1)
    before = copies(table)
    with pytest.raises(BadAction) as refused:
        table.step(actions)
    assert refused.value.code == code
    assert " " in str(refused.value)
    assert str(refused.value).endswith(".")
    assert same(arrays(table), before)


def test_one_illegal_action_leaves_its_neighbours_alone() -> None:
    table, other = Batch("companeros", 8, players=3, seed=1), Batch("companeros", 8, players=3, seed=1)
    moves = table.mask.argmax(axis=1)
    wrong = moves.copy()
    wrong[5] = 65
    with pytest.raises(BadAction, match="match 5"):
        table.step(wrong)
    for each in (table, other):
        each.step(moves)
    assert same(arrays(table), arrays(other))


def test_arrays_cannot_be_written_to() -> None:
    table = Batch("companeros", 1, players=3)
    for each in arrays(table):
        with pytest.raises(ValueError, match="read-only"):
            each[...] = 0


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"n": 0}, "bad-rows"),
        ({"n": True}, "bad-rows"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": 2**62}, "bad-seed"),
        ({"seed": float("nan")}, "bad-seed"),
        ({"opponents": ["greedy"]}, "bad-opponents"),
        ({"opponents": 2}, "no-opponents"),
        ({"opponents": [1, 2]}, "no-opponents"),
        ({"iterations": 0}, "bad-iterations"),
        ({"iterations": float("nan")}, "bad-iterations"),
        ({"options": ["rounds"]}, "bad-options"),
        ({"options": {1: 1}}, "bad-options"),
        ({"recall": "yes"}, "bad-recall"),
        ({"first": -1}, "bad-first"),
        ({"first": "0"}, "bad-first"),
    ],
)
def test_batches_that_cannot_be_are_refused_with_a_sentence(given: dict[str, Any], code: str) -> None:
    with pytest.raises(BadBatch) as refused:
        Batch("companeros", **{"n": 2, "players": 3, **given})
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_what_is_closed_or_no_copy_is_refused() -> None:
    table, other = Batch("companeros", 1, players=3), Batch("companeros", 1, players=4)
    for bad in (other.copy(0), None, Match("companeros", 3, seed=1)):
        with pytest.raises(BadBatch, match="no copy"):
            table.restore(0, bad)  # type: ignore[arg-type]
    with pytest.raises(BadBatch, match="no match 1"):
        table.copy(1)
    table.close()
    with pytest.raises(BadBatch, match="closed"):
        table.step([0])


def test_a_game_that_is_none_is_refused() -> None:
    strange: list[Any] = [None, 5, [], "chess"]
    for game in strange:
        with pytest.raises(UnknownGame):
            Batch(game, 1)
