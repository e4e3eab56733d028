"""The Chromium of the tests: the shell without windows, whose pages cost half as much, or else the whole browser."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
)


def find() -> str | None:
    """Where it is, if this machine has one."""
    return next((found for found in map(shutil.which, NAMES) if found), None)
