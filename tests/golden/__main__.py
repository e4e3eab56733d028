"""Writes the golden files anew and shows what differs."""

import difflib
import sys
from pathlib import Path

from tests.golden import cases, play, playthrough, playthrough_file


def write(file: Path, text: str) -> None:
    old = file.read_text("utf-8") if file.exists() else ""
    if text == old:
        return
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    difference = difflib.unified_diff(old.splitlines(), text.splitlines(), "before", file.name, lineterm="", n=1)
    print(f"{'changed' if old else 'new'}: {file.parent.name}/{file.name}")
    if old:
        sys.stdout.writelines(line + "\n" for line in list(difference)[:40])


if __name__ == "__main__":
    told = set()
    for case in cases():
        record = play(case).record()
        write(case.file, record)
        if case.key not in told:
            write(playthrough_file(case.key), playthrough(record))
            told.add(case.key)
