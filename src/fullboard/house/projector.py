"""In a process of its own: replays a record of unknown origin and writes down what every viewer sees.

The record comes in on standard input. Out goes, a line each: the facts or what is wrong with the record, the
story for a spectator and for every seat, and for every line of the log the view of each of them.
"""

import base64
import contextlib
import json
import sys
import zlib
from collections.abc import Iterator
from typing import Any

from fullboard.core.errors import BadRecord, FullboardError
from fullboard.core.match import Match
from fullboard.core.record import read_record

MOST_LINES = 3000  # of a log: ten times the longest match
MOST_BYTES = 8 << 20  # of what is written
MEMORY = 1 << 30
CPU_SECONDS = 60  # ends it should nobody be left to do so


def project(text: str) -> Iterator[Any]:
    """The facts, the stories, the views."""
    record = read_record(text)
    if len(record.lines) > MOST_LINES:
        raise BadRecord("too-many-lines", record.first_line + MOST_LINES, most=MOST_LINES)
    match = Match.from_record(text)
    viewers = [None, *range(match.players)]
    last = len(match.lines()) - 1
    yield {"game": match.game.key, "players": match.players, "names": match.names, "last": last}
    for viewer in viewers:
        yield match.story(viewer)
    for line in range(last + 1):
        yield [match.view_at(line, viewer) for viewer in viewers]


def pack(value: Any) -> bytes:
    """Plain data on one line."""
    return base64.b64encode(zlib.compress(json.dumps(value).encode()))


def unpack(line: bytes) -> Any:
    """What was packed."""
    return json.loads(zlib.decompress(base64.b64decode(line)))


def shown(data: bytes) -> Iterator[bytes]:
    """The lines to write for a record, or the one that says what is wrong with it."""
    size = 0
    try:
        packed = []
        for value in project(data.decode()):
            packed.append(pack(value))
            size += len(packed[-1])
            if size > MOST_BYTES:
                raise BadRecord("too-much-to-show")
        yield from packed
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        yield pack({"code": "bad-encoding", "parameters": {"line": line}})
    except FullboardError as error:
        yield pack({"code": error.code, "parameters": error.parameters})


def _take_little() -> None:
    with contextlib.suppress(ImportError):  # not everywhere
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


if __name__ == "__main__":
    _take_little()
    for line in shown(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(line + b"\n")
