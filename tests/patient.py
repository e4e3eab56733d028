"""httpx for the tests, with more patience than its usual five seconds, for a busy machine is no failure.

It is also without certificates, which take long to read: nothing here is encrypted.
"""

from functools import partial
from typing import Any

import httpx

PATIENCE = 60.0  # seconds
USUAL: dict[str, Any] = {"timeout": PATIENCE, "verify": False}

get = partial(httpx.get, **USUAL)
head = partial(httpx.head, **USUAL)
post = partial(httpx.post, **USUAL)
request = partial(httpx.request, **USUAL)
stream = partial(httpx.stream, **USUAL)
client = partial(httpx.Client, **USUAL)
async_client = partial(httpx.AsyncClient, **USUAL)
