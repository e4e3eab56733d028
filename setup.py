"""Compiles rules, views and search with mypyc, if there is a compiler; the rest is in pyproject.toml.

Everything is built in an empty folder, so that nothing of an earlier build can be shipped, and a list of
the compiled sources with their digests goes along, so that an edited source is never shadowed.
FULLBOARD_PURE=1 skips compilation, and so does an editable install.
"""

import atexit
import hashlib
import json
import os
import shutil
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/fullboard")
SCRATCH = os.path.relpath(tempfile.mkdtemp(prefix="fullboard-build-"))  # setuptools wants relative paths
atexit.register(shutil.rmtree, os.path.abspath(SCRATCH), ignore_errors=True)

CORE = ("bits", "bot", "boxes", "cells", "chair", "chance", "features", "game", "guide", "moves", "playout")
CORE += ("prospects", "state", "vectors")
BOTS = ("learned", "loop", "matches", "nets", "search", "selfplay", "series", "witness")
NOT_RULES = {
    "__init__.py",
    "coach.py",
    "edition.py",
    "position",
    "position.py",
    "preview.py",
    "reasons.py",
    "standing.py",
    "story.py",
    "sums.py",
    "tally.py",
    "terminal.py",
}
COMPILED = [
    *(PACKAGE / "core" / f"{name}.py" for name in CORE),
    *(PACKAGE / "bots" / f"{name}.py" for name in BOTS),
    *(file for file in sorted(PACKAGE.glob("games/*/**/*.py")) if NOT_RULES.isdisjoint(file.parts)),
]


def extensions() -> list[Extension]:
    """The compiled modules; `optional`, so that a machine without a compiler gets plain Python."""
    building = {"bdist_wheel", "build", "build_ext", "install"}.intersection(sys.argv)
    if os.environ.get("FULLBOARD_PURE") == "1" or not building:
        return []
    from mypyc.build import mypycify

    modules = mypycify([str(file) for file in COMPILED], opt_level="3", target_dir=f"{SCRATCH}/c")
    for module in modules:
        module.optional = True
        if os.name == "posix":  # calls inside the library need not go through its symbol table
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


SCRIPTS = {"htmx-4.min.js": "htmx.js", "ext/hx-sse-4.min.js": "hx-sse.js"}  # of django-htmx, as the pages know them


class BuildWithExtras(build_py):
    """Ships htmx, and the digests of the compiled sources, by which `fullboard.speed` knows a stale build."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # the pages are served from the sources, so that is where they look for it
            copy_htmx(PACKAGE)
            return
        package = Path(self.build_lib) / "fullboard"
        copy_htmx(package)
        digests = {str(file.relative_to("src")): hashlib.sha256(file.read_bytes()).hexdigest() for file in COMPILED}
        (package / "compiled.json").write_text(json.dumps(digests, indent=1, sort_keys=True) + "\n")


def copy_htmx(package: Path) -> None:
    """Put the scripts of django-htmx where the pages find them."""
    found = find_spec("django_htmx")
    assert found is not None
    assert found.origin is not None
    for name, shipped in SCRIPTS.items():
        script = Path(found.origin).parent / "static" / "django_htmx" / name
        shutil.copy(script, package / "web" / "static" / shipped)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithExtras},
    options={"build": {"build_base": f"{SCRATCH}/build"}, "egg_info": {"egg_base": SCRATCH}},
)
