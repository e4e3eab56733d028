"""What is done again and again for as long as the house is open: whatever goes wrong with it, there is a next time."""

import contextlib
import logging
from collections.abc import Iterator

from cachetools import TTLCache

from fullboard.house.errors import Refused

log = logging.getLogger("fullboard.house")

MOST_TOLD = 1000
TOLD_SECONDS = 3600.0  # for which it is not told again where something came from

_whole: TTLCache[tuple[str, type[Exception]], bool] = TTLCache(MOST_TOLD, TOLD_SECONDS)  # next time


@contextlib.contextmanager
def next_time(what: str) -> Iterator[None]:
    """Go on after whatever happens in there: it is said in the log, at first with where it came from.

    Of a refusal, a database that is away say, nothing more is said than has been said already.
    """
    try:
        yield
    except Refused:
        return
    except Exception as error:
        whole = _whole.setdefault((what, type(error)), True)
        _whole[what, type(error)] = False
        log.error("%s: %s", what, error, exc_info=whole)
