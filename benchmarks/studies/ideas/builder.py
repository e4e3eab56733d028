"""Builds the house once more with the ideas compiled beside the search, into the benchmarks' cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[3]
IDEAS = [Path(__file__).with_name(f"{name}.py") for name in ("searches", "guides")]
HOME = ROOT / "benchmarks" / ".cache" / "ideas"
OTHERS = '"series", "witness"'  # what is compiled of the bots, in setup.py


def copy_sources(home: Path) -> None:
    """Put the sources there, with the ideas among the bots; good enough where nothing needs to be quick."""
    shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, home / name)
    recipe = (ROOT / "setup.py").read_text("utf-8")
    assert OTHERS in recipe
    also = ", ".join(f'"ideas/{file.stem}"' for file in IDEAS)
    (home / "setup.py").write_text(recipe.replace(OTHERS, f"{OTHERS}, {also}"), "utf-8")
    folder = home / "src" / "fullboard" / "bots" / "ideas"
    folder.mkdir()
    (folder / "__init__.py").touch()
    for file in IDEAS:
        shutil.copy(file, folder / file.name)


def digest() -> str:
    """Of everything that is compiled."""
    files = [*sorted((ROOT / "src").glob("**/*.py")), ROOT / "setup.py", *IDEAS]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def build() -> Path:
    """Where the compiled house with the ideas lies; takes some minutes when anything has changed."""
    library = HOME / digest()[:16]
    if not (library / "done").exists():
        shutil.rmtree(library, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(library), "."]
        with tempfile.TemporaryDirectory() as home:
            copy_sources(Path(home))
            subprocess.run(command, cwd=home, check=True)
        (library / "done").touch()
    return library


def run(module: str, library: Path, notes: Path, **settings: str) -> int:
    """Run a study once more, with the house that has the ideas in it; what is played is kept in `notes`."""
    where = {"PYTHONPATH": os.pathsep.join([str(library), str(ROOT)]), "FULLBOARD_IDEAS": str(notes)}
    command = [sys.executable, "-m", module, *sys.argv[1:]]
    return subprocess.run(command, env={**os.environ, **where, **settings}, check=False).returncode


def run_compiled(module: str) -> int:
    """The same, compiled first."""
    return run(module, build(), HOME / "played.json")


def run_plain(module: str) -> int:
    """The same as plain Python: nothing is kept."""
    with tempfile.TemporaryDirectory() as home:
        copy_sources(Path(home))
        return run(module, Path(home) / "src", Path(home) / "played.json", FULLBOARD_PURE="1")


if __name__ == "__main__":
    print(build())
