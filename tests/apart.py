"""Runs a coroutine in a thread of its own: Playwright keeps a loop running in the tests' own thread."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
LONGEST_SECONDS = 300  # what waits for something that never comes fails, and hangs nobody


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, LONGEST_SECONDS)).result()
