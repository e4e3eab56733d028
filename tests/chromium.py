"""The Chromium of the tests: the shell without windows, whose pages cost half as much; or the whole browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Playwright

WHOLE = "chromium"
SHELL = "chromium-headless-shell"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
)


def find(*names: str) -> str | None:
    """Where the first of these is that this machine has."""
    return next((found for found in map(shutil.which, names) if found), None)


@contextmanager
def running(playwright: Playwright, *names: str) -> Iterator[Browser]:
    """The first of these, running."""
    found = find(*names)
    if found is None:
        pytest.fail(f"these tests need a browser: apt-get install {names[0]}")
    browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
    yield browser
    browser.close()
