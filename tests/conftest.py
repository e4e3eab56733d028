"""What all tests share: one Chromium."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

FLAGS = (
    "--no-sandbox --disable-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --autoplay-policy=no-user-gesture-required"
)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as for whatever a shell starts in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # or no test could interrupt what it has started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("these tests need a browser: apt-get install chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS.split())
        yield running
        running.close()
