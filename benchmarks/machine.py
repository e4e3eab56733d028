"""Describes the machine that was measured on, without naming it."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

from benchmarks.peers import OPEN_SPIEL, Peer, Unavailable, find_compiler


def describe(peers: Mapping[str, Peer]) -> list[str]:
    """What decides about speed, one fact each."""
    facts = [
        f"{cores()} cores, {cpu_model()}; {platform.system()} on {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}, Fullboard {version('fullboard')}",
        f"C compiler: {compiler_version()}",
    ]
    if "openspiel" in peers:
        facts.append(f"OpenSpiel: {OPEN_SPIEL}")
    if "boardgameio" in peers:
        facts.append(f"Node.js: {first_line([shutil.which('node') or 'node', '--version'])}")
    return facts


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cpu_model() -> str:
    """The processor, as the system calls it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown processor"


def compiler_version() -> str:
    """The C compiler, as it calls itself."""
    try:
        return first_line([find_compiler(), "--version"])
    except Unavailable as reason:
        return str(reason)


def first_line(command: list[str]) -> str:
    """The first line a command prints."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    lines = done.stdout.splitlines()
    return lines[0].strip() if lines else "unknown"
