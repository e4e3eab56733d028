"""Processes that think for the house: they leave it the cores, and go when it is gone, however it went."""

import contextlib
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait


def thinkers(count: int, niceness: int) -> ProcessPoolExecutor:
    """So many of them; the nicer, the more they let others go first."""
    context = get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=_serve, initargs=(niceness,))


def _serve(niceness: int) -> None:
    with contextlib.suppress(OSError):
        os.nice(niceness)
    threading.Thread(target=_follow_the_house, daemon=True).start()


def _follow_the_house() -> None:
    house = parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(1)
