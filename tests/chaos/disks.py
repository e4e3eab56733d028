"""What disks do on bad days: they fill up, or cannot be written to any more. With small disks of our own, where that
is allowed; else with a limit on how large a file may get."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

MEGABYTES = 6
BALLAST = "ballast"


def _mount(*arguments: str) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of a few megabytes; None where nobody may have one."""
    folder.mkdir()
    if os.getuid() != 0 or not _mount("-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=700", "tmpfs", str(folder)):
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(disk: Path) -> None:
    """Not a byte is left."""
    with (disk / BALLAST).open("ab", buffering=0) as ballast, contextlib.suppress(OSError):
        for size in (1 << 16, 1 << 12, 1):
            with contextlib.suppress(OSError):
                while True:
                    ballast.write(b"x" * size)


def make_room(disk: Path) -> None:
    (disk / BALLAST).unlink()


def write_protect(disk: Path, on: bool) -> bool:
    """Whether it could be done: not while something on it is open for writing."""
    return _mount("-o", f"remount,{'ro' if on else 'rw'}", str(disk))


def limit_files(process: int, size: int) -> None:
    """No file of that process may grow beyond this; -1 is any size."""
    limit = resource.RLIM_INFINITY if size < 0 else size
    resource.prlimit(process, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
