"""In a process of its own: analyses a record that comes in on standard input.

Out goes, as JSON a line each: how far it is, and in the end the analysis or what is wrong with the record.
"""

import argparse
import contextlib
import json
import os
import sys
from typing import Any

from fullboard.bots.analysis import analyse
from fullboard.core.errors import FullboardError

MEMORY = 2 << 30
CPU_SECONDS = 660  # ends it should nobody be left to do so


def _write(told: dict[str, Any]) -> None:
    try:
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:  # the house has fallen over, and will ask again
        os._exit(1)


def _take_little() -> None:
    with contextlib.suppress(OSError):
        os.nice(15)
    with contextlib.suppress(ImportError):  # not everywhere
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


def main() -> None:
    """Read, analyse, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=0)
    iterations = parser.parse_args().iterations
    _take_little()
    try:
        text = sys.stdin.buffer.read().decode()
        result = analyse(text, iterations, progress=lambda done, total: _write({"done": done, "total": total}))
        _write({"result": {key: value for key, value in result.items() if key != "names"}})
    except UnicodeDecodeError:
        _write({"code": "bad-encoding", "parameters": {}})
    except FullboardError as error:
        _write({"code": error.code, "parameters": error.parameters})


if __name__ == "__main__":
    main()
