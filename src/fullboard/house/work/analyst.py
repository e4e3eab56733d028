"""In a process of its own: analyses a record that comes in on standard input.

Out goes, as JSON a line each: how far it is, and in the end the analysis or what is wrong with the record.
"""

import argparse
import json
import os
import sys
from typing import Any

from fullboard.bots.analysis import analyse
from fullboard.core.errors import FullboardError
from fullboard.house.work.apart import take_little

NICENESS = 15
MEMORY = 2 << 30
CPU_SECONDS = 660


def _write(told: dict[str, Any]) -> None:
    try:
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:  # whoever wanted it has fallen over, and somebody will ask again
        os._exit(1)


def main() -> None:
    """Read, analyse, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=0)
    iterations = parser.parse_args().iterations
    take_little(NICENESS, MEMORY, CPU_SECONDS)
    try:
        text = sys.stdin.buffer.read().decode()
        result = analyse(text, iterations, progress=lambda done, total: _write({"done": done, "total": total}))
        _write({"result": {key: value for key, value in result.items() if key != "names"}})
    except UnicodeDecodeError:
        _write({"code": "bad-encoding"})
    except FullboardError as error:
        _write({"code": error.code})


if __name__ == "__main__":
    main()
