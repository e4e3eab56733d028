"""Ship a net that was trained: put it where its game looks for it, with how it is asked and what it has shown.

python -m benchmarks.studies.ship_net FOLDER --play '{"iterations": 2000}' --figures '{"against hard": "…"}'
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from fullboard.bots.netfiles import read_net, write_net
from fullboard.bots.training.log import read_log
from fullboard.core.shelf import find_game


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--play", type=json.loads, default={})
    parser.add_argument("--figures", type=json.loads, default={})
    given = parser.parse_args()
    heading, weights = read_net((given.folder / "best.net").read_bytes(), "best.net")
    gates = [line for line in read_log(given.folder) if line["step"] == "gate"]
    first = {name: value for name, value in gates[1].items() if name.startswith("greedy")}
    figures = {**heading.figures, "first generation": first, **given.figures}
    package = find_game(heading.game).folder.replace(".", "/")
    target = Path("src") / package / "nets" / f"{heading.players}.net"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(write_net(replace(heading, figures=figures, play=given.play), weights))
    print(target, target.stat().st_size)


if __name__ == "__main__":
    main()
