"""The notebooks of docs/ run from their first cell to their last."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

FULL = os.environ.get("FULLBOARD_RESEARCH") == "full"
FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
LIGHT = ("evaluation", "random-agent")
SECONDS = 3600  # a cell may take so long on a busy machine


@pytest.mark.parametrize("name", LIGHT)
def test_what_a_light_notebook_says_is_true(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))["cells"]
    known: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)


@pytest.mark.skipif(not FULL, reason="make test-research runs it")
@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs_as_its_readers_run_it(file: Path, tmp_path: Path) -> None:
    nbformat = pytest.importorskip("nbformat")
    client = pytest.importorskip("nbclient")
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    client.NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(tmp_path)}}).execute()


def test_notebooks_are_kept_without_what_they_printed() -> None:
    for file in FOLDER.glob("*.ipynb"):
        for cell in json.loads(file.read_text("utf-8"))["cells"]:
            assert not cell.get("outputs"), file.name
