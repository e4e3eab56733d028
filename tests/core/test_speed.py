"""One source, two speeds: which one runs is asked for, said, and never out of date."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fullboard

pytestmark = pytest.mark.slow

INSTALLED = Path(fullboard.__file__).parent
REPOSITORY = Path(__file__).parents[2]


def run(code: str, path: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    env.pop("FULLBOARD_PURE", None) if "FULLBOARD_PURE" not in environment else None
    if path is not None:
        env["PYTHONPATH"] = str(path)
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The installed package somewhere else, where its sources may be edited."""
    shutil.copytree(INSTALLED, tmp_path / "fullboard")
    for library in INSTALLED.parent.glob("*__mypyc*"):
        shutil.copy(library, tmp_path)
    return tmp_path


def test_the_version_says_which() -> None:
    command = [sys.executable, "-m", "fullboard", "--version"]
    plain = subprocess.run(
        command, env={**os.environ, "FULLBOARD_PURE": "1"}, capture_output=True, text=True, check=True
    )
    assert plain.stdout.startswith("fullboard ")
    assert plain.stdout.endswith("(plain Python)\n")
    here = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ("compiled with mypyc" in here.stdout) == fullboard.compiled


def test_plain_python_can_be_asked_for_at_run_time() -> None:
    code = "import fullboard.games.companeros.rules as r, fullboard.core.state as s; print(r.__file__, s.__file__)"
    files = run(code, FULLBOARD_PURE="1").stdout.split()
    assert all(file.endswith(".py") for file in files)


@pytest.mark.skipif(not fullboard.compiled, reason="nothing was compiled here")
def test_an_edited_source_is_never_shadowed_by_a_stale_build(copied: Path) -> None:
    code = "import fullboard; print(fullboard.compiled, fullboard.__file__)"
    before = run(code, copied)
    assert before.stdout.startswith(f"True {copied}")
    source = copied / "fullboard" / "games" / "companeros" / "rules.py"
    source.write_text(source.read_text("utf-8") + "\nEDITED = True\n", "utf-8")
    after = run("import fullboard.games.companeros.rules as r, fullboard; print(fullboard.compiled, r.EDITED)", copied)
    assert after.stdout == "False True\n"
    assert "out of date" in after.stderr
    assert "games/companeros/rules.py" in after.stderr


def install(tmp_path: Path, **environment: str) -> Path:
    """Install the sources into a new environment that sees this one's dependencies."""
    source = tmp_path / "source"
    shutil.copytree(REPOSITORY / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(REPOSITORY / name, source)
    target = tmp_path / "target"
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--no-build-isolation",
            "--target",
            str(target),
            str(source),
        ],
        env={**os.environ, **environment},
        check=True,
    )
    leftovers = [path.name for path in source.iterdir()]
    assert "build" not in leftovers
    assert not list((source / "src").glob("*.egg-info"))
    return target


VERSION = "from fullboard.cli.main import main; main(['--version'])"
GAME = "from fullboard import Match; m = Match('companeros', 3, seed=1); print(m.legal(m.actors[0]))"


def test_without_a_compiler_the_same_sources_install_and_run(tmp_path: Path) -> None:
    target = install(tmp_path, CC="no-such-compiler", PATH=os.path.dirname(sys.executable))
    assert not list(target.glob("**/*.so"))
    assert "plain Python" in run(VERSION, target).stdout
    assert run(GAME, target).stdout == run(GAME).stdout


def test_plain_python_can_be_asked_for_at_build_time(tmp_path: Path) -> None:
    target = install(tmp_path, FULLBOARD_PURE="1")
    assert not list(target.glob("**/*.so"))
    assert "plain Python" in run(VERSION, target).stdout
