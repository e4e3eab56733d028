"""Sets up the other implementations of Compañeros that we measure ourselves against, each on demand.

Everything goes into `benchmarks/.cache`. A peer that cannot be set up says why in one line; what its tools
printed is kept in a log beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
CACHE = HERE / ".cache"
SOURCES = HERE / "peers"
OPEN_SPIEL = "open_spiel==2.0.2"
OPEN_SPIEL_HERE = f"{OPEN_SPIEL} on Python {sys.version_info.major}.{sys.version_info.minor}"
STAMP = "installed.txt"
PATIENCE = 900  # seconds for one step of a set-up


class Unavailable(Exception):
    """A peer cannot be set up here; the message says why."""


@dataclass(frozen=True)
class Peer:
    """A peer that is ready to run: how it is called, and the forms in which it plays the same game."""

    command: tuple[str, ...]
    forms: tuple[str, ...] = ()

    def run(self, form: str, players: int, games: int, seed: int) -> list[str]:
        """The command that plays random games and prints one JSON line with the time they took."""
        counts = ["--players", str(players), "--rounds", "1", "--games", str(games), "--seed", str(seed)]
        return [*self.command, "run", *self._form(form), *counts]

    def agree(self, form: str, file: Path) -> list[str]:
        """The command that replays recorded picks and prints the scores, one line for each line."""
        return [*self.command, "agree", *self._form(form), str(file)]

    def _form(self, form: str) -> list[str]:
        return ["--form", form] if form in self.forms else []


def set_up_all(names: Mapping[str, Callable[[], Peer]]) -> tuple[dict[str, Peer], dict[str, str]]:
    """The peers that are ready, and for the others the reason why they are not."""
    ready: dict[str, Peer] = {}
    missing: dict[str, str] = {}
    for name, set_up in names.items():
        try:
            ready[name] = set_up()
        except Unavailable as reason:
            missing[name] = str(reason)
    return ready, missing


def set_up_kernel() -> Peer:
    """The C kernel, built by its own Makefile."""
    compiler = find_compiler()
    out = CACHE / "kernel"
    _run("kernel", ["make", "-C", str(SOURCES / "kernel"), f"OUT={out}", f"CC={compiler}"], "make could not build it")
    return Peer((str(out / "companeros"),), ("steps", "fused"))


def find_compiler() -> str:
    """The C compiler that the kernel is built with."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise Unavailable("there is no C compiler")
    return compiler


def set_up_openspiel() -> Peer:
    """OpenSpiel in a virtual environment of its own, so that it brings nothing into ours."""
    home = CACHE / "openspiel"
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"

    def install() -> None:
        venv.create(home, clear=True, with_pip=True)
        _run("openspiel", [str(python), "-m", "pip", "install", OPEN_SPIEL], f"pip could not install {OPEN_SPIEL}")

    _once(home, OPEN_SPIEL_HERE, install)
    return Peer((str(python), str(SOURCES / "openspiel" / "companeros.py")), ("api", "direct"))


def has_openspiel() -> bool:
    """Whether OpenSpiel is set up already."""
    return _is_there(CACHE / "openspiel", OPEN_SPIEL_HERE)


def set_up_boardgameio() -> Peer:
    """boardgame.io beside a copy of our game for it, so that the sources stay free of node_modules."""
    home = CACHE / "boardgameio"
    source = SOURCES / "boardgameio"
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        raise Unavailable("there is no Node.js with npm")
    shutil.copytree(source, home, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))

    def install() -> None:
        command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund"]
        _run("boardgameio", command, "npm could not install boardgame.io", home)

    _once(home, (source / "package.json").read_text("utf-8"), install)
    return Peer((node, str(home / "run.mjs")))


KERNEL: dict[str, Callable[[], Peer]] = {"kernel": set_up_kernel}
INSTALLED: dict[str, Callable[[], Peer]] = {"openspiel": set_up_openspiel, "boardgameio": set_up_boardgameio}


def _once(home: Path, version: str, install: Callable[[], None]) -> None:
    """Install, unless this very version is there in full: the stamp is written last."""
    if _is_there(home, version):
        return
    stamp = home / STAMP
    stamp.unlink(missing_ok=True)
    install()
    stamp.write_text(version, "utf-8")


def _is_there(home: Path, version: str) -> bool:
    stamp = home / STAMP
    return stamp.exists() and stamp.read_text("utf-8") == version


def _run(name: str, command: list[str], failure: str, folder: Path | None = None) -> None:
    """Run one step of a set-up; what it prints goes to the peer's log, where package managers may be chatty."""
    CACHE.mkdir(exist_ok=True)
    log = CACHE / f"{name}.log"
    try:
        with log.open("w", encoding="utf-8") as out:
            subprocess.run(command, check=True, cwd=folder, stdout=out, stderr=out, timeout=PATIENCE)
    except FileNotFoundError:
        raise Unavailable(f"there is no {Path(command[0]).name}") from None
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        raise Unavailable(f"{failure}: see {log.relative_to(HERE.parent)}") from None
