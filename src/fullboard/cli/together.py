"""Several things that a command does at the same time."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def until_one_ends(*each: Coroutine[Any, Any, Any]) -> None:
    """Do all of it until the first has ended; if that was an error it is raised, and the rest is broken off."""
    tasks = [asyncio.create_task(one) for one in each]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
