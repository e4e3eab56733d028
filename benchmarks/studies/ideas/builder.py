"""Builds the house once more with the ideas compiled beside the search, into the benchmarks' cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
IDEAS = [Path(__file__).with_name(f"{name}.py") for name in ("searches", "guides")]
HOME = ROOT / "benchmarks" / ".cache" / "ideas"
OTHERS = '"series", "witness"'  # what is compiled of the bots, in setup.py


def sources(pure: bool = False) -> Path:
    """A copy of the sources with the ideas among the bots; good enough where nothing needs to be quick."""
    home = HOME / ("pure" if pure else "sources")
    shutil.rmtree(home, ignore_errors=True)
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
    return home


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
        subprocess.run(command, cwd=sources(), check=True)
        (library / "done").touch()
    return library


def environment(library: Path) -> dict[str, str]:
    """For a process that takes the house from there."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(library), str(ROOT)])}


if __name__ == "__main__":
    print(build())
