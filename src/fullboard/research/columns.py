"""Records as columns: the decisions of every match as a batch of Arrow, or all as a Parquet file. Needs pyarrow.

The layout is `VERSION`; it is raised when a column changes, and the schema names it.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from fullboard.core.shelf import find_game
from fullboard.research.data import Decisions, replay
from fullboard.research.errors import BadBatch

VERSION = 1
GROUP = 1 << 14  # rows that are written together


def to_arrow(file: str | Path, *, recall: bool = True) -> Iterator[Any]:
    """The decisions of a file of records, a record batch a match, all of one schema.

    All matches are of one game with as many players, as these say how wide the columns are.
    """
    schema: Any = None
    for number, each in enumerate(replay(file, recall=recall)):
        batch = _batch(number, each, recall)
        schema = schema or batch.schema
        if not batch.schema.equals(schema, check_metadata=True):
            raise BadBatch("mixed-records", match=number, game=each.game, players=each.players)
        yield batch


def to_parquet(file: str | Path, out: str | Path, *, recall: bool = True) -> int:
    """Write the decisions of a file of records as Parquet; gives how many. The file is there once it is whole."""
    pyarrow = _pyarrow()
    rows, unfinished = 0, Path(f"{out}.part")
    with contextlib.ExitStack() as tidy:
        tidy.callback(unfinished.unlink, missing_ok=True)
        writer: Any = None
        for group in _groups(to_arrow(file, recall=recall)):
            if writer is None:
                writer = tidy.enter_context(pyarrow.parquet.ParquetWriter(unfinished, group[0].schema))
            table = pyarrow.Table.from_batches(group)
            writer.write_table(table)
            rows += table.num_rows
        if writer is not None:
            writer.close()
            unfinished.replace(out)
    return rows


def _groups(batches: Iterator[Any]) -> Iterator[list[Any]]:
    """Whole matches together, as many as make a row group."""
    group: list[Any] = []
    for batch in batches:
        group.append(batch)
        if sum(each.num_rows for each in group) >= GROUP:
            yield group
            group = []
    if group:
        yield group


def _batch(number: int, match: Decisions, recall: bool) -> Any:
    """One match as columns, with what they are in the schema."""
    pyarrow = _pyarrow()
    lists = pyarrow.FixedSizeListArray.from_arrays
    columns = {
        "match": np.full(len(match.seat), number),
        "seat": match.seat,
        "action": match.action,
        "reward": match.reward,
        "observation": lists(match.observation.ravel(), match.observation.shape[1]),
        "mask": lists(match.mask.ravel(), match.mask.shape[1]),
    }
    about = {
        "fullboard": VERSION,
        "game": match.game,
        "rules": find_game(match.game).version,
        "players": match.players,
        "recall": recall,
    }
    return pyarrow.record_batch(columns).replace_schema_metadata({name: str(fact) for name, fact in about.items()})


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        raise BadBatch("needs-parquet") from error
    return pyarrow
