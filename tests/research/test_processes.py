"""A batch in several processes: the same as in one, and a clear end, whoever ends."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from fullboard.research import BadAction, BadBatch, Batch, Processes
from tests.research.tables import KEYS, arrays, copies, first_or_last, same


@pytest.mark.parametrize("many", [1, 2, 3])
def test_processes_play_as_one_batch_would(many: int) -> None:
    alone = Batch("companeros", 5, players=3, seed=6, first=4)
    with Processes("companeros", 5, players=3, seed=6, processes=many, first=4) as table:
        for step in range(50):
            assert same(arrays(table), arrays(alone))
            moves = first_or_last(alone, step)
            table.step(moves)
            alone.step(moves)
        assert np.array_equal(table.scale(), alone.scale())


@pytest.mark.parametrize("key", KEYS)
def test_matches_are_copied_and_restored_whichever_process_has_them(key: str) -> None:
    alone = Batch(key, 4, seed=8, opponents="random")
    with Processes(key, 4, seed=8, opponents="random", processes=2) as table:
        for step in range(12):
            moves = first_or_last(alone, step)
            table.step(moves)
            alone.step(moves)
        ours, theirs = table.copy(0), table.copy(3)
        alones = alone.copy(1), alone.copy(2)
        for step in range(3):
            moves = first_or_last(alone, step)
            table.step(moves)
            alone.step(moves)
        others = [each[[0]].copy() for each in arrays(table)]
        for row, saved in ((3, ours), (1, theirs), (2, alones[0])):
            table.restore(row, saved)
            alone.restore(row, saved)
        assert same([each[[0]] for each in arrays(table)], others)
        for step in range(20):
            assert same(arrays(table), arrays(alone))
            moves = first_or_last(alone, step)
            table.step(moves)
            alone.step(moves)


def test_mistakes_are_refused_and_change_nothing() -> None:
    with Processes("companeros", 4, players=3, seed=1, processes=2) as table:
        before = copies(table)
        moves = table.mask.argmax(axis=1)
        for wrong, code in ((moves[:2], "wrong-shape"), (moves + 0.5, "wrong-dtype"), (moves - 99, "illegal-action")):
            with pytest.raises(BadAction) as refused:
                table.step(wrong)
            assert refused.value.code == code
        saved = table.copy(3)
        table.restore(np.int64(2), table.copy(np.int64(2)))  # type: ignore[arg-type]
        for row in (-1, 4, True, "0"):
            with pytest.raises(BadBatch, match="no match"):
                table.copy(row)  # type: ignore[arg-type]
            with pytest.raises(BadBatch, match="no match"):
                table.restore(row, saved)  # type: ignore[arg-type]
        for bad in (None, "copy", Batch("companeros", 1, players=4).copy(0)):
            with pytest.raises(BadBatch, match="no copy"):
                table.restore(3, bad)  # type: ignore[arg-type]
        assert same(arrays(table), before)
        table.step(moves)
    with pytest.raises(BadBatch, match="3 processes for 2 matches"):
        Processes("companeros", 2, players=3, processes=3)


@pytest.mark.parametrize("asked", ["step", "copy"])
def test_a_process_that_dies_is_noticed(asked: str) -> None:
    table = Processes("companeros", 3, players=3, processes=3)
    table._workers[1].kill()
    table._workers[1].join()
    with pytest.raises(BadBatch, match="has ended") as lost:
        table.step(table.mask.argmax(axis=1)) if asked == "step" else table.copy(2)
    assert lost.value.code == "process-lost"
    assert table.closed
    assert not any(worker.is_alive() for worker in table._workers)


def test_whoever_is_interrupted_cannot_go_on_with_rows_of_different_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with Processes("companeros", 2, players=3, processes=2) as table:
        monkeypatch.setattr(table._own, "step", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.step(table.mask.argmax(axis=1))
        with pytest.raises(BadBatch, match="closed"):
            table.step([0, 0])


def test_closing_ends_processes_and_memory_but_not_arrays_that_somebody_holds() -> None:
    with Processes("companeros", 2, players=3, processes=2) as table:
        held, before = table.mask, table.mask.copy()
        saved = table.copy(1)
    table.close()
    assert not table._workers[0].is_alive()
    with pytest.raises(FileNotFoundError):
        SharedMemory(table._memory.name)
    assert np.array_equal(held, before)
    for late in (
        lambda: table.step([0, 0]),
        lambda: table.mask,
        lambda: table.copy(0),
        lambda: table.restore(1, saved),
    ):
        with pytest.raises(BadBatch) as refused:
            late()
        assert refused.value.code == "closed"
