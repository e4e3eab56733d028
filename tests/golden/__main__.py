"""Writes the golden files anew and shows what differs."""

import difflib
import sys
from pathlib import Path

from fullboard.testing.golden import playthrough, playthrough_file, written
from tests.golden import FOLDER, KEYS, LANGUAGES, cases


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
    for key in KEYS:
        records = {case.file(FOLDER): written(case) for case in cases(key)}
        for file, record in records.items():
            write(file, record)
        write(playthrough_file(FOLDER, key), playthrough(next(iter(records.values())), LANGUAGES))
