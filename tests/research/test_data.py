"""Simulated matches as records, and as arrays to learn from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from fullboard import BadRecord, Match
from fullboard.cli import main
from fullboard.research import BadBatch, replay, to_arrow, to_parquet
from fullboard.research.data import records


def simulate(file: Path, *more: str) -> None:
    arguments = ["simulate", "companeros", "--players", "3", "--bots", "greedy,random", "--games", "8", "--seed", "3"]
    done = CliRunner().invoke(main, [*arguments, "--out", str(file), *more])
    assert done.exit_code == 0, done.output


def test_every_decision_is_there_as_its_seat_saw_it(tmp_path: Path) -> None:
    simulate(tmp_path / "few")
    matches = [Match.from_record(text) for _, text in records(tmp_path / "few")]
    assert len(matches) == 8
    for match, seen in zip(matches, replay(tmp_path / "few"), strict=True):
        moves = [(line.seat, match.parse(line.move)) for line in match.lines()[1:]]
        assert list(zip(seen.seat.tolist(), seen.action.tolist(), strict=True)) == moves
        assert seen.mask[np.arange(len(moves)), seen.action].all()
        assert seen.score == match.scores
        assert {int(seat) for seat in seen.seat[seen.reward > 0]} == set(match.winners)
        assert match.game.features is not None
        features = match.game.features(3, {"rounds": 1}, match.game.find_edition(), True)
        state = match.state_at(7)
        assert seen.observation[7].tolist() == list(features.row(state, int(seen.seat[7])))


def test_the_same_records_whatever_the_jobs(tmp_path: Path) -> None:
    simulate(tmp_path / "one")
    simulate(tmp_path / "two", "--jobs", "2")
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["simulate", "companeros", "--players", "3", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert "cannot be written" in done.output


def test_decisions_become_a_parquet_file(tmp_path: Path) -> None:
    simulate(tmp_path / "records")
    try:
        import pyarrow.parquet
    except ModuleNotFoundError:
        with pytest.raises(BadBatch, match="pip install"):
            to_parquet(tmp_path / "records", tmp_path / "decisions.parquet")
        return
    rows = to_parquet(tmp_path / "records", tmp_path / "decisions.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "decisions.parquet")
    assert table.num_rows == rows == sum(len(each.seat) for each in replay(tmp_path / "records"))
    about = {b"fullboard": b"1", b"game": b"companeros", b"rules": b"1", b"players": b"3", b"recall": b"True"}
    assert table.schema.metadata == about
    streamed = list(to_arrow(tmp_path / "records"))
    assert pyarrow.Table.from_batches(streamed).equals(table)
    for number, (batch, match) in enumerate(zip(streamed, replay(tmp_path / "records"), strict=True)):
        assert set(batch["match"].to_pylist()) == {number}
        for name in ("seat", "action", "reward", "observation", "mask"):
            assert batch[name].to_pylist() == getattr(match, name).tolist(), name
    simulate(tmp_path / "others", "--players", "4")
    (tmp_path / "mixed").write_text((tmp_path / "records").read_text() + (tmp_path / "others").read_text())
    whole = (tmp_path / "decisions.parquet").read_bytes()
    with pytest.raises(BadBatch, match="other columns"):
        to_parquet(tmp_path / "mixed", tmp_path / "decisions.parquet")
    assert (tmp_path / "decisions.parquet").read_bytes() == whole
    assert list(tmp_path.glob("*.part")) == []


def test_what_is_wrong_is_named_by_its_line_in_the_file(tmp_path: Path) -> None:
    simulate(tmp_path / "records")
    lines = (tmp_path / "records").read_text().splitlines(keepends=True)
    beginnings = [number for number, line in enumerate(lines) if line.startswith("fullboard ")]
    at = beginnings[5] + 1
    lines[at] = "game chess\n"
    (tmp_path / "records").write_text("".join(lines))
    read = replay(tmp_path / "records")
    assert len([next(read) for _ in range(5)]) == 5
    with pytest.raises(BadRecord) as refused:
        next(read)
    assert (refused.value.code, refused.value.line) == ("unknown-game", at + 1)
    with pytest.raises(BadBatch, match="True or False"):
        next(replay(tmp_path / "records", recall="yes"))  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [b"\xff\xfe", b"hello", b"fullboard 1\ngame companeros\n"])
def test_what_is_no_record_is_refused(text: bytes, tmp_path: Path) -> None:
    (tmp_path / "records").write_bytes(text)
    with pytest.raises(BadRecord):
        list(replay(tmp_path / "records"))
