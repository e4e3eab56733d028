"""Chooses between compiled modules and plain Python before anything else of the house is imported.

Plain Python is taken when FULLBOARD_PURE=1 asks for it, when nothing was compiled, and when a source is
no longer the one that was compiled: an edit is never shadowed by a stale build.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class SourceFinder:
    """Finds the modules of the house as sources only, whatever compiled files lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of the house, nothing for the modules of others."""
        if not name.startswith("fullboard."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def stale_sources(package: Path) -> list[str]:
    """The sources that have changed since they were compiled."""
    manifest = package / "compiled.json"
    if not manifest.exists():
        return []
    digests: dict[str, str] = json.loads(manifest.read_text("utf-8"))
    files = {name: package.parent / name for name in digests}
    return [
        name
        for name, file in files.items()
        if file.exists() and hashlib.sha256(file.read_bytes()).hexdigest() != digests[name]
    ]


def choose() -> None:
    """Put the source finder first if plain Python is wanted or needed."""
    pure = os.environ.get("FULLBOARD_PURE") == "1"
    if not pure and (stale := stale_sources(PACKAGE)):
        warnings.warn(f"compiled files are out of date ({', '.join(stale)}): running as plain Python", stacklevel=3)
        pure = True
    if pure and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def compiled(module: ModuleType) -> bool:
    """Whether a module that can be compiled runs as compiled code."""
    return not str(module.__file__).endswith(".py")
