"""What `make dev` promises: what is edited is served a moment later, and browsers do not keep what was there before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

import fullboard
from tests import patient
from tests.house.server import free_port

PATIENCE = 60.0  # seconds: on an idle machine it takes less than two


class Workshop:
    """A copy of the package, and a house that serves it."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "src" / "fullboard"
        shutil.copytree(
            Path(fullboard.__file__).parent, self.package, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
        (self.package / "compiled.json").unlink(missing_ok=True)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "fullboard.cli.dev", "--port", str(port), "--data", str(folder / "data")],
                env={**os.environ, "PYTHONPATH": str(folder / "src"), "FULLBOARD_DEV": "1"},
                cwd=folder,
                stdout=log,
                stderr=log,
            )

    def get(self, path: str) -> httpx.Response | None:
        try:
            return patient.get(self.url + path)
        except httpx.TransportError:
            return None

    def shows(self, path: str, text: str) -> bool:
        answer = self.get(path)
        return answer is not None and text in answer.text

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.package / file).read_text("utf-8")
        assert old in text
        (self.package / file).write_text(text.replace(old, new, 1), "utf-8")


def test_all_libraries_are_loaded_before_the_house_is_started_again() -> None:
    """What is not would be loaded anew at each start, which takes longer than all of the house."""
    loaded = """
import importlib, sys
from fullboard.cli.dev import LIBRARIES
for each in LIBRARIES:
    importlib.import_module(each)
before = {name.partition(".")[0] for name in sys.modules}
import fullboard.web.app, fullboard.web.server
after = {name.partition(".")[0] for name in sys.modules}
print(*sorted(name for name in after - before - set(sys.stdlib_module_names) if not name.startswith("_")))
"""
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    workshop = Workshop(tmp_path_factory.mktemp("dev"))
    try:
        wait_for(lambda: workshop.get("/healthz"))
        yield workshop
    finally:
        workshop.process.terminate()
        workshop.process.wait(30)


def wait_for(what: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_pages_have_their_scripts(server: Workshop) -> None:
    for script in ("htmx.js", "hx-sse.js", "house.js"):
        answer = server.get(f"/static/{script}")
        assert answer is not None
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"


def test_an_edited_template_is_seen(server: Workshop) -> None:
    server.edit("web/templates/help.html", '<article class="rules">', '<article class="rules" data-edited="yes">')
    wait_for(lambda: server.shows("/games/companeros/help", 'data-edited="yes"'))


def test_an_edited_style_sheet_of_a_game_is_seen_and_not_kept_by_browsers(server: Workshop) -> None:
    server.edit("games/companeros/table/board.css", "{", "{ /* edited */")
    wait_for(lambda: server.shows("/games/companeros/board.css", "/* edited */"))
    answer = server.get("/games/companeros/board.css")
    assert answer is not None
    assert answer.headers["cache-control"] == "no-cache"


def test_an_edited_module_is_seen(server: Workshop) -> None:
    server.edit("web/app.py", 'title="Fullboard"', 'title="Fullboard, edited"')
    wait_for(lambda: server.shows("/api/openapi.json", "Fullboard, edited"))


def test_edited_rulings_are_seen(server: Workshop) -> None:
    server.edit("games/companeros/rulings.md", "# Compañeros", "# Compañeros, edited")
    wait_for(lambda: server.shows("/games/companeros/rulings", "Compañeros, edited"))
