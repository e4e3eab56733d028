"""A game of somebody else's, installed for a while: to go missing, or to know fewer languages than the house."""

from __future__ import annotations

import shutil
from pathlib import Path

SIESTA = Path(__file__).parents[2] / "examples" / "siesta" / "src" / "fullboard_siesta"
TEXTS = (".py", ".toml", ".md")


def install(folder: Path, name: str, without: tuple[str, ...] = ()) -> Path:
    """Siesta by another name, in a folder for PYTHONPATH; files whose names end like that are left out."""
    package = f"fullboard_{name}"
    target = folder / package
    shutil.copytree(SIESTA, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted(target.rglob("*")):
        if file.name.endswith(without or ("\0",)):
            file.unlink()
        elif file.suffix in TEXTS:
            words = file.read_text("utf-8").replace("fullboard_siesta", package).replace('"siesta"', f'"{name}"')
            file.write_text(words, "utf-8")
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[fullboard.games]\n{name} = {package}:GAME\n")
    return folder
