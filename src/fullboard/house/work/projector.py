"""In a process of its own: replays a record of unknown origin and writes down what every viewer sees.

The record comes in on standard input. Out goes, a line each: the facts or what is wrong with the record, the
story for a spectator and for every seat, for every line of the log the view of each of them, what it set off for each
of them, and the position there.
"""

import base64
import json
import sys
import zlib
from collections.abc import Iterator
from typing import Any

from fullboard.core.errors import BadRecord, FullboardError
from fullboard.core.match import Match
from fullboard.core.record import read_record
from fullboard.house.continuing import position_at
from fullboard.house.work.apart import take_little

MOST_LINES = 3000  # of a log: ten times the longest match
MOST_BYTES = 8 << 20  # of what is written
NICENESS = 5
MEMORY = 1 << 30
CPU_SECONDS = 10


def project(text: str) -> Iterator[Any]:
    """The facts, the stories, the views."""
    record = read_record(text)
    if len(record.lines) > MOST_LINES:
        raise BadRecord("too-many-lines", record.first_line + MOST_LINES, most=MOST_LINES)
    match = Match.from_record(record)
    viewers = [None, *range(match.players)]
    last = len(match.lines()) - 1
    yield {"game": match.game.key, "players": match.players, "names": match.names, "last": last}
    for viewer in viewers:
        yield match.story(viewer)
    for line in range(last + 1):
        yield [match.view_at(line, viewer) for viewer in viewers]
    for line in range(last + 1):
        yield [match.beats(viewer, line, line + 1) for viewer in viewers]
    if match.game.sets_up:
        for line in range(last + 1):
            yield position_at(match, line)


def pack(value: Any) -> bytes:
    """Plain data, small."""
    return zlib.compress(json.dumps(value).encode())


def unpack(packed: bytes) -> Any:
    """What was packed."""
    return json.loads(zlib.decompress(packed))


def shown(data: bytes) -> Iterator[bytes]:
    """What to write for a record, packed, or the one thing that says what is wrong with it."""
    size = 0
    try:
        frames = []
        for value in project(data.decode()):
            frames.append(pack(value))
            size += len(frames[-1])
            if size > MOST_BYTES:
                raise BadRecord("too-much-to-show")
        yield from frames
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        yield pack({"code": "bad-encoding", "parameters": {"line": line}})
    except FullboardError as error:
        yield pack({"code": error.code, "parameters": error.parameters})


if __name__ == "__main__":
    take_little(NICENESS, MEMORY, CPU_SECONDS)
    for frame in shown(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(base64.b64encode(frame) + b"\n")
