"""What all tests share: one Chromium, and patience."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from playwright.sync_api import Browser, expect, sync_playwright

FLAGS = (
    "--no-sandbox --disable-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --autoplay-policy=no-user-gesture-required"
)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as for whatever a shell starts in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # or no test could interrupt what it has started

PATIENCE = 60.0  # seconds: usual are five, too few where the machine is busy
expect.set_options(timeout=1000 * PATIENCE)
for wait in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("these tests need a browser: apt-get install chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS.split())
        yield running
        running.close()
