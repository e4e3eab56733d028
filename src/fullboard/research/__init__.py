"""The games for researchers: in batches, and as environments of PettingZoo, Gymnasium and OpenSpiel. Needs numpy."""

from fullboard.research.batch import Batch
from fullboard.research.columns import to_arrow, to_parquet
from fullboard.research.data import Decisions, replay
from fullboard.research.errors import BadAction, BadBatch
from fullboard.research.processes import Processes

__all__ = ["BadAction", "BadBatch", "Batch", "Decisions", "Processes", "replay", "to_arrow", "to_parquet"]
