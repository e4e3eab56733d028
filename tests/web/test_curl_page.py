"""The page about the API does what it says: its blocks are run, in order, against a running house."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.server import Server

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BLOCKS = re.findall(r"^```(bash|python)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def script() -> str:
    """One bash script of all blocks; a Python block becomes the file its first line names."""
    parts = ["set -euo pipefail"]
    for language, text in BLOCKS:
        if language == "python":
            name = re.match(r"# (\w+\.py)", text)
            assert name, "a Python block on the page opens with its file name"
            text = f"cat > {name[1]} <<'PYTHON'\n{text}PYTHON\n"
        parts.append(text)
    return "\n".join(parts)


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="no curl or bash here")
def test_the_page_plays_a_match_with_curl_and_one_with_a_bot_of_its_own(server: Server, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script()],
        cwd=tmp_path,
        env={**os.environ, "FULLBOARD": server.url, "PATH": path},
        capture_output=True,
        text=True,
        timeout=600,
    )
    said = done.stdout
    assert done.returncode == 0, said + done.stderr
    assert said.startswith("ok")
    assert re.search(r"^running seat 0 names \['Robota',", said, re.MULTILINE)
    assert re.search(r"^scores \[\d+, \d+, \d+\] winners \[\d", said, re.MULTILINE)
    assert '{"code":"not-running","parameters":{}}' in said
    assert "picks: all as the secret gives them" in said
    assert "neither changed nor chosen by the house" in said
    assert re.search(r"^scores \[\d+, \d+, \d+\] mine \d+$", said, re.MULTILINE)


def test_the_bot_on_the_page_stays_small() -> None:
    (bot,) = [text for language, text in BLOCKS if language == "python"]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 30
