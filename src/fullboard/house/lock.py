"""One house at a time on an SQLite database: whoever has it open holds a lock beside the file.

The lock is the process's own: its children do not have it, and it ends with the process, however that ends.
"""

import os
import sys
from pathlib import Path
from types import TracebackType

from fullboard.house.errors import Broken

BEHIND = 1 << 20  # on Windows a byte that is locked cannot be read: one behind all that is written down


class HouseLock:
    """Held from `take` to `give_back`, or for the length of a `with`."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_suffix(".lock")
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take the lock; Broken if another process has it, or it cannot be taken here."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Broken("data-unusable", folder=str(self.file.parent), reason=error.strerror) from error
        try:
            _hold(descriptor)
        except OSError as error:
            holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
            os.close(descriptor)
            raise Broken("house-open", folder=str(self.file.parent), process=holder or "?") from error
        self._descriptor = descriptor
        _write_down(descriptor)

    def give_back(self) -> None:
        """Let others have it; the file stays, for whoever removes it could remove another's."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> "HouseLock":
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()


def _hold(descriptor: int) -> None:
    """Lock the file, as this system does it; OSError if another process has."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write_down(descriptor: int) -> None:
    """Who has it, for the sentence that another one is told; a full disk is no reason to stay closed."""
    try:
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
    except OSError:
        return
