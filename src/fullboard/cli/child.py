"""A process of a house that has several: serves on the socket it was given, or does the work, while its parent lives.

Its role is its argument, and its settings are in the environment.
"""

import os
import signal
import socket
import sys
import threading
import time

CONFIG = "FULLBOARD_CONFIG"  # the settings, packed
DOOR = "FULLBOARD_DOOR"  # the descriptor of the listening socket
LIFELINE = "FULLBOARD_LIFELINE"  # the descriptor of a pipe that ends when the parent does
BEATS = "FULLBOARD_BEATS"  # the descriptor that beats are written to
LAST_SECONDS = 10.0  # from being asked to end to being ended


def main() -> None:
    """Be what the first argument says."""
    hold_on_to(int(os.environ.pop(LIFELINE)))
    role = sys.argv[1]
    if role == "web":
        _serve()
    else:
        from fullboard.cli import main as command_line

        command_line([role])


def hold_on_to(lifeline: int) -> None:
    """End in good order when the parent has ended, however it did; if that takes too long, at once."""

    def wait() -> None:
        os.read(lifeline, 1)  # nothing is ever written: it returns when the other end is closed
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LAST_SECONDS)
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=wait, name="lifeline", daemon=True).start()


def _serve() -> None:
    from fullboard.web.config import unpack
    from fullboard.web.server import serve

    config = unpack(os.environ.pop(CONFIG))
    door = socket.socket(fileno=int(os.environ.pop(DOOR)))
    beats = int(os.environ.pop(BEATS))

    async def beat() -> None:
        try:
            os.write(beats, b".")
        except BrokenPipeError:
            return  # the parent has gone, and the lifeline knows

    serve(config, door, beat)
