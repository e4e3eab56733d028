"""What a training has written down of itself."""

import json
from pathlib import Path
from typing import Any


def read_log(folder: Path) -> list[dict[str, Any]]:
    """The lines of a training's log; one that was broken off is left out."""
    try:
        text = (folder / "log.jsonl").read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    lines = []
    for line in text.splitlines():
        try:
            lines.append(json.loads(line))
        except ValueError:
            continue
    return lines


def summary(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """How far it has come: generations, matches, which one is the best, and what that one wins among greedy bots."""
    gates = [line for line in lines if line["step"] == "gate"]
    taken = [line for line in gates if line["taken"]]
    matches = max((line["matches"] for line in lines if "matches" in line), default=0)
    return {
        "generations": len(gates),
        "matches": matches,
        "taken": taken[-1]["generation"] if taken else None,
        "greedy": [taken[-1][name] for name in ("greedy", "greedy_low", "greedy_high")] if taken else [],
    }
