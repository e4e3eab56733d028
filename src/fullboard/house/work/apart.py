"""Runs a module of this folder in a process of its own, with little memory and time, and listens to what it writes."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable

from fullboard.house.work.thinkers import Died, TookTooLong

log = logging.getLogger("fullboard.work")

LONGEST_LINE = 1 << 24
LONGEST_COMPLAINT = 2000
OVERWORKED = -getattr(signal, "SIGXCPU", 0)  # not everywhere


async def run_apart(
    module: str, given: bytes, seconds: float, hear: Callable[[bytes], Awaitable[None]], *arguments: str
) -> None:
    """Give it something to read, and hear every line it writes; TookTooLong or Died if it does not end well."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    complaining = asyncio.create_task(_last_words(process.stderr))
    try:
        async with asyncio.timeout(seconds):
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                process.stdin.write(given)
                await process.stdin.drain()
                process.stdin.close()
            async for line in process.stdout:
                await hear(line)
            await process.wait()
    except TimeoutError:
        raise TookTooLong(f"{module} took longer than {seconds} seconds") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        complaint = await complaining
    if process.returncode:
        if process.returncode == OVERWORKED:
            raise TookTooLong(f"{module} has used up the time it may work")
        log.error("%s ended with %s: %s", module, process.returncode, complaint)
        raise Died(f"{module} ended with {process.returncode}")


async def _last_words(stream: asyncio.StreamReader) -> str:
    said = b""
    while more := await stream.read(4096):
        said = (said + more)[-LONGEST_COMPLAINT:]
    return said.decode(errors="replace")


def take_little(niceness: int, memory: int, seconds: int) -> None:
    """In the process: let others go first, and end after so many seconds of work, however long that takes."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    with contextlib.suppress(ImportError):  # not everywhere
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
