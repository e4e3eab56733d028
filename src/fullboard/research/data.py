"""Records as data to learn from: every decision of every match as arrays, match by match.

A file of records is what `fullboard simulate … --out FILE` writes: records one behind the other, each beginning with
its line `fullboard FORMAT`. `columns` makes Arrow and Parquet of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fullboard.core.chance import Recorded
from fullboard.core.errors import BadRecord
from fullboard.core.features import blank, fill_mask, zeros
from fullboard.core.match import Match
from fullboard.research.errors import BadBatch
from fullboard.research.plan import check_recall

BEGINNING = "fullboard "


@dataclass(frozen=True)
class Decisions:
    """One match: a row for every move, as the seat that made it saw the table before.

    `reward` is the share of the win that this seat had in the end, `score` everybody's points.
    """

    game: str
    players: int
    observation: npt.NDArray[np.int16]
    mask: npt.NDArray[np.bool_]
    seat: npt.NDArray[np.int64]
    action: npt.NDArray[np.int64]
    reward: npt.NDArray[np.float64]
    score: tuple[int, ...]


def records(file: str | Path) -> Iterator[tuple[int, str]]:
    """The records of a file, each with how many lines of the file are before it."""
    lines: list[str] = []
    before = 0
    with Path(file).open("rb") as data:
        for number, raw in enumerate(data, 1):
            try:
                line = raw.decode()
            except UnicodeDecodeError as error:
                raise BadRecord("bad-encoding", number) from error
            if line.startswith(BEGINNING) and lines:
                yield before, "".join(lines)
                before, lines = number - 1, []
            lines.append(line)
    if lines:
        yield before, "".join(lines)


def replay(file: str | Path, *, recall: bool = True) -> Iterator[Decisions]:
    """Every match of a file that was played to its end; BadRecord if something in it cannot have happened."""
    check_recall(recall)
    for before, record in records(file):
        try:
            match = Match.from_record(record)
        except BadRecord as error:
            raise BadRecord(error.code, **{**error.parameters, "line": before + error.line}) from error
        if match.over:
            yield decisions(match, recall)


def decisions(match: Match, recall: bool = True) -> Decisions:
    """What everybody saw and did in a match that is over."""
    last, game = match.state, match.game
    if game.features is None:
        raise BadBatch("no-features", game=game.key)
    features = game.features(match.players, last.options, last.edition, check_recall(recall))
    size, moves = int(features.size), int(last.moves())
    lines = [line for line in match.standing() if line.seat is not None]
    state = match.state_at(0).copy()
    rows: Any = zeros(len(lines) * size)
    masks: Any = blank(len(lines) * moves)
    seats, actions = [], []
    for at, line in enumerate(lines):
        assert line.seat is not None
        move = int(state.parse(line.move))
        features.fill(state, line.seat, rows, at * size)
        fill_mask(state, line.seat, masks, at * moves)
        seats.append(line.seat)
        actions.append(move)
        state.play(line.seat, move, Recorded(line.picks))
    winners = match.winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
    return Decisions(
        game.key,
        match.players,
        np.frombuffer(rows, np.int16).reshape(-1, size),
        np.frombuffer(masks, np.bool_).reshape(-1, moves),
        np.array(seats, np.int64),
        np.array(actions, np.int64),
        np.array(shares)[seats],
        match.scores,
    )
